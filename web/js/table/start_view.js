// @ts-check
// The question before a start that follows a change of the seats within seconds.

import { html } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { closeDialog } from '../frame/overlays.js';
import { dialog } from '../frame/fields_view.js';
import { startAnyway } from './arranging.js';

export function startDialog() {
  return dialog(t('wait.start_now'), html`<p>${t('wait.start_now_ask')}</p><div class="send-row"><button class="plain"
    data-testid="start-later" @click=${closeDialog}>${t('wait.start_now_no')}</button><button class="primary" data-testid="start-yes"
    @click=${startAnyway}>${t('wait.start_now_yes')}</button></div>`);
}
