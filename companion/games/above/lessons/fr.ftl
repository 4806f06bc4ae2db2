## Une première partie : ce qu'on prépare, puis les mots de chaque étape, et ce qui en est résulté

above-lesson-setup = Huit divinités gravissent une montagne, et aucune n’est à vous : celui qui en amène une au sommet gagne, peu importe laquelle. Placez les divinités sur l’anneau 1 et les huit jetons comme sur l’image. Chacun prend une carte de chaque divinité ; { $p1 } a le Zeus marqué Α.
above-lesson-card = { $p1 }, vous avez le Zeus marqué Α : vous commencez. Un tour, c’est une carte, un pas, un pouvoir. Jouez { $a } : la carte se retourne, elle est épuisée pour l’instant.
above-lesson-step = Maintenant le pas : vers le sommet ou sur le côté, jamais en arrière. Montez Zeus d’un anneau, en { $a }.
above-lesson-power = Puis son pouvoir : Zeus pose une Foudre. Mettez-la en { $a }, au-dessus de lui. Elle frappe sur sa case et les huit qui l’entourent : la prochaine divinité menée là y perd son pouvoir.
above-lesson-power-made = Voilà un tour complet.
above-lesson-demeter = { $p2 }, à vous. Une Fertilité verte attend juste devant Déméter : c’est un pas de gagné. Jouez { $a }.
above-lesson-fertility = Menez-la sur la Fertilité, en { $a }.
above-lesson-fertility-made = Le jeton se déclenche et s’en va : elle doit avancer encore une fois.
above-lesson-again = Faites donc le deuxième pas, encore vers le sommet, en { $a }.
above-lesson-sow = Le pouvoir de Déméter pose une nouvelle Fertilité. Mettez-la en { $a }, droit devant elle. Elle servira au premier qui y passera : ici, rien n’est à personne.
above-lesson-poseidon = { $p1 }, voyez-vous les deux Portails gris ? L’un d’eux se trouve devant Poséidon. Jouez { $a }.
above-lesson-gate = Entrez dans le Portail en { $a }. Vous ressortirez par l’autre, tout en haut, sur l’anneau 4.
above-lesson-gate-made = Trois anneaux d’un seul pas ; les deux Portails ont servi.
above-lesson-flood = Poséidon retire un jeton, ou fait reculer une divinité d’un anneau. Déméter est trop près de cette Fertilité : repoussez-la, touchez { $a }.
above-lesson-hades = { $p2 }, allons à la rencontre d’une Foudre. Jouez { $a } : il y en a une deux anneaux au-dessus de lui.
above-lesson-thunder = Montez en { $a }. Les cases en jaune sont celles où la Foudre frappe.
above-lesson-thunder-made = Elle a frappé : pas de pouvoir pour Hadès ce tour-ci, et la Foudre s’en va.
above-lesson-hera = { $p1 }, une Barricade rouge barre la route à Héra, et personne ne passe au travers. Jouez quand même { $a }, pour son pouvoir.
above-lesson-barrier = Devant, c’est fermé : allez sur le côté, en { $a }.
above-lesson-disgrace = Héra oblige votre adversaire à épuiser une carte, et c’est vous qui la choisissez. Poséidon est haut, et { $p2 } pourrait le mener plus loin : désignez { $a }.
above-lesson-disgrace-made = Celui qui n’a plus de carte utilisable les récupère toutes aussitôt.
above-lesson-choose = { $p2 }, à vous de choisir. Demandez-vous qui est le plus haut, qui pourrait faire le dernier pas, et ce qui se trouve en chemin.
