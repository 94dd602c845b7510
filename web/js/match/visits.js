// @ts-check
// Visits of a match: on arrival the page shows the events in the meantime. It reports seen versions to the server when the user leaves or
// hides the page, once a minute, and at the end.

import { state, update } from '../core/state.js';
import { get, postQuietly } from '../core/api.js';
import { loadPage } from '../core/pages.js';
import { beginRequest, finishRequest, applyMatches, recordSeen } from '../mine/lists.js';
import { endIsHere, HERE_MS, lastVisit, mayStep, newsSince } from './catch_up.js';

const PAGE = 200;
const PAGES_MAX = 25; // more are never needed
const STARTED_MS = 10000; // age of a start that is on screen as it happens
const LATE_MS = 15000; // time that the line may need after the user has returned

/** Returns the time by the server's clock. */
const now = () => Date.now() + state.ahead_ms;

/* ---- seen versions ---- */

export function watchVisits() {
  document.addEventListener('visibilitychange', () => (document.hidden ? onHide() : comeBack()));
  window.addEventListener('pagehide', () => state.match && reportSeen(state.match));
  setInterval(() => {
    const { match } = state;
    if (match?.said && match.said.version < match.version) reportSeen(match);
    if (state.route.name === 'lobby') update(() => {}); // which day "today" is
  }, HERE_MS);
}

/** Handles the first complete arrival of the match and its rows. @param {import('../core/state.js').Match} match */
function arrive(match) {
  match.said ??= { version: match.info.seen?.version ?? -1, end: match.info.seen?.end === true, at_ms: match.info.seen?.at_ms ?? 0 };
  if (document.hidden) match.away = lastVisit(match.info);
  else welcome(match, lastVisit(match.info));
}

/** Replays the events since the last visit, if there are any. @param {import('../core/state.js').Match} match @param {any} visit */
function welcome(match, visit) {
  const since = newsSince(match, visit, now());
  if (!since) return;
  update(() => {
    match.since = { ...since, to: match.version };
    match.late = null;
  });
  if (!mayStep(match.info) || match.past || state.route.version !== undefined) return;
  loadPage('replay').then((replay) => { if (state.match === match && !match.past) replay.openSince(since.from); }, () => {});
}

function onHide() {
  const { match } = state;
  if (!match?.said) return;
  reportSeen(match);
  match.away ??= { from: match.version, at_ms: now() };
}

function comeBack() {
  const { match } = state;
  if (!match?.away) return;
  match.late = match.away;
  match.away = null;
  welcome(match, match.late);
  recordEnd(match);
  setTimeout(() => { match.late = null; }, LATE_MS);
}

/**
 * Handles new events. A user who has just returned, on a line that was lost in the meantime, has not seen them.
 * @param {import('../core/state.js').Match} match
 */
export function meet(match) {
  if (!match.said) arrive(match);
  else if (match.late && !document.hidden) welcome(match, match.late);
  recordStart(match);
}

/** Handles a match that starts on screen: its players need no notification of that. @param {import('../core/state.js').Match} match */
function recordStart(match) {
  if (!document.hidden && match.said && match.said.version < 0 && now() - (match.info.started_ms ?? 0) < STARTED_MS) say(match);
}

/** Records that a finished match is completely on screen: it counts as seen at once. @param {import('../core/state.js').Match} match */
export function recordEnd(match) {
  if (!document.hidden && endIsHere(match) && !match.info.seen?.end && !match.said?.end) say(match);
}

/** Reports how far the user has seen the match, unless the page was hidden. @param {import('../core/state.js').Match} match */
export function reportSeen(match) {
  const { said } = match;
  if (said && !match.away && (said.version < match.version || now() - said.at_ms >= HERE_MS)) say(match);
}

/** @param {import('../core/state.js').Match} match */
function say(match) {
  if (!state.user || match.info.my_seat === null) return;
  const seen = { version: Math.max(match.version, 0), end: endIsHere(match), at_ms: now() };
  match.said = seen;
  postQuietly(`/matches/${match.id}/seen`, { version: seen.version });
  update((s) => recordSeen(s.mine, match.id, seen));
}

/** Marks these ends as seen in the list. @param {any[]} matches */
export function recordEnds(matches) {
  postQuietly('/matches/seen', { until_ms: Math.max(...matches.map((match) => match.ended_ms)) });
  update((s) => { for (const match of matches) recordSeen(s.mine, match.id, { version: match.version, end: true, at_ms: now() }); });
}

/* ---- my matches ---- */

/**
 * Loads all pages of a list of the user's matches.
 * @param {string} filter @param {number} [pages] maximum number of pages
 * @returns {Promise<{matches: any[], whole: boolean}>}
 */
async function pagesOf(filter, pages = PAGES_MAX) {
  const matches = [];
  let next = /** @type {string|null} */ ('');
  for (let page = 0; page < pages && next !== null; page += 1) {
    const answer = await get(`/matches?filter=${filter}&count=${PAGE}${next && `&before=${next}`}`);
    matches.push(...answer.matches);
    next = answer.next;
  }
  return { matches, whole: next === null };
}

/**
 * Requests the user's matches: all of them on their own page, else those that wait and, in the lobby, the newest. Returns those that are
 * known now.
 * @returns {Promise<any[]>} what is known now
 */
export async function loadMine() {
  const { user, route } = state;
  if (!user) return [];
  const held = state.mine;
  beginRequest(held);
  try {
    const [waiting, mine] = await Promise.all([pagesOf('waiting'),
      route.name === 'mine' ? pagesOf('mine') : route.name === 'lobby' ? pagesOf('mine', 1) : { matches: [], whole: false }]);
    if (state.user?.id === user.id) update((s) => applyMatches(s.mine, [...waiting.matches, ...mine.matches], mine.whole));
  } finally {
    finishRequest(held);
  }
  return state.mine.matches;
}

/** Loads the next page of finished matches. */
export async function loadEnded() {
  const { ended, endedNext } = state.mine;
  if (ended && !endedNext) return;
  const answer = await get(`/matches?filter=ended&count=50${endedNext ? `&before=${endedNext}` : ''}`);
  update((s) => {
    s.mine.ended = [...(ended ?? []), ...answer.matches];
    s.mine.endedNext = answer.next;
  });
}
