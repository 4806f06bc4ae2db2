## The game

heavens = Les Cieux de l’Olympe
heavens-about = Des dieux inconnus planifient en secret, peuplent le ciel et espèrent que le spectacle plaira à Zeus.
heavens-points = points de prestige
heavens-sheet-day = Jour { $day }
heavens-part-day = le jour
heavens-part-regions = régions
heavens-part-orbit = orbites
heavens-part-constellation = constellations
heavens-part-best = plus belle constellation
heavens-part-power = Pouvoir rendu

## Things and places

heavens-plan-forge = Forge d’Héphaïstos
heavens-plan-errand = Course d’Hermès
heavens-plan-torch = Torche d’Éther
heavens-plan-breath = Souffle de Zéphyr
heavens-sun = Soleil
heavens-moon = Lune
heavens-before = Devant soi
heavens-plans = Plans
heavens-your-plan = Votre plan
heavens-plan-of = { $plan } ({ $seat })
heavens-planet = planète ({ $seat })
heavens-torches = Torches
heavens-score = prestige
heavens-power = Pouvoir
heavens-planets = planètes
heavens-tag-planet = Planète, { $which }
heavens-tag-planet-dark = Planète, { $which }, face sombre
heavens-supply = Forge
heavens-day = jour
heavens-phase = phase
heavens-phase-now = phase ({ $phase })
heavens-turn = tour
heavens-plan = plan
heavens-level = torche
heavens-morning = matin
heavens-afternoon = après-midi
heavens-evening = soir
heavens-night = nuit
heavens-regions = les régions
heavens-orbit-grey = l’orbite grise
heavens-orbit-orange = l’orbite orange
heavens-orbit-red = l’orbite rouge
heavens-orbit-purple = l’orbite violette
heavens-title-orbit-grey = L’orbite grise
heavens-title-orbit-orange = L’orbite orange
heavens-title-orbit-red = L’orbite rouge
heavens-title-orbit-purple = L’orbite violette
heavens-constellation = constellation
heavens-constellation-at = la constellation en { $space }
heavens-best = la plus belle constellation
heavens-side-red = Rouge
heavens-side-orange = Orange
heavens-side-yellow = Jaune
heavens-side-green = Vert
heavens-side-teal = Turquoise
heavens-side-blue = Bleu
heavens-side-purple = Violet
heavens-side-pink = Rose
heavens-side-grey = Gris
heavens-side-white = Blanc
heavens-side-black = Noir

## What a planet on a space would bring

heavens-worth-space = { $space } : une planète ici rapporterait
heavens-worth =
    { $seat } : +{ $power ->
        [one] { $power } Pouvoir
       *[other] { $power } Pouvoirs
    } ; si elle brille cette nuit, région { $region }, orbite { $orbit }, constellations { $constellation }
heavens-worth-sneak = { $seat } : si elle brille cette nuit, région { $region }, orbite { $orbit }, constellations { $constellation }

## What to do next

heavens-prompt-first =
    Qui commence ?
    Tirez au sort le Soleil et la Lune
heavens-prompt-sneak-first =
    { $seat }, une planète
    la nuit d’avant : sur une case libre
heavens-prompt-sneak-second =
    { $seat }, la deuxième planète
    sur une autre orbite que la première
heavens-prompt-no-room =
    { $seat }, vous passez
    vous ne pouvez rien poser
heavens-prompt-plan =
    Jour { $day }, { $phase } : les plans
    posez, révélez, touchez ; { $left ->
        [one] il en manque un
       *[other] il en manque { $left }
    }
heavens-prompt-reveal =
    Révélez les plans
    { $seat } a la Lune et donne le signal
heavens-prompt-pay =
    { $seat }, payez { $rivals ->
        [one] { $rivals } Pouvoir
       *[other] { $rivals } Pouvoirs
    }
    { $plan } : { $rivals ->
        [one] un autre joueur a ce plan
       *[other] { $rivals } autres ont ce plan
    }
heavens-prompt-plead =
    { $seat }, implorez Tyché
    votre Pouvoir ne suffit pas
heavens-prompt-more =
    { $seat }, payez ou implorez
    Tyché a comblé le manque
heavens-prompt-pass =
    { $seat }, vous passez
    { $plan } ne peut rien : un point de moins
heavens-prompt-forge =
    { $seat }, forgez des planètes
    combien ? Ou passez
heavens-prompt-errand =
    { $seat }, posez une planète
    sur une case cerclée, ou passez
heavens-prompt-torch =
    { $seat }, levez votre torche
    de combien de crans ? Ou passez
heavens-prompt-breath =
    { $seat }, échangez
    une de vos planètes, puis une autre ; ou passez
heavens-prompt-darken =
    { $seat }, encore { $left } à éteindre
    votre torche éclaire { $torch ->
        [one] { $torch } planète
       *[other] { $torch } planètes
    }
heavens-prompt-darken-more =
    { $seat }, éteindre encore ?
    ou touchez Terminé
heavens-prompt-score =
    Nuit { $day }
    Zeus regarde : { $what }
heavens-prompt-dawn =
    Aube après le jour { $day }
    retournez les planètes, passez le Soleil, baissez les torches
heavens-prompt-enter =
    Nuit { $day } : tel quel
    puis { $seat }, qui a le Soleil, l’annonce

## Options

heavens-option-board = Plateau
heavens-option-board-about = Le plateau imprimé n’est pas connu avec certitude : jouez ce que vous avez indiqué sur votre exemplaire, ou l’une de deux reconstitutions.
heavens-option-board-copy = Mon exemplaire
heavens-option-board-a = Carte A
heavens-option-board-b = Carte B
heavens-option-mode = Compagnon
heavens-option-mode-about = Le compagnon suit toute la partie, ou ne compte que les nuits.
heavens-option-mode-full = Toute la partie
heavens-option-mode-score = Nuits seulement
heavens-option-tyche-minimal-only = Tyché donne
heavens-option-tyche-minimal-only-about = Juste le Pouvoir que demande la dépense, ou autant que vous voulez dès qu’il vous en manque.
heavens-option-tyche-minimal-only-on = Le minimum
heavens-option-tyche-minimal-only-off = À volonté
heavens-option-extra-darkening = Obscurcir davantage
heavens-option-extra-darkening-about = Un joueur qui doit obscurcir des planètes peut-il en obscurcir plus que nécessaire ?
heavens-option-extra-darkening-off = Interdit
heavens-option-extra-darkening-on = Permis
heavens-option-open-power = Pouvoir
heavens-option-open-power-about = Tout le monde voit-il le Pouvoir de chacun ?
heavens-option-open-power-off = Caché
heavens-option-open-power-on = Visible

## My copy

heavens-fact-torch-range = Torche : bas et haut
heavens-fact-torch-start = Torche : départ
heavens-fact-torch-prices = Torche : prix de 1 à 5 crans
heavens-fact-forge-prices = Forge : prix de 1 à 3 planètes
heavens-fact-start-power = Pouvoir de départ à 3, 4, 5 joueurs
heavens-fact-region-size = Cases par région
heavens-fact-lines-inside = Lignes à l’intérieur des régions
heavens-fact-colours = Couleurs des joueurs 1 à 5
heavens-fact-radii = Distance des orbites au centre
heavens-fact-spaces = Cases
heavens-fact-lines = Lignes de constellation

## Buttons

heavens-verb-first = Qui commence
heavens-verb-reveal = Révéler
heavens-verb-score = Compter
heavens-verb-dawn = Nouveau jour
heavens-verb-place = Poser
heavens-verb-plan = Plan
heavens-verb-pay = Payer
heavens-verb-plead = Implorer Tyché
heavens-verb-forge = Forger
heavens-verb-errand = Envoyer
heavens-verb-torch = Raviver
heavens-verb-breath = Échanger
heavens-verb-pass = Passer
heavens-verb-darken = Obscurcir
heavens-verb-done = Terminé
heavens-verb-put = Planète ici
heavens-verb-lift = Pas de planète ici
heavens-verb-level = Torche
heavens-verb-night = La nuit tombe
heavens-verb-fix = Corriger
heavens-arg-forge = Forge
heavens-arg-errand = Course
heavens-arg-torch = Torche
heavens-arg-breath = Souffle
heavens-empty = pas de planète
heavens-shine = face brillante
heavens-turn-over = face sombre
heavens-none = repris

## Ce que tout coûte

heavens-price-power =
    { $power ->
        [one] { $power } Pouvoir
       *[other] { $power } Pouvoirs
    }
heavens-price-points =
    { $points ->
        [one] −1 pt
       *[other] −{ $points } pts
    }
heavens-warn-pass =
    { $seat } : passer coûte { $points ->
        [one] 1 point de prestige
       *[other] { $points } points de prestige
    }.
heavens-warn-plea =
    { $seat } : votre Pouvoir ne suffit pas. Tyché donne { $given ->
        [one] { $given } Pouvoir
       *[other] { $given } Pouvoirs
    } contre { $points ->
        [one] 1 point de prestige
       *[other] { $points } points de prestige
    }.
heavens-warn-dear =
    { $seat } : cela coûte { $cost ->
        [one] { $cost } Pouvoir
       *[other] { $cost } Pouvoirs
    }. Ce que votre Pouvoir ne couvre pas, Tyché le donne contre du prestige : 1 point pour { $rate ->
        [one] 1 Pouvoir
       *[other] { $rate } Pouvoirs
    }.
heavens-all-score = Toute la nuit

## The log

heavens-line-first = { $a } commence
heavens-line-reveal = Révéler les plans
heavens-line-score = Zeus regarde : { $a } { $b }
heavens-line-dawn = Un nouveau jour
heavens-line-place = { $seat } : une planète en { $a }
# Before the reveal nobody may read the log for it: only the owner's own view has a name for the plan.
heavens-line-plan =
    { $a ->
        [forge] { $seat } pose un plan
        [errand] { $seat } pose un plan
        [torch] { $seat } pose un plan
        [breath] { $seat } pose un plan
       *[other] { $a }
    }
heavens-line-plan-hidden = { $seat } pose un plan
heavens-line-pay = { $seat } paie
heavens-line-plead = { $seat } implore Tyché
heavens-line-forge =
    { $seat } : { $a ->
        [1] 1 planète forgée
       *[other] { $a } planètes forgées
    }
heavens-line-errand = { $seat } : Hermès emporte une planète en { $a }
heavens-line-torch = { $seat } : torche + { $a }
heavens-line-breath = { $seat } échange { $a } et { $b }
heavens-line-pass = { $seat } passe
heavens-line-darken = { $seat } obscurcit { $a }
heavens-line-done = { $seat } a fini d’obscurcir
heavens-line-put = { $seat } : planète en { $a }
heavens-line-lift = { $seat } : pas de planète en { $a }
heavens-line-level = { $seat } : torche à { $a }
heavens-line-night = La nuit tombe
heavens-line-fix =
    Correction : { $a } – { $b } { $c ->
        [forge] { heavens-plan-forge }
        [errand] { heavens-plan-errand }
        [torch] { heavens-plan-torch }
        [breath] { heavens-plan-breath }
       *[other] { $c }
    }

## What just happened

heavens-note-rate =
    { $rate ->
        [1] { $seat } est en tête ou à égalité en tête : ce tour-ci, Tyché donne 1 Pouvoir par point de prestige.
       *[other] { $seat } n’est pas en tête : ce tour-ci, Tyché donne { $rate } Pouvoirs par point de prestige.
    }
heavens-note-paid = { $seat } paie le coût de concurrence.
heavens-note-paid-openly =
    { $seat } paie { $a ->
        [one] { $a } Pouvoir
       *[other] { $a } Pouvoirs
    } pour la concurrence.
heavens-note-pleaded =
    { $seat } implore Tyché et cède { $a ->
        [one] { $a } point de prestige
       *[other] { $a } points de prestige
    } contre { $b ->
        [one] { $b } Pouvoir
       *[other] { $b } Pouvoirs
    }.
heavens-note-shows =
    { $seat } implore et montre { $power ->
        [one] { $power } Pouvoir
       *[other] { $power } Pouvoirs
    }.
heavens-denied-room = pas de place pour { $count }
heavens-denied-supply = il n’en reste que { $most }
heavens-denied-top = plus que { $most } jusqu’en haut
heavens-note-forged =
    { $seat } reçoit { $a ->
        [one] { $a } nouvelle planète
       *[other] { $a } nouvelles planètes
    }.
heavens-note-forged-openly =
    { $seat } paie { $b ->
        [one] { $b } Pouvoir
       *[other] { $b } Pouvoirs
    } et reçoit { $a ->
        [one] { $a } nouvelle planète
       *[other] { $a } nouvelles planètes
    }.
heavens-note-placed = { $seat } pose une planète dans la région { $a }, et Zeus l’en récompense.
heavens-note-placed-openly =
    { $seat } pose une planète dans la région { $a } et reçoit { $b ->
        [one] { $b } Pouvoir
       *[other] { $b } Pouvoirs
    }.
heavens-note-brightened =
    { $seat } : la torche éclaire maintenant { $a ->
        [one] { $a } planète
       *[other] { $a } planètes
    }.
heavens-note-brightened-openly =
    { $seat } paie { $b ->
        [one] { $b } Pouvoir
       *[other] { $b } Pouvoirs
    } ; la torche éclaire maintenant { $a ->
        [one] { $a } planète
       *[other] { $a } planètes
    }.
heavens-note-swapped = { $seat } reçoit { $a } point de prestige pour l’échange.
heavens-note-passed = { $seat } passe et perd { $a } point de prestige.
heavens-note-dropped = { $seat } : la torche baisse de { $a } et arrive à { $b }.
heavens-note-lights = Le Soleil passe à { $seat }, et la Lune avec lui. Retournez les planètes sombres.
heavens-note-returned =
    { $seat } rend { $a ->
        [one] { $a } Pouvoir
       *[other] { $a } Pouvoirs
    } contre { $b ->
        [one] { $b } point
       *[other] { $b } points
    }.
heavens-note-regions =
    { $seat } : planètes éclairées dans { $held ->
        [one] { $held } région
       *[other] { $held } régions
    }, +{ $points }. Total { $total }.
heavens-note-orbit = { $orbit } : { $first } pour le plus de planètes, si un seul joueur les a, et au moins { $second } ; { $second } pour la deuxième place.
heavens-note-orbit-nobody = { $orbit } : aucune planète éclairée, aucun point.
heavens-note-first = { $seat } : { $held }, seul en tête et en nombre suffisant, +{ $points }. Total { $total }.
heavens-note-second = { $seat } : { $held }, deuxième, +{ $points }. Total { $total }.
heavens-note-tied = { $seat } : { $held }, à égalité en tête, donc seulement +{ $points }. Total { $total }.
heavens-note-short = { $seat } : { $held }, en tête mais pas assez, donc seulement +{ $points }. Total { $total }.
heavens-note-beaten = { $seat } : { $held } ; sans première place nette, pas de deuxième, +{ $points }. Total { $total }.
heavens-note-third = { $seat } : { $held }, derrière la deuxième place, +{ $points }. Total { $total }.
heavens-note-absent = { $seat } : { $held } planète éclairée, +{ $points }. Total { $total }.
heavens-note-constellation = { $seat } : une constellation de { $held } planètes, +{ $points }. Total { $total }.
heavens-note-best = { $seat } : la plus grande constellation, avec { $held } planètes, +{ $points }. Total { $total }.
heavens-note-best-tie = Plusieurs constellations ont { $count } planètes : aucune ne se distingue, pas de bonus.
heavens-note-best-none = Il n’y a aucune constellation, donc pas de bonus.
heavens-note-place =
    { $place }. { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $planets ->
        [one] { $planets } planète posée
       *[other] { $planets } planètes posées
    }, torche à { $torch }.

## Endings

heavens-end-points =
    { $seat } gagne avec { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }.
heavens-end-planets =
    { $seat } gagne : { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    } et, parmi les ex æquo, le moins de planètes posées.
heavens-end-torch =
    { $seat } gagne : { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }, aussi peu de planètes que les autres ex æquo, et la torche la plus haute.
heavens-end-tie =
    La partie s’achève sur une égalité à { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }, avec autant de planètes posées et des torches aussi hautes.

## Why not

heavens-refuse-fix = Cette correction ne change rien ou donnerait une position impossible : vérifiez les cases, les planètes restantes, la torche et le Pouvoir.
heavens-refuse-ended = La partie est finie : il n’y a plus rien à jouer.
heavens-refuse-nobody = Personne n’est assis là : vous jouez à { $number }.
heavens-refuse-begun = On sait déjà qui commence.
heavens-refuse-wait-first = Tirez d’abord au sort qui commence.
heavens-refuse-wait-reveal = Tous les plans sont posés : révélez-les d’abord.
heavens-refuse-wait-score = Il fait nuit et Zeus regarde encore : comptez d’abord l’étape suivante.
heavens-refuse-wait-dawn = La nuit est comptée : commencez d’abord le nouveau jour.
heavens-refuse-players = C’est maintenant aux joueurs d’agir.
heavens-refuse-turn = C’est à { $seat } de jouer.
heavens-refuse-not-all-planned =
    { $left ->
        [one] Un joueur n’a pas encore posé son plan.
       *[other] { $left } joueurs n’ont pas encore posé leur plan.
    }
heavens-refuse-score-order = Zeus regarde une chose après l’autre ; c’est maintenant : { $what }.
heavens-refuse-not-now = Zeus ne contemple les cieux que la nuit, une fois obscurcies toutes les planètes qui doivent l’être.
heavens-refuse-not-dawn = Un nouveau jour ne vient qu’une fois la nuit comptée.
heavens-refuse-which-space = Touchez une case des cieux.
heavens-refuse-no-space = Les cieux n’ont pas de case « { $space } ».
heavens-refuse-unused = { $space } est dans une région qui ne sert pas à ce nombre de joueurs.
heavens-refuse-taken = La case { $space } est prise par une planète ({ $seat }).
heavens-refuse-sneak-only = C’est la nuit avant le premier jour : on ne peut que poser une planète.
heavens-refuse-no-planet = Vous n’avez aucune planète à poser.
heavens-refuse-same-orbit = Vous avez déjà une planète sur { $orbit } ; la deuxième va sur une autre orbite.
heavens-refuse-plan-first = Chacun choisit d’abord son plan.
heavens-refuse-plan-laid = { $seat } a déjà posé un plan.
heavens-refuse-no-plan = Un plan est l’un des quatre : Forge, Course, Torche ou Souffle.
heavens-refuse-acted = Vous avez déjà joué dans cette phase ; c’est à { $seat } de jouer.
heavens-refuse-plead-by-itself = On n’implore pas à la main ici : quand vous payez, Tyché donne juste ce qui manque.
heavens-refuse-nothing-to-pay = Tyché n’aide que s’il y a une dépense que vous ne pouvez pas payer.
heavens-refuse-enough = Vous avez assez de Pouvoir : Tyché n’écoute pas.
heavens-refuse-plead-first = Votre Pouvoir ne suffit pas : implorez d’abord Tyché.
heavens-refuse-declared = Vous avez annoncé un achat : payez-le d’abord.
heavens-refuse-pay-first = Payez d’abord le coût de concurrence, même si vous voulez passer.
heavens-refuse-nothing-due = Il n’y a rien à payer.
heavens-refuse-other-plan = Votre plan pour cette phase est : { $plan }.
heavens-refuse-forge-full = Votre plateau d’attribution est plein : une nouvelle planète n’aurait pas de place.
heavens-refuse-forge-supply = Vos dix planètes sont déjà toutes forgées.
heavens-refuse-forge-count =
    { $most ->
        [one] Vous pouvez faire forger { $most } planète maintenant.
       *[other] Vous pouvez faire forger de 1 à { $most } planètes maintenant.
    }
heavens-refuse-torch-top = Votre torche est déjà tout en haut ({ $top }).
heavens-refuse-torch-steps =
    { $most ->
        [one] Votre torche peut monter de { $most } cran maintenant.
       *[other] Votre torche peut monter de 1 à { $most } crans maintenant.
    }
heavens-refuse-no-level = Une torche se place entre { $bottom } et { $top }.
heavens-refuse-breath-none = Il ne reste pas deux planètes que Zéphyr échangerait pour vous dans cette phase.
heavens-refuse-breath-empty = La case { $space } est vide : seules des planètes changent de place.
heavens-refuse-breath-moved = La planète en { $space } a déjà bougé dans cette phase ; Zéphyr la laisse tranquille jusqu’à la suivante.
heavens-refuse-breath-own = Commencez par une de vos planètes : celle en { $space } est à un autre joueur.
heavens-refuse-breath-other = La seconde planète doit être à un autre joueur : celle en { $space } est à vous.
heavens-refuse-breath-two = Touchez deux planètes : une des vôtres, puis celle d’un autre joueur.
heavens-refuse-darken-none = Votre torche éclaire toutes vos planètes : vous n’en obscurcissez aucune cette nuit.
heavens-refuse-darken-more = Votre torche n’éclaire que { $torch } : obscurcissez d’abord d’autres planètes.
heavens-refuse-table-does = C’est l’affaire de toute la table : aucun joueur ne le fait seul.
heavens-refuse-not-entered = Planètes, torches et nuits ne se saisissent à la main que là où le compagnon ne fait que compter.
heavens-refuse-not-night = Les planètes ne s’obscurcissent que la nuit.
heavens-refuse-not-sneak = On ne glisse une planète dans les cieux que la nuit qui précède le premier jour.
heavens-refuse-plans-out = Les plans sont révélés : aucun plan ne se pose avant la fin de cette phase.
heavens-refuse-darken-done = Vous avez obscurci tout ce qu’il fallait cette nuit.
heavens-refuse-darken-other = La planète en { $space } est à { $seat } ; vous obscurcissez les vôtres.
heavens-refuse-darken-dark = La planète en { $space } est déjà sombre.
heavens-refuse-same-level = Cette torche est déjà à { $level }.
heavens-refuse-darken-own = Touchez une de vos planètes éclairées.
heavens-refuse-darken-only = Il fait nuit : on obscurcit des planètes, rien d’autre.
heavens-refuse-sun-calls = { $seat } a le Soleil et annonce la nuit.
heavens-refuse-entered = C’est déjà indiqué pour cette nuit. Si c’était une erreur, annulez ou corrigez.
heavens-refuse-enter-only = On n’indique ici que les planètes et les torches.
heavens-refuse-put-own = Une de vos planètes y est déjà.
heavens-refuse-lift-own = Aucune de vos planètes n’y est.
heavens-refuse-all-placed = Vos dix planètes sont toutes sur le plateau.
heavens-refuse-only-shown = Le Soleil, la Lune et les cartes de plan montrent seulement où l’on en est : on ne fait rien en les touchant.

# Sur le ciel, et sous le nombre d’un joueur.
heavens-day-title = JOUR { $day }
heavens-prestige = prestige

# Pourquoi un remplaçant joue ainsi : compté dans le ciel tel qu’il est

heavens-why-plan = son plan est fait
heavens-why-place = { $points ->
    [one] un point de plus par une telle nuit
   *[other] { $points } points de plus par une telle nuit
}{ $power ->
    [0] { "" }
   *[other] { "" }, et { $power } Pouvoir de Zeus
}
heavens-why-forge = { $count ->
    [one] une planète est alors prête
   *[other] { $count } planètes sont alors prêtes
} à être placée{ $count ->
    [one] { "" }
   *[other] s
}
heavens-why-light = la torche à { $torch } éclaire { $count ->
    [one] sa seule planète
   *[other] toutes ses { $count } planètes
}
heavens-why-more-light = la torche à { $torch } éclaire plus de ses { $count } planètes
heavens-why-swap = { $points ->
    [one] un point de plus par une telle nuit, et un pour l’échange
   *[other] { $points } points de plus par une telle nuit, et un pour l’échange
}
heavens-why-darken = { $points ->
    [0] rien n’est perdu cette nuit
    [one] cela coûte un point cette nuit
   *[other] cela coûte { $points } points cette nuit
}
heavens-why-pass = cela coûte un point
heavens-why-must = il le faut
