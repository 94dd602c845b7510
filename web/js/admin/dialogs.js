// @ts-check
// Confirmations of dangerous actions, and the new password, which is shown once.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { closeDialog } from '../frame/overlays.js';
import { copy } from '../frame/sharing.js';
import { dialog as frame, field, fields, formError } from '../frame/fields_view.js';
import { closeMatch, deleteQuery, saveQuery, sharePanel, toUser } from './actions.js';

const DAY_MS = 86400000;
const SPANS = [['0', 'for_ever'], ['1', 'one_day'], ['7', 'one_week'], ['30', 'one_month']];

/** @param {import('../core/state.js').State} state */
export function dialog(state) {
  const asked = /** @type {any} */ (state.ui.dialog);
  switch (asked.what) {
    case 'ban': return banDialog(asked, state);
    case 'secret': return secretDialog(asked);
    case 'save': return saveDialog(state);
    case 'share': return shareDialog(state);
    case 'shared': return sharedDialog(asked, state);
    case 'close': return ask('close', t('admin.ask.close'), () => closeMatch(asked.match.id), state);
    case 'delete-query': return ask('delete', t('admin.ask.delete', { name: asked.query.name }), () => deleteQuery(asked.query.name),
      state);
    case 'unban': case 'reset-password': case 'make-admin': case 'remove-admin': case 'make-moderator': case 'remove-moderator':
      return ask(asked.what, t(`admin.ask.${asked.what}`, { name: asked.user.name }), () => toUser(asked.user, asked.what), state);
    default: return nothing;
  }
}

/** @param {string} deed @param {string} words @param {() => void} work @param {import('../core/state.js').State} state */
function ask(deed, words, work, state) {
  const calm = deed === 'unban';
  return frame(t(`admin.deed.${deed}`), html`<p>${words}</p>${formError(state.ui.formError)}<div class="send-row"><button class="plain"
    @click=${closeDialog}>${t('go.cancel')}</button>
    <button class="primary ${calm ? '' : 'danger'}" data-testid="yes" ?disabled=${Boolean(state.ui.busy)}
      @click=${work}>${t(`admin.deed.${deed}`)}</button></div>`);
}

/** @param {any} asked @param {import('../core/state.js').State} state */
function banDialog(asked, state) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    const form = fields(event);
    toUser(asked.user, 'ban', { reason: form.reason, until_ms: form.days === '0' ? 0 : Date.now() + Number(form.days) * DAY_MS });
  };
  return frame(t('admin.ban_title', { name: asked.user.name }),
    html`<form @submit=${submit}><p>${t('admin.ask.ban')}</p>${formError(state.ui.formError)}
    ${field(t('admin.reason'), 'reason', { id: 'ban-reason' })}
    <label class="field"><span>${t('admin.how_long')}</span><select name="days"
      data-testid="ban-days">${SPANS.map(([days, words]) => html`<option value=${days}>${t(`admin.${words}`)}</option>`)}</select></label>
    <div class="send-row"><button class="plain" type="button" @click=${closeDialog}>${t('go.cancel')}</button><button
      class="primary danger" data-testid="yes" ?disabled=${Boolean(state.ui.busy)}>${t('admin.deed.ban')}</button></div></form>`);
}

/** @param {any} asked */
function secretDialog(asked) {
  return frame(t('admin.secret_title', { name: asked.user.name }), html`<p>${t('admin.secret')}</p>
    <p class="secret"><code data-testid="secret">${asked.password}</code></p>
    <div class="send-row"><button class="plain" @click=${() => copy(asked.password)}>${t('wait.copy')}</button><button class="primary"
      data-testid="secret-done" @click=${closeDialog}>${t('go.close')}</button></div>`);
}

/** @param {import('../core/state.js').State} state */
function saveDialog(state) {
  const { name, queries } = /** @type {import('./actions.js').Admin} */ (state.admin).console;
  const old = queries?.find((query) => query.name === name && query.saved);
  const submit = (/** @type {SubmitEvent} */ event) => {
    const form = fields(event);
    saveQuery(form.query_name.trim(), form.question.trim());
  };
  return frame(t('admin.save_title'), html`<form @submit=${submit}>${formError(state.ui.formError)}
    <label class="field"><span>${t('admin.query_name')}</span><input name="query_name" required maxlength="48" pattern="[a-z][a-z0-9_]*"
      autocomplete="off" data-testid="save-name" .value=${old?.name ?? ''}><small>${t('admin.query_name_hint')}</small></label>
    ${field(t('admin.query_question'), 'question', { needed: false, value: old?.question ?? '', id: 'save-question' })}
    <div class="send-row"><button class="plain" type="button" @click=${closeDialog}>${t('go.cancel')}</button><button class="primary"
      data-testid="save-go" ?disabled=${Boolean(state.ui.busy)}>${t('admin.save')}</button></div></form>`);
}

/** @param {import('../core/state.js').State} state */
function shareDialog(state) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    const form = fields(event);
    sharePanel({ title: form.title.trim(), everybody: Boolean(form.everybody), dashboard: Boolean(form.dashboard) });
  };
  const box = (/** @type {string} */ name) => html`<label class="check"><input type="checkbox" name=${name} data-testid="share-${name}"
    checked><span>${t(`admin.share_${name}`)}</span></label>`;
  return frame(t('admin.share_title'), html`<form @submit=${submit}><p>${t('admin.share_hint')}</p>${formError(state.ui.formError)}
    ${field(t('admin.share_name'), 'title', { needed: false, id: 'share-name' })}${box('everybody')}${box('dashboard')}
    <div class="send-row"><button class="plain" type="button" @click=${closeDialog}>${t('go.cancel')}</button><button class="primary"
      data-testid="share-go" ?disabled=${Boolean(state.ui.busy)}>${t('admin.share')}</button></div></form>`);
}

/** @param {any} asked @param {import('../core/state.js').State} state */
function sharedDialog(asked, state) {
  const link = state.base + asked.path;
  return frame(t('admin.share_title'), html`<p><a href=${asked.path} data-testid="shared-link" @click=${closeDialog}>${link}</a></p>
    <div class="send-row"><button class="plain" @click=${() => copy(link)}>${t('wait.copy')}</button><button class="primary"
      data-testid="shared-done" @click=${closeDialog}>${t('go.close')}</button></div>`);
}
