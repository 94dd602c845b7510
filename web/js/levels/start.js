// @ts-check
// The strength of each bot, by game and number of players: its rating on this server if enough matches have counted, else the value
// measured when the bot was made. For the choice of a bot.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { state, update } from '../core/state.js';
import { get } from '../core/api.js';
import { loadStyles } from '../core/pages.js';
import { needWords, numberText, t, wordsOf } from '../core/words.js';
import { toObjects } from '../figures/columns.js';

/**
 * @typedef {{game: string, seats: number, against: string, matches: number, win_share: number, interval: number}} Strength
 * @typedef {{id: string, strengths?: Strength[]}} Bot
 */
/** @typedef {{game: string, seats: number, bot: string, matches: number, rating: number, rating_low: number, rating_high: number}} Rated */

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('levels');

/**
 * Loads the ratings for pages that need them. Without ratings the measured values are shown: no page waits for them, and a failure is not
 * reported.
 */
export async function arrive() {
  if (state.pages.levels) return;
  get('/statistics/bot_ratings').then((result) => update((s) => { s.ratings = /** @type {any} */ (toObjects(result)); })).catch(() => {});
  await Promise.all([needWords([WORDS]), loadStyles(['/js/levels/style.css'])]);
  update((s) => { s.pages.levels = { levels }; });
}

/** @param {number} value */
const percent = (value) => numberText(value, { style: 'percent', maximumFractionDigits: 0 });

/**
 * Describes a level.
 * @param {string} bot @param {string} game @param {number} seats
 */
function levelWords(bot, game, seats) {
  const here = state.ratings.find((/** @type {Rated} */ one) => one.bot === bot && one.game === game && one.seats === seats);
  if (here) return t('level.rating', { rating: here.rating, low: here.rating_low, high: here.rating_high, n: here.matches });
  const measured = state.bots.find(({ id }) => id === bot)?.strengths?.find((one) => one.game === game && one.seats === seats);
  if (!measured) return t('level.unknown', { n: seats });
  return t('level.measured', { share: percent(measured.win_share), even: percent(1 / seats), n: seats - 1,
    against: t('bot.' + measured.against), sure: Math.round(measured.interval * 100) });
}

/**
 * @param {string[]} bots which levels @param {string} game @param {number} seats
 */
export function levels(bots, game, seats) {
  if (!bots.length) return nothing;
  return html`<dl class="levels" data-testid="levels">${bots.map((bot) => html`<div><dt>${t('bot.' + bot)}</dt>
    <dd data-testid="level-${bot}">${levelWords(bot, game, seats)}</dd></div>`)}</dl>`;
}
