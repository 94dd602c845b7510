// @ts-check
// Polish words of a rank, and of how somebody did.

import { formsOf } from '../js/words.js';

const { count } = formsOf('pl');

/** @param {number} n */
const points = (n) => count(n, 'punkt', 'punkty', 'punktów');

const RANKS = ['pierwsze', 'drugie', 'trzecie', 'czwarte', 'piąte', 'szóste', 'siódme', 'ósme'];
/** @param {number} rank */
const word = (rank) => RANKS[rank - 1] ?? String(rank);

/** @type {import('../js/words.js').Sentences} */
export const rankPl = {
  'rank.word': ({ rank }) => word(rank),
  'end.won': ({ n }) => `Wygrywasz: ${points(n)}`,
  'end.came': ({ rank, n }) => `Zajmujesz ${word(rank)} miejsce: ${points(n)}`,
  'end.best': ({ n }) => `twój rekord to ${n}`,
  'end.best_now': 'to twój rekord',
  'end.sources': 'Skąd się biorą punkty',
};
