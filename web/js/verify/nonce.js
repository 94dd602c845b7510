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

/** @returns {Record<string, {seal: string, nonce: string}>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Returns this browser's record of a match from before its start; the nonce is empty if it came too late. @param {string} id */
export function remembered(id) {
  const seals = read();
  return Object.hasOwn(seals, id) ? seals[id] : null;
}

/** @param {string} id @param {{seal: string, nonce: string}} what */
function remember(id, what) {
  const { [id]: old, ...others } = read();
  const kept = Object.entries(others).slice(-(KEPT - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [id]: what }));
  } catch {
    // without storage the browser sends a nonce, too
  }
}

/** Returns this browser's nonce for the dice of a match with a shown seed hash. @param {any} info @returns {string} */
export function nonceOf(info) {
  const known = remembered(info.id);
  const nonce = known && known.seal === info.seed_hash && known.nonce ? known.nonce : toHex(crypto.getRandomValues(new Uint8Array(32)));
  remember(info.id, { seal: info.seed_hash, nonce });
  return nonce;
}

/**
 * Sends this browser's nonce for the match, once the seed hash is shown and a seat is taken.
 * @param {any} info @returns {Promise<void>}
 */
export function addNonce(info) {
  if (info?.status !== 'open' || info.my_seat === null || !info.seed_hash) return Promise.resolve();
  const { id, seed_hash: seal } = info;
  const before = given.get(id);
  if (before) return before;
  const nonce = nonceOf(info);
  const giving = post(`/matches/${id}/nonce`, { nonce }).then(() => {}, ({ status }) => {
    given.delete(id);
    if (status === 409) remember(id, { seal, nonce: '' }); // the match has already started without a nonce
  });
  given.set(id, giving);
  return giving;
}

/** Removes the nonce of a seat that was left. @param {string} id */
export function dropNonce(id) {
  given.delete(id);
}
