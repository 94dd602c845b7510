// @ts-check
// The analyses that this browser has computed (IndexedDB), so that each is computed once, and also the sums over one's own matches have
// them. Without storage there are none.

import { openDB } from '/vendor/idb/build/index.js';
import { below } from '../core/base.js';
import { modules } from '../local/modules.js';

/** @typedef {{id: string, module: string, at_ms: number, analysis: any}} Kept */

const STORE = 'analyses';
const MOST = 60; // the oldest ones are deleted

/** @template T @param {(db: import('idb').IDBPDatabase) => Promise<T>} work @returns {Promise<T|null>} */
async function within(work) {
  try {
    const db = await openDB(`ochre.analyses${below}`, 1, { upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: 'id' }) });
    try {
      return await work(db);
    } finally {
      db.close();
    }
  } catch {
    return null; // a private window, or a full one
  }
}

/**
 * Returns the analysis of a match; null: there is none by the present module of its game. Figures of two modules are not comparable.
 * @param {string} id @param {string} game
 */
export const findAnalysis = (id, game) => within(async (db) => {
  const kept = /** @type {Kept|undefined} */ (await db.get(STORE, id));
  return kept?.module === modules[game] ? kept.analysis : null;
});

/** Stores the analysis of a match. @param {string} id @param {string} game @param {any} analysis */
export const keepAnalysis = (id, game, analysis) => within(async (db) => {
  await db.put(STORE, { id, module: modules[game], at_ms: Date.now(), analysis });
  const all = /** @type {Kept[]} */ (await db.getAll(STORE)).sort((a, b) => b.at_ms - a.at_ms);
  await Promise.all(all.slice(MOST).map((old) => db.delete(STORE, old.id)));
});
