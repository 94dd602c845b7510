// @ts-check
// The dashboard: a card for each panel. A shared answer: its figure alone, with files of it.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { t } from '../core/words.js';
import { copy } from '../frame/sharing.js';
import { asked, choose, computedNote, drawnFigure, figureView, picture, title } from '../statistics/figure_view.js';
import { exportRow } from '../statistics/export_view.js';
import { longWords, columnWords } from '../statistics/names.js';
import { dataTable } from '../figures/table.js';
import { add, choose as pickQuery, edit, move, save, showMoreRows, showPart, takeOff } from './actions.js';

/** @typedef {import('../core/state.js').State} State */
/** @typedef {import('./actions.js').Panel} Panel */
/** @typedef {import('./actions.js').Panels} Panels */

const ROWS = 200; // of the table in a panel

/** @param {{title: string, query: string}} panel */
const panelTitle = (panel) => panel.title || title({ name: panel.query });

/** @param {State} state */
export function page(state) {
  const all = /** @type {Panels|null} */ (state.panels);
  if (!all) return html`<p class="waiting-page">${t('lobby.loading')}</p>`;
  return state.route.id === 'dashboard' ? dashboard(all, state) : answerPage(all, state.route.id.split('/')[1], state);
}

/* ---- one answer ---- */

/** @param {Panels} all @param {string} id @param {State} state */
function answerPage(all, id, state) {
  const found = all.answers[id];
  if (!found) {
    return html`<div class="statistics"><p class="empty" role="status" data-testid="answer-gone">${all.failed
      || t('lobby.loading')}</p></div>`;
  }
  const name = found.title || title(found);
  const figure = found.rows.length ? drawnFigure(choose(all.choices, found), name, state) : null;
  return html`<div class="statistics answer-page" data-testid="answer-page"><section class="card figure"><h1>${name}</h1>
    <p class="soft">${asked(found)}</p>
    ${found.rows.length ? figureView(all.choices, found, { showPart, onSort: (sort) => showPart({ sort }), onMore: showMoreRows }, state,
      { name, light: true }) : html`<p class="empty">${t('stat.none')}</p>`}
    ${computedNote(found)}${exportRow({ name: id, figure, address: `api/panels/${id}` })}</section>
    <p><a href="statistics/dashboard">${t('panels.title')}</a></p></div>`;
}

/* ---- the dashboard ---- */

/** @param {Panels} all @param {State} state */
function dashboard(all, state) {
  const placed = (all.list ?? []).filter(({ place }) => place !== null);
  const asOne = placed.filter((panel) => all.admin || panel.shared !== false);
  return html`<div class="statistics" data-testid="dashboard"><header class="dashboard-head"><div><h1>${t('panels.title')}</h1>
    <p class="lead">${t('panels.lead')}</p></div>
    ${all.admin ? html`<button class="plain" data-testid="edit" aria-pressed=${all.editing ? 'true' : 'false'}
      @click=${edit}>${t(all.editing ? 'panels.done' : 'panels.edit')}</button>` : nothing}</header>
    ${all.list ? nothing : html`<p class="empty" role="status">${all.failed || t('lobby.loading')}</p>`}
    ${all.list && !asOne.length ? html`<p class="empty" data-testid="no-panels">${t('panels.none')}</p>` : nothing}
    <div class="panels">${repeat(asOne, (panel) => panel.id, (panel, index) => card(panel, index, asOne.length, all, state))}</div>
    ${all.admin && all.editing ? adding(all, state) : nothing}
    <p><a href="statistics">${t('panels.statistics')}</a></p></div>`;
}

/** @param {Panel} panel @param {number} index @param {number} count @param {Panels} all @param {State} state */
function card(panel, index, count, all, state) {
  const found = all.answers[panel.id];
  const name = panelTitle(panel);
  return html`<section class="card panel" data-testid="panel-${panel.id}" aria-label=${name}><h2>${name}</h2>
    <p class="soft">${asked({ name: panel.query, question: panel.question })}</p>
    ${all.admin ? html`<p class="small panel-seen" data-testid="seen-${panel.id}">${t(panel.shared ? 'panels.everybody'
      : 'panels.private')}</p>` : nothing}
    ${found ? figureOf(found, name, state) : html`<p class="empty" role="status">${all.wrong[panel.id] || t('lobby.loading')}</p>`}
    ${panel.shared !== false ? html`<p class="panel-foot"><a href="statistics/answer/${panel.id}" data-testid="open-${panel.id}"
      aria-label=${t('panels.open_of', { name })}>${t('panels.open')}</a>
      <button class="link" data-testid="link-${panel.id}" aria-label=${t('panels.copy_of', { name })}
        @click=${() => copy(`${state.base}statistics/answer/${panel.id}`)}>${t('panels.copy')}</button></p>` : nothing}
    ${all.admin && all.editing ? editing(panel, index, count, name, state) : nothing}</section>`;
}

/** @param {any} found @param {string} name @param {State} state */
function figureOf(found, name, state) {
  if (!found.rows.length) return html`<p class="empty">${t('stat.none')}</p>`;
  const chosen = choose({ game: '', seats: '', part: '', sort: null, most: ROWS }, found);
  const which = [chosen.games.length > 1 && chosen.game !== null ? state.games[String(chosen.game)]?.title ?? '' : '',
    chosen.column ? longWords(chosen.part, chosen.column, state) : ''].filter(Boolean).join(' · ');
  return html`${which ? html`<p class="small">${which}</p>` : nothing}${picture(drawnFigure(chosen, name, state), true)}
    <details class="panel-table"><summary>${t('panels.figures')}</summary>${dataTable({
    result: { columns: found.columns, rows: found.rows }, sort: null, most: ROWS, name, label: columnWords,
      format: (value, column) => longWords(value, column, state),
  })}</details>`;
}

/** @param {Panel} panel @param {number} index @param {number} count @param {string} name @param {State} state */
function editing(panel, index, count, name, state) {
  const busy = Boolean(state.ui.busy);
  const rename = (/** @type {Event} */ event) => save(panel, { title: /** @type {HTMLInputElement} */ (event.target).value.trim() });
  return html`<div class="panel-edit"><label class="field"><span>${t('panels.heading')}</span><input maxlength="80" .value=${panel.title}
      placeholder=${title({ name: panel.query })} ?disabled=${busy} data-testid="title-${panel.id}" @change=${rename}></label>
    <div class="row"><button class="plain" ?disabled=${busy || index === 0} aria-label=${t('panels.up_of', { name })}
      data-testid="up-${panel.id}" @click=${() => move(panel, -1)}>${t('panels.up')}</button>
    <button class="plain" ?disabled=${busy || index === count - 1} aria-label=${t('panels.down_of', { name })}
      data-testid="down-${panel.id}" @click=${() => move(panel, 1)}>${t('panels.down')}</button>
    <button class="plain" ?disabled=${busy} data-testid="share-${panel.id}" aria-label="${t(panel.shared ? 'panels.unshare'
      : 'panels.share')}: ${name}" @click=${() => save(panel, { shared: !panel.shared })}>${t(panel.shared ? 'panels.unshare'
      : 'panels.share')}</button>
    <button class="plain" ?disabled=${busy} data-testid="off-${panel.id}" aria-label=${t('panels.off_of', { name })}
      @click=${() => takeOff(panel)}>${t('panels.off')}</button></div></div>`;
}

/** @param {Panels} all @param {State} state */
function adding(all, state) {
  const pick = (/** @type {Event} */ event) => pickQuery(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`<section class="card panel-add"><h2>${t('panels.add')}</h2><div class="row"><label class="field">
    <span>${t('panels.query')}</span><select data-testid="add-query" @change=${pick}>
      <option value="" ?selected=${!all.adding}>–</option>
      ${all.queries.map((query) => html`<option value=${query.name} ?selected=${query.name === all.adding}>
        ${title(query)}</option>`)}</select></label>
    <button class="primary" data-testid="add" ?disabled=${!all.adding || Boolean(state.ui.busy)} @click=${() =>
      add(all.adding)}>${t('panels.add')}</button></div></section>`;
}
