// @ts-check
// The arrangement of a match's page, by the shape of the window. The first matching query decides.

import { look } from '../core/base.js';
import { update } from '../core/state.js';

/**
 * phone: one column, the page scrolls; low: a phone on its side, players left, board first, choices as a drawer;
 * side: players and chat beside the board; stack: players above the board, chat below.
 * @typedef {'phone'|'low'|'side'|'stack'} Form
 * @typedef {'wide'|'tall'|'small'|'low'} Shape of the room that a board has: wide, tall, as small as a phone, a low band
 */

/** @type {[string, Form, Shape][]} */
export const ORDER = [
  ['(max-width: 559px)', 'phone', 'small'],
  ['(max-width: 699px)', 'phone', 'tall'],
  ['(max-height: 559px)', 'low', 'low'],
  ['(min-width: 1180px) and (min-aspect-ratio: 1/1)', 'side', 'wide'],
  ['(max-aspect-ratio: 1/1)', 'stack', 'tall'],
];

const NARROW = '(max-width: 760px)'; // the same width as in the style sheets of the other pages

/** Measures the window now and whenever its shape changes. */
export function watchForm() {
  const queries = ORDER.map(([query]) => matchMedia(query));
  const narrow = matchMedia(NARROW);
  const touch = matchMedia('(hover: none)');
  const measure = () => update((s) => {
    [s.ui.form, s.ui.shape] = formOf(queries.map((query) => query.matches));
    s.ui.narrow = narrow.matches;
    s.ui.touch = touch.matches;
  });
  for (const query of [...queries, narrow, touch]) query.addEventListener('change', measure);
  measure();
}

/** @param {boolean[]} holds which of the queries do @returns {[Form, Shape]} */
export function formOf(holds) {
  const at = holds.indexOf(true);
  return at < 0 ? ['stack', 'wide'] : [ORDER[at][1], ORDER[at][2]];
}

/** Returns whether the page's head has no room beside the table. @param {Form} form */
export const isClose = (form) => form === 'phone' || form === 'low';

/** Returns whether the text view of the table is shown: it is switched on, and loaded. @param {import('../core/state.js').State} state */
export const inWords = (state) => !look && state.prefs.text && Boolean(state.pages.text)
  && state.texts[state.match?.info?.game] !== undefined;
