// @ts-check
// English: the tutorial of Clans and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachEn = {
  'clans.teach.goal': ({ clan }) =>
    `You are the ${clan}, and nobody else knows. Every clan has huts all over the land; lead yours into rich villages without `
    + 'showing too soon which one it is.',
  'clans.teach.from': 'A turn is one move: take all huts of a territory, of whatever colour. Choose one on the map.',
  'clans.teach.to': 'They go to a neighbour where huts stand already. Choose where.',
  'clans.teach.send': 'The arrow shows the move; its effect is described below. Send it.',
  'clans.teach.village':
    'Huts with no occupied neighbour left become a village. Here a move founds one: whoever makes it takes a chip, which is a point.',
  'clans.teach.score': ({ clan }) =>
    `A village scores its huts for every clan that lives in it. The track shows all five; how the ${clan} does is your secret.`,
  'clans.teach.epoch':
    'The tablet shows the epochs: in each, villages on one terrain score more, and on another they perish. An epoch ends with its last '
    + 'chip.',
  'clans.teach.end':
    'The twelfth village ends the match. Then the clans are revealed, and each player adds their chips to their clan’s points.',
  'clans.teach.hint.secret': ({ clan }) => `You are the ${clan}. Move other huts too, or the others will see which are yours.`,
  'clans.teach.hint.found': 'One of your moves could found a village now. Choose it to see what it would score, and for whom.',
  'clans.teach.hint.order': 'You choose which village comes first: the next chip may belong to another epoch.',
  'clans.teach.hint.epoch': 'A new epoch: a different terrain now scores more, and a different one destroys villages.',
};
