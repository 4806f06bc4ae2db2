## Les mots de l’écran.
home = Accueil
home-shelf = Choisissez un jeu sur l’étagère
home-go-on = Reprendre : { $game }
home-to-move = à { $player } de jouer
home-setting-up = mise en place en cours
rules = Règles
rules-of = Règles : { $game }
undo = Annuler
undo-setup = la mise en place
ok = OK
clock = Pendule
clock-off = aucune
clock-used = temps utilisé
clock-fischer = { $minutes } min + { $increment } s
clock-turn = { $seconds } s par tour
clock-give = { $player } : 1 minute de plus
clock-take = { $player } : 1 minute de moins
newgame-players = Touchez un nom pour le changer
newgame-player = Joueur { $number }
newgame-name = Qui s’assoit ici ?
newgame-shuffle = Tirer les places
newgame-begin = Mettre en place
setup-title = Mise en place
setup-copy = Reproduisez cette image sur la table. Touchez une pièce pour la verrouiller avant un nouveau tirage.
setup-seed = Graine { $seed }
setup-seed-about = même graine, même mise en place
setup-which-seed = Quelle graine ?
setup-again = Nouveau tirage
setup-by-hand = À la main
setup-start = Commencer
table-fixing = Correction : touchez une pièce, puis sa vraie place. Touchez la clé pour finir.
table-amending = La ligne { $number } était « { $line } ». Qu’était-ce vraiment ?
notice-instead = Permis : { $moves }
notice-rule = Règle
notice-anyway = Forcer
notice-done = C’est fait
notice-ignore = Ignorer
notice-other = Autre…
pause-title = Pause
pause-go-on = Continuer
menu-title = Menu
menu-history = La partie jusqu’ici
menu-flip = Tourner le plateau
menu-clock = Régler les pendules
menu-camera = Caméra
menu-settings = Réglages
menu-leave = Quitter (la partie est gardée)
history-title = La partie jusqu’ici
history-about = Touchez une ligne pour la corriger ou pour y revenir.
history-amend = Corriger cette ligne
history-back = Revenir ici
history-table = Table
result-won = Victoire : { $player }
result-draw = Partie nulle
result-take-back = C’était une erreur
result-export = Exporter
result-exported = Partie gardée sous le nom { $file }, dans le dossier des parties.
result-again = Rejouer
settings-title = Réglages
setting-language = Langue
setting-language-auto = celle du système
setting-language-own = Français
setting-theme = Couleurs
setting-theme-night = nuit
setting-theme-day = jour
setting-screen = Fenêtre (au prochain démarrage)
setting-screen-auto = automatique
setting-screen-full = plein écran
setting-rotation = Tourner l’écran d’autant de degrés (au prochain démarrage)
setting-clock = Pendule des nouvelles parties
setting-learning = Expliquer chaque phase nouvelle
setting-learning-off = non
setting-learning-on = la première fois
setting-camera = Caméra
setting-camera-none = aucune
setting-camera-simulator = simulée
setting-camera-picamera = du Pi
setting-camera-usb = USB { $number }
setting-camera-file = film…
setting-focus = Mise au point
setting-focus-auto = automatique
setting-focus-fixed = fixe : { $at }
setting-turned = Tournée de
setting-crop = Partie de l’image
setting-crop-whole = entière
setting-crop-part = dessinée
setting-confirm = Demander avant de compter une carte
setting-confirm-never = jamais
setting-confirm-unsure = si doute
setting-confirm-always = toujours
camera-title = Caméra
camera-facts = { $width } × { $height }, { $rate } images par seconde, netteté { $sharp } %
camera-crop-about = Dessinez un rectangle sur l’image : seule cette partie sera regardée.
camera-test-about = Posez l’étiquette de test de votre planche sous la caméra : la phrase sous l’image dit si la distance convient.
camera-test = Poser l’étiquette de test
camera-files = Quel film ou quel dossier d’images ?
camera-no-files = Mettez une vidéo ou un dossier d’images dans { $folder } ou sur une clé USB.
sight-lost = Caméra perdue – jouez au toucher
sight-waits = La caméra attend que la table soit remise en ordre.
sight-read = Lu : { $line }
sight-wrong = Qu’était-ce vraiment ?
sight-other = Autre chose
sheets-open = Étiquettes
sheets-title = Étiquettes à imprimer
sheets-about = Une étiquette par carte ou pièce, et une étiquette de test pour la distance. Imprimez à 100 %.
sheets-game = Jeu
sheets-paper = Papier
sheets-paper-a4 = A4
sheets-paper-letter = Letter
sheets-size = Taille
sheets-language = Noms en
sheets-where = Sera écrit dans { $folder }
sheets-write = Écrire le PDF
sheets-written =
    { $file } est écrit, { $pages ->
        [one] une page
       *[other] { $pages } pages
    }. Vous le trouverez dans { $folder }
sheets-not-written = Impossible de l’écrire : { $why }. Branchez une clé USB ou faites de la place.
keyboard-space = espace
buttons-title = Boutons à taper
buttons-test = Essayer les boutons
buttons-ways = Boutons à taper
buttons-ways-none = aucun
buttons-ways-pile = un sous la pile
buttons-ways-each = un par joueur
buttons-pile = Sous la pile
buttons-pin = GPIO { $pin } (broche { $place })
buttons-no-pin = pas de bouton
buttons-no-light = pas de lampe
buttons-which-pin = { $whose } : quelle broche ?
buttons-which-light = { $whose } : quelle broche pour la lampe ?
buttons-about = Chaque bouton relie sa broche à la masse, avec 1 kΩ et 100 nF côté Pi. Sans boutons, l’écran ou les touches 1 à 6 les remplacent.
test-about = Appuyez cinq fois sur chaque bouton. Toucher une ligne ou les touches 1 à 6 le remplacent : ±{ $ms } ms.
test-no-edge = rien encore
test-edge =
    { $presses ->
        [one] { $presses } appui, il y a { $seconds } s
       *[other] { $presses } appuis, il y a { $seconds } s
    }
test-bounce = rebond { $ms } ms (max. { $longest })
test-noise =
    { $count ->
        [one] { $count } contact trop court
       *[other] { $count } contacts trop courts
    }
test-chatter = crépite : vérifiez le câblage
test-no-floor =
    { $more ->
        [one] appuyez encore { $more } fois
       *[other] appuyez encore { $more } fois
    }
test-floor = précis à { $ms } ms
test-hands-off-begin = Mains levées 10 s
test-hands-off = Ne touchez pas aux boutons… { $seconds } s
test-phantoms = Personne n’a appuyé, pourtant ça bouge : { $rows }. Vérifiez le câblage et les condensateurs.
test-quiet = Dix secondes de calme : aucun contact fantôme.
reaction-begin = Qui est le plus rapide ?
reaction-wait = Attendez la lumière…
reaction-go = Maintenant !
reaction-early = { $player } : trop tôt
reaction-time = { $player } : { $ms } ms
buttons-mock = Les boutons ne sont que simulés : il n’y a pas de broches ici.
pins-unreadable = Les réglages des boutons sont illisibles à « { $part } ». Choisissez de nouveau les broches : Réglages, Boutons à taper.
pins-busy =
    { $used ->
        [none] La broche { $pin } est déjà prise. Fermez ce qui l’utilise, ou prenez une autre broche, par exemple { $free }.
       *[other] La broche { $pin } est prise, sans doute par { $used }. Désactivez-le, ou prenez une autre broche, par exemple { $free }.
    }
pins-trouble = La broche { $pin } ne s’ouvre pas ({ $why }). Vérifiez les droits de cet utilisateur, ou prenez une autre broche, par exemple { $free }.
keyboard-keys = 1234567890 azertyuiop qsdfghjklm wxcvbn'-./ éèêëàâçîïôùû
peek-about = Levez le doigt et tout disparaît.
whisper-title = Pour { $player } seulement : cachez l’écran
fault-inside = Une erreur s’est produite dans le compagnon. Rien n’est perdu ; le journal technique en dit plus.
home-cannot-go-on = La partie { $number } suit d’anciennes règles et ne peut être reprise ; companion export la lit toujours.
rules-search = Chercher
rules-what = Que cherchez-vous ?
slap-whose = À qui était cette main ?
slap-nobodys = À personne
pads-about = Écran : ±{ $ms } ms. Touches 1 à 6 aussi.
strip-first = en premier
strip-early = faux départ
strip-margin = +{ $ms } ms
strip-dead-heat = Ex æquo : moins de { $floor } ms d’écart, l’ordre du tour décide.
strip-floor = À moins de { $floor } ms, ce serait ex æquo.
strip-waited =
    { $why ->
        [edges] Attente de { $ms } ms, car des contacts arrivaient en retard.
        [machine] Attente de { $ms } ms, car la machine était occupée.
       *[calm] Attente de { $ms } ms pour des contacts plus anciens.
    }
strip-by-touch = Écran : ±{ $ms } ms.
strip-by-key = Clavier : ±{ $ms } ms.
strip-timing-kernel = Mesuré par le noyau.
strip-timing-coarse = Mesure grossière.
strip-timing-mock = Boutons simulés.
verdict-again = Photo-finish
rules-all = Toutes les règles
table-draw = Tirer au sort
table-back = Revenir à ce moment
copy = Mon exemplaire
copy-assumed = supposé
copy-stated = indiqué
copy-ask = Que dit votre exemplaire ?
copy-refused = Impossible : { $why }
copy-lines = Touchez deux cases pour tracer ou effacer la ligne entre elles.
copy-reset = Nos valeurs
copy-about = Une valeur incertaine est marquée comme supposée. Touchez-la pour dire ce que montre votre exemplaire.
table-cards = Quelle carte ?
