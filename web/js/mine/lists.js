// @ts-check
// The matches of the signed-in user: the known ones, those that wait for the user, and the next one. Pure functions on the state, so that
// they can be tested without a browser.

/**
 * @typedef {object} Mine
 * @property {any[]} matches the known ones, the newest first: at least all that wait for me
 * @property {boolean} loaded the server has sent them
 * @property {boolean} missed a request failed
 * @property {boolean} whole these are all that are live or ended unseen
 * @property {boolean} lost the line was lost, with no request since
 * @property {number} asks pending REST requests
 * @property {Map<string, any>} told changes received in the meantime; null: a match that is no longer mine
 * @property {any[]|null} ended pages of those that have ended, once requested
 * @property {string|null} endedNext start of their next page; null: there is none
 * @property {number} now_ms reference time of the list
 * @property {{game: string, pace: string, text: string}} filter '' for any
 */

/** @returns {Mine} */
export function emptyMine() {
  return { matches: [], loaded: false, missed: false, whole: false, lost: false, asks: 0, told: new Map(), ended: null, endedNext: null,
    now_ms: 0, filter: { game: '', pace: '', text: '' } };
}

/** @param {any} a @param {any} b */
const newestFirst = (a, b) => b.created_ms - a.created_ms || (a.id < b.id ? -1 : 1);

/** Records a REST request: changes received from now on may be newer than its answer. @param {Mine} mine */
export function beginRequest(mine) {
  mine.asks += 1;
}

/** Records that an answer has arrived, or will not. @param {Mine} mine */
export function finishRequest(mine) {
  mine.asks = Math.max(0, mine.asks - 1);
  if (!mine.asks) mine.told.clear();
}

/**
 * Applies the answer of REST. A change received since the request, or a later version, is newer, unless the line was lost since, and
 * perhaps also data of the server.
 * @param {Mine} mine @param {any[]} matches @param {boolean} whole
 */
export function applyMatches(mine, matches, whole) {
  const held = new Map(mine.lost ? [] : mine.matches.map((match) => [match.id, match]));
  const now = new Map(matches.map((match) => [match.id, held.get(match.id)?.version > match.version ? held.get(match.id) : match]));
  for (const [id, told] of mine.told) {
    if (!told) now.delete(id);
    else if (!(now.get(id)?.version > told.version)) now.set(id, told);
  }
  mine.matches = [...now.values()].sort(newestFirst);
  mine.loaded = true;
  mine.whole = whole;
  mine.lost = false;
}

/** Applies changes of my matches. @param {Mine} mine @param {{matches: any[], removed: string[]}} message */
export function applyMine(mine, message) {
  const gone = new Set([...message.removed, ...message.matches.map((match) => match.id)]);
  mine.matches = [...mine.matches.filter((match) => !gone.has(match.id)), ...message.matches].sort(newestFirst);
  if (!mine.asks) return;
  for (const id of message.removed) mine.told.set(id, null);
  for (const match of message.matches) mine.told.set(match.id, match);
}

/**
 * Updates the user's list from the match on screen, whose changes arrive in its own messages.
 * @param {Mine} mine @param {import('../core/state.js').Match} match
 */
export function mergeShownMatch(mine, match) {
  const { info, clocks, clocksTold } = match;
  if (!info || (match.version < 0 && info.started_ms !== null)) return;
  const mineStill = info.my_seat !== null || info.my_invitation !== null;
  const told = match.version < 0 ? info : { ...info, version: match.version, to_act: match.toAct, chat_read: match.chatSeen,
    chat: match.chat.at(-1)?.number ?? info.chat,
    vote_about_me_ms: match.sitting?.votes.find((/** @type {any} */ vote) => vote.about === info.my_seat)?.until_ms,
    moved_ms: match.rows.at(-1)?.at_ms ?? info.moved_ms,
    ...(clocks ? { clocks, now_ms: clocksTold.told_ms } : {}) };
  applyMine(mine, { matches: mineStill ? [told] : [], removed: [match.id] });
}

/** Records that I have seen a match. @param {Mine} mine @param {string} id @param {any} seen */
export function recordSeen(mine, id, seen) {
  mine.matches = mine.matches.map((match) => (match.id === id ? { ...match, seen } : match));
  const told = mine.told.get(id);
  if (told) mine.told.set(id, { ...told, seen });
}

/* ---- matches that wait for me ---- */

/** Returns whether a match has ended; a damaged one counts as not ended. @param {any} match of mine */
export const isOver = (match) => ['over', 'abandoned'].includes(match.status);

/** Returns whether my seat owes a decision, and I play it myself. @param {any} match of mine */
export function myTurn(match) {
  return match.status === 'running' && match.to_act.includes(match.my_seat) && !match.seats?.[match.my_seat]?.bot;
}

/** Returns whether a seat is reserved for me. @param {any} match */
export const isInvitation = (match) => match.status === 'open' && match.my_invitation !== null && match.my_invitation !== undefined;

/** Returns the deadline of my move; null: there is none. @param {any} match @returns {number|null} */
export const deadlineOf = (match) => match.clocks?.[match.my_seat]?.deadline_ms ?? null;

/**
 * Compares two matches: those with a deadline first, by the earliest deadline; then those that have waited longest.
 * @param {any} a @param {any} b
 */
function mostUrgent(a, b) {
  const [one, two] = [deadlineOf(a) ?? Infinity, deadlineOf(b) ?? Infinity];
  if (one !== two) return one - two;
  return (a.moved_ms ?? a.created_ms) - (b.moved_ms ?? b.created_ms) || (a.id < b.id ? -1 : 1);
}

/** Returns the matches that wait for me: my turns by their urgency, then invitations. @param {any[]} matches */
export function waitingFirst(matches) {
  return [...matches.filter(myTurn).sort(mostUrgent), ...matches.filter(isInvitation).sort(mostUrgent)];
}

/** Counts the matches that wait for the user: for a move, or for an answer to an invitation. @param {any[]} matches */
export const waitingForMe = (matches) => matches.filter((match) => myTurn(match) || isInvitation(match)).length;

/**
 * Returns the next match after the one on screen, in the order of those that wait, cyclically.
 * @param {any[]} matches @param {string} from
 */
export function nextWaiting(matches, from) {
  const order = waitingFirst(matches);
  const at = order.findIndex((match) => match.id === from);
  const next = order[(at + 1) % Math.max(1, order.length)];
  return next && next.id !== from ? next : null;
}

/** @typedef {{turn: any[], asked: any[], unseen: any[], others: any[]}} Parts the parts of the page */

/** @param {any[]} matches @returns {Parts} */
export function partsOf(matches) {
  const turn = matches.filter(myTurn).sort(mostUrgent);
  const asked = matches.filter(isInvitation).sort(mostUrgent);
  const unseen = matches.filter((match) => isOver(match) && !match.seen?.end).sort((a, b) => (b.ended_ms ?? 0) - (a.ended_ms ?? 0));
  const shown = new Set([...turn, ...asked]);
  const others = matches.filter((match) => !isOver(match) && !shown.has(match))
    .sort((a, b) => (b.moved_ms ?? b.created_ms) - (a.moved_ms ?? a.created_ms));
  return { turn, asked, unseen, others };
}

/** Returns the kind of time control: days, or live. @param {any} match */
const paceOf = (match) => (match.clock?.pace === 'days' ? 'days' : 'live');

/**
 * Returns the matches that pass the filter; the text is searched in `wordsOf(match)`.
 * @param {any[]} matches @param {Mine['filter']} filter @param {(match: any) => string} wordsOf
 */
export function filtered(matches, filter, wordsOf) {
  const wanted = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return matches.filter((match) => (!filter.game || match.game === filter.game) && (!filter.pace || paceOf(match) === filter.pace)
    && wanted.every((word) => wordsOf(match).includes(word)));
}
