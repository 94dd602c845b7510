// @ts-check
// Lets the host arrange the seats of a table before the start: by pressing one seat and then another, by dragging a seat onto another, or
// with the arrow keys. Shows the others each change, and asks the host who starts before they can have seen it.

import { state, update } from '../core/state.js';
import { t } from '../core/words.js';
import { closeDialog, openDialog, showNotice } from '../frame/overlays.js';
import { shownName } from '../match/state.js';
import { chooseFirst, startMatch, swapSeats } from './actions.js';
import { tellComing } from './coming.js';

/** @typedef {{match?: string, held: number|null, from: number|null, over: number|null, dropped: boolean, changed?: number[]}} Arranging
 *   match: of this table; held: picked up by a press; from, over: dragged, and the seat that it is over; dropped: the press that ends now
 *   was a drag; changed: seats that have changed in the last seconds */

/** @type {Arranging} */
const NONE = { held: null, from: null, over: null, dropped: false };

/** The seat that is picked up or dragged at the table on the page. @param {import('../core/state.js').State} s */
export const arranged = (s) => (s.ui.arranging && s.ui.arranging.match === s.match?.id ? s.ui.arranging : NONE);

/** @param {Partial<Arranging>} change */
const set = (change) => update((s) => { s.ui.arranging = { ...arranged(s), ...change, match: s.match?.id }; });

/** Puts the seat back. */
const drop = () => set(NONE);

/** @param {number} from @param {number} to */
async function change(from, to) {
  drop();
  await swapSeats(from, to);
}

/** Handles a press on a seat: picks it up, puts it back, or swaps it with the one that was picked up. @param {number} seat */
export function pressSeat(seat) {
  const { held, dropped } = arranged(state);
  if (state.ui.busy) return; // another change is in progress
  if (dropped) set({ dropped: false });
  else if (held === null) set({ held: seat });
  else if (held === seat) drop();
  else change(held, seat);
}

/**
 * Handles a key on a seat: arrows move it by one place, and the focus with it; Escape puts it back.
 * @param {KeyboardEvent} event @param {number} seat
 */
export async function keyOnSeat(event, seat) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (event.key === 'Escape' && arranged(state).held !== null) {
    event.stopPropagation();
    drop();
  }
  if (!by || !(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  const row = event.currentTarget.closest('li');
  const next = by < 0 ? row?.previousElementSibling : row?.nextElementSibling;
  if (!next || state.ui.busy) return; // the previous change is in progress
  await change(seat, seat + by);
  const handle = next.querySelector('.seat-handle');
  if (handle instanceof HTMLElement) handle.focus();
}

/** Returns the seat below a pointer. @param {PointerEvent} event */
function seatUnder({ clientX, clientY }) {
  const row = document.elementFromPoint(clientX, clientY)?.closest('[data-seat]');
  return row instanceof HTMLElement ? Number(row.dataset.seat) : null;
}

/** @param {PointerEvent} event @param {number} seat */
export function grabSeat(event, seat) {
  if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
  event.currentTarget.setPointerCapture(event.pointerId);
  set({ from: seat, over: seat, dropped: false });
}

/** @param {PointerEvent} event */
export function dragSeat(event) {
  const now = arranged(state);
  if (now.from === null) return;
  const over = seatUnder(event);
  if (over !== now.over) set({ over });
}

/** @param {PointerEvent} event */
export function dropSeat(event) {
  const { from } = arranged(state);
  if (from === null) return;
  const over = event.type === 'pointerup' ? seatUnder(event) : null;
  if (over === from) return set({ from: null, over: null }); // a press
  set({ ...NONE, dropped: event.type === 'pointerup' });
  if (over !== null) swapSeats(from, over);
}

/** Time for which changed seats are marked, and in which the host is asked before the start. */
const MARKED_MS = 6000;

/** The holders of the seats, in their order. @param {any} info @returns {string[]} */
const holders = ({ seats }) => seats.map((/** @type {any} */ { user, bot, invited }) => String(user ?? bot ?? invited ?? ''));

/** Returns the seats whose holders have changed places. @param {any} before @param {any} info */
function swapped(before, info) {
  const [old, now] = [holders(before), holders(info)];
  const same = [...old].sort().join('\n') === [...now].sort().join('\n');
  return same ? now.flatMap((holder, seat) => (holder === old[seat] ? [] : [seat])) : []; // else someone has come or left
}

/** Notifies players and spectators of a table that its host has arranged seats. @param {any} before @param {any} info */
export function tellArranged(before, info) {
  if (before?.id !== info.id || before.status !== 'open' || info.status !== 'open' || tellComing(before, info)) return;
  const seats = swapped(before, info);
  const first = info.start_seat;
  const isFirst = before.start_seat !== first;
  if (!seats.length && !isFirst) return;
  markSeats(isFirst ? [...seats, first ?? before.start_seat] : seats);
  if (!info.host) showNotice(arrangedWords(before, info, isFirst));
}

/** @param {any} before @param {any} info @param {boolean} isFirst the start player has changed */
function arrangedWords(before, { my_seat: mine, start_seat: first, seats }, isFirst) {
  if (before.my_seat !== null && mine !== null && before.my_seat !== mine) return t('wait.moved', { n: mine + 1 });
  if (!isFirst) return t('wait.order');
  if (first === null) return t('wait.first_by_chance');
  return t('wait.first_is', { name: shownName(seats[first]) ?? t('seat.n', { n: first + 1 }) });
}

/** Marks seats for a while. @param {number[]} changed */
function markSeats(changed) {
  set({ changed });
  setTimeout(() => update(() => { if (arranged(state).changed === changed) set({ changed: [] }); }), MARKED_MS);
}

/** Starts the match, after a question if another person at the table may not have seen the last change. */
export function pressStart() {
  const info = state.match?.info;
  const others = info?.seats.some((/** @type {any} */ { user, seat }) => user !== null && seat !== info.my_seat);
  return others && arranged(state).changed?.length ? openDialog({ name: 'start' }) : startMatch();
}

/** The host starts all the same. */
export function startAnyway() {
  closeDialog();
  return startMatch();
}

/** @param {Event} event of the list of seats; '' leaves it to chance */
export function chooseFirstOf({ target }) {
  const { value } = /** @type {HTMLSelectElement} */ (target);
  return chooseFirst(value === '' ? null : Number(value));
}
