## Le mur, le classement imprimé

club-standings = Classement
club-running = Aux tables
club-quickest = Tape la plus rapide : { $name }, { $ms } ms
club-no-slap = Pas encore de tape
club-table-away = hors ligne
club-over = terminée
club-waiting = pas encore de partie
club-no-evening = Aucune soirée n’a encore commencé.
club-round = Ronde { $round }
club-bye = { $name } : exempt
club-column-place = Rang
club-column-name = Nom
club-column-points = Points
club-column-strength = Buchholz
club-column-beaten = Sonneborn-Berger
club-column-won = Tables gagnées

## Le club, vu d’une table

club-title = Soirée de club
club-about = Un club réunit ses tables : les parties sont suivies ligne par ligne sur l’ordinateur du club, et le mur affiche le classement. Ce qui est caché n’est transmis qu’une fois révélé. Cette table ne parle qu’à l’ordinateur du club, à personne d’autre, et continue seule dès qu’il est absent.
club-how-to-join = Pour rejoindre un club, présentez à la caméra le code qu’il affiche pour cette table, ou branchez une clé USB avec son fichier, par exemple t1.club.
club-no-camera = Pour rejoindre un club, branchez une clé USB avec le fichier préparé par le club pour cette table, par exemple t1.club. Avec une caméra (Réglages, Caméra), on peut aussi lui présenter le code.
club-joined = Cette table est { $table } du club { $club }.
club-connected = Connectée. Tout a été envoyé.
club-behind = { $count ->
    [one] Connectée. Il reste un message à envoyer.
   *[other] Connectée. Il reste { $count } messages à envoyer.
}
club-away = Non connectée. La table continue seule et se rattrapera plus tard. ({ $why })
club-no-code = Ce n’est pas le code d’un club.
club-leave = Quitter le club
club-leave-really = Quitter le club { $club } ? Ce qui a été envoyé y reste. Demandez aussi au club de renvoyer cette table.
club-stay = Rester
club-names-about = Touchez un nom pour choisir ce que le club peut afficher : rien, les initiales ou le nom. Qui en montre moins est renommé aussitôt, même dans les parties passées.
club-name-hidden = non affiché
club-name-as = affiché : { $name }
club-round-here = Ronde { $round } : { $game } – { $names }
club-begin = Commencer cette partie
club-confirm = Confirmer le résultat : { $places }
club-confirmed = Résultat confirmé : { $places }
club-place = { $place }. { $name }
club-join-file = Rejoindre { $club } : table { $table }
club-hall = Classement et ronde en cours
club-this-round = Ronde en cours
club-results-open = { $count ->
    [one] Il manque encore un résultat.
   *[other] Il manque encore { $count } résultats.
}
club-draw-round = Tirer la ronde { $round }
club-start-clocks = Lancer toutes les pendules
club-trouble = L’ordinateur du club répond : { $why }
club-clocks-held = Départ commun pour toutes les tables
club-clocks-about = Le club lance toutes les pendules à la fois. « Continuer » ne lance que cette table.
club-why-no-game = le jeu n’a pas encore été choisi
club-why-open = { $results ->
    [one] il manque encore un résultat
   *[other] il manque encore { $results } résultats
}
club-why-over = les { $rounds } rondes sont jouées
club-why-two = « tous contre tous » se joue à deux par table
club-why-met = tout le monde s’est déjà rencontré
club-why-few = il n’y a pas assez de monde
club-why-tables = il faut { $needed } tables, et il y en a { $there }
club-why-other = ce n’est pas possible maintenant
