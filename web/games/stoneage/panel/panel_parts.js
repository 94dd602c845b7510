// @ts-check
// Parts that the panels of several questions share: the row of buttons that send, the purse, figures of people.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../../../js/core/words.js';
import * as drafts from './draft.js';
import { takeTotal } from '../rules/facts.js';
import { animalFace, buildingFace, cardFace } from '../board/cards.js';
import { GOODS, RESOURCE_KEYS, amountsText, kinds, tables, total } from '../terms.js';
import { personIcon, thingIcon } from '../drawings/pieces.js';

/** @typedef {import('../types.d.ts').Price} Price */

/**
 * @typedef {object} PanelInput
 * @property {any} view @property {any} choices @property {any} catalogue @property {drafts.Draft} draft
 * @property {boolean} sending
 * @property {string} hover place or ring that the mouse points at @property {boolean} [pressed] whether a finger presses there
 * @property {(draft: drafts.Draft, focus?: string) => void} set @property {(move: any, next?: any[]) => void} send
 * @property {(place: string) => void} point shows a place on the board
 */

/** Draws the card or the building of the question. @param {string} place @param {{view: any, catalogue: any}} input */
export function asked(place, { view, catalogue }) {
  const rows = tables(catalogue);
  const slot = view.slots.find((/** @type {any} */ s) => s.place === place);
  const stack = view.stacks.find((/** @type {any} */ s) => s.place === place);
  const [card, beast, building] = [rows.card(slot?.card), rows.animal(slot?.card), rows.building(stack?.building)];
  const winter = view.options?.includes('harsh_winter');
  const face = beast ? animalFace(beast, 156, 88, 'across') : card ? cardFace(card, 156, 88, 'across')
    : building ? buildingFace(building, 156, 88, 'across', { winter }) : null;
  if (!face) return nothing;
  return html`<svg class="board asked-thing" viewBox="-1 -1 158 90" aria-hidden="true" data-testid="asked-thing"><g
    class=${stack ? 'is-building' : 'is-card'}>${face}</g></svg>`;
}

/** A small cap that shows the key of a button. @param {string} letter */
export const cap = (letter) => html`<kbd aria-hidden="true">${letter}</kbd>`;

/**
 * The buttons "back" and "send", always in this order.
 * @param {PanelInput} input @param {any} words @param {{back?: boolean, more?: any}} [how] more: other moves
 */
export function sendRow(input, words, how = {}) {
  const move = drafts.moveOf(input.draft, input.choices);
  const back = () => input.set(drafts.startDraft(input.choices), 'choice');
  return html`<div class="send-row">
    ${how.back ? html`<button class="plain" data-back data-testid="cancel" ?disabled=${input.sending}
      @click=${back}>${t('go.back')}</button>` : nothing}${how.more ?? nothing}
    <button class="primary" data-send data-testid="send" ?disabled=${!move || input.sending}
      @click=${() => input.send(move)}>${input.sending ? t('conn.sending') : words}</button>
  </div>`;
}

/** @param {number} seat @param {number} count @param {number} most */
export function figures(seat, count, most) {
  return Array.from({ length: most }, (_, i) => html`<span class=${i < count ? 'figure' : 'figure out'}>${personIcon(seat)}</span>`);
}

/** @param {Price} price @param {string[]} names resources that this price can take @returns {string} */
export function priceWords(price, names) {
  const least = price.least ?? {};
  if (total(least) === price.total_most) return amountsText(least);
  if (least.jewelry) return t('building.jewels', { price: priceWords({ ...price, least: {} }, names), n: least.jewelry });
  if (price.total_least !== price.total_most) return t('choose.price_range', { least: price.total_least, most: price.total_most });
  if (price.kinds_least === price.kinds_most) return t('choose.price_kinds', { n: price.total_least, kinds: price.kinds_least });
  return names.length ? t('choose.price_total', { n: price.total_least }) : '';
}

/**
 * Draws the resources that a tap adds to a payment.
 * @param {PanelInput} input
 * @param {any} price
 * @param {Record<string, number>} pay
 * @param {(pay: Record<string, number>) => void} set
 * @param {any} [more] what else can be done about it, beside them
 */
export function purse(input, price, pay, set, more = nothing) {
  const names = GOODS.filter((name) => (price.most[name] ?? 0) > 0);
  return html`<div class="purse">${names.map((name) => {
    const n = pay[name] ?? 0;
    const added = drafts.withOneMore(price, pay, name);
    const less = drafts.canRemove(price, pay, name);
    return html`<div class="coin ${n ? 'on' : ''}">
      <button class="choice coin-add" data-choice data-key=${RESOURCE_KEYS[name]} data-testid="pay-${name}"
        ?disabled=${!added || input.sending} @click=${() => added && set(added)}>${thingIcon(name)}<span class="hidden">${t(
          'choose.add', { what: t('resource.' + name) })}: </span><b>${n}</b><small>/
          ${price.most[name]}</small>${cap(RESOURCE_KEYS[name])}</button>
      <button class="round small" data-testid="unpay-${name}" aria-label=${t('choose.remove', { what: t('resource.' + name) })}
        ?disabled=${!less || input.sending}
        @click=${() => set(drafts.changed(pay, name, -1))}>−</button></div>`;
  })}${more}</div>`;
}

/** The part of the price that is still missing. @param {any} price @param {Record<string, number>} pay */
export function hint(price, pay) {
  const short = price.total_least - total(pay);
  if (short > 0) return html` <em>${t('choose.pay_more', { n: short })}</em>`;
  if (kinds(pay) < price.kinds_least) return html` <em>${t('choose.kinds_wrong', { kinds: price.kinds_least })}</em>`;
  return nothing;
}

/** Draws the button for the user's card "any 2 resources", if it may be used. @param {PanelInput} input */
export function takeButton(input) {
  if (!input.choices.may_take) return nothing;
  return html`<button class="choice take" data-choice data-key="o" data-testid="take" title=${t('choose.take_hint')}
    ?disabled=${input.sending}
    @click=${() => input.set(drafts.startTaking(input.choices, takeTotal(input.catalogue)), 'choice')}>${thingIcon('two_of_choice')}<span
      class="choice-words"><b>${t('choose.take')}</b></span>${cap('o')}</button>`;
}
