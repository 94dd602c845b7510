// @ts-check
// The clock of a match in words: the amount of time, deadlines. Pure.

import { locale, numberText, t } from '../core/words.js';

/** @typedef {{pace: 'live'|'days', bank_s: number, increment_s: number, cap_s: number}} Control */

export const MINUTE_S = 60;
export const HOUR_S = 3600;
export const DAY_S = 24 * HOUR_S;
const DAYS_NAMED = 6; // a deadline within this number of days is named by its weekday alone

/** The named time controls; for correspondence the most usual ones first. @type {Record<string, Control>} */
export const PRESETS = {
  ten: { pace: 'live', bank_s: 600, increment_s: 10, cap_s: DAY_S },
  twenty: { pace: 'live', bank_s: 1200, increment_s: 20, cap_s: DAY_S },
  // the increment is the time of a move, so that a player who moves in time keeps the full bank
  day: { pace: 'days', bank_s: DAY_S, increment_s: DAY_S, cap_s: 3 * DAY_S },
  relaxed: { pace: 'days', bank_s: 3 * DAY_S, increment_s: 3 * DAY_S, cap_s: 7 * DAY_S },
  slow: { pace: 'days', bank_s: 14 * DAY_S, increment_s: 7 * DAY_S, cap_s: 14 * DAY_S },
};

/** @param {Control} one @param {Control} other */
const same = (one, other) => ['pace', 'bank_s', 'increment_s', 'cap_s'].every((key) => /** @type {any} */ (one)[key]
  === /** @type {any} */ (other)[key]);

/** @param {number} n @param {string} unit @param {'short'|'long'|'narrow'} [display] */
export function amount(n, unit, display = 'short') {
  return numberText(n, { style: 'unit', unit, unitDisplay: display, maximumFractionDigits: 1 });
}

/** Formats a length of time in its largest fitting unit: "10 min", "3 days". @param {number} seconds @param {'short'|'long'} [display] */
function lengthWords(seconds, display = 'short') {
  if (seconds >= 2 * DAY_S && seconds % DAY_S === 0) return amount(seconds / DAY_S, 'day', 'long');
  if (seconds >= HOUR_S && seconds % HOUR_S === 0) return amount(seconds / HOUR_S, 'hour', display);
  if (seconds >= MINUTE_S && seconds % MINUTE_S === 0) return amount(seconds / MINUTE_S, 'minute', display);
  return amount(seconds, 'second', display);
}

/** Describes the time control of a match. @param {Control|null|undefined} control */
export function controlWords(control) {
  if (!control) return t('clock.none');
  const name = Object.keys(PRESETS).find((preset) => same(PRESETS[preset], control));
  if (name && control.pace === 'days') return t('clock.preset.' + name);
  return t('clock.each', { bank: lengthWords(control.bank_s), more: control.increment_s ? lengthWords(control.increment_s) : '' });
}

/** Describes the time control with its consequences. @param {Control|null|undefined} control */
export function controlSentence(control) {
  if (!control) return t('clock.none_is');
  const words = { bank: lengthWords(control.bank_s, 'long'), more: control.increment_s ? lengthWords(control.increment_s, 'long') : '',
    cap: lengthWords(control.cap_s, 'long') };
  return t(control.pace === 'live' ? 'clock.live_is' : 'clock.days_is', words);
}

/**
 * Returns a deadline in words: "today at 18:40", "Tuesday 18:40", "3 August 18:40".
 * @param {number} deadline_ms @param {number} now_ms both of the server's wall clock
 * @param {{short?: boolean, timeZone?: string}} [how] timeZone: in place of this browser's
 */
export function untilWords(deadline_ms, now_ms, { short = false, timeZone } = {}) {
  const format = (/** @type {Intl.DateTimeFormatOptions} */ how) => new Intl.DateTimeFormat(locale(), { timeZone, ...how });
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
