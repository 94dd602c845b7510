// @ts-check
// Actions of bookmarks: the user's own, in the match on screen.

import { state, update } from '../core/state.js';
import { get, put, remove } from '../core/api.js';
import { attempt, closeDialog, openDialog, showNotice } from '../frame/overlays.js';
import { errorWords, t } from '../core/words.js';

/** Opens the dialog for the shown version, and loads the user's bookmarks in the match. */
export async function openBookmarks() {
  const { match } = state;
  if (!match?.past) return;
  openDialog({ name: 'bookmark', match: match.id, version: match.past.wanted, bookmarks: null });
  try {
    const { bookmarks } = await get(`/me/bookmarks?match=${match.id}`);
    update((s) => { if (s.ui.dialog?.name === 'bookmark') s.ui.dialog.bookmarks = bookmarks; });
  } catch (error) {
    closeDialog();
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/** @param {number} version */
const path = (version) => `/matches/${state.match?.id}/bookmarks/${version}`;

/** @param {number} version @param {string} note */
export function saveBookmark(version, note) {
  const key = state.match?.key ? `?key=${encodeURIComponent(state.match.key)}` : '';
  attempt('bookmark', async () => {
    await put(path(version) + key, { note });
    closeDialog();
    showNotice(t('bookmark.saved'));
  });
}

/** @param {number} version */
export function deleteBookmark(version) {
  attempt('bookmark', async () => {
    await remove(path(version));
    closeDialog();
    showNotice(t('bookmark.deleted'));
  });
}
