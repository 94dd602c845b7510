// @ts-check
// What the key gives under a name: the 64 bits of a question, a number below n, dice, a shuffle. schema/match.md has the words.

import { bytesOf, digests, fromHex, joined } from './digest.js';

const ALL = 1n << 64n;

/** The key out of the seed and what the seats have added. @param {ReturnType<typeof digests>} digest @param {string} seed @param {(string|null)[]} nonces */
export async function keyOf(digest, seed, nonces) {
  if (nonces.every((nonce) => nonce === null)) return fromHex(seed);
  const parts = nonces.map((nonce) => nonce === null ? Uint8Array.of(0) : joined(Uint8Array.of(1), fromHex(nonce)));
  return (await digest.hmac(fromHex(seed)))(joined(bytesOf('ochre nonces'), ...parts));
}

/**
 * Answers questions under a key.
 * @param {ReturnType<typeof digests>} digest @param {Uint8Array} key
 */
export async function chanceOf(digest, key) {
  const mac = await digest.hmac(key);

  /** @param {number[]} name purpose, seat, round, place @param {number} index @param {number} again */
  async function bits([purpose, seat, round, place], index, again) {
    const tag = await mac(Uint8Array.of(purpose, seat, round & 255, round >> 8, place, index, again, 0));
    return new DataView(tag.buffer, tag.byteOffset).getBigUint64(0, true);
  }

  /** @param {number[]} name @param {number} index @param {number} n */
  async function below(name, index, n) {
    const excess = ALL % BigInt(n);
    let drawn = await bits(name, index, 0);
    for (let again = 1; drawn < excess; again++) drawn = await bits(name, index, again);
    return Number(drawn % BigInt(n));
  }

  /** @param {number[]} name @param {number} count */
  async function dice(name, count) {
    const thrown = [];
    for (let i = 0; i < count; i++) thrown.push(1 + await below(name, i, 6));
    return thrown;
  }

  /** @template T @param {number[]} name @param {T[]} values in their first order */
  async function shuffle(name, values) {
    const order = [...values];
    for (let last = order.length - 1; last > 0; last--) {
      const other = await below(name, last, last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }

  return { below, dice, shuffle };
}
