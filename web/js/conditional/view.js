// @ts-check
// The table of one simulation, with the list of conditional moves next to it: a click on the board adds the next one.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { live } from '/vendor/lit-html/directives/live.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { known, numberText, t } from '../core/words.js';
import { valueOf } from '../frame/elements.js';
import { panelOf, table } from '../match/play_view.js';
import { conditionsOf } from './conditions_view.js';
import { earlier, elseOf, joined, mayElse, policyWords, withPolicy, without } from './lines.js';
import { change, close, droppedWords, keep, scrollToPlan, write } from './actions.js';
import { namesOf } from './words.js';

/** @param {import('../core/state.js').State} state */
export function planPage(state) {
  const match = /** @type {any} */ (state.match);
  const { plan } = match;
  if (!plan.told) return html`<p class="waiting-page">${plan.problem || t('lobby.loading')}</p>`;
  const { sample } = plan.told;
  const then = { ...state, ui: { ...state.ui, showBoard: true }, match: { ...match, view: sample.view, choices: plan.choices,
    toAct: sample.to_act, draft: plan.draft, sending: plan.busy ? {} : null, lastRoll: null, result: null, vote: null, sitting: null } };
  return table(/** @type {any} */ (then), { status: head(plan, match.info.local), panel: html`${state.ui.form === 'side' ? nothing
    : summary(state, plan)}${plan.choices ? panelOf(/** @type {any} */ (then))
    : html`<section class="panel idle"><p class="soft">${t('conditional.over')}</p></section>`}`,
  first: sheet(state, plan), side: nothing });
}

/** @param {any} plan @param {any} local null: a match of the server, which keeps the plan */
function head(plan, local) {
  return html`<div class="status-line looking-back planning"><p class="status" role="status"
    data-testid="plan">${t('conditional.title')}</p>
    <span class="status-side"><button class="plain" data-back data-testid="plan-close" @click=${close}>${t('conditional.close')}</button>
      ${local ? nothing : html`<button class="primary" data-testid="plan-keep" ?disabled=${plan.busy
        || joined(plan.lines) === plan.kept.text} @click=${keep}>${t('conditional.keep')}</button>`}</span></div>`;
}

/**
 * Draws the line at the bottom of a small page, where the sheet is below the board: the number of moves and the newest one.
 * @param {import('../core/state.js').State} state @param {any} plan
 */
function summary(state, plan) {
  const { wishes } = plan.lines;
  const names = namesOf(state, plan.told.sample.view, plan.told.wishes);
  return html`<div class="news-line"><button class="quiet last-event" data-testid="plan-summary"
    @click=${scrollToPlan}><span>${wishes.length
    ? t('conditional.summary', { n: wishes.length, move: names.wish(wishes[wishes.length - 1]) }) : t('conditional.empty')}</span>
    <span aria-hidden="true">↓</span></button></div>`;
}

/** @param {import('../core/state.js').State} state @param {any} plan */
function sheet(state, plan) {
  const offered = state.games[/** @type {any} */ (state.match).info.game].orders;
  const names = namesOf(state, plan.told.sample.view, plan.told.wishes);
  return html`<section class="conditional-sheet" aria-label=${t('conditional.title')} data-testid="conditional-sheet">
    ${plan.problem ? html`<p class="bad" role="alert" data-testid="plan-problem">${plan.problem}</p>` : nothing}
    ${plan.kept.dropped ? html`<p class="soft small" data-testid="plan-dropped">${droppedWords(plan.kept.dropped)}</p>` : nothing}
    <h2>${t('conditional.wishes')}</h2>
    ${plan.lines.wishes.length ? html`<ol class="wishes">${repeat(plan.lines.wishes,
      (/** @type {string} */ wish, /** @type {number} */ i) => `${i} ${wish}`,
      (/** @type {string} */ wish, /** @type {number} */ i) => wishRow(plan, offered, names, wish, i))}</ol>`
        : nothing}
    <p class="soft small">${t('conditional.empty')} ${t('conditional.foreign')}</p>
    ${offered.policies.length ? html`<h2>${t('conditional.policies')}</h2>
      <div class="policies">${offered.policies.map((/** @type {any} */ policy) => policyRow(plan, policy, names))}</div>` : nothing}
    ${figures(plan.told, names)}
    <details><summary>${t('conditional.as_text')}</summary><textarea rows="6" maxlength="2000" data-testid="plan-text" spellcheck="false"
      aria-label=${t('conditional.as_text')} .value=${joined(plan.lines)}
      @change=${(/** @type {Event} */ event) => write(valueOf(event))}></textarea>
      <p class="soft small">${t('conditional.text_hint')}</p></details></section>`;
}

/** @typedef {ReturnType<typeof namesOf>} Names */

/** @type {Intl.NumberFormatOptions} */
const PERCENT = { style: 'percent', maximumFractionDigits: 0 };

/** @param {any} plan @param {any} offered @param {Names} names @param {string} wish @param {number} i */
function wishRow(plan, offered, names, wish, i) {
  const told = plan.told.wishes[i];
  const [first, ...others] = names.moves(wish);
  const share = told?.text === wish ? told.made / plan.told.draws : null;
  const likely = share === null ? nothing : html`<span class="share ${share < 0.495 ? 'low' : ''}" title=${t('conditional.share_hint', {
    n: told.made, of: plan.told.draws })}>${t('conditional.share', { share: numberText(share, PERCENT) })}</span>`;
  return html`<li data-testid="wish-${i}"><div class="wish-row"><b title=${wish}>${first}${others.map((other) => html`<span
      class="otherwise">${t('conditional.otherwise', { move: other })}</span>`)}</b>
    <span class="wish-buttons">
      ${i ? html`<button class="quiet" ?disabled=${plan.busy} title=${t('conditional.earlier')} aria-label=${t('conditional.earlier')}
        data-testid="wish-earlier-${i}" @click=${() => change((lines) => earlier(lines, i))}>↑</button>` : nothing}
      ${mayElse(plan.lines, i) ? html`<button class="quiet" ?disabled=${plan.busy} title=${t('conditional.else_hint')}
        data-testid="wish-else-${i}" @click=${() => change((lines) => elseOf(lines, i))}>${t('conditional.else')}</button>` : nothing}
      <button class="quiet" ?disabled=${plan.busy} title=${t('conditional.remove')} aria-label=${t('conditional.remove')}
        data-testid="wish-remove-${i}" @click=${() => change((lines) => without(lines, i))}>×</button></span></div>
    ${conditionsOf(plan, offered.conditions, names, wish, i, likely)}</li>`;
}

/** @param {any} plan @param {any} policy @param {Names} names */
function policyRow(plan, policy, names) {
  const words = policyWords(plan.lines, policy.name);
  const about = known(`policy.${policy.name}`) ? t(`policy.${policy.name}`) : policy.about;
  const set = (/** @type {string[]|null} */ next) => change((lines) => withPolicy(lines, policy.name, next));
  if (!policy.words) return html`<label class="policy"><input type="checkbox" .checked=${words !== null} ?disabled=${plan.busy}
    data-testid="policy-${policy.name}" @change=${() => set(words === null ? [] : null)}><span>${about}</span></label>`;
  const chosen = words ?? [];
  const add = (/** @type {Event} */ event) => { const word = valueOf(event); if (word) set([...chosen, word]); };
  const remove = (/** @type {number} */ i) => () => set(chosen.length === 1 ? null : chosen.filter((_, at) => at !== i));
  const left = policy.words.filter((/** @type {string} */ word) => !chosen.includes(word) && names.offers(policy.name, word));
  return html`<div class="policy listed"><span>${about}</span><span class="chosen">${chosen.map((word, i) => html`<button class="quiet"
      title=${t('conditional.remove')} ?disabled=${plan.busy} @click=${remove(i)}>${names.word(policy.name, word)} ×</button>`)}
    <select data-testid="policy-${policy.name}" aria-label=${about} ?disabled=${plan.busy} .value=${live('')} @change=${add}>
      <option value="">+</option>${left.map((/** @type {string} */ word) => html`<option value=${word}>${
        names.word(policy.name, word)}</option>`)}</select>
    </span></div>`;
}

/** Draws the outcomes of the simulations: least, most, mean; constant ones are omitted. @param {any} told @param {Names} names */
function figures(told, names) {
  const rows = told.figures.filter((/** @type {any} */ one) => one.least !== one.now || one.most !== one.now);
  const why = Object.entries(told.dropped);
  const heads = [t('conditional.now'), t('conditional.least'), t('conditional.mean'), t('conditional.most')];
  return html`<h2>${t('conditional.outcome', { n: told.draws })}</h2>
    ${why.map(([name, n]) => html`<p class="soft small" data-testid="plan-why">${t(
      'conditional.would_drop', { why: t(`conditional.why.${name}`),
      n, of: told.draws })}</p>`)}
    ${rows.length ? html`<table class="outcome" data-testid="outcome"><thead><tr><th></th>${heads.map((head) => html`<th
      scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map((/** @type {any} */ one) => html`<tr>
      <th scope="row">${names.figure(one)}</th><td>${numberText(one.now)}</td><td>${numberText(one.least)}</td><td><b>${numberText(one.mean,
        { maximumFractionDigits: 1 })}</b></td>
      <td>${numberText(one.most)}</td></tr>`)}</tbody></table>`
      : why.length ? nothing : html`<p class="soft small">${t('conditional.nothing_changes')}</p>`}`;
}
