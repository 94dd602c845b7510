// @ts-check
// The analysis of a match that is over, computed on this device: two workers value its decisions, so that the page goes on meanwhile. The
// figures are those of the server, to the last digit.

import { Failure } from './failure.js';
import { openLocal, runsModules } from './open.js';

export { runsModules };

/** @typedef {import('./match.js').LocalMatch & {close: () => void}} Opened */
/**
 * @typedef {object} Subject a match that is over
 * @property {string} game
 * @property {(match: Opened) => Promise<any>} load loads it in a module
 * @property {number[]|null} ranks by seat; null: those that the module finds
 * @property {string|null} hash of its last state; null: not known
 */
/** @typedef {(done: number, of: number) => void} Tell */

const WORKERS = 2;

/** Loads the match in a module. @param {Subject} subject @param {Opened} match @returns {Promise<number>} its number of decisions */
async function decisionsIn({ load, ranks, hash }, match) {
  const loaded = await load(match);
  const answer = loaded.type === 'accepted' ? await match.decisions(ranks) : loaded;
  if (answer.type === 'refused') throw new Failure(answer.error.name);
  if (hash !== null && answer.state_hash !== hash) throw new Failure('local_failed');
  return answer.count;
}

/**
 * Returns the analysis, as `analysis` in `GET /api/matches/{match}/analysis`. Throws when `signal` aborts, or if a module refuses it.
 * @param {Subject} subject @param {AbortSignal} signal @param {Tell} tell
 */
export async function analyse(subject, signal, tell) {
  /** @type {Opened[]} */
  const opened = [];
  const close = () => opened.forEach((match) => match.close());
  signal.addEventListener('abort', close);
  try {
    const opening = await Promise.allSettled(Array.from({ length: WORKERS }, async () => { opened.push(await openLocal(subject.game)); }));
    for (const one of opening) if (one.status === 'rejected') throw one.reason;
    signal.throwIfAborted(); // while they were opened
    const [count] = await Promise.all(opened.map((match) => decisionsIn(subject, match)));
    const values = await valuesOf(opened, count, tell);
    const analysis = await opened[0].analysis(values);
    if (analysis.type === 'refused') throw new Failure(analysis.error.name);
    return analysis;
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

/**
 * Values all decisions, and the start; each module takes the next one when it has finished one.
 * @param {Opened[]} opened @param {number} count @param {Tell} tell @returns {Promise<string[]>}
 */
async function valuesOf(opened, count, tell) {
  /** @type {string[]} */
  const values = [];
  let next = 0;
  tell(0, count);
  await Promise.all(opened.map(async (match) => {
    while (next <= count) {
      next += 1;
      values.push(await match.value(next - 1));
      tell(Math.min(values.length, count), count);
    }
  }));
  return values;
}
