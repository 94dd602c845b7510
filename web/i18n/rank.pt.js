// @ts-check
// Portuguese words of a rank, and of how somebody did.

import { formsOf } from '../js/words.js';

const { count } = formsOf('pt');

/** @param {number} n */
const points = (n) => count(n, 'ponto', 'pontos');

const RANKS = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'sétimo', 'oitavo'];
/** @param {number} rank */
const word = (rank) => RANKS[rank - 1] ?? String(rank);

/** @type {import('../js/words.js').Sentences} */
export const rankPt = {
  'rank.word': ({ rank }) => word(rank),
  'end.won': ({ n }) => `Ganhas com ${points(n)}`,
  'end.came': ({ rank, n }) => `Ficas em ${word(rank)} lugar com ${points(n)}`,
  'end.best': ({ n }) => `o teu recorde é ${n}`,
  'end.best_now': 'é o teu recorde',
  'end.sources': 'De onde vêm os pontos',
};
