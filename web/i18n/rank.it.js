// @ts-check
// Italian words of a rank, and of how somebody did.

import { formsOf } from '../js/words.js';

const { count } = formsOf('it');

/** @param {number} n */
const points = (n) => count(n, 'punto', 'punti');

const RANKS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo'];
/** @param {number} rank */
const word = (rank) => RANKS[rank - 1] ?? String(rank);

/** @type {import('../js/words.js').Sentences} */
export const rankIt = {
  'rank.word': ({ rank }) => word(rank),
  'end.won': ({ n }) => `Vinci con ${points(n)}`,
  'end.came': ({ rank, n }) => `Sei al ${word(rank)} posto con ${points(n)}`,
  'end.best': ({ n }) => `il tuo record è ${n}`,
  'end.best_now': 'è il tuo record',
  'end.sources': 'Da dove vengono i punti',
};
