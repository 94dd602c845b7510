// @ts-check
// Dutch words of a rank, and of how somebody did.

import { formsOf } from '../js/words.js';

const { count } = formsOf('nl');

/** @param {number} n */
const points = (n) => count(n, 'punt', 'punten');

const RANKS = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste'];
/** @param {number} rank */
const word = (rank) => RANKS[rank - 1] ?? String(rank);

/** @type {import('../js/words.js').Sentences} */
export const rankNl = {
  'rank.word': ({ rank }) => word(rank),
  'end.won': ({ n }) => `Je wint met ${points(n)}`,
  'end.came': ({ rank, n }) => `Je wordt ${word(rank)} met ${points(n)}`,
  'end.best': ({ n }) => `je record is ${n}`,
  'end.best_now': 'dat is je record',
  'end.sources': 'Waar de punten vandaan komen',
};
