// The duration of every attack over the port, and a seeded source of randomness that prints its seed.

import { seeded } from './random.js';

/** Seconds that an attack may take: its short form's, or what tests/attack/run allows. */
export function attackSeconds(short) {
  return Number(process.env.OCHRE_ATTACK_SECONDS ?? short);
}

/** A generator of integers, `random(n)` in 0..n-1 (mulberry32). The seed is printed, OCHRE_ATTACK_SEED sets it. */
export function attackRandom(name) {
  const seed = Number(process.env.OCHRE_ATTACK_SEED ?? Date.now()) >>> 0;
  console.log(`${name}: OCHRE_ATTACK_SEED=${seed}`);
  return seeded(seed);
}
