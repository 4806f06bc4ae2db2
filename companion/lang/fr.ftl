## Said by the table itself, whatever the game.

called = { $name }
counter-of = { $name } ({ $seat })
marker-on = { $seat } sur « { $name } »
row-of = { $name } ({ $seat })
place-of = la place de { $seat }
beside-board = à côté du plateau

## Lines that are no moves, named where they can be taken back

line-back = le retour en arrière
line-amend = la correction d’une ligne passée
line-forced = { $said } (voulu par la table)
line-misfit = « { $line } » ne convient plus et a été laissé de côté. Si cela a bien eu lieu, saisissez-le de nouveau.

## What to put back

put-after-undo = C’est annulé. Remettez maintenant la table en accord :
put-after-redo = C’est refait. Remettez maintenant la table en accord :
put-after-back = Retour à un moment passé. Remettez maintenant la table en accord :
put-after-amend = La ligne passée est corrigée et la suite rejouée. Remettez maintenant la table en accord :
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
put-count = Compte à avoir : { $name } → { $to }

## Refused

refuse-nothing-to-undo = Il n’y a plus rien à annuler.
refuse-nothing-to-redo = Il n’y a rien à refaire.
refuse-other-game = Ceci vient d’un autre jeu : { $game }. Montrez un élément du jeu qui est sur la table.
refuse-no-slap = Personne ne doit taper maintenant. Continuez comme l’écran le demande.
refuse-notation = Impossible de lire cela. Vérifiez comment c’est écrit : { $why }

## The journal

journal-newer = Vos parties ont été gardées par un compagnon plus récent (version { $version } ; celui-ci connaît { $known }). Mettez-le à jour, puis rouvrez-les ; rien n’a été modifié.
journal-damaged =
    Le fichier de vos parties était abîmé. Il est conservé tel quel sous le nom { $file } ; { $saved ->
        [0] aucune partie n’a pu être sauvée
        [one] une partie a pu être sauvée
       *[other] { $saved } parties ont pu être sauvées
    }. Vous pouvez continuer à jouer.
not-kept-full = Le disque est plein : rien n’a été fait. Libérez de la place, puis réessayez.
not-kept-locked = Un autre programme utilise le fichier de vos parties : rien n’a été fait. Fermez-le, puis réessayez.
not-kept-read-only = On ne peut pas écrire dans le dossier de vos parties : rien n’a été fait. Autorisez l’écriture, puis réessayez.
not-kept-elsewhere = Cette partie a continué sur un autre écran : rien n’a été fait. Rouvrez-la pour voir où elle en est.
not-kept-other = Impossible d’écrire sur le disque : rien n’a été fait. Vérifiez le disque, puis réessayez ({ $detail }).

## Settings

settings-unreadable = Les réglages de { $file } sont illisibles ({ $why }). Le fichier est mis de côté et les réglages d’origine servent ; choisissez de nouveau les vôtres.
settings-unknown = Le réglage { $key } = { $value } est inconnu ici. Il reste tel quel ; corrigez-le dans le fichier des réglages si c’est une erreur.
settings-not-kept = Les réglages n’ont pas pu être écrits sur le disque. Ils valent jusqu’à l’arrêt ; vérifiez le disque et choisissez-les de nouveau.

## Les boutons sous la main
slap-early = { $seat } a appuyé hors d’une manche : faux départ.
slap-stuck = Le bouton de { $seat } est bloqué ; il ne compte pas.
slap-void = La tape de { $seat } ne compte finalement pas.
slap-nobody = Personne n’est assis au bouton { $button } : il ne compte pas.
slap-alone = { $seat } a tapé sur la pile.
slap-ahead = { $seat } { $lead } ms avant { $other-seat }
slap-dead-heat = Ex æquo : { $seat } et { $other-seat } à moins de { $floor } ms. L’ordre du tour décide.
slap-checking = Vérification de la pile telle qu’elle était à cet instant…
decimal = { $whole },{ $tenth }
