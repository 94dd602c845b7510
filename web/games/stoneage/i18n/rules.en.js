// @ts-check
// English: the rules of Stone Age, and what each thing at the table is. Numbers come from the server's tables.

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const rulesEn = {
  'sa.title': 'The rules of Stone Age',
  'sa.lead':
    'Lead a tribe through the seasons: send people out, make the best of what they bring home, and keep everyone fed. Ten minutes of ' +
    'reading, then you can play.',
  'sa.part.base': 'The game',
  'sa.part.variants': 'Variants',

  'sa.idea': 'What it is about',
  'sa.idea.1':
    'Each round you **place** your people on the board, then **use** them, then **feed** them. Wood, brick, stone and gold buy buildings ' +
    'and cards. Buildings score at once; cards help at once and score again at the end.',
  'sa.idea.2': 'When the cards or a stack of buildings run out, whoever has the most points wins.',
  'sa.idea.place': 'Place',
  'sa.idea.place.is': 'In turn, one place at a time, until nobody can place any more.',
  'sa.idea.use': 'Use',
  'sa.idea.use.is': 'One after another, players take back all their people, in any order, and carry out what each place offers.',
  'sa.idea.feed': 'Feed',
  'sa.idea.feed.is': 'Every person needs one food. Then the next player starts a new round.',

  'sa.setup': 'Before the first round',
  'sa.setup.1': ({ people, food }) =>
    `Everyone starts with {people} **${people} people** and {food} **${food} food**, and nothing else: no tools, no fields, no points.`,
  'sa.setup.2': ({ cards, row, tiles }) =>
    `The ${cards} civilization cards are shuffled and ${row} of them are laid out face up. The building tiles are shuffled into `
    + `stacks of ${tiles}, one per player; the rest stay in the box, unseen. The start player is chosen at random.`,
  'sa.setup.3': 'With fewer players the board is tighter:',
  'sa.setup.players': 'Players',
  'sa.setup.stacks': 'Stacks of buildings',
  'sa.setup.village': 'Village places used each round',
  'sa.setup.each': 'Players at each of forest, clay pit, quarry and river',
  'sa.setup.all': 'all',
  'sa.setup.hunt':
    'The hunt is always open to everyone. Which village places are used is up to you: the first ones taken close the others.',

  'sa.placing': 'Placing people',
  'sa.placing.1':
    'Starting with the start player and going clockwise, each player puts **one or more people on one place**. This continues until '
    + 'all people are placed.',
  'sa.placing.2':
    'The rings on a place show how many people it holds. Once you have people on a place, you can’t add more there this round, so '
    + 'choose carefully how many to send.',
  'sa.placing.3': 'You may not pass while there is a place you can go to. If there is none, your last people stay at home.',
  'sa.placing.example':
    'You have one person left and only the hut is free. The hut takes two people of one tribe, so your person stays at home, but must '
    + 'still be fed.',

  'sa.using': 'Using people',
  'sa.using.1':
    'The start player uses **all** their people before the next player does. You choose the order: a tool you make first can help with '
    + 'a roll after it.',
  'sa.using.2': 'Every place must be used, but nobody is forced to buy a card or a building. When a place is done, its people go home.',

  'sa.gather': 'Hunting and gathering',
  'sa.gather.1': 'Roll one die for each person there and add up the dice. **Tools** may be added. Then divide:',
  'sa.gather.each': ({ n }) => `each full ${n}`,
  'sa.gather.rings': ({ n }) => (n ? `room for ${n}` : 'room for all'),
  'sa.gather.2': 'Any remainder is lost. The supply never runs out.',
  'sa.gather.example': ({ total, divisor, gets, tool, sum, more }) =>
    `Three people in the clay pit roll ${total}. Each full ${divisor} is a brick: **${gets}**. With a tool of ${tool} it is ${sum}, and `
    + `that makes **${more}**.`,
  'sa.gather.mean': 'On average, without tools',
  'sa.gather.people': ({ n }) => count(n, 'person', 'people'),

  'sa.village': 'The village',
  'sa.village.1': 'Three places make your tribe stronger for good.',
  'sa.village.2': 'You may go there even if you are already at the limit; it only keeps others out.',

  'sa.tools': 'Tools',
  'sa.tools.1':
    'Your first three tools are tiles worth 1. Each further tool makes your weakest tile worth one more, up to 4 each: 12 in all.',
  'sa.tools.2':
    'After a roll you may add tools to it: **whole tiles only**, and **each tile once a round**. A used tile is ready again in the '
    + 'next round.',
  'sa.tools.3':
    'Some cards give a tool for **one single use**, of 2, 3 or 4. It can join any roll, together with your tiles. It does not count at ' +
    'the end.',
  'sa.tools.4':
    'Tools help on the hunt, at the four resource places, and with cards that roll two dice. Dice for all cannot be changed by tools.',
  'sa.tools.growth': 'Tiles, from the first tool to the twelfth',

  'sa.cards': 'Civilization cards',
  'sa.cards.1':
    'One person on a card may buy it with **any mix** of wood, brick, stone and gold. The price depends on its space: the leftmost '
    + 'costs the most. Food can’t be used to pay.',
  'sa.cards.2':
    'The **upper half** happens at once. The **lower half** counts at the end. At the start of a round the cards that are left slide to ' +
    'the right, to where they are cheaper, and new ones come from the left.',
  'sa.cards.top': ({ n }) => `The upper halves of the ${n} cards`,
  'sa.cards.bottom': 'The lower halves',
  'sa.cards.times': ({ n }) => `${n} ×`,
  'sa.cards.dice': 'Dice for all',
  'sa.cards.dice.is':
    'Roll one die per player. The buyer takes one of them, then the others in turn; this table shows what each die gives.',
  'sa.cards.peek': 'Everyone has seen the cards you took from the row. Only you know an extra card until the end.',

  'sa.buildings': 'Buildings',
  'sa.buildings.1':
    'One person on the top tile of a stack may build it. Pay what it asks, score at once, keep the tile: it counts for your hut ' +
      'builders. ' +
    'The next tile of the stack is turned up right away, but it can be taken in the next round only.',
  'sa.buildings.values': 'What you pay is what you score:',
  'sa.buildings.count': ({ n, least, most }) => `${n} tiles have a fixed price; they score ${least} to ${most}.`,
  'sa.buildings.example': ({ points }) =>
    `A tile asks for five resources of two kinds. You pay three stone and two wood: **${points} points**.`,

  'sa.feeding': 'Feeding',
  'sa.feeding.1':
    'When everyone is back, you first get as much food as your **agriculture** says. Then pay one food for each of your people, '
    + 'including newborns.',
  'sa.feeding.2': ({ penalty }) =>
    'If you don’t have enough food, you pay all of it. Then either pay **one resource of your choice for each missing food**, or pay '
    + `none and **lose ${penalty} points**, however much is missing. Your score may fall below zero.`,
  'sa.feeding.example': ({ people, field, food, have, missing, penalty }) =>
    `${people} people, agriculture ${field}, ${food} food in store: ${have} food for ${people} mouths, ${missing} short. You `
    + `hand over ${missing} wood, or keep it and lose ${penalty} points.`,

  'sa.end': 'The end',
  'sa.end.1': '**Cards:** if the deck can’t fill all card spaces at the start of a round, the match ends at once.',
  'sa.end.2': '**Buildings:** when a stack is empty, the current round is finished, including feeding. That is the last round.',
  'sa.end.3': 'Then final scores are added. Whoever has the most points wins.',

  'sa.scoring': 'Final scoring',
  'sa.scoring.sets': 'Culture symbols',
  'sa.scoring.sets.1': ({ signs, each }) =>
    `Cards with a green lower half show one of ${signs} symbols; each symbol appears ${each} times. Arrange them in sets of `
    + '**different** symbols: a set scores its size squared. Duplicates form a second set.',
  'sa.scoring.sets.n': 'Symbols in a set',
  'sa.scoring.sets.points': 'Points',
  'sa.scoring.sets.example': ({ a, b, total }) =>
    `Five symbols, one of them twice: a set of ${a} and a set of ${b}. ${a} × ${a} + ${b} × ${b} = **${total} points**.`,
  'sa.scoring.trades': 'Professions',
  'sa.scoring.trades.1':
    'Cards with a sandy lower half show professions. Each figure on them scores one point for every thing of its kind that you own:',
  'sa.scoring.trades.sum': ({ n }) => `${n} of them on all cards`,
  'sa.scoring.trades.example': ({ n, m, total }) => `${n} farmers and agriculture ${m}: **${total} points**.`,
  'sa.scoring.rest': 'What is left',
  'sa.scoring.rest.1':
    'Each wood, brick, stone and gold is worth 1 point; food nothing. A “2 of choice” that was never taken counts as two resources.',
  'sa.scoring.tie': 'In a tie, add agriculture, tools and people. If players are still tied, they share the win.',

  'sa.rulings': 'Small print',
  'sa.rulings.1': 'Where the printed rules are silent, we play as follows.',
  'sa.rulings.list': [
    'You are not asked when there is only one possible answer: no tools, so nothing to add; nothing to pay with, so nothing to buy. '
      + 'Where people go, and who acts next, is always asked.',
    'You may visit a card or building even if you can’t pay. The person simply goes home.',
    'Two resources of your choice can be taken whenever you choose your next people, pay a price, or feed.',
    'Anything beyond a limit is lost: an eleventh person, agriculture beyond 10, tools beyond 12.',
    'If two tiles are equally weak, the new tool goes to an unused one first, then to the leftmost.',
    'If the deck is empty, an extra card gives nothing.',
    'All players who are short of food decide at the same time.',
    'If both end conditions are met together, the buildings end the match, after feeding.',
    'Tied players share a rank.',
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
  'help.place.empty': 'Nothing here until the next round.',
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
  'help.top.once_tool': 'A tool for a single roll; it is then used up.',
  'help.top.two_of_choice': 'Any two resources, now or later in the match.',

  'help.bottom.culture': 'A culture symbol. At the end a set of different symbols scores its size squared.',
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
  'help.thing.agriculture': 'You get this much food each round before feeding.',
  'help.thing.people': 'People at home are drawn solid, people on the board are pale. All of them eat.',
  'help.thing.buildings': 'Your buildings. Hut builders score them again at the end.',
  'help.thing.extra_card': 'A card drawn unseen: its lower half counts at the end.',
  'help.thing.two_of_choice': 'Any two resources, not taken yet: take them on your turn or while feeding.',
  'help.thing.score': 'Points so far. In brackets: what it would be if the match ended now.',
  'help.thing.start': 'Starts this round. The marker moves one player to the left each round.',
  'help.thing.food.title': 'Food',
  'help.thing.tools.title': 'Tools',
  'help.thing.agriculture.title': 'Agriculture',
  'help.thing.people.title': 'People',
  'help.thing.buildings.title': 'Buildings',
  'help.thing.extra_card.title': 'Extra card',
  'help.thing.two_of_choice.title': 'Any 2 resources',
  'help.thing.score.title': 'Points',
  'help.thing.start.title': 'Start player',
  'help.card': 'Civilization card',
};
