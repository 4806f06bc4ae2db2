## The camera

camera-none = Aucune caméra n’est choisie : tout se fait au toucher.
camera-starting = La caméra démarre.
camera-seeing = La caméra regarde la table.
camera-lost = La caméra a disparu. Jouez au toucher ; on continue de la chercher.
camera-frozen = La caméra n’envoie plus d’images. Jouez au toucher ; on la cherche de nouveau.
camera-garbage = La caméra n’envoie pas d’images utilisables. Jouez au toucher ou choisissez une autre caméra.
camera-over = Toutes les images ont été montrées.
camera-no-file = { $file } ne peut pas être lu comme une suite d’images.
camera-no-picamera = La caméra du Pi n’est pas utilisable ici : Picamera2 manque ou ne convient pas ({ $why }).
camera-refused = La caméra ne s’ouvre pas : { $why }. Jouez au toucher ; on continue d’essayer.
camera-no-zbar = Le second lecteur de codes manque : installez le paquet libzbar0. Le premier lit toujours les cartes.

## How well it sees

sight-good = La caméra voit bien.
sight-nothing = Aucune carte en vue.
sight-closer = Rapprochez la caméra ou prenez des étiquettes plus grandes.
sight-farther = Trop près : éloignez un peu la carte.
sight-blurred = Image floue : ne bougez plus, ou réglez la netteté.
sight-dark = Trop sombre : il faut plus de lumière.
sight-glare = Reflet : tournez un peu la carte ou la lampe.
sight-gauge-right = La distance convient pour des étiquettes de { $size } mm ({ $percent } % de la taille voulue).
sight-gauge-closer = Trop loin pour des étiquettes de { $size } mm : on les voit à { $percent } % de la taille voulue. Rapprochez-vous.
sight-modules-fine = { $pixels },{ $tenths } pixels par module : lisible sous presque tout éclairage.
sight-modules-middling = { $pixels },{ $tenths } pixels par module : lisible sous un bon éclairage.
sight-modules-coarse = { $pixels },{ $tenths } pixels par module : trop peu pour être lu à coup sûr.
sight-stranger = Ce code ressemble aux nôtres, mais aucun jeu ici ne le connaît. Réimprimez l’étiquette de cette carte.

## Sheets of stickers

sheet-title = { $game } : étiquettes
sheet-page = page { $page } sur { $pages }
sheet-scale = Imprimez à 100 %, sans ajuster à la page. Le trait à droite doit mesurer 50 mm.
sheet-test = Test { $size } mm
sheet-copy = { $name } { $copy }/{ $copies }

## Planches de repères pour un plateau

tag-title = { $game } : repères du plateau, { $size } mm
tag-corner-1 = Coin, en haut à gauche
tag-corner-2 = Coin, en haut à droite
tag-corner-3 = Coin, en bas à droite
tag-corner-4 = Coin, en bas à gauche

## Le diagnostic

doctor-camera-none = Aucune caméra n’est choisie : les cartes se saisissent au doigt.
doctor-camera = { $frames } images et { $codes } codes par seconde, netteté { $sharp } %.
doctor-camera-step = Vérifiez le câble et la caméra dans les réglages ; la partie continue au doigt.
doctor-camera-wait = La caméra n’a pas encore montré grand-chose.
doctor-camera-wait-step = Attendez un instant, ou ouvrez la page de la caméra.
doctor-camera-codes-step = Posez une étiquette sous la caméra : aucune n’est lue pour l’instant.
doctor-camera-sharp-step = Réglez la mise au point ou la distance sur la page de la caméra.
