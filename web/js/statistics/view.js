// @ts-check
// The page of statistics: the queries, the chart, and the same figures as a table.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { known, locale, t } from '../core/words.js';
import { go } from '../actions.js';
import { dataTable } from '../figures/table.js';
import { SERIES_MAX, guessChart, isNumeric, isPlain, only, pickOf, plot, splitOf, valuesOf, without } from '../figures/columns.js';
import { axisWords, columnWords, isShare, longWords, valueWords } from './names.js';
import { sign } from './drawings.js';
import { showMoreRows, showPart, sortBy } from './actions.js';
import { themes } from './themes.js';

const SIDE_BY_SIDE = 'all';

/** @param {import('../core/state.js').State} state */
export function page(state) {
  const all = /** @type {import('./actions.js').Statistics} */ (state.statistics);
  return html`<div class="statistics"><header><h1>${t('stat.title')}</h1><p class="lead">${t('stat.lead')}</p></header>
    ${all.list ? html`<div class="statistics-body">${index(all, state)}<section class="card figure"
      data-testid="figure">${figure(all, state)}</section></div>`
      : html`<p class="empty">${all.failed || t('lobby.loading')}</p>`}</div>`;
}

/** @param {any} one */
const title = (one) => (known(`stat.name.${one.name}`) ? t(`stat.name.${one.name}`) : one.name.replaceAll('_', ' '));
/** @param {any} one */
const asked = (one) => (known(`stat.ask.${one.name}`) ? t(`stat.ask.${one.name}`) : one.question);

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

/** Returns the columns that repeat the words of other columns. @param {string[]} columns @param {import('../core/state.js').State} state */
function saidAlready(columns, state) {
  return Object.values(state.modules).flatMap(({ figures }) => columns.flatMap((column) => figures.saidBy?.[column] ?? []));
}

/** @param {import('./actions.js').Statistics} all @param {import('../core/state.js').State} state */
function figure(all, state) {
  const found = all.figures[all.asked];
  const one = found ?? all.list?.find((each) => each.name === all.asked);
  if (!one) return html`<h2>${t('lost.title')}</h2>`;
  const heading = html`<h2>${title(one)}</h2><p class="soft">${asked(one)}</p>`;
  if (!found) return html`${heading}<p class="empty">${all.failed || t('lobby.loading')}</p>`;
  if (!found.rows.length) return html`${heading}<p class="empty">${t('stat.none')}</p>`;
  const chosen = choose(all, found);
  const words = (/** @type {any} */ value, /** @type {string} */ column) => valueWords(value, column, state);
  const shown = without(chosen.result, saidAlready(chosen.result.columns, state));
  return html`${heading}${filters(chosen, found, state)}${picture(chosen, title(one), words, state)}
    ${dataTable({
    result: shown, sort: all.sort, most: all.most, name: title(one), label: columnWords,
      format: (value, column) => longWords(value, column, state), sign: (value, column) => sign(value, column, state),
    onSort: sortBy, onMore: showMoreRows,
  })}
    ${found.columns.some((/** @type {string} */ column) => column.endsWith('_low'))
      ? html`<p class="soft small">${t('stat.sure')}</p>` : nothing}
    <p class="soft small">
      ${t('stat.computed', { when: new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(
      found.computed_ms) })}${found.cut ? html` · ${t('stat.cut')}` : nothing}</p>`;
}

/**
 * Returns the rows of the chosen game and number of players, and any further choices needed for a readable chart.
 * @param {import('./actions.js').Statistics} all @param {any} found
 */
export function choose(all, found) {
  const chart = found.chart ?? guessChart(found);
  const games = valuesOf(found, 'game');
  const game = chart?.x === 'game' ? null : games.find((one) => one === all.game) ?? games[games.length - 1] ?? null;
  const ofGame = game === null ? found : only(found, 'game', game);
  const counts = chart?.x === 'seats' ? [] : valuesOf(ofGame, 'seats');
  const abreast = Boolean(chart) && chart.y.length === 1 && counts.length > 1 && counts.length <= SERIES_MAX;
  const seats = abreast && (all.seats === SIDE_BY_SIDE || !all.seats) ? SIDE_BY_SIDE
    : counts.find((n) => String(n) === all.seats) ?? counts[0] ?? null;
  const ofSeats = seats === null || seats === SIDE_BY_SIDE ? ofGame : only(ofGame, 'seats', seats);
  const choices = { game, games, seats, counts, abreast };
  if (!chart || seats === SIDE_BY_SIDE) return { ...choices, ...none, result: ofSeats, chart: chart && { ...chart, split: 'seats' } };
  const split = splitOf(ofSeats, chart);
  const column = isPlain(ofSeats, { ...chart, split }) ? undefined : pickOf(ofSeats, chart);
  if (!column) return { ...choices, ...none, result: ofSeats, chart: { ...chart, split } };
  const parts = valuesOf(ofSeats, column);
  const part = parts.find((one) => one === all.part) ?? parts[parts.length - 1];
  const result = only(ofSeats, column, part);
  return { ...choices, column, parts, part, result, chart: { ...chart, split: splitOf(result, chart) } };
}

const none = { column: '', parts: /** @type {any[]} */ ([]), part: null };

/** @param {ReturnType<typeof choose>} chosen @param {any} found @param {import('../core/state.js').State} state */
function filters(chosen, found, state) {
  const radio = (/** @type {string} */ name, /** @type {any} */ value, /** @type {string} */ words, /** @type {any} */ now) =>
    html`<label><input type="radio" name=${name} value=${value} .checked=${value === now}
    data-testid="${name}-${value}" @change=${() =>
      showPart({ [name]: String(value) })}><span>${words}</span></label>`;
  if (chosen.games.length < 2 && chosen.counts.length < 2 && !chosen.column) return nothing;
  return html`<form class="filters" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${chosen.games.length > 1 && chosen.game !== null
      ? html`<fieldset><legend>${t('create.game')}</legend>
      <div class="segments">${chosen.games.map((game) => radio('game', game, state.games[String(game)]?.title ?? String(game),
      chosen.game))}</div></fieldset>` : nothing}
    ${chosen.counts.length > 1 ? html`<fieldset><legend>${t('stat.seats')}</legend><div class="segments">${chosen.abreast
      ? radio('seats', SIDE_BY_SIDE, t('stat.abreast'), chosen.seats)
      : nothing}${chosen.counts.map((n) => radio('seats', n, String(n), chosen.seats))}</div></fieldset>` : nothing}
    ${chosen.column ? html`<label class="field"><span>${columnWords(chosen.column)}</span><select data-testid="part"
      @change=${(/** @type {Event} */ event) => showPart(
        { part: /** @type {HTMLSelectElement} */ (event.target).value })}>${chosen.parts.map((one) => html`<option value=${one}
      ?selected=${one === chosen.part}>${longWords(one, chosen.column, state)}</option>`)}</select></label>` : nothing}</form>`;
}

/**
 * @param {ReturnType<typeof choose>} chosen
 * @param {string} name
 * @param {(value: any, column: string) => string} words
 * @param {import('../core/state.js').State} state
 */
function picture({ result, chart }, name, words, state) {
  const drawn = chart && isPlain(result, chart) ? plot(result, chart) : null;
  if (!drawn) return nothing;
  const share = chart.y.every(isShare);
  const numbers = isNumeric(result, result.columns.indexOf(chart.x));
  const figure = {
    ...drawn, name, labels: drawn.labels.map((label) => axisWords(numbers ? Number(label) : label, chart.x, state)),
    format: (/** @type {number} */ value) => words(value, share ? chart.y[0] : ''),
    seriesLabel: (/** @type {string} */ label) => (!chart.split ? columnWords(label)
      : chart.split === 'seats' ? t('stat.players', { n: Number(label) })
      : `${columnWords(chart.split)} ${words(Number.isNaN(Number(label)) ? label : Number(label), chart.split)}`),
  };
  return html`<figure-chart data-testid="chart" .figure=${figure}></figure-chart>${drawn.left
    ? html`<p class="soft small">${t('figures.left', { n: drawn.left })}</p>` : nothing}`;
}
