// @ts-check
// The page of users: a search by name or number, bans, new passwords, the administrator's role.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { t } from '../core/words.js';
import { go } from '../actions.js';
import { openDialog } from '../frame/overlays.js';
import { loadUsers, search } from './actions.js';
import { emptyNote, moment, number, older, pickField, searchField } from './parts.js';

const FILTERS = ['all', 'accounts', 'guests', 'admins', 'moderators', 'banned'];

/** @param {import('../core/state.js').State} state */
export function usersPage(state) {
  const { users } = /** @type {import('./actions.js').Admin} */ (state.admin);
  return html`<header class="admin-head"><h1>${t('admin.users')}</h1></header>
    <section class="card"><form class="filters" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      ${searchField(t('admin.find_user'), users.query, (query) => search('users', { query }), 'find-user')}
      ${pickField(t('admin.show'), FILTERS.map((name) => [name, t(`admin.users.${name}`)]), users.filter,
        (filter) => search('users', { filter }), 'filter-users')}</form>
    ${users.list?.length ? table(users.list, state) : nothing}${emptyNote(users.list, t('admin.no_users'))}
    ${older(users.more, () => loadUsers(true))}</section>`;
}

/** @param {any[]} list @param {import('../core/state.js').State} state */
function table(list, state) {
  const heads = ['name', 'kind', 'matches', 'since', 'deeds'];
  return html`<table class="data stack"><caption class="hidden">${t('admin.users')}</caption>
    <thead><tr>${heads.map((head) => html`<th scope="col" class=${head === 'matches' ? 'number' : ''}>
      ${t(`admin.head.${head}`)}</th>`)}</tr></thead>
    <tbody>${repeat(list, (user) => user.id, (user) => row(user, state))}</tbody></table>`;
}

/** @param {any} user @param {import('../core/state.js').State} state */
function row(user, state) {
  const theirs = () => { search('matches', { query: user.name, state: 'all' }); go('admin/matches'); };
  return html`<tr data-testid="user-${user.name}">
    <th scope="row"><b><bdi>${user.name}</bdi></b> <span class="soft">#${user.id}</span></th>
    <td data-label=${t('admin.head.kind')}><span>${tags(user)}</span></td>
    <td class="number" data-label=${t('admin.head.matches')}>${user.matches
      ? html`<button class="link" @click=${theirs}>${number(user.matches)}</button>` : html`<span>0</span>`}</td>
    <td data-label=${t('admin.head.since')}>${moment(user.created_ms)}</td>
    <td class="deeds">${user.deleted_ms ? nothing : deeds(user, state)}</td></tr>`;
}

/** @param {any} user */
function tags(user) {
  const program = user.bot_account ? html`<span class="mini-tag">${t('seat.bot_account')}</span> ` : nothing;
  return html`${program}<span class="mini-tag">${t(user.deleted_ms ? 'admin.deleted' : user.guest ? 'admin.guest' : 'admin.account')}</span>
    ${user.admin ? html` <span class="mini-tag strong">${t('admin.role')}</span>` : nothing}
    ${user.moderator ? html` <span class="mini-tag strong" data-testid="moderator-${user.name}">${t('admin.moderator')}</span>` : nothing}
    ${user.ban ? html` <span class="mini-tag bad" data-testid="banned-${user.name}">${user.ban.until_ms
      ? html`${t('admin.banned_until')} ${moment(user.ban.until_ms)}` : t('admin.banned')}</span>
      <span class="soft small">${user.ban.reason}</span>` : nothing}`;
}

/** @param {any} user @param {import('../core/state.js').State} state */
function deeds(user, state) {
  const me = user.id === state.user?.id;
  const button = (/** @type {string} */ what, danger = false) => html`<button class="plain ${danger ? 'danger' : ''}"
    data-testid="${what}-${user.name}" ?disabled=${Boolean(state.ui.busy)}
    @click=${() => openDialog({ name: 'admin', what, user })}>${t(`admin.deed.${what}`)}</button>`;
  return html`${me ? html`<span class="soft">${t('seat.you')}</span>` : user.ban ? button('unban') : button('ban', true)}
    ${user.guest ? nothing : button('reset-password')}
    ${user.guest || user.admin ? nothing : user.moderator ? button('remove-moderator', true) : button('make-moderator')}
    ${user.guest || me ? nothing : user.admin ? button('remove-admin', true) : button('make-admin')}`;
}
