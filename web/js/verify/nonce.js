// @ts-check
// This browser's nonce for the dice of a match before it starts, and its record: the seed hash that was shown and the nonce that was sent,
// so that the match's file can be compared with them later.

import { below } from '../core/base.js';
import { post } from '../core/api.js';
import { toHex } from './hex.js';

const KEY = `ochre.seals${below}`;
const KEPT = 60;

/**
 * Matches for which this page has sent its nonce, or is sending it: a nonce moves with its person to another seat.
 * @type {Map<string, Promise<void>>}
 */
const given = new Map();

/** @typedef {{seal: string, nonce: string, given?: boolean}} Seal given: the server has the nonce; absent: an earlier client claimed all */

/** @returns {Record<string, Seal>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Returns this browser's record of a match from before its start. @param {string} id */
export function remembered(id) {
  const seals = read();
  return Object.hasOwn(seals, id) ? seals[id] : null;
}

/** Returns the nonce that this browser may expect in the file of the match; empty if none has arrived in time. @param {Seal|null} mine */
export const claimed = (mine) => (mine && mine.given !== false ? mine.nonce : '');

/** @param {string} id @param {Seal} what */
function remember(id, what) {
  const { [id]: old, ...others } = read();
  const kept = Object.entries(others).slice(-(KEPT - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [id]: what }));
  } catch {
    // without storage the browser sends a nonce, too
  }
}

/** Stores whether the server has this browser's nonce. @param {string} id @param {boolean} given */
function mark(id, given) {
  const known = remembered(id);
  if (known) remember(id, { ...known, given });
}

/** Returns this browser's nonce for the dice of a match with a shown seed hash. @param {any} info @returns {string} */
export function nonceOf(info) {
  const known = remembered(info.id);
  if (known && known.seal === info.seed_hash && known.nonce) return known.nonce;
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(32)));
  remember(info.id, { seal: info.seed_hash, nonce, given: false });
  return nonce;
}

/** The server has the nonce, which came with something else. @param {string} id */
export function nonceGiven(id) {
  given.set(id, Promise.resolve());
  mark(id, true);
}

/**
 * Sends this browser's nonce for the match, once the seed hash is shown and a seat is taken. A refusal changes nothing in the record: the
 * page may have been loaded again since the nonce was sent in time.
 * @param {any} info @returns {Promise<void>}
 */
export function addNonce(info) {
  if (info?.status !== 'open' || info.my_seat === null || !info.seed_hash) return Promise.resolve();
  const { id } = info;
  const before = given.get(id);
  if (before) return before;
  const giving = post(`/matches/${id}/nonce`, { nonce: nonceOf(info) }).then(() => mark(id, true), () => { given.delete(id); });
  given.set(id, giving);
  return giving;
}

/** Removes the nonce of a seat that was left. @param {string} id */
export function dropNonce(id) {
  given.delete(id);
  mark(id, false);
}
