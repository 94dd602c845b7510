// @ts-check
// The order of the statistics: their themes, and the queries of each. Pure.

/**
 * The themes with their queries, the most popular first, in addition to the games' own; queries without a theme come last.
 * @type {['winning'|'playing'|'activity', string[]][]}
 */
const THEMES = [
  ['winning', ['bot_ratings', 'how_people_win', 'first_seat_advantage', 'start_player_advantage', 'score_distribution']],
  ['playing', []],
  ['activity', ['game_length', 'how_matches_end', 'daily_activity', 'hourly_activity', 'variants_in_use', 'abandoned_matches']],
];

/**
 * Returns the statistics by theme, without empty themes.
 * @param {any[]} list
 * @param {import('../core/state.js').State} state
 * @returns {[string, any[]][]}
 */
export function themes(list, state) {
  const games = Object.keys(state.games).map((id) => state.modules[id]?.figures.themes ?? {});
  const lists = THEMES.map(([theme, names]) => [theme, [...games.flatMap((ofGame) => (theme === 'activity' ? [] : ofGame[theme] ?? [])),
    ...names]]);
  const named = new Set(lists.flatMap(([, names]) => names));
  const of = (/** @type {string[]} */ names) => names.flatMap((name) => list.filter((one) => one.name === name));
  const all = /** @type {[string, any[]][]} */ ([...lists.map(([theme, names]) => [theme, of(/** @type {string[]} */ (names))]),
    ['more', list.filter((one) => !named.has(one.name))]]);
  return all.filter(([, found]) => found.length > 0);
}
