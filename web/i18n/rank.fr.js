// @ts-check
// French words of a rank, and of how somebody did.

import { formsOf } from '../js/words.js';

const { count } = formsOf('fr');

/** @param {number} n */
const points = (n) => count(n, 'point', 'points');

/** Soft hyphens let a narrow column of a score sheet break them. */
const RANKS = ['pre\u00admière', 'deu\u00adxième', 'troi\u00adsième', 'qua\u00adtrième', 'cin\u00adquième',
  'sixième', 'sep\u00adtième', 'hui\u00adtième'];
/** @param {number} rank */
const word = (rank) => RANKS[rank - 1] ?? String(rank);

/** @type {import('../js/words.js').Sentences} */
export const rankFr = {
  'rank.word': ({ rank }) => word(rank),
  'end.won': ({ n }) => `Tu gagnes avec ${points(n)}`,
  'end.came': ({ rank, n }) => `Tu finis à la ${word(rank)} place avec ${points(n)}`,
  'end.best': ({ n }) => `ton record est de ${n}`,
  'end.best_now': 'c’est ton record',
  'end.sources': 'D’où viennent les points',
};
