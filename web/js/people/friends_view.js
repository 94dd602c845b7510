// @ts-check
// The card of friends on the account page.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { t } from '../core/words.js';
import { matchPath } from '../core/router.js';
import { field, fields } from '../frame/fields_view.js';
import { follow, friends, unfollow } from './friends.js';

/** @typedef {import('./friends.js').Follow} Follow */

/** @param {import('../core/state.js').State} state */
export function friendsCard(state) {
  const { following, followers, user } = friends;
  if (!following || user !== state.user?.id) return nothing;
  const busy = Boolean(state.ui.busy);
  const submit = (/** @type {SubmitEvent} */ event) => {
    const form = fields(event);
    follow(form.name);
    /** @type {HTMLFormElement} */ (event.currentTarget).reset();
  };
  return html`<section class="card sessions" data-testid="friends"><h2>${t('friends.title')}</h2>
    ${following.length ? html`<ul>${repeat(following, (one) => one.user, (one) => row(one, state, busy))}</ul>`
      : html`<p class="soft">${t('friends.none')}</p>`}
    ${followers.length ? html`<h3>${t('friends.followers')}</h3><ul>${repeat(followers, (one) => one.user, (one) => html`<li class="session"
      data-testid="follower"><span class="session-device"><a href="player/${one.user}"><bdi>${one.name}</bdi></a></span>
      <button class="plain" ?disabled=${busy} data-testid="follow-back" aria-label=${t('friends.follow_of', { name: one.name })}
        @click=${() => follow(one.name)}>${t('friends.follow')}</button></li>`)}</ul>` : nothing}
    <form class="relate" @submit=${submit}>${field(t('people.by_name'), 'name', { most: 40, id: 'follow-name' })}
      <button class="plain" ?disabled=${busy} data-testid="follow-go">${t('friends.follow')}</button></form></section>`;
}

/** @param {Follow} one @param {import('../core/state.js').State} state @param {boolean} busy */
function row(one, state, busy) {
  const matches = friends.matches.filter(({ seats }) => seats.some((/** @type {any} */ seat) => seat.user === one.user));
  return html`<li class="session" data-testid="friend"><span class="session-device"><a href="player/${one.user}"><bdi>${one.name}</bdi></a>
    ${one.mutual ? html`<span class="tag">${t('friends.mutual')}</span>` : nothing}</span>
    <span class="soft small">${matches.length ? matches.map((match) => html`<a href=${matchPath(match.id)} data-testid="friend-match">${t(
      match.status === 'open' ? 'friends.waits' : 'friends.plays', { game: state.games[match.game]?.title ?? match.game })}</a> `)
      : t('friends.idle')}</span>
    <button class="plain" ?disabled=${busy} data-testid="unfollow" aria-label=${t('friends.unfollow_of', { name: one.name })}
      @click=${() => unfollow(one.user)}>${t('friends.unfollow')}</button></li>`;
}
