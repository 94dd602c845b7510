// @ts-check
// Italian words of a result that somebody has shared.

import { rankIt } from './rank.it.js';

/** @type {import('../js/words.js').Sentences} */
export const resultIt = {
  ...rankIt,
  'result.title': 'Risultato della partita',
  'result.won': ({ names }) => `${names} ha vinto`,
  'result.shared': ({ names }) => `${names} hanno vinto insieme`,
  'result.bot': ({ name, id }) => `${name} (bot, ${id})`,
  'result.options': ({ names }) => `Giocata con ${names}.`,
  'result.look': 'Guarda la partita',
  'result.play': 'Gioca tu',
};
