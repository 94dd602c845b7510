// @ts-check
// The decisions in which the user loses most: the sum of the server's figures over the analysed matches. Pure.

/** @typedef {{kind: string, chosen: number, lost: number}} Kind of decisions, lost in parts of a win */
/** @typedef {{whole: number, seats: {seat: number, kinds: Kind[]}[]}} Analysis as the server sends it */
/** @typedef {{game: string, matches: number, rows: {name: string, chosen: number, lost: number}[]}} Sum lost: part of a win, per match */

/** The group of each kind of move; all other kinds are combined. @type {Record<string, string>} */
const NAMES = { place: 'place', use: 'use', tools: 'tools', pay: 'pay', decline: 'pay', pay_extra: 'pay', take: 'pay', pick: 'pick',
  feed: 'feed', starve: 'feed', move: 'move', found: 'move' };

/**
 * Sums the losses of decisions of one seat in each match, game by game, the worst first.
 * @param {{game: string, seat: number, analysis: Analysis}[]} told @returns {Sum[]}
 */
export function addUp(told) {
  const games = [...new Set(told.map(({ game }) => game))];
  return games.map((game) => {
    const of = told.filter((one) => one.game === game);
    /** @type {Map<string, {name: string, chosen: number, lost: number}>} */
    const sums = new Map();
    for (const { seat, analysis } of of) {
      for (const { kind, chosen, lost } of analysis.seats.find((one) => one.seat === seat)?.kinds ?? []) {
        const name = NAMES[kind] ?? 'other';
        const sum = sums.get(name) ?? { name, chosen: 0, lost: 0 };
        sums.set(name, { name, chosen: sum.chosen + chosen, lost: sum.lost + lost / analysis.whole / of.length });
      }
    }
    return { game, matches: of.length, rows: [...sums.values()].sort((a, b) => b.lost - a.lost) };
  });
}
