// @ts-check
// Readable names of columns and values. Values without words are shown as they are stored.

import { known, locale, numberText, t } from '../core/words.js';

const SHARES = /(^|_)(rate|share|fair|doomed|strife)($|_)/;

/** Returns whether a column contains parts of a whole. @param {string} column */
export const isShare = (column) => SHARES.test(column);

/** @param {string} column */
export function columnWords(column) {
  return known(`stat.column.${column}`) ? t(`stat.column.${column}`) : column.replaceAll('_', ' ');
}

/**
 * Returns the description of a card, a building or the like, in words of its game; empty if no game has one.
 * @param {any} value
 * @param {string} column
 * @param {import('../core/state.js').State} state
 */
function thingWords(value, column, state) {
  const found = Object.entries(state.modules).map(([id, { figures }]) => figures.longWords?.(column, value, state.games[id]));
  return found.find(Boolean) ?? '';
}

/**
 * Returns the description of a thing whose number is in the history; other values as usual.
 * @param {any} value @param {string} column
 * @param {import('../core/state.js').State} state
 */
export function longWords(value, column, state) {
  return thingWords(value, column, state) || valueWords(value, column, state);
}

/**
 * Returns a label on the axis of a chart, where no heading explains the number.
 * @param {any} value @param {string} column
 * @param {import('../core/state.js').State} state
 */
export const axisWords = (value, column, state) => (column === 'seat' ? t('seat.n', { n: value + 1 }) : longWords(value, column, state));

/** @param {any} value @param {string} column @param {import('../core/state.js').State} state */
export function valueWords(value, column, state) {
  if (value === null) return '–';
  if (typeof value === 'number') return numberWords(value, column);
  if (column === 'day' && /^\d{4}-\d\d-\d\d$/.test(value))
    return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(value));
  if (column === 'game') return state.games[value]?.title ?? value;
  if (column === 'options') return optionWords(value);
  if (column === 'hour') return t('stat.hour', { hour: Number(value) });
  if (column === 'weekday' && /^[0-6]$/.test(value)) return weekdayWords(Number(value));
  if (column === 'month' && /^\d{4}-\d\d$/.test(value))
    return new Intl.DateTimeFormat(locale(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${value}-01`));
  if (column === 'ending' && known(`stat.ending.${value}`)) return t(`stat.ending.${value}`);
  const key = `${column}.${value}`;
  if (['row', 'status', 'bot'].includes(column) && known(key)) return t(key);
  const words = Object.values(state.modules).map(({ figures }) => figures.shortWords?.(column, value)).find(Boolean);
  return words ?? value.replaceAll('_', ' ');
}

const SUNDAY_MS = Date.UTC(2023, 0, 1);

/** @param {number} day 0 is Sunday */
const weekdayWords = (day) => new Intl.DateTimeFormat(locale(), { weekday: 'short', timeZone: 'UTC' }).format(SUNDAY_MS + day * 86400000);

/** @param {number} value @param {string} column */
function numberWords(value, column) {
  if (column === 'seat') return String(value + 1);
  if (column === 'begins') return t(value ? 'stat.yes' : 'stat.no');
  if (isShare(column)) return numberText(value, { style: 'percent', maximumFractionDigits: 1 });
  return numberText(value, { maximumFractionDigits: 3 });
}

/** @param {string} value a JSON array of names */
function optionWords(value) {
  const list = value.replace(/[[\]"]/g, '').split(',').filter(Boolean);
  const words = (/** @type {string} */ option) => (known(`option.${option}`) ? t(`option.${option}`) : option.replaceAll('_', ' '));
  return list.length ? list.map(words).join(', ') : t('stat.plain');
}
