// @ts-check
// The page of statistics: the queries, the chart, and the same figures as a table.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { go } from '../actions.js';
import { copy } from '../frame/sharing.js';
import { asked, choose, computedNote, drawnFigure, figureView, title } from './figure_view.js';
import { exportRow } from './export_view.js';
import { PARAMS, addressOf, give, showMoreRows, showPart, sortBy } from './actions.js';
import { themes } from './themes.js';

/** @param {import('../core/state.js').State} state */
export function page(state) {
  const all = /** @type {import('./actions.js').Statistics} */ (state.statistics);
  return html`<div class="statistics"><header><h1>${t('stat.title')}</h1><p class="lead">${t('stat.lead')}
      <a href="statistics/dashboard" data-testid="to-dashboard">${t('panels.title')}</a></p></header>
    ${all.list ? html`<div class="statistics-body">${index(all, state)}<section class="card figure"
      data-testid="figure">${figure(all, state)}</section></div>`
      : html`<p class="empty">${all.failed || t('lobby.loading')}</p>`}</div>`;
}

/**
 * Draws a list if there is room, else a select field.
 * @param {import('./actions.js').Statistics} all
 * @param {import('../core/state.js').State} state
 */
function index(all, state) {
  const parts = themes(/** @type {any[]} */ (all.list), state);
  const pick = (/** @type {Event} */ event) => go(`statistics/${/** @type {HTMLSelectElement} */ (event.target).value}`);
  return html`<nav class="card statistics-list" aria-label=${t('stat.title')}>
    ${parts.map(([theme, list]) => html`<h2>${t(`stat.theme.${theme}`)}</h2>
    <ul>${list.map((one) => html`<li><a href="statistics/${one.name}" data-testid="stat-${one.name}"
    aria-current=${one.name === all.asked ? 'page' : 'false'}>${title(one)}</a></li>`)}</ul>`)}</nav>
    <label class="field statistics-pick"><span>${t('stat.pick')}</span><select data-testid="stat-pick"
      @change=${pick}>${parts.map(([theme, list]) =>
      html`<optgroup
      label=${t(`stat.theme.${theme}`)}>${list.map((one) => html`<option value=${one.name} ?selected=${one.name === all.asked}>
      ${title(one)}</option>`)}</optgroup>`)}</select></label>`;
}

/** @param {import('./actions.js').Statistics} all @param {import('../core/state.js').State} state */
function figure(all, state) {
  const address = addressOf(all.asked, all.given);
  const found = all.figures[address];
  const listed = all.list?.find((each) => each.name === all.asked);
  const one = found ?? listed;
  if (!one) return html`<h2>${t('lost.title')}</h2>`;
  const heading = html`<h2>${title(one)}</h2><p class="soft">${asked(one)}</p>${narrowing(listed, all)}`;
  if (!found) return html`${heading}<p class="empty">${all.failed || t('lobby.loading')}</p>`;
  if (!found.rows.length) return html`${heading}<div class="empty"
    data-testid="no-figure"><p><b>${t('stat.none')}</b><br>${t('stat.none_act')}</p>
    <a class="button primary" href="./">${t('go.lobby')}</a></div>`;
  const link = () => copy(`${state.base}${address}`);
  return html`${heading}${figureView(all, found, { showPart, onSort: sortBy, onMore: showMoreRows }, state)}
    ${computedNote(found)}<div class="figure-files">${exportRow({ name: all.asked,
      figure: drawnFigure(choose(all, found), title(one), state), address: `api/${address}` })}
    <button class="link" data-testid="copy-link" @click=${link}>${t('panels.copy')}</button></div>`;
}

/**
 * Draws the fields for the matches that count, if the query has such parameters.
 * @param {any} listed @param {import('./actions.js').Statistics} all
 */
function narrowing(listed, all) {
  const has = PARAMS.filter((name) => listed?.params.some((/** @type {any} */ one) => one.name === name));
  if (!has.length) return nothing;
  const set = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    give({ [field.name]: field.value === 'both' ? '' : field.value });
  };
  const field = (/** @type {string} */ name) => (name === 'who'
    ? html`<select name="who" data-testid="param-who" @change=${set}>${['both', 'people', 'bots'].map((who) => html`<option value=${who}
      ?selected=${who === (all.given.who || 'both')}>${t(`stat.who.${who}`)}</option>`)}</select>`
    : html`<input type="date" name=${name} data-testid="param-${name}" .value=${all.given[name] ?? ''} @change=${set}>`);
  return html`<details class="narrowing" ?open=${Object.keys(all.given).length > 0}><summary>${t('stat.narrow')}</summary>
    <div class="row">${has.map((name) => html`<label class="field"><span>${t(`stat.param.${name}`)}</span>${field(name)}
    </label>`)}</div></details>`;
}
