// @ts-check
// The level of bots against which a player has about even chances, from the results against them: one level up after a win, one down after
// two last places in a row. The first match of a game is against the weakest level.

import { get } from '../core/api.js';
import { LEVELS } from '../core/prefs.js';

const PAGES = [20, 200, 200]; // of my ended matches, the newest first: so many are read until two against bots are among them

/** @typedef {{game: string, status: string, tutorial: boolean, my_seat: number|null, seats: any[]}} Ended */

/** Returns whether the match was played to its end by the player and bots alone. @param {Ended} match @param {string} game */
const counts = ({ game: played, status, tutorial, my_seat: mine, seats }, game) => played === game && status === 'over' && !tutorial
  && mine !== null && !seats[mine].stands_in && seats.every(({ user, bot }, seat) => seat === mine || (user === null && bot !== null));

/**
 * @param {string[]} ladder levels, the softest first @param {Ended[]} matches of the player, the newest first @param {string} game
 */
export function suited(ladder, matches, game) {
  const played = matches.filter((match) => counts(match, game)).map(({ my_seat: mine, seats }) => ({
    level: Math.max(...seats.map(({ bot }) => ladder.indexOf(bot))), rank: seats[/** @type {number} */ (mine)].rank, last: seats.length }));
  const [newest, before] = played.filter(({ level }) => level >= 0); // a bot that is on no level says nothing
  if (!newest) return ladder[0];
  const up = newest.rank === 1;
  const down = newest.rank === newest.last && before?.rank === before?.last && before?.level === newest.level;
  return ladder[Math.max(0, Math.min(ladder.length - 1, newest.level + Number(up) - Number(down)))];
}

/** Returns the level that suits the user of this page, whose matches with people may be many. @param {string} game */
export async function suitedLevel(game) {
  const played = [];
  let before = '';
  for (const count of PAGES) {
    const { matches, next } = await get(`/matches?filter=ended&count=${count}${before}`);
    played.push(...matches.filter((/** @type {Ended} */ match) => counts(match, game)));
    if (played.length > 1 || !next) break;
    before = `&before=${next}`;
  }
  return suited(LEVELS, played, game);
}
