// @ts-check
// A figure: its choices, its chart, and its values as a table. Shared by the pages that show answers.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { known, locale, t } from '../core/words.js';
import { dataTable } from '../figures/table.js';
import { SERIES_MAX, guessChart, isNumeric, isPlain, only, pickOf, plot, splitOf, valuesOf, without } from '../figures/columns.js';
import { axisWords, columnWords, isShare, longWords, valueWords } from './names.js';
import { sign } from './drawings.js';

const SIDE_BY_SIDE = 'all';
const CANVAS_KINDS = ['bars', 'line'];

/** @typedef {{game: string, seats: string, part: string, sort: any, most: number}} Choices */
/** @typedef {{showPart: (part: Partial<Choices>) => void, onSort: (sort: any) => void, onMore: () => void}} Handlers */

/** @param {any} one */
export const title = (one) => (known(`stat.name.${one.name}`) ? t(`stat.name.${one.name}`) : one.name.replaceAll('_', ' '));

/** @param {any} one */
export const asked = (one) => (known(`stat.ask.${one.name}`) ? t(`stat.ask.${one.name}`) : one.question);

/** Says when the figures were computed. @param {any} found */
export const computedNote = (found) => html`<p class="soft small">
  ${t('stat.computed', { when: new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' })
    .format(found.computed_ms) })}${found.cut ? html` · ${t('stat.cut')}` : nothing}</p>`;

/** Returns the columns that repeat the words of other columns. @param {string[]} columns @param {import('../core/state.js').State} state */
function saidAlready(columns, state) {
  return Object.values(state.modules).flatMap(({ figures }) => columns.flatMap((column) => figures.saidBy?.[column] ?? []));
}

/**
 * Draws the choices, the chart and the table.
 * @param {Choices} all @param {any} found @param {Handlers} handlers @param {import('../core/state.js').State} state
 * @param {{name?: string, light?: boolean}} [how] name: of the figure, instead of the query's; light: without the canvas of charts
 */
export function figureView(all, found, handlers, state, { name = title(found), light = false } = {}) {
  const chosen = choose(all, found);
  const shown = without(chosen.result, saidAlready(chosen.result.columns, state));
  return html`${filters(chosen, handlers, state)}${picture(drawnFigure(chosen, name, state), light)}
    ${dataTable({
    result: shown, sort: all.sort, most: all.most, name, label: columnWords,
      format: (value, column) => longWords(value, column, state), sign: (value, column) => sign(value, column, state),
    onSort: handlers.onSort, onMore: handlers.onMore,
  })}
    ${found.columns.some((/** @type {string} */ column) => column.endsWith('_low'))
      ? html`<p class="soft small">${t('stat.sure')}</p>` : nothing}`;
}

/**
 * Returns the rows of the chosen game and number of players, and any further choices needed for a readable chart.
 * @param {Choices} all @param {any} found
 */
export function choose(all, found) {
  const chart = found.chart ?? guessChart(found);
  const games = valuesOf(found, 'game');
  const game = chart?.x === 'game' ? null : games.find((one) => one === all.game) ?? games[games.length - 1] ?? null;
  const ofGame = game === null ? found : only(found, 'game', game);
  const counts = chart?.x === 'seats' ? [] : valuesOf(ofGame, 'seats');
  const abreast = Boolean(chart) && chart.kind !== 'heat' && chart.y.length === 1 && counts.length > 1 && counts.length <= SERIES_MAX;
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

/** @param {ReturnType<typeof choose>} chosen @param {Handlers} handlers @param {import('../core/state.js').State} state */
function filters(chosen, { showPart }, state) {
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
 * Returns the figure of a chart: its values, and words for its labels; null: nothing can be drawn.
 * @param {ReturnType<typeof choose>} chosen @param {string} name @param {import('../core/state.js').State} state
 */
export function drawnFigure({ result, chart }, name, state) {
  const drawn = chart && isPlain(result, chart) ? plot(result, chart) : null;
  if (!drawn) return null;
  const words = (/** @type {any} */ value, /** @type {string} */ column) => valueWords(value, column, state);
  const share = chart.y.every(isShare);
  const numbers = isNumeric(result, result.columns.indexOf(chart.x));
  return {
    ...drawn, name, labels: drawn.labels.map((label) => axisWords(numbers ? Number(label) : label, chart.x, state)),
    format: (/** @type {number} */ value) => words(value, share ? chart.y[0] : ''),
    seriesLabel: (/** @type {string} */ label) => (chart.kind === 'heat' ? words(label, chart.split) : !chart.split ? columnWords(label)
      : chart.split === 'seats' ? t('stat.players', { n: Number(label) })
      : `${columnWords(chart.split)} ${words(Number.isNaN(Number(label)) ? label : Number(label), chart.split)}`),
  };
}

/**
 * Draws the figure: as SVG if the canvas of the other charts cannot draw its kind, or if `light`.
 * @param {ReturnType<typeof drawnFigure>} figure @param {boolean} [light]
 */
export function picture(figure, light = false) {
  if (!figure) return nothing;
  return html`${light || !CANVAS_KINDS.includes(figure.kind) ? html`<figure-drawing data-testid="chart" .figure=${figure}></figure-drawing>`
    : html`<figure-chart data-testid="chart" .figure=${figure}></figure-chart>`}${figure.left
    ? html`<p class="soft small">${t('figures.left', { n: figure.left })}</p>` : nothing}`;
}
