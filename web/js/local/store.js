// @ts-check
// The matches that are stored in this browser (IndexedDB). A match is one record: its saved text, and what lists show of it. Writes are on
// disk when they are done. Another page that has written the same match in the meantime is detected, whether or not it holds the lock.

import { openDB } from '/vendor/idb/build/index.js';
import { below } from '../core/base.js';
import { Failure } from './failure.js';

/**
 * @typedef {object} LocalRecord
 * @property {string} id in addresses: `~`, then the id in the saved text
 * @property {string} game
 * @property {number} revision of the rules
 * @property {(string|null)[]} seats the bot of each seat; null: a person
 * @property {(string|null)[]} names of the persons
 * @property {string[]} options
 * @property {number|null} start the first seat; null: it was drawn
 * @property {number} created_ms
 * @property {number} moved_ms
 * @property {number} version
 * @property {boolean} over
 * @property {{rank: number, total: number}[]|null} result by seat, once it is over
 * @property {{id: string, version: number}[]} done the newest requests, to answer them again
 * @property {number} edit number of writes
 * @property {string|null} [kept] its id on the server, once it is in an account
 * @property {number} [keeper] the user of that account
 * @property {string} saved the match, as the module has written it
 */

const STORE = 'matches';
const OPEN_MS = 4000; // a browser that does not answer for so long stores nothing

/** @type {Promise<import('idb').IDBPDatabase>|null} */
let opened = null;

/** Returns the failure by the reason that the browser gives. @param {any} error */
function failureOf(error) {
  if (error instanceof Failure) return error;
  return new Failure(error?.name === 'QuotaExceededError' ? 'local_full' : 'local_store');
}

/** Opens the database, once. */
function database() {
  opened ??= new Promise((done, fail) => {
    if (!globalThis.indexedDB) throw new Failure('local_missing');
    setTimeout(() => fail(new Failure('local_missing')), OPEN_MS);
    openDB(`ochre.local${below}`, 1, { upgrade: (db) => void db.createObjectStore(STORE, { keyPath: 'id' }),
      terminated: () => { opened = null; } }).then(done, () => fail(new Failure('local_missing')));
  });
  opened.catch(() => { opened = null; }); // the next call tries again
  return opened;
}

/** @template T @param {(db: any) => Promise<T>} work @returns {Promise<T>} */
async function within(work) {
  try {
    return await work(await database()).catch(async (error) => {
      if (error?.name !== 'InvalidStateError') throw error;
      opened = null; // the browser has closed it, and begins nothing in it any more
      return work(await database());
    });
  } catch (error) {
    throw failureOf(error);
  }
}

/** Returns all matches, the newest first. @returns {Promise<LocalRecord[]>} */
export const allRecords = () => within(async (db) => (await db.getAll(STORE)).sort(
  (/** @type {LocalRecord} */ a, /** @type {LocalRecord} */ b) => b.moved_ms - a.moved_ms));

/** @param {string} id @returns {Promise<LocalRecord|undefined>} */
export const findRecord = (id) => within((db) => db.get(STORE, id));

/** @param {string} id */
export const removeRecord = (id) => within((db) => db.delete(STORE, id));

/** Stores the next edit of a match. @param {LocalRecord} record @returns {Promise<LocalRecord>} as it is stored */
export const storeRecord = (record) => within(async (db) => {
  const next = { ...record, edit: record.edit + 1 };
  const write = db.transaction(STORE, 'readwrite', { durability: 'strict' });
  const held = await write.store.get(record.id);
  if ((held?.edit ?? 0) !== record.edit) {
    write.abort();
    await write.done.catch(() => {});
    throw new Failure(held ? 'local_changed' : 'local_gone');
  }
  await Promise.all([write.store.put(next), write.done]);
  return next;
});
