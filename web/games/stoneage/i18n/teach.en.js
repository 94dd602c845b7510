// @ts-check
// English: the tutorial of Stone Age and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachEn = {
  'stoneage.teach.goal':
    'You lead a tribe. Buildings score at once, cards mostly at the end, and whoever has the most points wins. Each round you place '
    + 'your people, use them, and feed them.',
  'stoneage.teach.place': 'Send people to work where the board glows. Choose three of them, then send: each one will roll a die for you.',
  'stoneage.teach.buyer':
    'One person on a card or building lets you buy it later. The number on it is its price; you see the details before you send.',
  'stoneage.teach.rest':
    'Now place the rest, one place per turn. The hunt brings food; tool maker, field and hut improve your tribe for good.',
  'stoneage.teach.use': 'Everyone is placed. Use your people in any order: first gather, then buy with what you gathered.',
  'stoneage.teach.buy':
    'Now buy. The button pays with the cheapest resources; tap others to pay with those, or skip it. Your person comes home either '
    + 'way.',
  'stoneage.teach.feed': ({ n, food }) =>
    `The round is over and your people have eaten one food each. Next to your food you see what comes next: they will need ${n} of `
    + `your ${food}.`,
  'stoneage.teach.end':
    'Play continues until the cards or a stack of buildings run out. Then cards and leftover resources score, and the score sheet '
    + 'shows every point.',
  'stoneage.teach.hint.place': ({ touch }) =>
    (touch ? 'Touch and hold any place to read what it does. ' : 'Hover over any place to read what it does. ')
    + 'Others take places too, so go first for what you need most.',
  'stoneage.teach.hint.use': 'What you gather now can pay for a card or a building in the same turn, so gather first.',
  'stoneage.teach.hint.tools': 'A tool adds its value to one roll in each round. Add it where it brings one more.',
  'stoneage.teach.hint.pay': 'Buildings score what they cost. Cards with different green symbols score together, so check what you have.',
  'stoneage.teach.hint.pick': 'Everyone takes one of these dice, you first: higher ones give more.',
  'stoneage.teach.hint.food': ({ n, food }) => `Your people will want ${n} food and you have ${food}. Hunt, or pay with resources.`,
};
