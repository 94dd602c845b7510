// @ts-check
// Polish words of a result that somebody has shared.

import { rankPl } from './rank.pl.js';

/** @type {import('../js/words.js').Sentences} */
export const resultPl = {
  ...rankPl,
  'result.title': 'Wynik partii',
  'result.won': ({ names }) => `${names} wygrywa`,
  'result.shared': ({ names }) => `${names} wygrywają razem`,
  'result.bot': ({ name, id }) => `${name} (bot, ${id})`,
  'result.options': ({ names }) => `Grano z: ${names}.`,
  'result.look': 'Obejrzyj partię',
  'result.play': 'Zagraj',
};
