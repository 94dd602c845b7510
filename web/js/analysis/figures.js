// @ts-check
// The figures of an analysis, for charts and text. Pure.

/** @typedef {{seat: number, begin: number, luck: number, own: number, others: number, rest: number, end: number}} Account of a seat */
/** @typedef {{version: number, seat: number, played: number, best: number, text: string, better_text: string, event: any}} Lesson */
/** @typedef {{whole: number, seats: Account[], rows: number[][], lessons: Lesson[]}} Analysis as the server sends it */

/** The parts of a seat's share, in the order in which they are added. @type {('begin'|'luck'|'own'|'others'|'rest'|'end')[]} */
export const PARTS = ['begin', 'luck', 'own', 'others', 'rest', 'end'];
const HEAD = 4; // number of columns of a row before the shares: version, seat, loss, luck

/** Returns the worst decisions of a seat, or of all, the worst first. @param {Analysis} analysis @param {number|null} seat */
export function lessonsOf(analysis, seat, most = 5) {
  return analysis.lessons.filter((lesson) => seat === null || lesson.seat === seat)
    .sort((a, b) => b.best - b.played - (a.best - a.played)).slice(0, most);
}

/**
 * Returns a seat's expectation over time: points of a line, x and y from 0 to 1, y downwards.
 * @param {Analysis} analysis @param {number} seat @returns {[number, number][]}
 */
export function lineOf(analysis, seat) {
  const last = analysis.rows.at(-1)?.[0] ?? 1;
  const points = analysis.rows.map((row) => /** @type {[number, number]} */ ([row[0] / last, 1 - row[HEAD + seat] / analysis.whole]));
  const begin = analysis.seats.find((one) => one.seat === seat)?.begin ?? 0;
  return [[0, 1 - begin / analysis.whole], ...points];
}

/** Returns the version whose decision is nearest to x, from 0 to 1. @param {Analysis} analysis @param {number} x */
export function versionAt(analysis, x) {
  const wanted = x * (analysis.rows.at(-1)?.[0] ?? 0);
  return analysis.rows.reduce((best, row) => (Math.abs(row[0] - wanted) < Math.abs(best - wanted) ? row[0] : best), 0);
}

/** Returns the lesson about the moves after a version. @param {Analysis|null|undefined} analysis @param {number} version */
export const lessonAfter = (analysis, version) => analysis?.lessons.find((lesson) => lesson.version === version + 1);
