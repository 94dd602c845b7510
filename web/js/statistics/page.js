// @ts-check
// The page of statistics: what can be asked, the chart, and the same figures as a table.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { known, language, t } from '../words.js';
import { go } from '../actions.js';
import { dataTable } from '../figures/table.js';
import { SERIES_MAX, guessChart, only, plot, valuesOf } from '../figures/columns.js';
import { columnWords, isShare, valueWords } from './shown.js';
import { change } from './start.js';

const SIDE_BY_SIDE = 'all';

/** @param {typeof import('../state.js').state} state */
export function page(state) {
  const all = /** @type {import('./start.js').Statistics} */ (state.statistics);
  if (!all.list) return html`<h1>${t('stat.title')}</h1><p class="empty">${all.failed || t('lobby.loading')}</p>`;
  return html`<div class="statistics"><header><h1>${t('stat.title')}</h1><p class="lead">${t('stat.lead')}</p></header>
    <div class="statistics-body">${index(all)}<section class="card figure" data-testid="figure">${figure(all, state)}</section></div></div>`;
}

/** @param {any} one */
const title = (one) => (known(`stat.name.${one.name}`) ? t(`stat.name.${one.name}`) : one.name.replaceAll('_', ' '));
/** @param {any} one */
const asked = (one) => (known(`stat.ask.${one.name}`) ? t(`stat.ask.${one.name}`) : one.question);

/** A list where there is room, else one field to pick from. @param {import('./start.js').Statistics} all */
function index(all) {
  const list = /** @type {any[]} */ (all.list);
  const pick = (/** @type {Event} */ event) => go(`/statistics/${/** @type {HTMLSelectElement} */ (event.target).value}`);
  return html`<nav class="card statistics-list" aria-label=${t('stat.title')}><ul>${list.map((one) => html`<li><a href="/statistics/${one.name}" data-testid="stat-${one.name}" aria-current=${one.name === all.asked ? 'page' : 'false'}>${title(one)}</a></li>`)}</ul></nav>
    <label class="field statistics-pick"><span>${t('stat.pick')}</span><select data-testid="stat-pick" @change=${pick}>${list.map((one) => html`<option value=${one.name} ?selected=${one.name === all.asked}>${title(one)}</option>`)}</select></label>`;
}

/** @param {import('./start.js').Statistics} all @param {typeof import('../state.js').state} state */
function figure(all, state) {
  const found = all.figures[all.asked];
  const one = found ?? all.list?.find((each) => each.name === all.asked);
  if (!one) return html`<h2>${t('lost.title')}</h2>`;
  const heading = html`<h2>${title(one)}</h2><p class="soft">${asked(one)}</p>`;
  if (!found) return html`${heading}<p class="empty">${all.failed || t('lobby.loading')}</p>`;
  if (!found.rows.length) return html`${heading}<p class="empty">${t('stat.none')}</p>`;
  const chosen = choose(all, found);
  const words = (/** @type {any} */ value, /** @type {string} */ column) => valueWords(value, column, state);
  return html`${heading}${filters(chosen, found, state)}${picture(chosen, title(one), words)}
    ${dataTable({
    result: chosen.result, sort: all.sort, most: all.most, name: title(one), label: columnWords, format: words,
    onSort: (sort) => change((s) => { s.sort = sort; }), onMore: () => change((s) => { s.most += 200; }),
  })}
    <p class="soft small">${t('stat.computed', { when: new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(found.computed_ms) })}${found.cut ? html` · ${t('stat.cut')}` : nothing}</p>`;
}

/**
 * The rows of the game and the number of players that are asked for. A figure that tells them apart cannot be read without choosing.
 * @param {import('./start.js').Statistics} all @param {any} found
 */
export function choose(all, found) {
  const chart = found.chart ?? guessChart(found);
  const games = valuesOf(found, 'game');
  const game = chart?.x === 'game' ? null : games.find((one) => one === all.game) ?? games[0] ?? null;
  const ofGame = game === null ? found : only(found, 'game', game);
  const counts = chart?.x === 'seats' ? [] : valuesOf(ofGame, 'seats');
  const abreast = Boolean(chart) && chart.y.length === 1 && counts.length > 1 && counts.length <= SERIES_MAX;
  const seats = abreast && (all.seats === SIDE_BY_SIDE || !all.seats) ? SIDE_BY_SIDE : counts.find((n) => String(n) === all.seats) ?? counts[0] ?? null;
  return {
    result: seats === null || seats === SIDE_BY_SIDE ? ofGame : only(ofGame, 'seats', seats),
    chart: chart && seats === SIDE_BY_SIDE ? { ...chart, split: 'seats' } : chart, game, games, seats, counts, abreast,
  };
}

/** @param {ReturnType<typeof choose>} chosen @param {any} found @param {typeof import('../state.js').state} state */
function filters(chosen, found, state) {
  const radio = (/** @type {string} */ name, /** @type {any} */ value, /** @type {string} */ words, /** @type {any} */ now) => html`<label><input type="radio" name=${name} value=${value} .checked=${value === now}
    data-testid="${name}-${value}" @change=${() => change((s) => { Object.assign(s, { [name]: String(value), sort: null, most: 40 }); })}><span>${words}</span></label>`;
  if (chosen.games.length < 2 && chosen.counts.length < 2) return nothing;
  return html`<form class="filters" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${chosen.games.length > 1 && chosen.game !== null ? html`<fieldset><legend>${t('create.game')}</legend><div class="segments">${chosen.games.map((game) => radio('game', game, state.games[String(game)]?.title ?? String(game), chosen.game))}</div></fieldset>` : nothing}
    ${chosen.counts.length > 1 ? html`<fieldset><legend>${t('stat.seats')}</legend><div class="segments">${chosen.abreast ? radio('seats', SIDE_BY_SIDE, t('stat.abreast'), chosen.seats) : nothing}${chosen.counts.map((n) => radio('seats', n, String(n), chosen.seats))}</div></fieldset>` : nothing}</form>`;
}

/** @param {ReturnType<typeof choose>} chosen @param {string} name @param {(value: any, column: string) => string} words */
function picture({ result, chart }, name, words) {
  const drawn = chart && plot(result, chart);
  if (!drawn) return nothing;
  const share = chart.y.every(isShare);
  const figure = {
    ...drawn, name, labels: drawn.labels.map((label, index) => words(drawn.kind === 'line' && !drawn.time ? drawn.xs[index] : label, chart.x)),
    format: (/** @type {number} */ value) => words(value, share ? chart.y[0] : ''),
    seriesLabel: (/** @type {string} */ label) => (chart.split ? t('stat.players', { n: Number(label) }) : columnWords(label)),
  };
  return html`<figure-chart data-testid="chart" .figure=${figure}></figure-chart>${drawn.left ? html`<p class="soft small">${t('figures.left', { n: drawn.left })}</p>` : nothing}`;
}
