// @ts-check
// The displays of the clocks of a running match: the remaining time, or the deadline. Pure.

import { DAY_S, HOUR_S, MINUTE_S, amount, untilWords } from './words.js';
import { t } from '../core/words.js';

/** @typedef {{left_ms: number, deadline_ms: number|null, stopped: null|'quiet'|'vacation'}} SeatClock */
/**
 * @typedef {object} Face the values of one clock
 * @property {'live'|'days'} pace
 * @property {number} left_ms at told_ms
 * @property {number|null} deadline_ms by the server's wall clock; null: it does not run now
 * @property {null|'quiet'|'vacation'} stopped
 * @property {number} told_ms by the server's wall clock, when the data was sent
 * @property {number} here_ms of this page's own clock, at the same time
 * @property {string} [says] the words around the deadline, instead of the remaining time
 * @property {boolean} [short] a short form of the deadline
 */

const LOW_MS = { live: 30 * 1000, days: 6 * HOUR_S * 1000 };

/** Returns the clock of a seat; null: there is no clock. @param {any} match @param {number} seat @returns {Face|null} */
export function faceOf(match, seat) {
  const clock = match.clocks?.[seat];
  if (!clock || !match.info.clock) return null;
  return { pace: match.info.clock.pace, ...clock, ...match.clocksTold };
}

/** Returns the current time of the server's wall clock. @param {Face} face @param {number} here_ms of this page's own clock */
const serverNow = (face, here_ms) => face.told_ms + (here_ms - face.here_ms);

/** Returns whether the clock runs. @param {Face} face */
const isTicking = (face) => face.deadline_ms !== null && !face.stopped;

/** Returns whether its display changes on its own: "tomorrow" becomes "today". @param {Face} face */
export const isAlive = (face) => isTicking(face) || Boolean(face.says);

/**
 * Returns the remaining time. By correspondence the deadline is further away than that if quiet hours come before it.
 * @param {Face} face @param {number} here_ms
 */
export function leftNow(face, here_ms) {
  if (!isTicking(face)) return face.left_ms;
  const now_ms = serverNow(face, here_ms);
  return Math.max(0, Math.min(face.left_ms - (now_ms - face.told_ms), Number(face.deadline_ms) - now_ms));
}

/** @param {Face} face @param {number} left_ms */
export const isLow = (face, left_ms) => face.deadline_ms !== null && left_ms <= LOW_MS[face.pace];

/** Formats the remaining time: "9:07", "1:02:30"; by correspondence "3d 4h". @param {Face} face @param {number} left_ms */
export function leftWords(face, left_ms) {
  const seconds = face.pace === 'live' ? Math.ceil(left_ms / 1000) : Math.floor(left_ms / 1000);
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  if (face.pace === 'live') {
    const [hours, minutes] = [Math.floor(seconds / HOUR_S), Math.floor(seconds / MINUTE_S) % 60];
    return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
  }
  const [days, hours, minutes] = [Math.floor(seconds / DAY_S), Math.floor(seconds / HOUR_S) % 24, Math.floor(seconds / MINUTE_S) % 60];
  const parts = days ? [amount(days, 'day', 'narrow'), hours && amount(hours, 'hour', 'narrow')]
    : hours ? [amount(hours, 'hour', 'narrow'), minutes && amount(minutes, 'minute', 'narrow')] : [amount(minutes, 'minute', 'short')];
  return parts.filter(Boolean).join(' ');
}

/** Returns the current display. @param {Face} face @param {number} here_ms */
export function faceWords(face, here_ms) {
  if (!face.says) return leftWords(face, leftNow(face, here_ms));
  return t(face.says, { until: untilWords(Number(face.deadline_ms), serverNow(face, here_ms), { short: face.short }) });
}
