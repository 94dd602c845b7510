// @ts-check
// The waiting time of a table, in the lobby.

import { locale, t } from '../core/words.js';

const DAY_MS = 24 * 3600 * 1000;

/** Formats the time at which a table closes: a weekday within a week, else a date. @param {number} ms */
export function day(ms) {
  const near = ms - Date.now() < 6 * DAY_MS;
  const parts = /** @type {Intl.DateTimeFormatOptions} */ (near ? { weekday: 'long', hour: 'numeric', minute: '2-digit' }
    : { day: 'numeric', month: 'long' });
  return new Intl.DateTimeFormat(locale(), parts).format(ms);
}

/** Draws the waiting time, for an entry of the lobby. @param {any} match */
export function openUntil(match) {
  return match.status === 'open' && match.open_until_ms ? t('waits.until', { when: day(match.open_until_ms) }) : '';
}
