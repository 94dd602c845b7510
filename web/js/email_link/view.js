// @ts-check
// The page for links in emails: one card with one button.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { hut, icon } from '../frame/drawings.js';
import { requestLink, openLetter } from './actions.js';

/** @param {import('../core/state.js').State} state */
export function page(state) {
  const { letter } = state;
  if (!letter) return nothing;
  return html`<section class="card lone" data-testid="letter-card">${icon(hut)}${letter.done ? done(letter.done)
    : form(letter.kind, Boolean(state.ui.busy))}</section>`;
}

/** @param {string} what */
function done(what) {
  return html`<h1>${t('letter.done')}</h1><p role="status" data-testid="letter-done">${t(`letter.${what}`)}</p>
    <p><a class="button primary" href="account">${t('letter.account')}</a></p>`;
}

/** @param {string} kind @param {boolean} busy */
function form(kind, busy) {
  if (!['confirm', 'reset', 'unsubscribe', 'forgotten'].includes(kind)) {
    return html`<h1>${t('letter.lost')}</h1><p>${t('letter.lost_lead')}</p>`;
  }
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement|null} */ (/** @type {HTMLFormElement} */ (event.target).querySelector('input'));
    if (kind === 'forgotten') requestLink(field?.value ?? '');
    else openLetter(field?.value);
  };
  return html`<form @submit=${submit}><h1>${t(`letter.${kind}`)}</h1><p class="soft">${t(`letter.${kind}_lead`)}</p>
    ${kind === 'reset' ? html`<label class="field"><span>${t('letter.password')}</span><input type="password" required minlength="8"
      maxlength="200" autocomplete="new-password" data-testid="letter-password"></label>` : nothing}
    ${kind === 'forgotten' ? html`<label class="field"><span>${t('letter.name')}</span><input required maxlength="254"
      autocomplete="username" data-testid="letter-name"></label>` : nothing}
    <button class="primary" ?disabled=${busy} data-testid="letter-go">${t(`letter.${kind}_go`)}</button></form>`;
}
