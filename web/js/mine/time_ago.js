// @ts-check
// The time since an event in words, in its largest unit.

import { language } from '../core/words.js';

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [['day', 86400000], ['hour', 3600000], ['minute', 60000]];

/** @param {number} ms @returns {[Intl.RelativeTimeFormatUnit, number]} the unit, and how many of it there are */
function counted(ms) {
  const [unit, size] = UNITS.find(([, least]) => ms >= 2 * least) ?? UNITS[2];
  return [unit, Math.floor(Math.max(0, ms) / size)];
}

/** Formats "3 days ago". @param {number} ms */
export function agoWords(ms) {
  const [unit, count] = counted(ms);
  if (!count) return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(0, 'second'); // now
  return new Intl.RelativeTimeFormat(language()).format(-count, unit);
}
