// @ts-check
// The draft of a move before it is sent: pure functions on the choices that the server offered. Bounds come from `choices`; nothing here
// knows a rule.

import { GOODS, TOOLS, kinds, tables, total } from '../terms.js';

/** @typedef {import('../types.d.ts').Choices} Choices */

/**
 * @typedef {object} Draft
 * @property {'choose'|'confirm'|'take'|'trade'} step
 * @property {string} place chosen place, '' if none yet
 * @property {number} people
 * @property {boolean} counted whether their number was chosen, and is not the least alone
 * @property {string[]} tools
 * @property {boolean} hand whether payment or tools were chosen by hand
 * @property {Record<string, number>} pay
 * @property {Record<string, number>} take @property {number} takes how many it must be
 * @property {number} die 0: none chosen
 * @property {boolean} extra whether the winter's extra is paid on top
 * @property {number} jewelry of a hunt that is split
 * @property {string} side of a mammoth's tile, '' if none yet
 * @property {string} give @property {string} get of a trade, '' if none yet
 */

/** @param {Choices|null} choices @returns {Draft} */
export function startDraft(choices) {
  const people = choices?.decision === 'join' ? 1 : 0;
  const pay = { ...(choices?.price?.least ?? {}) };
  return { step: 'choose', place: '', people, counted: false, tools: [], hand: false, pay, take: {}, takes: 0,
    die: 0, extra: false, jewelry: 0, side: '', give: '', get: '' };
}

/** Takes this many resources of any kind. @param {Choices} choices @param {number} takes @returns {Draft} */
export function startTaking(choices, takes) {
  return { ...startDraft(choices), step: 'take', takes };
}

/** Returns the name of the n-th ring of a place. @param {string} place @param {number} n */
export const ringOf = (place, n) => `${place}.${n}`;

/** Returns the place of a ring, and the ring's number; 0 stands for the place itself. @param {string} ring */
export function placeAt(ring) {
  const [place, n = '0'] = ring.split('.');
  return { place, n: Number(n) };
}

/** @param {Draft} draft @param {any} choices @param {string} place @returns {Draft} */
export function choosePlace(draft, choices, place) {
  if (choices.decision === 'place') {
    const offer = choices.places.find((/** @type {any} */ p) => p.place === place);
    if (!offer) return draft;
    return { ...draft, step: 'confirm', place, people: offer.least, counted: false };
  }
  if (choices.decision === 'use' && choices.use.includes(place)) return { ...draft, step: 'confirm', place };
  return draft;
}

/**
 * Handles a click on the board: a ring sends as many people as its number, a chosen place sends its chosen number.
 * @param {Draft} draft @param {any} choices @param {string} ring @returns {Draft}
 */
export function chooseRing(draft, choices, ring) {
  const { place, n } = placeAt(ring);
  const again = draft.step === 'confirm' && draft.place === place;
  const chosen = again ? { ...draft, counted: true } : choosePlace(startDraft(choices), choices, place);
  return n ? setPeople(chosen, choices, n, true) : chosen;
}

/** The offer for the chosen place. @param {Draft} draft @param {Choices} choices */
export function offerOf(draft, choices) {
  return choices.places?.find((/** @type {any} */ p) => p.place === draft.place) ?? null;
}

/** @param {Draft} draft @param {Choices} choices @param {number} people @param {boolean} [counted] @returns {Draft} */
export function setPeople(draft, choices, people, counted = false) {
  const offer = offerOf(draft, choices);
  if (!offer) return draft;
  return { ...draft, people: Math.max(offer.least, Math.min(offer.most, people)), counted };
}

/** @param {Draft} draft @param {string} tool @returns {Draft} */
export function toggleTool(draft, tool) {
  const has = draft.tools.includes(tool);
  return { ...draft, hand: true, tools: has ? draft.tools.filter((name) => name !== tool) : [...draft.tools, tool] };
}

/** Returns the yield with a set of tools. @param {Choices} choices @param {string[]} tools */
export function gainWith(choices, tools) {
  const bits = tools.reduce((set, name) => set | (1 << TOOLS.indexOf(name)), 0);
  return choices.gain[bits] ?? 0;
}

/** @param {any} price @param {Record<string, number>} pay @param {string} name */
export function canAdd(price, pay, name) {
  const now = pay[name] ?? 0;
  if (now >= (price.most[name] ?? 0)) return false;
  if (name === 'jewelry') return true;
  if (total(pay) >= price.total_most) return false;
  return now > 0 || kinds(pay) < price.kinds_most;
}

/**
 * Returns the payment with one more of a resource. If it is complete, this one replaces the first other that the price can do without, so
 * that the payment that is offered can be changed by one press; null: that is impossible.
 * @param {any} price @param {Record<string, number>} pay @param {string} name @returns {Record<string, number>|null}
 */
export function withOneMore(price, pay, name) {
  if (canAdd(price, pay, name)) return changed(pay, name, 1);
  if (total(pay) < price.total_most || (pay[name] ?? 0) >= (price.most[name] ?? 0)) return null;
  const others = GOODS.filter((other) => other !== name && (pay[other] ?? 0) > 0 && canRemove(price, pay, other));
  return others.map((other) => changed(changed(pay, other, -1), name, 1)).find((swapped) => meets(price, swapped)) ?? null;
}

/** @param {any} price @param {Record<string, number>} pay @param {string} name */
export function canRemove(price, pay, name) {
  return (pay[name] ?? 0) > (price.least[name] ?? 0);
}

/** @param {Record<string, number>} amounts @param {string} name @param {number} by */
export function changed(amounts, name, by) {
  const { [name]: now = 0, ...others } = amounts;
  return now + by > 0 ? { ...amounts, [name]: now + by } : others;
}

/** Returns whether a payment meets the price. @param {any} price @param {Record<string, number>} pay */
export function meets(price, pay) {
  const n = total(pay);
  const k = kinds(pay);
  if (n < price.total_least || n > price.total_most || k < price.kinds_least || k > price.kinds_most) return false;
  return GOODS.every((name) => (pay[name] ?? 0) >= (price.least[name] ?? 0) && (pay[name] ?? 0) <= (price.most[name] ?? 0));
}

/** Returns the points that the payment would score. @param {any} price @param {Record<string, number>} pay */
export function worth(price, pay) {
  return GOODS.reduce((sum, name) => sum + (pay[name] ?? 0) * (price.points_each?.[name] ?? 0), price.points ?? 0);
}

/**
 * Returns the price while the extra resource is paid on top: one of it stays in the store.
 * @param {Draft} draft
 * @param {any} choices
 * @param {Record<string, number>} store
 */
export function priceNow(draft, choices, store) {
  const { price } = choices;
  if (!draft.extra) return price;
  const most = Math.min(price.most[price.extra] ?? 0, (store[price.extra] ?? 0) - 1);
  return { ...price, most: { ...price.most, [price.extra]: most } };
}

/**
 * Returns whether a piece of the extra resource is left after the payment.
 * @param {Draft} draft @param {any} choices @param {Record<string, number>} store
 */
export function maySpare(draft, choices, store) {
  const { extra } = choices.price;
  return (store[extra] ?? 0) > (draft.pay[extra] ?? 0);
}

/** No payment meets this price. */
const UNPAYABLE = { total_least: 1, total_most: 0, kinds_least: 0, kinds_most: 0, least: {}, most: {} };

/** Returns the payment of the people who join the herd, in place of food. @param {Draft} draft @param {Choices} choices */
export const joinPrice = (draft, choices) => choices.join_prices[draft.people - 1] ?? UNPAYABLE;

/** @param {Draft} draft @param {Choices} choices @param {number} people @returns {Draft} */
export function setJoining(draft, choices, people) {
  const n = Math.max(1, Math.min(choices.join_prices.length, people));
  return { ...draft, people: n, pay: total(draft.pay) > n ? {} : draft.pay };
}

/** @param {Draft} draft @param {Choices} choices @param {number} jewelry @returns {Draft} */
export function setJewelry(draft, choices, jewelry) {
  return { ...draft, jewelry: Math.max(0, Math.min(choices.amount, jewelry)) };
}

/**
 * Returns the bundles that may be given; or, with `give`, those that may be got for it.
 * @param {any[]} trades @param {string} [give] @returns {string[]}
 */
export function bundles(trades, give) {
  return give === undefined ? [...new Set(trades.map((trade) => trade.give))] : trades.filter((trade) => trade.give === give)
    .map((trade) => trade.get);
}

/** Returns whether the payment is chosen by hand. @param {Draft} draft @param {any} choices */
export const isByHand = (draft, { price }) => draft.hand || draft.extra
  || GOODS.some((name) => (draft.pay[name] ?? 0) !== (price.least?.[name] ?? 0));

/** Returns the payment of the draft: the cheapest one until the player changes it. @param {Draft} draft @param {Choices} choices */
export const paymentOf = (draft, choices) => (choices.price.payable && !isByHand(draft, choices) ? choices.cheapest : draft.pay);

/** @param {Draft} draft @param {Choices} choices @param {string} kind */
function payment(draft, choices, kind) {
  const pay = paymentOf(draft, choices);
  return choices.price.payable && meets(choices.price, pay) ? { kind, resources: pay } : null;
}

/** Returns whether the move is one of the offered ones that need no further choice. @param {any} choices @param {any} move */
export const offers = (choices, move) => choices?.decision === 'use' && move.kind === 'use' && choices.use.includes(move.place);

/**
 * Returns the cheapest set of tools for each yield beyond the plain roll's, the lowest yield first. One-use tools count double.
 * @param {Choices} choices @returns {{tools: string[], gain: number}[]}
 */
export function toolSets(choices) {
  const cost = (/** @type {string[]} */ tools) => tools.reduce((sum, name) => sum + (name.startsWith('once') ? 2 : 1)
    * choices.tool_values[TOOLS.indexOf(name)], 0);
  /** @type {Map<number, string[]>} */
  const best = new Map();
  for (let set = 1; set < choices.gain.length; set += 1) {
    const tools = TOOLS.filter((_, i) => set & (1 << i));
    const gain = choices.gain[set];
    const old = best.get(gain);
    if (gain <= choices.gain[0] || tools.some((name) => !choices.tools.includes(/** @type {any} */ (name)))) continue;
    if (!old || cost(tools) < cost(old)) best.set(gain, tools);
  }
  return [...best].map(([gain, tools]) => ({ gain, tools })).sort((one, other) => one.gain - other.gain);
}

/**
 * Returns the tools of the draft: those with the best yield until the player changes them.
 * @param {Draft} draft @param {Choices} choices
 */
export const toolsOf = (draft, choices) => (draft.hand ? draft.tools : toolSets(choices).at(-1)?.tools ?? []);

/**
 * Returns the move that one click completes, or null: a number of people on a place, or one of several things.
 * @param {Draft} draft @param {any} choices
 */
export function complete(draft, choices) {
  const single = draft.step === 'trade' || (draft.step !== 'take' && ['use', 'pick', 'tame'].includes(choices.decision));
  const offer = choices.decision === 'place' ? offerOf(draft, choices) : null;
  return single || (offer && (draft.counted || offer.least === offer.most)) ? moveOf(draft, choices) : null;
}

/** Upper halves of cards that roll dice or turn a card. */
const SHOWN = ['dice_for_all', 'roll', 'extra_card', 'trade_dice_for_all'];

/**
 * Returns whether the move rolls dice, reveals hidden information, or gives up points or a chance.
 * @param {any} move @param {{view: any, choices: any, catalogue: any}} of
 */
export function final(move, { view, choices, catalogue }) {
  const rows = tables(catalogue);
  if (['starve', 'decline', 'join'].includes(move.kind)) return true;
  if (move.kind === 'use') return Boolean(rows.place(move.place)?.yield);
  if (move.kind !== 'pay' && move.kind !== 'pay_extra') return false;
  const slot = view.slots.find((/** @type {any} */ one) => one.place === choices.place);
  return slot ? SHOWN.includes(rows.card(slot.card)?.top) : view.stacks.some((/** @type {any} */ one) => one.place === choices.place);
}

/** Returns the move that the draft stands for now, or null if it is not complete. @param {Draft} draft @param {Choices} choices */
export function moveOf(draft, choices) {
  if (draft.step === 'take') return total(draft.take) === draft.takes ? { kind: 'take', resources: draft.take } : null;
  if (draft.step === 'trade') return draft.give && draft.get ? { kind: 'trade', give: draft.give, get: draft.get } : null;
  switch (choices?.decision) {
    case 'place': return draft.step === 'confirm' ? { kind: 'place', place: draft.place, people: draft.people } : null;
    case 'use': return draft.step === 'confirm' ? { kind: 'use', place: draft.place } : null;
    case 'tools': return { kind: 'tools', tools: TOOLS.filter((name) => toolsOf(draft, choices).includes(name)) };
    case 'pay':
    case 'second': return payment(draft, choices, draft.extra ? 'pay_extra' : 'pay');
    case 'pick': return draft.die ? { kind: 'pick', die: draft.die } : null;
    case 'feed': return payment(draft, choices, 'feed');
    case 'split': return { kind: 'split', jewelry: draft.jewelry };
    case 'join': return meets(joinPrice(draft, choices), draft.pay) ? { kind: 'join', people: draft.people, resources: draft.pay } : null;
    case 'tame': return draft.side ? { kind: 'tame', bonus: draft.side } : null;
    default: return null;
  }
}
