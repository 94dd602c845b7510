// @ts-check
// A finished match on this device comes into the account: the server decides every move again and stores it, marked as played offline. The
// same match comes once.

import { post } from '../core/api.js';
import { state } from '../core/state.js';
import { t } from '../core/words.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { Failure } from './failure.js';
import { findRecord, storeRecord } from './store.js';

/** @typedef {import('./store.js').LocalRecord} LocalRecord */

/** The words for refusals that speak of a match on the server. @type {Record<string, string>} */
const REFUSED = { match_damaged: 'local_keep_damaged', match_newer: 'local_keep_newer', match_older: 'local_keep_older',
  still_running: 'local_keep_damaged', too_large: 'local_keep_large', out_of_range: 'local_keep_large' };

const NAME_BYTES_MOST = 80;

/** Returns a name that the server may take; '': none. @param {string|null} name */
const sendable = (name) => (name && new TextEncoder().encode(name).length <= NAME_BYTES_MOST ? name : '');

/** Sends a match. @param {LocalRecord} record @returns {Promise<string>} its id on the server */
async function send({ saved, names }) {
  try {
    const { match } = await post('/me/offline', { saved, names: names.map(sendable) });
    return match.id;
  } catch (error) {
    const name = REFUSED[/** @type {any} */ (error).name];
    throw name ? new Failure(name) : error;
  }
}

/** Brings a match into the account. @param {string} id @param {(record: LocalRecord) => Promise<void>} done receives its record */
export const keep = (id, done) => attempt('local', async () => {
  const record = await findRecord(id);
  if (!record) throw new Failure('local_gone');
  const keeper = state.user?.id;
  const kept = await send(record);
  await done(await storeRecord({ ...record, kept, ...(keeper === undefined ? {} : { keeper }) }));
  showNotice(t('local.kept_notice'));
});
