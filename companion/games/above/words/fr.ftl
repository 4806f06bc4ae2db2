## The game

above = Above
above-about = Dieux et déesses gravissent l’Olympe, et vous tenez les cartes qui les font avancer.
above-points = victoires
above-side-sun = Soleil
above-side-moon = Lune

## Deities, tokens, places

above-zeus = Zeus
above-hera = Héra
above-ares = Arès
above-athena = Athéna
above-hades = Hadès
above-demeter = Déméter
above-poseidon = Poséidon
above-aphrodite = Aphrodite
above-thunder = Foudre
above-barrier = Barricade
above-gate = Portail
above-fertility = Fertilité
above-summit = le sommet
above-card = { $deity } { $code }
above-tray = Divinités à placer
above-pile = Cartes à venir
above-shown = Cartes révélées
above-cards = Cartes
above-discard = Défausse
above-reserve-thunder = Foudres en réserve
above-reserve-barrier = Barricades en réserve
above-reserve-gate = Portails en réserve
above-reserve-fertility = Fertilités en réserve

## What to do next

above-prompt-place =
    Placez les divinités
    sur l’anneau 1, une case sur deux
above-prompt-letter =
    { $token } : révélez une carte
    sa lettre donne la colonne
above-prompt-ring =
    { $token }, colonne { $letter }
    une autre carte donne l’anneau
above-prompt-deal =
    Une carte pour { $seat }
    Distribution : touchez ou montrez-la
above-prompt-card =
    { $seat }, jouez une carte
    utilisable, puis déplacez sa divinité
above-prompt-refill =
    { $seat }, prenez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
    différentes, dans la défausse
above-prompt-step =
    { $seat }, bougez { $deity }
    d’une case, vers le sommet ou de côté
above-prompt-again =
    { $seat }, encore { $deity }
    Fertilité : une case de plus
above-prompt-exit =
    { $seat }, quel Portail ?
    { $deity } en ressort
above-prompt-exit-lone =
    { $seat }, où sortir ?
    Portail seul : { $deity } sort sur l’anneau 1
above-prompt-take =
    { $seat }, plus de { $token }
    touchez-en un sur le plateau
above-prompt-token =
    { $seat }, posez { $count ->
        [one] un jeton { $token }
       *[other] { $count } jetons { $token }
    }
    sur une case libre{ $count ->
        [one] {""}
       *[other] , l’un après l’autre
    }
above-prompt-hera =
    { $seat }, touchez une carte
    adverse : elle sera épuisée
above-prompt-athena =
    { $seat }, épuisez des cartes
    une ou deux des vôtres, puis Terminé
above-prompt-athena-team =
    { $seat }, épuisez des cartes
    une à vous, une au partenaire, ou les deux
above-prompt-poseidon =
    { $seat }, touchez un pion
    un jeton part, une divinité recule d’une case
above-prompt-aphrodite =
    { $seat }, attirez une divinité
    touchez-la, puis la case où elle vient

## Your copy

above-fact-rings = Anneaux sans le sommet
above-fact-start-parity = Colonnes de départ
above-fact-letters-clockwise = Lettres dans le sens horaire
above-zeus-1 = Zeus, carte 1
above-zeus-2 = Zeus, carte 2
above-hera-1 = Héra, carte 1
above-hera-2 = Héra, carte 2
above-ares-1 = Arès, carte 1
above-ares-2 = Arès, carte 2
above-athena-1 = Athéna, carte 1
above-athena-2 = Athéna, carte 2
above-hades-1 = Hadès, carte 1
above-hades-2 = Hadès, carte 2
above-demeter-1 = Déméter, carte 1
above-demeter-2 = Déméter, carte 2
above-poseidon-1 = Poséidon, carte 1
above-poseidon-2 = Poséidon, carte 2
above-aphrodite-1 = Aphrodite, carte 1
above-aphrodite-2 = Aphrodite, carte 2

## Options

above-option-rulebook = Livret
above-option-rulebook-about = Les règles françaises et anglaises diffèrent sur deux points : qui Poséidon peut faire reculer, et où mène un Portail seul.
above-option-rulebook-fr = Français
above-option-rulebook-en = Anglais
above-option-summit-in-phase3 = Sommet par un pouvoir
above-option-summit-in-phase3-about = Une divinité que Poséidon fait reculer peut-elle finir au sommet grâce à des jetons Fertilité ?
above-option-summit-in-phase3-allow = Victoire
above-option-summit-in-phase3-forbid = Interdit

## Buttons

above-verb-place = Placer
above-verb-reveal = Révéler
above-verb-deal = Distribuer
above-verb-play = Jouer
above-verb-recover = Prendre
above-verb-move = Déplacer
above-verb-exit = Ressortir
above-verb-lay = Poser
above-verb-take = Reprendre
above-verb-disgrace = Disgrâce
above-verb-exhaust = Épuiser
above-verb-done = Terminé
above-verb-remove = Retirer un jeton
above-verb-push = Faire reculer
above-verb-seduce = Attirer
above-verb-fix = Corriger
above-arg-empty = Pas de jeton
above-arg-powered = Utilisable
above-arg-spent = Épuisée
above-arg-turn = À qui de jouer
above-arg-phase = Phase du tour
above-arg-2 = Phase 2 : déplacement
above-arg-3 = Phase 3 : pouvoir

## The log

above-line-place = { $a } en { $b }
above-line-reveal = { $a } : carte révélée
above-line-deal = { $a } : carte distribuée
above-line-play = { $seat } joue { $a }
above-line-recover = { $seat } prend { $a }
above-line-move = { $seat } : déplacement en { $a }
above-line-exit = { $seat } : sortie du Portail en { $a }
above-line-lay = { $seat } : jeton posé en { $a }
above-line-take = { $seat } : jeton repris en { $a }
above-line-disgrace = { $seat } : Disgrâce sur { $a }
above-line-exhaust = { $seat } : Stratégie, { $a } s’épuise
above-line-done = { $seat } : pouvoir terminé
above-line-remove = { $seat } : Déluge, jeton retiré en { $a }
above-line-push = { $seat } : Déluge, { $a } recule
above-line-seduce = { $seat } : Séduction, { $a } va en { $b }
above-line-fix =
    { $a ->
        [turn] Correction : au tour { $b ->
            [p1] du joueur 1
            [p2] du joueur 2
            [p3] du joueur 3
           *[p4] du joueur 4
        }
        [phase] Correction : phase { $b } à refaire
       *[other] Correction : { $a } → { $b ->
            [empty] pas de jeton
            [powered] utilisable
            [spent] épuisée
            [p1] joueur 1
            [p2] joueur 2
            [p3] joueur 3
            [p4] joueur 4
           *[other] { $b }
        }
    }

## What just happened

above-note-first-token = Un jeton { $token } va en { $space }.
above-note-stays = { $deity } ne peut pas se déplacer et reste sur place.
above-note-thunder = La Foudre en { $space } frappe { $deity } : pas de pouvoir ce tour-ci.
above-note-thunder-idle = { $deity } déclenche la Foudre en { $space }, sans effet.
above-note-barrier-gone = { $deity } prend la place de la Barricade en { $space }, qui rejoint la réserve.
above-note-fertility = Fertilité en { $space } : { $deity } se déplace encore.
above-note-fertility-stop = Fertilité en { $space }, mais { $deity } ne peut plus bouger et s’arrête.
above-note-gate = { $deity } entre dans le Portail en { $space }.
above-note-gate-lone = { $deity } entre dans le seul Portail, en { $space } : retour à l’anneau 1.
above-note-gate-stop = { $deity } entre dans le seul Portail, en { $space }, et y reste : l’anneau 1 n’a aucune case libre.
above-note-out = { $deity } ressort en { $space }.
above-note-pushed = { $deity } recule en { $space }.
above-note-power-lost = À cause de la Foudre, { $deity } n’a pas de pouvoir ce tour-ci.
above-note-fizzle-poseidon = Le pouvoir de Poséidon s’arrête là : aucun jeton à retirer, personne à faire reculer.
above-note-fizzle-aphrodite = Le pouvoir d’Aphrodite s’arrête là : aucune autre divinité ne peut se déplacer.
above-note-fizzle-place = { $deity } ne peut rien poser : il n’y a pas de case libre.
above-note-disgraced = { $seat } épuise { $card }.
above-note-recovers = { $seat } récupère toutes ses cartes.

## Endings

above-end = { $deity } est au sommet : { $seat } gagne.
above-end-team = { $deity } est au sommet : { $seat } et { $other-seat } gagnent.

## Why not

above-refuse-fix = Cette correction ne change rien ou donnerait une table impossible : vérifiez les cases, les jetons restants et les cartes.
above-refuse-ended = La partie est finie : il n’y a plus rien à jouer.
above-refuse-set-up-over = L’Olympe est prêt : c’est maintenant aux joueurs d’agir.
above-refuse-turn = C’est à { $seat } de jouer.
above-refuse-not-yet-place = Placez d’abord les huit divinités sur l’anneau 1.
above-refuse-not-yet-reveal = Révélez d’abord les seize cartes, pour placer huit jetons.
above-refuse-not-yet-deal = Distribuez d’abord toutes les cartes.
above-refuse-no-deity = Il faut maintenant une divinité : touchez celle à placer.
above-refuse-placed = { $deity } est déjà sur l’Olympe.
above-refuse-start-space = { $deity } commence sur l’anneau 1, une case sur deux : celles qui brillent.
above-refuse-start-taken = La case { $space } est prise : chaque divinité a la sienne.
above-refuse-one-card = Il faut maintenant une carte, et ce n’en est pas une.
above-refuse-revealed = Cette carte est déjà révélée ({ $deity }).
above-refuse-dealt = Cette carte est déjà devant { $seat } ({ $deity }).
above-refuse-same-set = { $deity } est déjà dans ce paquet de huit divinités différentes : cette carte ne peut pas aller à { $seat }.
above-refuse-card-first = { $seat } joue d’abord une de ses cartes utilisables.
above-refuse-refill-first = { $seat } prend d’abord quatre cartes dans la défausse.
above-refuse-exit-first = { $deity } est dans un Portail et doit d’abord en ressortir.
above-refuse-activated = { $deity } est en jeu ce tour-ci : on ne joue qu’une carte par tour.
above-refuse-step-first = { $deity } doit d’abord se déplacer.
above-refuse-must-use = Un pouvoir est obligatoire, sauf celui d’Athéna. Ce tour-ci, c’est { $deity } qui agit.
above-refuse-power-first = C’est le moment du pouvoir : { $deity }.
above-refuse-no-card = Touchez une des cartes qui brillent : ce n’est pas une carte.
above-refuse-spent = Cette carte est épuisée ({ $deity }) : elle resservira quand toutes le seront.
above-refuse-discarded = Cette carte est dans la défausse ({ $deity }).
above-refuse-not-yours = Cette carte est à { $seat } ({ $deity }).
above-refuse-double = Vous avez déjà pris { $deity } : prenez une autre divinité tant que la défausse en a une.
above-refuse-not-in-discard = Cette carte n’est pas dans la défausse ({ $deity }).
above-refuse-where = Touchez la case de l’Olympe où { $deity } doit aller.
above-refuse-must-move = { $deity } doit se déplacer s’il y a une case où aller : touchez une de celles qui brillent.
above-refuse-summit-seduction = La Séduction ne mène jamais au sommet, même par un jeton : { $deity } reste plus bas.
above-refuse-summit-phase3 = Comme convenu, aucun pouvoir ne mène au sommet : { $deity } reste plus bas.
above-refuse-backwards = { $deity } ne peut pas reculer en { $space } : on avance ou on va de côté.
above-refuse-too-far = { $deity } ne fait qu’un pas, vers le sommet ou de côté : { $space }, c’est trop loin.
above-refuse-barrier = { $deity } ne peut pas aller en { $space } : une Barricade y est, et personne n’y entre.
above-refuse-onto-deity = { $deity } ne peut pas aller en { $space } : { $other } s’y trouve.
above-refuse-not-a-gate = { $deity } ressort par un autre Portail : touchez-en un.
above-refuse-ring-one = Ce Portail est seul : { $deity } ressort sur l’anneau 1.
above-refuse-own-space = { $deity } doit aller sur une autre case de l’anneau 1.
above-refuse-gate-free = La case { $space } n’est pas libre : selon les règles françaises, { $deity } ressort sur une case sans jeton.
above-refuse-token-where = Touchez une case pour le jeton { $token }.
above-refuse-just-placed = Ce jeton { $token } vient d’être posé : prenez-en un autre.
above-refuse-take-first = Il n’y a plus de jeton { $token } en réserve : reprenez-en d’abord un sur le plateau.
above-refuse-reserve-left = Il reste un jeton { $token } en réserve : posez celui-là.
above-refuse-token-summit = Aucun jeton ne se pose jamais au sommet.
above-refuse-token-on-deity = La case { $space } n’est pas libre pour un jeton { $token } : { $deity } s’y trouve.
above-refuse-token-on-token = La case { $space } n’est pas libre pour un jeton { $token } : il y a déjà un jeton { $other }.
above-refuse-just-left = Un jeton { $token } vient de quitter { $space } : cette case n’en reçoit pas maintenant.
above-refuse-disgrace-card = Héra nomme une carte : touchez une carte utilisable adverse.
above-refuse-disgrace-spent = Cette carte n’est pas utilisable ({ $deity }) : Héra ne peut pas la nommer.
above-refuse-disgrace-own = Cette carte est de votre camp ({ $deity }) : Héra nomme une carte adverse.
above-refuse-exhaust-card = Athéna épuise des cartes : touchez-en une, ou « Terminé ».
above-refuse-one-each = Une carte par partenaire au plus : celle-ci est de trop ({ $deity }).
above-refuse-nothing-there = Il n’y a pas de jeton à retirer en { $space }.
above-refuse-flood = Poséidon retire un jeton ou fait reculer une divinité : touchez l’un ou l’autre.
above-refuse-push-whom = Touchez une divinité que Poséidon fera reculer.
above-refuse-push-self = Selon les règles françaises, Poséidon fait reculer une autre divinité, pas lui-même.
above-refuse-push-ring-one = { $deity } est sur l’anneau 1 et ne peut pas reculer davantage.
above-refuse-push-instead = { $deity } n’est pas un jeton que Poséidon retire : il fait reculer les divinités.
above-refuse-seduce-whom = Aphrodite attire une divinité : touchez d’abord une autre divinité qu’Aphrodite.
above-refuse-seduce-self = Aphrodite attire une autre divinité, pas elle-même.
above-refuse-seduce-stuck = { $deity } ne peut pas se déplacer : Aphrodite doit choisir une autre divinité.
above-refuse-deity-first = Touchez d’abord la divinité à placer.
above-refuse-card-of = Deux cartes utilisables de { $seat } activent { $deity } : touchez celle à jouer.
above-refuse-no-card-of = { $seat } n’a pas de carte utilisable de cette divinité ({ $deity }) : elle ne peut pas être activée maintenant.
above-refuse-diagonal = { $deity } se déplace vers le sommet ou de côté ; { $space } est en diagonale.
above-refuse-seduce-summit = { $deity } ne pourrait aller qu’au sommet, et la Séduction n’y mène jamais : choisissez une autre divinité.

# Sous le nombre d’un joueur.
above-score =
    { $count ->
        [one] carte
       *[other] cartes
    }

# Pourquoi un remplaçant joue ainsi : vrai sur la montagne telle qu’elle est

above-why-wins = c’est gagné
above-why-summit = { $deity } peut monter au sommet tout de suite
above-why-stops = empêche { $seat } de gagner avec { $deity } au prochain tour
above-why-threat = { $deity } pourrait alors donner la victoire au prochain tour
above-why-plays = { $deity } est à { $steps ->
    [one] un pas
   *[other] { $steps } pas
} du sommet
above-why-plays-no-way = { $deity } n’a pas de chemin vers le sommet, mais un pouvoir à utiliser
above-why-recovers = { $deity } est à { $steps ->
    [one] un pas
   *[other] { $steps } pas
} du sommet
above-why-recovers-no-way = pour le pouvoir : { $deity } n’a pas de chemin vers le sommet
above-why-then = { $deity } est alors à { $steps ->
    [one] un pas
   *[other] { $steps } pas
} du sommet
above-why-then-no-way = { $deity } n’a alors pas de chemin vers le sommet
above-why-disgraces = { $seat } ne peut pas la jouer au prochain tour, et { $deity } est à { $steps ->
    [one] un pas
   *[other] { $steps } pas
} du sommet
above-why-disgraces-no-way = { $seat } ne peut pas s’en servir au prochain tour pour le pouvoir de { $deity }
above-why-disgraces-all = { $seat } n’a alors plus de carte utilisable
above-why-cards = { $count ->
    [0] aucune carte ne reste utilisable : il en revient
    [one] une carte reste alors utilisable
   *[other] { $count } cartes sont alors utilisables
}
above-why-closes = { $deity } n’a alors plus de chemin vers le sommet
above-why-opens = { $deity } a alors de nouveau un chemin vers le sommet
above-why-longer = il faut alors à { $deity } { $steps ->
    [one] un pas
   *[other] { $steps } pas
} jusqu’au sommet au lieu de { $before }
above-why-shorter = il ne faut alors à { $deity } { $steps ->
    [one] qu’un pas
   *[other] que { $steps } pas
} jusqu’au sommet au lieu de { $before }
above-why-thunder = qui se déplace à côté perd le pouvoir de ce tour
above-why-barrier = personne ne peut plus y entrer
above-why-gate = qui y entre ressort ailleurs
above-why-fertility = qui y entre continue aussitôt
above-why-no-thunder = plus aucun pouvoir n’est perdu à côté
above-why-no-barrier = la case est de nouveau ouverte
above-why-no-gate = personne n’en est plus emmené ailleurs
above-why-no-fertility = plus personne n’en repart aussitôt
