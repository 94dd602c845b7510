// @ts-check
// Drawings beside the figures of the statistics.

import { thingIcon } from './pieces.js';

/** Drawings of places, by their yield. @type {Record<string, string>} */
const SIGNS = { hunt: 'food', forest: 'wood', clay_pit: 'brick', quarry: 'stone', river: 'gold', field: 'agriculture', hut: 'hut',
  tool_maker: 'tool', food: 'food', wood: 'wood', brick: 'brick', stone: 'stone', gold: 'gold' };

/** The drawing of a place or a resource. @param {string} column @param {any} value */
export function sign(column, value) {
  const name = ['place', 'yield'].includes(column) ? SIGNS[value] ?? (/^(card|building)_\d$/.exec(value) ?? [])[1] : '';
  return name ? thingIcon(name === 'building' ? 'hut' : name, 'tiny') : '';
}
