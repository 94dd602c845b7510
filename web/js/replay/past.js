// @ts-check
// A match at an earlier version: the loaded tables, and the one on screen. Pure functions on the state, so that they can be tested without
// a browser.

import { patched } from '../core/patch.js';

/** @typedef {{version: number, toAct: number[], view: any, result: any}} Table at one version, as a seat saw it then */

/**
 * @typedef {object} Past
 * @property {number} at the shown version; -1: none yet
 * @property {number} wanted the one to be shown, once it is loaded
 * @property {number|null} seat the viewer's seat; null: one's own
 * @property {Map<number, Table>} tables the loaded ones
 * @property {any} picture the table's data instead of the present; null: not loaded yet
 * @property {string} asking the pending request, '' none
 * @property {boolean} playing
 * @property {number} speed index of SPEEDS_MS
 * @property {number|null} since the replay shows the moves since the last visit, after this version; null: any
 * @property {boolean} again a repetition of moves that the user has seen
 */

/** The duration of a version during playback. */
export const SPEEDS_MS = [1600, 800, 300];
/** The number of versions per request, from a multiple of it on. */
export const BLOCK = 50;
const HELD_MAX = 40 * BLOCK;

/** @param {number} wanted @param {number|null} [seat] @returns {Past} */
export function emptyPast(wanted, seat = null) {
  return { at: -1, wanted, seat, tables: new Map(), picture: null, asking: '', playing: false, speed: 1, since: null, again: false };
}

/**
 * Plays the versions since the last visit that show something; the more of them, the faster.
 * @param {any[]} rows of the match @param {number} from @param {boolean} [again] @returns {Past}
 */
export function pastSince(rows, from, again = false) {
  const count = stepsSince(rows, from).length;
  return { ...emptyPast(from), since: from, again, speed: count > 60 ? 2 : count > 15 ? 1 : 0 };
}

/** Returns the versions since the last visit that show something. @param {any[]} rows @param {number} from */
export const stepsSince = (rows, from) => rows.filter((row) => row.version > from && row.events.length).map((row) => row.version);

/** Applies the answer of `GET /api/matches/{id}/view`. @param {Past} past @param {{tables: any[]}} answer */
export function addTables(past, answer) {
  if (past.tables.size > HELD_MAX) past.tables.clear();
  /** @type {any} */
  let held = null;
  for (const told of answer.tables) {
    const { view, result } = told.patch ? patched({ view: held.view, result: held.result }, told.patch) : told;
    held = { version: told.version, toAct: told.to_act, view, result };
    past.tables.set(told.version, held);
  }
}

/**
 * Returns the first version of the block to request for `version`; -1: it is loaded.
 * @param {Past} past @param {number} version
 */
export function missing(past, version) {
  return past.tables.has(version) ? -1 : version - version % BLOCK;
}

/**
 * Returns the rows until that version, in their state at that time: later undos do not apply.
 * @param {any[]} rows @param {number} version
 */
function rowsUntil(rows, version) {
  return rows.filter((row) => row.version <= version).map((row) => (row.gone > version ? { ...row, gone: undefined } : row));
}

/**
 * Shows the requested version, if it is loaded.
 * @param {import('../core/state.js').Match} match @param {Past} past @param {import('../games/module.js').Game} game
 */
export function show(match, past, game) {
  const table = past.tables.get(past.wanted);
  if (!table) return;
  const forward = past.wanted === past.at + 1;
  past.at = past.wanted;
  const rows = rowsUntil(match.rows, past.at);
  const counted = rows.filter((row) => !row.gone);
  const before = game.rollToShow(counted.slice(-ROLL_ROWS, -1), null, table.view);
  const lastRoll = game.rollToShow(counted.slice(-1), before, table.view);
  past.picture = {
    version: past.at, view: table.view, toAct: table.toAct, result: table.result, rows, choices: null, draft: game.startDraft(null),
    undo: null, vote: null, sending: null, lastRoll: lastRoll && { ...lastRoll, fresh: forward && lastRoll.fresh },
  };
}

const ROLL_ROWS = 40; // maximum number of rows after a roll in which its dice are shown

/**
 * Returns the nearest one of some versions.
 * @param {number[]} versions in order @param {number} at @param {number} step 1: the next, -1: the one before
 * @returns {number|undefined}
 */
export function nearest(versions, at, step) {
  return step > 0 ? versions.find((version) => version > at) : versions.filter((version) => version < at).at(-1);
}
