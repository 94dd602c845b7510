// @ts-check
// French: the rules of Stone Age, and what each thing at the table is. Numbers come from the server's tables.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const rulesFr = {
  'sa.title': 'Les règles de Stone Age',
  'sa.lead':
    'Mène une tribu au fil des saisons : envoie tes ouvriers, tire le meilleur de ce qu’ils rapportent, et nourris tout le '
    + 'monde. Dix minutes de lecture, et tu peux jouer.',
  'sa.part.base': 'Le jeu',
  'sa.part.variants': 'Variantes',

  'sa.idea': 'De quoi il s’agit',
  'sa.idea.1':
    'Chaque manche, tu **places** tes ouvriers sur le plateau, puis tu les **utilises**, puis tu les **nourris**. Bois, argile, '
    + 'pierre et or achètent bâtiments et cartes. Les bâtiments marquent aussitôt ; les cartes aident aussitôt et marquent encore '
    + 'à la fin.',
  'sa.idea.2': 'Quand les cartes ou une pile de bâtiments s’épuisent, celui qui a le plus de points gagne.',
  'sa.idea.place': 'Placer',
  'sa.idea.place.is': 'À tour de rôle, un lieu à la fois, jusqu’à ce que personne ne puisse plus placer.',
  'sa.idea.use': 'Utiliser',
  'sa.idea.use.is': 'L’un après l’autre, les joueurs reprennent tous leurs ouvriers, dans l’ordre voulu, et font ce qu’offre chaque lieu.',
  'sa.idea.feed': 'Nourrir',
  'sa.idea.feed.is': 'Il faut une nourriture par ouvrier. Puis le joueur suivant ouvre une nouvelle manche.',

  'sa.setup': 'Avant la première manche',
  'sa.setup.1': ({ people, food }) =>
    `Chacun commence avec {people} **${people} ouvriers** et {food} **${food} nourritures**, et rien d’autre.`,
  'sa.setup.2': ({ cards, row, tiles }) =>
    `Les ${cards} cartes Civilisation sont mélangées et ${row} sont posées face visible. Les tuiles Bâtiment sont mélangées en piles `
    + `de ${tiles}, une par joueur ; le reste va dans la boîte, sans être vu. Le premier joueur est tiré au sort.`,
  'sa.setup.3': 'À moins de joueurs, le plateau est plus serré :',
  'sa.setup.players': 'Joueurs',
  'sa.setup.stacks': 'Piles de bâtiments',
  'sa.setup.village': 'Lieux du village utilisés par manche',
  'sa.setup.each': 'Joueurs à chaque forêt, glaisière, carrière et rivière',
  'sa.setup.all': 'tous',
  'sa.setup.hunt':
    'La chasse est toujours ouverte à tous. Quels lieux du village servent dépend de vous : les premiers pris ferment les autres.',

  'sa.placing': 'Placer ses ouvriers',
  'sa.placing.1':
    'En commençant par le premier joueur et dans le sens horaire, chaque joueur met **un ou plusieurs ouvriers sur un lieu**. Cela '
    + 'continue jusqu’à ce que tous les ouvriers soient placés.',
  'sa.placing.2':
    'Les cercles d’un lieu montrent combien d’ouvriers il reçoit. Si tu y as déjà des ouvriers, tu ne peux plus en ajouter cette '
    + 'manche : choisis bien combien en envoyer.',
  'sa.placing.3': 'On ne passe pas tant qu’un lieu reste possible. S’il n’y en a aucun, tes derniers ouvriers restent au camp.',
  'sa.placing.example':
    'Il te reste un ouvrier et seule la hutte est libre. La hutte en prend deux d’une tribu : ton ouvrier reste au camp ; il '
    + 'faut le nourrir quand même.',

  'sa.using': 'Utiliser ses ouvriers',
  'sa.using.1':
    'Le premier joueur utilise **tous** ses ouvriers avant le joueur suivant. Tu choisis l’ordre : un outil fait d’abord peut aider un '
    + 'lancer ensuite.',
  'sa.using.2':
    'Chaque lieu doit être utilisé, mais personne n’est obligé d’acheter une carte ou un bâtiment. Une fois un lieu réglé, ses '
    + 'ouvriers rentrent.',

  'sa.gather': 'Chasser et récolter',
  'sa.gather.1': 'Lance un dé par ouvrier présent et additionne. On peut ajouter des **outils**. Puis divise :',
  'sa.gather.each': ({ n }) => `chaque ${n} entier`,
  'sa.gather.rings': ({ n }) => n ? `${n} places` : 'place pour tous',
  'sa.gather.2': 'Le reste est perdu. La réserve ne s’épuise jamais.',
  'sa.gather.example': ({ total, divisor, gets, tool, sum, more }) =>
    `Trois ouvriers à la glaisière font ${total}. Chaque ${divisor} entier est une argile : **${gets}**. Avec un outil de `
    + `${tool}, c’est ${sum}, et cela fait **${more}**.`,
  'sa.gather.mean': 'En moyenne, sans outils',
  'sa.gather.people': ({ n }) => `${count(n, 'ouvrier', 'ouvriers')}`,

  'sa.village': 'Le village',
  'sa.village.1': 'Trois lieux renforcent ta tribu pour de bon.',
  'sa.village.2': 'Y aller en étant déjà à la limite est permis ; cela ne fait qu’en écarter les autres.',

  'sa.tools': 'Outils',
  'sa.tools.1':
    'Tes trois premiers outils sont des tuiles de valeur 1. Chaque outil suivant augmente d’un ta tuile la plus faible, jusqu’à '
    + '4 chacune : 12 en tout.',
  'sa.tools.2':
    'Après un lancer tu peux y ajouter des outils : **des tuiles entières**, et **chacune une fois par manche**. Un outil '
    + 'utilisé se redresse à la manche suivante.',
  'sa.tools.3':
    'Certaines cartes donnent un outil pour **un seul usage**, de 2, 3 ou 4. Il se joint à tout lancer, avec tes tuiles. Il ne '
    + 'compte pas à la fin.',
  'sa.tools.4':
    'Les outils aident à la chasse, aux quatre lieux de ressources, et aux cartes qui lancent deux dés. Ils ne changent pas les '
    + 'dés pour tous.',
  'sa.tools.growth': 'Les tuiles, du premier outil au douzième',

  'sa.cards': 'Cartes Civilisation',
  'sa.cards.1':
    'Un ouvrier sur une carte peut l’acheter avec **n’importe quel mélange** de bois, argile, pierre et or. Le prix dépend de '
    + 'l’emplacement : celui de gauche coûte le plus. La nourriture ne peut pas servir à payer.',
  'sa.cards.2':
    'La **moitié haute** a lieu aussitôt. La **moitié basse** compte à la fin. Au début d’une manche, les cartes restantes '
    + 'glissent vers la droite, où elles sont moins chères, et de nouvelles arrivent par la gauche.',
  'sa.cards.top': ({ n }) => `Les moitiés hautes des ${n} cartes`,
  'sa.cards.bottom': 'Les moitiés basses',
  'sa.cards.times': ({ n }) => `${n} ×`,
  'sa.cards.dice': 'Dés pour tous',
  'sa.cards.dice.is':
    'Lance un dé par joueur. L’acheteur en prend un, puis les autres à leur tour ; ce tableau montre ce que donne chaque dé.',
  'sa.cards.peek': 'Les cartes prises dans la rangée ont été vues de tous. Une carte en plus n’est connue que de toi jusqu’à la fin.',

  'sa.buildings': 'Bâtiments',
  'sa.buildings.1':
    'Un ouvrier sur la tuile du dessus d’une pile peut la bâtir. Paie ce qu’elle demande, marque aussitôt, garde la tuile : elle '
    + 'compte pour tes bâtisseurs. La tuile suivante est retournée tout de suite, mais ne peut être prise qu’à la manche d’après.',
  'sa.buildings.values': 'Ce que tu paies est ce que tu marques :',
  'sa.buildings.count': ({ n, least, most }) => `${n} tuiles ont un prix fixe ; elles marquent ${least} à ${most}.`,
  'sa.buildings.example': ({ points }) =>
    `Une tuile demande cinq ressources de deux sortes. Tu paies trois pierres et deux bois : **${points} points**.`,

  'sa.feeding': 'Nourrir',
  'sa.feeding.1':
    'Quand tous sont rentrés, tu reçois d’abord autant de nourriture que dit ton **agriculture**. Puis paie une nourriture par '
    + 'ouvrier, nouveau-nés compris.',
  'sa.feeding.2': ({ penalty }) =>
    'Si tu n’as pas assez de nourriture, tu la paies toute. Ensuite, paie **une ressource de ton choix par nourriture manquante**, '
    + `ou n’en paie aucune et **perds ${penalty} points**, quoi qu’il manque. Ton score peut passer sous zéro.`,
  'sa.feeding.example': ({ people, field, food, have, missing, penalty }) =>
    `${people} ouvriers, agriculture ${field}, ${food} nourritures en réserve : ${have} nourritures pour ${people} `
    + `bouches, il en manque ${missing}. Tu donnes ${missing} bois, ou tu les gardes et perds ${penalty} points.`,

  'sa.end': 'La fin',
  'sa.end.1': '**Cartes :** si au début d’une manche la pioche ne peut plus remplir tous les emplacements, la partie finit aussitôt.',
  'sa.end.2': '**Bâtiments :** quand une pile est vide, la manche en cours est terminée, nourriture comprise. C’est la dernière.',
  'sa.end.3': 'Puis vient le décompte final. Celui qui a le plus de points gagne.',

  'sa.scoring': 'Décompte final',
  'sa.scoring.sets': 'Symboles de culture',
  'sa.scoring.sets.1': ({ signs, each }) =>
    `Les cartes à moitié basse verte montrent un de ${signs} symboles ; chacun existe ${each} fois. Range-les en séries de symboles `
    + '**différents** : une série marque sa taille au carré. Les doubles forment une deuxième série.',
  'sa.scoring.sets.n': 'Symboles d’une série',
  'sa.scoring.sets.points': 'Points',
  'sa.scoring.sets.example': ({ a, b, total }) =>
    `Cinq symboles, dont un en double : une série de ${a} et une de ${b}. ${a} × ${a} + ${b} × ${b} = **${total} points**.`,
  'sa.scoring.trades': 'Métiers',
  'sa.scoring.trades.1':
    'Les cartes à moitié basse couleur sable montrent des métiers. Chaque figure y marque un point pour chaque chose de son type que '
    + 'tu possèdes :',
  'sa.scoring.trades.sum': ({ n }) => `${n} sur toutes les cartes`,
  'sa.scoring.trades.example': ({ n, m, total }) => `${n} paysans et agriculture ${m} : **${total} points**.`,
  'sa.scoring.rest': 'Ce qui reste',
  'sa.scoring.rest.1':
    'Chaque bois, argile, pierre et or vaut 1 point ; la nourriture rien. Un « 2 au choix » jamais pris compte pour deux '
    + 'ressources.',
  'sa.scoring.tie': 'En cas d’égalité, ajoutez agriculture, outils et ouvriers. Si c’est encore égal, la victoire est partagée.',

  'sa.rulings': 'Petits caractères',
  'sa.rulings.1': 'Là où les règles imprimées se taisent, nous jouons ainsi.',
  'sa.rulings.list': [
    'On ne te demande rien quand il n’y a qu’une réponse possible : sans outils, rien à ajouter ; sans rien pour payer, rien à '
      + 'acheter. Où vont les ouvriers, et qui agit ensuite, est toujours demandé.',
    'Tu peux aller à une carte ou un bâtiment même sans pouvoir payer. L’ouvrier rentre simplement.',
    'Deux ressources au choix se prennent quand tu choisis tes prochains ouvriers, paies un prix ou nourris.',
    'Ce qui dépasse une limite est perdu : un onzième ouvrier, l’agriculture au-delà de 10, les outils au-delà de 12.',
    'Si deux tuiles sont aussi faibles, le nouvel outil va d’abord à une non utilisée, puis à celle de gauche.',
    'Si la pioche est vide, une carte en plus ne donne rien.',
    'Tous les joueurs qui manquent de nourriture décident en même temps.',
    'Si les deux fins arrivent ensemble, les bâtiments terminent la partie, après la nourriture.',
    'Les ex æquo partagent leur rang.',
  ],

  'help.place.tool_maker': 'Un ouvrier fait **un outil**. Un outil s’ajoute à un lancer, une fois par manche.',
  'help.place.hut': 'Exactement **deux ouvriers** d’une tribu y entrent, et désormais tu en as **un de plus**. Dix au plus.',
  'help.place.field': 'Un ouvrier monte ton **agriculture** d’un : une nourriture de plus par manche, jusqu’à 10.',
  'help.place.hunt': ({ divisor }) =>
    `Autant d’ouvriers que voulu, de toutes les tribus. Un dé chacun ; chaque ${divisor} entier est **1 nourriture**.`,
  'help.place.gather': ({ what, divisor, rings }) =>
    `Jusqu’à ${rings} ouvriers en tout. Un dé chacun ; chaque ${divisor} entier est **1 ${what}**.`,
  'help.place.players': ({ n }) => `À ce nombre de joueurs, ${count(n, 'tribu', 'tribus')} au plus peuvent être ici.`,
  'help.place.village': ({ n }) => `À ce nombre de joueurs, ${n} des lieux du village servent par manche.`,
  'help.place.card': ({ n }) =>
    `Un ouvrier peut acheter ce qui est ici pour **${count(n, 'ressource', 'ressources')}** au choix, jamais de nourriture.`,
  'help.place.building': 'Un ouvrier peut bâtir la tuile du dessus : paie son prix, marque aussitôt.',
  'help.place.empty': 'Il n’y a rien ici jusqu’à la manche suivante.',
  'help.stack': ({ n }) => `${count(n, 'tuile', 'tuiles')} dans cette pile. Quand une pile est vide, cette manche est la dernière.`,

  'help.top.dice_for_all':
    'Lance autant de dés que de joueurs. Tu en prends un d’abord, puis les autres à leur tour : bois, argile, pierre, or, un '
    + 'outil, ou agriculture.',
  'help.top.food': 'À toi aussitôt.',
  'help.top.resource': 'À toi aussitôt.',
  'help.top.roll': 'Lance deux dés pour la ressource montrée et divise comme à son lieu. Les outils peuvent aider.',
  'help.top.points': 'Marqué aussitôt.',
  'help.top.tool': 'Un outil, comme chez le fabricant d’outils.',
  'help.top.agriculture': 'L’agriculture monte d’un.',
  'help.top.extra_card': 'Pioche la carte du dessus. Seule sa moitié basse compte pour toi, et toi seul la connais.',
  'help.top.once_tool': 'Un outil pour un seul lancer ; il est ensuite épuisé.',
  'help.top.two_of_choice': 'Deux ressources au choix, maintenant ou plus tard dans la partie.',

  'help.bottom.culture': 'Un symbole de culture. À la fin, une série de symboles différents marque sa taille au carré.',
  'help.bottom.farmer': 'À la fin, chaque paysan marque autant de points que ton agriculture.',
  'help.bottom.tool_maker': 'À la fin, chaque fabricant d’outils marque la somme de tes tuiles Outil.',
  'help.bottom.hut_builder': 'À la fin, chaque bâtisseur marque le nombre de tes bâtiments.',
  'help.bottom.shaman': 'À la fin, chaque chaman marque le nombre de tes ouvriers.',

  'help.building.fixed': ({ price, points }) => `Paie ${price}, marque **${points} points**.`,
  'help.building.kinds': ({ n, kinds }) =>
    `Paie ${n} ressources d’exactement ${count(kinds, 'sorte', 'sortes')}, à ton choix. Marque ce qu’elles valent.`,
  'help.building.any': ({ least, most }) => `Paie ${least} à ${most} ressources au choix. Marque ce qu’elles valent.`,
  'help.building.worth': ({ wood, brick, stone, gold }) => `Le bois vaut ${wood}, l’argile ${brick}, la pierre ${stone}, l’or ${gold}.`,

  'help.thing.wood': ({ n }) => `De la forêt. Vaut ${n} dans un bâtiment, 1 point s’il en reste à la fin.`,
  'help.thing.brick': ({ n }) => `De la glaisière. Vaut ${n} dans un bâtiment, 1 point s’il en reste à la fin.`,
  'help.thing.stone': ({ n }) => `De la carrière. Vaut ${n} dans un bâtiment, 1 point s’il en reste à la fin.`,
  'help.thing.gold': ({ n }) => `De la rivière. Vaut ${n} dans un bâtiment, 1 point s’il en reste à la fin.`,
  'help.thing.food': 'Une par ouvrier à la fin de la manche. Elle ne paie ni cartes ni bâtiments.',
  'help.thing.tools':
    'Chaque tuile peut s’ajouter à un lancer par manche. Les tuiles barrées ont servi. Les rondes ne servent qu’une fois.',
  'help.thing.agriculture': 'Tu reçois autant de nourriture à chaque manche avant de nourrir.',
  'help.thing.people': 'Les ouvriers au camp ressortent, ceux du plateau sont pâles. Tous mangent.',
  'help.thing.buildings': 'Tes bâtiments. Les bâtisseurs les comptent encore à la fin.',
  'help.thing.extra_card': 'Une carte piochée sans être vue : sa moitié basse compte à la fin.',
  'help.thing.two_of_choice': 'Deux ressources au choix, pas encore prises : prends-les à ton tour ou en nourrissant.',
  'help.thing.score': 'Points jusqu’ici. Entre parenthèses : ce que ce serait si la partie finissait maintenant.',
  'help.thing.start': 'Commence cette manche. Le marqueur passe à gauche à chaque manche.',
  'help.thing.food.title': 'Nourriture',
  'help.thing.tools.title': 'Outils',
  'help.thing.agriculture.title': 'Agriculture',
  'help.thing.people.title': 'Ouvriers',
  'help.thing.buildings.title': 'Bâtiments',
  'help.thing.extra_card.title': 'Carte en plus',
  'help.thing.two_of_choice.title': '2 ressources au choix',
  'help.thing.score.title': 'Points',
  'help.thing.start.title': 'Premier joueur',
  'help.card': 'Carte Civilisation',
};
