// @ts-check
// Dialogs, and the fields of forms. The lobby loads without this file.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { ref } from '/vendor/lit-html/directives/ref.js';
import { t } from '../core/words.js';
import { closeDialog } from './overlays.js';
import { openModal } from './elements.js';

/** Closes the dialog after a click outside of it. @param {MouseEvent} event */
function beside(event) {
  if (event.target === event.currentTarget) closeDialog();
}

/** Handles the close of a dialog, by the user or by the page; the next dialog may be open already. @param {Event} event */
function closed(event) {
  if (/** @type {Element} */ (event.target).isConnected) closeDialog();
}

/** @param {string} title @param {any} body @param {string} [cls] */
export function dialog(title, body, cls = '') {
  return html`<dialog class="dialog ${cls}" aria-label=${title} ${ref(openModal)} @close=${closed} @click=${beside}>
    <div class="dialog-body"><div class="dialog-head"><h2><bdi>${title}</bdi></h2>
      <button class="round" aria-label=${t('go.close')} data-testid="close" @click=${closeDialog}>×</button></div>${body}</div>
  </dialog>`;
}

/** @param {string|null} text */
export function formError(text) {
  return text ? html`<p class="form-error" role="alert">${text}</p>` : nothing;
}

/** Returns the fields of a form by name. @param {SubmitEvent} event @returns {Record<string, string>} */
export function fields(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** @param {string} label @param {string} name @param {Record<string, any>} [how] */
export function field(label, name, how = {}) {
  return html`<label class="field"><span>${label}</span><input dir="auto" name=${name} type=${how.type ?? 'text'}
    autocomplete=${how.complete ?? 'off'} maxlength=${how.most ?? 200} ?required=${how.needed ?? true} .value=${how.value ?? ''}
    data-testid=${how.id ?? name}>${how.hint ? html`<small>${how.hint}</small>` : nothing}</label>`;
}
