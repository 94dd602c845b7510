// @ts-check
// The lobby's actions: opening a table with bots, joining one, the form of a new one.

import { state, update } from './state.js';
import { get, post } from './api.js';
import { frontGame, needBots, needGames } from './games.js';
import { addNonce, nonceOf } from './verify/nonce.js';
import { setPrefs } from './prefs.js';
import { matchPath } from './router.js';
import { attempt, go, needUser, openDialog, resubscribe, takeMatch } from './actions.js';

/** @param {string} wanted */
export function botName(wanted) {
  return (state.bots.find((bot) => bot.id === wanted) ?? state.bots[0])?.id ?? 'random';
}

/** A match against two bots, at once; the first of a game has hints. @param {string} game */
export function playNow(game) {
  return attempt('play', async () => {
    const [bot, match] = await openWithBots({ game, seats: 3 }, state.prefs.level);
    const { hints } = state.prefs;
    setPrefs({ last: { game, seats: ['me', bot, bot], listed: false, join: 'link' },
      ...(hints[game] ? {} : { hints: { ...hints, [game]: { match: match.id, gone: [] } } }) });
    await addNonce(match);
    await post(`/matches/${match.id}/start`);
    go(matchPath(match.id));
  });
}

/** The tutorial of a game: a match that counts nowhere, with dice that are known. @param {string} game */
export function learn(game) {
  return attempt('play', async () => {
    const [, match] = await openWithBots({ game, seats: 2, tutorial: true, start_seat: 0 }, 'easy');
    await post(`/matches/${match.id}/start`);
    go(matchPath(match.id));
  });
}

/**
 * Opens a table for one person; bots of a level have the other seats: their name and the match.
 * @param {Record<string, any> & {seats: number}} how @param {string} level '': one that suits the player
 * @returns {Promise<[string, any]>}
 */
async function openWithBots(how, level) {
  await Promise.all([needUser(), needBots()]);
  const bot = botName(level || await (await import('./levels/suited.js')).suitedLevel(how.game));
  const { match } = await post('/matches', { listed: false, join: 'link', ...how });
  for (let seat = 1; seat < how.seats; seat += 1) await post(`/matches/${match.id}/bots`, { seat, bot });
  return [bot, match];
}

/** Opens the form of a new table, with the first game of the list. */
export function newTable() {
  return attempt('game', async () => {
    const game = frontGame(state);
    await Promise.all([needGames([game]), needBots()]);
    openDialog({ name: 'create', game, kind: 'friends', seats: ['me', 'person', 'person'] });
  });
}

/** @param {string} id @param {number} [seat] @param {string|null} [key] */
export function joinMatch(id, seat, key) {
  return attempt('join', async () => {
    await needUser();
    const info = state.match?.id === id && state.match.info ? state.match.info : (await get(`/matches/${id}`)).match;
    const nonce = info.starts === 'full' ? nonceOf(info) : null; // there may be no other time for it
    const { match } = await post(`/matches/${id}/join`, { ...(seat === undefined ? {} : { seat }), ...(key ? { key } : {}),
      ...(nonce ? { nonce } : {}) });
    if (state.match?.id === id) {
      update((s) => { if (s.match) takeMatch(s.match, match); });
      resubscribe();
    } else go(matchPath(id));
  });
}
