// @ts-check
// Notices and dialogs, which cover a page for a while. Actions run by attempt(), which shows a refusal.

import { loadPage } from '../core/pages.js';
import { state, update } from '../core/state.js';
import { errorWords, needRefusals } from '../core/words.js';
import { checkForNewer } from '../core/installed_client.js';

const NOTICE_MS = 5000;
let notices = 0;

/** Runs a call; shows its refusal in words. @param {string} busy name of what is busy @param {() => Promise<void>} work */
export async function attempt(busy, work) {
  if (state.ui.busy) return;
  update((s) => { s.ui.busy = busy; s.ui.formError = null; });
  try {
    await work();
  } catch (error) {
    const words = errorWords(/** @type {any} */ (error));
    update((s) => { Object.assign(s.ui, { formError: words, failed: busy }); });
    showNotice(words, true);
  } finally {
    update((s) => { s.ui.busy = ''; });
  }
}

/** Shows a notice for a while. @param {string} text @param {boolean} [bad] */
export function showNotice(text, bad = false) {
  notices += 1;
  const id = notices;
  update((s) => { s.ui.notice = { text, bad, id }; });
  setTimeout(() => update((s) => { if (s.ui.notice?.id === id) s.ui.notice = null; }), NOTICE_MS);
}

/** Shows a refusal from the live line, unless a lasting notice is shown. @param {any} error */
export const showRefusal = (error) => void needRefusals().then(() => state.ui.notice?.stays || showNotice(errorWords(error), true));

/** Shows that a load failed. */
export const showUnreachable = () => {
  showNotice(errorWords({ name: 'unreachable' }), true);
  checkForNewer();
};

/** @param {any} dialog */
export function openDialog(dialog) {
  loadPage('dialogs').catch(showUnreachable);
  update((s) => { s.ui.dialog = dialog; s.ui.formError = null; });
}

/**
 * Returns the focus to the element that opened a dialog, after the page closed it: a dialog that is removed from the page does not return
 * the focus itself.
 */
export function closeDialog() {
  /** @type {HTMLDialogElement|null} */ (document.querySelector('dialog.dialog[open]'))?.close();
  update((s) => { s.ui.dialog = null; });
}
