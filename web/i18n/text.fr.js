// @ts-check
// French words of the table in words.

/** @type {import('../js/words.js').Sentences} */
export const textFr = {
  'text.may': 'Tes coups possibles',
  'text.news': 'Depuis ton dernier coup',
  'text.latest': 'Derniers événements',
  'text.quiet': 'Rien ne s’est passé depuis.',
  'text.board': 'Sur le plateau',
  'text.players': 'Joueurs',
  'text.score': ({ n }) => `Score ${n}`,
  'text.talk': 'Journal et chat',
};
