### Stoneage: rules, and the help at the table.

## stoneage-rules: the rules of Stone Age, and what each thing at the table is

sa-title = Les règles de Stone Age
sa-lead = Mène une tribu au fil des saisons : envoie tes ouvriers, tire le meilleur de ce qu’ils rapportent, et nourris tout le monde. Dix minutes de lecture, et tu peux jouer.
sa-part-base = Le jeu
sa-part-variants = Variantes

sa-idea = De quoi il s’agit
sa-idea-1 = À chaque manche, tu **places** tes ouvriers sur le plateau, puis tu les **utilises**, puis tu les **nourris**. Bois, argile, pierre et or paient bâtiments et cartes. Les bâtiments rapportent aussitôt ; les cartes aident aussitôt et rapportent encore à la fin.
sa-idea-2 = Quand les cartes ou une pile de bâtiments s’épuisent, celui qui a le plus de points gagne.
sa-idea-place = Placer
sa-idea-place-is = À tour de rôle, un lieu à la fois, jusqu’à ce que personne ne puisse plus placer.
sa-idea-use = Utiliser
sa-idea-use-is = L’un après l’autre, les joueurs reprennent tous leurs ouvriers, dans l’ordre voulu, et font ce qu’offre chaque lieu.
sa-idea-feed = Nourrir
sa-idea-feed-is = Il faut une nourriture par ouvrier. Puis le joueur suivant ouvre une nouvelle manche.

sa-setup = Avant la première manche
sa-setup-1 = Chacun commence avec { ICON("people") } **{ $people } ouvriers** et { ICON("food") } **{ $food } nourritures**, et rien d’autre.
sa-setup-2 = Les { $cards } cartes Civilisation sont mélangées et { $row } sont posées face visible. Les tuiles Bâtiment sont mélangées en piles de { $tiles }, une par joueur ; le reste va dans la boîte, sans être vu. Le premier joueur est tiré au sort.
sa-setup-3 = Avec moins de joueurs, le plateau est plus serré :
sa-setup-players = Joueurs
sa-setup-stacks = Piles de bâtiments
sa-setup-village = Lieux du village utilisés par manche
sa-setup-each = Joueurs à chaque forêt, glaisière, carrière et rivière
sa-setup-all = tous
sa-setup-hunt = La chasse est toujours ouverte à tous. Quels lieux du village servent dépend de vous : les premiers pris ferment les autres.

sa-placing = Placer ses ouvriers
sa-placing-1 = En commençant par le premier joueur et dans le sens horaire, chaque joueur met **un ou plusieurs ouvriers sur un lieu**. Cela continue jusqu’à ce que tous les ouvriers soient placés.
sa-placing-2 = Les cercles d’un lieu montrent combien d’ouvriers il reçoit. Si tu y as déjà des ouvriers, tu ne peux plus en ajouter cette manche : choisis bien combien en envoyer.
sa-placing-3 = On ne passe pas tant qu’un lieu reste possible. S’il n’y en a aucun, tes derniers ouvriers restent au camp.
sa-placing-example = Il te reste un ouvrier et seule la hutte est libre. La hutte en prend deux d’une tribu : ton ouvrier reste au camp ; il faut le nourrir quand même.

sa-using = Utiliser ses ouvriers
sa-using-1 = Le premier joueur utilise **tous** ses ouvriers avant le joueur suivant. Tu choisis l’ordre : un outil fait d’abord peut aider un lancer ensuite.
sa-using-2 = Chaque lieu doit être utilisé, mais personne n’est obligé d’acheter une carte ou un bâtiment. Une fois un lieu réglé, ses ouvriers rentrent.

sa-gather = Chasser et récolter
sa-gather-1 = Lance un dé par ouvrier présent et additionne. On peut ajouter des **outils**. Puis divise :
sa-gather-each = par tranche de { $n }
sa-gather-rings =
    { $n ->
        [none] place pour tous
       *[other] { $n } places
    }
sa-gather-2 = Le reste est perdu. La réserve ne s’épuise jamais.
sa-gather-example = Trois ouvriers à la glaisière font { $total }. Chaque tranche de { $divisor } donne une argile : **{ $gets }**. Avec un outil de { $tool }, c’est { $sum }, et cela fait **{ $more }**.
sa-gather-mean = En moyenne, sans outils
sa-gather-people =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }

sa-village = Le village
sa-village-1 = Trois lieux renforcent ta tribu pour de bon.
sa-village-2 = Y aller en étant déjà à la limite est permis ; cela ne fait qu’en écarter les autres.

sa-tools = Outils
sa-tools-1 = Tes trois premiers outils sont des tuiles de valeur 1. Chaque outil suivant augmente de 1 ta tuile la plus faible, jusqu’à 4 chacune : 12 en tout.
sa-tools-2 = Après un lancer tu peux y ajouter des outils : **des tuiles entières**, et **chacune une fois par manche**. Un outil utilisé est de nouveau prêt à la manche suivante.
sa-tools-3 = Certaines cartes donnent un outil **à usage unique**, de valeur 2, 3 ou 4. Il s’ajoute à n’importe quel lancer, avec tes tuiles. Il ne compte pas à la fin.
sa-tools-4 = Les outils aident à la chasse, aux quatre lieux de ressources, et aux cartes qui lancent deux dés. Ils ne changent pas les dés pour tous.
sa-tools-growth = Les tuiles, du premier outil au douzième

sa-cards = Cartes Civilisation
sa-cards-1 = Un ouvrier sur une carte peut l’acheter avec **n’importe quel mélange** de bois, argile, pierre et or. Le prix dépend de l’emplacement : celui de gauche coûte le plus. La nourriture ne peut pas servir à payer.
sa-cards-2 = La **moitié haute** a lieu aussitôt. La **moitié basse** compte à la fin. Au début d’une manche, les cartes restantes glissent vers la droite, où elles sont moins chères, et de nouvelles arrivent par la gauche.
sa-cards-top = Les moitiés hautes des { $n } cartes
sa-cards-bottom = Les moitiés basses
sa-cards-times = { $n } ×
sa-cards-dice = Dés pour tous
sa-cards-dice-is = Lance un dé par joueur. L’acheteur en prend un, puis les autres à leur tour ; ce tableau montre ce que donne chaque dé.
sa-cards-peek = Les cartes prises dans la rangée ont été vues de tous. Une carte en plus n’est connue que de toi jusqu’à la fin.

sa-buildings = Bâtiments
sa-buildings-1 = Un ouvrier sur la tuile du dessus d’une pile peut la bâtir. Paie ce qu’elle demande, marque aussitôt, garde la tuile : elle compte pour tes bâtisseurs. La tuile suivante est retournée tout de suite, mais ne peut être prise qu’à la manche d’après.
sa-buildings-values = Tu marques ce que tu paies :
sa-buildings-count = { $n } tuiles ont un prix fixe ; elles rapportent { $least } à { $most }.
sa-buildings-example = Une tuile demande cinq ressources de deux sortes. Tu paies trois pierres et deux bois : **{ $points } points**.

sa-feeding = Nourrir
sa-feeding-1 = Quand tous sont rentrés, tu reçois d’abord autant de nourriture que l’indique ton **agriculture**. Puis paie une nourriture par ouvrier, nouveau-nés compris.
sa-feeding-2 = Si tu n’as pas assez de nourriture, tu la paies toute. Ensuite, paie **une ressource de ton choix par nourriture manquante**, ou n’en paie aucune et **perds { $penalty } points**, quoi qu’il manque. Ton score peut passer sous zéro.
sa-feeding-example = { $people } ouvriers, agriculture { $field }, { $food } nourritures en réserve : { $have } nourritures pour { $people } bouches, il en manque { $missing }. Tu donnes { $missing } bois, ou tu les gardes et perds { $penalty } points.

sa-end = La fin
sa-end-1 = **Cartes :** si au début d’une manche la pioche ne peut plus remplir tous les emplacements, la partie finit aussitôt.
sa-end-2 = **Bâtiments :** quand une pile est vide, la manche en cours est terminée, nourriture comprise. C’est la dernière.
sa-end-3 = Puis vient le décompte final. Celui qui a le plus de points gagne.

sa-scoring = Décompte final
sa-scoring-sets = Symboles de culture
sa-scoring-sets-1 = Les cartes à moitié basse verte montrent un de { $signs } symboles ; chacun existe { $each } fois. Range-les en séries de symboles **différents** : une série rapporte sa taille au carré. Les doubles forment une deuxième série.
sa-scoring-sets-n = Symboles d’une série
sa-scoring-sets-points = Points
sa-scoring-sets-example = Cinq symboles, dont un en double : une série de { $a } et une de { $b }. { $a } × { $a } + { $b } × { $b } = **{ $total } points**.
sa-scoring-trades = Métiers
sa-scoring-trades-1 = Les cartes à moitié basse couleur sable montrent des métiers. Chaque figure y rapporte un point pour chaque chose de son type que tu possèdes :
sa-scoring-trades-sum = { $n } sur toutes les cartes
sa-scoring-trades-example = { $n } paysans et agriculture { $m } : **{ $total } points**.
sa-scoring-rest = Ce qui reste
sa-scoring-rest-1 = Chaque bois, argile, pierre et or vaut 1 point ; la nourriture ne vaut rien. Deux ressources au choix jamais prises comptent pour deux ressources.
sa-scoring-tie = En cas d’égalité, additionnez agriculture, outils et ouvriers. Si l’égalité persiste, la victoire est partagée.

sa-rulings = Petits caractères
sa-rulings-1 = Là où les règles imprimées se taisent, nous jouons ainsi.
sa-rulings-list =
    .item1 = On ne te demande rien quand il n’y a qu’une réponse possible : sans outils, rien à ajouter ; sans rien pour payer, rien à acheter. Où vont les ouvriers, et qui agit ensuite, est toujours demandé.
    .item2 = Tu peux aller à une carte ou un bâtiment même sans pouvoir payer. L’ouvrier rentre simplement.
    .item3 = Deux ressources au choix se prennent quand tu choisis tes prochains ouvriers, paies un prix ou nourris.
    .item4 = Ce qui dépasse une limite est perdu : un onzième ouvrier, l’agriculture au-delà de 10, les outils au-delà de 12.
    .item5 = Si deux tuiles sont aussi faibles, le nouvel outil va d’abord à une non utilisée, puis à celle de gauche.
    .item6 = Si la pioche est vide, une carte en plus ne donne rien.
    .item7 = Tous les joueurs qui manquent de nourriture décident en même temps.
    .item8 = Si les deux fins arrivent ensemble, les bâtiments terminent la partie, après la nourriture.
    .item9 = Les ex æquo partagent leur rang.

help-place-tool_maker = Un ouvrier fait **un outil**. Un outil s’ajoute à un lancer, une fois par manche.
help-place-hut = Exactement **deux ouvriers** d’une tribu y entrent, et désormais tu en as **un de plus**. Dix au plus.
help-place-field = Un ouvrier monte ton **agriculture** d’un niveau : une nourriture de plus par manche, jusqu’à 10.
help-place-hunt = Autant d’ouvriers que voulu, de toutes les tribus. Un dé chacun ; chaque tranche de { $divisor } donne **1 nourriture**.
help-place-gather = Jusqu’à { $rings } ouvriers en tout. Un dé chacun ; chaque tranche de { $divisor } donne **1 { $what }**.
help-place-players =
    { $n ->
        [one] Avec ce nombre de joueurs, { $n } tribu au plus peut être ici.
       *[other] Avec ce nombre de joueurs, { $n } tribus au plus peuvent être ici.
    }
help-place-village = Avec ce nombre de joueurs, { $n } des lieux du village servent par manche.
help-place-card =
    { $n ->
        [one] Un ouvrier peut acheter ce qui est ici pour **{ $n } ressource** au choix, jamais de nourriture.
       *[other] Un ouvrier peut acheter ce qui est ici pour **{ $n } ressources** au choix, jamais de nourriture.
    }
help-place-building = Un ouvrier peut bâtir la tuile du dessus : paie son prix, marque aussitôt.
help-place-empty = Il n’y a rien ici jusqu’à la manche suivante.
help-stack =
    { $n ->
        [one] { $n } tuile dans cette pile. Quand une pile est vide, cette manche est la dernière.
       *[other] { $n } tuiles dans cette pile. Quand une pile est vide, cette manche est la dernière.
    }

help-top-dice_for_all = Lance autant de dés que de joueurs. Tu en prends un en premier, puis les autres à leur tour : bois, argile, pierre, or, un outil, ou agriculture.
help-top-food = À toi aussitôt.
help-top-resource = À toi aussitôt.
help-top-roll = Lance deux dés pour la ressource montrée et divise comme à son lieu. Les outils peuvent aider.
help-top-points = Marqués aussitôt.
help-top-tool = Un outil, comme chez le fabricant d’outils.
help-top-agriculture = L’agriculture monte d’un niveau.
help-top-extra_card = Pioche la carte du dessus. Seule sa moitié basse compte pour toi, et toi seul la connais.
help-top-once_tool = Un outil pour un seul lancer ; il est ensuite épuisé.
help-top-two_of_choice = Deux ressources au choix, maintenant ou plus tard dans la partie.

help-bottom-culture = Un symbole de culture. À la fin, une série de symboles différents rapporte sa taille au carré.
help-bottom-farmer = À la fin, chaque paysan rapporte autant de points que ton agriculture.
help-bottom-tool_maker = À la fin, chaque fabricant d’outils rapporte la somme de tes tuiles Outil.
help-bottom-hut_builder = À la fin, chaque bâtisseur rapporte le nombre de tes bâtiments.
help-bottom-shaman = À la fin, chaque chaman rapporte le nombre de tes ouvriers.

help-building-fixed = Paie { $price }, marque **{ $points } points**.
help-building-kinds =
    { $kinds ->
        [one] Paie { $n } ressources d’exactement { $kinds } sorte, à ton choix. Marque ce qu’elles valent.
       *[other] Paie { $n } ressources d’exactement { $kinds } sortes, à ton choix. Marque ce qu’elles valent.
    }
help-building-any = Paie { $least } à { $most } ressources au choix. Marque ce qu’elles valent.
help-building-worth = Le bois vaut { $wood }, l’argile { $brick }, la pierre { $stone }, l’or { $gold }.

help-thing-wood = De la forêt. Vaut { $n } dans un bâtiment, 1 point s’il en reste à la fin.
help-thing-brick = De la glaisière. Vaut { $n } dans un bâtiment, 1 point s’il en reste à la fin.
help-thing-stone = De la carrière. Vaut { $n } dans un bâtiment, 1 point s’il en reste à la fin.
help-thing-gold = De la rivière. Vaut { $n } dans un bâtiment, 1 point s’il en reste à la fin.
help-thing-food = Une par ouvrier à la fin de la manche. Elle ne paie ni cartes ni bâtiments.
help-thing-tools = Chaque tuile peut s’ajouter à un lancer par manche. Les tuiles barrées ont servi. Les rondes ne servent qu’une fois.
help-thing-agriculture = Tu reçois autant de nourriture à chaque manche avant de nourrir.
help-thing-people = Les ouvriers au camp ressortent, ceux du plateau sont pâles. Tous mangent.
help-thing-buildings = Tes bâtiments. Les bâtisseurs les comptent encore à la fin.
help-thing-extra_card = Une carte piochée sans la montrer : sa moitié basse compte à la fin.
help-thing-two_of_choice = Deux ressources au choix, pas encore prises : prends-les à ton tour ou en nourrissant.
help-thing-score = Points jusqu’ici. Entre parenthèses : le score si la partie se terminait maintenant.
help-thing-start = Commence cette manche. Le marqueur passe à gauche à chaque manche.
help-thing-food-title = Nourriture
help-thing-tools-title = Outils
help-thing-agriculture-title = Agriculture
help-thing-people-title = Ouvriers
help-thing-buildings-title = Bâtiments
help-thing-extra_card-title = Carte en plus
help-thing-two_of_choice-title = 2 ressources au choix
help-thing-score-title = Points
help-thing-start-title = Premier joueur
help-card = Carte Civilisation

## stoneage-rules-variants: the variants of Stone Age

var-intro = Variantes
var-intro-1 = Tu peux activer chacune d’elles en créant une table, seule ou avec d’autres. Elles ont paru dans de petites boîtes au fil des ans, et on ne retrouve plus aujourd’hui tout ce qui y était imprimé.
var-intro-2 = Chaque règle ci-dessous indique donc à quel point elle est sûre :
var-together = Combiner les variantes
var-together-1 = Toutes les variantes se combinent. Avec toutes, une manche se déroule ainsi :
var-together-list =
    .item1 = Les cartes glissent et sont complétées. Un animal qui entre dans la rangée compte aussitôt.
    .item2 = Les nouvelles huttes donnent leur revenu.
    .item3 = Le troupeau avance, et sa tuile est retournée.
    .item4 = Placer, puis utiliser les ouvriers.
    .item5 = Les animaux entourés d’assez d’ouvriers sont chassés, de droite à gauche.
    .item6 = Le mammouth est apprivoisé.
    .item7 = Nourrir.
var-provenance = Comment nous le savons

rule-HW1 = En achetant une carte, tu peux ajouter 1 or à son prix et marquer aussitôt **6 points**.
rule-HW2 = Un or en plus par carte au maximum.
rule-HW3 = En bâtissant un bâtiment qui porte le signe, tu peux ajouter 1 pierre à son prix et marquer aussitôt **5 points**.
rule-HW4 = Une pierre en plus par bâtiment au maximum.
rule-HW5 = Un bâtiment accepte ou non la pierre en plus selon sa tuile : dans le jeu imprimé, selon sa face hiver.
rule-HW6 = Tout bâtiment à prix fixe l’accepte ; ceux au choix libre, non.
rule-HW7 = Nouvelles huttes, bâtiments de l’extension et igloos ne l’acceptent pas.
rule-HW8 = L’or peut s’ajouter à chaque emplacement de carte, y compris celui aux bijoux.
rule-HW9 = La deuxième carte de l’extension, face cachée, ne s’achète pas seule : pas d’autre or pour elle.
rule-HW10 = La pierre et l’or en plus viennent de ta réserve, jamais d’un échange fait à l’instant.
rule-HW11 = Ils se paient avec le prix et rapportent aussitôt. Rien ne change à la fin de la partie.

rule-WA1 = Quatre animaux sont mélangés à la pioche.
rule-WA2 = Ce sont l’ours blanc, le sanglier, le loup et le rapace.
rule-WA2b = Il y en a un de chaque.
rule-WA3 = Un animal retourné reste jusqu’à ce qu’on le chasse. On ne peut pas l’acheter.
rule-WA4 = Tant qu’il est là, il baisse les lancers de 1, 2 ou 3.
rule-WA5 = Le tableau ci-dessous indique de combien chaque animal les baisse.
rule-WA6 = On le retire une seule fois de la somme d’un lancer, et non de chaque dé. La somme ne passe pas sous 0, et les outils s’ajoutent après.
rule-WA7 = Cela touche tout le monde, à la chasse, aux quatre lieux de ressources, et aux cartes qui lancent deux dés pour une ressource.
rule-WA8 = Les dés lus un par un ne sont pas réduits : dés pour tous, récompense pour avoir chassé un animal, lutte pour un mammouth.
rule-WA9 = Les malus de plusieurs animaux s’additionnent.
rule-WA10 = Pour chasser un animal, il faut y placer autant d’ouvriers que de joueurs, toutes tribus confondues.
rule-WA11 = Un animal est un lieu qui a autant de cercles. Tu peux y mettre un ou plusieurs ouvriers, une fois par manche ; des tribus peuvent le partager, ou une seule le remplir. Il ne compte ni comme lieu de ressources ni comme lieu du village.
rule-WA12 = Tous doivent y être dans une même manche. S’ils sont trop peu, ils rentrent sans récompense et l’animal reste.
rule-WA13 = Il est chassé quand tous ont utilisé leurs ouvriers, avant de nourrir. Jusque-là, son malus s’applique.
rule-WA14 = Pour chacun de tes ouvriers présents, tu lances un dé et reçois ce qu’il montre.
rule-WA15 = Les dés donnent ce que donnent les dés pour tous : bois, argile, pierre, or, un outil, agriculture.
rule-WA16 = En commençant par le premier joueur, sans outils. Ce qui dépasse une limite est perdu.
rule-WA17 = L’animal occupe son emplacement, aucune carte ne s’y achète. Il glisse vers la droite comme les cartes.
rule-WA18 = Un animal chassé quitte la partie. Son emplacement reste vide jusqu’à la manche suivante.
rule-WA19 = La première rangée est distribuée sans animaux ; ils sont ensuite mélangés au reste.
rule-WA20 = Quand une carte est piochée face cachée et qu’un animal est dessus, on prend la carte suivante qui n’en est pas un, et le reste est remélangé.
rule-WA21 = Les animaux de la pioche comptent comme cartes pour remplir la rangée. Ceux qui y restent à la fin n’ont aucun effet.

rule-IG1 = Un igloo coûte **3 ressources identiques**.
rule-IG2 = Il rapporte aussitôt ce qu’elles valent : autant que dans un bâtiment.
rule-IG3 = Ce n’est pas un bâtiment : les bâtisseurs ne le comptent pas.
rule-IG4 = L’échange de l’extension ne peut pas le payer.
rule-IG5 = Il y a deux igloos par joueur.
rule-IG6 = Il y a une place pour un ouvrier : un igloo par manche. Quand il n’y en a plus, le lieu est fermé.
rule-IG7 = Ce n’est pas un lieu du village : il reste ouvert même avec peu de joueurs.
rule-IG8 = Qui ne peut ou ne veut pas payer reprend son ouvrier ; l’igloo reste.
rule-IG9 = Quand il n’y en a plus, la partie continue.
rule-IG10 = Les bijoux ne peuvent pas le payer.
rule-IG11 = Rude hiver n’y ajoute pas de pierre.
rule-IG12 = Il se joue avec ou sans Rude hiver.

rule-NH1 = Il y a 6 nouvelles tuiles.
rule-NH2 = Trois apportent 1 bois, 1 argile ou 1 pierre par manche ; les autres donnent un ouvrier, un outil ou un champ, une fois.
rule-NH3 = Il y a une tuile de chaque.
rule-NH4 = Elles rapportent aussitôt, mais moins que d’autres bâtiments de ce prix.
rule-NH5 = Ce sont des bâtiments : les bâtisseurs les comptent.
rule-NH6 = Elles sont mélangées à tous les autres bâtiments avant de faire les piles.
rule-NH7 = Le tableau ci-dessous indique leur prix et leurs points.
rule-NH8 = Le revenu vient au début de chaque manche, dès la suivante, avant de placer. Personne n’a besoin d’y être.
rule-NH9 = Avec dix ouvriers, douze outils ou agriculture 10, la hutte se bâtit quand même, mais ce qu’elle donne est perdu.

rule-MH1 = 16 tuiles bonus forment une pile, face cachée ; il y a un troupeau.
rule-MH2 = La face d’une tuile montre un bonus pour un et un bonus pour tous, le dos une ressource.
rule-MH3 = Il se combine avec le jeu de base et toutes les autres variantes.
rule-MH4 = Au début d’une manche, le troupeau va au lieu de la ressource en haut de la pile. Cette tuile est retournée ; le nouveau dessus montre où il sera ensuite.
rule-MH5 = Quand la pile est épuisée, le troupeau est parti, et la partie continue sans lui.
rule-MH6 = Chacune des quatre ressources est au dos de quatre tuiles.
rule-MH7 = Après ton lancer au lieu du troupeau et ta récolte, tu peux envoyer vers la tuile un ou plusieurs des ouvriers qui y travaillaient. Les autres rentrent ; personne d’autre ne peut venir.
rule-MH8 = Chacun d’eux coûte aussitôt 1 nourriture ; on peut payer une ressource à la place.
rule-MH9 = Tu peux payer en ressources même si tu as de la nourriture.
rule-MH10 = Le mammouth est apprivoisé quand tous ont utilisé leurs ouvriers, avant de nourrir.
rule-MH11 = Si plusieurs tribus sont venues, chacune lance un dé par ouvrier présent. Le plus haut dé apprivoise le mammouth, les autres sont des rivaux. Les sommes ne comptent pas.
rule-MH12 = Si une seule tribu est venue, elle apprivoise le mammouth sans lancer.
rule-MH13 = Si personne n’est venu, la tuile quitte la partie.
rule-MH14 = À égalité, les dés suivants décident, et ainsi de suite ; qui a encore des dés gagne. Si tous sont égaux, les ex æquo relancent un dé chacun jusqu’à décision.
rule-MH15 = Le dompteur prend le bonus pour un ou le bonus pour tous ; chaque rival prend le bonus pour tous.
rule-MH16 = Une fois par joueur, quel que soit le nombre d’ouvriers venus.
rule-MH17 = Le dompteur garde la tuile, quel que soit le bonus.
rule-MH18 = Le dompteur prend d’abord, puis les rivaux dans le sens horaire.
rule-MH19 = À la fin, le joueur qui a le plus de tuiles marque **10 points**.
rule-MH20 = Si plusieurs en ont le plus, chacun marque 10.
rule-MH21 = Le tableau ci-dessous indique ce que donnent les tuiles.

rule-EX1 = De deux à cinq joueurs. Le cinquième a dix ouvriers et un plateau comme les autres.
rule-EX2 = La boîte contient un plateau à poser, des bijoux, 9 bâtiments, 9 cartes, des tuiles de haut score et des marqueurs ; les nouvelles huttes y étaient aussi.
rule-EX3 = Une dent est un bijou, un anneau trois.
rule-EX4 = Les bijoux ne manquent jamais.
rule-EX5 = Chacun commence avec 5 ouvriers, 12 nourritures et 1 bijou, sur la case 0 de la piste d’échange.
rule-EX6 = Tous les bâtiments sont mélangés ; une pile de 7 par joueur, cinq piles à cinq.
rule-EX7 = La pioche a 45 cartes : les 36 habituelles et 9 nouvelles.
rule-EX8 = Le marchand est un nouveau lieu du village pour exactement 2 ouvriers d’une tribu.
rule-EX9 = Le marchand donne **2 niveaux** sur la piste d’échange et **2 bijoux**.
rule-EX10 = La piste d’échange va de 0 à 10.
rule-EX11 = Les lieux du village sont fabricant d’outils, hutte, champ et marchand. À quatre on en utilise trois par manche, à deux ou trois, deux.
rule-EX11b = À cinq on utilise les quatre.
rule-EX12 = Forêt, glaisière, carrière et rivière suivent les règles habituelles : une tribu par lieu à deux joueurs, deux à trois, sans limite à quatre et cinq.
rule-EX13 = À la chasse, chaque tranche de 2 donne 1 nourriture ou 1 bijou.
rule-EX14 = Un lancer peut se partager entre les deux à ton gré.
rule-EX15 = Un bijou n’est pas une ressource : il ne nourrit personne et ne rapporte rien à la fin.
rule-EX15b = Il ne sert à payer que là où des bijoux sont demandés : au cinquième emplacement, pour la deuxième carte, dans certains bâtiments, et dans un échange.
rule-EX16 = Il ne remplace pas la nourriture pour apprivoiser un mammouth.
rule-EX17 = Une carte au cinquième emplacement coûte **3 bijoux** ; rien d’autre n’est accepté.
rule-EX18 = Qui y a acheté peut payer 3 bijoux de plus pour la carte du dessus de la pioche, sans la voir. Sa moitié haute ne sert pas.
rule-EX19 = Le cinquième emplacement est à gauche des autres. Les cartes en glissent vers la droite ; on joue toujours avec cinq emplacements.
rule-EX20 = La partie finit comme toujours ; il faut maintenant remplir cinq emplacements.
rule-EX21 = Échange : aucun au niveau 0, donner 2 pour 1 jusqu’au niveau 3, 1 pour 1 dès le niveau 4, et enfin 1 pour 2.
rule-EX21b = De 5 à 8 cela reste 1 pour 1, à 10 tu donnes 1 et reçois 2. Le taux de 9 est inconnu ; ici c’est 1 pour 1.
rule-EX22 = Tu peux échanger une fois par manche, en payant une carte ou un bâtiment ; pas pour un igloo, ni pour les suppléments de Rude hiver.
rule-EX23 = C’est un seul échange à ton taux. Ce que tu donnes et reçois peut être des ressources et des bijoux de toutes sortes.
rule-EX24 = Ce que tu reçois entre dans ce paiement. S’il n’y a de place que pour un seul, le deuxième est perdu.
rule-EX25 = Les bijoux d’un échange peuvent servir à payer au cinquième emplacement et la deuxième carte.
rule-EX26 = Dans les bâtiments au choix libre, ce que tu as reçu compte comme toute ressource : pour les sortes, le nombre et les points.
rule-EX27 = Certains nouveaux bâtiments ont des bijoux dans leur prix.
rule-EX28 = Certaines nouvelles cartes donnent des bijoux.
rule-EX29 = Certaines nouvelles cartes lancent des dés pour tous, avec leur propre tableau.
rule-EX30 = Certaines nouvelles cartes montrent des marchands : à la fin, chacun rapporte ton niveau d’échange.
rule-EX31 = Les 9 bâtiments sont dans le tableau ci-dessous.
rule-EX32 = Les 9 cartes aussi.
rule-EX33 = Leurs dés pour tous donnent : 1 bois, 2 argile, 3 pierre, 4 or, 5 deux bijoux, 6 un niveau d’échange.
rule-EX34 = Les égalités se départagent comme toujours.
rule-EX35 = Les nouvelles huttes peuvent s’ajouter ou non.

var-animal-bird_of_prey = rapace
var-animal-wolf = loup
var-animal-wild_boar = sanglier
var-animal-polar_bear = ours blanc
var-bonus-wood_each_round = 1 bois à chaque manche
var-bonus-brick_each_round = 1 argile à chaque manche
var-bonus-stone_each_round = 1 pierre à chaque manche
var-bonus-person = un ouvrier
var-bonus-tool = un outil
var-bonus-agriculture = +1 agriculture
var-bonus-food_2 = 2 nourritures
var-bonus-wood = 1 bois
var-bonus-brick = 1 argile
var-bonus-stone_and_wood = 1 pierre et 1 bois
var-bonus-points_7 = 7 points
var-bonus-points_3 = 3 points
value-trade_dice = Dés pour tous, nouveau tableau
value-worth_plus = leur valeur, plus { $n }
var-winter-count = { $n } des { $of } bâtiments acceptent la pierre en plus.
var-animals = Les animaux
var-animal = Animal
var-penalty = Retiré à chaque lancer
var-igloos-worth = Ce que rapporte un igloo
var-huts = Les six huttes
var-gives = Donne
var-price = Prix
var-points = Points
var-mammoths = Les seize tuiles
var-herd_at = Troupeau
var-for_one = Pour un
var-for_all = Pour tous
var-track = La piste d’échange
var-level = Niveau
var-give = Donner
var-get = Recevoir
var-buildings = Les nouveaux bâtiments
var-cards = Les nouvelles cartes
var-upper = Aussitôt
var-lower = À la fin
var-dice = Leurs dés pour tous

help-place-merchant = Exactement **deux ouvriers** d’une tribu apportent **deux niveaux** sur la piste d’échange et **deux bijoux**.
help-place-igloo = Un ouvrier peut bâtir un igloo : **trois ressources identiques**, comptées aussitôt ({ $worth }). Ce n’est pas un bâtiment.
help-place-card_5 =
    { $n ->
        [one] Un ouvrier peut acheter ce qui est ici pour **{ $n } bijou**, puis la carte du dessus de la pioche pour autant.
       *[other] Un ouvrier peut acheter ce qui est ici pour **{ $n } bijoux**, puis la carte du dessus de la pioche pour autant.
    }
help-place-animal = **{ $n } ouvriers** dans une manche le chassent, toutes tribus ensemble. Chacun d’eux lance un dé en récompense : bois, argile, pierre, or, un outil, agriculture.
help-animal = Tant qu’il est là, chaque lancer pour des biens vaut **{ $n } de moins**. On ne peut pas l’acheter.
help-top-trade_dice_for_all = Lance autant de dés que de joueurs. Tu en prends un d’abord, puis les autres à leur tour : bois, argile, pierre, or, deux bijoux, ou un niveau d’échange.
help-top-trade_level = Ton marqueur monte sur la piste d’échange.
help-bottom-merchant = À la fin, chaque marchand rapporte ton niveau sur la piste d’échange.
help-building-jewelled = Paie { $price }, marque **{ $points } points**.
help-building-plus =
    { $jewelry ->
        [one] Paie { $n } ressources d’exactement { $kinds } sortes et { $jewelry } bijou. Marque ce que valent les ressources, plus { $plus }.
       *[other] Paie { $n } ressources d’exactement { $kinds } sortes et { $jewelry } bijoux. Marque ce que valent les ressources, plus { $plus }.
    }
help-building-bonus = Il donne **{ $bonus }**.
help-building-winter = Rude hiver : une pierre en plus rapporte { $points } de plus.
help-winter-card = Rude hiver : un or en plus rapporte { $points } points.
help-thing-jewelry = Pas une ressource : il ne sert à payer que là où des bijoux sont demandés, et dans un échange. Il ne nourrit personne et ne rapporte rien.
help-thing-jewelry-title = Bijoux
help-thing-trade = Une fois par manche, en payant une carte ou un bâtiment, un échange : { $rate }. Les marchands rapportent ce niveau à la fin.
help-thing-trade-none = Pas encore d’échange. Deux ouvriers chez le marchand apportent deux niveaux. Les marchands des cartes rapportent ce niveau à la fin.
help-thing-trade-track = Piste d’échange
help-thing-trade-title = Niveau d’échange { $level }
help-thing-trade-rate = donne { $give }, reçois { $get }
help-thing-mammoths = Tuiles de mammouths apprivoisés. Qui en a le plus marque 10 points à la fin.
help-thing-mammoths-title = Mammouths
help-thing-igloos = Igloos bâtis jusqu’ici. Leurs points sont déjà comptés, et ce ne sont pas des bâtiments.
help-igloos_left = Reste { $n }. Quand il n’y en a plus, la partie continue.
help-thing-igloos-title = Igloos
help-thing-herd = Le troupeau est à ce lieu cette manche. Qui a travaillé ici peut envoyer des ouvriers vers la tuile, 1 nourriture chacun.
help-thing-herd-title = Le troupeau
help-mammoth = Qui apprivoise le mammouth prend **{ $one }** ou **{ $all }** ; chaque rival prend **{ $all }**.
help-mammoth-title = La tuile du mammouth
help-mammoth-contest = Le plus haut dé de ceux qui sont venus l’apprivoise, quand tous ont utilisé leurs ouvriers.
var-tile-one = 1
var-tile-all = tous
