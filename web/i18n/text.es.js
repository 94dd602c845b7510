// @ts-check
// Spanish words of the table in words.

/** @type {import('../js/words.js').Sentences} */
export const textEs = {
  'text.may': 'Tus jugadas posibles',
  'text.news': 'Desde tu última jugada',
  'text.latest': 'Lo último que pasó',
  'text.quiet': 'No ha pasado nada desde entonces.',
  'text.board': 'En el tablero',
  'text.players': 'Jugadores',
  'text.score': ({ n }) => `Puntos: ${n}`,
  'text.talk': 'Registro y chat',
};
