// @ts-check
// English: the rules of Stone Age, and what each thing at the table is. Numbers come from the server's tables.

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const rulesEn = {
  'sa.title': 'The rules of Stone Age',
  'sa.lead':
    'Lead a tribe through the seasons: send people out, make the best of what they bring home, and keep everybody fed. Ten minutes of ' +
    'reading, then you can play.',
  'sa.part.base': 'The game',
  'sa.part.variants': 'Variants',

  'sa.idea': 'What it is about',
  'sa.idea.1':
    'Each round you **place** your people on the board, then **use** them, then **feed** them. Wood, brick, stone and gold buy buildings ' +
    'and cards. Buildings score at once; cards help at once and score again at the end.',
  'sa.idea.2': 'Whoever has the most points when the cards or a stack of buildings run out wins.',
  'sa.idea.place': 'Place',
  'sa.idea.place.is': 'In turn, one place at a time, until nobody can place any more.',
  'sa.idea.use': 'Use',
  'sa.idea.use.is': 'One player after the other takes all own people back, in any order, and does what their places offer.',
  'sa.idea.feed': 'Feed',
  'sa.idea.feed.is': 'Everybody needs one food for each person. Then the next player starts a new round.',

  'sa.setup': 'Before the first round',
  'sa.setup.1': ({ people, food }) =>
    `Everybody begins with {people} **${people} people** and {food} **${food} food**, and with nothing else: no tools, no fields, no ` +
    `points.`,
  'sa.setup.2': ({ cards, row, tiles }) =>
    `The ${cards} civilization cards are shuffled; ${row} of them lie open. The building tiles are shuffled into stacks of ${tiles}, as ` +
    `many as there are players; the rest stays in the box, unseen. Chance says who begins.`,
  'sa.setup.3': 'With fewer players the board is tighter:',
  'sa.setup.players': 'Players',
  'sa.setup.stacks': 'Stacks of buildings',
  'sa.setup.village': 'Village places used each round',
  'sa.setup.each': 'Players at each of forest, clay pit, quarry and river',
  'sa.setup.all': 'all',
  'sa.setup.hunt':
    'The hunt is open to everybody, always. Which village places are used is up to you: the first ones taken close the others.',

  'sa.placing': 'Placing people',
  'sa.placing.1':
    'Beginning with the start player and going round, each player puts **one or more people on one place**. Then it is the next one’s ' +
    'turn, again and again, until all people stand somewhere.',
  'sa.placing.2':
    'The rings of a place say how many people it holds. Once you have people on a place, you may not add more there in this round: ' +
      'choose ' +
    'well how many go.',
  'sa.placing.3': 'You may not pass while there is a place you can go to. If there is none, your last people stay at home.',
  'sa.placing.example':
    'You have one person left and only the hut is free. The hut takes two of one tribe, so your person stays at home; it must be fed all ' +
    'the same.',

  'sa.using': 'Using people',
  'sa.using.1':
    'The start player goes first and uses **all** own people before the next player does. The order is yours: a tool that you make first ' +
    'may help with the roll after it.',
  'sa.using.2':
    'Every place must be used, except that nobody is forced to buy a card or a building. When a place is done, its people go home.',

  'sa.gather': 'Hunting and gathering',
  'sa.gather.1': 'Roll one die for each person there and add up the dice. **Tools** may be added. Then divide:',
  'sa.gather.each': ({ n }) => `each full ${n}`,
  'sa.gather.rings': ({ n }) => (n ? `room for ${n}` : 'room for all'),
  'sa.gather.2': 'What is left over after dividing is lost. There is always enough in the stock.',
  'sa.gather.example': ({ total, divisor, gets, tool, more }) =>
    `Three people in the clay pit roll ${total}. Each full ${divisor} is a brick: **${gets}**. With a tool of ${tool} it is ${total
    + tool}, and that makes **${more}**.`,
  'sa.gather.mean': 'On average, without tools',
  'sa.gather.people': ({ n }) => count(n, 'person', 'people'),

  'sa.village': 'The village',
  'sa.village.1': 'Three places make your tribe stronger for good.',
  'sa.village.2': 'Going there when you are already at the limit is allowed; it only keeps others out.',

  'sa.tools': 'Tools',
  'sa.tools.1':
    'Your first three tools are tiles worth 1. Each further tool makes your weakest tile worth one more, up to 4 each: 12 in all.',
  'sa.tools.2':
    'After a roll you may add tools to it: **whole tiles only**, and **each tile once a round**. A used tile stands up again in the next ' +
    'round.',
  'sa.tools.3':
    'Some cards give a tool for **one single use**, of 2, 3 or 4. It can join any roll, together with your tiles. It does not count at ' +
    'the end.',
  'sa.tools.4':
    'Tools help on the hunt, at the four resource places, and with cards that roll two dice. Dice for all cannot be changed by tools.',
  'sa.tools.growth': 'Tiles, from the first tool to the twelfth',

  'sa.cards': 'Civilization cards',
  'sa.cards.1':
    'One person on a card may buy it with **any mix** of wood, brick, stone and gold. How much is up to its space: the leftmost costs ' +
    'most. Food cannot pay.',
  'sa.cards.2':
    'The **upper half** happens at once. The **lower half** counts at the end. At the start of a round the cards that are left slide to ' +
    'the right, to where they are cheaper, and new ones come from the left.',
  'sa.cards.top': ({ n }) => `The upper halves of the ${n} cards`,
  'sa.cards.bottom': 'The lower halves',
  'sa.cards.times': ({ n }) => `${n} ×`,
  'sa.cards.dice': 'Dice for all',
  'sa.cards.dice.is':
    'As many dice as players are rolled. The buyer takes one of them, then the others in turn; each die gives what this table says.',
  'sa.cards.peek': 'Cards that you took from the row were seen by all. An extra card is known to you alone until the end.',

  'sa.buildings': 'Buildings',
  'sa.buildings.1':
    'One person on the top tile of a stack may build it. Pay what it asks, score at once, keep the tile: it counts for your hut ' +
      'builders. ' +
    'The next tile of the stack is turned up right away, but it can be taken in the next round only.',
  'sa.buildings.values': 'What you pay is what you score:',
  'sa.buildings.count': ({ n, least, most }) => `${n} tiles name their price; they score ${least} to ${most}.`,
  'sa.buildings.example': ({ points }) =>
    `A tile asks for five resources of two kinds. You pay three stone and two wood: **${points} points**.`,

  'sa.feeding': 'Feeding',
  'sa.feeding.1':
    'When all are back, you first get as much food as your **agriculture** says. Then pay one food for each of your people, newborns too.',
  'sa.feeding.2': ({ penalty }) =>
    `If food runs short, all of it goes. Then either pay **one resource for each missing food**, your choice which, or pay none and ` +
    `**lose ${penalty} points**, however much is missing. The score may fall below zero.`,
  'sa.feeding.example': ({ people, field, food, missing, penalty }) =>
    `${people} people, agriculture ${field}, ${food} food in store: ${food
    + field} food for ${people} mouths, ${missing} short. You hand over ${missing} wood, or keep it and lose ${penalty} points.`,

  'sa.end': 'The end',
  'sa.end.1': '**Cards:** when a round begins and the stack cannot fill all card spaces any more, the match ends at once.',
  'sa.end.2': '**Buildings:** when a stack is empty, the round is played to its end, feeding included. That was the last one.',
  'sa.end.3': 'Then everybody counts. Whoever has the most points wins.',

  'sa.scoring': 'Counting at the end',
  'sa.scoring.sets': 'Culture signs',
  'sa.scoring.sets.1': ({ signs, each }) =>
    `Cards with a green lower half show one of ${signs} signs; each sign is there ${each} times. Lay out rows of **different** signs: ` +
    `a row scores its length times itself. A second row takes what you have twice.`,
  'sa.scoring.sets.n': 'Signs in a row',
  'sa.scoring.sets.points': 'Points',
  'sa.scoring.sets.example': ({ a, b, total }) =>
    `Five signs, one of them twice: a row of ${a} and a row of ${b}. ${a} × ${a} + ${b} × ${b} = **${total} points**.`,
  'sa.scoring.trades': 'People of a trade',
  'sa.scoring.trades.1':
    'Cards with a sandy lower half show people. Each one of them scores as often as you have the thing they deal with:',
  'sa.scoring.trades.sum': ({ n }) => `${n} of them on all cards`,
  'sa.scoring.trades.example': ({ n, m, total }) => `${n} farmers and agriculture ${m}: **${total} points**.`,
  'sa.scoring.rest': 'What is left',
  'sa.scoring.rest.1':
    'Each wood, brick, stone and gold is worth 1 point; food nothing. A “2 of choice” that was never taken counts as two resources.',
  'sa.scoring.tie': 'In a tie, add agriculture, tools and people. If that is equal as well, the win is shared.',

  'sa.rulings': 'Small print',
  'sa.rulings.1': 'Where the printed rules are silent, this table plays as follows.',
  'sa.rulings.list': [
    'Questions with one answer only are not asked: no tools, no roll to improve; nothing to pay with, no price to think about. Where ' +
      'people go, and who acts next, is always asked.',
    'A card or building may be visited even if you cannot pay. The person simply goes home.',
    '“2 of choice” can be taken whenever you choose your next people, pay a price, or feed.',
    'What goes beyond a limit is lost: an eleventh person, agriculture beyond 10, tools beyond 12.',
    'If two tiles are equally weak, the new tool goes to the left one, and rather to one that is unused.',
    'When the deck is empty an extra card brings nothing.',
    'All who are short of food decide at the same time.',
    'If both ends come together, the buildings end the match, after feeding.',
    'Equal players share their rank.',
  ],

  'help.place.tool_maker': 'One person makes **one tool**. A tool adds to a roll, once a round.',
  'help.place.hut': 'Exactly **two people** of one tribe go in, and from now on you have **one more**. Ten is the most.',
  'help.place.field': 'One person raises your **agriculture** by one: one more food each round, up to 10.',
  'help.place.hunt': ({ divisor }) => `Any number of people of all tribes. One die each; each full ${divisor} is **1 food**.`,
  'help.place.gather': ({ what, divisor, rings }) => `Up to ${rings} people in all. One die each; each full ${divisor} is **1 ${what}**.`,
  'help.place.players': ({ n }) => `With this many players, ${n === 1 ? 'one tribe' : count(n, 'tribe', 'tribes')} at most may be here.`,
  'help.place.village': ({ n }) => `With this many players, ${n} of the village places are used each round.`,
  'help.place.card': ({ n }) => `One person may buy what lies here for **${count(n, 'resource', 'resources')}** of any kind, never food.`,
  'help.place.building': 'One person may build the top tile: pay its price, score at once.',
  'help.place.empty': 'Nothing lies here until the next round.',
  'help.stack': ({ n }) => `${count(n, 'tile', 'tiles')} in this stack. When a stack is empty, this round is the last.`,

  'help.top.dice_for_all':
    'Roll as many dice as there are players. You take one first, then the others in turn: wood, brick, stone, gold, a tool, or ' +
    'agriculture.',
  'help.top.food': 'Yours at once.',
  'help.top.resource': 'Yours at once.',
  'help.top.roll': 'Roll two dice for the resource shown and divide as its place does. Tools may help.',
  'help.top.points': 'Scored at once.',
  'help.top.tool': 'One tool, as from the tool maker.',
  'help.top.agriculture': 'Agriculture rises by one.',
  'help.top.extra_card': 'Draw the top card of the deck. Only its lower half counts for you, and only you know it.',
  'help.top.once_tool': 'A tool for one single roll. It is used up by it.',
  'help.top.two_of_choice': 'Any two resources, now or later in the match.',

  'help.bottom.culture': 'A culture sign. At the end a row of different signs scores its length times itself.',
  'help.bottom.farmer': 'At the end each farmer scores as many points as your agriculture.',
  'help.bottom.tool_maker': 'At the end each tool maker scores the sum of your tool tiles.',
  'help.bottom.hut_builder': 'At the end each hut builder scores the number of your buildings.',
  'help.bottom.shaman': 'At the end each shaman scores the number of your people.',

  'help.building.fixed': ({ price, points }) => `Pay ${price}, score **${points} points**.`,
  'help.building.kinds': ({ n, kinds }) => `Pay ${n} resources of exactly ${count(kinds, 'kind',
    'kinds')}, which ones is up to you. Score what they are worth.`,
  'help.building.any': ({ least, most }) => `Pay ${least} to ${most} resources of any kinds. Score what they are worth.`,
  'help.building.worth': ({ wood, brick, stone, gold }) => `Wood is worth ${wood}, brick ${brick}, stone ${stone}, gold ${gold}.`,

  'help.thing.wood': ({ n }) => `From the forest. Worth ${n} in a building, 1 point if left at the end.`,
  'help.thing.brick': ({ n }) => `From the clay pit. Worth ${n} in a building, 1 point if left at the end.`,
  'help.thing.stone': ({ n }) => `From the quarry. Worth ${n} in a building, 1 point if left at the end.`,
  'help.thing.gold': ({ n }) => `From the river. Worth ${n} in a building, 1 point if left at the end.`,
  'help.thing.food': 'One for each person at the end of the round. It never pays for cards or buildings.',
  'help.thing.tools': 'Each tile can be added to one roll a round. Tiles that are crossed out were used. Round ones work once only.',
  'help.thing.agriculture': 'So much food comes in each round before you feed.',
  'help.thing.people': 'Those at home stand out, those on the board are pale. All of them eat.',
  'help.thing.buildings': 'Your buildings. Hut builders score them again at the end.',
  'help.thing.extra_card': 'A card drawn unseen: its lower half counts at the end.',
  'help.thing.two_of_choice': 'Still to be taken: any two resources, in your own turn or while feeding.',
  'help.thing.score': 'Points so far. In brackets: what it would be if the match ended now.',
  'help.thing.start': 'Begins this round. The mark moves on to the left with each round.',
  'help.thing.food.title': 'Food',
  'help.thing.tools.title': 'Tools',
  'help.thing.agriculture.title': 'Agriculture',
  'help.thing.people.title': 'People',
  'help.thing.buildings.title': 'Buildings',
  'help.thing.extra_card.title': 'Extra card',
  'help.thing.two_of_choice.title': '2 of choice',
  'help.thing.score.title': 'Points',
  'help.thing.start.title': 'Start player',
  'help.card': 'Civilization card',
};
