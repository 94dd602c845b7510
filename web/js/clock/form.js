// @ts-check
// The time control in the form of a new table. Pure.

import { DAY_S, HOUR_S, MINUTE_S, PRESETS } from './words.js';

/** @typedef {import('./words.js').Control} Control */

/** The bounds of custom values, as in schema/live/clock.json; in minutes and seconds, or in hours. */
export const OWN = {
  live: { bank: { least: 1, most: 360 }, increment: { least: 0, most: 600 } },
  days: { bank: { least: 1, most: 336 }, increment: { least: 0, most: 168 }, cap: { least: 1, most: 504 } },
};

/**
 * @typedef {{name: string, live: Record<string, number>, days: Record<string, number>}} Chosen name: a preset, own_live, own_days, none
 */

/** Returns the initial values of the form of a new table. @param {any} dialog @returns {Chosen} */
export const chosenClock = (dialog) => dialog?.clock ?? { name: 'none', live: { bank: 15, increment: 15 },
  days: { bank: 48, increment: 12, cap: 96 } };

/** Returns the chosen time control; null: none, or values that contradict each other. @param {Chosen} chosen @returns {Control|null} */
export function controlOf({ name, live, days }) {
  if (name === 'own_live') return inBounds(live, OWN.live) ? { pace: 'live', bank_s: live.bank * MINUTE_S, increment_s: live.increment,
    cap_s: DAY_S } : null;
  if (name === 'own_days') return inBounds(days, OWN.days) && days.cap >= days.bank ? { pace: 'days', bank_s: days.bank * HOUR_S,
    increment_s: days.increment * HOUR_S, cap_s: days.cap * HOUR_S } : null;
  return PRESETS[name] ?? null;
}

/** @param {Record<string, number>} values @param {Record<string, {least: number, most: number}>} bounds */
function inBounds(values, bounds) {
  return Object.entries(bounds).every(([part, { least, most }]) => Number.isInteger(values[part]) && values[part] >= least
    && values[part] <= most);
}
