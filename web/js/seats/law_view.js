// @ts-check
// Shared by panels and dialogs about seats: the link to the page that explains them, and times.

import { html } from '/vendor/lit-html/lit-html.js';
import { locale, t } from '../core/words.js';
import { closeDialog } from '../frame/overlays.js';
import { rulesPath } from '../core/router.js';

/** The link to the page about leaving, time-outs and votes. @param {string} [section] */
export const lawLink = (section) => html`<a class="law-link" href=${rulesPath('table', section)} data-testid="law-open"
  @click=${closeDialog}>${t('sit.law')}</a>`;

/** Formats a time in the shortest form. @param {number} ms */
export const moment = (ms) => new Date(ms).toLocaleString(locale(), { weekday: 'short', hour: 'numeric', minute: '2-digit' });
