// @ts-check
// The lobby's actions: opening a table with bots, joining a table, opening the form of a new one.

import { state, update } from '../core/state.js';
import { get, post } from '../core/api.js';
import { frontGame, needBots, needGames } from '../games/games.js';
import { matchPath } from '../core/router.js';
import { go, needUser, resubscribe, applyMatch } from '../actions.js';
import { attempt, openDialog } from '../frame/overlays.js';

/** Opens a match against two bots in one step. @param {string} game */
export const playNow = (game) => attempt('play', async () => (await import('./quick_match.js')).quickMatch(game));

/** Opens the tutorial of a game. @param {string} game */
export const startTutorial = (game) => attempt('play', async () => (await import('./quick_match.js')).tutorial(game));

/** Opens the form of a new table, with the first game of the list. */
export function newTable() {
  return attempt('game', async () => {
    const game = frontGame(state);
    await Promise.all([needGames([game]), needBots()]);
    openDialog({ name: 'create', game, kind: 'friends', seats: ['me', 'person', 'person'],
      options: state.games[game].options_usual });
  });
}

/** @param {string} id @param {number} [seat] @param {string|null} [key] */
export function joinMatch(id, seat, key) {
  return attempt('join', async () => {
    await needUser();
    const info = state.match?.id === id && state.match.info ? state.match.info : (await get(`/matches/${id}`)).match;
    const { nonceOf, nonceGiven } = await import('../verify/nonce.js');
    const nonce = nonceOf(info); // comes with the request: the match may start before there is another opportunity
    const { match } = await post(`/matches/${id}/join`, { ...(seat === undefined ? {} : { seat }), ...(key ? { key } : {}), nonce });
    nonceGiven(id);
    if (state.match?.id === id) {
      update((s) => { if (s.match) applyMatch(s.match, match); });
      resubscribe();
    } else go(matchPath(id));
  });
}
