// @ts-check
// Opens a match against bots in one step: a quick one or the tutorial. Loaded on first use.

import { state } from '../core/state.js';
import { post } from '../core/api.js';
import { needBots, needGames } from '../games/games.js';
import { errorWords } from '../core/words.js';
import { loadPage } from '../core/pages.js';
import { openDialog, showNotice } from '../frame/overlays.js';
import { addNonce } from '../verify/nonce.js';
import { setPrefs } from '../core/prefs.js';
import { matchPath } from '../core/router.js';
import { go, needUser } from '../actions.js';
import { suitedLevel } from '../levels/suited_level.js';

/**
 * Opens a match against two bots; the first match of a game has tips. Without the server, one on this device is offered.
 * @param {string} game
 */
export async function quickMatch(game) {
  const options = state.games[game]?.options_usual ?? [];
  const opened = await openWithBots({ game, seats: 3, options }, state.prefs.level).catch((error) => {
    if (error.name !== 'unreachable') throw error;
    return offerHere(game, error);
  });
  if (!opened) return;
  const [bot, match] = opened;
  const { hints } = state.prefs;
  setPrefs({ last: { game, options, seats: ['me', bot, bot], listed: false, join: 'link' },
    ...(hints[game] ? {} : { hints: { ...hints, [game]: { match: match.id, gone: [] } } }) });
  await addNonce(match);
  await post(`/matches/${match.id}/start`);
  go(matchPath(match.id));
}

/** Offers the same match on this device. @param {string} game @param {any} error the reason @returns {Promise<null>} */
async function offerHere(game, error) {
  const [local] = await Promise.all([loadPage('local'), needGames([game]), needBots()]);
  openDialog({ name: 'create', game, kind: 'here', seats: ['me', 'easy', 'easy'], options: state.games[game]?.options_usual });
  showNotice(errorWords(error), true);
  await local.checkDevice(game);
  return null;
}

/** Opens the tutorial of a game: an uncounted match with known dice. @param {string} game */
export async function tutorial(game) {
  const [, match] = await openWithBots({ game, seats: 2, tutorial: true, start_seat: 0 }, 'easy');
  await post(`/matches/${match.id}/start`);
  go(matchPath(match.id));
}

/** @param {string} wanted */
function botName(wanted) {
  return (state.bots.find((bot) => bot.id === wanted) ?? state.bots[0])?.id ?? 'random';
}

/**
 * Opens a table for one person; bots of a level take the other seats. Returns their name and the match.
 * @param {Record<string, any> & {seats: number}} how @param {string} level '': one that suits the player
 * @returns {Promise<[string, any]>}
 */
async function openWithBots(how, level) {
  await Promise.all([needUser(), needBots()]);
  const bot = botName(level || await suitedLevel(how.game));
  const { match } = await post('/matches', { listed: false, join: 'link', ...how });
  for (let seat = 1; seat < how.seats; seat += 1) await post(`/matches/${match.id}/bots`, { seat, bot });
  return [bot, match];
}
