// @ts-check
// What happens to the match on screen: messages of the server in, moves and chat out. Pure steps over the state, so that
// they can be tested without a browser.

import { emptyMatch } from './state.js';

/** @typedef {import('./state.js').Match} Match */

/**
 * Takes an update in. Old versions are ignored; rows come once; the draft stays while the question is the same.
 * @param {Match} match @param {any} message @param {any} game the game's module
 * @returns {any[]} the rows that are new
 */
export function takeUpdate(match, message, game) {
  const last = match.rows.length ? match.rows[match.rows.length - 1].version : -1;
  const fresh = (message.rows ?? []).filter((/** @type {any} */ row) => row.version > last);
  match.rows.push(...fresh);
  for (const row of fresh) takeBack(match, row);
  if (message.more || message.version < match.version) return fresh;
  const quiet = match.version < 0;
  match.version = message.version;
  match.told = { version: message.version, view: message.view, choices: message.choices, result: message.result };
  match.view = message.view;
  match.toAct = message.to_act ?? [];
  match.result = message.result;
  match.undo = message.undo_unrates ? 'unrates' : message.undo ?? null;
  match.vote = message.vote ?? null;
  match.sitting = message.sitting ?? null;
  takeClocks(match, message);
  const back = fresh.map((/** @type {any} */ row) => Boolean(undone(row))).lastIndexOf(true);
  match.lastRoll = game.rollToShow(fresh.slice(back + 1), back < 0 ? match.lastRoll : null, message.view);
  if (match.lastRoll && quiet) match.lastRoll.fresh = false;
  const choices = message.choices?.decision ? message.choices : null;
  if (!match.draft || !game.sameQuestion(choices, match.choices)) {
    match.draft = game.startDraft(choices);
    match.choices = choices;
  }
  settle(match);
  return fresh;
}

/** Takes in what the clocks say; each goes on by itself until the next update. @param {Match} match @param {any} message */
function takeClocks(match, message) {
  match.thought = message.thought_ms;
  match.clocks = message.clocks ?? null;
  if (match.clocks) match.clocksTold = { told_ms: message.now_ms, here_ms: performance.now() };
}

/** The event that took others back, if the row has one. @param {any} row */
const undone = (row) => row.events.find((/** @type {any} */ event) => event.kind === 'undone');

/** What the table itself tells, beside all that begins with undo. */
export const SITTING = new Set(('bot_sat came_back resigned timed_out offered offer_ended substituted vote_opened voted vote_ended '
  + 'absent gone given_up').split(' '));

/** Whether the row is the table's talk (about taking back, about who sits where), and no move of the game. @param {any} row */
export const isTalk = (row) => row.events.some((/** @type {any} */ event) => event.kind.startsWith('undo') || SITTING.has(event.kind));

/** Marks the rows that a new one takes back, and counts the moves among them. @param {Match} match @param {any} row */
function takeBack(match, row) {
  const event = undone(row);
  if (!event) return;
  const back = match.rows.filter((old) => old.version > event.version && old.version < row.version && !old.gone);
  row.taken = back.filter((old) => !isTalk(old)).length;
  for (const old of back) old.gone = row.version;
}

/** A move is done with once it was answered and its version is on screen. @param {Match} match */
function settle(match) {
  const sending = /** @type {any} */ (match.sending);
  if (sending && sending.accepted !== undefined && sending.accepted <= match.version) match.sending = null;
}

/** @param {Match} match @param {any} message */
export function takeAccepted(match, message) {
  if (!match.sending || match.sending.id !== message.id) return;
  /** @type {any} */ (match.sending).accepted = message.version;
  settle(match);
}

/** Returns whether the refusal was about our move. @param {Match} match @param {any} message @param {any} game */
export function takeRefused(match, message, game) {
  if (!match.sending || match.sending.id !== message.id) return false;
  match.sending = null;
  match.draft = game.startDraft(match.choices);
  return true;
}

/** @param {Match} match @param {any} message */
export function takeChat(match, message) {
  const last = match.chat.length ? match.chat[match.chat.length - 1].number : -1;
  match.chat.push(...message.lines.filter((/** @type {any} */ line) => line.number > last));
}

/**
 * Takes in what was read, here or on another device. Who watches has read all that was said before he came.
 * @param {Match} match
 * @param {any} info
 */
export function takeChatRead(match, info) {
  const read = info.chat_read ?? (match.chatSeen < 0 ? info.chat : match.chatSeen);
  match.chatSeen = Math.max(match.chatSeen, read);
}

/** @param {Match} match */
export function unreadLines(match) {
  return match.chat.filter((/** @type {any} */ line) => line.number > match.chatSeen && line.text !== null).length;
}

/** @param {Match} match @param {any} message */
export function takePresence(match, message) {
  match.watchers = message.watchers ?? 0;
  for (const seat of match.info?.seats ?? []) seat.online = message.online.includes(seat.seat);
}

/** Prepares a move; null if nothing can be sent now. @param {Match} match @param {any} move @param {string} id */
export function prepareMove(match, move, id) {
  if (match.sending || !match.choices || !move) return null;
  match.sending = { id, expects: match.version, move };
  return { type: 'move', id, match: match.id, expects: match.version, move };
}

/**
 * Prepares a move about taking one back; it answers no question of the game's.
 * @param {Match} match
 * @param {any} move
 * @param {string} id
 */
export function prepareTable(match, move, id) {
  if (match.sending) return null;
  match.sending = { id, expects: match.version, move };
  return { type: 'move', id, match: match.id, expects: match.version, move };
}

/** Whether I am asked to let somebody take a move back. @param {Match} match */
export function mayAnswer(match) {
  const { vote, view } = match;
  return Boolean(vote && view) && vote.needed.includes(view.me) && !vote.agreed.includes(view.me);
}

/** The message that asks for the match, from what is held already. @param {Match} match */
export function subscription(match) {
  return {
    type: 'subscribe', match: match.id, patches: true,
    ...(match.key ? { key: match.key } : {}),
    ...(match.version >= 0 ? { from: match.version } : {}),
  };
}

/** The seat's name as the table says it. @param {Match|null} match @param {number} seat */
export function seatName(match, seat) {
  const at = match?.info?.seats?.[seat];
  return at ? shownName(at) ?? `#${seat + 1}` : `#${seat + 1}`;
}

const BOT_NAMES = ['Ada', 'Brun', 'Cato', 'Dalla', 'Egil', 'Frida', 'Gorm', 'Hild'];

/** Bots are called by their kind; with two of a kind at the table nobody could follow the log, so each seat has a name for its bot. */
/** @param {any} seat of a match's lobby information @returns {string|null} */
export function shownName(seat) {
  return seat.bot && (seat.name === seat.bot || !seat.name) ? BOT_NAMES[seat.seat] : seat.name;
}

export { emptyMatch };
