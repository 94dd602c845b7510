// @ts-check
// English words of the table in words.

/** @type {import('../js/words.js').Sentences} */
export const textEn = {
  'text.may': 'Your legal moves',
  'text.news': 'Since your last move',
  'text.latest': 'Latest events',
  'text.quiet': 'Nothing has happened since.',
  'text.board': 'On the board',
  'text.players': 'Players',
  'text.score': ({ n }) => `Score ${n}`,
  'text.talk': 'Log and chat',
};
