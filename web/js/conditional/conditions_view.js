// @ts-check
// The conditions below a conditional move: each as a chip, and the form that adds one by choosing, without typing its words.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { live } from '/vendor/lit-html/directives/live.js';
import { numberText, t } from '../core/words.js';
import { valueOf } from '../frame/elements.js';
import { change, setCondition } from './actions.js';
import { MOST, conditionRead, textsOf, withCondition, withoutCondition } from './conditions.js';

/** @typedef {ReturnType<typeof import('./words.js').namesOf>} Names */
/** @typedef {import('./conditions.js').Condition} Condition */
/** @typedef {import('./conditions.js').Offered} Offered */

/**
 * @param {any} plan @param {Offered[]} offered @param {Names} names @param {string} wish @param {number} at
 * @param {any} likely drawn beside them
 */
export function conditionsOf(plan, offered, names, wish, at, likely) {
  const texts = textsOf(wish);
  const form = plan.adding?.at === at ? plan.adding : null;
  return html`<div class="conditions">${texts.map((text) => html`<span class="condition"><span>${words(text, offered, names)}</span><button
      class="quiet" ?disabled=${plan.busy} title=${t('conditional.remove')} aria-label=${t('conditional.remove_condition', {
        condition: words(text, offered, names) })}
      @click=${() => change((lines) => withoutCondition(lines, at, text))}>×</button></span>`)}
    ${form || texts.length >= MOST || !offered.length ? nothing : html`<button class="quiet add-condition" ?disabled=${plan.busy}
      data-testid="wish-if-${at}" @click=${() => open(offered, names, at)}>${t(texts.length ? 'conditional.and_if'
        : 'conditional.only_if')}</button>`}
    ${likely}</div>
    ${form ? formOf(plan, offered, names, at) : nothing}`;
}

/**
 * Returns a condition in words; as written if the game has none for it.
 * @param {string} text @param {Offered[]} offered @param {Names} names
 */
function words(text, offered, names) {
  const read = conditionRead(text, offered);
  const what = read ? names.condition(read.name, read.of || null) : '';
  if (!read || !what) return text;
  const value = /^\d+$/.test(read.value) ? numberText(Number(read.value)) : names.thing(read.name, read.value) || read.value;
  return t(`conditional.at.${read.compare}`, { what, value });
}

/** Returns the condition that a new form shows first. @param {Offered} one @param {Names} names @returns {Condition} */
function firstOf(one, names) {
  const of = names.arguments(one)[0] ?? '';
  const [thing] = one.values ? names.things(one) : [];
  return { name: one.name, of, compare: one.values ? 'is' : 'least', value: one.values ? thing : '1' };
}

/** @param {Offered[]} offered @param {Names} names @param {number} at */
function open(offered, names, at) {
  const [first] = offered.filter((one) => names.isOffered(one));
  if (first) setCondition({ at, ...firstOf(first, names) });
}

/** @param {any} plan @param {Offered[]} offered @param {Names} names @param {number} at */
function formOf(plan, offered, names, at) {
  const form = plan.adding;
  const one = /** @type {Offered} */ (offered.find(({ name }) => name === form.name));
  const set = (/** @type {Partial<Condition>} */ part) => setCondition({ ...form, ...part });
  const rename = (/** @type {Event} */ event) => set(firstOf(/** @type {Offered} */ (
    offered.find(({ name }) => name === valueOf(event))), names));
  const close = () => setCondition(null);
  const add = (/** @type {Event} */ event) => {
    event.preventDefault();
    close();
    change((lines) => withCondition(lines, at, form));
  };
  return html`<form class="condition-form" data-testid="condition-form" @submit=${add}>
    ${choice('name', t('conditional.what'), form.name, offered.filter((other) => names.isOffered(other)).map(({ name, of }) => [name,
      names.condition(name, of ? '' : null)]), rename)}
    ${one.of ? choice('of', t('conditional.where'), form.of, names.arguments(one).map((of) => [of, names.argument(of)]),
      (event) => set({ of: valueOf(event) })) : nothing}
    ${one.values ? choice('value', t('conditional.value'), form.value, names.things(one).map((thing) => [thing,
      names.thing(one.name, thing)]), (event) => set({ value: valueOf(event) }))
      : html`${choice('compare', t('conditional.compare'), form.compare, ['least', 'most', 'is'].map((way) => [way,
        t(`conditional.way.${way}`)]), (event) => set({ compare: /** @type {any} */ (valueOf(event)) }))}
      <input type="number" inputmode="numeric" min="0" max="999" required aria-label=${t('conditional.value')} .value=${live(form.value)}
        data-testid="condition-value" @input=${(/** @type {Event} */ event) => set({ value: valueOf(event) })}>`}
    <span class="condition-buttons"><button type="button" class="plain" @click=${close}>${t('conditional.cancel')}</button><button
      class="primary" data-testid="condition-add" ?disabled=${plan.busy}>${t('conditional.add')}</button></span></form>`;
}

/**
 * @param {string} id @param {string} label @param {string} chosen @param {string[][]} options value and words
 * @param {(event: Event) => void} changed
 */
const choice = (id, label, chosen, options, changed) => html`<select aria-label=${label} data-testid="condition-${id}"
  .value=${live(chosen)} @change=${changed}>${options.map(([value, text]) => html`<option value=${value}
    ?selected=${value === chosen}>${text}</option>`)}</select>`;
