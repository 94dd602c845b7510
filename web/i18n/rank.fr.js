// @ts-check
// French words of a rank, and of how somebody did.

import { formsOf } from '../js/words.js';

const { count } = formsOf('fr');

/** @param {number} n */
const points = (n) => count(n, 'point', 'points');

const RANKS = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'];
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
