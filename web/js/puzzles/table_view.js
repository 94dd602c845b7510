// @ts-check
// The table of a puzzle: the question with the choices of the game, then the numbers and both lines, move by move.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { numberText, t } from '../core/words.js';
import { gameHere, panelInput, table, statusWords } from '../match/play_view.js';
import { rowLines } from '../match/log_view.js';
import { DAY_MS, dateOf, shareAnswer, showStep } from './actions.js';

const WHOLE = 100; // parts of a percent of a win

/** @param {import('../core/state.js').State} state */
export function puzzleTable(state) {
  const match = /** @type {any} */ (state.match);
  const { puzzle } = match.info;
  if (!puzzle.answer) return table(state, { status: askHead(state), side: about(puzzle) });
  const then = { ...state, match: { ...match, ...pictureOf(state, puzzle) }, ui: { ...state.ui, showBoard: true } };
  return table(then, { status: verdict(puzzle), panel: panel(then, puzzle), side: about(puzzle, state.ui.form), look: 'looking' });
}

/** @param {string[]} themes */
const themeTags = (themes) => themes.map((theme) => html` <span class="tag">${t(`puzzles.theme.${theme}`)}</span>`);

/** Draws the question. Its themes are said afterwards: they would be a hint. @param {import('../core/state.js').State} state */
function askHead(state) {
  const match = /** @type {any} */ (state.match);
  const words = match.sending ? t('conn.sending') : gameHere(state).askWords(panelInput(state));
  return html`<div class="status-line"><p class="status mine" role="status" aria-live="polite" data-testid="status">
    <b>${t('puzzles.find')}</b> ${words}</p><span class="status-side"><a class="quiet" href="puzzles" data-testid="puzzle-all">${t(
      'puzzles.all')}</a></span></div>`;
}

/** @param {any} puzzle */
const verdict = ({ answer }) => html`<div class="status-line looking-back"><p class="status ${answer.solved ? 'mine' : ''}" role="status"
  aria-live="polite" data-testid="puzzle-verdict" data-solved=${answer.solved ? 'yes' : 'no'}>${t(answer.solved ? 'puzzles.right'
    : 'puzzles.wrong')}</p><span class="status-side"><a class="button plain" href="puzzles" data-testid="puzzle-more">${t(
    'puzzles.more')}</a></span></div>`;

/**
 * Returns the data of the table at the shown step of a line; step 0 is the question.
 * @param {import('../core/state.js').State} state @param {any} puzzle
 */
function pictureOf(state, { answer, shown, question }) {
  const steps = answer.lines[shown.line];
  const { version, view, to_act: toAct, result } = shown.step ? steps[shown.step - 1] : question;
  const rows = steps.slice(0, shown.step).flatMap((/** @type {any} */ step) => step.rows);
  const game = gameHere(state);
  return { version, view, toAct, result, rows, choices: null, draft: game.startDraft(null), undo: null, vote: null, sending: null,
    held: null, passing: [], sure: null, lastRoll: game.rollToShow(rows, null, view) };
}

/** @param {number} parts of 1/10000 of a win */
const percent = (parts) => numberText(parts / WHOLE, { maximumFractionDigits: 1 });

/** @param {import('../core/state.js').State} then @param {any} puzzle */
function panel(then, puzzle) {
  const { answer, shown } = puzzle;
  const steps = answer.lines[shown.line];
  const row = shown.step ? steps[shown.step - 1].rows[0] : null;
  const told = row ? rowLines(row, then).map(({ line }) => line.text).join(' ') : t('puzzles.before');
  const words = told || statusWords(then); // a move that only leads to a question has no words of its own
  return html`<section class="panel puzzle-panel" aria-label=${t('puzzles.title')} data-testid="puzzle-answer">
    ${then.ui.form === 'side' ? nothing : numbers(answer)}
    <div class="row">${lineButton(puzzle, 'best')}${lineButton(puzzle, 'played')}<button class="plain" data-testid="puzzle-back"
        aria-label=${t('puzzles.back')} title=${t('puzzles.back')} ?disabled=${!shown.step} @click=${() => showStep(puzzle, shown.line,
        shown.step - 1)}>‹</button>
      <span class="soft" data-testid="puzzle-step">${t('puzzles.step', { n: shown.step, of: steps.length })}</span>
      <button class="plain" data-testid="puzzle-forward" aria-label=${t('puzzles.forward')} title=${t('puzzles.forward')}
        ?disabled=${shown.step === steps.length} @click=${() => showStep(puzzle, shown.line, shown.step + 1)}>›</button>
      <button class="primary" data-testid="puzzle-share" @click=${() => shareAnswer(puzzle)}>${t('puzzles.share')}</button></div>
    <p class="puzzle-words" aria-live="polite" data-testid="puzzle-words">${words}</p></section>`;
}

/** Draws the numbers of the answer: beside the board, or where there is no room in the panel. @param {any} answer */
function numbers(answer) {
  const worth = (/** @type {number} */ index) => percent(answer.moves[index].worth);
  return html`<p data-testid="puzzle-numbers">${t('puzzles.worth', { mine: worth(answer.chosen), best: worth(answer.best) })}
    ${t('puzzles.gain', { gain: percent(answer.gain), error: percent(answer.error), n: numberText(answer.simulations) })}
    ${answer.streak ? html`<b data-testid="puzzle-streak">${t('puzzles.streak', { n: answer.streak })}</b>` : nothing}
    ${answer.due_ms ? html`<b data-testid="puzzle-due">${t('puzzles.own_next', { day: dateOf(answer.due_ms / DAY_MS) })}</b>`
      : nothing}</p>`;
}

/** @param {any} puzzle @param {'best'|'played'} line */
const lineButton = (puzzle, line) => html`<button class="plain" data-testid="puzzle-line-${line}"
  aria-pressed=${puzzle.shown.line === line ? 'true' : 'false'} @click=${() => showStep(puzzle, line, 1)}>${t(`puzzles.line.${line}`)}
  <span class="soft">${percent(puzzle.answer.moves[puzzle.answer[line]].worth)} %</span></button>`;

/** @param {any} puzzle @param {string} [form] of the page, where the numbers stand beside the board */
const about = ({ themes, answer, own }, form = '') => html`<section class="card puzzle-about"><h2>${t('puzzles.title')}</h2>
  ${answer ? html`<p>${themeTags(themes)}</p>${form === 'side' ? numbers(answer) : nothing}`
    : html`<p class="soft">${t(own ? 'puzzles.own_about' : 'puzzles.about')}</p>`}
  <p><a href="puzzles">${t('puzzles.all')}</a></p></section>`;
