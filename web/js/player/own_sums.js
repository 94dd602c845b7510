// @ts-check
// Sums over all of the user's matches, including those against bots and unlisted ones. Pure functions on the server's list of them.

/** @typedef {{id: string, game: string, at_ms: number, score: number, rank: number}} Finished a match with a result of mine */
/** @typedef {{game: string, all: Finished[], best: Finished, mean: number}} Course of one game, the oldest match first */
/** @typedef {{n: number, won: number, run: number, longest: number, courses: Course[]}} Sums run: wins in a row up to now */

/** Returns my matches with a result, the newest first. @param {any[]} matches @returns {Finished[]} */
export function finished(matches) {
  return matches.filter(({ status, my_seat: seat, seats, tutorial }) => status === 'over' && !tutorial && seat !== null
    && typeof seats[seat].score === 'number' && seats[seat].rank).map(({ id, game, ended_ms: at_ms, my_seat: seat, seats }) => ({
    id, game, at_ms, score: seats[seat].score, rank: seats[seat].rank }))
    .sort((a, b) => b.at_ms - a.at_ms || (a.id < b.id ? -1 : 1));
}

/** @param {any[]} matches @returns {Sums} */
export function sumsOf(matches) {
  const all = finished(matches);
  let row = 0;
  let longest = 0;
  for (const { rank } of [...all].reverse()) {
    row = rank === 1 ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return { n: all.length, won: all.filter(({ rank }) => rank === 1).length, run: row, longest,
    courses: [...new Set(all.map(({ game }) => game))].map((game) => courseOf(game, all)) };
}

/** @param {string} game @param {Finished[]} finishedOnes @returns {Course} */
function courseOf(game, finishedOnes) {
  const all = finishedOnes.filter((one) => one.game === game).reverse();
  return { game, all, best: all.reduce((best, one) => (one.score > best.score ? one : best)),
    mean: all.reduce((sum, { score }) => sum + score, 0) / all.length };
}

/** @typedef {{game: string, n: number, rows: {name: string, mean: number}[]}} Sources mean points of a match, the most first */

/**
 * Returns the mean points from each source.
 * @param {string} game @param {{rows: any[], seat: number}[]} sheets score sheets, and my seat in them @returns {Sources}
 */
export function sourcesOf(game, sheets) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { rows, seat } of sheets) {
    for (const { name, cells } of rows) sums.set(name, (sums.get(name) ?? 0) + cells[seat].points);
  }
  const rows = [...sums].map(([name, sum]) => ({ name, mean: sum / sheets.length })).filter(({ mean }) => mean);
  return { game, n: sheets.length, rows: rows.sort((a, b) => b.mean - a.mean) };
}

/** Returns the games whose tutorial the user has played. @param {any[]} matches @returns {Set<string>} */
export const lessonsOf = (matches) => new Set(matches.filter(({ tutorial }) => tutorial).map(({ game }) => game));
