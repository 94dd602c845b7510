// @ts-check
// The random draws of the key under a name: 64 bits, a number below n, dice, a shuffle. schema/match.md defines them.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromHex } from './hex.js';

const ALL = 1n << 64n;

/** Derives the key from the seed and the nonces of the seats. @param {string} seed @param {(string|null)[]} nonces */
export function keyOf(seed, nonces) {
  if (nonces.every((nonce) => nonce === null)) return fromHex(seed);
  const parts = nonces.map((nonce) => nonce === null ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), fromHex(nonce)));
  return hmac(sha256, fromHex(seed), concatBytes(utf8ToBytes('ochre nonces'), ...parts));
}

/** Makes draws under a key. @param {Uint8Array} key */
export function chanceOf(key) {
  /** @param {number[]} name purpose, seat, round, place @param {number} index @param {number} again */
  function bits([purpose, seat, round, place], index, again) {
    const tag = hmac(sha256, key, Uint8Array.of(purpose, seat, round & 255, round >> 8, place, index, again, 0));
    return new DataView(tag.buffer, tag.byteOffset).getBigUint64(0, true);
  }

  /** @param {number[]} name @param {number} index @param {number} n */
  function below(name, index, n) {
    const excess = ALL % BigInt(n);
    let drawn = bits(name, index, 0);
    for (let again = 1; drawn < excess; again++) drawn = bits(name, index, again);
    return Number(drawn % BigInt(n));
  }

  /** @param {number[]} name @param {number} count @param {number} sides */
  function dice(name, count, sides) {
    const thrown = [];
    for (let i = 0; i < count; i++) thrown.push(1 + below(name, i, sides));
    return thrown;
  }

  /** @template T @param {number[]} name @param {T[]} values in their first order */
  function shuffle(name, values) {
    const order = [...values];
    for (let last = order.length - 1; last > 0; last--) {
      const other = below(name, last, last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }

  return { below, dice, shuffle };
}
