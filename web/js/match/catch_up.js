// @ts-check
// The part of a match that a person has seen: the events since the last visit, and reports of seen versions when the person leaves, hides
// the page, or has seen the end. The server stores it for all devices.

import { isTalk } from './state.js';

/** A visit within this time counts as the same session: no catch-up is shown. */
export const HERE_MS = 60000;

/**
 * @typedef {object} Since
 * @property {number} from the newest version that was seen then @property {number|null} at_ms when that was
 * @property {number} [to] the newest version when the person came back
 */

/**
 * Returns the events since the last visit; null if there are none, if all of them are my own, or if I was present all the time.
 * @param {import('../core/state.js').Match} match with all its rows @param {Since} since @param {number} now_ms
 * @returns {Since|null}
 */
export function newsSince(match, since, now_ms) {
  const me = match.info?.my_seat;
  if (me === null || me === undefined || match.version <= since.from) return null;
  const news = match.rows.filter((row) => row.version > since.from);
  if (!news.some((row) => row.seat !== me && row.version > 0)) return null;
  const moved = match.rows.filter((row) => row.seat === me).at(-1)?.at_ms ?? 0;
  const here = Math.max(since.at_ms ?? 0, moved, match.info.started_ms ?? 0);
  return now_ms - here < HERE_MS ? null : since;
}

/**
 * Returns the version after which the log's news begin: that of my last move, or of my last visit until I have moved again; null without
 * news.
 * @param {import('../core/state.js').Match} match
 * @returns {(Since & {moved: boolean})|null} `moved`: after my move
 */
export function newsBegin(match) {
  const me = match.info?.my_seat;
  if (me === null || me === undefined) return null;
  const own = match.past ? undefined : match.rows.filter((row) => row.seat === me && !row.gone && !isTalk(row)).at(-1);
  if (match.since && (match.since.to ?? 0) >= (own?.version ?? 0)) return { ...match.since, moved: false };
  const others = own && match.rows.some((row) => row.version > own.version && row.seat !== me && row.events.length);
  return own && others ? { from: own.version, at_ms: own.at_ms, moved: true } : null;
}

/** Returns the last visit, from the server's data. @param {any} info @returns {Since} */
export const lastVisit = (info) => ({ from: info.seen?.version ?? 0, at_ms: info.seen?.at_ms ?? null });

/** Returns whether news are replayed: not in live matches, and not after the end. @param {any} info */
export const mayStep = (info) => info.status === 'running' && info.clock?.pace !== 'live';

/** Returns whether the match has ended and is loaded completely. @param {import('../core/state.js').Match} match */
export function endIsHere(match) {
  const ended = ['over', 'abandoned'].includes(match.info?.status);
  return ended && Math.max(match.version, 0) >= match.info.version;
}
