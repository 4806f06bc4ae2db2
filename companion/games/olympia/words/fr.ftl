## The game

olympia = Olympia
olympia-about = Comptez vos attributs dans la pile, tapez dessus avant les autres et gravissez le temple.
olympia-points = marches
olympia-round = Manche { $round }
olympia-side = { $god }
olympia-no-god = pas encore de dieu
olympia-hero = { $seat } ({ $god })
olympia-seat = { $seat }
olympia-piece = Pion de { $seat }
olympia-tag-piece = Pion du joueur { $which }

## Cards

olympia-zeus = Zeus
olympia-aphrodite = Aphrodite
olympia-artemis = Artémis
olympia-athena = Athéna
olympia-hades = Hadès
olympia-poseidon = Poséidon
olympia-lightning = Éclair
olympia-heart = Cœur
olympia-bow = Arc
olympia-owl = Chouette
olympia-fire = Feu
olympia-trident = Trident
olympia-minotaur = Minotaure
olympia-theseus = Thésée
olympia-tornado = Tornade
olympia-temple = Temple
olympia-top = Sur le dessus : { $card }
olympia-replay = { $seat }, { $attribute }

## Variants

olympia-monsters = Monstre et héros
olympia-winds = Dieu des vents
olympia-war = Guerre sans merci
olympia-mini = Mini-dieux
olympia-blind = Écran muet

## What to do next

olympia-prompt-gods =
    Choisissez les dieux
    un joueur, puis un dieu ; ou tirez au sort
olympia-prompt-starter =
    Qui commence ?
    qui ressemble à son dieu ; ou tirez au sort
olympia-prompt-deal =
    Manche { $round } : donnez
    mélangez tout ; { $seat } commence
olympia-prompt-change =
    Changer de place ?
    deux joueurs, ou une variante ; puis donnez
olympia-prompt-turn =
    { $seat }, une carte
    comptez, puis tapez ! { $way ->
        [clockwise] Sens horaire
       *[counterclockwise] Sens inverse
    }
olympia-prompt-blind =
    La manche est en cours
    retournez les cartes, comptez, tapez
olympia-prompt-spent =
    Plus de cartes
    tapez maintenant, ou terminez la manche
olympia-prompt-settle =
    { $seat } a tapé
    quelqu’un d’autre ? Sinon, validez
olympia-prompt-name =
    { $seat }, de qui ?
    les trois attributs que vous avez vus

## Options

olympia-option-monsters = Monstre et héros
olympia-option-monsters-about = Ajoute deux Minotaures, qui annulent les deux dernières cartes, et deux Thésée, qui annulent un Minotaure.
olympia-option-monsters-off = Sans
olympia-option-monsters-on = Avec
olympia-option-winds = Dieu des vents
olympia-option-winds-about = Ajoute deux Tornades, qui inversent le sens du jeu et changent le dieu qui vous bloque.
olympia-option-winds-off = Sans
olympia-option-winds-on = Avec
olympia-option-war = Guerre sans merci
olympia-option-war-about = On peut aussi taper pour les attributs des autres héros.
olympia-option-war-off = Sans
olympia-option-war-on = Avec
olympia-option-mini = Mini-dieux
olympia-option-mini-about = Pour les plus jeunes : chaque dieu annule son propre attribut, peu importe qui est assis où.
olympia-option-mini-off = Sans
olympia-option-mini-on = Avec
olympia-option-war-wrong-penalty = Erreur à la guerre
olympia-option-war-wrong-penalty-about = Ce que coûte une erreur sur un autre héros. La règle du livret et son exemple se contredisent.
olympia-option-war-wrong-penalty-2 = 2 marches
olympia-option-war-wrong-penalty-1 = 1 marche
olympia-option-war-self-tap-half = Taper pour soi à la guerre
olympia-option-war-self-tap-half-about = Taper pour soi vaut comme toujours, ou comme pour un autre héros.
olympia-option-war-self-tap-half-off = Comme toujours
olympia-option-war-self-tap-half-on = Moitié
olympia-option-wrong-tap-ends-round = Une erreur
olympia-option-wrong-tap-ends-round-about = Une erreur termine la manche pour tous, ou coûte seulement des marches.
olympia-option-wrong-tap-ends-round-on = Termine la manche
olympia-option-wrong-tap-ends-round-off = La manche continue
olympia-option-false-start = Un faux départ
olympia-option-false-start-about = Ce que coûte un appui quand il n’y a pas encore de carte, ou entre deux manches.
olympia-option-false-start-0 = Rien
olympia-option-false-start-1 = 1 marche
olympia-option-false-start-2 = 2 marches
olympia-option-blind = Pendant une manche
olympia-option-blind-about = L’écran montre la carte du dessus, à qui c’est de jouer et dans quel sens, ou rien du tout.
olympia-option-blind-off = Carte et tour
olympia-option-blind-on = Rien

## My copy

olympia-fact-steps = Marches jusqu’au temple
olympia-fact-colour-zeus = Couleur du bord : { olympia-zeus }
olympia-fact-colour-aphrodite = Couleur du bord : { olympia-aphrodite }
olympia-fact-colour-artemis = Couleur du bord : { olympia-artemis }
olympia-fact-colour-athena = Couleur du bord : { olympia-athena }
olympia-fact-colour-hades = Couleur du bord : { olympia-hades }
olympia-fact-colour-poseidon = Couleur du bord : { olympia-poseidon }

## Buttons

olympia-verb-god = Donner un dieu
olympia-verb-start = Commence
olympia-verb-deal = Cartes distribuées
olympia-verb-change = Changer de place ou de variante
olympia-verb-vary = Ajouter ou ôter une variante
olympia-verb-swap = Changer de place
olympia-verb-stop = Arrêter ici
olympia-verb-turn = Retourner une carte
olympia-verb-slap = Taper !
olympia-verb-settle = Valider
olympia-verb-close = Personne ne tape
olympia-verb-name = Nommer un héros
olympia-verb-fix = Corriger
olympia-arg-read = Carte mal lue
olympia-arg-missed = Carte oubliée
olympia-arg-extra = Carte en trop
olympia-arg-unslap = Personne n’a tapé
olympia-arg-slapper = Une autre main
olympia-arg-named = Un autre héros
olympia-arg-turn = À qui de jouer
olympia-arg-starter = Qui commence
olympia-arg-god = Un autre dieu
olympia-arg-vary = Une variante
olympia-arg-sit = Qui est assis où
olympia-arg-misdeal = Redistribuer
olympia-arg-early = Un faux départ
olympia-arg-free = Ne coûte rien
olympia-arg-one = 1 marche de moins
olympia-arg-two = 2 marches de moins

## The log

olympia-line-god = { $a } : enfant de { $b }
olympia-line-start = { $a } commence
olympia-line-deal = Cartes distribuées, { $seat } commence
olympia-line-change = Des places ou des variantes changent
olympia-line-vary = Variante ajoutée ou ôtée : { $a }
olympia-line-swap = { $a } et { $b } changent de place
olympia-line-stop = La table s’arrête ici
olympia-line-turn = { $seat } : { $a }
olympia-line-turn-hidden = { $seat } retourne une carte
olympia-line-slap = { $seat } tape sur la pile
olympia-line-settle = La tape est validée
olympia-line-close = Plus de cartes, personne ne marque
olympia-line-name = { $seat } désigne { $a }
olympia-line-fix =
    { $a ->
        [read] Correction : la carte { $b } est « { $c } »
        [missed] Correction : carte { $b } oubliée, « { $c } »
        [extra] Correction : il n’y avait pas de carte { $b }
        [unslap] Correction : { $b } n’a pas tapé
        [slapper] Correction : c’est { $b } qui a tapé
        [named] Correction : c’était pour { $b }
        [turn] Correction : c’est à { $b } de retourner une carte
        [starter] Correction : { $b } commence
        [god] Correction : { $b } est enfant de { $c }
        [vary] Correction : variante ajoutée ou ôtée, { $b }
        [sit] Correction : { $b } et { $c } sont assis dans l’autre ordre
        [misdeal] Correction : on redistribue les cartes
        [early]
            { $c ->
                [free] Faux départ de { $b } : ne coûte rien
                [one] Faux départ de { $b } : 1 marche de moins
               *[two] Faux départ de { $b } : 2 marches de moins
            }
       *[other] Correction : { $a }, marche { $b }
    }

## What happened

olympia-note-false-start =
    { $cost ->
        [0] { $seat } a tapé avant la première carte : faux départ, qui ne coûte rien.
        [1] { $seat } a tapé avant la première carte : faux départ, 1 marche de moins.
       *[other] { $seat } a tapé avant la première carte : faux départ, { $cost } marches de moins.
    }
olympia-note-first = { $seat } a tapé avant { $other-seat }.
olympia-note-ahead = { $seat } a tapé { $lead } ms avant { $other-seat }.
olympia-note-dead-heat = Ex æquo : { $seat } et { $other-seat } à moins de { $floor } ms, impossible de les départager ; l’ordre du tour place { $seat } en premier.
olympia-note-right =
    { $moved ->
        [one] { $seat } a raison ({ $attribute }) : { $moved } marche de plus, jusqu’à la marche { $step }.
       *[other] { $seat } a raison ({ $attribute }) : { $moved } marches de plus, jusqu’à la marche { $step }.
    }
olympia-note-wrong =
    { $moved ->
        [0] { $seat } a tort ({ $attribute }) et reste en bas.
        [one] { $seat } a tort ({ $attribute }) : { $moved } marche de moins, jusqu’à la marche { $step }.
       *[other] { $seat } a tort ({ $attribute }) : { $moved } marches de moins, jusqu’à la marche { $step }.
    }
olympia-climb = Les marches
olympia-judged-right = { $seat } a raison
olympia-judged-wrong = { $seat } a tort
olympia-judged-why = { $attribute } : il en fallait { $needed }, il y en avait { $count }. { olympia-judged-steps }
olympia-judged-why-fewer = { $attribute } : il en fallait { $needed }, il y en avait moins. { olympia-judged-steps }
olympia-judged-steps =
    { $way ->
        [up] { $moved ->
            [one] 1 marche de plus, jusqu’à { $step }
           *[other] { $moved } marches de plus, jusqu’à { $step }
        }
        [down] { $moved ->
            [one] 1 marche de moins, jusqu’à { $step }
           *[other] { $moved } marches de moins, jusqu’à { $step }
        }
       *[same] Reste sur la marche { $step }
    }
olympia-note-gift = Désigné à tort, le pion de { $seat } monte à la marche { $step }.
olympia-note-card-attribute = { $n }. { $card } : un de plus, { $count }
olympia-note-card-blocked = { $n }. { $card } en annule un, { $count }
olympia-note-card-harmless = { $n }. { $card } ne trouve rien à annuler, { $count }
olympia-note-card-nothing = { $n }. { $card } : { $count }
olympia-note-card-minotaur =
    { $struck ->
        [0] { $n }. { $card } ne trouve rien à annuler, { $count }
        [one] { $n }. { $card } annule « { $a } », { $count }
       *[other] { $n }. { $card } annule « { $a } » et « { $b } », { $count }
    }
olympia-note-card-theseus =
    { $struck ->
        [0] { $n }. { $card } ôte un Minotaure sans effet, { $count }
        [one] { $n }. { $card } rétablit « { $a } », { $count }
       *[other] { $n }. { $card } rétablit « { $a } » et « { $b } », { $count }
    }
olympia-note-card-idle = { $n }. { $card } ne trouve pas de Minotaure, { $count }
olympia-note-card-tornado = { $n }. { $card } : maintenant { $god } bloque, { $count }
olympia-note-later =
    { $count ->
        [one] { $count } carte est sortie après la tape et ne compte pas.
       *[other] { $count } cartes sont sorties après la tape et ne comptent pas.
    }
olympia-note-spent = Toutes les cartes sont sorties et personne n’a marqué.
olympia-note-block = { $seat } : { $god } annule votre attribut « { $attribute } »

## Endings

olympia-end-temple = { $seat } atteint le temple, marche { $steps }, et devient le dieu de la partie.
olympia-end-stopped = La table s’arrête : { $seat } est au plus haut, marche { $steps }.
olympia-end-shared = La table s’arrête : { $count } joueurs partagent la plus haute place, marche { $steps }.
olympia-end-level = La table s’arrête : tout le monde est à la marche { $steps }, personne ne gagne.

## Why not

olympia-refuse-fix = Cette correction ne change rien ou ne convient pas : vérifiez le numéro de la carte, ses exemplaires et les noms.
olympia-refuse-moment = Un moment s’écrit @ et des nanosecondes après une carte ou une tape ; le bruit des boutons, ± et des nanosecondes après « settle ».
olympia-refuse-not-yet = Tout le monde n’a pas encore de dieu : on ne peut rien jouer.
olympia-refuse-nobody = Personne n’est assis là : vous jouez à { $number }.
olympia-refuse-player-first = Touchez d’abord le joueur, puis { $god }.
olympia-refuse-has-god = { $seat } a déjà un dieu : { $god }.
olympia-refuse-no-god = Nommez un des six dieux.
olympia-refuse-god-taken = { $god } a déjà un enfant à cette table.
olympia-refuse-gods-chosen = Les dieux sont choisis et l’on sait qui commence.
olympia-refuse-starter = Dites d’abord qui commence.
olympia-refuse-ended = La partie est finie : il n’y a plus rien à jouer.
olympia-refuse-name-first = { $seat } a tapé et doit d’abord nommer un héros.
olympia-refuse-slap-naming = On juge la tape de { $seat } : { $seat } nomme d’abord un héros, puis on peut taper de nouveau.
olympia-refuse-slap-before-deal = La première manche n’a pas commencé : cette tape ne compte pas.
olympia-refuse-deal-first = La manche est finie : distribuez les cartes, puis { $seat } commence.
olympia-refuse-first-deal = La première manche n’a pas commencé : distribuez les cartes, puis { $seat } commence.
olympia-refuse-settled = Cette tape est déjà validée : { $seat } doit maintenant nommer un héros.
olympia-refuse-no-round-to-settle = Aucune manche n’est en cours : il n’y a pas de tape à valider.
olympia-refuse-no-round = Aucune manche n’est en cours : il n’y a rien à terminer.
olympia-refuse-no-cards = Toutes les cartes sont sorties. Tapez, ou terminez la manche.
olympia-refuse-turn = C’est à { $seat } de retourner une carte.
olympia-refuse-empty-hand = { $seat } n’a plus de cartes et passe son tour ; { $other-seat } retourne la prochaine.
olympia-refuse-not-in-deck = « { $card } » n’est pas dans ce paquet : personne n’a choisi ce dieu, ou la variante n’est pas jouée.
olympia-refuse-all-out = « { $card } » : les { $copies } cartes sont déjà sur la pile.
olympia-refuse-who = Dites à qui était la main.
olympia-refuse-false-start = Aucune manche n’est en cours : cette tape est un faux départ.
olympia-refuse-too-late = Ce moment est déjà jugé : une tape plus ancienne ne compte plus.
olympia-refuse-slapped = La main de { $seat } est déjà sur la pile. Validez d’abord.
olympia-refuse-nothing-to-settle = Personne n’a tapé : il n’y a rien à valider.
olympia-refuse-settle-first = Une main est sur la pile. Validez d’abord.
olympia-refuse-cards-left = La manche continue jusqu’à ce que quelqu’un tape ou que toutes les cartes soient sorties.
olympia-refuse-no-war = Sans « Guerre sans merci », chacun ne tape que pour soi.
olympia-refuse-nobody-names = On ne nomme un héros qu’après une tape validée.
olympia-refuse-names = { $seat } a tapé en premier et nomme le héros.
olympia-refuse-no-hero = Nommez un des héros de cette table.
olympia-refuse-in-round = Cela attend la fin de la manche.
olympia-refuse-dealer = On distribue pour { $seat }, qui commence cette manche.
olympia-refuse-table = C’est à toute la table de le dire.
olympia-refuse-nothing-played = Jouez au moins une manche avant d’arrêter.
olympia-refuse-changing = Terminez les changements : distribuez d’abord les cartes.
olympia-refuse-change-first = Dites d’abord que des places ou des variantes changent.
olympia-refuse-varied = « { $variant } » : cette variante vient d’être ajoutée ou ôtée ; distribuez d’abord.
olympia-refuse-no-variant = Nommez une des variantes de ce jeu.
olympia-refuse-two = À deux, changer de place ne change rien.
olympia-refuse-swapped = Nommez deux joueurs dans l’ordre où ils sont assis ; celui qui a déjà bougé reste en place pour cette manche.
olympia-refuse-turn-or-slap = { $seat } retourne une carte ou quelqu’un tape : rien d’autre ne se fait pendant une manche.
olympia-refuse-seat-first = Touchez d’abord un joueur qui n’est encore l’enfant d’aucun dieu, puis un dieu.

# Sous le nombre d’un joueur.
olympia-score =
    { $count ->
        [one] marche
       *[other] marches
    }
