## The pad

scorepad = Carnet de scores
scorepad-about = Colonnes, manches et totaux pour n’importe quel autre jeu.
scorepad-points = points
scorepad-plays = joue
scorepad-left = a quitté la partie
scorepad-round = Manche { $round }

## What to do next

scorepad-prompt-first =
    Touchez un nom
    et saisissez les points marqués
scorepad-prompt-more =
    Manche { $round } : touchez un nom
    { $count ->
        [one] il manque encore un nombre
       *[other] il manque encore { $count } nombres
    }
scorepad-prompt-next =
    Manche { $round } : touchez un nom
    ou terminez la partie
scorepad-prompt-change =
    Qui part, ou qui revient ?
    Touchez un nom

## Options

scorepad-option-wins = Qui gagne
scorepad-option-wins-about = Celui qui a le plus, ou le moins, de points gagne.
scorepad-option-wins-high = Le plus de points
scorepad-option-wins-low = Le moins de points

## Verbs and lines

scorepad-verb-score = Inscrire
scorepad-verb-end = Terminer la partie
scorepad-verb-change = Départ ou retour
scorepad-verb-stay = Tous restent
scorepad-verb-out = Quelqu’un part
scorepad-verb-in = Quelqu’un revient
scorepad-verb-fix = Corriger
scorepad-line-score = { $seat } inscrit { $a }
scorepad-line-end = La partie se termine
scorepad-line-change = Départ ou retour de quelqu’un
scorepad-line-stay = Tous restent
scorepad-line-out = { $a } part
scorepad-line-in = { $a } revient
scorepad-line-fix = Le total de { $a } : { $b }

## Endings

scorepad-end = { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scorepad-end-shared = { $count } joueurs se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
scorepad-end-level = Tout le monde est à égalité avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : match nul.

## Refusals

scorepad-denied-last = doit rester
scorepad-refuse-fix = Un total se corrige par pas de 1, 10 ou 100 et reste en dessous de 100 000.
scorepad-refuse-closed = La partie est terminée. Annulez sa fin pour continuer à inscrire.
scorepad-refuse-nobody = Personne n’est assis là : cette feuille a { $number } colonnes.
scorepad-refuse-whose = Touchez d’abord un nom : chaque nombre appartient à une colonne.
scorepad-refuse-left = { $seat } n’est plus là. Notez d’abord son retour entre deux manches.
scorepad-refuse-written = { $seat } a déjà inscrit un nombre à la manche { $round }. Corrigez-le sur la feuille de score.
scorepad-refuse-number = Ce n’est pas un nombre : saisissez un nombre entier de −99 999 à 99 999.
scorepad-refuse-empty = Rien n’est encore inscrit : jouez au moins une manche.
scorepad-refuse-midway = La manche { $round } a commencé : saisissez d’abord les nombres qui manquent.
scorepad-refuse-who = Dites qui : touchez un nom.
scorepad-refuse-last = Il faut que quelqu’un reste : le dernier joueur ne peut pas partir. Terminez plutôt la partie.
scorepad-refuse-changing = Dites d’abord qui part ou revient, ou que tous restent.
scorepad-refuse-unchanged = Touchez d’abord « Départ ou retour ».
scorepad-refuse-present = { $seat } est toujours là.
scorepad-refuse-table = C’est l’affaire de toute la table : aucun joueur ne le fait seul.
