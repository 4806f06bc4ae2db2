## Une première partie : ce qu'on prépare, puis les mots de chaque étape, et ce qui en est résulté

olympe-lesson-setup = Asseyez-vous dans cet ordre : { $p1 } est Héphaïstos, { $p2 } Dionysos, { $p3 } Athéna, { $p4 } Artémis. Prenez les seize cartes de votre dieu. Gardez V, III, I, le Monstre, 60 et 20. Donnez IV, 100, 70, 40 et 10 à gauche, les cinq autres à droite. Personne n’a plus la couleur du joueur d’en face. Gagnez les plis riches en points : un adepte vaut son nombre, un personnage un seul point.
olympe-lesson-lead = { $p1 }, vous entamez le premier pli avec la carte de votre choix. C’est votre dieu qui fixe l’atout de ce pli, quelle que soit la couleur entamée. Jouez le { $a }.
olympe-lesson-follow = { $p2 }, vous avez la couleur demandée : vous devez en fournir, plus haut ou plus bas, comme vous voulez. Votre { $a } est la carte la plus forte de sa couleur. Jouez-le, et espérez !
olympe-lesson-cheap = { $p3 }, vous devez fournir aussi, et vous ne pouvez pas battre cette carte. Donnez donc le moins de points possible : le { $a }.
olympe-lesson-ruff = { $p4 }, vous n’avez pas la couleur demandée. Vous devez couper, c’est-à-dire jouer de l’atout. Un petit suffit : le { $a }.
olympe-lesson-ruff-made = Le moindre atout bat toutes les autres couleurs : { $p4 } remporte le pli et entame le suivant.
olympe-lesson-trump-led = { $p4 }, vous entamez : l’atout est maintenant votre couleur. Jouez-la vous-même et voyez l’effet : le { $a }.
olympe-lesson-rise = { $p1 }, l’atout est demandé, et la règle est plus stricte : il faut monter si vous le pouvez. Votre { $a } suffit tout juste.
olympe-lesson-none = { $p2 }, vous n’avez pas d’atout : défaussez ce que vous voulez. Le pli ira à un autre, alors donnez une carte qui ne vaut presque rien, le { $a }.
olympe-lesson-rise-again = { $p3 }, il vous faut monter aussi. Vous jouez en dernier : ce qui gagne est à vous, autant que cela rapporte. Jouez le { $a }.
olympe-lesson-rise-again-made = Le pli est pour { $p3 }, avec les points de tous ses adeptes.
olympe-lesson-red-again = { $p3 }, vous entamez, et l’atout est votre couleur. Essayez le { $a } : beaucoup de points, mais rien n’est sûr.
olympe-lesson-ruff-again = { $p4 }, vous ne pouvez pas fournir : coupez. Pour l’instant, le plus petit atout suffit : le { $a }.
olympe-lesson-give = { $p1 }, vous avez la couleur : fournissez. Le pli est bien parti pour { $p4 }, jouez donc petit : le { $a }.
olympe-lesson-monster = { $p2 }, voici le Monstre. Il n’a aucune force, mais il détruit un pli où l’on demande sa couleur. Jouez le { $a } et privez { $p4 } de ces points.
olympe-lesson-monster-made = Le pli est détruit : personne n’en compte les points, et celui qui l’avait entamé rejoue.
olympe-lesson-lead-again = { $p3 }, c’est donc encore à vous d’entamer. Jouez le { $a }.
olympe-lesson-threat = { $p4 }, vous avez le Monstre de cette couleur. Jouez le { $a } et voyez qui répond.
olympe-lesson-hero = { $p1 }, vous avez le Héros de la même couleur, le IV. Dans un pli où se trouve son Monstre, le Héros le tue et sauve le pli. Jouez le { $a }.
olympe-lesson-last = { $p2 }, rien dans cette couleur : coupez. Vous jouez en dernier et remportez le pli, alors prenez un atout qui rapporte : le { $a }.
olympe-lesson-last-made = Un pli sauvé, puis coupé. Encore douze, et les deux meilleurs prendront trois pépites et une.
