// @ts-check
// Small pieces of the administrators' pages: readable numbers, times and sizes, searches, buttons for the next page.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { locale, t, withMinus } from '../core/words.js';

/** @param {number} value @param {number} [digits] */
export function number(value, digits = 1) {
  return withMinus(new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value));
}

/** @param {number} bytes */
export function bytes(bytes) {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${number(bytes / 1000 ** step)} ${units[step]}`;
}

/** Formats a time in the viewer's time zone. @param {number} ms */
export function moment(ms) {
  if (!ms) return '–';
  const words = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
  return html`<time datetime=${new Date(ms).toISOString()} title=${new Date(ms).toISOString()}>${words}</time>`;
}

/** Formats a span of time: 3 d 4 h, 5 min 6 s, 0.8 s. @param {number} ms */
export function span(ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${number(seconds)} s`;
  const steps = [['d', 86400], ['h', 3600], ['min', 60], ['s', 1]];
  const at = steps.findIndex(([, size]) => seconds >= Number(size));
  const [unit, size] = /** @type {[string, number]} */ (steps[at]);
  const rest = steps[at + 1];
  const left = rest ? Math.floor((seconds % size) / Number(rest[1])) : 0;
  return `${Math.floor(seconds / size)} ${unit}${left ? ` ${left} ${rest[0]}` : ''}`;
}

/** @param {string} label @param {string} value @param {(text: string) => void} onText @param {string} id */
export function searchField(label, value, onText, id) {
  return html`<label class="field search"><span>${label}</span><input type="search" autocomplete="off" maxlength="64" data-testid=${id}
    .value=${value}
    @input=${(/** @type {InputEvent} */ event) => onText(/** @type {HTMLInputElement} */ (event.target).value)}></label>`;
}

/**
 * @param {string} label
 * @param {[string, string][]} choices value and words
 * @param {string} value
 * @param {(value: string) => void} onPick
 * @param {string} id
 */
export function pickField(label, choices, value, onPick, id) {
  return html`<label class="field"><span>${label}</span><select data-testid=${id}
    @change=${(/** @type {Event} */ event) => onPick(/** @type {HTMLSelectElement} */ (event.target).value)}>
    ${choices.map(([each, words]) => html`<option value=${each} ?selected=${each === value}>${words}</option>`)}</select></label>`;
}

/** @param {boolean} more @param {() => void} onMore */
export function older(more, onMore) {
  return more ? html`<button class="plain older" data-testid="older" @click=${onMore}>${t('admin.older')}</button>` : nothing;
}

/** Draws a note for a list that is not loaded yet, or empty. @param {any[]|null} list @param {string} none */
export function emptyNote(list, none) {
  if (list === null) return html`<p class="empty">${t('lobby.loading')}</p>`;
  return list.length ? nothing : html`<p class="empty">${none}</p>`;
}
