## Said by the table itself, whatever the game.

called = { $name }
counted = { $name } : { $value }
counter-of = { $name } ({ $seat })
marker-on = { $seat } sur « { $name } »
row-of = { $name } ({ $seat })
place-of = la place de { $seat }
beside-board = à côté du plateau
sheet-seat = { $seat }
sheet-team = { $seat } + { $other-seat }
sheet-correction = correction

## Lines that are no moves, named where they can be taken back

line-back = le retour en arrière
line-amend = la correction d’une ligne passée
line-insert = l’ajout d’une ligne passée
line-forced = { $said } (voulu par la table)
line-seat = { $name } prend la place { $number }
line-swap = Les places { $number } et { $other } sont échangées
line-resign = { $seat } abandonne
line-end = La partie est arrêtée avant la fin
line-otherwise = Le résultat change : { $said }
line-misfit = « { $line } » ne convient plus et a été laissé de côté. Si cela a bien eu lieu, saisissez-le de nouveau.

## What to put back

line-and-more = { $said }, et { $count } de plus
steps-taken =
    { $count ->
        [one] Une étape est faite.
       *[other] { $count } étapes sont faites : les flèches les montrent une à une.
    }
steps-gained = { $name } : { $gained }, soit { $total }
put-after-undo = C’est annulé. Remettez maintenant la table comme à l’écran :
put-after-redo = C’est refait. Remettez maintenant la table comme à l’écran :
put-after-back = Retour à un moment passé. Remettez maintenant la table comme à l’écran :
put-after-amend = La ligne passée est corrigée et la suite rejouée. Remettez maintenant la table comme à l’écran :
put-after-insert = Une ligne a été ajoutée plus tôt et la suite rejouée. Remettez maintenant la table comme à l’écran :
put-as-seen = Le plateau ne correspond pas à l’écran. Remettez-le comme à l’écran :
put-after-resume = Quand cette partie a été quittée, la table restait à remettre en ordre. Remettez-la comme à l’écran :
put-take = Retirez : { $name } ({ $to })
put-move = Déplacez : { $name } → { $to }
put-lay =
    { $face ->
        [down] Posez face cachée : { $name } → { $to }
        [dark] Posez côté sombre : { $name } → { $to }
       *[up] Posez : { $name } → { $to }
    }
put-face =
    { $face ->
        [down] Retournez face cachée : { $name } ({ $to })
        [dark] Retournez côté sombre : { $name } ({ $to })
        [up] Retournez face visible : { $name } ({ $to })
        [spent] Tournez côté épuisé : { $name } ({ $to })
       *[other] Tournez sur { $face } : { $name } ({ $to })
    }
put-marker = Placez le marqueur : { $name } → { $to }
put-count = Doit valoir { $to } : { $name }

## Arrêtée avant la fin

end-resigned = { $other-seat } a abandonné ; { $seat } gagne.
end-resigned-shared = { $other-seat } a abandonné. Parmi les autres, { $count } étaient en tête à égalité.
end-resigned-level = { $other-seat } a abandonné. Les autres étaient à égalité.
end-early = Partie arrêtée d’un commun accord : { $seat } était en tête.
end-early-shared = Partie arrêtée d’un commun accord : { $count } étaient en tête à égalité.
end-early-level = Partie arrêtée d’un commun accord : personne n’était en tête.

## Taking back what others know

asked-luck = Ceci annule un résultat du hasard. Tout le monde est d’accord ?
asked-secret = Ceci annule quelque chose de caché. Tout le monde est d’accord ?
asked-other = Ceci a été annulé alors que le tour avait passé. Tout le monde est d’accord ?
asked-line = Annulé : { $said }
asked-first = Répondez d’abord à cette question : d’ici là, rien d’autre ne se passe.
asked-marked = C’est noté dans le journal.

## Refused

refuse-nothing-to-undo = Il n’y a plus rien à annuler.
refuse-nothing-to-redo = Il n’y a rien à refaire.
refuse-stopped = La partie a été arrêtée ici. Annulez d’abord cet arrêt, puis continuez.
refuse-over = La partie est déjà terminée.
refuse-resign-alone = { $seat } ne peut pas abandonner : il ne resterait personne pour gagner.
refuse-other-game = { $name } : cela vient d’un autre jeu, { $game }. Montrez un élément du jeu qui est sur la table.
refuse-face-down = Cela a été donné ou posé face cachée : on ne peut pas le changer devant tous. Reprenez-le avec Annuler, ou corrigez ce qui est là maintenant.
refuse-hidden-hands = Les mains sont cachées : la suite ne peut pas être vérifiée devant tous. Revenez à ce moment et reprenez de là.
refuse-no-slap = Personne ne doit taper maintenant. Continuez comme l’écran le demande.
refuse-cannot-keep = Ce qui est verrouillé ne peut pas rester ensemble. Déverrouillez un élément, puis tirez de nouveau.
refuse-notation = Impossible de lire cela. Vérifiez comment c’est écrit : { $why }
refuse-unfinished = Ce n’est que le début d’un coup : dites aussi la suite.
refuse-too-much = C’est plus que ce coup ne demande : laissez de côté la fin.
refuse-no-verb = Aucun coup de ce jeu ne s’appelle « { $verb } ».
refuse-table-fixes = Aucun joueur ne corrige seul : une correction est une ligne de la table.
refuse-and-more =
    { $count ->
        [one] … et encore un coup
       *[other] … et encore { $count } coups
    }

## What the camera may have read

scan-sure = { $name } : est-ce bien cela ?
scan-again = { $name } : déjà lu. Encore une fois ?
scan-not-now = { $name } maintenant ? Plutôt :
scan-not-here = Pas dans cette partie : { $name }. Plutôt :

## What a board says that the camera sees

board-is-it = D’après le plateau. Est-ce bien ce qui s’est passé ?
board-which = Que s’est-il passé sur le plateau ?
board-more = Ou autre chose : touchez-le d’abord.
board-then = { $first } ; { $then }
board-unlike = Le plateau ne correspond pas à l’écran.
board-resumed = Le plateau ne correspond pas à l’écran. Remettez-le en ordre, ou dites ce qui s’est passé.
board-left = La caméra ne voit pas le plateau de l’écran ; vous avez dit que la table est juste.
board-first =
    { $count ->
        [one] Une case du ciel n’est pas saisie comme sur le plateau.
       *[other] { $count } cases du ciel ne sont pas saisies comme sur le plateau.
    }
board-take =
    { $count ->
        [one] La reprendre du plateau
       *[other] Reprendre les { $count } du plateau
    }
board-as-told = Compter ce qui est saisi
board-elsewhere = { $name } est sur { $from } ; sa place est en { $to }
board-off = { $name } n’a rien à faire sur { $from }
board-wanting = { $name } manque encore sur { $to }
board-right = La caméra voit que tout est bien placé.
## Chance, and that it is fair

chance-heads = face
chance-tails = pile
fair-even = Équilibré : le pur hasard serait au moins aussi inégal dans { $percent } tests sur 100.
fair-doubtful = Inégal : le pur hasard fait cela moins d’une fois sur mille. Essayez une autre graine ; si cela se répète, méfiez-vous de ce tirage.

## The journal

journal-newer = Vos parties ont été gardées par un compagnon plus récent (version { $version } ; celui-ci connaît { $known }). Mettez-le à jour, puis rouvrez-les ; rien n’a été modifié.
journal-damaged =
    Le fichier de vos parties était abîmé. Il est conservé tel quel sous le nom { $file } ; { $saved ->
        [0] aucune partie n’a pu être sauvée
        [one] une partie a pu être sauvée
       *[other] { $saved } parties ont pu être sauvées
    }{ $lost ->
        [0] {" "}: rien ne manque
       *[other] {""}
    }. Vous pouvez continuer à jouer.
journal-missing =
    Le fichier de vos parties avait disparu. { $saved ->
        [0] Aucune partie n’a pu être retrouvée
        [one] Une partie a pu être retrouvée
       *[other] { $saved } parties ont pu être retrouvées
    } dans les copies.
journal-rescued-again = Une première tentative de sauvetage avait été interrompue : tout a été relu.
journal-cut = La partie { $number } ({ $game }) est perdue à partir de la ligne { $line }.
journal-cut-more =
    { $count ->
        [one] Une autre partie a perdu sa fin.
       *[other] { $count } autres parties ont perdu leur fin.
    }
journal-lost =
    { $count ->
        [one] Une partie n’a pas pu être lue du tout (numéro { $numbers }).
       *[other] { $count } parties n’ont pas pu être lues du tout (numéros { $numbers } …).
    }
journal-again = Le fichier de vos parties a été supprimé pendant que la table était ouverte. Il a été réécrit ; rien ne manque.
not-kept-exchanged = Le fichier de vos parties a été remplacé par un autre pendant que la table était ouverte : rien n’a été fait. Redémarrez le compagnon.
not-kept-full = Le disque est plein : rien n’a été fait. Libérez de la place, puis réessayez.
not-kept-locked = Un autre programme utilise le fichier de vos parties : rien n’a été fait. Fermez-le, puis réessayez.
not-kept-read-only = On ne peut pas écrire dans le dossier de vos parties : rien n’a été fait. Autorisez l’écriture, puis réessayez.
not-kept-elsewhere = Cette partie a continué sur un autre écran : rien n’a été fait. Rouvrez-la pour voir où elle en est.
not-kept-other = Impossible d’écrire sur le disque : rien n’a été fait. Vérifiez le disque, puis réessayez ({ $detail }).

## For how many a game is

games-for =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
games-for-range = { $first } à { $last } joueurs
games-for-either = { $first } ou { $last } joueurs

## In the terminal

terminal-unseen = Choix secret : ce que vous tapez maintenant ne s’affiche pas.

## Settings

settings-unreadable = Les réglages de { $file } sont illisibles ({ $why }). Le fichier est mis de côté et les réglages d’origine servent ; choisissez de nouveau les vôtres.
settings-unknown = Le réglage { $key } = { $value } est inconnu ici. Il reste tel quel ; corrigez-le dans le fichier des réglages si c’est une erreur.
settings-not-kept = Les réglages n’ont pas pu être écrits sur le disque. Ils valent jusqu’à l’arrêt ; vérifiez le disque et choisissez-les de nouveau.

## Les boutons sous la main
slap-early = { $seat } a appuyé hors d’une manche : faux départ.
slap-stuck = Le bouton de { $seat } est bloqué ; il ne compte pas tant qu’il n’est pas relâché une seconde.
slap-late = { $seat } a appuyé aussi, mais on ne l’a su qu’après la fin de la photo-finish : cela ne compte pas.
slap-void = La tape de { $seat } ne compte finalement pas.

## Le diagnostic

doctor-failed = L’examen lui-même a échoué ({ $why }).
doctor-failed-step = Faites un rapport et montrez-le à la personne qui s’occupe de cette table.
doctor-room = { $free } Mo libres pour les parties et les réglages.
doctor-room-step = Faites de la place : exportez d’anciennes parties, puis supprimez-les.
doctor-disk = Une ligne est en sûreté sur le disque en { $ms } ms.
doctor-disk-slow-step = La carte est lente ou usée. Copiez bientôt les parties sur une autre.
doctor-disk-refused = Impossible d’écrire dans le dossier de vos parties ({ $why }).
doctor-disk-step = Vérifiez que la carte n’est ni protégée ni pleine, puis redémarrez.
doctor-journal =
    { $games ->
        [0] Aucune partie n’est encore conservée ; le fichier est sain.
        [one] Une partie est conservée ; le fichier est sain.
       *[other] { $games } parties sont conservées ; le fichier est sain.
    }
doctor-journal-none = Aucune partie n’a encore été conservée.
doctor-journal-damaged = Le fichier de vos parties est abîmé.
doctor-journal-step = Redémarrez le compagnon : il met le fichier de côté et sauve ce qui peut être lu.
doctor-journal-newer-step = Mettez le compagnon à jour.
doctor-heat = Le processeur est à { $degrees } °C.
doctor-heat-unknown = Cette machine ne dit pas sa température.
doctor-heat-step = Donnez-lui de l’air : à l’ombre, boîtier ouvert, ou avec un ventilateur.
doctor-power = L’alimentation est assez forte.
doctor-power-unknown = Cette machine ne dit rien de son alimentation.
doctor-power-weak =
    { $when ->
        [now] L’alimentation est trop faible en ce moment.
       *[before] L’alimentation a été trop faible à un moment depuis le démarrage.
    }
doctor-power-step = Prenez l’alimentation officielle et un câble court et épais.
doctor-power-slowed =
    { $when ->
        [now] Le processeur se ralentit lui-même en ce moment.
       *[before] Le processeur s’est ralenti lui-même à un moment depuis le démarrage.
    }
doctor-clock = { $date }
doctor-clock-unsure = { $date }, mais rien ne l’a confirmé depuis le démarrage.
doctor-clock-step = Seules les dates des parties peuvent être fausses ; aucune pendule n’en dépend. Un réseau, une seule fois, la mettra à l’heure.
doctor-versions-missing = Pas installé : { $packages }.
doctor-versions-step = Lancez une fois ./deploy/run avec un réseau.
slap-nobody = Personne n’est assis au bouton { $button } : il ne compte pas.
slap-alone = { $seat } a tapé sur la pile.
slap-ahead = { $seat } { $lead } ms avant { $other-seat }
slap-dead-heat = Ex æquo : { $seat } et { $other-seat } à moins de { $floor } ms. L’ordre du tour décide.
slap-checking = Vérification de la pile telle qu’elle était à cet instant…
decimal = { $whole },{ $tenth }

## Statistics
stats-wins = Parties gagnées
stats-won = { $won } sur { $played }
stats-shares = Part de parties gagnées
stats-percent = { $percent } %
stats-longest = Plus longue série de victoires
stats-going = Séries en cours
stats-in-a-row = { $count } de suite
stats-nemesis = Bête noire : qui a le plus souvent battu qui
stats-pair = { $a } ← { $b }
stats-beaten =
    { $count ->
        [one] une fois
       *[other] { $count } fois
    }
stats-rivals = { $player } face aux autres
stats-balance =
    { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
stats-curves = Les derniers résultats, manche par manche : { $game }
stats-points = Meilleur résultat : { $game }
stats-best = { $best }, en moyenne { $mean }
stats-none = rien encore
stats-time = Temps utilisé par partie
stats-minutes = { $minutes }:{ $seconds }
stats-phases = À quoi passe le temps
stats-phase = { $phase } ({ $game })
stats-slaps = Tape valable la plus rapide
stats-milliseconds = { $ms } ms
stats-luck-seat = La place décide-t-elle ? Victoires par place
stats-luck-side = Le tirage décide-t-il ? Victoires par camp
stats-seat = Place { $number }
stats-of =
    { $count ->
        [one] { $percent } % d’une partie
       *[other] { $percent } % de { $count } parties
    }

## Une première partie qui apprend

lay-out-missing =
    La caméra en a vu { $count } sur { $all }. À montrer encore : { $names }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }.
lay-out-seen = La caméra les a vus tous les { $all }. Elle ne peut pas dire où chacun se trouve : comparez avec l’image.
lay-out-strange = { $name } ne sert pas maintenant : laissez-le dans la boîte.
lay-out-names = { $said }, { $more }
lesson-own-way = C’est permis aussi ; continuons.
lesson-taught = La partie est à vous. Ce qui se présente pour la première fois vous sera expliqué.
lesson-let-go = Vous avez trouvé votre propre chemin : la leçon s’arrête ici et la partie continue. Des explications viendront pour ce qui est nouveau.

# Un remplaçant dans une chaise

standin-says = { $does } — { $why }.
standin-sealed = { $seat } a fait son choix. Personne ne le voit, et il ne peut plus changer.
standin-seal = Scellé : { $seal }.
standin-refuse-other = Le remplaçant joue autrement : { $does }
standin-refuse-thinking = { $seat } est un remplaçant et réfléchit encore.
standin-hand = { $seat } doit connaître sa main : { $told } sur { $of }.
standin-hand-more = Qui est assis à côté montre les cartes à la caméra, face cachée aux autres, ou les saisit pendant que les autres regardent ailleurs.
standin-hand-many = Sa main compte moins de cartes : reprenez-en.
standin-refuse-hand = Cette carte ne peut pas être dans cette main : elle a déjà été dite ou elle est sur la table, ou personne ne l’attend.
standin-hint = À envisager :
standin-hint-best = { $does } — { $why }
standin-hint-next = Ensuite : { $does }
ghost-name = Fantôme { $number }
ghost-about = { $reacts } ± { $varies } ms, se trompe à { $errs ->
    [one] 1 carte
   *[other] { $errs } cartes
} sur 100
ghost-fill = Fantôme d’entraînement : { $about }
standin-name = Remplaçant { $number }
standin-level = { $level ->
    [1] doux
    [2] solide
   *[3] fort
}
standin-fill = Le compagnon joue : { standin-level }
standin-hint-clock = Pas de conseil tant qu’un compte à rebours tourne.
standin-hint-secret = Quelque chose est caché ici. Gardez un doigt sur votre place et demandez là.
standin-hint-unknown = Le compagnon ne connaît pas ces cartes : il n’a pas de conseil à donner.
standin-hint-idle = Aucun joueur n’a rien à décider maintenant, ou ce jeu n’a pas de remplaçant.
