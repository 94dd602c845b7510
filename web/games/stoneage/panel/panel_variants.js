// @ts-check
// The questions that the variants add: splitting a hunt, joining the herd, taming, trading, and the surcharge of a harsh winter.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../../../js/core/words.js';
import * as drafts from './draft.js';
import { amountText, amountsText, bundleAmounts, bundleText, placePhrase, tables, total } from '../terms.js';
import { personIcon, thingIcon } from '../drawings/pieces.js';
import { cap, purse, sendRow, takeButton } from './panel_parts.js';

/** @typedef {import('./panel_parts.js').PanelInput} PanelInput */

/** The open question in words; empty if it is not a question of a variant. @param {{choices: any, draft: drafts.Draft}} input */
export function askVariant({ choices, draft }) {
  if (draft.step === 'trade') return t('ask.trade');
  switch (choices.decision) {
    case 'split': return t('ask.split', { n: choices.amount });
    case 'join': return t('ask.join', { place: placePhrase('at', choices.place) });
    case 'second': return t('ask.second');
    case 'tame': return t('ask.tame');
    default: return choices.decision === 'pay' && choices.place === 'igloo' ? t('ask.pay_igloo') : '';
  }
}

/**
 * A number with a button for less and one for more.
 * @param {PanelInput} input
 * @param {string} words
 * @param {{n: number, least: number, most: number, middle: any}} of
 * @param {(n: number) => void} to
 */
function counter(input, words, { n, least, most, middle }, to) {
  return html`<div class="stepper" role="group" aria-label=${words}>
    <button class="round" data-key="-" data-testid="step-less" aria-label=${t('choose.less')} ?disabled=${n <= least || input.sending}
      @click=${() => to(n - 1)}>−</button>
    ${middle}<output class="count" aria-live="polite">${n}</output>
    <button class="round" data-key="+" data-testid="step-more" aria-label=${t('choose.more')} ?disabled=${n >= most || input.sending}
      @click=${() => to(n + 1)}>+</button></div>`;
}

/** Asks for the split of a hunt: this much of it becomes jewellery, the rest is food. @param {PanelInput} input */
export function splitPanel(input) {
  const { draft, choices } = input;
  const to = (/** @type {number} */ n) => input.set(drafts.setJewelry(draft, choices, n));
  const food = choices.amount - draft.jewelry;
  const middle = html`<span class="split-line">${thingIcon('food')}<b>${food}</b> ${thingIcon('jewelry')}</span>`;
  const edge = (/** @type {string} */ id, /** @type {number} */ n, /** @type {string} */ icon, /** @type {string} */ key) =>
    html`<button class="choice ${draft.jewelry === n ? 'on' : ''}" data-choice
    data-key=${key} data-testid=${id} aria-pressed=${draft.jewelry === n ? 'true' : 'false'} ?disabled=${input.sending}
      @click=${() => to(n)}>${thingIcon(icon)}<span class="choice-words"><b>${t('choose.split_' + icon)}</b></span>${cap(key)}</button>`;
  return html`<div class="confirm">
    <div class="confirm-head"><b>${t('place.hunt')}</b><span data-testid="split">${amountsText({ food, jewelry: draft.jewelry })}</span>
      </div>
    <div class="split-row">${edge('all-food', 0, 'food', 'f')} ${counter(input, t('choose.split'), { n: draft.jewelry, least: 0,
      most: choices.amount, middle }, to)} ${edge('all-jewelry', choices.amount, 'jewelry', 'j')}</div>
    ${sendRow(input, t('choose.split_take', { what: amountsText({ food, jewelry: draft.jewelry }) }))}
  </div>`;
}

/** The bonus of the tile. @param {PanelInput} input */
function prize({ view, catalogue }) {
  const row = tables(catalogue).mammoth(view.herd_tile);
  if (!row) return nothing;
  const words = t('herd.tile', { one: t('bonus.' + row.one), all: t('bonus.' + row.all) });
  return html`<span class="prize" data-help="mammoth:${row.tile}"
    tabindex="0"><span aria-hidden="true">${t('trade.one')}</span>${bonusIcons(row.one)}<span
    aria-hidden="true">${t('trade.all')}</span>${bonusIcons(row.all)}<span class="hidden">${words}. ${t('choose.join_each')}</span></span>`;
}

/** Asks how many people join the herd, and for their payment. @param {PanelInput} input */
export function joinPanel(input) {
  const { draft, choices, view } = input;
  const price = drafts.joinPrice(draft, choices);
  const most = choices.join_prices.length;
  const food = Math.max(0, draft.people - total(draft.pay));
  const to = (/** @type {number} */ n) => input.set(drafts.setJoining(draft, choices, n));
  const figures = html`<div class="figures">${Array.from({ length: most },
    (_, i) => html`<button class=${i < draft.people ? 'figure' : 'figure out'} data-key=${String((i + 1) % 10)}
    aria-label=${t('amount.people', { n: i + 1 })} aria-pressed=${i + 1 === draft.people ? 'true' : 'false'}
      @click=${() => to(i + 1)}>${personIcon(view.me)}</button>`)}</div>`;
  const what = amountsText({ ...draft.pay, food: Math.min(food, draft.people - price.total_least) });
  return html`<div class="confirm">
    <div class="confirm-head">${prize(input)}<span data-testid="join-food">${price.total_least > total(draft.pay)
      ? html`<em>${t('choose.join_short', { n: price.total_least - total(draft.pay) })}</em>` : t('choose.join_food', { n: food })}</span>
      </div>
    <div class="join-row">${counter(input, t('choose.people'), { n: draft.people, least: 1, most, middle: figures }, to)}
      ${purse(input, price, draft.pay, (pay) => input.set({ ...draft, pay }))}</div>
    <div class="send-row">${takeButton(input)}
      <button class="plain" data-key="x" data-testid="decline" ?disabled=${input.sending}
        @click=${() => input.send({ kind: 'decline' })}>${t('choose.stay')}${cap('x')}</button>
      <button class="primary" data-send data-testid="send" ?disabled=${!drafts.moveOf(draft, choices) || input.sending}
        @click=${() => input.send(drafts.moveOf(draft, choices))}>${input.sending ? t('conn.sending')
          : t('choose.join_send', { n: draft.people, what })}</button></div>
  </div>`;
}

/** Asks for one of the two bonuses on the tile. @param {PanelInput} input */
export function tamePanel(input) {
  const { draft, choices } = input;
  const sides = ['one', 'all'];
  const bonus = draft.side ? t('bonus.' + choices[draft.side]) : '…';
  return html`<div class="confirm tame"><div class="choices">
    ${sides.map((side, i) => html`<button class="choice ${draft.side === side ? 'on' : ''}" data-choice data-key=${String(i + 1)}
    data-testid="pick-${side}"
      aria-pressed=${draft.side === side ? 'true' : 'false'} ?disabled=${input.sending}
        @click=${() => input.set({ ...draft, side }, 'send')}>
      ${bonusIcons(choices[side])}<span class="choice-words"><b>${t('bonus.' + choices[side])}</b><small>${t('choose.tame_'
        + side)}</small></span>${cap(String(i + 1))}</button>`)}</div>
    ${sendRow(input, t('choose.tame_take', { what: bonus }))}</div>`;
}

/** @type {Record<string, string[]>} */
const BONUS_THINGS = {
  tool: ['tool'], agriculture: ['agriculture'], stone_and_wood: ['stone', 'wood'], points_7: ['points'], points_3: ['points'],
    food_2: ['food', 'food'], wood: ['wood'], brick: ['brick'],
};

/** @param {string} bonus */
const bonusIcons = (bonus) => html`${bonus.startsWith('points_') ? html`<b aria-hidden="true">${bonus.slice(7)}</b>`
  : nothing}${(BONUS_THINGS[bonus] ?? ['any']).map((name) => thingIcon(name))}`;

/** Draws the button that opens the trade, if a trade leads to the payment. @param {PanelInput} input */
export function tradeButton(input) {
  const { choices, sending } = input;
  if (!choices.trades?.length) return nothing;
  const gives = drafts.bundles(choices.trades);
  const open = () => input.set({ ...drafts.startDraft(choices), step: 'trade', give: gives.length === 1 ? gives[0] : '' }, 'choice');
  return html`<button class="choice take" data-choice data-key="t" data-testid="trade" ?disabled=${sending}
    @click=${open}>${thingIcon('trade')}<span class="choice-words"><b>${t('choose.trade')}</b></span>${cap('t')}</button>`;
}

/** Asks first for the bundle to give, then for the bundle to get. @param {PanelInput} input */
export function tradePanel(input) {
  const { draft, choices } = input;
  const gets = draft.give ? drafts.bundles(choices.trades, draft.give) : [];
  const give = (/** @type {string} */ bundle) => input.set({ ...draft, give: bundle, get: '' }, 'choice');
  const get = (/** @type {string} */ bundle) => input.set({ ...draft, get: bundle }, 'send');
  const words = draft.get ? t('choose.trade_send', { give: bundleText(draft.give), get: bundleText(draft.get) }) : t('choose.trade');
  return html`<div class="confirm trade-choice">
    <div class="bundle-rows">${bundleRow(input, 'give', drafts.bundles(choices.trades), give)} ${draft.give
      ? bundleRow(input, 'get', gets, get) : nothing}</div>
    ${sendRow(input, words, { back: true })}</div>`;
}

/** @param {PanelInput} input @param {'give'|'get'} side @param {string[]} offered @param {(bundle: string) => void} choose */
function bundleRow(input, side, offered, choose) {
  const chosen = input.draft[side];
  const keyed = side === 'get' || !input.draft.give;
  return html`<div class="bundles" role="group" aria-label=${t('choose.trade_' + side)}>
    <b>${t('choose.trade_' + side)}</b>${offered.map((bundle, i) => html`<button class="choice bundle ${chosen === bundle ? 'on' : ''}"
    data-choice
    data-key=${keyed && i < 9 ? String(i + 1) : nothing} data-testid="${side}-${bundle}" aria-pressed=${chosen === bundle ? 'true'
      : 'false'} aria-label=${bundleText(bundle)} ?disabled=${input.sending}
      @click=${() => choose(bundle)}>${bundleIcons(bundle)}</button>`)}</div>`;
}

/** @param {string} bundle */
const bundleIcons = (bundle) => Object.entries(bundleAmounts(bundle))
  .flatMap(([name, n]) => Array.from({ length: n }, () => thingIcon(name)));

/** The goods of the trade, which must be part of this payment. @param {PanelInput} input */
export function tradedNote({ view }) {
  return view.got ? html`<span data-testid="traded">${t('choose.traded', { what: bundleText(view.got) })}</span>` : nothing;
}

/**
 * The resources that may be paid on top in a harsh winter.
 * @param {PanelInput} input @param {Record<string, number>} store of the seat
 */
export function extraButton(input, store) {
  const { draft, choices } = input;
  const { extra, extra_points: n } = choices.price;
  if (!extra) return nothing;
  const may = draft.extra || drafts.maySpare(draft, choices, store);
  return html`<button class="choice take extra ${draft.extra ? 'on' : ''}" data-choice data-key="p" data-testid="extra"
    aria-pressed=${draft.extra ? 'true' : 'false'} ?disabled=${!may || input.sending}
    @click=${() => input.set({ ...draft, extra: !draft.extra })}>${thingIcon(extra)}<span
      class="choice-words"><b>${t('choose.extra', { what: amountText(extra, 1), n })}</b></span>${cap('p')}</button>`;
}
