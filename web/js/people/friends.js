// @ts-check
// The accounts that the user follows and those that follow the user, with the public matches in which they play now.

import { state, update } from '../core/state.js';
import { get, post, remove } from '../core/api.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { errorWords, t } from '../core/words.js';

/** @typedef {{user: number, name: string, mutual: boolean, at_ms: number}} Follow */

/** Those of the user with that number; null: not loaded yet. */
export const friends = {
  user: 0, following: /** @type {Follow[]|null} */ (null), followers: /** @type {Follow[]} */ ([]), matches: /** @type {any[]} */ ([]),
};

async function load() {
  const { user } = state;
  if (!user || user.guest) return;
  const [{ following, followers }, ...lists] = await Promise.all([get('/me/friends'),
    ...['open', 'running'].map((filter) => get(`/matches?filter=${filter}`))]);
  if (state.user?.id !== user.id) return;
  const matches = lists.flatMap((one) => one.matches);
  update(() => { Object.assign(friends, { user: user.id, following, followers, matches }); });
}

export async function enter() {
  update(() => { friends.following = null; });
  await load().catch((error) => showNotice(errorWords(error), true));
}

/** @param {string} name */
export function follow(name) {
  return attempt('follow', async () => {
    await post('/me/friends', { name });
    await load();
    showNotice(t('friends.followed', { name }));
  });
}

/** @param {number} user */
export function unfollow(user) {
  return attempt('follow', async () => {
    await remove(`/me/friends/${user}`);
    await load();
  });
}
