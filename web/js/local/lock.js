// @ts-check
// One page plays a match: the first one to open it holds its lock, until it is closed.

import { below } from '../core/base.js';

const WAIT_MS = 1000; // a page that is just being left still holds it

/** @param {string} id */
const nameOf = (id) => `ochre.local${below} ${id}`;

/**
 * Holds the lock of a match. Returns what releases it; null: another page holds it. Without locks (on plain http) all pages may play; the
 * store detects the second one by its writes.
 * @param {string} id @returns {Promise<(() => void)|null>}
 */
export function hold(id) {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((done) => {
    navigator.locks.request(nameOf(id), { signal: AbortSignal.timeout(WAIT_MS) }, () => new Promise((/** @type {(none?: any) => void} */
      release) => { done(release); })).catch(() => done(null));
  });
}

/** Waits until no page holds the lock. @param {string} id @param {AbortSignal} signal */
export const freed = (id, signal) => navigator.locks.request(nameOf(id), { signal }, () => {});
