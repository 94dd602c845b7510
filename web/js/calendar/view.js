// @ts-check
// Two cards of the account page: quiet hours, vacations.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { language, locale, t } from '../core/words.js';
import { valueOf } from '../frame/elements.js';
import { dayAfter, dayAt, daysFrom, dayWords, hoursWords, quietMinutes, zones } from './days.js';
import { chooseDays, chooseHours, endVacation, saveHours, addVacation } from './actions.js';

/** @typedef {import('./actions.js').Calendar} Calendar */

const QUIET_MINUTES_MAX = 720;
const AHEAD_DAYS = 365;

/** @param {import('../core/state.js').State} state */
export function cards(state) {
  const { calendar } = state;
  if (!calendar || calendar.user !== state.user?.id) return nothing;
  return html`${quietCard(calendar, Boolean(state.ui.busy))}${vacationCard(calendar, Boolean(state.ui.busy))}`;
}

/** Formats the time in the zone. @param {Calendar} calendar */
function timeThere({ now_ms, hours }) {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone: hours.time_zone }).format(now_ms);
}

/** @param {Calendar} calendar @param {boolean} busy */
function quietCard(calendar, busy) {
  const { hours, told } = calendar;
  const submit = (/** @type {Event} */ event) => { event.preventDefault(); saveHours(); };
  const minutes = quietMinutes(hours.from, hours.to);
  const bad = hours.quiet && (minutes === 0 || Number.isNaN(minutes) || minutes > QUIET_MINUTES_MAX);
  return html`<form class="card calendar-card" @submit=${submit} data-testid="quiet-card"><h2>${t('calendar.quiet')}</h2>
    <p class="soft">${t('calendar.quiet_lead')}</p>
    <label class="field"><span>${t('calendar.time_zone')}</span><select data-testid="time-zone"
      @change=${(/** @type {Event} */ event) => chooseHours({ time_zone: valueOf(event) })}>${zones([hours.time_zone,
        told.time_zone ?? 'UTC']).map((name) => html`<option value=${name} .selected=${name === hours.time_zone}>${name
        .replaceAll('_', ' ')}</option>`)}</select><small>${t('calendar.now_there', { time: timeThere(calendar) })}</small></label>
    <label class="check"><input type="checkbox" data-testid="with-quiet" .checked=${hours.quiet} @change=${(/** @type {Event} */ event) =>
      chooseHours({ quiet: /** @type {HTMLInputElement} */ (event.target).checked })}><span>${t('calendar.with_quiet')}</span></label>
    ${hours.quiet ? html`<div class="calendar-pair">${timeField('from', hours.from)}${timeField('to', hours.to)}
      <p class="soft small ${bad ? 'form-error' : ''}" role="status">${minutes > QUIET_MINUTES_MAX ? t('calendar.too_long')
        : bad ? nothing : t('calendar.long', { hours: hoursWords(minutes, language()) })}</p></div>` : nothing}
    <button class="primary" ?disabled=${busy || bad} data-testid="save-quiet">${t('calendar.save')}</button></form>`;
}

/** @param {'from'|'to'} which @param {string} value */
function timeField(which, value) {
  return html`<label class="field"><span>${t('calendar.' + which)}</span><input type="time" required .value=${value}
    data-testid="quiet-${which}" @input=${(/** @type {Event} */ event) => chooseHours({ [which]: valueOf(event) })}></label>`;
}

/** @param {Calendar} calendar @param {boolean} busy */
function vacationCard(calendar, busy) {
  const { told, now_ms, vacation } = calendar;
  const today = dayAt(now_ms, told.time_zone ?? calendar.hours.time_zone);
  const submit = (/** @type {Event} */ event) => { event.preventDefault(); addVacation(); };
  const coming = told.vacations.filter(({ to_ms }) => to_ms > now_ms);
  const on = coming.find(({ from_ms }) => from_ms <= now_ms);
  const n = vacation.first && vacation.last ? daysFrom(vacation.first, vacation.last) : 0;
  return html`<form class="card calendar-card" @submit=${submit} data-testid="vacation-card"><h2>${t('calendar.vacation')}</h2>
    <p class="soft">${t('calendar.vacation_lead')}</p>
    ${on ? html`<p class="on-vacation" data-testid="on-vacation">${t('calendar.on', { last: dayWords(on.last_day, language()) })}</p>`
      : nothing}
    <ul class="days-left">${told.years.filter(({ year }) => year >= Number(today.slice(0, 4))).slice(0, 2).map(({ year, days_left }) =>
      html`<li data-testid="left-${year}">${t('calendar.left', { n: days_left, year })}</li>`)}</ul>
    ${coming.length ? html`<ul class="vacations">${repeat(coming, (one) => one.first_day, (one) => vacationRow(one, now_ms, busy))}</ul>`
      : html`<p class="soft small">${t('calendar.none')}</p>`}
    <div class="calendar-pair">${dayField('first', vacation.first, today, dayAfter(today, AHEAD_DAYS))}${dayField('last', vacation.last,
      vacation.first || today, dayAfter(vacation.first || today, 29))}</div>
    <button class="primary" ?disabled=${busy || !n} data-testid="take-vacation">${t('calendar.go', { n })}</button></form>`;
}

/** @param {any} vacation @param {number} now_ms @param {boolean} busy */
function vacationRow({ first_day, last_day, from_ms }, now_ms, busy) {
  const last = last_day === first_day ? '' : dayWords(last_day, locale());
  const span = t('calendar.span', { first: dayWords(first_day, locale()), last,
    n: daysFrom(first_day, last_day) });
  const words = from_ms <= now_ms ? 'calendar.end' : 'calendar.take_back';
  return html`<li data-testid="vacation"><span>${span}</span><button class="plain" type="button" ?disabled=${busy}
    aria-label=${t(words + '_of', { span })} data-testid="vacation-end" @click=${() => endVacation(first_day)}>${t(words)}</button></li>`;
}

/** @param {'first'|'last'} which @param {string} value @param {string} least @param {string} most */
function dayField(which, value, least, most) {
  return html`<label class="field"><span>${t(`calendar.${which}_day`)}</span><input type="date" required min=${least} max=${most}
    .value=${value} data-testid="vacation-${which}" @input=${(/** @type {Event} */ event) =>
      chooseDays({ [which]: valueOf(event) })}></label>`;
}
