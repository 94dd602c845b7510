// @ts-check
// Ids: of requests, and of matches that are played in this browser, without a server.

/** Returns a new request id. crypto.randomUUID() is not available on pages of plain http from another machine. @returns {string} */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns whether a match is in this browser alone: the ids of a server never begin so. @param {string|null|undefined} match id */
export const isLocal = (match) => match?.[0] === '~';
