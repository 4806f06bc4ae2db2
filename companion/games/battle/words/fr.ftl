## The game

battle = La Bataille pour l’Olympe
battle-about = Héros et créatures glissent sur le plateau et prennent chaque case traversée.
battle-heroes = Héros
battle-creatures = Créatures
battle-left = jetons restants
battle-points = points de tournoi
battle-held = cases tenues

## Figures and tokens

battle-achilles = Achille
battle-perseus = Persée
battle-bellerophon = Bellérophon
battle-atalanta = Atalante
battle-theseus = Thésée
battle-heracles = Héraclès
battle-odysseus = Ulysse
battle-orpheus = Orphée
battle-jason = Jason
battle-daedalus = Dédale
battle-harpy = Harpie
battle-chimera = Chimère
battle-centaur = Centaure
battle-cerberus = Cerbère
battle-minotaur = Minotaure
battle-cyclops = Cyclope
battle-sphinx = Sphinx
battle-siren = Sirène
battle-hydra = Hydre
battle-medusa = Méduse
battle-token-white = jeton blanc
battle-token-black = jeton noir
battle-token-red = marqueur rouge

## What to do next

battle-prompt-place =
    Placez les figurines
    héros et créatures sur leur 2e rangée
battle-prompt-move-p1 =
    { $seat }, bougez un héros
    touchez-le, puis la case où il va
battle-prompt-move-p2 =
    { $seat }, bougez une créature
    touchez-la, puis la case où elle va
battle-prompt-pass =
    { $seat }, vous passez
    aucune de vos figurines ne peut bouger
battle-prompt-pass-or-declare =
    { $seat }, passez ou annoncez
    aucune de vos figurines ne peut bouger
battle-prompt-declared =
    { $seat } : { $figure }
    mettez le plateau à jour, puis Terminé

## Options

battle-option-size = Plateau
battle-option-size-about = Plus le plateau est grand, plus il y a de figurines et de jetons, et plus la partie dure.
battle-option-size-5 = 5 × 5
battle-option-size-6 = 6 × 6
battle-option-size-7 = 7 × 7
battle-option-size-8 = 8 × 8
battle-option-abilities = Pouvoirs
battle-option-abilities-about = Jouez sans pouvoirs, avec ceux imprimés sur vos figurines, ou avec nos dix pouvoirs maison.
battle-option-abilities-off = Sans
battle-option-abilities-declared = Imprimés
battle-option-abilities-house = Maison
battle-option-repetition = Répétition
battle-option-repetition-about = Ce qui se passe quand la même position se présente pour la troisième fois.
battle-option-repetition-tokens = Plus de jetons
battle-option-repetition-draw = Nulle
battle-option-repetition-off = On continue

## Buttons

battle-verb-place = Placer
battle-verb-move = Déplacer
battle-verb-use = Utiliser le pouvoir
battle-verb-declare = Annoncer le pouvoir
battle-verb-put = Poser
battle-verb-done = Terminé
battle-verb-pass = Passer
battle-verb-fix = Corriger
battle-arg-white = Jeton blanc
battle-arg-black = Jeton noir
battle-arg-empty = Pas de jeton
battle-arg-turn = À qui de jouer
battle-arg-spent = Pouvoir utilisé
battle-arg-unspent = Pouvoir disponible
battle-arg-frozen = Mettre le marqueur rouge
battle-arg-thawed = Ôter le marqueur rouge
battle-arg-p1 = Héros
battle-arg-p2 = Créatures

## Abilities

battle-power-leap = saut par-dessus une figurine
battle-power-knight = saut de cavalier
battle-power-slant = déplacement en diagonale
battle-power-twice = deux déplacements
battle-power-turn = déplacement coudé
battle-power-push = pousser une figurine adverse
battle-power-swap = changer de place avec une figurine amie
battle-power-pull = attirer une figurine adverse
battle-power-extra = un jeton de plus
battle-power-flip = retourner une figurine adverse
battle-power-freeze = figer un héros

## The log

battle-line-place = { $a } en { $b }
battle-line-move = { $a } → { $b }
battle-line-pass = { $seat } passe
battle-line-use = { $a } → { $b } grâce à son pouvoir
battle-line-use-3 = { $a } → { $b }, puis { $c }, grâce à son pouvoir
battle-line-declare = { $a } : pouvoir annoncé
battle-line-put = { $a } en { $b } par son pouvoir
battle-line-done = { $seat } : pouvoir terminé
battle-line-fix =
    { $a ->
        [turn] Correction : { $b ->
            [p1] c’est aux héros de jouer
           *[other] c’est aux créatures de jouer
        }
        [spent] Correction : pouvoir de « { $b } » utilisé
        [unspent] Correction : pouvoir de « { $b } » disponible
        [frozen] Correction : marqueur rouge sur { $b }
        [thawed] Correction : plus de marqueur rouge sur { $b }
       *[other] Correction : { $b ->
            [white] jeton blanc en { $a }
            [black] jeton noir en { $a }
            [empty] pas de jeton en { $a }
           *[other] { $a } en { $b }
        }
    }

## Endings

battle-end-last-token = { $seat } pose son dernier jeton et gagne ; il en reste { $left } à l’autre camp.
battle-end-repetition = Même position pour la troisième fois : { $seat } a le plus de jetons sur le plateau et gagne ; il en reste { $left } à l’autre camp.
battle-end-repetition-draw = Même position pour la troisième fois : la partie est nulle.

## Why not

battle-refuse-not-yet = Toutes les figurines ne sont pas encore placées : personne ne peut jouer.
battle-refuse-no-figure = Ce n’est pas une figurine de ce jeu.
battle-refuse-already-placed = { $figure } est déjà sur le plateau.
battle-refuse-row-full = La rangée de ce camp est complète : { $figure } reste dans la boîte cette fois.
battle-refuse-second-row = { $figure } commence sur la rangée { $row }, comme toutes les figurines de son camp.
battle-refuse-taken = La case { $space } est prise : chaque figurine a la sienne.
battle-refuse-placed = Toutes les figurines sont en place : c’est maintenant aux deux joueurs d’agir.
battle-refuse-turn = C’est à { $seat } de jouer.
battle-refuse-ended = La partie est finie : il n’y a plus rien à jouer.
battle-refuse-pass = On ne passe que si aucune de ses figurines ne peut rien faire.
battle-refuse-pass-declared = On ne passe que si aucune de ses figurines ne peut bouger.
battle-refuse-fix = Cette correction ne change rien ou donnerait un plateau impossible : vérifiez les cases, les jetons restants et les figurines.
battle-refuse-no-figure-p1 = Commencez par un héros : c’est aux héros de jouer.
battle-refuse-no-figure-p2 = Commencez par une créature : c’est aux créatures de jouer.
battle-refuse-not-in-play = { $figure } n’est pas sur le plateau.
battle-refuse-not-yours = { $figure } joue pour l’autre camp ; c’est à { $seat } de jouer.
battle-refuse-hemmed-in = { $figure } ne peut pas bouger : autour, tout est occupé ou hors du plateau.
battle-refuse-no-space = { $figure } ne peut pas aller en { $space } : cette case n’existe pas.
battle-refuse-where = Touchez la case du plateau où doit aller « { $figure } ».
battle-refuse-stay = { $figure } doit se déplacer d’au moins une case.
battle-refuse-straight = { $figure } se déplace en ligne droite, et { $space } n’est ni dans sa rangée ni dans sa colonne.
battle-refuse-over = { $figure } ne peut pas sauter par-dessus { $other } en { $space }.
battle-refuse-onto = { $figure } ne peut pas s’arrêter en { $space } : { $other } s’y trouve, et on ne capture jamais de figurine.
battle-refuse-no-use = Cette partie se joue sans les pouvoirs maison.
battle-refuse-no-declare = Cette partie se joue sans pouvoirs annoncés.
battle-refuse-not-your-ability = { $figure } joue pour l’autre camp ; { $seat } ne peut utiliser que ses propres pouvoirs.
battle-refuse-spent = Le pouvoir de « { $figure } » a déjà servi : chacun ne sert qu’une fois par partie.
battle-refuse-no-effect = De là où se trouve « { $figure } », son pouvoir ({ $power }) n’aurait aucun effet.
battle-refuse-frozen = { $figure } porte le marqueur rouge et ne joue pas ce tour-ci.
battle-refuse-nothing-declared = Annoncez d’abord un pouvoir.
battle-refuse-put = Ce tour-ci, seule la figurine « { $figure } » peut être posée ailleurs, sur une case sans figurine.
battle-refuse-must-move = { $figure } n’a pas encore bougé, et un pouvoir fait toujours partie du déplacement de sa figurine.
battle-refuse-same-figure = { $figure } utilise son pouvoir : aucune autre figurine ne bouge ce tour-ci.
battle-refuse-moved-already = { $figure } a déjà bougé ce tour-ci.
battle-refuse-one-ability = { $figure } utilise déjà son pouvoir, et un seul suffit par tour.
battle-refuse-figure-first = Touchez d’abord la figurine à placer.
battle-refuse-declared-first = Commencez par « { $figure } » : ce tour est celui de son pouvoir annoncé, aucune autre figurine ne bouge.
battle-refuse-only-pass = Aucune figurine de { $seat } ne peut rien faire : il ne reste qu’à passer.
battle-refuse-leap-none = { $figure } saute par-dessus une figurine exactement, et il n’y en a aucune jusqu’à { $space }.
battle-refuse-leap-two = { $figure } saute par-dessus une figurine exactement, et il y en a plusieurs jusqu’à { $space }.
battle-refuse-knight = Le pouvoir de « { $figure } » est un saut de cavalier, et { $space } n’est pas à un saut de cavalier.
battle-refuse-slant = Le pouvoir de « { $figure } » est un déplacement en diagonale, et { $space } n’est sur aucune de ses diagonales.
battle-refuse-push-whom = { $figure } pousse une figurine adverse, et il n’y en a pas en { $space }.
battle-refuse-push-blocked = { $figure }, en { $space }, ne peut pas être poussé plus loin : juste derrière, il y a une figurine ou le bord du plateau.
battle-refuse-swap-friend = { $figure } change de place avec une autre figurine de son camp.
battle-refuse-move-wins = Ce déplacement de « { $figure } » pose déjà le dernier jeton et gagne : faites-le sans le pouvoir.
battle-refuse-turn-none = { $figure } ne pourrait tourner d’aucun côté en { $space } : des figurines ou le bord l’empêchent.
battle-refuse-turn-angle = { $figure } tourne à angle droit en { $corner }, et { $space } n’est pas de ce côté.
battle-refuse-extra-none = À côté de { $space }, il n’y aurait pas de case pour le jeton de plus de « { $figure } ».
battle-refuse-extra-beside = Le jeton de plus se pose juste à côté de { $end } ; ce n’est pas le cas de { $space }.
battle-refuse-extra-figure = Pas de jeton de plus en { $space } : { $other } s’y trouve.
battle-refuse-extra-own = En { $space }, il y a déjà un de vos jetons après le déplacement.
battle-refuse-pull-none = Depuis { $space }, { $figure } n’attirerait personne : il faut une figurine adverse en ligne dégagée, à deux cases ou plus.
battle-refuse-flip-none = Depuis { $space }, { $figure } ne retournerait personne : il faut une figurine adverse en ligne dégagée dont le pouvoir n’a pas servi.
battle-refuse-freeze-none = Depuis { $space }, { $figure } ne figerait personne : il faut un héros adverse en ligne dégagée, sans le marqueur rouge.
battle-refuse-aim = Touchez maintenant une figurine adverse en ligne dégagée depuis { $space } : le pouvoir de « { $figure } » en vise une.
battle-refuse-aim-own = Le pouvoir de « { $figure } » vise une figurine adverse, et { $other } est du même camp.
battle-refuse-aim-line = { $other } n’est pas en ligne dégagée depuis { $space }.
battle-refuse-pull-near = { $other } est juste à côté de { $space } et ne peut pas s’approcher davantage.
battle-refuse-flip-spent = Le pouvoir de « { $other } » a déjà servi.
battle-refuse-freeze-twice = { $other } porte déjà le marqueur rouge.

battle-fact-ability = Pouvoir : { $name }
battle-refuse-freeze-hero = Figer arrête un héros, et les adversaires d’un héros sont des créatures : cela n’aurait aucun effet. Choisissez un autre pouvoir.

# Sous le nombre d’un joueur.
battle-score =
    { $count ->
        [one] jeton à poser
       *[other] jetons à poser
    }

# Pourquoi un remplaçant joue ainsi : vrai sur le plateau tel qu’il est

battle-why-wins = c’est gagné
battle-why-ends = la partie s’arrête là
battle-why-pass = rien d’autre n’est possible
battle-why-takes = { $count ->
    [one] prend une case à { $seat }
   *[other] prend { $count } cases à { $seat }
}, { $lost ->
    [0] qui ne peut rien reprendre au prochain tour
    [one] qui peut en prendre une en retour
   *[other] qui peut en prendre { $lost } en retour
}
battle-why-claims-and-takes = gagne { $count } cases, { $took ->
    [one] dont une prise à { $seat }
   *[other] dont { $took } prises à { $seat }
}, { $lost ->
    [0] qui ne peut rien reprendre au prochain tour
    [one] qui peut en prendre une en retour
   *[other] qui peut en prendre { $lost } en retour
}
battle-why-claims = { $count ->
    [one] gagne une case libre
   *[other] gagne { $count } cases libres
}, et { $lost ->
    [0] { $seat } ne peut rien prendre au prochain tour
    [one] { $seat } peut en prendre une au plus au prochain tour
   *[other] { $seat } peut en prendre { $lost } au plus au prochain tour
}
battle-why-stands = ne gagne aucune case, et { $lost ->
    [0] { $seat } ne peut rien prendre au prochain tour
    [one] { $seat } peut en prendre une au plus au prochain tour
   *[other] { $seat } peut en prendre { $lost } au plus au prochain tour
}
