// @ts-check
// The data of a finished match: its luck figures, and the user's best score so far. Both load after the end.

import { state, update } from '../core/state.js';
import { get } from '../core/api.js';

const NEWEST = 100; // number of my newest matches that are searched for the best score

/** Loads the parts of the score sheet beside the result. @param {import('../core/state.js').Match} match */
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
    match.luck = undefined; // the sheet works without it; the next visit of the match requests it again
  }
}

/** Returns my best score in other matches of the game with as many seats. @param {import('../core/state.js').Match} match */
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
