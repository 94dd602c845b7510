// @ts-check

/** Returns a new request id. crypto.randomUUID() is not available on pages of plain http from another machine. @returns {string} */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
