// @ts-check
// A match that has ended: its luck figures, and the best score so far of whoever played it. Both load after the end.

import { state, update } from '../core/state.js';
import { get } from '../core/api.js';

const NEWEST = 100; // matches of mine among which the best is

/** Loads what the score sheet shows beside the result. @param {import('../core/state.js').Match} match */
export function loadEnd(match) {
  if (match.luck === undefined) loadLuck(match);
  if (match.best === undefined && match.info.my_seat !== null && state.user) loadBest(match);
}

/** @param {import('../core/state.js').Match} match */
async function loadLuck(match) {
  match.luck = null;
  try {
    const luck = await get(`/matches/${match.id}/luck${match.key ? `?key=${match.key}` : ''}`);
    update(() => { match.luck = luck; });
  } catch {
    match.luck = undefined; // the sheet stands without it; the next look tries again
  }
}

/** My best in other matches of the game with as many seats. @param {import('../core/state.js').Match} match */
async function loadBest(match) {
  match.best = null;
  try {
    const { matches } = await get(`/matches?filter=ended&count=${NEWEST}`);
    const scores = matches.filter((/** @type {any} */ one) => isAlike(one, match.info))
      .map((/** @type {any} */ one) => one.seats[one.my_seat].score);
    if (scores.length) update(() => { match.best = Math.max(...scores); });
  } catch {
    match.best = undefined; // as above
  }
}

/** Returns whether another match of mine may be compared with this one. @param {any} one @param {any} info */
const isAlike = (one, info) => one.id !== info.id && one.status === 'over' && one.game === info.game
  && one.seats.length === info.seats.length && !one.tutorial && one.my_seat !== null && one.seats[one.my_seat].resigned === null
  && typeof one.seats[one.my_seat].score === 'number';
