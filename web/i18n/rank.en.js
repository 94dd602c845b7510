// @ts-check
// English words of a rank, and of how somebody did.

import { formsOf } from '../js/words.js';

const { count } = formsOf('en');

/** @param {number} n */
const points = (n) => count(n, 'point', 'points');

const RANKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
/** @param {number} rank */
const word = (rank) => RANKS[rank - 1] ?? String(rank);

/** @type {import('../js/words.js').Sentences} */
export const rankEn = {
  'rank.word': ({ rank }) => word(rank),
  'end.won': ({ n }) => `You won with ${points(n)}`,
  'end.came': ({ rank, n }) => `You came ${word(rank)} with ${points(n)}`,
  'end.best': ({ n }) => `your best is ${n}`,
  'end.best_now': 'your best yet',
  'end.sources': 'Where the points come from',
};
