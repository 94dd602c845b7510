// @ts-check
// Italian words of the table in words.

/** @type {import('../js/words.js').Sentences} */
export const textIt = {
  'text.may': 'Le tue mosse possibili',
  'text.news': 'Dalla tua ultima mossa',
  'text.latest': 'Ultimi eventi',
  'text.quiet': 'Da allora non è successo nulla.',
  'text.board': 'Sul tabellone',
  'text.players': 'Giocatori',
  'text.score': ({ n }) => `Punti ${n}`,
  'text.talk': 'Registro e chat',
};
