// @ts-check
// A result as a table that the user sorts by its column heads.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t, withMinus } from '../core/words.js';
import { isNumeric, rowsBy } from './columns.js';

/**
 * @typedef {object} TableInput
 * @property {import('./columns.js').Result} result
 * @property {{column: number, descending: boolean}|null} sort
 * @property {(sort: {column: number, descending: boolean}) => void} [onSort] without it the table is not sorted
 * @property {number} most rows to draw
 * @property {() => void} [onMore] without it no more rows can be drawn
 * @property {string} name
 * @property {(column: string) => string} [label]
 * @property {(value: import('./columns.js').Value, column: string) => string} [format]
 * @property {(value: import('./columns.js').Value, column: string) => any} [sign] the drawing beside a value
 */

/** @param {TableInput} input */
export function dataTable(input) {
  const { result, sort, most, onMore } = input;
  const rows = rowsBy(result, sort);
  const numeric = result.columns.map((_, column) => isNumeric(result, column));
  const format = input.format ?? ((value) => (typeof value === 'number' ? withMinus(String(value)) : String(value ?? '')));
  return html`<div class="data-frame" tabindex="0" role="group" aria-label=${input.name}><table class="data" data-testid="data-table">
    <caption class="hidden">${input.name}</caption>
    <thead><tr>${result.columns.map((name, column) => head(input, name, column, numeric[column]))}</tr></thead>
    <tbody>${rows.slice(0, most)
      .map((row) =>
      html`<tr>
      ${row.map((value, column) => html`<td class=${numeric[column] ? 'number' : ''}>${value === null
      ? html`<span class="gap" aria-label=${t('figures.gap')}>–</span>`
      : html`${input.sign?.(value, result.columns[column])}<bdi>${format(value, result.columns[column])}</bdi>`}</td>`)}</tr>`)}</tbody>
      </table></div>
    ${rows.length > most && onMore ? html`<button class="plain" data-testid="more-rows"
      @click=${onMore}>${t('figures.more', { n: rows.length - most })}</button>` : nothing}`;
}

/** @param {TableInput} input @param {string} name @param {number} column @param {boolean} numeric */
function head(input, name, column, numeric) {
  const { sort, onSort } = input;
  if (!onSort) return html`<th scope="col" class=${numeric ? 'number' : ''}>${input.label?.(name) ?? name}</th>`;
  const mine = sort?.column === column;
  const press = () => onSort({ column, descending: mine ? !sort?.descending : numeric });
  return html`<th scope="col" class=${numeric ? 'number' : ''} aria-sort=${mine ? (sort?.descending ? 'descending' : 'ascending') : 'none'}>
    <button data-testid="sort-${name}" @click=${press}>${input.label?.(name) ?? name}<span class="sort-mark" aria-hidden="true">${mine
      ? (sort?.descending ? '▾' : '▴') : ''}</span></button></th>`;
}
