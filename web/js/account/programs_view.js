// @ts-check
// Two cards of the account page: tokens for programs, and the mark of a bot account.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { locale, t } from '../core/words.js';
import { copy } from '../frame/sharing.js';
import { selectAll } from '../frame/elements.js';
import { field } from '../frame/fields_view.js';
import { becomeBot, endToken, makeToken } from './programs.js';

/** @typedef {import('./programs.js').Token} Token */

const SCOPES = ['read', 'play', 'chat'];
const DAYS = [7, 30, 90, 366];

/** @param {number} ms */
const day = (ms) => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(ms);

/** @param {import('../core/state.js').State} state */
export function cards(state) {
  const { programs, user } = state;
  if (!programs || !user || programs.user !== user.id) return nothing;
  const busy = Boolean(state.ui.busy);
  const tooLate = !user.bot_account && state.mine.matches.length > 0; // the server marks accounts only before their first table
  return html`${tooLate ? nothing : botCard(user, busy)}${tokensCard(programs, busy)}`;
}

/** @param {import('./programs.js').Programs} programs @param {boolean} busy */
function tokensCard({ tokens, made }, busy) {
  return html`<section class="card programs" data-testid="tokens"><h2>${t('programs.tokens')}</h2><p class="soft">${t('programs.lead')}</p>
    ${made ? secret(made) : nothing}
    ${tokens.length ? html`<ul>${repeat(tokens, (one) => one.number, (one) => row(one, busy))}</ul>` : nothing}
    ${form(busy)}</section>`;
}

/** @param {{secret: string, name: string}} made */
function secret(made) {
  return html`<div class="secret" role="status"><p>${t('programs.once', { name: made.name })}</p><div class="invite">
    <label class="field"><span>${t('programs.secret')}</span><input readonly class="code" data-testid="token-secret" .value=${made.secret}
      @focus=${selectAll}></label>
    <button class="plain" data-testid="token-copy" @click=${() => copy(made.secret)}>${t('wait.copy')}</button></div></div>`;
}

/** @param {Token} token @param {boolean} busy */
function row(token, busy) {
  const used = token.used_day ? t('programs.used', { day: day(Date.parse(token.used_day)) }) : t('programs.unused');
  return html`<li class="session" data-testid="token"><span class="session-device"><bdi>${token.name}</bdi>
    ${token.scopes.map((scope) => html`<span class="tag">${t('programs.tag_' + scope)}</span> `)}</span>
    <span class="soft small">${used} ${t('programs.until', { day: day(token.expires_ms) })}</span>
    <button class="plain" ?disabled=${busy} data-testid="token-end" aria-label=${t('programs.end_of', { name: token.name })}
      @click=${() => endToken(token)}>${t('programs.end')}</button></li>`;
}

/** @param {boolean} busy */
function form(busy) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    makeToken(String(data.get('name')), data.getAll('scope').map(String), Number(data.get('days')));
    /** @type {HTMLFormElement} */ (event.currentTarget).reset();
  };
  return html`<form class="new-token" @submit=${submit}>${field(t('programs.name'), 'name', { most: 40, id: 'token-name' })}
    <fieldset><legend>${t('programs.may')}</legend>${SCOPES.map((scope) => html`<label class="check"><input type="checkbox" name="scope"
      value=${scope} ?checked=${scope !== 'chat'} data-testid="scope-${scope}">
      <span>${t('programs.scope_' + scope)}</span></label>`)}</fieldset>
    <label class="field"><span>${t('programs.lasts')}</span><select name="days" data-testid="token-days">${DAYS.map((n) =>
      html`<option value=${n} ?selected=${n === 90}>${t('programs.days', { n })}</option>`)}</select></label>
    <button class="primary" ?disabled=${busy} data-testid="token-make">${t('programs.make')}</button></form>`;
}

/** @param {any} user @param {boolean} busy */
function botCard(user, busy) {
  return html`<section class="card" data-testid="bot-card"><h2>${t('programs.bot')}</h2>
    <p class="soft">${t(user.bot_account ? 'programs.is_bot' : 'programs.bot_lead')}</p>
    ${user.bot_account ? nothing : html`<div class="row"><button class="plain" ?disabled=${busy} data-testid="become-bot"
      @click=${becomeBot}>${t('programs.become')}</button></div>`}</section>`;
}
