// @ts-check
// What the player is putting together before it is sent: pure steps over the choices that the server offered. Bounds come
// from `choices`; nothing here knows a rule.

import { RESOURCES, TOOLS, kinds, total } from './terms.js';

/**
 * @typedef {object} Draft
 * @property {'choose'|'confirm'|'take'} step
 * @property {string} place chosen place, '' if none yet
 * @property {number} people
 * @property {string[]} tools
 * @property {Record<string, number>} pay
 * @property {Record<string, number>} take
 * @property {number} die 0: none chosen
 */

/** How many resources the card "2 of choice" is worth; its name says so. */
export const TAKE_TOTAL = 2;

/** @param {any} choices @returns {Draft} */
export function startDraft(choices) {
  return { step: 'choose', place: '', people: 0, tools: [], pay: { ...(choices?.price?.least ?? {}) }, take: {}, die: 0 };
}

/** @param {Draft} draft @param {any} choices @param {string} place @returns {Draft} */
export function choosePlace(draft, choices, place) {
  if (choices.decision === 'place') {
    const offer = choices.places.find((/** @type {any} */ p) => p.place === place);
    if (!offer) return draft;
    return { ...draft, step: 'confirm', place, people: offer.least };
  }
  if (choices.decision === 'use' && choices.use.includes(place)) return { ...draft, step: 'confirm', place };
  return draft;
}

/** The offer for the chosen place. @param {Draft} draft @param {any} choices */
export function offerOf(draft, choices) {
  return choices.places?.find((/** @type {any} */ p) => p.place === draft.place) ?? null;
}

/** @param {Draft} draft @param {any} choices @param {number} people @returns {Draft} */
export function setPeople(draft, choices, people) {
  const offer = offerOf(draft, choices);
  if (!offer) return draft;
  return { ...draft, people: Math.max(offer.least, Math.min(offer.most, people)) };
}

/** @param {Draft} draft @param {string} tool @returns {Draft} */
export function toggleTool(draft, tool) {
  const has = draft.tools.includes(tool);
  return { ...draft, tools: has ? draft.tools.filter((name) => name !== tool) : [...draft.tools, tool] };
}

/** What a set of tools would bring. @param {any} choices @param {string[]} tools */
export function gainWith(choices, tools) {
  const bits = tools.reduce((set, name) => set | (1 << TOOLS.indexOf(name)), 0);
  return choices.gain[bits] ?? 0;
}

/** @param {any} price @param {Record<string, number>} pay @param {string} name */
export function canAdd(price, pay, name) {
  const now = pay[name] ?? 0;
  if (now >= (price.most[name] ?? 0) || total(pay) >= price.total_most) return false;
  return now > 0 || kinds(pay) < price.kinds_most;
}

/** @param {any} price @param {Record<string, number>} pay @param {string} name */
export function canRemove(price, pay, name) {
  return (pay[name] ?? 0) > (price.least[name] ?? 0);
}

/** @param {Record<string, number>} amounts @param {string} name @param {number} by */
export function changed(amounts, name, by) {
  const next = { ...amounts, [name]: (amounts[name] ?? 0) + by };
  if (next[name] <= 0) delete next[name];
  return next;
}

/** Whether a payment meets the price. @param {any} price @param {Record<string, number>} pay */
export function meets(price, pay) {
  const n = total(pay);
  const k = kinds(pay);
  if (n < price.total_least || n > price.total_most || k < price.kinds_least || k > price.kinds_most) return false;
  return RESOURCES.every((name) => (pay[name] ?? 0) >= (price.least[name] ?? 0) && (pay[name] ?? 0) <= (price.most[name] ?? 0));
}

/** What the payment would score. @param {any} price @param {Record<string, number>} pay */
export function worth(price, pay) {
  return RESOURCES.reduce((sum, name) => sum + (pay[name] ?? 0) * (price.points_each?.[name] ?? 0), price.points ?? 0);
}

/** The move that the draft stands for now, or null if it is not complete. @param {Draft} draft @param {any} choices */
export function moveOf(draft, choices) {
  if (draft.step === 'take') return total(draft.take) === TAKE_TOTAL ? { kind: 'take', resources: draft.take } : null;
  switch (choices?.decision) {
    case 'place': return draft.step === 'confirm' ? { kind: 'place', place: draft.place, people: draft.people } : null;
    case 'use': return draft.step === 'confirm' ? { kind: 'use', place: draft.place } : null;
    case 'tools': return { kind: 'tools', tools: TOOLS.filter((name) => draft.tools.includes(name)) };
    case 'pay': return choices.price.payable && meets(choices.price, draft.pay) ? { kind: 'pay', resources: draft.pay } : null;
    case 'pick': return draft.die ? { kind: 'pick', die: draft.die } : null;
    case 'feed': return choices.price.payable && meets(choices.price, draft.pay) ? { kind: 'feed', resources: draft.pay } : null;
    default: return null;
  }
}
