// @ts-check
// The list of listed matches: first the whole list, then its changes. Pure functions on the state, so that they can be tested without a
// browser.

/**
 * @typedef {{matches: any[], version: number, loaded: boolean}} Lobby version: version of the live line's list; 0: it has
 *   none
 */

/**
 * Expands a short entry of the list to a match. @param {any} line @returns {any}
 */
export function listed(line) {
  const seats = line.seats.map((/** @type {any} */ seat, /** @type {number} */ index) =>
    ({ user: null, name: seat?.bot ?? null, invited: null, bot: null, ...seat, seat: index }));
  return { options: [], join: 'anyone', listed: true, ...line, seats };
}

/** Applies the whole list. @param {Lobby} lobby @param {{version: number, matches: any[]}} message */
export function applyLobby(lobby, message) {
  lobby.matches = message.matches.map(listed);
  lobby.version = message.version;
  lobby.loaded = true;
}

/**
 * Applies a change of the list. False: an earlier change was missed, so that the list must be requested again.
 * @param {Lobby} lobby @param {{version: number, changed: any[], removed: string[]}} message @returns {boolean}
 */
export function applyLobbyChange(lobby, message) {
  if (lobby.version === 0 || message.version !== lobby.version + 1) {
    lobby.version = 0;
    return false;
  }
  const gone = new Set([...message.removed, ...message.changed.map((match) => match.id)]);
  lobby.matches = [...lobby.matches.filter((match) => !gone.has(match.id)), ...message.changed.map(listed)]
    .sort((a, b) => b.created_ms - a.created_ms || (a.id < b.id ? -1 : 1));
  lobby.version = message.version;
  return true;
}

/** Fills the page by REST until the live line has sent its list. @param {Lobby} lobby @param {any[]} matches */
export function applyLists(lobby, matches) {
  if (lobby.version === 0) lobby.matches = matches;
  lobby.loaded = true;
}

/** Records that the live line no longer updates the list. @param {Lobby} lobby */
export function clearLobby(lobby) {
  lobby.version = 0;
}

/** Returns the user's seat in a match or its entry in the list. @param {any} match @param {{id: any}|null} user @returns {number|null} */
export function mySeat(match, user) {
  if (match.my_seat !== undefined) return match.my_seat;
  return match.seats.find((/** @type {any} */ seat) => user && seat.user === user.id)?.seat ?? null;
}
