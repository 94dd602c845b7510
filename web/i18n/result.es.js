// @ts-check
// Spanish words of a result that somebody has shared.

import { rankEs } from './rank.es.js';

/** @type {import('../js/words.js').Sentences} */
export const resultEs = {
  ...rankEs,
  'result.title': 'Resultado de la partida',
  'result.won': ({ names }) => `${names} ha ganado`,
  'result.shared': ({ names }) => `${names} han ganado juntos`,
  'result.bot': ({ name, id }) => `${name} (bot, ${id})`,
  'result.options': ({ names }) => `Jugada con ${names}.`,
  'result.look': 'Ver la partida',
  'result.play': 'Juega tú',
};
