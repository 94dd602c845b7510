// @ts-check
// English: the tutorial of Stone Age and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachEn = {
  'stoneage.teach.goal':
    'You lead a tribe. Buildings score at once, cards mostly at the end, and most points win. Each round you place your people, use '
    + 'them, and feed them.',
  'stoneage.teach.place': 'Send people to work where the board glows. Choose three of them, then send: each will roll a die for you.',
  'stoneage.teach.buyer':
    'One person on a card or a building may buy it later. The figure on it is its price; what lies there is shown in full before you '
    + 'send.',
  'stoneage.teach.rest': 'Now the rest, one place a turn. The hunt brings food; tool maker, field and hut make your tribe better for good.',
  'stoneage.teach.use': 'All are placed. Use your people in any order: first those who gather, then those who buy with it.',
  'stoneage.teach.buy':
    'Now buy. Tap what you pay with until the price is met, or leave the thing where it is; your person comes home anyway.',
  'stoneage.teach.feed': ({ n, food }) =>
    `The round is over and your people have eaten, a food each. Beside your food you see what comes next: they will want ${n} of your `
    + `${food}.`,
  'stoneage.teach.end':
    'So it goes on until the cards run out or a stack of buildings is empty. Then cards and what is left score, and the sheet shows '
    + 'every point.',
  'stoneage.teach.hint.place': ({ touch }) => (touch
    ? 'Hold a finger on any place to read what it does. '
    : 'Rest on any place to read what it does. ') + 'Others take places, too: what you need most goes first.',
  'stoneage.teach.hint.use': 'What you gather now can pay for a card or a building in the same turn, so gather first.',
  'stoneage.teach.hint.tools': 'A tool adds its value to one roll in each round. Add it where it brings one more.',
  'stoneage.teach.hint.pay': 'Buildings score what they cost. Cards of different green signs score together, so look at what you have.',
  'stoneage.teach.hint.pick': 'Everybody takes one of these dice, you first: higher ones give more.',
  'stoneage.teach.hint.food': ({ n, food }) => `Your people will want ${n} food and you have ${food}. Hunt, or pay with resources.`,
};
