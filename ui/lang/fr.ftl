## Les mots de l’écran.
home = Accueil
home-shelf = Choisissez un jeu
home-go = Reprendre
home-welcome = Bienvenue à la table
home-welcome-about = Touchez une boîte pour y jouer. Apprendre, à l’intérieur, l’enseigne en jouant.
learn-title = Première partie : { $game }
learn-about = Le compagnon vous apprend le jeu pendant que vous jouez : ce qu’il faut préparer, une nouveauté à la fois, une flèche sur ce dont il parle. Chaque coup, c’est vous qui le jouez. Après { $steps } petites étapes, la leçon s’arrête et la partie continue comme d’habitude. Interrompez-la quand vous voulez : elle vous attend à l’accueil.
menu-lesson-off = Finir la leçon, jouer la suite
home-go-on = Reprendre : { $game }
home-to-move = à { $player } de jouer
home-setting-up = mise en place en cours
home-all = Toutes
home-more = encore { $count }
home-to-settle = quelque chose à régler à la table
power-title = Éteindre ?
power-off = Éteindre
power-stay = Laisser allumé
power-missing = Cette machine n’a pas de commande pour s’éteindre d’ici. Rien n’est perdu : fermez le compagnon et éteignez comme d’habitude.
power-refused = Le système ne permet pas d’éteindre d’ici ({ $why }). Rien n’est perdu : chaque coup est sur le disque.
lock-hold = Verrouillé. Gardez le doigt une seconde sur cette touche.
already-open = Le compagnon est déjà ouvert à cette table. Fermez-le d’abord là-bas.
rules = Règles
rules-of = Règles : { $game }
undo = Annuler
undo-setup = la mise en place
ok = OK
clock = Pendule
clock-off = aucune
clock-used = temps utilisé
clock-fischer = { $minutes } min + { $increment } s
clock-turn = { $seconds } s par tour
clock-about-off = Cette partie n’a pas de pendule. Une pause cache la table.
clock-about-used = Temps utilisé : il ne fait que compter, personne n’est pressé.
clock-about-fischer = Un conseil, pas un juge : le temps écoulé, la partie continue et la table décide de la suite.
clock-about-turn = Un conseil, pas un juge : le temps écoulé, la partie continue et la table décide de la suite.
clock-over = Temps écoulé. La partie continue.
clock-up = { $seat } : temps écoulé. La pendule ne fait que conseiller : continuez, ou décidez ensemble de la suite.
clock-left = Encore { $seconds } secondes
clock-back = À la table
clock-step = Un appui sur moins ou plus change une pendule de
clock-seconds = { $number } s
clock-minutes = { $number } min
newgame-player = Joueur { $number }
newgame-name = Qui s’assoit ici ?
learn = Apprendre
newgame-who = Qui joue
newgame-how = Comment on joue
newgame-add = Ajouter
newgame-drop = Enlever
newgame-shuffle = Tirage
places = Places
places-title = Autour de la table
places-about = Touchez un joueur, puis la place où il est assis.
places-screen = cet écran
places-clear = Oublier
newgame-begin = Mettre en place
corner-title = Coin du hasard
corner-dice = dés
corner-coin = pièce
corner-first = qui commence
corner-order = places
corner-teams = équipes
corner-setup = mise en place
corner-what = Que faut-il tirer au sort ?
corner-sides = Faces d’un dé
corner-number-dice = Dés : { $number }
corner-number-coin = Pièces : { $number }
corner-number-teams = Équipes : { $number }
corner-players = Joueurs : { $number }
corner-game = Quel jeu ?
corner-name = Qui participe ?
corner-team = Équipe { $number } : { $names }
corner-place = { $number }. { $name }
corner-draw = Tirer
corner-seed-about = même graine, même tirage
corner-fair = Est-ce équitable ?
corner-about = La graine décide : retapez-la et vous aurez le même tirage.
fair-title = Tiré { $draws } fois
fair-what-dice = Combien de fois chaque face est sortie
fair-what-coin = Combien de fois chaque côté est sorti
fair-what-first = Combien de fois chacun commence
fair-what-order = Combien de fois chaque ordre est sorti
fair-what-order-many = Combien de fois chacun est premier
fair-what-teams = Combien de fois { $name } est dans chaque équipe
fair-what-setup = « { $what } » : combien de fois chaque cas est sorti
fair-bars = Le trait est la moyenne d’un tirage équilibré ; le hasard s’étale toujours un peu autour.
fair-numbers =
    Khi-deux { $chi } avec { $freedom ->
        [one] { $freedom } degré de liberté
       *[other] { $freedom } degrés de liberté
    }.
fair-drawing = Tirage en cours …
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
table-through = Tout d’un coup
notice-sure = Oui
notice-leave = Non, laisser
notice-read = Lire la règle : { $title }
notice-again = Réessayer
notice-rule = Règle
notice-anyway = Forcer
notice-against = Non
notice-agreed = D’accord
notice-done = C’est fait
notice-ignore = Ignorer
notice-other = Autre…
step-in-step = L’écran et la table correspondent.
step-unsure = Incertain : quelque chose a été refusé ou mal lu. L’écran montre-t-il encore votre table ?
step-out-of-step = L’écran et la table ne correspondent plus : remettez la table comme à l’écran.
step-right = La table correspond
step-touch = Corriger l’écran
step-undo = Annuler la dernière ligne
pause-title = Pause
pause-go-on = Continuer
menu-history = La partie jusqu’ici
menu-scores = Feuille de score
menu-flip = Tourner le plateau
menu-camera = Caméra
menu-clock = Pendules
menu-lock = Verrouiller l’écran
menu-turn = Tourner l’écran
menu-settings = Réglages
menu-leave = Quitter
menu-leave-about = La partie est gardée
menu-end = Arrêter la partie ici
menu-end-about = Le joueur en tête gagne
menu-close = Retour à la table
menu-seats = Qui est assis où : touchez un nom pour céder la place ou en changer.
menu-resign = Abandonne
menu-leaving = Quand quelqu’un s’en va
history-title = La partie jusqu’ici
history-about = Touchez une ligne pour la corriger ou pour y revenir.
history-amend = Corriger cette ligne
history-back = Revenir ici
history-table = Table
result-won =
    { $count ->
        [one] { $player } gagne
       *[other] { $player } gagnent
    }
result-practice = Un fantôme a joué : entraînement, non compté.
result-draw = Partie nulle
result-take-back = C’était une erreur
result-export = Exporter
scores-title = Feuille de score
scores-running = Cette manche jusqu’ici : { $said }
scores-about = Touchez un nombre pour le corriger, ou une manche pour voir ses lignes.
scores-count = Ce qui est compté
scores-ask = { $round }, { $who } : quel nombre faut-il ?
scores-corrected = { $round }, { $who } : { $old } → { $new }
scores-impossible = Aucune correction ne mène à ce nombre. Corrigez la ligne fausse : touchez la manche.
scores-undone = C’est annulé.
sheet-total = Total
games-title = Toutes les parties
games-none = Aucune partie n’est encore gardée ici.
games-lines =
    { $count ->
        [one] en cours, une ligne
       *[other] en cours, { $count } lignes
    }
games-practice = Entraînement, non compté
games-draw = terminée, sans vainqueur
games-replay = La revoir pas à pas
replay-line = { $player } : { $said }
games-go-on = L’ouvrir
games-delete = Supprimer
games-delete-really = Supprimer { $title } ?
games-keep = La garder
games-deleted = Supprimée : elle ne figure plus dans les listes ni dans les statistiques.
games-restored = Elle est de retour, dans les listes et dans les statistiques.
every-game = Tous les jeux
every-player = Tout le monde
choose-game = Quel jeu ?
choose-player = Quel joueur ?
export-one = Exporter cette partie
export-all =
    { $count ->
        [one] Exporter la partie affichée
       *[other] Exporter les { $count } parties affichées
    }
export-record = Texte de partie
export-json = JSON
export-csv = Tableau des scores (CSV)
exported = Enregistré sous { $file } dans { $folder }
import-which = Quel fichier importer ?
import-none = Placez des textes de partie (.txt) ou des parties exportées (.json) dans { $folder }, puis réessayez.
import-refused = { $file } n’a pas été importé : { $why }
imported =
    { $count ->
        [one] Une partie a été importée.
       *[other] { $count } parties ont été importées.
    }
players-title = Joueurs
players-about = Touchez quelqu’un pour changer son nom, sa couleur ou sa forme.
players-met =
    { $count ->
        [one] une partie, dernière place : { $seat }
       *[other] { $count } parties, dernière place : { $seat }
    }
players-rename = Changer le nom
players-colour = Changer la couleur
players-shape = Changer la forme
players-forget = Oublier
players-forgotten = { $player } n’apparaît plus dans la liste. Les parties jouées restent.
people-new = Nouveau nom
people-swap = change de place
seating-who = Qui remplace { $player } ?
tone-red = rouge
tone-blue = bleu
tone-yellow = jaune
tone-green = vert
tone-purple = violet
tone-orange = orange
tone-teal = turquoise
tone-pink = rose
tone-white = blanc
tone-grey = gris
shape-circle = cercle
shape-square = carré
shape-triangle = triangle
shape-diamond = losange
shape-pentagon = pentagone
shape-hexagon = hexagone
shape-star = étoile
shape-star4 = étoile à quatre branches
shape-cross = croix
statistics-title = Statistiques
statistics-empty = Rien à montrer encore : jouez quelques parties jusqu’au bout.
statistics-winner = victoire
statistics-chance = Trait fin : intervalle de confiance à 95 %.
statistics-fair = En vert : ce que donnerait le seul hasard. Trait fin : intervalle de confiance à 95 %.
statistics-wins = Victoires
statistics-streaks = Séries
statistics-rivals = Rivaux
statistics-curves = Scores
statistics-times = Temps
statistics-slaps = Tapes
statistics-luck = Chance
result-again = Rejouer
settings-title = Réglages
settings-look = Mots et couleurs
settings-play = À la table
settings-screen = L’écran
settings-sound = Le son
settings-rest = Pour un rapport
setting-language = Langue
setting-language-auto = celle du système
setting-language-own = Français
setting-theme = Couleurs
setting-theme-night = nuit
setting-theme-day = jour
setting-theme-contrast = contraste fort
setting-scale = Taille du texte
setting-calm = Calme : rien ne glisse ni ne tombe
setting-facing = Se tourner vers le joueur actif
setting-facing-on = oui
setting-facing-off = non
setting-screen = Fenêtre (au prochain démarrage)
setting-screen-auto = automatique
setting-screen-full = plein écran
setting-rotation = Rotation de l’écran (degrés)
setting-clock = Pendule des nouvelles parties
setting-patience = Un remplaçant réfléchit au plus (secondes)
setting-learning = Expliquer chaque phase nouvelle
setting-learning-off = non
setting-learning-on = la première fois
setting-sound = Sons
setting-sound-on = oui
setting-sound-off = muet
setting-volume = Volume (%)
setting-voice = Consignes parlées
setting-voice-missing = Consignes parlées (impossible ici : espeak-ng n’est pas installé)
setting-voice-off = non
setting-voice-on = oui
setting-dim = Assombrir l’écran après (minutes)
setting-dim-never = jamais
setting-camera = Caméra
setting-camera-none = aucune
setting-camera-simulator = simulée
setting-camera-picamera = du Pi
setting-camera-usb = USB { $number }
setting-camera-file = film…
setting-focus = Mise au point
setting-focus-auto = automatique
setting-focus-fixed = fixe : { $at }
setting-mains = Fréquence du secteur
setting-turned = Tournée de
setting-crop = Partie de l’image
setting-crop-whole = entière
setting-crop-part = dessinée
setting-confirm = Demander avant de compter ce qui est vu
setting-confirm-never = jamais
setting-confirm-unsure = en cas de doute
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
sheets-title = Étiquettes et repères
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

board-open = Plateau
board-title = Le plateau vu par la caméra
board-sheets = Repères à imprimer
setting-tags = Suivre le plateau par repères
setting-tags-off = non
setting-tags-on = oui
board-assumed = Hauteurs et places sont supposées. Si des pièces semblent sur de mauvaises cases, mesurez votre plateau.
board-measured = Votre plateau a été mesuré.
board-high-hero = Hauteur des repères des héros
board-high-creature = Hauteur des repères des créatures
board-high-deity = Hauteur des repères des divinités
board-high-token = Hauteur des repères des jetons
board-high-planet = Hauteur des repères des planètes
board-high-piece = Hauteur des repères des joueurs
board-high-ask = Du plateau jusqu’au repère, en millimètres
board-measure = Mesurer le plateau
board-measure-now = Ils sont posés
board-stop = Plus tard
board-forget = Comme supposé
board-forgotten = Tout est de nouveau comme supposé.
board-lay-about = Videz le plateau et posez ces repères au milieu de ces cases :
board-lay = { $name } sur { $space }
board-laid = { $count } repères vus sur { $all }
board-too-few = Les six repères doivent être vus. L’un d’eux est-il caché ou dans l’ombre ?
board-bad = Sur { $space }, l’écart est de { $off } mm. Les hauteurs sont-elles justes, chaque repère est-il sur sa case ?
board-good = Mesuré : chaque repère est à moins de { $off } mm.
board-waits-corners = La caméra ne voit pas les quatre repères des coins du plateau.
board-waits-stillness = Quelque chose bouge : on attend.
board-waits-hand = Une main est au-dessus du plateau : on attend.
board-waits-agreement = Encore un regard …
board-sees =
    { $count ->
        [0] Aucune pièce n’est vue sur le plateau.
        [one] Une pièce est vue sur le plateau.
       *[other] { $count } pièces sont vues sur le plateau.
    }
sheets-what = Quoi
sheets-what-stickers = étiquettes pour cartes
sheets-what-tags = repères pour le plateau
tags-about = Un repère par pièce, quatre pour les coins du plateau, et des chapeaux pour les figurines. Imprimez à 100 %.
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
buttons-other-pins = Autres broches
buttons-no-light = pas de lampe
buttons-which-pin = { $whose } : quelle broche ?
buttons-which-light = { $whose } : quelle broche pour la lampe ?
buttons-about = Chaque bouton relie sa broche à la masse, avec 1 kΩ et 100 nF côté Pi. Sans boutons, l’écran ou les touches 1 à 6 les remplacent.
test-about = Appuyez cinq fois sur chaque bouton. Une ligne à l’écran ou les touches 1 à 6 les remplacent : ±{ $ms } ms.
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
test-hands-off-begin = Ne rien toucher pendant 10 s
test-hands-off = Ne touchez pas aux boutons… { $seconds } s
test-phantoms = Personne n’a appuyé, pourtant ça bouge : { $rows }. Vérifiez le câblage et les condensateurs.
test-quiet = Dix secondes de calme : aucun contact fantôme.
reaction-begin = Qui est le plus rapide ?
reaction-wait = Attendez la lumière…
reaction-go = Maintenant !
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
peek-shield = Pour { $player } seulement : cachez l’écran, puis gardez le doigt.
peek-about = Levez le doigt et tout disparaît.
peek-ask = Qu’envisager ?
peek-thinks = Réflexion…
whisper-title = Pour { $player } seulement : cachez l’écran
fault-inside = Une erreur s’est produite dans le compagnon. Rien n’est perdu ; le journal technique en dit plus.
home-cannot-go-on = La partie { $number } suit d’anciennes règles et ne peut être reprise ; companion export la lit toujours.
rules-index = Index
rules-see = Voir aussi
rules-nothing = Rien sur « { $typed } ». Vouliez-vous dire :
rules-search = Chercher
rules-what = Que cherchez-vous ?
slap-whose = À qui était cette main ?
slap-nobodys = À personne
strip-first = en premier
strip-tied = ex æquo
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
strip-by-phone = Téléphones : ±{ $ms } ms au plus, leur horloge mesurée sur celle-ci, dont ±{ $glass } ms supposées pour leur écran.
strip-by-ghost = Fantôme : son instant est tiré au sort, pas tapé.
strip-mixed = Boutons et téléphones étaient mêlés : un bouton est bien plus précis, un téléphone tout proche compte donc comme ex æquo.
strip-timing-kernel = Horodaté par le noyau.
strip-timing-coarse = Horodatage approximatif.
strip-timing-mock = Boutons simulés.
verdict-misread = touchez une erreur
verdict-count = Le compte
verdict-finish = Photo-finish
verdict-grey = en gris : ex æquo ({ $floor } ms)
verdict-undo = le verdict
verdict-on = Continuer
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
copy-reset = Revenir à nos valeurs
copy-about = Une valeur incertaine est marquée comme supposée. Touchez-la pour dire ce que montre votre exemplaire.
table-cards = Quelle carte ?
## Le diagnostic
doctor-title = Diagnostic
doctor-report = Faire un rapport
doctor-reported =
    { $inputs ->
        [one] { $file } contient une entrée. Il est dans le dossier des parties, sous reports.
       *[other] { $file } contient { $inputs } entrées. Il est dans le dossier des parties, sous reports.
    }
doctor-not-reported = Le rapport n’a pas pu être écrit ({ $why }).
told-of = { $name } : { $said }
doctor-part-camera = Caméra
doctor-part-buttons = Boutons
doctor-part-touch = Toucher
doctor-part-screen = Écran
doctor-part-fonts = Polices
doctor-part-storage = Espace libre
doctor-part-disk = Disque
doctor-part-journal = Parties
doctor-part-heat = Chaleur
doctor-part-power = Courant
doctor-part-clock = Date
doctor-part-versions = Versions
setting-blackbox = Boîte noire : retenir ce qui est dit, pour un rapport
setting-blackbox-off = non
setting-blackbox-on = oui, d’accord
doctor-buttons-none = Aucun bouton n’est réglé : on tape sur l’écran (±25 ms).
doctor-buttons-table =
    { $count ->
        [one] Un bouton de table.
       *[other] { $count } boutons de table.
    }
doctor-buttons =
    { $count ->
        [one] Un bouton, { $timing }.
       *[other] { $count } boutons, { $timing }.
    }
doctor-timing-kernel = avec horodatage du noyau
doctor-timing-coarse = avec un horodatage approximatif
doctor-timing-mock = en simulation
doctor-buttons-step = Vérifiez le câblage et les broches dans les réglages ; en attendant, on tape sur l’écran.
doctor-buttons-down = Enfoncé ou bloqué : { $names }.
doctor-buttons-down-step = Relâchez-le ; si personne ne le tient, vérifiez ce bouton et son câble.
doctor-buttons-timing-step = La photo-finish n’est pas plus précise que l’horloge : sur un Pi, installez lgpio.
doctor-screen = { $size }, dessiné par { $renderer }.
doctor-screen-soft-step = Le processeur dessine seul, c’est lent et chaud : sur un Pi, ajoutez cet utilisateur au groupe render.
doctor-in-use = La table ouverte s’en sert ; examinez-la par « Diagnostic », dans ses réglages.
doctor-fonts = Les { $count } polices sont là. Les noms peuvent s’écrire en { $can }.
doctor-fonts-lack = { $said } Remplacés par des points tant que le système n’a pas de police : { $lack }.
listed = { $said }, { $more }
script-latin = latin
script-greek = grec
script-cyrillic = cyrillique
script-hebrew = hébreu
script-arabic = arabe
script-chinese = chinois
script-korean = coréen
script-emoji = émojis
doctor-fonts-missing = Des polices manquent : { $names }.
doctor-fonts-step = Récupérez de nouveau le compagnon ; ses fichiers sont incomplets.
doctor-touch-none = Pas encore touché depuis le démarrage. { $checked }
doctor-touch = Dernier toucher par { $device } ; { $doubles } reçus en double et écartés. { $checked }
doctor-touch-step = Les touchers arrivent deux fois : un seul pilote devrait être actif. Ils sont écartés, rien n’est perdu.
doctor-corners-right = Les quatre coins étaient justes.
doctor-corners-unchecked = Les quatre coins n’ont pas été vérifiés.
doctor-corners-corrected = { $wrong } Le compagnon le corrige ; pour tout un bureau, la matrice de calibration { $matrix } le fait.
doctor-corners-step = Touchez Vérifier, puis les quatre marques.
doctor-screen-misfit = { $screen } L’écran a { $display } : l’image ne le remplit pas.
doctor-screen-misfit-step = Redémarrez avec l’écran allumé. Si rien ne change, retirez les lignes hdmi_mode ou video= de config.txt et cmdline.txt.
## La vérification du toucher
corners-title = Vérifier le toucher
corners-begin = Vérifier
corners-about = Touchez le milieu de chaque marque, l’une après l’autre.
corners-unclear = Les quatre touchers ne vont pas ensemble. Encore une fois : touchez le milieu de chaque marque.
corners-fine = Chaque toucher est arrivé sous le doigt. Rien à faire.
corners-turn-90 = Les touchers arrivaient tournés d’un quart vers la gauche.
corners-turn-180 = Les touchers arrivaient tête en bas.
corners-turn-270 = Les touchers arrivaient tournés d’un quart vers la droite.
corners-mirror-x = Les touchers arrivaient gauche et droite échangées.
corners-mirror-y = Les touchers arrivaient haut et bas échangés.
corners-swap = Les touchers arrivaient couchés et en miroir.
corners-swap-back = Les touchers arrivaient couchés et en miroir.
corners-matrix = Les touchers arrivaient à côté du doigt, décalés ou étirés.
corners-reverts = Ils sont corrigés : touchez Garder. Sans réponse, tout redevient comme avant dans { $seconds } s.
corners-keep = Garder
corners-no = Comme avant
corners-kept = Gardé : les touchers arrivent sous le doigt, désormais et à chaque démarrage.
corners-put-back = Les touchers sont comme avant. Touchez le milieu de chaque marque pour réessayer.
corners-leave = Pas maintenant
corners-done = Terminé

## Backups

backup-title = Sauvegardes
backup-now = Sauvegarder
backup-none = Aucune sauvegarde pour l’instant : il s’en fait une chaque jour où l’on joue.
backup-one = Sauvegarde { $number }
backup-one-on-stick = Sauvegarde { $number }, sur la clé
backup-games =
    { $when } · { $count ->
        [one] une partie
       *[other] { $count } parties
    }
backup-really = { $title } : la remettre ? Vos parties actuelles sont d’abord sauvegardées.
backup-put-back = Remettre
backup-leave = Ne rien changer
backup-made = La sauvegarde { $number } est faite ; elle a été relue par précaution.
backup-back = Vos parties sont telles qu’elles étaient alors.
backup-back-kept = Leur état précédent est sauvegardé, lui aussi.
backup-on-stick = La dernière sauvegarde est aussi sur la clé.
backup-doing = Copie et relecture de toutes les parties …
backup-aside = { $file }, mis de côté
backup-aside-about =
    { $lost ->
        [0] Abîmé ; rien ne manque à ses parties
        [one] Abîmé ; une de ses parties a perdu quelque chose
       *[other] Abîmé ; { $lost } de ses parties ont perdu quelque chose
    } ({ $games } sauvées)
backup-aside-again = Chercher encore ce qui manque
backup-aside-rest = Ne plus le proposer
setting-stick = Sauvegarder aussi sur une clé USB, quand il y en a une
setting-stick-off = Non
setting-stick-on = Oui
journal-rescuing = Vos parties sont en cours de réparation : { $percent } %. En attendant, vous pouvez lire les règles.
journal-set-aside = Un fichier abîmé est mis de côté : voyez Réglages, Sauvegardes.
notice-did = C’est fait

update-title = Mises à jour
update-about = Version { $version }. Une plus récente peut venir d’une clé USB, ou du réseau si la table en a un.
update-not-here = Version { $version }. Elle n’est pas installée comme table à part entière : une mise à jour se fait avec deploy/update.
update-stick = Chercher sur une clé
update-network = Chercher sur le réseau
update-install = Installer
update-later = Pas maintenant
update-really = Vos parties sont d’abord copiées, puis la table redémarre. Si la nouvelle version ne démarre pas, l’ancienne revient d’elle-même.
update-asked = C’est demandé …
update-looking = Recherche d’une version plus récente …
update-nothing-stick = Aucune version sur une clé ici. Branchez-en une avec pantheon-….tar.gz et son .sig, en FAT ou exFAT.
update-nothing-network = Aucune version n’a pu être téléchargée. Y a-t-il un réseau, et une adresse de mise à jour est-elle choisie ?
update-untrusted = Ce qui a été trouvé n’est signé par personne à qui cette version se fie : rien n’en a été utilisé.
update-not-newer = La version { $version } a été trouvée ; elle n’est pas plus récente que la vôtre.
update-found = La version { $version } est là, et sa signature est bonne. Ce qui est nouveau :
update-installing = Installation de la version { $version } : quelques minutes. Continuez à jouer ; la table redémarre d’elle-même.
update-done = La version { $version } est installée.
update-not-done = La version { $version } n’a pas été installée : la table et vos parties sont comme avant.

notice-enter = Saisir la main
notice-last = Reprendre la dernière
notice-hand = Sa main
hand-shield = Tous regardent ailleurs, sauf qui tient les cartes de { $player }. Cachez l’écran, gardez le doigt sur la touche du bas et touchez les cartes d’un autre doigt.
hand-told = { $told } sur { $of }
hand-full = Les { $of } sont déjà là : touchez d’abord une carte fausse
hand-hold = Garder le doigt pour voir
hand-close = Terminé

review-title = Chances en pour cent
review-about = L’évolution des chances
review-moment = { $does } : { $percent } %
review-instead = Ou : { $moves }
review-none = Aucun coup n’a fait tourner la partie au-delà de ce qui reste incertain.
review-waits = La partie est relue …

# Sur la touche de la table, quand c’est ailleurs qu’il faut toucher.
table-ask-space = Touchez une case claire
table-ask-card = Montrez ou touchez une carte
table-ask-seat = Touchez un nom
table-ask-choice = Choisissez
table-ask-secret = Chacun choisit
table-ask-slap = Tapez si vous êtes sûr
table-refused =
    { $known ->
        [yes] Pas ainsi, { $player }
       *[no] Pas ainsi
    }
table-lately = Derniers coups
table-refused-why = La raison est ci-dessous
notice-instead-title = Vous pouvez plutôt
