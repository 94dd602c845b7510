// @ts-check
// The analysis of the match on screen, computed in this browser by the module of its game, where both have one.

import { state } from '../core/state.js';
import { get } from '../core/api.js';
import { needCatalogue } from '../games/games.js';
import { modules } from '../local/modules.js';
import { findAnalysis, keepAnalysis } from './kept.js';

/** @typedef {import('../core/state.js').Match} Match */
/** @typedef {import('../local/report.js').Subject} Subject */

/** Returns the match on this device. @param {Match} match @returns {Promise<Subject>} */
async function subjectHere(match) {
  const { playedMatch } = await import('../local/line.js');
  const { record } = await playedMatch(match.id);
  return { game: record.game, load: (module) => module.load(record.saved), ranks: null, hash: null };
}

/** Returns a match of the server. @param {Match} match @param {string} query @returns {Promise<Subject>} */
async function subjectThere({ id, info }, query) {
  const [file, { followed }] = await Promise.all([get(`/matches/${id}/export${query}`), import('../local/follow.js'),
    needCatalogue(info.game)]);
  const text = followed(file, state.games[info.game].moves);
  return { game: info.game, load: (module) => module.follow(text), ranks: info.seats.map((/** @type {any} */ { rank }) => rank),
    hash: file.rows.at(-1).state_hash };
}

/**
 * Returns the analysis; null: this browser has no module of the game, or cannot run it. Throws if it fails, or `signal` aborts.
 * @param {Match} match @param {string} query with the key of the match @param {AbortSignal} signal
 * @param {(done: number, of: number) => void} tell
 */
export async function analysisHere(match, query, signal, tell) {
  const { id, info } = match;
  if (!modules[info.game]) return null;
  const before = await findAnalysis(id, info.game);
  if (before) return before;
  const { analyse, runsModules } = await import('../local/report.js');
  if (!await runsModules()) return null;
  const subject = await (info.local ? subjectHere(match) : subjectThere(match, query));
  const analysis = await analyse(subject, signal, tell);
  await keepAnalysis(id, info.game, analysis);
  return analysis;
}
