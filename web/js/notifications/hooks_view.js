// @ts-check
// Webhooks: those there are, and the form for another.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { languages, ownNames, t } from '../core/words.js';
import { valueOf } from '../frame/elements.js';
import { field, fields } from '../frame/fields_view.js';
import { addHook, chooseForm, previewHook } from './actions.js';
import { addresses, secretField } from './addresses_view.js';

/** @typedef {import('./actions.js').Notices} Notices */

const FORMS = ['discord', 'slack', 'matrix', 'text', 'json', 'template'];
const NAMES = ['event', 'text', 'game', 'match', 'url', 'picture', 'players', 'names', 'points', 'winner', 'at_ms', 'notice', 'server'];
const TEMPLATE = '{"message": "{{text}} {{players}} {{url}}"}';

/** @param {Notices} notices @param {boolean} busy */
export function hookCard(notices, busy) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    addHook(fields(event)).then((added) => { if (added) form.reset(); });
  };
  return html`<details class="card" data-testid="hook-card" ?open=${notices.addresses.some(({ channel }) => channel === 'hook')}>
    <summary><h2>${t('notices.hook_title')}</h2><span class="soft">${t('notices.hook_lead')}</span></summary>
    ${addresses(notices, 'hook', busy)}
    ${notices.secret?.secret ? secretField(t('notices.hook_secret'), notices.secret.secret, 'hook-secret') : nothing}
    <form @submit=${submit}>${formFields(notices)}
      <div class="row"><button class="plain" type="button" data-testid="hook-preview" ?disabled=${busy} @click=${previewHook}>${t(
        'notices.hook_preview')}</button>
      <button class="plain" ?disabled=${busy} data-testid="hook-add">${t('notices.hook_add')}</button></div></form>
    ${notices.preview ? html`<figure class="hook-sample"><figcaption class="soft small">${t('notices.hook_sample')}</figcaption><pre
      tabindex="0" data-testid="hook-sample">${notices.preview}</pre></figure>` : nothing}</details>`;
}

/** @param {Notices} notices */
function formFields(notices) {
  const { hook } = notices;
  const matrix = hook === 'matrix';
  return html`<label class="field"><span>${t('notices.hook_form')}</span><select name="form" data-testid="hook-form"
      @change=${(/** @type {Event} */ event) => chooseForm(valueOf(event))}>${FORMS.map((one) => html`<option value=${one}
      .selected=${one === hook}>${t('notices.form_words.' + one)}</option>`)}</select></label>
    ${field(t(matrix ? 'notices.hook_homeserver' : 'notices.hook_url'), 'url', { type: 'url', most: 1000, id: 'hook-url' })}
    ${matrix ? html`${field(t('notices.hook_room'), 'room', { most: 255, id: 'hook-room' })}${field(t('notices.hook_token'), 'token',
      { type: 'password', most: 256, id: 'hook-token' })}` : nothing}
    ${hook === 'template' ? html`<label class="field"><span>${t('notices.hook_template')}</span><textarea name="template" required rows="4"
      maxlength="2000" dir="ltr" spellcheck="false" data-testid="hook-template" .value=${TEMPLATE}></textarea><small>${t(
      'notices.hook_names', { names: NAMES.map((name) => `{{${name}}}`).join(' ') })}</small></label>` : nothing}
    <label class="field"><span>${t('notices.hook_about')}</span><select name="about" data-testid="hook-about">${['me',
      'hosted', 'public'].map((one) => html`<option value=${one}>${t('notices.about_words.' + one)}</option>`)}</select></label>
    <label class="field"><span>${t('notices.hook_language')}</span><select name="language" data-testid="hook-language"><option
      value="">${t('notices.hook_language_mine')}</option>${languages.map((one) => html`<option value=${one} lang=${one}>${ownNames[one]}
      </option>`)}</select></label>`;
}
