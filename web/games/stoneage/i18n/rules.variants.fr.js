// @ts-check
// French: the variants of Stone Age. One sentence or two for each row of the server's table `variant_rules`, by its id.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const variantsFr = {
  'var.intro': 'Variantes',
  'var.intro.1':
    'Tu peux activer chacune d’elles en créant une table, seule ou avec d’autres. Elles ont paru dans de petites boîtes au fil des '
    + 'ans, et tout ce qui y fut imprimé ne se retrouve pas aujourd’hui.',
  'var.intro.2': 'Chaque règle ci-dessous indique donc à quel point elle est sûre :',
  'var.together': 'Plusieurs à la fois',
  'var.together.1': 'Toutes les variantes se combinent. Avec toutes, une manche se déroule ainsi :',
  'var.together.list': [
    'Les cartes glissent et sont complétées. Un animal qui entre dans la rangée compte aussitôt.',
    'Les nouvelles huttes donnent leur revenu.',
    'Le troupeau avance, et sa tuile est retournée.',
    'Placer, puis utiliser les ouvriers.',
    'Les animaux entourés d’assez d’ouvriers sont chassés, de droite à gauche.',
    'Le mammouth est apprivoisé.',
    'Nourrir.',
  ],
  'var.provenance': 'Comment nous le savons',

  'rule.HW1': 'En achetant une carte, tu peux ajouter 1 or à son prix et marquer aussitôt **6 points**.',
  'rule.HW2': 'Un or en plus par carte au maximum.',
  'rule.HW3': 'En bâtissant un bâtiment qui porte le signe, tu peux ajouter 1 pierre à son prix et marquer aussitôt **5 points**.',
  'rule.HW4': 'Une pierre en plus par bâtiment au maximum.',
  'rule.HW5': 'Qu’un bâtiment prenne la pierre en plus tient à sa tuile : imprimé, à sa face hiver.',
  'rule.HW6': 'Tout bâtiment qui dit son prix la prend ; ceux au choix libre non.',
  'rule.HW7': 'Nouvelles huttes, bâtiments de l’extension et igloos ne la prennent pas.',
  'rule.HW8': 'L’or peut s’ajouter à chaque emplacement de carte, celui aux bijoux aussi.',
  'rule.HW9': 'La deuxième carte de l’extension, face cachée, ne s’achète pas seule : pas d’autre or pour elle.',
  'rule.HW10': 'La pierre et l’or en plus viennent de ta réserve, jamais d’un échange fait à l’instant.',
  'rule.HW11': 'Ils se paient avec le prix et marquent aussitôt. Rien ne change à la fin de la partie.',

  'rule.WA1': 'Quatre animaux sont mélangés à la pioche.',
  'rule.WA2': 'Ce sont l’ours blanc, le sanglier, le loup et le rapace.',
  'rule.WA2b': 'Il y en a un de chaque.',
  'rule.WA3': 'Un animal retourné reste jusqu’à ce qu’on le chasse. On ne peut pas l’acheter.',
  'rule.WA4': 'Tant qu’il est là, il baisse les lancers de 1, 2 ou 3.',
  'rule.WA5': 'Quel animal baisse de combien est dans le tableau ci-dessous.',
  'rule.WA6':
    'C’est retiré de la somme d’un lancer, une fois, pas de chaque dé. La somme ne passe pas sous 0, et les outils s’ajoutent '
    + 'après.',
  'rule.WA7':
    'Cela touche tout le monde, à la chasse, aux quatre lieux de ressources, et aux cartes qui lancent deux dés pour une '
    + 'ressource.',
  'rule.WA8': 'Les dés lus un par un ne sont pas réduits : dés pour tous, récompense pour avoir chassé un animal, lutte pour un mammouth.',
  'rule.WA9': 'Les malus de plusieurs animaux s’additionnent.',
  'rule.WA10': 'Pour chasser un animal, il faut autant d’ouvriers dessus que de joueurs, de toutes tribus.',
  'rule.WA11':
    'Un animal est un lieu d’autant de cercles. Tu peux y mettre un ou plusieurs ouvriers, une fois par manche ; des tribus '
    + 'peuvent le partager, ou une le remplir seule. Il ne compte ni comme lieu de ressources ni comme lieu du village.',
  'rule.WA12': 'Tous doivent y être dans une même manche. S’ils sont trop peu, ils rentrent sans récompense et l’animal reste.',
  'rule.WA13': 'Il est chassé quand tous ont utilisé leurs ouvriers, avant de nourrir. Jusque-là sa pénalité vaut.',
  'rule.WA14': 'Pour chacun de tes ouvriers présents, tu lances un dé et reçois ce qu’il montre.',
  'rule.WA15': 'Les dés donnent ce que donnent les dés pour tous : bois, argile, pierre, or, un outil, agriculture.',
  'rule.WA16': 'En commençant par le premier joueur, sans outils. Ce qui dépasse une limite est perdu.',
  'rule.WA17': 'L’animal occupe son emplacement, aucune carte ne s’y achète. Il glisse vers la droite comme les cartes.',
  'rule.WA18': 'Un animal chassé quitte la partie. Son emplacement reste vide jusqu’à la manche suivante.',
  'rule.WA19': 'La première rangée est distribuée sans animaux ; ils sont ensuite mélangés au reste.',
  'rule.WA20':
    'Quand une carte est piochée sans être vue et qu’un animal est dessus, on prend la carte suivante qui n’en est pas un, et le '
    + 'reste est remélangé.',
  'rule.WA21': 'Les animaux de la pioche comptent comme cartes pour remplir la rangée. Ceux qui restent à la fin ne font rien.',

  'rule.IG1': 'Un igloo coûte **3 ressources d’une sorte**.',
  'rule.IG2': 'Il marque aussitôt ce qu’elles valent : autant que dans un bâtiment.',
  'rule.IG3': 'Ce n’est pas un bâtiment : les bâtisseurs ne le comptent pas.',
  'rule.IG4': 'L’échange de l’extension ne peut pas le payer.',
  'rule.IG5': 'Il y a deux igloos par joueur.',
  'rule.IG6': 'Il y a une place pour un ouvrier : un igloo par manche. Quand il n’y en a plus, le lieu est fermé.',
  'rule.IG7': 'Ce n’est pas un lieu du village, peu de joueurs ne le ferment donc pas.',
  'rule.IG8': 'Qui ne peut ou ne veut pas payer reprend son ouvrier ; l’igloo reste.',
  'rule.IG9': 'Quand il n’y en a plus, la partie continue.',
  'rule.IG10': 'Les bijoux ne peuvent pas le payer.',
  'rule.IG11': 'Rude hiver n’y ajoute pas de pierre.',
  'rule.IG12': 'Il se joue avec ou sans Rude hiver.',

  'rule.NH1': 'Il y a 6 nouvelles tuiles.',
  'rule.NH2': 'Trois apportent 1 bois, 1 argile ou 1 pierre par manche ; les autres donnent un ouvrier, un outil ou un champ, une fois.',
  'rule.NH3': 'Une tuile pour chacun.',
  'rule.NH4': 'Elles marquent moins que d’autres bâtiments de ce prix, aussitôt.',
  'rule.NH5': 'Ce sont des bâtiments : les bâtisseurs les comptent.',
  'rule.NH6': 'Elles sont mélangées à tous les autres bâtiments avant de faire les piles.',
  'rule.NH7': 'Leur prix et leurs points sont dans le tableau ci-dessous.',
  'rule.NH8': 'Le revenu vient au début de chaque manche, dès la suivante, avant de placer. Personne n’a besoin d’y être.',
  'rule.NH9': 'Avec dix ouvriers, douze outils ou agriculture 10, la hutte se bâtit quand même, mais ce qu’elle donne est perdu.',

  'rule.MH1': '16 tuiles bonus forment une pile, face cachée ; il y a un troupeau.',
  'rule.MH2': 'La face d’une tuile montre un bonus pour un et un bonus pour tous, le dos une ressource.',
  'rule.MH3': 'Il va avec le jeu de base et avec toute autre variante.',
  'rule.MH4':
    'Au début d’une manche, le troupeau va au lieu de la ressource en haut de la pile. Cette tuile est retournée ; le nouveau '
    + 'dessus montre où il sera ensuite.',
  'rule.MH5': 'Quand la pile est épuisée, le troupeau est parti, et la partie continue sans lui.',
  'rule.MH6': 'Chacune des quatre ressources est au dos de quatre tuiles.',
  'rule.MH7':
    'Après ton lancer au lieu du troupeau et ta récolte, tu peux envoyer vers la tuile un ou plusieurs des ouvriers qui y '
    + 'travaillaient. Les autres rentrent ; personne d’autre ne peut venir.',
  'rule.MH8': 'Chacun d’eux coûte aussitôt 1 nourriture ; on peut payer une ressource à la place.',
  'rule.MH9': 'Tu peux payer en ressources même si tu as de la nourriture.',
  'rule.MH10': 'Le mammouth est apprivoisé quand tous ont utilisé leurs ouvriers, avant de nourrir.',
  'rule.MH11':
    'Si plusieurs tribus sont venues, chacune lance un dé par ouvrier présent. Le plus haut dé apprivoise le mammouth, les '
    + 'autres sont des rivaux. Les sommes ne comptent pas.',
  'rule.MH12': 'Si une seule tribu est venue, elle apprivoise le mammouth sans lancer.',
  'rule.MH13': 'Si personne n’est venu, la tuile quitte la partie.',
  'rule.MH14':
    'À égalité, les dés suivants décident, et ainsi de suite ; qui a encore des dés gagne. Si tous sont égaux, les ex æquo '
    + 'relancent un dé chacun jusqu’à décision.',
  'rule.MH15': 'Le dompteur prend le bonus pour un ou le bonus pour tous ; chaque rival prend le bonus pour tous.',
  'rule.MH16': 'Une fois par joueur, quel que soit le nombre d’ouvriers venus.',
  'rule.MH17': 'Le dompteur garde la tuile, quel que fût le bonus.',
  'rule.MH18': 'Le dompteur prend d’abord, puis les rivaux en tournant.',
  'rule.MH19': 'À la fin, le joueur qui a le plus de tuiles marque **10 points**.',
  'rule.MH20': 'Si plusieurs en ont le plus, chacun marque 10.',
  'rule.MH21': 'Ce que donnent les tuiles est dans le tableau ci-dessous.',

  'rule.EX1': 'On joue de deux à cinq. Le cinquième joueur a dix ouvriers et un plateau comme les autres.',
  'rule.EX2':
    'La boîte contient un plateau à poser, des bijoux, 9 bâtiments, 9 cartes, des tuiles de haut score et des marqueurs ; les '
    + 'nouvelles huttes y étaient aussi.',
  'rule.EX3': 'Une dent est un bijou, un anneau trois.',
  'rule.EX4': 'Les bijoux ne manquent jamais.',
  'rule.EX5': 'Chacun commence avec 5 ouvriers, 12 nourritures et 1 bijou, sur la case 0 de la piste d’échange.',
  'rule.EX6': 'Tous les bâtiments sont mélangés ; une pile de 7 par joueur, cinq piles à cinq.',
  'rule.EX7': 'La pioche a 45 cartes : 36 et 9 nouvelles.',
  'rule.EX8': 'Le marchand est un nouveau lieu du village pour exactement 2 ouvriers d’une tribu.',
  'rule.EX9': 'Le marchand donne **2 niveaux** sur la piste d’échange et **2 bijoux**.',
  'rule.EX10': 'La piste d’échange va de 0 à 10.',
  'rule.EX11':
    'Les lieux du village sont fabricant d’outils, hutte, champ et marchand. À quatre on en utilise trois par manche, à deux ou '
    + 'trois, deux.',
  'rule.EX11b': 'À cinq on utilise les quatre.',
  'rule.EX12':
    'Forêt, glaisière, carrière et rivière sont comme toujours : une tribu chacune à deux joueurs, deux à trois, sans limite à '
    + 'quatre et cinq.',
  'rule.EX13': 'À la chasse, chaque 2 entier est 1 nourriture ou 1 bijou.',
  'rule.EX14': 'Un lancer peut se partager entre les deux à ton gré.',
  'rule.EX15': 'Un bijou n’est pas une ressource : il ne nourrit personne et ne marque rien à la fin.',
  'rule.EX15b':
    'Il ne paie que là où des bijoux sont nommés : au cinquième emplacement, pour la deuxième carte, dans certains bâtiments, et '
    + 'dans un échange.',
  'rule.EX16': 'Il ne remplace pas la nourriture pour apprivoiser un mammouth.',
  'rule.EX17': 'Une carte au cinquième emplacement coûte **3 bijoux** ; rien d’autre n’est accepté.',
  'rule.EX18':
    'Qui y a acheté peut payer 3 bijoux de plus pour la carte du dessus de la pioche, sans la voir. Sa moitié haute ne sert pas.',
  'rule.EX19':
    'Le cinquième emplacement est à gauche des autres. Les cartes en glissent vers la droite ; on joue toujours avec cinq '
    + 'emplacements.',
  'rule.EX20': 'La partie finit comme toujours ; il faut maintenant remplir cinq emplacements.',
  'rule.EX21': 'Échange : aucun au niveau 0, donner 2 pour 1 jusqu’au niveau 3, 1 pour 1 dès le niveau 4, et enfin 1 pour 2.',
  'rule.EX21b': 'De 5 à 8 cela reste 1 pour 1, à 10 tu donnes 1 et reçois 2. Pour 9 on ne sait rien ; ici c’est 1 pour 1.',
  'rule.EX22':
    'Tu peux échanger une fois par manche, en payant une carte ou un bâtiment ; pas pour un igloo, ni pour les suppléments de '
    + 'Rude hiver.',
  'rule.EX23': 'C’est un seul échange à ton taux. Ce que tu donnes et reçois peut être des ressources et des bijoux de toutes sortes.',
  'rule.EX24': 'Ce que tu reçois entre dans ce paiement. S’il n’y a place que pour une pièce, la deuxième est perdue.',
  'rule.EX25': 'Les bijoux d’un échange peuvent payer au cinquième emplacement et pour la deuxième carte.',
  'rule.EX26': 'Dans les bâtiments au choix libre, ce que tu as reçu compte comme toute ressource : pour sortes, nombre et points.',
  'rule.EX27': 'Certains nouveaux bâtiments ont des bijoux dans leur prix.',
  'rule.EX28': 'Certaines nouvelles cartes donnent des bijoux.',
  'rule.EX29': 'Certaines nouvelles cartes lancent des dés pour tous, avec leur propre tableau.',
  'rule.EX30': 'Certaines nouvelles cartes montrent des marchands : à la fin chacun marque ton niveau d’échange.',
  'rule.EX31': 'Les 9 bâtiments sont dans le tableau ci-dessous.',
  'rule.EX32': 'Les 9 cartes aussi.',
  'rule.EX33': 'Leurs dés pour tous donnent : 1 bois, 2 argile, 3 pierre, 4 or, 5 deux bijoux, 6 un niveau d’échange.',
  'rule.EX34': 'Les égalités se départagent comme toujours.',
  'rule.EX35': 'Les nouvelles huttes peuvent s’ajouter ou non.',

  'var.animal.bird_of_prey': 'rapace',
  'var.animal.wolf': 'loup',
  'var.animal.wild_boar': 'sanglier',
  'var.animal.polar_bear': 'ours blanc',
  'var.bonus.wood_each_round': '1 bois chaque manche',
  'var.bonus.brick_each_round': '1 argile chaque manche',
  'var.bonus.stone_each_round': '1 pierre chaque manche',
  'var.bonus.person': 'un ouvrier',
  'var.bonus.tool': 'un outil',
  'var.bonus.agriculture': '+1 agriculture',
  'var.bonus.food_2': '2 nourriture',
  'var.bonus.wood': '1 bois',
  'var.bonus.brick': '1 argile',
  'var.bonus.stone_and_wood': '1 pierre et 1 bois',
  'var.bonus.points_7': '7 points',
  'var.bonus.points_3': '3 points',
  'value.trade_dice': 'Dés pour tous, nouveau tableau',
  'value.worth_plus': ({ n }) => `leur valeur, et ${n}`,
  'var.winter.count': ({ n, of }) => `${n} des ${of} bâtiments prennent la pierre en plus.`,
  'var.animals': 'Les animaux',
  'var.animal': 'Animal',
  'var.penalty': 'Retiré à chaque lancer',
  'var.igloos.worth': 'Ce que marque un igloo',
  'var.huts': 'Les six huttes',
  'var.gives': 'Donne',
  'var.price': 'Prix',
  'var.points': 'Points',
  'var.mammoths': 'Les seize tuiles',
  'var.herd_at': 'Troupeau',
  'var.for_one': 'Pour un',
  'var.for_all': 'Pour tous',
  'var.track': 'La piste d’échange',
  'var.level': 'Niveau',
  'var.give': 'Donner',
  'var.get': 'Recevoir',
  'var.buildings': 'Les nouveaux bâtiments',
  'var.cards': 'Les nouvelles cartes',
  'var.upper': 'Aussitôt',
  'var.lower': 'À la fin',
  'var.dice': 'Leurs dés pour tous',

  'help.place.merchant':
    'Exactement **deux ouvriers** d’une tribu apportent **deux niveaux** sur la piste d’échange et **deux bijoux**.',
  'help.place.igloo': ({ worth }) =>
    `Un ouvrier peut bâtir un igloo : **trois ressources d’une sorte**, marqué aussitôt (${worth}). Ce n’est pas un bâtiment.`,
  'help.place.card_5': ({ n }) =>
    `Un ouvrier peut acheter ce qui est ici pour **${count(n, 'bijou', 'bijoux')}**, puis la carte du dessus de la pioche pour `
    + 'autant.',
  'help.place.animal': ({ n }) =>
    `**${n} ouvriers** dans une manche le chassent, toutes tribus ensemble. Chacun d’eux lance un dé en récompense : bois, `
    + 'argile, pierre, or, un outil, agriculture.',
  'help.animal': ({ n }) => `Tant qu’il est là, chaque lancer pour des biens vaut **${n} de moins**. On ne peut pas l’acheter.`,
  'help.top.trade_dice_for_all':
    'Lance autant de dés que de joueurs. Tu en prends un d’abord, puis les autres à leur tour : bois, argile, pierre, or, deux '
    + 'bijoux, ou un niveau d’échange.',
  'help.top.trade_level': 'Ton marqueur monte sur la piste d’échange.',
  'help.bottom.merchant': 'À la fin, chaque marchand marque ton niveau sur la piste d’échange.',
  'help.building.jewelled': ({ price, points }) => `Paie ${price}, marque **${points} points**.`,
  'help.building.plus': ({ n, kinds, jewelry, plus }) =>
    `Paie ${n} ressources d’exactement ${kinds} sortes et ${count(jewelry, 'bijou', 'bijoux')}. Marque ce que valent les `
    + `ressources, et ${plus}.`,
  'help.building.bonus': ({ bonus }) => `Il donne **${bonus}**.`,
  'help.building.winter': ({ points }) => `Rude hiver : une pierre en plus marque ${points} de plus.`,
  'help.winter.card': ({ points }) => `Rude hiver : un or en plus marque ${points} points.`,
  'help.thing.jewelry':
    'Pas une ressource : il paie là où des bijoux sont nommés, et dans un échange. Il ne nourrit personne et ne marque rien.',
  'help.thing.jewelry.title': 'Bijoux',
  'help.thing.trade': ({ rate }) =>
    `Une fois par manche, en payant une carte ou un bâtiment, un échange : ${rate}. Les marchands marquent ce niveau à la fin.`,
  'help.thing.trade.none':
    'Pas encore d’échange. Deux ouvriers chez le marchand apportent deux niveaux. Les marchands des cartes marquent ce niveau à '
    + 'la fin.',
  'help.thing.trade.track': 'Piste d’échange',
  'help.thing.trade.title': ({ level }) => `Niveau d’échange ${level}`,
  'help.thing.trade.rate': ({ give, get }) => `donne ${give}, reçois ${get}`,
  'help.thing.mammoths': 'Tuiles de mammouths apprivoisés. Qui en a le plus marque 10 points à la fin.',
  'help.thing.mammoths.title': 'Mammouths',
  'help.thing.igloos': 'Igloos bâtis jusqu’ici. Leurs points sont déjà comptés, et ce ne sont pas des bâtiments.',
  'help.igloos_left': ({ n }) => `Reste ${n}. Quand il n’y en a plus, la partie continue.`,
  'help.thing.igloos.title': 'Igloos',
  'help.thing.herd':
    'Le troupeau est à ce lieu cette manche. Qui a travaillé ici peut envoyer des ouvriers vers la tuile, 1 nourriture chacun.',
  'help.thing.herd.title': 'Le troupeau',
  'help.mammoth': ({ one, all }) => `Qui apprivoise le mammouth prend **${one}** ou **${all}** ; chaque rival prend **${all}**.`,
  'help.mammoth.title': 'La tuile du mammouth',
  'help.mammoth.contest': 'Le plus haut dé de ceux qui sont venus l’apprivoise, quand tous ont utilisé leurs ouvriers.',
  'var.tile.one': '1',
  'var.tile.all': 'tous',
};
