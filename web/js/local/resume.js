// @ts-check
// The match that the installed client opens at once when it starts without a network (index.html): the last one opened on this device,
// until it is over or removed.

import { below } from '../core/base.js';

const KEY = `ochre.resume${below}`;

/** Remembers a match, or forgets it once it is over. @param {{id: string, over: boolean}} record */
export function resumeLater({ id, over }) {
  try {
    if (!over) localStorage.setItem(KEY, id);
    else forget(id);
  } catch {
    // A browser that stores nothing starts on the front page.
  }
}

/** Forgets a match that cannot be opened any longer. @param {string} id */
export function forget(id) {
  try {
    if (localStorage.getItem(KEY) === id) localStorage.removeItem(KEY);
  } catch {
    // Nothing is stored.
  }
}
