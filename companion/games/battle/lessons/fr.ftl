## Une première partie : ce qu'on prépare, puis les mots de chaque étape, et ce qui en est résulté

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
battle-lesson-hold = { $p2 }, les figurines barrent le passage et ne se prennent pas. Bien placée, une créature prive les héros d’une longue glissade : voyez-vous où ?
battle-lesson-count = { $p1 }, pour comparer deux coups, comptez : un par case qui reçoit votre jeton, un de plus par jeton noir renvoyé, un de moins si vous vous arrêtez sur un jeton à vous.
battle-lesson-spread = { $p2 }, une case déjà à vous ne reçoit pas de second jeton. Allez donc là où vous n’en avez pas encore.
battle-lesson-between = { $p1 }, des jetons entre deux figurines d’une même rangée ne peuvent pas être traversés le long de celle-ci, puisque personne ne saute : on ne les prend que de côté. Pouvez-vous en enfermer ?
battle-lesson-back = { $p2 }, les figurines glissent aussi en arrière. Regardez derrière les lignes : ce que les héros y ont laissé est souvent mal gardé.
battle-lesson-under = { $p1 }, la case sous une figurine n’est à personne : elle ne reçoit son jeton qu’au départ de la figurine. Chaque figurine au repos a donc une case en réserve.
battle-lesson-danger = { $p2 }, peu de jetons à poser, c’est le danger : une longue glissade peut suffire. Placez alors une figurine en travers, ou traversez des jetons pour en renvoyer.
battle-lesson-alone = { $p1 }, encore deux règles. Qui ne peut pas bouger passe. Et si la même position revient une troisième fois, la partie s’arrête : le camp qui a le plus de jetons sur le plateau gagne. Jouez, puis continuez sans moi.
