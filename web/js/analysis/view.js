// @ts-check
// The analysis below the score sheet: each seat's chance of winning, the parts of luck and decisions, and the costliest decisions.

import { html, svg, nothing } from '/vendor/lit-html/lit-html.js';
import { numberText, t } from '../core/words.js';
import { openReplay } from '../actions.js';
import { gameOn } from '../games/games.js';
import { memo } from '../core/memo.js';
import { byRank, seatName } from '../match/state.js';
import { rowLines } from '../match/log_view.js';
import { DASHES } from '../figures/strokes.js';
import { PARTS, lessonAfter, lessonsOf, lineOf, versionAt } from './figures.js';
import { cancelAnalysis, choose, closeHint } from './actions.js';

const WIDE = 1000;
const HIGH = 260;

/** @param {number} parts @param {number} whole @param {boolean} [signed] */
function percent(parts, whole, signed = false) {
  return numberText(parts / whole, { style: 'percent', maximumFractionDigits: 0, signDisplay: signed ? 'exceptZero' : 'auto' });
}

/** Returns the seats of an analysis, by rank as on the score sheet. @param {any} match @param {any} told @returns {any[]} */
const ranked = (match, told) => byRank(match.result).map(({ seat }) => told.seats.find((/** @type {any} */ one) => one.seat === seat));

/** @param {import('../core/state.js').State} state */
export function analysisPart(state) {
  const match = /** @type {any} */ (state.match);
  const { analysis } = match;
  if (!analysis) return nothing;
  if (analysis.state === 'runs') return html`<section class="analysis" data-testid="analysis"><h2>${t('analysis.title')}</h2>
    <p class="soft" role="status">${t('analysis.runs', { n: analysis.done, of: analysis.of })}</p>
    <progress class="analysis-progress" max=${analysis.of || 1} .value=${analysis.done}
      aria-label=${t('analysis.title')}></progress>
    <button class="plain" data-testid="analysis-cancel" @click=${cancelAnalysis}>${t('go.cancel')}</button></section>`;
  if (!analysis.told) return html`<section class="analysis" data-testid="analysis"><p class="soft">${t(state.user ? 'analysis.failed'
    : 'analysis.sign_in')}</p></section>`;
  return html`<section class="analysis" data-testid="analysis"><h2>${t('analysis.title')}</h2>
    <p class="soft">${t('analysis.lead', { n: analysis.told.simulations })}</p>
    ${graph(state, analysis.told)}${lessons(state, analysis)}${accounts(state, analysis.told)}</section>`;
}

/* ---- the graph ---- */

/** @param {any} told @param {number} seat */
const path = (told, seat) => memo(told, `line ${seat}`, () => lineOf(told, seat)
  .map(([x, y], at) => `${at ? 'L' : 'M'}${(x * WIDE).toFixed(1)} ${(y * HIGH).toFixed(1)}`).join(''));

/** @param {import('../core/state.js').State} state @param {number} seat */
function inkOf(state, seat) {
  const { info, view } = /** @type {any} */ (state.match);
  return gameOn(state, info.game).seatInk(view, seat);
}

/** @param {import('../core/state.js').State} state @param {any} told @param {number|null} at the marked version */
function lines(state, told, at) {
  const last = told.rows.at(-1)[0];
  return svg`${[0.25, 0.5, 0.75].map((y) => svg`<path class="grid" d="M0 ${y * HIGH}H${WIDE}"></path>`)}
    ${at === null ? nothing : svg`<path class="at" d="M${(at / last) * WIDE} 0V${HIGH}"></path>`}
    ${told.seats.map((/** @type {any} */ { seat }) => svg`<path class="share-line ${inkOf(state, seat)}" d=${path(told, seat)}
      stroke-dasharray=${DASHES[seat % DASHES.length].join(' ') || nothing}></path>`)}`;
}

/** @param {any} told @param {(version: number) => void} go */
const jumper = (told, go) => (/** @type {MouseEvent} */ event) => {
  const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  go(versionAt(told, (event.clientX - box.left) / box.width));
};

/** @param {import('../core/state.js').State} state @param {any} told */
function graph(state, told) {
  const match = /** @type {any} */ (state.match);
  const game = gameOn(state, match.info.game);
  return html`<figure class="shares"><div class="shares-frame">
    <span class="shares-scale" aria-hidden="true"><i>100 %</i><i>50 %</i><i>0 %</i></span>
    <svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" role="img" aria-label=${t('analysis.graph')} data-testid="analysis-graph"
      @click=${jumper(told, openReplay)}>${lines(state, told, null)}</svg></div>
    <figcaption>${ranked(match, told).map((/** @type {any} */ { seat }) => html`<span class="shares-name">
      <svg viewBox="0 0 30 8" aria-hidden="true"><path
      class="share-line ${inkOf(state, seat)}" d="M0 4H30"
      stroke-dasharray=${DASHES[seat % DASHES.length].join(' ') || nothing}></path></svg>
      ${game.markIcon(seat, 'small')}<bdi>${seatName(match, seat)}</bdi></span>`)}</figcaption></figure>`;
}

/** Draws the small graph, with the version on screen: a click goes to another version. @param {import('../core/state.js').State} state */
export function strip(state) {
  const match = /** @type {any} */ (state.match);
  const told = match.analysis?.told;
  const all = told && WIDE * match.version / told.rows.at(-1)[0]; // the last decision is at the right end
  return told ? html`<svg class="shares-strip" viewBox="0 0 ${all} ${HIGH}" preserveAspectRatio="none" role="img"
    aria-label=${t('analysis.graph')} data-testid="replay-shares">${lines(state, told, match.past.wanted)}</svg>` : nothing;
}

/** Shows the better alternative to the next move. @param {import('../core/state.js').State} state */
export function better(state) {
  const match = /** @type {any} */ (state.match);
  const told = match.analysis?.told;
  const lesson = lessonAfter(told, match.past.wanted);
  return lesson ? html`<p class="replay-words replay-lesson" data-testid="replay-lesson">${t('analysis.better_here', {
    better: betterWords(state, lesson), n: percent(lesson.best - lesson.played, told.whole) })}</p>` : null;
}

/* ---- the sources of the result ---- */

/** @param {import('../core/state.js').State} state @param {any} told */
function accounts(state, told) {
  const match = /** @type {any} */ (state.match);
  const game = gameOn(state, match.info.game);
  const seats = ranked(match, told);
  const cell = (/** @type {any} */ seat, /** @type {string} */ part) => percent(seat[part], told.whole, part !== 'begin' && part !== 'end');
  return html`<details class="analysis-all" data-testid="analysis-all"><summary>${t('analysis.accounts')}</summary>
    <p class="soft">${t('analysis.accounts_lead')}</p><div class="ledger-frame"><table class="ledger"><caption
    class="hidden">${t('analysis.accounts')}</caption>
    <thead><tr><td></td>${seats.map((/** @type {any} */ { seat }) => html`<th scope="col">${game.markIcon(seat)}
      <span><bdi>${seatName(match, seat)}</bdi></span></th>`)}</tr></thead>
    <tbody>${PARTS.map((part) => html`<tr class=${part === 'end' ? 'total' : ''}><th scope="row">${t(`analysis.part.${part}`)}
      <small>${t(`analysis.hint.${part}`)}</small></th>${seats.map((/** @type {any} */ seat) => html`<td
      data-testid="analysis-${part}-${seat.seat}">${cell(seat, part)}</td>`)}</tr>`)}</tbody></table></div></details>`;
}

/* ---- the costliest decisions ---- */

/**
 * Returns the words for a move, in the form of the log.
 * @param {import('../core/state.js').State} state @param {any} told with event, and text
 */
function eventWords(state, { event, text }) {
  const match = /** @type {any} */ (state.match);
  const name = (/** @type {number} */ seat) => seatName(match, seat);
  const line = event && gameOn(state, match.info.game).describe(event, { catalogue: state.games[match.info.game], name });
  return line?.text ?? text;
}

/** @param {import('../core/state.js').State} state @param {any} lesson */
const betterWords = (state, lesson) => eventWords(state, { event: lesson.event, text: lesson.better_text });

/** @param {import('../core/state.js').State} state @param {any} lesson */
function playedWords(state, lesson) {
  const row = state.match?.rows.find((/** @type {any} */ one) => one.version === lesson.version);
  return (row && rowLines(row, state).map(({ line }) => line.text)[0]) || lesson.text;
}

/** @param {import('../core/state.js').State} state @param {any} analysis */
function lessons(state, { told, seat: chosen, own }) {
  const match = /** @type {any} */ (state.match);
  const seat = chosen === undefined ? match.info.my_seat : chosen;
  const some = lessonsOf(told, seat);
  const seats = [null, ...ranked(match, told).map((/** @type {any} */ one) => one.seat)];
  return html`<h2>${t('analysis.lessons')}</h2>
    <div class="segments" role="group" aria-label=${t('analysis.whose')}>${seats.map((one) => html`<button class="plain"
      aria-pressed=${one === seat ? 'true' : 'false'} data-testid="lessons-of-${one ?? 'all'}" @click=${() => choose(one)}>${
      one === null ? t('analysis.all') : html`<bdi>${seatName(match, one)}</bdi>`}</button>`)}</div>
    ${some.length ? html`<ol class="lessons">${some.map((lesson) => html`<li data-testid="lesson-${lesson.version}">
      <p class="soft small">${t('analysis.at', { n: lesson.version })}</p>
      <p><span class="soft">${t('analysis.played')}</span> ${playedWords(state, lesson)}</p>
      <p><span class="soft">${t('analysis.better')}</span> <b>${betterWords(state, lesson)}</b></p>
      <p class="lesson-end"><span class="cost">${percent(lesson.played - lesson.best, told.whole, true)}</span>
        <span class="soft">${t('analysis.from_to', { from: percent(lesson.best, told.whole),
          to: percent(lesson.played, told.whole) })}</span>
        <button class="plain" data-testid="lesson-show-${lesson.version}" @click=${() => openReplay(lesson.version - 1)}>${
        t('analysis.show')}</button></p></li>`)}</ol>` : html`<p class="soft">${t('analysis.no_lessons')}</p>`}
    ${own ? html`<p data-testid="lessons-own"><a href="puzzles">${t('analysis.own', { n: own })}</a></p>` : nothing}`;
}

/* ---- hints ---- */

/** Draws the requested hint. @param {import('../core/state.js').State} state */
export function hintPart(state) {
  const match = /** @type {any} */ (state.match);
  const { hint } = match;
  if (!hint) return nothing;
  if (hint.asking) return html`<div class="best-now" role="status" data-testid="hint"><p class="soft">${t('hint.thinking')}</p></div>`;
  if (hint.version !== match.version) return nothing;
  const [best] = hint.told.moves;
  return html`<div class="best-now" role="status" data-testid="hint"><ol>${hint.told.moves.map((/** @type {any} */ move) => html`<li>
      <span>${eventWords(state, move)}</span> <span class="worth">${t('hint.worth', { share: percent(move.share, 1),
        points: Math.round(move.points) })}</span>${move === best ? nothing
        : html` <span class="soft worth">${percent(move.share - best.share, 1, true)}</span>`}</li>`)}</ol>
    <button class="quiet" aria-label=${t('hint.close')} title=${t('hint.close')}
      data-testid="hint-close" @click=${closeHint}>×</button></div>`;
}
