## Une première partie : ce qu'on prépare, puis les mots de chaque étape, et ce qui en est résulté

olympia-lesson-setup = Comptez votre attribut, et tapez sur la pile à trois. { $p1 } est l’enfant de Zeus (Éclair), { $p2 } d’Athéna (Chouette), { $p3 } de Poséidon (Trident) ; on joue dans cet ordre. Gardez les trois cartes de chacun de ces dieux et les cinq de chaque attribut. Placez dessus, la première tout en haut : { $p1 } Éclair, Athéna, Chouette ; { $p2 } Chouette, Zeus, Éclair ; { $p3 } Éclair, Éclair. Distribuez le reste : huit cartes chacun.
olympia-lesson-deal = Chacun tient huit cartes face cachée, celles qu’on a préparées sur le dessus. Les pions sont au pied des marches. { $p1 }, dites quand vous voulez commencer.
olympia-lesson-one = { $p1 }, retournez votre première carte sur la pile et dites-moi laquelle : { $a }. Elle est pour vous : comptez un, dans votre tête. Jamais à voix haute !
olympia-lesson-one-made = { $p1 } en a un.
olympia-lesson-two = { $p2 }, à vous : { $a }. Elle compte pour vous, car c’est l’attribut d’Athéna. Peu importe qui la retourne.
olympia-lesson-three = { $p3 }, retournez : { $a }. Ce n’est pas votre attribut, et { $p1 } passe à deux.
olympia-lesson-god = { $p1 }, voici { $a }, une carte dieu. Elle enlève un attribut au joueur qui a l’enfant de ce dieu à sa gauche. À votre gauche, { $p2 }, enfant d’Athéna : vous revenez à un.
olympia-lesson-none = { $p2 }, maintenant { $a }. { $p3 } a { $p1 } à sa gauche : cette carte dieu vise donc { $p3 }, qui n’a encore rien et ne perd rien.
olympia-lesson-four = { $p3 }, la suivante : { $a }. { $p1 } suit toujours ? Cela refait deux.
olympia-lesson-five = { $p1 }, retournez : { $a }. { $p2 } en a deux aussi, et il vous manque une carte à tous les deux.
olympia-lesson-six = { $p2 }, retournez : { $a }. Tout le monde, gardez la main prête !
olympia-lesson-slap = { $p1 }, c’était votre troisième. Tapez sur la pile, et vite : la première main termine la manche, à tort ou à raison.
olympia-lesson-settle = On juge la tape sur les cartes posées à cet instant précis.
olympia-lesson-settle-made = Trois valables : { $p1 } monte de deux marches. Une erreur en coûte une.
olympia-lesson-deal-again = Pour de vrai cette fois : rassemblez, mélangez, distribuez huit cartes à chacun, face cachée. { $p1 } a tapé et commence.
olympia-lesson-alone = { $p1 }, retournez votre première carte. Désormais, je compte en silence. Chantez, bavardez, grimacez : distraire les autres fait partie du jeu.
olympia-lesson-two-things = { $p2 }, retournez une carte. Surveillez deux choses seulement : votre attribut ajoute un, le dieu de votre voisin de gauche enlève un. Oubliez toutes les autres cartes.
olympia-lesson-quick = { $p3 }, à vous. Personne ne regarde ses cartes à l’avance : retournez-la d’un geste, que tous la voient en même temps.
olympia-lesson-sure = { $p1 }, encore. À deux, attendez le troisième. Une tape trop tôt coûte une marche et termine la manche ; trop tard, une autre main sera plus rapide.
olympia-lesson-empty = { $p2 }, retournez. Si toutes les cartes sortent sans que personne ne tape, personne ne gagne ni ne perd, et le même joueur commence la manche suivante.
olympia-lesson-seats = { $p3 }, une dernière. Avant une nouvelle manche, on peut changer de place : d’autres dieux vous gênent alors. Le premier au temple gagne. À vous de jouer, sans moi !
