// @ts-check
// The calendar of the user: time zone, quiet hours, vacations. Loaded with the account page.

import { state, update } from '../core/state.js';
import { get, post, remove } from '../core/api.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { loadStyles } from '../core/pages.js';
import { errorWords, needWords, t, wordsOf } from '../core/words.js';
import { zoneHere } from './days.js';

/** @typedef {{time_zone: string|null, quiet: {from: string, to: string}|null, vacations: any[], years: any[]}} Told */
/**
 * @typedef {object} Calendar the data of the cards
 * @property {number} user owner
 * @property {Told} told as it is on the server
 * @property {number} now_ms time of that answer
 * @property {{time_zone: string, quiet: boolean, from: string, to: string}} hours present values of the form
 * @property {{first: string, last: string}} vacation the same
 */

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('calendar');

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/js/calendar/style.css'])]);
}

/** Loads the calendar of the signed-in user. */
export async function enter() {
  const { user } = state;
  if (!user) return;
  try {
    const answer = await get('/me/calendar');
    if (state.user?.id === user.id) take(answer, true);
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/** @param {{calendar: Told, now_ms: number}} answer @param {boolean} fresh what stands in the forms goes */
function take({ calendar: told, now_ms }, fresh) {
  const { quiet } = told;
  update((s) => {
    const hours = fresh || !s.calendar ? { time_zone: told.time_zone ?? zoneHere(), quiet: Boolean(quiet), from: quiet?.from ?? '22:00',
      to: quiet?.to ?? '07:00' } : s.calendar.hours;
    s.calendar = { user: s.user?.id ?? 0, told, now_ms, hours, vacation: { first: '', last: '' } };
  });
}

/** @param {Partial<Calendar['hours']>} change what is chosen and not saved yet */
export const chooseHours = (change) => update((s) => { if (s.calendar) Object.assign(s.calendar.hours, change); });

/** @param {Partial<Calendar['vacation']>} change */
export const chooseDays = (change) => update((s) => { if (s.calendar) Object.assign(s.calendar.vacation, change); });

/** @param {Calendar['hours']} hours */
const send = ({ time_zone, quiet, from, to }) => post('/me/calendar', { time_zone, ...(quiet ? { quiet_from: from, quiet_to: to } : {}) });

export function saveHours() {
  return attempt('calendar', async () => {
    if (!state.calendar) return;
    take(await send(state.calendar.hours), true);
    showNotice(t('calendar.saved'));
  });
}

/** Adds a vacation, after saving the time zone, since days are those of the user's zone. */
export function addVacation() {
  return attempt('calendar', async () => {
    const { calendar } = state;
    if (!calendar) return;
    if (!calendar.told.time_zone) take(await send({ ...calendar.hours, quiet: false }), false);
    take(await post('/me/vacations', { first_day: calendar.vacation.first, last_day: calendar.vacation.last }), false);
  });
}

/** @param {string} first_day */
export const endVacation = (first_day) => attempt('calendar', async () => take(await remove(`/me/vacations/${first_day}`), false));
