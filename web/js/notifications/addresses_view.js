// @ts-check
// The addresses of one channel, and values that are shown once.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { t } from '../core/words.js';
import { selectAll } from '../frame/elements.js';
import { copy, dropAddress, tryAddress } from './actions.js';

/** @typedef {import('./actions.js').Notices} Notices */
/** @typedef {import('./actions.js').Channel} Channel */
/** @typedef {import('./actions.js').Address} Address */

/** One address: its state, a test, its deletion. @param {Notices} notices @param {Address} address @param {boolean} busy */
function addressRow(notices, address, busy) {
  const { number, channel, state } = address;
  const name = address.name || t('notices.unknown_device');
  const tried = notices.tried[number];
  const how = tried ? t(tried.sent ? 'notices.tried' : 'notices.tried_in_vain', { answer: tried.answer }) : state === 'on' ? ''
    : t('notices.state.' + state, { answer: address.answer ?? '' });
  return html`<li class="address ${state}" data-testid="address-${channel}"><span class="address-name">${name}${number === notices.number
      && notices.device === 'on' ? html` <span class="tag" data-testid="this-device">${t('notices.here')}</span>` : nothing}${address.form
      ? html` <span class="tag">${t('notices.form.' + address.form)}</span>` : nothing}${address.about !== 'me'
      ? html` <span class="tag" data-testid="address-about">${t('notices.about.' + address.about)}</span>` : nothing}</span>
    <span class="address-how small ${state !== 'on' || tried?.sent === false ? 'bad-words' : 'soft'}" role="status"
      data-testid="address-how">${how}</span>
    <span class="row"><button class="plain" type="button" ?disabled=${busy || state === 'gone'} data-testid="try-${channel}"
      aria-label=${t('notices.try_of', { name })} @click=${() => tryAddress(number)}>${t('notices.try')}</button>
    <button class="plain" type="button" ?disabled=${busy} data-testid="drop-${channel}" aria-label=${t('notices.drop_of', { name })}
      @click=${() => dropAddress(number)}>${t('notices.drop')}</button></span></li>`;
}

/** @param {Notices} notices @param {Channel} channel @param {boolean} busy */
export function addresses(notices, channel, busy) {
  const those = notices.addresses.filter((one) => one.channel === channel);
  return those.length ? html`<ul class="addresses">${repeat(those, ({ number }) => number, (one) => addressRow(notices, one, busy))}</ul>`
    : nothing;
}

/** A value that is shown only once. @param {string} label @param {string} text @param {string} id */
export function secretField(label, text, id) {
  return html`<div class="secret-once"><label class="field"><span>${label}</span><input readonly .value=${text} data-testid=${id}
    @focus=${selectAll}></label><button class="plain" type="button" aria-label=${t('notices.copy_of', { name: label })}
    @click=${() => copy(text)}>${t('wait.copy')}</button></div>`;
}
