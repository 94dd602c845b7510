// @ts-check
// Preferences kept with the account: of all devices the newest change wins.

import { state } from './state.js';
import { get, put } from './api.js';
import { adoptPrefs, KEPT } from './prefs.js';
import { bringLanguage, languages } from './words.js';

/** Tells the server what this device says, and takes what holds now: that, or what another device has said since. */
export async function keep() {
  const { user } = state;
  const { changed_ms } = state.prefs;
  const prefs = /** @type {Record<string, any>} */ (state.prefs);
  const chosen = Object.fromEntries(Object.entries(KEPT).map(([name, there]) => [there, prefs[name]]));
  try {
    const told = await (changed_ms ? put('/me/preferences', { changed_ms, chosen }) : get('/me/preferences'));
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
