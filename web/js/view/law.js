// @ts-check
// What panels and dialogs about seats share: the way to the page that explains them, and moments.

import { html } from '/vendor/lit-html/lit-html.js';
import { language, t } from '../words.js';
import { closeDialog } from '../actions.js';
import { rulesPath } from '../router.js';

/** The way to the page about leaving, time-outs and votes. @param {string} [section] */
export const lawLink = (section) => html`<a class="law-link" href=${rulesPath('table', section)} data-testid="law-open"
  @click=${closeDialog}>${t('sit.law')}</a>`;

/** A moment, as short as it can be told. @param {number} ms */
export const moment = (ms) => new Date(ms).toLocaleString(language(), { weekday: 'short', hour: 'numeric', minute: '2-digit' });
