## The game

olympe = Olympe
olympe-about = Un jeu de plis : le joueur qui entame fixe l’atout, qui change donc d’un pli à l’autre.
olympe-no-god = pas encore de dieu
olympe-counter-points = points
olympe-counter-nuggets = pépites
olympe-counter-total = en tout
olympe-round = Manche { $round }
olympe-counter-points-virtual = points, { $god } (virtuel)
olympe-counter-nuggets-virtual = pépites, { $god } (virtuel)

## Gods, colours and cards

olympe-athena = Athéna
olympe-hephaestus = Héphaïstos
olympe-dionysus = Dionysos
olympe-artemis = Artémis
olympe-hermes = Hermès
olympe-blue = bleu
olympe-orange = orange
olympe-red = rouge
olympe-purple = violet
olympe-green = vert
olympe-yellow = jaune
olympe-teal = turquoise
olympe-pink = rose
olympe-grey = gris
olympe-white = blanc
olympe-black = noir
olympe-card-number = { $rank } { $colour }
olympe-card-hero = { $rank } { $colour } (Héros)
olympe-card-monster = Monstre { $colour }
olympe-thing-number = { $god } { $rank }
olympe-thing-hero = { $god } { $rank } (Héros)
olympe-thing-monster = { $god } : Monstre
olympe-nugget = pépite, { $colour }
olympe-below = carte face cachée

## Rows

olympe-row-gods = Dieux à choisir
olympe-row-hand = Main
olympe-row-piles = Tas
olympe-row-unlaid = { $god } : pas encore jouées
olympe-row-won = Cartes gagnées
olympe-row-virtual = { $god } (virtuel) : cartes gagnées
olympe-row-aside = Plis détruits
olympe-row-nuggets = Pépites
olympe-row-bank = Pépites sans joueur

## The signs in the middle

olympe-mark-trump = Atout : { $colour }
olympe-mark-asked = Demandé : { $colour }
olympe-mark-none = Rien de demandé
olympe-mark-taken = Pli pour { $seat }
olympe-mark-lost = Pli pour personne

## What to do next

olympe-prompt-gods =
    Choisissez les dieux
    un dieu, puis la place qui le joue
olympe-prompt-dealer =
    Qui donne en premier ?
    Touchez sa place
olympe-prompt-deal =
    La main de { $seat }
    carte par carte : { $dealt } sur { $of }
olympe-prompt-show =
    { $seat }, cinq cartes
    visibles sur vos tas ; montrez-les
olympe-prompt-turn =
    { $seat }, quelle carte ?
    celle retournée dessous
olympe-prompt-reveal =
    Les cartes de { $god }
    retournez la main virtuelle, montrez-les
olympe-prompt-lead =
    { $seat } entame
    au choix ; atout { $trump }
olympe-prompt-passed =
    { $seat } entame
    le Monstre a passé ; atout { $trump }
olympe-prompt-follow =
    { $seat }, fournissez du { $asked }
    sans devoir monter ; sinon coupez { $trump }
olympe-prompt-ruffed =
    { $seat }, fournissez du { $asked }
    sinon { $trump }, au-dessus du { $card } si possible
olympe-prompt-rise =
    { $seat }, atout demandé
    { $trump }, au-dessus du { $card } si possible
olympe-prompt-must-follow =
    { $seat }, fournissez du { $asked }
    sans devoir monter ; atout { $trump }
olympe-prompt-must-rise =
    { $seat }, montez
    à { $asked } : atout { $trump } demandé
olympe-prompt-must-lower =
    { $seat }, { $asked } au choix
    impossible de monter ; atout { $trump } demandé
olympe-prompt-must-ruff =
    { $seat }, coupez
    pas de { $asked } : atout { $trump }
olympe-prompt-must-over-ruff =
    { $seat }, surcoupez
    pas de { $asked } : { $trump } plus haut
olympe-prompt-must-under-ruff =
    { $seat }, sous-coupez
    ni { $asked } ni { $trump } plus fort
olympe-prompt-must-free =
    { $seat }, carte au choix
    ni { $asked } ni { $trump }
olympe-prompt-revoke = { $said }
olympe-prompt-count =
    La manche est finie
    comparez les cartes gagnées, puis comptez
olympe-prompt-points =
    Points de { $seat } ?
    centaines, dizaines, unités
olympe-prompt-points-team =
    Équipe de { $seat } : points ?
    centaines, dizaines, unités
olympe-prompt-points-virtual =
    { $god } (virtuel) : points ?
    centaines, dizaines, unités
olympe-prompt-most =
    Qui en a le plus ?
    touchez un dieu, puis le joueur
olympe-prompt-told =
    Tous les résultats sont là
    comptez, ou recommencez la saisie
olympe-prompt-doubt =
    { $over } points de trop
    { $most } au plus ; ressaisissez, ou comptez

## Proven revokes

olympe-revoke-following = Pli { $trick } : { $seat } n’a pas fourni ({ $card }) mais avait le { $proof }.
olympe-revoke-rising = Pli { $trick } : { $seat } n’a pas monté ({ $card }) mais avait le { $proof }.
olympe-revoke-ruffing = Pli { $trick } : { $seat } n’a pas coupé ({ $card }) mais avait le { $proof }.
olympe-revoke-over-ruffing = Pli { $trick } : { $seat } n’a pas surcoupé ({ $card }) mais avait le { $proof }.

## What just happened

olympe-note-taken = { $seat } remporte le pli avec le { $card } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
olympe-decided = Manche { $round }, pli { $trick } : { $seat } le remporte.
olympe-decided-nobody = Manche { $round }, pli { $trick } : personne ne le remporte.
olympe-note-destroyed = Le { $card } détruit le pli. { $seat } entame de nouveau.
olympe-note-hero = Un Héros tue le { $card }.
olympe-note-all-monsters = Rien que des Monstres : le pli est mis de côté et { $seat } entame de nouveau.
olympe-note-points = { $seat } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, { $gained ->
        [one] { $gained } pépite
       *[other] { $gained } pépites
    }
olympe-note-points-virtual = { $god } (virtuel) : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, { $gained ->
        [one] { $gained } pépite
       *[other] { $gained } pépites
    }
olympe-note-coins = { $seat } reçoit { $gained ->
        [one] { $gained } pépite
       *[other] { $gained } pépites
    } ({ $count ->
        [one] { $count } point
       *[other] { $count } points
    })
olympe-note-coins-virtual = { $god } (virtuel) reçoit { $gained ->
        [one] { $gained } pépite
       *[other] { $gained } pépites
    } ({ $count ->
        [one] { $count } point
       *[other] { $count } points
    })
olympe-note-noted = { $seat } : { $count ->
        [one] { $count } pénalité notée
       *[other] { $count } pénalités notées
    }

## Options

olympe-option-hands = Mains
olympe-option-hands-about = Le compagnon ne voit que les cartes jouées, ou connaît toutes les mains.
olympe-option-hands-observer = Secrètes
olympe-option-hands-open = Connues
olympe-option-scoring = Décompte
olympe-option-scoring-about = Une course à douze pépites, ou des pépites gagnées couleur par couleur.
olympe-option-scoring-standard = Course à 12
olympe-option-scoring-coins = À vos jetons
olympe-option-variant = Variante
olympe-option-variant-about = Des tas pour deux joueurs, des joueurs virtuels ou des équipes. À partir de six, toujours en équipes.
olympe-option-variant-plain = Standard
olympe-option-variant-comptoir = Olympe de comptoir
olympe-option-variant-virtual-1 = 1 joueur virtuel
olympe-option-variant-virtual-2 = 2 joueurs virtuels
olympe-option-variant-virtual-3 = 3 joueurs virtuels
olympe-option-variant-teams = Équipes
olympe-option-rulebook = Livret
olympe-option-rulebook-about = Les règles françaises et anglaises diffèrent pour les Monstres d’atout et les joueurs virtuels.
olympe-option-rulebook-fr = Français
olympe-option-rulebook-en = Anglais
olympe-option-mode = Le compagnon
olympe-option-mode-about = Suit chaque carte, ou tient seulement le score.
olympe-option-mode-tricks = Suit les cartes
olympe-option-mode-score = Tient le score
olympe-option-tie-first = Égalité en tête
olympe-option-tie-first-about = Ce que prennent plusieurs premiers à égalité de points.
olympe-option-tie-first-all3 = 3 chacun
olympe-option-tie-first-split2each = 2 chacun
olympe-option-tie-first-none = Rien
olympe-option-team-mode = En équipe
olympe-option-team-mode-about = Combien de temps jouent les équipes, et ce qui décide.
olympe-option-team-mode-race = Course à 12
olympe-option-team-mode-single = Une manche
olympe-option-team-mode-cumulative = Chacun donne une fois

## Buttons

olympe-verb-god = Dieu
olympe-verb-dealer = Donneur
olympe-verb-deal = Donner
olympe-verb-show = Montrer
olympe-verb-play = Jouer
olympe-verb-turn = Retourner
olympe-verb-reveal = Montrer
olympe-verb-accept = Accepter
olympe-verb-note = Noter une pénalité
olympe-verb-points = Points
olympe-verb-most = Le plus d’adeptes
olympe-verb-count = Compter
olympe-verb-again = Recommencer la saisie
olympe-verb-fix = Corriger
olympe-arg-nobody = Personne (égalité)
olympe-arg-nuggets = Pépites
olympe-arg-coin = Déplacer une pépite
olympe-arg-total = Points en tout
olympe-arg-noted = Pénalités
olympe-arg-dealer = Donneur
olympe-arg-gods = Échanger deux dieux
olympe-arg-lead = Qui entame
olympe-arg-trick = Qui a fait un pli
olympe-arg-swap = Échanger deux cartes
olympe-arg-bank = Banque
olympe-arg-aside = Détruit

## The log

olympe-line-god = { $a } : { $b }
olympe-line-dealer = Premier donneur : { $a }
olympe-line-deal = Donnée : { $a }
olympe-line-deal-hidden = Une carte a été donnée
olympe-line-show = Sur un tas : { $a }
olympe-line-play = { $seat } : { $a }
olympe-line-turn = Retournée : { $a }
olympe-line-reveal = Joueur virtuel : { $a }
olympe-line-accept = Renonce acceptée
olympe-line-note = Renonce : pénalité notée
olympe-line-points =
    { $seat ->
        [table] Joueur virtuel : { $a }{ $b }{ $c } points
       *[other] { $seat } : { $a }{ $b }{ $c } points
    }
olympe-line-most =
    { $b ->
        [nobody] { $a } : égalité
       *[other] { $a } : le plus d’adeptes, { $b }
    }
olympe-line-count = Décompte de la manche
olympe-line-again = Nouvelle saisie des résultats
olympe-line-fix =
    { $a ->
        [nuggets] Correction : pépites de { $b }, { $c }
        [coin]
            { $c ->
                [bank] Correction : une pépite de { $b }, de la banque à { $d }
               *[other]
                    { $d ->
                        [bank] Correction : une pépite de { $b }, de { $c } à la banque
                       *[other] Correction : une pépite de { $b }, de { $c } à { $d }
                    }
            }
        [total] Correction : points de { $b }, { $c }
        [noted] Correction : pénalités de { $b }, { $c }
        [dealer] Correction : { $b } donne
        [gods] Correction : { $b } et { $c } échangent leurs dieux
        [lead] Correction : { $b } entame
        [trick]
            { $c ->
                [aside] Correction : pli { $b } détruit
               *[other] Correction : pli { $b } à { $c }
            }
       *[other] Correction : { $b } et { $c } changent de place
    }

## Endings

olympe-end-race =
    { $seat } a { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    } et devient le dieu des dieux.
olympe-end-race-team =
    { $seat } et { $other-seat } ont { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    } et gagnent ensemble.
olympe-end-race-virtual =
    { $god }, le joueur virtuel, a { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    } et gagne. Vous ferez mieux la prochaine fois !
olympe-end-race-shared =
    Égalité à { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    } : la victoire est partagée.
olympe-end-coins = Un dieu n’a plus de pépite. { $seat } en a le plus, { $count }, et devient le dieu des dieux.
olympe-end-coins-kept = Un dieu n’a plus de pépite. Égalité à { $count }, mais { $seat } a gardé plus des siennes et gagne.
olympe-end-coins-virtual = Un dieu n’a plus de pépite. { $god }, le joueur virtuel, en a le plus, { $count }, et gagne.
olympe-end-coins-shared = Un dieu n’a plus de pépite. Égalité à { $count } : la victoire est partagée.
olympe-end-points-team =
    { $seat } et { $other-seat } ont { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et gagnent ensemble.
olympe-end-points-shared =
    Égalité à { $count ->
        [one] { $count } point
       *[other] { $count } points
    } : la victoire est partagée.

## Why not

olympe-refuse-fix = Cette correction ne change rien ou donnerait une table impossible : vérifiez les cartes, les pépites et les places.
olympe-refuse-decide = Décidez d’abord de la renonce de { $seat } : acceptez, notez une pénalité, ou revenez à ce pli.
olympe-refuse-choose = Il faut d’abord un dieu à chaque place, et quelqu’un qui donne.
olympe-refuse-dealer = Le premier donneur est un des joueurs, choisi une fois.
olympe-refuse-no-god = Nommez un des cinq dieux.
olympe-refuse-gods-chosen = Chaque place a déjà son dieu ; il ne reste qu’à choisir le premier donneur.
olympe-refuse-god-taken = { $god } est déjà pris ; choisissez un autre dieu.
olympe-refuse-has-god = { $god } est déjà à cette place ; il n’y a qu’un dieu par place.
olympe-refuse-god-whose = Qui joue { $god } ? Touchez une place sans dieu.
olympe-refuse-deal-first = Montrez d’abord la main de { $seat }, carte par carte.
olympe-refuse-show-first = Montrez d’abord les cinq cartes visibles des tas de { $seat }.
olympe-refuse-turn-first = { $seat } retourne d’abord la carte sous celle qui vient d’être jouée.
olympe-refuse-reveal-first = Retournez d’abord les cartes des joueurs virtuels.
olympe-refuse-no-card = Montrez une des cartes de ce jeu.
olympe-refuse-other-copy = Cette carte existe deux fois ({ $card }) : touchez la première.
olympe-refuse-not-in-play = Le { $card } n’est pas de la partie : personne ne joue ce dieu.
olympe-refuse-god-not-in-play = Personne ne joue { $god } dans cette partie.
olympe-refuse-known = Le { $card } est déjà ailleurs. Si c’est une erreur, corrigez-la là-bas.
olympe-refuse-lay = Maintenant { $seat } joue une carte, rien d’autre.
olympe-refuse-god-first = Touchez d’abord un dieu, puis la place où il est joué.
olympe-refuse-turn = C’est à { $seat } de jouer une carte.
olympe-refuse-laid = Le { $card } a déjà été joué dans cette manche. Si la lecture était fausse, corrigez cette ligne-là.
olympe-refuse-hidden = { $seat } n’a pas le { $card } en main, ou doit jouer une autre carte. Seule sa main le dit : gardez le doigt sur la place de { $seat }.
olympe-refuse-other-pile = Le { $card } est sur un tas adverse, pas sur un tas de { $seat }.
olympe-refuse-hand-empty = { $seat } n’a plus de main et joue ses tas ; le { $card } n’est au-dessus d’aucun.
olympe-refuse-follow = { $seat } a le { $card } et doit fournir du { $asked }.
olympe-refuse-rise = { $seat } a le { $card } et doit monter, car l’atout { $trump } est demandé.
olympe-refuse-rise-monster = { $seat } a le { $card } et doit monter : le Monstre { $trump } ne peut pas être joué.
olympe-refuse-or-ruff = { $seat } doit fournir du { $asked }, ou sinon couper avec une carte comme le { $card }, que tout le monde voit.
olympe-refuse-ruff = { $seat } ne peut pas fournir mais a le { $card }, et doit couper avec du { $trump }.
olympe-refuse-ruff-monster = { $seat } a le { $card } et doit couper avec cette carte ; le Monstre { $trump } ne peut pas la remplacer ici.
olympe-refuse-over-ruff = { $seat } a le { $card } et doit surcouper avec un { $trump } plus fort.
olympe-refuse-points-first = Saisissez maintenant les points de { $seat } pour cette manche.
olympe-refuse-points-virtual = Saisissez maintenant les points du joueur virtuel.
olympe-refuse-points = Les points vont de 0 à { $most } : centaines, dizaines, unités.
olympe-refuse-most-first = Indiquez pour chaque dieu qui a le plus de ses adeptes : touchez un dieu, puis un joueur.
olympe-refuse-most = Pour { $god }, nommez un joueur qui a le plus d’adeptes, ou personne ; une seule fois.
olympe-refuse-count = Toutes les cartes sont jouées : comptez d’abord la manche.
olympe-refuse-ended = La partie est finie : il n’y a plus rien à jouer.

# Sous le nombre d’un joueur.
olympe-score-points = pts
olympe-score-nuggets = pépites
olympe-score-total = total

# Pourquoi un remplaçant pose une carte : vrai du pli que tous voient

olympe-why-hands-on = un Monstre passe la main
olympe-why-leads = { $count ->
    [0] il ne reste aucune carte plus forte de sa couleur
    [one] une seule carte plus forte de sa couleur n’est pas encore posée
   *[other] { $count } cartes plus fortes de sa couleur ne sont pas encore posées
}
olympe-why-leads-trump = entame à l’atout : { $count ->
    [0] il n’en reste aucun plus fort
    [one] un seul plus fort n’est pas encore posé
   *[other] { $count } plus forts ne sont pas encore posés
}
olympe-why-destroys = le Monstre détruit un pli de { $points ->
    [one] { $points } point
   *[other] { $points } points
}
olympe-why-threatens = le Monstre détruit le pli, sauf si { $count ->
    [one] son Héros vient
   *[other] un Héros vient pour chacun
}
olympe-why-saves = le Héros chasse le Monstre : { $points ->
    [one] { $points } point est à prendre
   *[other] { $points } points sont à prendre
}
olympe-why-doomed = { $points ->
    [0] un Monstre détruit le pli de toute façon
    [one] un Monstre détruit le pli : personne n’a son point
   *[other] un Monstre détruit le pli : personne n’a ses { $points } points
}
olympe-why-may-be-doomed = un Monstre détruit le pli, sauf si { $count ->
    [one] son Héros vient
   *[other] un Héros vient pour chacun
}
olympe-why-takes = prend { $points ->
    [one] { $points } point
   *[other] { $points } points
}
olympe-why-ahead = la plus forte jusqu’ici, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans le pli
olympe-why-feeds = { $points ->
    [one] un point
   *[other] { $points } points
} pour son camp : { $seat } est en tête
olympe-why-costs = donne { $points ->
    [one] un seul point
   *[other] { $points } points
} alors que { $seat } est en tête
olympe-why-nothing = ne donne aucun point alors que { $seat } est en tête
