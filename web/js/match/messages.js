// @ts-check
// Applies the server's messages to the match on screen. Pure functions on the state, so that they can be tested without a browser.

import { isTalk, settle } from './state.js';

/** @typedef {import('../core/state.js').Match} Match */

/**
 * Applies an update. Old versions are ignored; each row is added once; the draft stays while the question is the same.
 * @param {Match} match @param {any} message @param {any} game the game's module
 * @returns {any[]} the rows that are new
 */
export function applyUpdate(match, message, game) {
  const last = match.rows.length ? match.rows[match.rows.length - 1].version : -1;
  const fresh = (message.rows ?? []).filter((/** @type {any} */ row) => row.version > last);
  match.rows.push(...fresh);
  for (const row of fresh) markUndone(match, row);
  if (message.more || message.version < match.version) return fresh;
  const quiet = match.version < 0;
  match.version = message.version;
  match.hash = message.hash;
  match.told = { version: message.version, view: message.view, choices: message.choices, result: message.result };
  match.view = message.view;
  match.toAct = message.to_act ?? [];
  match.result = message.result;
  match.undo = message.undo_unrates ? 'unrates' : message.undo ?? null;
  match.undoBy = message.undo === 'free' ? 'undo' : 'undo_ask';
  match.vote = message.vote ?? null;
  match.sitting = message.sitting ?? null;
  applyClocks(match, message);
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

/** Stores the clocks; each runs on its own until the next update. @param {Match} match @param {any} message */
function applyClocks(match, message) {
  match.thought = message.thought_ms;
  match.clocks = message.clocks ?? null;
  if (match.clocks) match.clocksTold = { told_ms: message.now_ms, here_ms: performance.now() };
}

/** Returns the event that undid others, if the row has one. @param {any} row */
const undone = (row) => row.events.find((/** @type {any} */ event) => event.kind === 'undone');

/** Marks the rows that a new one undoes, and counts the moves among them. @param {Match} match @param {any} row */
function markUndone(match, row) {
  const event = undone(row);
  if (!event) return;
  const back = match.rows.filter((old) => old.version > event.version && old.version < row.version && !old.gone);
  row.taken = back.filter((old) => !isTalk(old)).length;
  for (const old of back) old.gone = row.version;
}

/**
 * Resets the match after the server has gone back and sends everything again: all earlier data and choices are invalid.
 * @param {Match} match
 */
export function forget(match) {
  const { info } = match;
  match.lost ??= match.rows;
  match.next = [];
  match.plan?.adviser?.close();
  Object.assign(match, { version: -1, hash: undefined, told: null, choices: null, draft: null, sending: null, sure: null, rows: [],
    acted: null, chat: [], chatSeen: info.chat_read ?? info.chat, chatSent: null, past: null, since: null, away: null, late: null,
    lastRoll: null, passing: [], held: null, luck: undefined, best: undefined, endPace: 0,
    analysis: undefined, hint: undefined, conditional: null, plan: null });
}

/**
 * Compares the resent match with the earlier one. Returns the last version that was not lost, and whether a move of the user was lost; null
 * if nothing was lost.
 * @param {Match} match @returns {{version: number, mine: boolean}|null}
 */
export function foundBack(match) {
  const { lost: old } = match;
  if (!old) return null;
  match.lost = null;
  const now = new Map(match.rows.map((row) => [row.version, row]));
  const same = (/** @type {any} */ row) => ['at_ms', 'seat'].every((name) => now.get(row.version)?.[name] === row[name]);
  const shared = old.filter(same).at(-1);
  const version = shared?.version ?? 0;
  const lost = old.filter((row) => row.version > version);
  if (match.said) match.said.version = Math.min(match.said.version, version);
  return lost.length ? { version, mine: lost.some((row) => row.seat !== null && row.seat === match.info.my_seat) } : null;
}
