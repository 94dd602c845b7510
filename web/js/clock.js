// @ts-check
// What the clocks of a match say, in words: how much time there is, what is left, until when. Pure.

import { language, t } from './words.js';

/** @typedef {{pace: 'live'|'days', bank_s: number, increment_s: number, cap_s: number}} Control */
/** @typedef {{left_ms: number, deadline_ms: number|null, stopped: null|'quiet'|'vacation'}} SeatClock */
/**
 * @typedef {object} Face what one clock shows
 * @property {'live'|'days'} pace
 * @property {number} left_ms when it was told
 * @property {number|null} deadline_ms of the server's wall clock; null: it does not run down now
 * @property {null|'quiet'|'vacation'} stopped
 * @property {number} told_ms of the server's wall clock, when it was told
 * @property {number} here_ms of this page's own clock, at the same time
 * @property {string} [says] the words around until when it is, in place of what is left
 * @property {boolean} [short] until when in few letters
 */

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const LOW_MS = { live: 30 * 1000, days: 6 * HOUR_S * 1000 };
const DAYS_NAMED = 6; // so far ahead a day is called by its name alone

/** What can be chosen by name; by correspondence first comes how fast it usually goes. @type {Record<string, Control>} */
export const PRESETS = {
  ten: { pace: 'live', bank_s: 600, increment_s: 10, cap_s: DAY_S },
  twenty: { pace: 'live', bank_s: 1200, increment_s: 20, cap_s: DAY_S },
  day: { pace: 'days', bank_s: DAY_S, increment_s: 8 * HOUR_S, cap_s: 3 * DAY_S },
  relaxed: { pace: 'days', bank_s: 3 * DAY_S, increment_s: 12 * HOUR_S, cap_s: 7 * DAY_S },
  slow: { pace: 'days', bank_s: 14 * DAY_S, increment_s: 7 * DAY_S, cap_s: 14 * DAY_S },
};

/** The bounds of own values, as schema/live/clock.json has them; in minutes and seconds, or in hours. */
export const OWN = {
  live: { bank: { least: 1, most: 360 }, increment: { least: 0, most: 600 } },
  days: { bank: { least: 1, most: 336 }, increment: { least: 0, most: 168 }, cap: { least: 1, most: 504 } },
};

/**
 * @typedef {{name: string, live: Record<string, number>, days: Record<string, number>}} Chosen name: of PRESETS, own_live, own_days, none
 */

/** What is chosen in the form of a new table. @param {any} dialog @returns {Chosen} */
export const chosenClock = (dialog) => dialog?.clock ?? { name: 'none', live: { bank: 15, increment: 15 },
  days: { bank: 48, increment: 12, cap: 96 } };

/** The time control that is chosen; null: none, or values that do not go together. @param {Chosen} chosen @returns {Control|null} */
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

/** @param {Control} one @param {Control} other */
const same = (one, other) => ['pace', 'bank_s', 'increment_s', 'cap_s'].every((key) => /** @type {any} */ (one)[key]
  === /** @type {any} */ (other)[key]);

/** @param {number} n @param {string} unit @param {'short'|'long'|'narrow'} [display] */
function amount(n, unit, display = 'short') {
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: display, maximumFractionDigits: 1 }).format(n);
}

/** A length of time in its largest fitting unit: "10 min", "3 days". @param {number} seconds @param {'short'|'long'} [display] */
function lengthWords(seconds, display = 'short') {
  if (seconds >= 2 * DAY_S && seconds % DAY_S === 0) return amount(seconds / DAY_S, 'day', 'long');
  if (seconds >= HOUR_S && seconds % HOUR_S === 0) return amount(seconds / HOUR_S, 'hour', display);
  if (seconds >= MINUTE_S && seconds % MINUTE_S === 0) return amount(seconds / MINUTE_S, 'minute', display);
  return amount(seconds, 'second', display);
}

/** How much time the seats of a match have. @param {Control|null|undefined} control */
export function controlWords(control) {
  if (!control) return t('clock.none');
  const name = Object.keys(PRESETS).find((preset) => same(PRESETS[preset], control));
  if (name && control.pace === 'days') return t('clock.preset.' + name);
  return t('clock.each', { bank: lengthWords(control.bank_s), more: control.increment_s ? lengthWords(control.increment_s) : '' });
}

/** The same, with all that it means. @param {Control|null|undefined} control */
export function controlSentence(control) {
  if (!control) return t('clock.none_is');
  const words = { bank: lengthWords(control.bank_s, 'long'), more: control.increment_s ? lengthWords(control.increment_s, 'long') : '',
    cap: lengthWords(control.cap_s, 'long') };
  return t(control.pace === 'live' ? 'clock.live_is' : 'clock.days_is', words);
}

/** What the seat of a told match shows; null: there is no clock. @param {any} match @param {number} seat @returns {Face|null} */
export function faceOf(match, seat) {
  const clock = match.clocks?.[seat];
  if (!clock || !match.info.clock) return null;
  return { pace: match.info.clock.pace, ...clock, ...match.clocksTold };
}

/** The server's wall clock now. @param {Face} face @param {number} here_ms of this page's own clock */
export const serverNow = (face, here_ms) => face.told_ms + (here_ms - face.here_ms);

/** Whether it runs down by itself. @param {Face} face */
export const isTicking = (face) => face.deadline_ms !== null && !face.stopped;

/** Whether what it shows changes by itself: "tomorrow" becomes "today". @param {Face} face */
export const isAlive = (face) => isTicking(face) || Boolean(face.says);

/**
 * What is left now. By correspondence the deadline is further away than what is left as long as quiet hours come before it.
 * @param {Face} face @param {number} here_ms
 */
export function leftNow(face, here_ms) {
  if (!isTicking(face)) return face.left_ms;
  const now_ms = serverNow(face, here_ms);
  return Math.max(0, Math.min(face.left_ms - (now_ms - face.told_ms), Number(face.deadline_ms) - now_ms));
}

/** @param {Face} face @param {number} left_ms */
export const isLow = (face, left_ms) => face.deadline_ms !== null && left_ms <= LOW_MS[face.pace];

/** What is left as a clock shows it: "9:07", "1:02:30"; by correspondence "3d 4h". @param {Face} face @param {number} left_ms */
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

/**
 * Until when, as people say it: "today at 18:40", "Tuesday 18:40", "3 August 18:40".
 * @param {number} deadline_ms @param {number} now_ms both of the server's wall clock
 * @param {{short?: boolean, timeZone?: string}} [how] timeZone: in place of this browser's
 */
export function untilWords(deadline_ms, now_ms, { short = false, timeZone } = {}) {
  const format = (/** @type {Intl.DateTimeFormatOptions} */ how) => new Intl.DateTimeFormat(language(), { timeZone, ...how });
  const dayOf = (/** @type {number} */ ms) => {
    const of = Object.fromEntries(format({ year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(of.year, of.month - 1, of.day) / (DAY_S * 1000);
  };
  const days = dayOf(deadline_ms) - dayOf(now_ms);
  const time = format({ timeStyle: 'short' }).format(deadline_ms);
  if (days === 0) return t('clock.today', { time });
  if (days === 1) return t('clock.tomorrow', { time });
  const day = format(days > 0 && days <= DAYS_NAMED ? { weekday: short ? 'short' : 'long' }
    : { day: 'numeric', month: short ? 'short' : 'long' }).format(deadline_ms);
  return t('clock.on_day', { day, time });
}

/** What it shows now. @param {Face} face @param {number} here_ms */
export function faceWords(face, here_ms) {
  if (!face.says) return leftWords(face, leftNow(face, here_ms));
  return t(face.says, { until: untilWords(Number(face.deadline_ms), serverNow(face, here_ms), { short: face.short }) });
}
