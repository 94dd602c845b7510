// @ts-check
// French words of the table in words.

/** @type {import('../js/words.js').Sentences} */
export const textFr = {
  'text.may': 'Ce que tu peux faire',
  'text.news': 'Depuis ton dernier coup',
  'text.latest': 'Ce qui vient de se passer',
  'text.quiet': 'Rien ne s’est passé depuis.',
  'text.board': 'Sur le plateau',
  'text.players': 'Joueurs',
  'text.score': ({ n }) => `Score ${n}`,
  'text.talk': 'Journal et chat',
};
