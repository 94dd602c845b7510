// @ts-check
// Helpers that the parts of the page share: figures in the reader's language, tables.

import { html } from '/vendor/lit-html/lit-html.js';
import { locale, numberText, t } from '../core/words.js';

const RIGHT = new Set(['seats', 'finished', 'wins', 'rate', 'mean', 'best', 'met', 'before', 'behind', 'lead', 'points', 'rating',
  'chosen', 'lost']);

/** @param {number} value @param {Intl.NumberFormatOptions} [how] */
export const figure = (value, how) => numberText(value, { maximumFractionDigits: 1, ...how });
/** @param {number|null|undefined} score of a match, or none */
export const scoreText = (score) => (typeof score === 'number' ? figure(score) : '–');
/** @param {string} text UTC, as the history has it */
export const day = (text) => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(Date.parse(`${text.replace(' ', 'T')}Z`));

/** @param {string} href @param {any} words */
export const link = (href, words) => html`<a href=${href}>${words}</a>`;

/** @param {string} name @param {string[]} columns @param {any[][]} rows */
export function table(name, columns, rows) {
  const kind = (/** @type {number} */ at) => `of-${columns[at]}${RIGHT.has(columns[at]) ? ' number' : ''}`;
  return html`<div class="data-frame" tabindex="0" role="group" aria-label=${name}><table class="data">
    <thead><tr>${columns.map((column, at) => html`<th scope="col" class=${kind(at)}>${t('player.column.' + column)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${row.map((value, at) => html`<td class=${kind(at)}>${value}</td>`)}</tr>`)}</tbody></table></div>`;
}
