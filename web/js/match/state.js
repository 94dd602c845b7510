// @ts-check
// The state of the match on screen: received messages, sent moves and chat. Pure functions on the state, so that they can be tested without
// a browser.

import { emptyMatch } from '../core/state.js';

/** @typedef {import('../core/state.js').Match} Match */

/** The table's own events, in addition to all whose kind begins with undo. */
export const SITTING = new Set(('bot_sat came_back resigned timed_out offered offer_ended substituted vote_opened voted vote_ended '
  + 'absent gone given_up').split(' '));

/** Returns whether the row is an event of the table (undo, seats), and not a move of the game. @param {any} row */
export const isTalk = (row) => row.events.some((/** @type {any} */ event) => event.kind.startsWith('undo') || SITTING.has(event.kind));

/** Ends the sending of a move: it was answered and its version is on screen. @param {Match} match */
export function settle(match) {
  const sending = /** @type {any} */ (match.sending);
  if (sending && sending.accepted !== undefined && sending.accepted <= match.version) match.sending = null;
}

/** @param {Match} match @param {any} message */
export function applyAccepted(match, message) {
  if (!match.sending || match.sending.id !== message.id) return;
  /** @type {any} */ (match.sending).accepted = message.version;
  settle(match);
}

/** Returns whether the refusal was about our move. @param {Match} match @param {any} message @param {any} game */
export function applyRefused(match, message, game) {
  if (!match.sending || match.sending.id !== message.id) return false;
  match.sending = null;
  match.next = [];
  match.draft = game.startDraft(match.choices);
  return true;
}

/** @param {Match} match @param {any} message */
export function applyChat(match, message) {
  const last = match.chat.length ? match.chat[match.chat.length - 1].number : -1;
  const again = new Map(message.lines.map((/** @type {any} */ line) => [line.number, line])); // which a moderator has hidden, or shown
  match.chat = match.chat.map((/** @type {any} */ line) => again.get(line.number) ?? line);
  match.chat.push(...message.lines.filter((/** @type {any} */ line) => line.number > last));
}

/**
 * Updates the read mark, from here or another device. For a spectator all earlier messages count as read.
 * @param {Match} match
 * @param {any} info
 */
export function applyChatRead(match, info) {
  const read = info.chat_read ?? (match.chatSeen < 0 ? info.chat : match.chatSeen);
  match.chatSeen = Math.max(match.chatSeen, read);
}

/** @param {Match} match */
export function unreadLines(match) {
  const mine = match.info?.my_seat ?? null;
  return match.chat.filter((/** @type {any} */ line) => line.number > match.chatSeen && line.text !== null
    && (mine === null || line.seat !== mine)).length;
}

/** @param {Match} match @param {any} message */
export function applyPresence(match, message) {
  match.watchers = message.watchers ?? 0;
  for (const seat of match.info?.seats ?? []) seat.online = message.online.includes(seat.seat);
}

/**
 * Prepares a move; null if nothing can be sent now.
 * @param {Match} match @param {any} move @param {string} id @param {any[]} [next] moves that follow it
 */
export function prepareMove(match, move, id, next = []) {
  if (match.sending || !match.choices || !move) return null;
  match.next = next;
  match.sending = { id, expects: match.version, move };
  return { type: 'move', id, match: match.id, expects: match.version, hash: match.hash, move };
}

/**
 * Prepares a move about an undo, which answers no question of the game.
 * @param {Match} match
 * @param {any} move
 * @param {string} id
 */
export function prepareTable(match, move, id) {
  if (match.sending) return null;
  match.next = [];
  match.sending = { id, expects: match.version, move };
  return { type: 'move', id, match: match.id, expects: match.version, hash: match.hash, move };
}

/** Returns whether an undo request needs my answer. @param {Match} match */
export function mayAnswer(match) {
  const { vote, view } = match;
  return Boolean(vote && view) && vote.needed.includes(view.me) && !vote.agreed.includes(view.me);
}

/** Returns the message that subscribes to the match, from the loaded version on. @param {Match} match */
export function subscription(match) {
  return {
    type: 'subscribe', match: match.id, patches: true,
    ...(match.key ? { key: match.key } : {}),
    ...(match.version >= 0 ? { from: match.version, hash: match.hash } : {}),
  };
}

/** Returns the seats of a result, by rank; equal ranks by their seats. @param {any} result @returns {any[]} */
export const byRank = ({ seats }) => seats.map((/** @type {any} */ row, /** @type {number} */ seat) => ({ ...row, seat }))
  .sort((/** @type {any} */ a, /** @type {any} */ b) => a.rank - b.rank);

/** Returns the name of a seat at the table. @param {Match|null} match @param {number} seat */
export function seatName(match, seat) {
  const at = match?.info?.seats?.[seat];
  return at ? shownName(at) ?? `#${seat + 1}` : `#${seat + 1}`;
}

/** Names of bots, by their seats: their kinds would be ambiguous in the log if two bots of one kind play. */
const BOT_NAMES = ['Ada', 'Brun', 'Cato', 'Dalla', 'Egil', 'Frida', 'Gorm', 'Hild'];

/** @param {any} seat of a match's lobby information @returns {string|null} */
export function shownName(seat) {
  return seat.bot && (seat.name === seat.bot || !seat.name) ? BOT_NAMES[seat.seat] : seat.name;
}

export { emptyMatch };
