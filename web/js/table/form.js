// @ts-check
// The form of a new table: game, seats and variants, including which choices require others.

import { state, update } from '../core/state.js';
import { loadPage } from '../core/pages.js';
import { attempt, showUnreachable } from '../frame/overlays.js';
import { needGames } from '../games/games.js';
import { chosenClock } from '../clock/form.js';

/**
 * For whom a table is: friends at their screens, those who move when they can, me alone, or those who sit at this device.
 * @typedef {'friends'|'days'|'bots'|'here'} Kind
 */

export const KINDS = /** @type {Kind[]} */ (['friends', 'days', 'bots', 'here']);

/** Returns whether bots take the seats that nobody has chosen for. @param {Kind} kind */
const ofBots = (kind) => kind === 'bots' || kind === 'here';

/** Sets the usual values of this kind of table. @param {Kind} kind */
export function setKind(kind) {
  if (kind === 'here') checkDevice();
  update((s) => {
    const dialog = s.ui.dialog;
    if (!dialog) return;
    const seats = dialog.seats.map((/** @type {string} */ who) => (who === 'me' ? who : ofBots(kind) ? 'easy' : 'person'));
    s.ui.dialog = { ...dialog, kind, seats, clock: { ...chosenClock(dialog), name: kind === 'days' ? 'day' : 'none' } };
  });
}

/** Checks whether this device can play the game without the server. */
function checkDevice() {
  const game = state.ui.dialog?.game;
  loadPage('local').then((local) => local.checkDevice(game)).catch(showUnreachable);
}

/** Sets who can join. @param {string} join anyone, or link: only with the link */
export function setJoin(join) {
  update((s) => { if (s.ui.dialog) s.ui.dialog = { ...s.ui.dialog, join }; });
}

/** Loads the game, and then shows its options. @param {any} game */
export function chooseGame(game) {
  return attempt('game', async () => {
    await needGames([game.id]);
    setGame(game);
    if (state.ui.dialog?.kind === 'here') checkDevice();
  });
}

/** Changes the game, and keeps as many seats as it allows. @param {any} game */
function setGame(game) {
  update((s) => {
    if (!s.ui.dialog) return;
    let count = Math.max(game.seats_min, Math.min(game.seats_max, s.ui.dialog.seats.length));
    while (count > game.seats_min && needs(game, count).length) count -= 1;
    s.ui.dialog = { ...s.ui.dialog, game: game.id, options: game.options_usual ?? [], seats: resized(s.ui.dialog, count) };
  });
}

/** Sets the player of a seat. @param {number} seat @param {string} who me, person or a bot */
export function seatWho(seat, who) {
  update((s) => {
    const dialog = s.ui.dialog;
    if (dialog) dialog.seats = dialog.seats.map((/** @type {string} */ old, /** @type {number} */ i) => (i === seat ? who : old));
  });
}

/** Sets the number of seats, and the options that it requires. @param {any} game @param {number} n */
export function setCount(game, n) {
  update((s) => {
    const dialog = s.ui.dialog;
    if (dialog) s.ui.dialog = { ...dialog, seats: resized(dialog, n),
      options: [...new Set([...(dialog.options ?? []), ...needs(game, n)])] };
  });
}

/**
 * Sets an option. Without an option that the number of seats requires, that number is reduced.
 * @param {any} game
 * @param {string} option
 * @param {boolean} on
 */
export function setOption(game, option, on) {
  update((s) => {
    const dialog = s.ui.dialog;
    if (!dialog) return;
    const options = (dialog.options ?? []).filter((/** @type {string} */ other) => other !== option).concat(on ? [option] : []);
    let count = dialog.seats.length;
    while (count > game.seats_min && needs(game, count).some((need) => !options.includes(need))) count -= 1;
    s.ui.dialog = { ...dialog, options, seats: resized(dialog, count) };
  });
}

/**
 * Returns the options that the number of seats requires: a fifth player may need an expansion.
 * @param {any} game @param {number} n @returns {string[]}
 */
function needs(game, n) {
  return game.seats_need.find((/** @type {any} */ row) => row.seats === n)?.options ?? [];
}

/** Sets the time control by its name, or by custom values. @param {Record<string, any>} change */
export function setClock(change) {
  update((s) => { if (s.ui.dialog) s.ui.dialog = { ...s.ui.dialog, clock: { ...chosenClock(s.ui.dialog), ...change } }; });
}

/** @param {any} dialog @param {number} n */
function resized({ seats, kind }, n) {
  return Array.from({ length: n }, (_, i) => seats[i] ?? (ofBots(kind) ? 'easy' : 'person'));
}
