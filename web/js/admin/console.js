// @ts-check
// The SQL console: named and saved queries, the editor, its parameters, and the result as a table, a chart or a file.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { t } from '../core/words.js';
import { go } from '../actions.js';
import { openDialog } from '../frame/overlays.js';
import { dataTable } from '../figures/table.js';
import { guessChart, numericColumns, paramsOf, plot, seriesMost, splitOf } from '../figures/columns.js';
import { valueWords } from '../statistics/names.js';
import { saveSvg } from '../statistics/export_view.js';
import { change, download, isQuery, pickQuery, runQuery } from './actions.js';
import { number, pickField, searchField } from './parts.js';

const ROW_CHOICES = ['100', '1000', '10000', '100000'];

/** @typedef {import('./actions.js').Admin['console']} Input */

/** @param {Partial<Input>} values */
const set = (values) => change((admin) => { Object.assign(admin.console, values); });

/** @param {import('../core/state.js').State} state */
export function consolePage(state) {
  const input = /** @type {import('./actions.js').Admin} */ (state.admin).console;
  return html`<header class="admin-head"><h1>${t('admin.console')}</h1><p class="soft">${t('admin.console_lead')}</p></header>
    <div class="console"><aside class="card queries">${queries(input, state)}</aside>
      <div class="console-main">${question(input, state)}${answer(input, state)}</div></div>`;
}

/* ---- named queries ---- */

/** @param {Input} input @param {import('../core/state.js').State} state */
function queries(input, state) {
  const wanted = input.filter.toLowerCase();
  const found = (input.queries ?? []).filter((query) => !wanted || query.name.includes(wanted)
    || query.question.toLowerCase().includes(wanted));
  const part = (/** @type {boolean} */ saved) => found.filter((query) => query.saved === saved);
  return html`<details .open=${input.listed ?? !state.ui.narrow}
    @toggle=${(/** @type {Event} */ event) => { input.listed = /** @type {HTMLDetailsElement} */ (event.target).open; }}>
    <summary><h2>${t('admin.queries')}</h2></summary>
    ${searchField(t('admin.find_query'), input.filter, (filter) => set({ filter }), 'find-query')}
    <h3>${t('admin.saved')}</h3>${part(true).length ? list(part(true), input) : html`<p class="soft small">${t('admin.none_saved')}</p>`}
    <h3>${t('admin.named')}</h3>${list(part(false), input)}</details>`;
}

/** @param {any[]} found @param {Input} input */
function list(found, input) {
  const pick = (/** @type {string} */ name) => () => {
    if (input.name === name) pickQuery(name);
    else go(`admin/console/${name}`);
  };
  return html`<ul class="query-list">${repeat(found, (query) => query.name, (query) => html`<li>
    <button class="query" aria-pressed=${query.name === input.name ? 'true' : 'false'} data-testid="query-${query.name}"
      title=${query.question} @click=${pick(query.name)}><b>${query.name}</b><small>${query.question}</small></button>
    ${query.saved ? html`<button class="round small-round" aria-label=${t('admin.delete_query', { name: query.name })}
      title=${t('admin.delete_query', { name: query.name })} data-testid="delete-${query.name}"
      @click=${() => openDialog({ name: 'admin', what: 'delete-query', query })}>×</button>` : nothing}</li>`)}</ul>`;
}

/* ---- the statement ---- */

/** @param {Input} input @param {import('../core/state.js').State} state */
function question(input, state) {
  const params = paramsOf(input.sql);
  const known = input.queries?.find((query) => query.name === input.name);
  const onText = (/** @type {CustomEvent} */ event) => set({ sql: event.detail, error: null });
  const submit = (/** @type {Event} */ event) => { event.preventDefault(); runQuery(); };
  return html`<section class="card asking">${known ? html`<p class="asked">${known.question}</p>` : nothing}
    <sql-editor .text=${input.sql} .views=${input.views} .wrong=${input.error?.at ?? null} label=${t('admin.sql')}
      placeholder=${t('admin.sql_hint')} @sql-change=${onText} @sql-run=${runQuery}></sql-editor>
    <form @submit=${submit}>
      ${params.length
        ? html`<fieldset class="params"><legend>${t('admin.params')}</legend>${params.map((name) => param(name, known,
        input))}</fieldset>` : nothing}
      ${input.error ? html`<p class="form-error" role="alert" data-testid="sql-error">${input.error.text}</p>` : nothing}
      <div class="run-row"><button class="primary" data-testid="run" ?disabled=${input.running}>${t(input.running ? 'admin.runs'
        : 'admin.run')} <kbd>Ctrl ⏎</kbd></button>
        <button class="plain" type="button" data-testid="save" ?disabled=${!input.sql.trim()} @click=${() =>
          openDialog({ name: 'admin', what: 'save' })}>${t('admin.save')}</button>
        ${pickField(t('admin.rows_most'), ROW_CHOICES.map((n) => [n, number(Number(n))]), String(input.rows),
          (rows) => set({ rows: Number(rows) }), 'rows')}</div></form></section>`;
}

/** @param {string} name @param {any} known @param {Input} input */
function param(name, known, input) {
  const about = known?.params.find((/** @type {any} */ one) => one.name === name)?.about ?? '';
  const onText = (/** @type {InputEvent} */ event) =>
    set({ params: { ...input.params, [name]: /** @type {HTMLInputElement} */ (event.target).value } });
  return html`<label class="field"><span class="mono">${name}</span><input maxlength="150" autocomplete="off" data-testid="param-${name}"
    .value=${input.params[name] ?? ''} @input=${onText}>
    ${about ? html`<small>${about}</small>` : nothing}</label>`;
}

/* ---- the result ---- */

/** Returns whether the result answers a named or saved query, as it is stored. @param {Input} input */
const isStored = ({ name, queries, asked }) => Boolean(name) && isQuery(queries?.find((query) => query.name === name), asked?.sql ?? '');

/** @param {Input} input @param {import('../core/state.js').State} state */
function answer(input, state) {
  const { result } = input;
  if (!result) return nothing;
  const busy = Boolean(state.ui.busy);
  const drawn = input.charted ? figureOf(input, state) : null;
  return html`<section class="card answer" data-testid="answer"><div class="answer-head">
      <p role="status" data-testid="answer-status"><b>${t('admin.rows', { n: result.rows.length,
        words: number(result.rows.length) })}</b> · ${number(result.ms)} ms${result.cut
        ? html` · <span class="cut-note">${t('admin.cut')}</span>` : nothing}</p>
      <div class="row"><button class="plain" data-testid="chart-toggle" aria-expanded=${input.charted ? 'true'
        : 'false'} ?disabled=${!numericColumns(result).length} @click=${() => set({ charted: !input.charted })}>${t('admin.chart')}</button>
        <button class="plain" data-testid="csv" ?disabled=${busy} @click=${() => download('csv')}>CSV</button><button class="plain"
          data-testid="json" ?disabled=${busy} @click=${() => download('json')}>JSON</button>${input.charted && drawn
          ? html`<button class="plain" data-testid="svg" @click=${() => saveSvg(drawn, input.name || 'ochre')}>SVG</button>` : nothing}${
          isStored(input) ? html`<button class="plain" data-testid="share" @click=${() =>
            openDialog({ name: 'admin', what: 'share', path: '' })}>${t('admin.share')}</button>` : nothing}</div></div>
    ${input.charted ? picture(input, state) : nothing}
    ${result.rows.length ? dataTable({
    result, sort: input.sort, most: input.most, name: t('admin.result'), onSort: (sort) => set({ sort }),
      onMore: () => set({ most: input.most + 500 }),
  }) : html`<p class="empty">${t('admin.no_result')}</p>`}</section>`;
}

/** Returns the figure to draw; null: these columns make none. @param {Input} input @param {import('../core/state.js').State} state */
function figureOf(input, state) {
  const { result } = input;
  const chart = input.chart ?? guessChart(result);
  const drawn = chart ? plot(result, { ...chart, split: splitOf(result, chart) }) : null;
  if (!chart || !drawn) return null;
  const heat = chart.kind === 'heat';
  const words = (/** @type {string} */ label, /** @type {string} */ column) => (heat ? valueWords(label, column, state) : label);
  return {
    ...drawn, name: t('admin.chart_name', { x: chart.x, y: chart.y.join(', ') }),
    format: (/** @type {number} */ value) => number(value, 3), labels: drawn.labels.map((label) => words(label, chart.x)),
    seriesLabel: (/** @type {string} */ label) => words(label, chart.split ?? ''),
  };
}

/** @param {Input} input @param {import('../core/state.js').State} state */
function picture(input, state) {
  const { result } = input;
  const chart = input.chart ?? guessChart(result);
  if (!chart) return html`<p class="empty">${t('admin.no_chart')}</p>`;
  const drawn = figureOf(input, state);
  return html`<div class="picture" data-testid="picture">${chooser(input, chart)}
    ${!drawn ? html`<p class="empty">${t('admin.no_chart')}</p>` : ['bars', 'line'].includes(drawn.kind)
      ? html`<figure-chart data-testid="chart" .figure=${drawn}></figure-chart>`
      : html`<figure-drawing data-testid="chart" .figure=${drawn}></figure-drawing>`}
    ${drawn?.left ? html`<p class="soft small">${t('figures.left', { n: drawn.left })}</p>` : nothing}</div>`;
}

/** @param {Input} input @param {import('../figures/columns.js').Chart} chart */
function chooser(input, chart) {
  const numbers = numericColumns(input.result);
  const to = (/** @type {Partial<import('../figures/columns.js').Chart>} */ values) => set({ chart: { ...chart, ...values } });
  const toggle = (/** @type {string} */ name) => {
    const y = chart.y.includes(name) ? chart.y.filter((one) => one !== name) : [...chart.y, name].slice(-seriesMost(chart.kind));
    if (y.length) to({ y });
    else set({ chart: { ...chart } });
  };
  return html`<form class="chooser" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <fieldset><legend>${t('admin.kind')}</legend><div
      class="segments">${['bars', 'line', 'box', 'heat'].map((kind) => html`<label><input type="radio" name="kind" value=${kind}
      data-testid="kind-${kind}" .checked=${chart.kind === kind}
      @change=${() => to({ kind })}><span>${t(`admin.${kind}`)}</span></label>`)}</div></fieldset>
    ${pickField(t('admin.x'), input.result.columns.map((/** @type {string} */ name) => [name, name]), chart.x, (x) => to({ x }), 'chart-x')}
    ${chart.kind === 'heat' ? pickField(t('admin.split'),
      ['', ...input.result.columns].map((/** @type {string} */ name) => [name, name || '–']), chart.split ?? '',
      (split) => to({ split }), 'chart-split') : nothing}
    <fieldset class="ys"><legend>${t('admin.y')}</legend>${numbers.map(
      (name) => html`<label class="check"><input type="checkbox" data-testid="y-${name}" .checked=${chart.y.includes(name)}
      @change=${() => toggle(name)}><span class="mono">${name}</span></label>`)}</fieldset></form>`;
}
