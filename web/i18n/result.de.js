// @ts-check
// German words of a result that somebody has shared.

import { rankDe } from './rank.de.js';

/** @type {import('../js/words.js').Sentences} */
export const resultDe = {
  ...rankDe,
  'result.title': 'Ergebnis der Partie',
  'result.won': ({ names }) => `${names} hat gewonnen`,
  'result.shared': ({ names }) => `${names} teilen sich den Sieg`,
  'result.bot': ({ name, id }) => `${name} (Bot, ${id})`,
  'result.options': ({ names }) => `Gespielt mit ${names}.`,
  'result.look': 'Partie ansehen',
  'result.play': 'Jetzt spielen',
};
