// @ts-check

/**
 * A new request id. Not crypto.randomUUID(): that is missing where a host is reached by plain http from another machine.
 * @returns {string}
 */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
