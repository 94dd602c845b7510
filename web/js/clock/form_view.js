// @ts-check
// The clock in the form of a new table.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { PRESETS, controlSentence } from './words.js';
import { OWN, controlOf } from './form.js';
import { setClock } from '../table/form.js';
import { valueOf } from '../frame/elements.js';

/** @param {import('./form.js').Chosen} chosen */
export function clockChoice(chosen) {
  const control = controlOf(chosen);
  const group = (/** @type {string} */ pace) => html`<optgroup label=${t('clock.' + pace)}>${Object.keys(PRESETS)
    .filter((name) => PRESETS[name].pace === pace).map((name) => option(name, chosen.name))}${option('own_' + pace, chosen.name)}
    </optgroup>`;
  return html`<fieldset class="clock-choice"><legend>${t('clock.time')}</legend>
    <select data-testid="create-clock" aria-label=${t('clock.time')} @change=${(/** @type {Event} */ event) =>
      setClock({ name: valueOf(event) })}>${option('none', chosen.name)}${group('live')}${group('days')}</select>
    ${chosen.name.startsWith('own_') ? ownFields(chosen) : nothing}
    <small class="soft">${chosen.name === 'none' ? t('clock.none_is') : control ? controlSentence(control)
      : t('clock.own_bad')}</small>
    ${chosen.name === 'none' ? nothing : html`<label class="field"><span>${t('clock.leaver')}</span><select name="leaver"
      data-testid="create-leaver">${['bot', 'resign', 'ask'].map((how) => html`<option value=${how}>${t('clock.leaver.' + how)}
      </option>`)}</select></label>`}</fieldset>`;
}

/** @param {string} name @param {string} chosen */
const option = (name, chosen) => html`<option value=${name} ?selected=${name === chosen}>${t('clock.choose.' + name)}</option>`;

/** @param {any} chosen */
function ownFields(chosen) {
  const pace = /** @type {'live'|'days'} */ (chosen.name.slice('own_'.length));
  return html`<div class="own-clock">${Object.entries(OWN[pace]).map(([part, { least, most }]) => html`<label class="field"><span>${t(
    `clock.own.${pace}.${part}`)}</span><input type="number" inputmode="numeric" required min=${least} max=${most} step="1"
    .value=${String(chosen[pace][part])} data-testid="create-clock-${part}" @input=${(/** @type {Event} */ event) =>
      setClock({ [pace]: { ...chosen[pace], [part]: Number(valueOf(event)) } })}></label>`)}</div>`;
}
