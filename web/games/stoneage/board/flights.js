// @ts-check
// The animations of goods: from a place to a player board when they are gained, to the fire when they are eaten.

import { thing } from '../drawings/pieces.js';

/** @typedef {import('../types.d.ts').Event} Event */

/** @param {any} event @returns {import('../../../js/motion/motion.js').Flight[]} */
export function flights(event) {
  const larder = `[data-seat="${event.seat}"] [data-stock="food"]`;
  if (event.kind === 'fed') return [{ from: larder, to: '.board-notes', drawing: thing('food') }];
  return gains(event).map(({ place, name }) => ({ from: `[data-place="${place}"]`, to: `[data-seat="${event.seat}"]`,
    drawing: thing(name) }));
}

/** @param {Event} event @returns {{place: string, name: string}[]} */
function gains(event) {
  if (event.kind === 'gathered' && event.amount) {
    return Array.from({ length: Math.min(3, event.amount) }, () => ({ place: event.place, name: event.yield }));
  }
  if (event.kind === 'card_taken') return [{ place: event.place, name: 'card' }];
  if (event.kind === 'building_taken') return [{ place: event.place, name: 'hut' }];
  if (event.kind === 'tool_made' && event.value) return [{ place: 'tool_maker', name: 'tool' }];
  if (event.kind === 'igloo_built') return [{ place: 'igloo', name: 'igloo' }];
  if (event.kind === 'person_born') return [{ place: 'hut', name: 'people' }];
  return [];
}
