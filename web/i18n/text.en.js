// @ts-check
// English words of the table in words.

/** @type {import('../js/words.js').Sentences} */
export const textEn = {
  'text.may': 'What you may do',
  'text.news': 'Since your last move',
  'text.latest': 'What happened last',
  'text.quiet': 'Nothing has happened since.',
  'text.board': 'On the board',
  'text.players': 'Players',
  'text.score': ({ n }) => `Score ${n}`,
  'text.talk': 'Log and chat',
};
