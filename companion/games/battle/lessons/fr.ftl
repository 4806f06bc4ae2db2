## Une première partie : ce qu'on prépare, puis les mots de chaque étape, et ce qui en est résulté

battle-lesson-setup = Héros et créatures se disputent les cases : le premier qui pose le dernier de ses neuf jetons gagne. Placez les figurines comme sur l’image. { $p1 } joue les héros, avec neuf jetons blancs ; { $p2 } joue les créatures, avec neuf jetons noirs.
battle-lesson-open = { $p1 }, à vous. Une figurine glisse tout droit sur sa rangée ou sa colonne, aussi loin que vous voulez, mais jamais par-dessus une autre. Avancez { $a } d’une case, en { $b }.
battle-lesson-open-made = La case quittée reçoit un jeton blanc : elle est à vous.
battle-lesson-answer = { $p2 }, à votre tour, tout pareil. Amenez { $a } en { $b }.
battle-lesson-answer-made = Un jeton noir marque la case de départ.
battle-lesson-long = { $p1 }, voyez plus grand : { $a } jusqu’en { $b }. Chaque case quittée ou traversée reçoit un jeton ; plus la glissade est longue, plus elle rapporte.
battle-lesson-long-made = Trois jetons d’un coup ! Seule la case d’arrivée n’en reçoit pas.
battle-lesson-cross = { $p2 }, répliquez : glissez { $a } jusqu’en { $b }. Vous traversez deux jetons blancs : ils retournent à { $p1 }, et les vôtres prennent leur place.
battle-lesson-cross-made = Deux jetons perdus pour les blancs, trois gagnés pour les noirs.
battle-lesson-land = { $p1 }, un jeton s’en va aussi quand une figurine s’arrête dessus. Envoyez { $a } en { $b } : adieu le jeton noir. En chemin, les vôtres restent.
battle-lesson-land-made = Mais si vous vous arrêtez sur un de vos jetons, vous devez le reprendre.
battle-lesson-choose = { $p2 }, à vous de choisir. Touchez une créature et voyez ce qui brille. Glisser loin, c’est bien ; à travers des jetons blancs, c’est mieux.
battle-lesson-race = { $p1 }, choisissez aussi. Regardez les nombres : ce sont les jetons qu’il vous reste à poser. Le joueur qui n’en a plus gagne, même au milieu d’un déplacement.
battle-lesson-hold = { $p2 }, un dernier conseil avant de vous laisser jouer. Les figurines barrent le passage et ne se prennent pas : bien placée, une créature prive les héros d’une longue glissade.
