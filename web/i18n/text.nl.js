// @ts-check
// Dutch words of the table in words.

/** @type {import('../js/words.js').Sentences} */
export const textNl = {
  'text.may': 'Je mogelijke zetten',
  'text.news': 'Sinds je laatste zet',
  'text.latest': 'Wat er het laatst gebeurde',
  'text.quiet': 'Er is sindsdien niets gebeurd.',
  'text.board': 'Op het bord',
  'text.players': 'Spelers',
  'text.score': ({ n }) => `Score ${n}`,
  'text.talk': 'Verslag en chat',
};
