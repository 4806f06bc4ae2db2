## Les téléphones, vus par le propriétaire

phones-title = Téléphones et télévision
phones-about = Des téléphones et une télévision peuvent montrer la table et jouer avec elle. Cela ouvre une page de cette machine à tous ceux du même réseau : ils ne voient la table qu’avec le code et ne jouent qu’à la place qu’ils ont prise. Rien ne part sur internet, et il ne faut aucune application.
phones-join = Scannez le code, ou tapez l’adresse puis le code. Une télévision : la même adresse avec /tv. Touchez un nom pour renvoyer quelqu’un.
setting-phones-off = Non
setting-phones-on = Oui
phones-no-server = Les pages ne sont pas encore servies. À cette table, elles le sont en quelques secondes ; ailleurs, lancez « companion phones ».
phones-no-socket = Les téléphones n’ont pas pu être activés : { $why }.
phones-renew = Nouveau code
phones-renew-really = Un nouveau code : tous ceux qui sont là devront rejoindre la table à nouveau.
phones-phone = Un téléphone
phones-television = Une télévision
phones-seated = joue par téléphone
phones-watches = regarde
phones-not-here = a cette place, mais sa page n’est pas ouverte
phones-really = Renvoyer { $name } ? Le code change aussi ; les autres restent.
phones-send-away = Renvoyer
phones-let-stay = Ne rien changer

## Ce qui est refusé à un téléphone

phones-wrong-code = Ce n’est pas le code affiché à la table.
phones-no-code = Scannez le code à la table, ou tapez-le ici.
phones-full = Trop de pages sont déjà ouvertes.
phones-no-seat = Il n’y a pas cette place dans cette partie.
phones-seat-held = Quelqu’un a déjà la place de { $seat }. À la table, dans Téléphones, on peut le renvoyer.
phones-watching = Vous regardez. Prenez une place pour jouer.
phones-asleep = La table se repose : quelqu’un doit d’abord y reprendre le jeu.
phones-put-right = On remet justement la table en ordre.
phones-secret = Choisissez : vous seul le voyez. Au dernier choix, tout est révélé.
phones-chosen = Vous avez choisi. Aux autres de choisir.
phones-not-yours = Ce n’est pas votre tour : c’est à { $seat }.
phones-table-acts = Personne n’a de choix à faire : continuez à la table.

## Les pages elles-mêmes

phone-seats = Qui êtes-vous ?
phone-seat-taken = prise
phone-watch = Regarder seulement
phone-leave = Quitter cette place
phone-lost = Déconnecté. Nouvel essai …
phone-idle = Aucune partie sur la table. Elle commencera ici d’elle-même.
phone-rest = La table se repose.
phone-set-up = On prépare la table.
phone-turn = À vous
phone-table = Table
phone-own = Vous seul voyez ceci
phone-others = La table
phone-rules = Règles
phone-rules-search = Chercher dans les règles
phone-rules-none = Rien trouvé. Peut-être :
phone-sheet = Scores
phone-sheet-none = Rien n’a encore été marqué.
phone-close = Fermer
phone-cancel = Recommencer
phone-sure = Le faire quand même
phone-not-sure = Plutôt pas
phone-enter = Valider
phone-instead = Ce que vous pouvez faire :
phone-rule = Lire la règle
phone-slap = Tapez !
phone-slap-within = Votre geste est connu à ± { $ms } ms : horloge mesurée, ± { $glass } ms supposées pour l’écran.
phone-slap-measuring = Mesure de l’horloge de ce téléphone …
phone-slap-sent = Votre main est posée.
phone-standing = Classement
phone-bgstats = Garder dans BG Stats
phone-may-lay = peut être joué
phone-picked = choisi
phone-chose = a choisi

## Ce qui quitte la table

result-bgstats = BG Stats
result-bgstats-about = Scannez avec un téléphone qui a BG Stats : il demande avant de garder la partie.
