// @ts-check
// Spanish words of a rank, and of how somebody did.

import { formsOf } from '../js/words.js';

const { count } = formsOf('es');

/** @param {number} n */
const points = (n) => count(n, 'punto', 'puntos');

const RANKS = ['primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo'];
/** @param {number} rank */
const word = (rank) => RANKS[rank - 1] ?? String(rank);

/** @type {import('../js/words.js').Sentences} */
export const rankEs = {
  'rank.word': ({ rank }) => word(rank),
  'end.won': ({ n }) => `Ganas con ${points(n)}`,
  'end.came': ({ rank, n }) => `Quedas en ${word(rank).replace(/^(prim|terc)ero$/, '$1er')} lugar con ${points(n)}`,
  'end.best': ({ n }) => `tu récord es ${n}`,
  'end.best_now': 'es tu récord',
  'end.sources': 'De dónde vienen los puntos',
};
