// @ts-check
// The list of listed matches: the whole of it, then what has changed. Pure steps over the state, so that they can be tested without a
// browser.

/**
 * @typedef {{matches: any[], version: number, loaded: boolean}} Lobby version: of the list the live line keeps; 0: it keeps
 *   none
 */

/**
 * A line of the list, which says no more than it must, as a match. @param {any} line @returns {any}
 */
export function listed(line) {
  const seats = line.seats.map((/** @type {any} */ seat, /** @type {number} */ index) =>
    ({ user: null, name: seat?.bot ?? null, invited: null, bot: null, ...seat, seat: index }));
  return { options: [], join: 'anyone', listed: true, ...line, seats };
}

/** Takes the whole list in. @param {Lobby} lobby @param {{version: number, matches: any[]}} message */
export function takeLobby(lobby, message) {
  lobby.matches = message.matches.map(listed);
  lobby.version = message.version;
  lobby.loaded = true;
}

/**
 * Takes a change of the list in. False: one before it was missed, so the list must be asked for again.
 * @param {Lobby} lobby @param {{version: number, changed: any[], removed: string[]}} message @returns {boolean}
 */
export function takeLobbyChange(lobby, message) {
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

/** What REST says fills the page until the live line has spoken. @param {Lobby} lobby @param {any[]} matches */
export function takeLists(lobby, matches) {
  if (lobby.version === 0) lobby.matches = matches;
  lobby.loaded = true;
}

/** The live line keeps the list no longer. @param {Lobby} lobby */
export function leaveLobby(lobby) {
  lobby.version = 0;
}

/** Where a user sits, of a match or of its line in the list. @param {any} match @param {{id: any}|null} user @returns {number|null} */
export function mySeat(match, user) {
  if (match.my_seat !== undefined) return match.my_seat;
  return match.seats.find((/** @type {any} */ seat) => user && seat.user === user.id)?.seat ?? null;
}
