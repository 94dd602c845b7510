// @ts-check
// The view that a page shows of a match that several persons play at one device. Pure.

/** @typedef {import('./match.js').Turn} Turn */
/** @typedef {{viewer: number|null, next: number|null}} Sight viewer: a seat, null for a spectator; next: who is to take the device */

/**
 * Returns whose view is shown next. A person who knows what others do not is asked to take the device first; meanwhile the page shows what
 * everyone may see.
 * @param {number[]} persons seats of persons @param {Turn} turn @param {Sight} sight shown so far @returns {Sight}
 */
export function sightOf(persons, turn, { viewer, next }) {
  if (persons.length < 2) return { viewer: persons[0] ?? null, next: null };
  if (turn.over) return { viewer: null, next: null };
  if (viewer !== null && (turn.people.includes(viewer) || !turn.people.length)) return { viewer, next: null };
  if (!turn.people.length) return { viewer: null, next: null };
  const seat = next !== null && turn.people.includes(next) ? next : following(turn.people, viewer);
  return turn.secret.includes(seat) ? { viewer: null, next: seat } : { viewer: seat, next: null };
}

/** Returns the first of the seats after another one, in their order around the table. @param {number[]} seats @param {number|null} after */
const following = (seats, after) => seats.find((seat) => after !== null && seat > after) ?? seats[0];

/**
 * Returns whether the rows of one viewer differ from those of the other.
 * @param {Turn} turn @param {number|null} one @param {number|null} other
 */
export const differs = (turn, one, other) => one !== other && [one, other].some((seat) => seat !== null && turn.secret.includes(seat));
