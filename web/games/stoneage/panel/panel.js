// @ts-check
// The choice panel: every decision as real buttons, for mouse, thumb and keys. One button goes a step back, and one sends.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { listed, t } from '../../../js/core/words.js';
import * as drafts from './draft.js';
import { PLACES, PLACE_KEYS, RESOURCES, TOOLS, amountText, amountsText, expectText, placeName, placePhrase, scoringAt, tables, thingText,
  total } from '../terms.js';
import { dieIcon, personIcon, thingIcon } from '../drawings/pieces.js';
import { asked, cap, figures, hint, priceWords, purse, sendRow, takeButton } from './panel_parts.js';
import { askVariant, extraButton, joinPanel, splitPanel, tamePanel, tradeButton, tradePanel, tradedNote } from './panel_variants.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').Choices} Choices */

/** @typedef {import('./panel_parts.js').PanelInput} PanelInput */

/** @param {PanelInput} input */
export function panel(input) {
  if (input.draft.step === 'take') return takePanel(input);
  if (input.draft.step === 'trade') return tradePanel(input);
  switch (input.choices?.decision) {
    case 'place': return input.draft.step === 'confirm' ? peoplePanel(input) : placesPanel(input, placeOffers(input));
    case 'use': return input.draft.step === 'confirm' ? usePanel(input) : placesPanel(input, input.choices.use);
    case 'tools': return toolsPanel(input);
    case 'pay':
    case 'second': return payPanel(input);
    case 'split': return splitPanel(input);
    case 'join': return joinPanel(input);
    case 'tame': return tamePanel(input);
    case 'pick': return pickPanel(input);
    case 'feed': return feedPanel(input);
    default: return nothing;
  }
}

/** @param {PanelInput} input @returns {string[]} */
const placeOffers = (input) => input.choices.places.map((/** @type {any} */ p) => p.place);

/** Chosen on the board. @param {PanelInput} input @param {string[]} offered */
function placesPanel(input, offered) {
  const places = PLACES.filter((place) => offered.includes(place));
  const title = input.choices.decision === 'place' ? t('choose.place') : t('choose.use');
  return html`<div class="on-board" role="group" aria-label=${title}>${places.map((place) => placeButton(input, place))}</div>
    <div class="board-asks">${input.choices.decision === 'place' ? atHome(input.view) : nothing}
      <p class="soft" data-testid="pointed">${pointedWords(input) || t('choose.on_board')}</p>${useAllButton(input)}
      ${takeButton(input)}</div>`;
}

/** Draws my people who wait to be placed, while there is room for them. @param {View} view */
function atHome(view) {
  const home = view.players.find((/** @type {any} */ p) => p.seat === view.me)?.home ?? 0;
  return html`<div class="at-home figures" aria-hidden="true">${figures(view.me ?? 0, home, home)}</div>`;
}

/** Draws my people while others place theirs. @param {View} view */
export const idle = (view) => (view.phase === 'place' ? atHome(view) : nothing);

/** Describes the effect of a click on the board, while the mouse points at it; empty if it points at nothing. @param {PanelInput} input */
function pointedWords(input) {
  const { place, n } = drafts.placeAt(input.hover);
  if (!place) return '';
  if (input.choices.decision === 'use') return useAt(place, input);
  const draft = n ? drafts.setPeople(drafts.choosePlace(input.draft, input.choices, place), input.choices, n)
    : drafts.choosePlace(input.draft, input.choices, place);
  if (draft.place !== place) return '';
  return `${placeName(place, input.view)} – ${sendsWords({ ...input, draft })}`;
}

/** @param {string} place @param {PanelInput} input */
function useAt(place, { choices, view, catalogue }) {
  const placed = view.places.find((/** @type {any} */ p) => p.place === place)?.people[view.me] ?? 0;
  return choices.use.includes(place) ? useWords(place, placed, thingText(place, view, catalogue)) : '';
}

/** Returns the actions whose order has no effect: their moves and words; null: there are none. @param {PanelInput} input */
export function useAll({ choices, view }) {
  const places = choices.together;
  if (!places.length) return null;
  const [first, ...next] = places.map((/** @type {string} */ place) => ({ kind: 'use', place }));
  const names = listed(places.map((/** @type {string} */ place) => placeName(place, view)));
  return { first, next, names, words: t('choose.use_all', { n: places.length }) };
}

/** @param {PanelInput} input */
function useAllButton(input) {
  const all = useAll(input);
  if (!all) return nothing;
  return html`<button class="choice" data-choice data-key="a" data-testid="use-all" ?disabled=${input.sending}
    @click=${() => input.send(all.first, all.next)}><span class="choice-words"><b>${all.words}</b><small>${all.names}</small></span>${
      cap('a')}</button>`;
}

/**
 * Draws the button of a place for keys and screen readers; the board shows the place itself.
 * @param {PanelInput} input @param {string} place
 */
function placeButton(input, place) {
  const what = thingText(place, input.view, input.catalogue);
  const choose = () => input.set(drafts.choosePlace(input.draft, input.choices, place), 'send');
  return html`<button class="choice" data-choice data-key=${PLACE_KEYS[place]} data-testid="place-${place}" ?disabled=${input.sending}
      @click=${choose} @mouseenter=${() => input.point(place)} @mouseleave=${() => input.point('')}
      @focus=${() => input.point(place)} @blur=${() => input.point('')}>
    ${placeName(place, input.view)}${what ? `, ${what}` : ''}</button>`;
}

/** The animal that lies on a place, as a row of the catalogue. @param {string} place @param {{view: any, catalogue: any}} input */
function animalAt(place, { view, catalogue }) {
  const slot = view.slots.find((/** @type {any} */ s) => s.place === place);
  return slot?.card ? tables(catalogue).animal(slot.card) : null;
}

/** @param {PanelInput} input */
function peoplePanel(input) {
  const { draft, choices, view } = input;
  const offer = drafts.offerOf(draft, choices);
  if (!offer) return nothing;
  const what = thingText(draft.place, view, input.catalogue);
  const to = placePhrase('to', draft.place, what);
  return html`<div class="confirm">${asked(draft.place, input)}
    <div class="confirm-head"><b>${placeName(draft.place, view)}</b><span data-testid="expect" aria-live="polite">${
      sendsWords(input)}</span></div>
    ${offer.most > offer.least ? stepper(input, offer) : html`<div class="figures">${figures(view.me, draft.people, draft.people)}</div>`}
    ${sendRow(input, t('choose.send_people', { n: draft.people, to }), { back: true })}
  </div>`;
}

/** Describes the gain of the chosen people; an average if they roll. @param {PanelInput} input */
function sendsWords(input) {
  const { draft, choices, view, catalogue } = input;
  return expectText(draft.people, drafts.offerOf(draft, choices), tables(catalogue).place(draft.place))
    || doesWords(input, thingText(draft.place, view, catalogue));
}

/** @param {PanelInput} input @param {string} what */
function doesWords({ draft, view, catalogue }, what) {
  const beast = animalAt(draft.place, { view, catalogue });
  if (beast) return t('does.animal', { n: beast.penalty, of: view.places.find((/** @type {any} */ p) => p.place === draft.place)?.rings
    ?? 0 });
  const scoring = scoringAt(draft.place, view, catalogue);
  if (scoring) return `${what}: ${scoring}`;
  return what || t('does.' + draft.place);
}

/** @param {PanelInput} input @param {any} offer */
function stepper(input, offer) {
  const { draft, choices, view } = input;
  const row = tables(input.catalogue).place(draft.place);
  const to = (/** @type {number} */ n, counted = false) => input.set(drafts.setPeople(draft, choices, n, counted));
  return html`<div class="stepper" role="group" aria-label=${t('choose.people')}>
    <button class="round" data-key="-" data-testid="step-less" aria-label=${t('choose.less')} ?disabled=${draft.people <= offer.least}
      @click=${() => to(draft.people - 1)}>−</button>
    <div class="figures">${Array.from({ length: offer.most },
      (_, i) => html`<button class=${i < draft.people ? 'figure' : 'figure out'} data-key=${String((i + 1) % 10)}
      aria-label=${expectText(i + 1, offer, row) || t('amount.people', { n: i + 1 })} ?disabled=${input.sending || i + 1 < offer.least}
      aria-pressed=${i + 1 === draft.people ? 'true' : 'false'}
        @click=${() => to(i + 1, true)}>${personIcon(view.me)}</button>`)}</div>
    <output class="count" aria-live="polite">${draft.people}</output>
    <button class="round" data-key="+" data-testid="step-more" aria-label=${t('choose.more')} ?disabled=${draft.people >= offer.most}
      @click=${() => to(draft.people + 1)}>+</button>
  </div>`;
}

/** @param {PanelInput} input */
function usePanel(input) {
  const { draft, view } = input;
  const what = thingText(draft.place, view, input.catalogue);
  const placed = view.places.find((/** @type {any} */ p) => p.place === draft.place)?.people[view.me] ?? 0;
  return html`<div class="confirm">${asked(draft.place, input)}
    <div class="confirm-head"><b>${placeName(draft.place, view)}</b><span>${doesWords(input, what)}</span></div>
    <div class="figures">${figures(view.me, placed, placed)}</div>
    ${sendRow(input, useWords(draft.place, placed, what), { back: true })}
  </div>`;
}

/** Says the effect of using the people on a place. @param {string} place @param {number} n of them @param {string} what lies there */
export function useWords(place, n, what) {
  if (place.startsWith('card_')) return t('choose.use_card', { what });
  if (place.startsWith('building_')) return t('choose.use_building', { what });
  if (['tool_maker', 'hut', 'field', 'merchant', 'igloo'].includes(place)) return t('choose.use_' + place);
  return t('choose.use_roll', { n, at: placePhrase('at', place) });
}

/** @param {PanelInput} input */
function toolsPanel(input) {
  const { draft, choices, view } = input;
  const dice = view.roll?.dice ?? [];
  const now = drafts.toolsOf(draft, choices);
  const gains = (/** @type {string[]} */ tools) => amountText(choices.yield, drafts.gainWith(choices, tools));
  const words = (/** @type {string[]} */ tools) => t('choose.take_gain', { gain: gains(tools) });
  const gain = now.length ? t('choose.gain_with_tools', { gain: gains([]), more: gains(now) }) : gains(now);
  return html`<div class="confirm tools-choice">
    <div class="confirm-head"><span class="dice-line">${dice.map((/** @type {number} */ d) => dieIcon(d))}<b>=
      ${choices.total}${view.roll?.penalty ? ` − ${view.roll.penalty}` : ''}</b></span>
      <span data-testid="gain">${gain}</span></div>
    ${choices.tools.length > 1 ? html`<div class="choices">${TOOLS.filter((name) => choices.tools.includes(name))
      .map((name) => toolButton(input, name))}</div>` : nothing}
    ${sendRow(input, now.length ? twoLines(words(now), toolNames(now, choices)) : words(now), { more: now.length && !draft.hand
      ? html`<button class="plain" data-key="x" data-testid="no-tools" ?disabled=${input.sending}
        @click=${() => input.send({ kind: 'tools', tools: [] })}>${words([])}${cap('x')}</button>` : nothing })}
  </div>`;
}

/** @param {string[]} tools @param {any} choices */
const toolNames = (tools, choices) => listed(tools.map((name) => t(name.startsWith('once') ? 'choose.once_tool' : 'choose.tool',
  { value: choices.tool_values[TOOLS.indexOf(name)] })));

/** @param {PanelInput} input @param {string} name */
function toolButton(input, name) {
  const { draft, choices } = input;
  const index = TOOLS.indexOf(name);
  const value = choices.tool_values[index];
  const now = { ...draft, tools: drafts.toolsOf(draft, choices) };
  const on = now.tools.includes(name);
  const after = drafts.gainWith(choices, drafts.toggleTool(now, name).tools);
  const words = name.startsWith('once') ? t('choose.once_tool', { value }) : t('choose.tool', { value });
  return html`<button class="choice tool ${on ? 'on' : ''}" data-choice data-key=${String(index + 1)} data-testid="tool-${name}"
    aria-pressed=${on ? 'true' : 'false'}
      ?disabled=${input.sending} @click=${() => input.set(drafts.toggleTool(now, name))}>
    ${thingIcon('tool')}<span class="choice-words"><b>${words}</b><small>${on ? t('choose.added')
      : t('choose.then', { gain: amountText(choices.yield, after) })}</small></span>${cap(String(index + 1))}
  </button>`;
}

/** @param {PanelInput} input */
function payPanel(input) {
  const { draft, choices } = input;
  const store = input.view.players.find((/** @type {any} */ p) => p.seat === input.view.me)?.resources ?? {};
  const price = drafts.priceNow(draft, choices, store);
  const now = drafts.paymentOf(draft, choices);
  const button = payWords(now, drafts.worth(price, now) + (draft.extra ? price.extra_points : 0));
  const most = dearestButton(input, price);
  const more = [takeButton(input), tradeButton(input), extraButton(input, store)];
  return html`<div class="confirm">${most === nothing ? asked(choices.place, input) : nothing}
    <div class="confirm-head"><b>${payHead(input)}</b>
      <span>${priceWords(price, RESOURCES)}${hint(price, now)}</span>${tradedNote(input)}</div>
    ${price.payable ? purse(input, price, now, (pay) => input.set({ ...draft, pay, hand: true }), more) : nothing}
    <div class="send-row">
      ${price.payable ? nothing : more}
      ${choices.may_decline ? html`<button class="plain" data-testid="decline" data-key="x" ?disabled=${input.sending}
        @click=${() => input.send({ kind: 'decline' })}>${t('choose.decline')}${cap('x')}</button>` : nothing}
      ${most}
      ${price.payable ? html`<button class="primary" data-send data-testid="send"
        ?disabled=${!drafts.moveOf(draft, choices) || input.sending}
        @click=${() => input.send(drafts.moveOf(draft, choices))}>${input.sending ? t('conn.sending') : button}</button>` : nothing}
    </div>
  </div>`;
}

/** @param {Record<string, number>} pay @param {number} n points that it scores */
function payWords(pay, n) {
  if (!Object.keys(pay).length) return n > 0 ? t('choose.pay_scores', { n }) : t('choose.pay_none');
  const words = t('choose.pay', { what: amountsText(pay) });
  return n > 0 ? twoLines(words, t('amount.points', { n })) : words;
}

/** @param {string} first @param {string} second */
const twoLines = (first, second) => html`<span class="choice-words"><b>${first}</b><span class="hidden">: </span><small>${
  second}</small></span>`;

/** Draws the button for the payment that scores most, if others score less. @param {PanelInput} input @param {any} price */
function dearestButton(input, price) {
  const { draft, choices } = input;
  const points = drafts.worth(price, choices.dearest ?? {});
  if (!price.payable || drafts.isByHand(draft, choices) || points <= drafts.worth(price, choices.cheapest)) return nothing;
  return html`<button class="plain" data-key="m" data-testid="pay-most" ?disabled=${input.sending}
    @click=${() => input.send({ kind: 'pay', resources: choices.dearest })}>${twoLines(t('amount.points', { n: points }),
    amountsText(choices.dearest))}${cap('m')}</button>`;
}

/** The card or building that is paid for. @param {PanelInput} input */
function payHead({ choices, view, catalogue }) {
  if (choices.decision === 'second') return t('choose.second');
  return thingText(choices.place, view, catalogue) || placeName(choices.place, view);
}

/** @param {PanelInput} input */
function pickPanel(input) {
  const { draft, choices, catalogue, view } = input;
  const gives = (/** @type {number} */ value) => dieGives(tables(catalogue).die(value, view.trade_dice));
  const chosen = draft.die ? gives(draft.die) : '';
  return html`<div class="confirm">
    <div class="choices">${choices.pick.map((/** @type {number} */ value) =>
      html`<button class="choice ${draft.die === value ? 'on' : ''}" data-choice data-key=${String(value)}
        data-testid="pick-${value}" aria-pressed=${draft.die === value ? 'true' : 'false'} ?disabled=${input.sending}
          @click=${() => input.set({ ...draft, die: value }, 'send')}>
      ${dieIcon(value)}<span class="choice-words"><b>${gives(value)}</b></span>${cap(String(value))}</button>`)}</div>
    ${sendRow(input, t('choose.pick', { gives: chosen || '…' }))}
  </div>`;
}

/** @param {any} row of the dice-for-all table */
export function dieGives(row) {
  if (!row) return '';
  if (row.top === 'resource') return amountText(row.yield, row.amount);
  return t('die.gives.' + row.top);
}

/** @param {PanelInput} input */
function feedPanel(input) {
  const { draft, choices } = input;
  const price = choices.price;
  const now = drafts.paymentOf(draft, choices);
  return html`<div class="confirm">
    <div class="confirm-head"><b>${t('choose.feed_head', { n: choices.missing })}</b><span>${price.payable ? hint(price, now)
      : nothing}</span></div>
    ${price.payable ? purse(input, price, now, (pay) => input.set({ ...draft, pay, hand: true })) : nothing}
    <div class="send-row">
      ${takeButton(input)}
      ${choices.may_starve ? html`<button class="plain danger" data-key="x" data-testid="starve" ?disabled=${input.sending}
        @click=${() => input.send({ kind: 'starve' })}>${t('choose.starve', { n: choices.penalty })}${cap('x')}</button>` : nothing}
      ${price.payable ? html`<button class="primary" data-send data-testid="send"
        ?disabled=${!drafts.moveOf(draft, choices) || input.sending}
        @click=${() => input.send(drafts.moveOf(draft, choices))}>${input.sending ? t('conn.sending')
          : total(now) ? t('choose.feed_pay', { what: amountsText(now) }) : t('choose.pay_none')}</button>` : nothing}
    </div>
  </div>`;
}

/** @param {PanelInput} input */
function takePanel(input) {
  const { draft } = input;
  const room = draft.takes;
  const price = { total_least: room, total_most: room, kinds_least: 1, kinds_most: room, least: {},
    most: Object.fromEntries(RESOURCES.map((name) => [name, room])) };
  return html`<div class="confirm">
    <div class="confirm-head"><b>${t('ask.take')}</b><span>${hint(price, draft.take)}</span></div>
    ${purse(input, price, draft.take, (take) => input.set({ ...draft, take }))}
    ${sendRow(input, t('choose.take_send', { what: amountsText(draft.take) }), { back: true })}
  </div>`;
}

/** @param {View} view @param {Choices} choices @param {drafts.Draft} draft @param {any} catalogue */
function confirmWords(view, choices, draft, catalogue) {
  const to = placePhrase('to', draft.place, thingText(draft.place, view, catalogue));
  const offer = drafts.offerOf(draft, choices);
  return offer && offer.least === offer.most ? t('ask.place_all', { n: offer.least, to }) : t('ask.place_n', { place: to });
}

/** The open question in words, for the line above the board. @param {PanelInput} input */
export function askWords(input) {
  const { view, choices, draft, catalogue } = input;
  if (draft.step === 'take') return t('ask.take');
  const variant = askVariant({ choices, draft });
  if (variant) return variant;
  const mine = view.players.find((/** @type {any} */ p) => p.seat === view.me);
  switch (choices.decision) {
    case 'place':
      if (draft.step === 'confirm') return confirmWords(view, choices, draft, catalogue);
      return (input.pressed && pointedWords(input)) || t('ask.place', { n: mine?.home ?? 0 });
    case 'use': return t('ask.use');
    case 'tools': return t('ask.tools', { total: choices.total, gain: amountText(choices.yield, drafts.gainWith(choices, [])) });
    case 'pay': return t('ask.pay', { what: thingText(choices.place, view, catalogue) });
    case 'pick': return t('ask.pick');
    case 'feed': return t('ask.feed', { n: choices.missing, penalty: choices.penalty });
    default: return t('choose.nothing');
  }
}

