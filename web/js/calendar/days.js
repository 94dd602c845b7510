// @ts-check
// Days ("2026-08-03") and times of day ("22:30") in the server's format. Pure.

const DAY_MS = 24 * 3600 * 1000;

/** @param {string} day */
const ofDay = (day) => Date.parse(`${day}T00:00:00Z`);

/** Counts the days, including the first and the last; 0: none. @param {string} first @param {string} last */
export function daysFrom(first, last) {
  const n = Math.round((ofDay(last) - ofDay(first)) / DAY_MS) + 1;
  return n > 0 ? n : 0;
}

/** Returns the current day in the zone. @param {number} at_ms @param {string} timeZone */
export function dayAt(at_ms, timeZone) {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at_ms);
  const of = (/** @type {string} */ type) => parts.find((part) => part.type === type)?.value;
  return `${of('year')}-${of('month')}-${of('day')}`;
}

/** Returns the day that is `n` days later. @param {string} day @param {number} n */
export const dayAfter = (day, n) => new Date(ofDay(day) + n * DAY_MS).toISOString().slice(0, 10);

/** Returns a day in words: "Mon, 3 August". @param {string} day @param {string} lang */
export function dayWords(day, lang) {
  return new Intl.DateTimeFormat(lang, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(ofDay(day));
}

/** Counts the minutes of a day in the hours. @param {string} from @param {string} to */
export function quietMinutes(from, to) {
  const minutes = (/** @type {string} */ text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return (minutes(to) - minutes(from) + 1440) % 1440;
}

/** Formats "9 hours", "8 hours 30 minutes". @param {number} minutes @param {string} lang */
export function hoursWords(minutes, lang) {
  const say = (/** @type {number} */ n, /** @type {string} */ unit) =>
    new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
  return [minutes >= 60 ? say(Math.floor(minutes / 60), 'hour') : '', minutes % 60 ? say(minutes % 60, 'minute') : ''].filter(Boolean)
    .join(' ');
}

/** Returns the time zone of this browser. */
export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Returns the zones to choose from, including those in use. @param {string[]} used @returns {string[]} */
export function zones(used) {
  const known = Intl.supportedValuesOf?.('timeZone') ?? [];
  return [...new Set([...known, 'UTC', ...used])].sort();
}
