### Clans: rules, and the help at the table.

## clans-rules: the rules of Clans, and what each thing on its map is

cl-title = Les règles de Clans
cl-lead = Cinq clans parcourent le pays et s’installent dans des villages. L’un d’eux est secrètement le tien. Mène-le là où sont les points, et garde un visage de marbre.

cl-idea = De quoi il s’agit
cl-idea-1 = Tous les joueurs déplacent les huttes de **tous** les clans. Là où des huttes n’ont plus que des terres vides autour d’elles, un village est fondé, et chaque clan présent marque, quel que soit son nombre de huttes.
cl-idea-2 = À la fin chacun révèle sa carte clan. Tu marques les points de ton clan, plus un par village que tu as fondé.

cl-map = Le pays
cl-map-1 = { $territories } territoires forment { $regions } régions de { $each } ; les régions ne comptent qu’au début. Il y a quatre types de terrain :
cl-map-2 = Deux territoires sont voisins s’ils partagent une frontière. **Les rivières ne les séparent pas, les lacs si.**
cl-map-3 = Il y a deux plateaux. L’**imprimé** a les terrains, les régions et les voisins du jeu publié ; un joueur les a recopiés, ils n’ont pas été comparés à la boîte. Le plateau **maison** est le nôtre et ne garde que ce qu’en disent les règles, comme le nombre de territoires et la répartition des terrains. Toutes les formes sont dessinées par nous.

cl-setup = Avant le premier coup
cl-setup-1 = Chaque région reçoit une hutte de chaque clan, au hasard, une sur chacun de ses { $each } territoires. Chaque joueur reçoit **un clan secret** ; les autres cartes clan restent cachées. Le premier joueur est tiré au sort.
cl-setup-2 = Les cinq clans marquent pendant la partie, même ceux que personne ne joue. Ne trahis pas lequel est le tien.

cl-move = Un coup
cl-move-1 = À ton tour, prends **toutes les huttes d’un territoire** et mène-les chez un **voisin où il y a des huttes**. Tu dois jouer, et tu peux déplacer les huttes de n’importe quel clan.
cl-move-2 = Les huttes ne vont jamais sur une terre vide. Un territoire quitté reste vide jusqu’à la fin de la partie.
cl-move-crowd = Sept ou plus
cl-move-crowd-1 = Une foule de **{ $crowd } huttes ou plus** ne va que vers une foule au moins aussi grande. Jusqu’à { $fewer } huttes vont partout, vers de grandes foules aussi.
cl-move-may = permis
cl-move-not = interdit

cl-village = Villages
cl-village-1 = Après le coup, regarde le territoire d’arrivée et les voisins de celui que tu as quitté. Si des huttes n’y ont **plus de voisin occupé**, un village est fondé. Une seule hutte suffit.
cl-village-2 = Tu prends le **jeton** suivant. Puis on compte le village :
cl-village-steps =
    .item1 = Si son terrain est **défavorable** à cette époque, le village périt : toutes ses huttes partent, personne ne marque.
    .item2 = Si **les cinq clans** y sont, la discorde éclate : chaque clan d’une seule hutte est chassé.
    .item3 = Compte les huttes restantes. Si le terrain est **favorable**, ajoute le bonus de l’époque.
    .item4 = Chaque clan encore là marque **le tout**, qu’il ait une hutte ou cinq.
cl-village-3 = Un village ne bouge plus. Le jeton du fondateur vaut un point à la fin, même si le village a péri.
cl-village-example = À la première époque un village est fondé ({ $land }), avec trois huttes rouges, une bleue et une verte. Trois clans, donc pas de discorde. { $huts } huttes et un bonus de { $bonus } : rouge, bleu et vert marquent **{ $total } points** chacun.
cl-village-strife = Discorde : quatre huttes rouges, deux bleues et une de chaque autre. Vert, jaune et noir partent ; rouge et bleu marquent 6.
cl-village-nobody = Une hutte de chaque clan : les cinq partent, et personne ne marque. Le jeton est pris quand même.

cl-epochs = Les époques
cl-epochs-1 = Les jetons sont posés sur les époques, et le jeton pris dit à quelle époque appartient le village. Un bon terrain aujourd’hui peut être fatal plus tard.
cl-epochs-epoch = Époque
cl-epochs-chips = Villages
cl-epochs-good = Favorable
cl-epochs-bonus = Bonus
cl-epochs-bad = Défavorable
cl-epochs-none = aucune
cl-epochs-provenance = Certaines de ces cases ont été déduites de plusieurs sources ; elles portent une marque.

cl-several = Plusieurs villages à la fois
cl-several-1 = Un coup peut fonder deux villages, rarement plus. Le joueur qui a joué choisit l’ordre. Les jetons sont pris l’un après l’autre, un village suivant peut donc tomber dans l’époque d’après.
cl-several-2 = S’il y a plus de villages que de jetons, le joueur qui a joué choisit lequel est le { $chips }ᵉ. Les autres ne marquent rien.

cl-end = La fin
cl-end-1 = La partie finit aussitôt que le **{ $chips }ᵉ village** a marqué, ou quand plus aucune hutte ne peut bouger.
cl-end-2 = Les clans sont alors révélés. Ceux que personne n’a joués quittent la piste. Ajoute **un point par jeton** : celui qui en a le plus gagne. Les ex æquo partagent la victoire.
cl-end-example = Ton clan est le bleu et en est à 31. Tu as fondé quatre villages : **35 points**.

cl-tips = Trois choses à essayer
cl-tips-list =
    .item1 = Envoie ton clan avec d’autres : un village de beaucoup de huttes rapporte à tous, et personne ne sait qui tu voulais aider.
    .item2 = Surveille le dernier jeton d’une époque. Celui qui le prend décide sur quel terrain le prochain village est fondé.
    .item3 = Une hutte seule au milieu de nulle part est aussi un village. Isole tes rivaux en terrain défavorable.

help-clans-neighbours = D’ici les huttes vont chez les voisins où il y a des huttes.
help-clans-crowd = Une foule de { $crowd } ou plus : elle ne va que vers une au moins aussi grande.
help-clans-empty = Vide jusqu’à la fin de la partie : rien ne va sur une terre vide.
help-clans-good = Un village fondé ici maintenant reçoit **{ $bonus } de plus** : le terrain est favorable.
help-clans-bad = Un village fondé ici maintenant **périt** : le terrain est défavorable.
help-clans-plain = Le terrain n’aide ni ne gêne un village fondé maintenant.
help-clans-village = Un village : il ne change plus, et personne ne peut s’y installer.
help-clans-doomed = Un village qui a péri : le terrain était défavorable, personne n’a marqué.
help-clans-chips =
    { $n ->
        [one] { $n } village à cette époque.
       *[other] { $n } villages à cette époque.
    }
help-clans-now = C’est l’époque du prochain village.
help-clans-chip = Pris par qui fonde un village. Un point à la fin.
help-clans-lane = Les points de ce clan jusqu’ici. Son propriétaire est révélé à la fin.
help-clans-hut = Même avec une seule hutte dans un village, le clan marque tout ce qu’il vaut.
help-clans-mine = Ton clan. Toi seul le connais ; ses points sont les tiens.
help-clans-secret = Une carte clan que seul son propriétaire a vue.
help-clans-first = Cette place a joué le premier coup.
