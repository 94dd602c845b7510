// @ts-check
// Drawings next to the figures.

import { markIcon } from '../frame/drawings.js';

/**
 * Returns the drawing next to a value: the mark of a seat, or the game's drawing of a place or a resource; nothing if there is none.
 * @param {any} value @param {string} column @param {import('../core/state.js').State} state
 */
export function sign(value, column, state) {
  if (column === 'seat') return markIcon(value, 'small');
  const drawn = Object.values(state.modules).map(({ figures }) => figures.sign?.(column, value)).find(Boolean);
  return drawn ?? '';
}
