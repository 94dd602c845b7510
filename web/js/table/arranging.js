// @ts-check
// Lets the host arrange the seats of a table before the start: by pressing one seat and then another, by dragging a seat onto another, or
// with the arrow keys.

import { state, update } from '../core/state.js';
import { t } from '../core/words.js';
import { showNotice } from '../frame/overlays.js';
import { chooseFirst, swapSeats } from './actions.js';

/** @typedef {{match?: string, held: number|null, from: number|null, over: number|null, dropped: boolean}} Arranging match: of this table;
 *   held: picked up by a press; from, over: dragged, and the seat that it is over; dropped: the press that ends now was a drag */

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

/** Notifies the user that the host has moved them to another seat. @param {any} before @param {any} info */
export function tellMoved(before, { my_seat: seat, host, status }) {
  const from = before?.my_seat ?? null;
  if (status === 'open' && !host && seat !== null && from !== null && from !== seat) showNotice(t('wait.moved', { n: seat + 1 }));
}

/** @param {Event} event of the list of seats; '' leaves it to chance */
export function chooseFirstOf({ target }) {
  const { value } = /** @type {HTMLSelectElement} */ (target);
  return chooseFirst(value === '' ? null : Number(value));
}
