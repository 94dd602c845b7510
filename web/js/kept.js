// @ts-check
// Preferences kept with the account: of all devices the newest change wins, of each of them by itself.

import { state } from './state.js';
import { get, put } from './api.js';
import { adoptPrefs, KEPT, saidHere } from './prefs.js';
import { bringLanguage, languages } from './words.js';

/**
 * What this device says of all of them: where something was said here just now, that, and what the account has of the others.
 * @returns {Promise<Record<string, any>>} by their names there
 */
async function chosenHere() {
  const prefs = /** @type {Record<string, any>} */ (state.prefs);
  const held = saidHere.size ? await get('/me/preferences') : { changed_ms: 0, chosen: {} };
  const others = (/** @type {string} */ name) => (held.changed_ms && !saidHere.has(name) ? held.chosen[KEPT[name]] : undefined);
  return Object.fromEntries(Object.entries(KEPT).map(([name, there]) => [there, others(name) ?? prefs[name]]));
}

/** Tells the server what this device says, and takes what holds now: that, or what another device has said since. */
export async function keep() {
  const { user } = state;
  const { changed_ms } = state.prefs;
  try {
    const told = await (changed_ms ? put('/me/preferences', { changed_ms, chosen: await chosenHere() }) : get('/me/preferences'));
    if (state.prefs.changed_ms === changed_ms) saidHere.clear();
    if (!told.changed_ms) return; // nobody has said anything yet
    const theirs = Object.fromEntries(Object.entries(KEPT).filter(([, there]) => told.chosen[there] !== undefined)
      .map(([name, there]) => [name, told.chosen[there]]));
    if (!languages.includes(theirs.lang)) delete theirs.lang; // of a newer client
    await bringLanguage(theirs.lang ?? state.prefs.lang);
    if (state.user?.id === user?.id && state.prefs.changed_ms === changed_ms) adoptPrefs({ ...theirs, changed_ms: told.changed_ms });
  } catch {
    // It is said again with the next change, or the next visit.
  }
}
