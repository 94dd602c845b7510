// @ts-check
// The settings of a waiting table, in the form of a new table and at the table: how long it waits, for which players, and whether another
// one follows.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { endStanding } from './actions.js';
import { day } from './waits_view.js';

const OPEN_DAYS = [1, 3, 7, 14, 30];
const USUAL_DAYS = 14;

/** Draws the fields of a new table. */
export function waitFields() {
  const days = OPEN_DAYS.map((n) => html`<option value=${n} ?selected=${n === USUAL_DAYS}>${t(`create.open_days.${n}`)}</option>`);
  const starts = ['host', 'full'].map((how) => html`<option value=${how}>${t('create.starts.' + how)}</option>`);
  return html`<div class="two"><label class="field"><span>${t('create.open_days')}</span><select name="open_days"
      data-testid="create-open-days">${days}</select></label>
    <label class="field"><span>${t('create.starts')}</span><select name="starts"
      data-testid="create-starts">${starts}</select></label></div>
    <label class="check"><input type="checkbox" name="standing" data-testid="create-standing"><span>${t('create.standing')}</span></label>`;
}

/** Returns the settings from the form. @param {Record<string, string>} form */
export function waitSettings(form) {
  return { open_days: Number(form.open_days), starts: form.starts, standing: form.standing === 'on' };
}

/** Draws the settings at the table. @param {any} info @param {boolean} busy */
export function waitNotes(info, busy) {
  return html`<div class="wait-notes soft small" data-testid="wait-notes"><p>${t('waits.here_until', { when: day(info.open_until_ms) })}
    ${info.starts === 'full' ? t('waits.full') : nothing}</p>
    ${info.standing ? html`<p>${t('waits.standing')} ${info.host ? html`<button class="link" data-testid="standing-end" ?disabled=${busy}
      @click=${endStanding}>${t('waits.standing_end')}</button>` : nothing}</p>` : nothing}</div>`;
}
