// @ts-check
// Preferences stored with the account: the newest change among all devices wins, for each preference separately. A change is sent at once;
// one that did not arrive, or whose page closed too soon, is stored in the browser and sent at the next visit.

import { below, credentials } from './base.js';
import { state, update } from './state.js';
import { get } from './api.js';
import { adoptPrefs, SYNCED, changedHere } from './prefs.js';
import { loadLanguage, languages } from './words.js';

const UNSENT = `ochre.unsent_prefs${below}`;
const RETRY_MS = 15000;

/** @typedef {{changed_ms: number, chosen: Record<string, any>}} Kept what the account holds; changed_ms 0: nothing */

let sending = false;
let again = false;

restoreUnsent();

/** Adds the changes that an earlier page of this browser could not send. */
function restoreUnsent() {
  try {
    for (const name of JSON.parse(localStorage.getItem(UNSENT) ?? '[]')) if (SYNCED[name]) changedHere.add(name);
  } catch {
    // the browser has no storage
  }
}

function storeUnsentNames() {
  try {
    if (changedHere.size) localStorage.setItem(UNSENT, JSON.stringify([...changedHere]));
    else localStorage.removeItem(UNSENT);
  } catch {
    // the page sends the changes while it closes
  }
}

/**
 * Returns the preferences changed here, and the account's values of the others.
 * @param {Kept} account @returns {Record<string, any>} by the account's names
 */
function chosenOver(account) {
  const prefs = /** @type {Record<string, any>} */ (state.prefs);
  const theirs = account.changed_ms && changedHere.size ? account.chosen : {};
  const chosen = (/** @type {string} */ name) => (changedHere.has(name) ? prefs[name] : theirs[SYNCED[name]] ?? prefs[name]);
  return Object.fromEntries(Object.keys(SYNCED).map((name) => [SYNCED[name], chosen(name)]));
}

/**
 * Sends a request that the browser delivers even if the page closes.
 * @param {number} changed_ms @param {Record<string, any>} chosen @returns {Promise<Kept>}
 */
async function put(changed_ms, chosen) {
  const reply = await fetch('api/me/preferences', { method: 'PUT', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ changed_ms, chosen }), credentials, keepalive: true });
  if (!reply.ok) throw new Error(`preferences: ${reply.status}`);
  return reply.json();
}

/** Sends the changes made here, and applies the account's values, which may include changes by another device. */
export async function keep() {
  storeUnsentNames();
  again = sending;
  if (sending) return;
  sending = true;
  try {
    await syncOnce();
    if (state.ui.kept && !changedHere.size) update((s) => { s.ui.kept = 'saved'; });
  } catch {
    if (changedHere.size) setTimeout(keep, RETRY_MS);
    if (state.ui.kept) update((s) => { s.ui.kept = 'unsaved'; });
  } finally {
    sending = false;
  }
  if (again) await keep();
}

async function syncOnce() {
  const { user } = state;
  const { changed_ms } = state.prefs;
  /** @type {Kept} */
  let held = changedHere.size || !changed_ms ? await get('/me/preferences') : { changed_ms: 0, chosen: {} };
  if (changed_ms) held = await put(changed_ms, chosenOver(held));
  if (state.prefs.changed_ms === changed_ms) changedHere.clear();
  storeUnsentNames();
  if (!held.changed_ms) return; // the account has no preferences yet
  const theirs = Object.fromEntries(Object.entries(SYNCED).filter(([, there]) => held.chosen[there] !== undefined)
    .map(([name, there]) => [name, held.chosen[there]]));
  if (!languages.includes(theirs.lang)) delete theirs.lang; // set by a newer client
  await loadLanguage(theirs.lang ?? state.prefs.lang);
  if (state.user?.id === user?.id && state.prefs.changed_ms === changed_ms) adoptPrefs({ ...theirs, changed_ms: held.changed_ms });
}
