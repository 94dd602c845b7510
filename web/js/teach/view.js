// @ts-check
// The lesson at a table, above the board: a step of the tutorial, or a tip.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { nowOf } from './steps.js';
import { goOn, hush, leave, told } from './actions.js';

/** @param {import('../core/state.js').State} state */
export function card(state) {
  const match = /** @type {any} */ (state.match);
  const step = told(match);
  if (!match?.teaching || (!step && match.teaching.hints) || match.info.status !== 'running') return nothing;
  const { steps } = match.teaching.lesson;
  const at = step ? steps.indexOf(step) + 1 : 0;
  const count = match.teaching.hints ? t('teach.hint') : at ? t('teach.step', { n: at, of: steps.length }) : t('teach.tutorial');
  const words = { touch: state.ui.touch, ...step?.words?.(nowOf(match)) };
  const text = step ? t(`${match.info.game}.teach.${step.name}`, words) : t('teach.watch');
  return html`<section class="vote teach ${match.teaching.hints ? 'hint' : ''}" role="status" aria-live="polite" data-testid="teach"
    data-step=${step?.name ?? ''}><p><small class="teach-count">${count}</small> ${text}</p>
    <span class="vote-answers">${match.teaching.hints ? hintWays(step) : ways(match, step, at === steps.length)}</span></section>`;
}

/** @param {any} step */
const hintWays = (step) => html`<button class="link" data-testid="teach-hush" @click=${hush}>${t('teach.hush')}</button>
  <button class="plain" data-testid="teach-next" @click=${() => goOn(step.name)}>${t('teach.seen')}</button>`;

/** @param {any} match @param {any} step @param {boolean} last */
function ways(match, step, last) {
  const busy = Boolean(match.sending);
  if (last) return html`<button class="plain" data-testid="teach-next" @click=${() => goOn(step.name)}>${t('teach.play_on')}</button>
    <button class="primary" data-testid="teach-match" ?disabled=${busy} @click=${() => leave('match')}>${t('teach.match')}</button>`;
  return html`<button class="link" data-testid="teach-leave" ?disabled=${busy} @click=${() => leave('/')}>${t('teach.leave')}</button>
    ${step?.read ? html`<button class="primary" data-testid="teach-next" @click=${() => goOn(step.name)}>${t('teach.next')}</button>`
      : nothing}`;
}
