// @ts-check
// The address of a puzzle's table: like a match on this device, it is not on the live line of the server.

export const PREFIX = '~puzzle-';
/** The same for a puzzle from the user's own matches. */
export const OWN = `${PREFIX}own-`;

/** @param {string} match id */
export const isPuzzle = (match) => match.startsWith(PREFIX);
