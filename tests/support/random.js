// Chance in tests: a seeded generator that prints its seed, so that a failed run can be had again. OCHRE_SEED sets it.
import { randomInt as draw } from 'node:crypto';

/** A generator of integers, `random(n)` in 0..n-1 (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) % n;
  };
}

let random;

/** As node's: an integer of 0..most-1, or of least..most-1. */
export function randomInt(least, most) {
  if (!random) {
    const seed = Number(process.env.OCHRE_SEED ?? draw(2 ** 32));
    console.log(`OCHRE_SEED=${seed}`);
    random = seeded(seed);
  }
  return most === undefined ? random(least) : least + random(most - least);
}
