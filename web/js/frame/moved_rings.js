// @ts-check
// The positions of rings as they were drawn last: one that has moved may have had another number, and takes no press for a moment.

/**
 * The rings of each place as drawn last: their positions, and whether others came before them on a board of that size.
 * @type {Map<string, {size: string, where: string, moved: boolean}>}
 */
const drawn = new Map();

/**
 * Returns whether the rings of a place have moved.
 * @param {string} place @param {{w: number, h: number}} at @param {string} where they are now
 */
export function moved(place, at, where) {
  const size = `${at.w} ${at.h}`;
  const last = drawn.get(place);
  if (last?.where !== where || last.size !== size) drawn.set(place, { size, where, moved: last?.size === size });
  return Boolean(drawn.get(place)?.moved);
}
