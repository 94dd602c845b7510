// @ts-check
// Small pieces that several pages use, among them the lobby.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { typeName } from './ui_state.js';

/** The field for a guest's name. @param {import('../core/state.js').State} state */
export function nameField(state) {
  return html`<label class="field name-field"><span>${t('lobby.your_name')}</span>
    <input data-testid="guest-name" dir="auto" maxlength="40" autocomplete="nickname" placeholder=${t('lobby.guest')}
      .value=${state.ui.guestName} @input=${(/** @type {any} */ event) => typeName(event.target.value)}></label>`;
}

/** Draws the seed hash of the dice; once they can no longer be predicted, the file to verify them. @param {any} info */
export function seal(info) {
  return html`<p class="soft small" data-testid="seal" title=${info.seed_hash}>${t('dice.seal', { seal: info.seed_hash.slice(0, 16) })}
    ${info.seed ? html`<a href="api/matches/${info.id}/export" download="ochre-${info.id}.json"
      data-testid="download">${t('dice.download')}</a>
      <a href="verify/${info.id}" data-testid="verify">${t('dice.verify')}</a>`
        : html`<a href="verify" data-testid="verify-how">${t('dice.how')}</a>`}</p>`;
}

/** The options of a match. @param {any} info */
export function optionTags(info) {
  if (!info.options?.length) return nothing;
  return html`<span class="option-tags" data-testid="options">${info.options.map((/** @type {string} */ option) =>
    html`<span class="tag option-tag" title=${t(`option.${option}.is`)}>${t('option.' + option)}</span>`)}</span>`;
}

/** Draws the options in a line with little room: one option by its name, several by their number. @param {any} info */
export function optionCount(info) {
  const n = info.options?.length ?? 0;
  if (!n) return nothing;
  const names = info.options.map((/** @type {string} */ option) => t('option.' + option)).join(', ');
  return html`<span class="tag option-count" title=${names} data-testid="table-options"><span aria-hidden="true">${n === 1 ? names
    : t('table.options', { n })}</span><span class="hidden">${names}</span></span>`;
}

/** The mark of a bot account, beside its name. @param {any} seat of a match's lobby information, or a user */
export const botMark = (seat) => (seat?.bot_account ? html` <small class="bot-mark">${t('seat.bot_account')}</small>` : nothing);
