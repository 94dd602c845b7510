// @ts-check
// Drawings beside the figures.

import { markIcon } from '../frame/drawings.js';

/** The drawing beside a value: the mark of a seat, or what a game draws for a place or a resource; nothing without one.
 * @param {any} value @param {string} column @param {import('../core/state.js').State} state */
export function sign(value, column, state) {
  if (column === 'seat') return markIcon(value, 'small');
  const drawn = Object.values(state.modules).map(({ figures }) => figures.sign?.(column, value)).find(Boolean);
  return drawn ?? '';
}
