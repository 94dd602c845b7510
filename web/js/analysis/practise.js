// @ts-check
// The costliest decisions of an analysed match become puzzles of its player, where the server's search confirms them.

import { state, update } from '../core/state.js';
import { post } from '../core/api.js';
import { lessonsOf } from './figures.js';

const MOST = 3;
const LEAST = 0.04; // of a win
const done = new Set();

/** Finds puzzles in the decisions of the user, once in each visit. @param {import('../core/state.js').Match} match */
export async function practise(match) {
  const { id, info, key, analysis } = match;
  const told = analysis?.told;
  if (!told || !state.user || info.local || info.my_seat === null || done.has(id)) return;
  done.add(id);
  let n = 0;
  for (const { version, best, played } of lessonsOf(told, info.my_seat, MOST)) {
    if (best - played < LEAST * told.whole) continue;
    const found = await post(`/matches/${id}/puzzle${key ? `?key=${encodeURIComponent(key)}` : ''}`, { version });
    n += found.puzzle ? 1 : 0;
    update(() => { if (match.analysis) match.analysis.own = n; });
  }
}
