// @ts-check
// German words of a rank, and of how somebody did.

import { formsOf } from '../js/words.js';

const { count } = formsOf('de');

/** @param {number} n */
const points = (n) => count(n, 'Punkt', 'Punkten');

const RANKS = ['erster', 'zweiter', 'dritter', 'vierter', 'fünfter', 'sechster', 'siebter', 'achter'];
/** @param {number} rank */
const word = (rank) => RANKS[rank - 1] ?? String(rank);

/** @type {import('../js/words.js').Sentences} */
export const rankDe = {
  'rank.word': ({ rank }) => word(rank),
  'end.won': ({ n }) => `Du gewinnst mit ${points(n)}`,
  'end.came': ({ rank, n }) => `Du bist auf dem ${word(rank).replace(/r$/, 'n')} Platz mit ${points(n)}`,
  'end.best': ({ n }) => `dein Rekord ist ${n}`,
  'end.best_now': 'das ist dein Rekord',
  'end.sources': 'Woher die Punkte kommen',
};
