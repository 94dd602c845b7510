// @ts-check
// Ways to share: a text to the clipboard, and a link by all functions of the device.

import { state } from '../core/state.js';
import { post } from '../core/api.js';
import { matchPath } from '../core/router.js';
import { loadPage } from '../core/pages.js';
import { errorWords, t } from '../core/words.js';
import { attempt, showNotice } from './overlays.js';

/** Copies the text, and reports success or failure. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    showNotice(t('wait.copied'));
  } catch { // pages of plain http cannot use the clipboard
    loadPage('share').then((page) => page.copyOtherwise(text), () => showNotice(text));
  }
}

/**
 * Opens the dialog that shares a link.
 * @param {string} link on this server @param {string} title
 * @param {string} [who] a word for its readers and contents @param {string} [match] the match whose result it shows until it ends
 */
export async function openShare(link, title, who = 'invited', match = '') {
  try {
    const page = await loadPage('share');
    page.open(link, title, who, match);
  } catch {
    showNotice(errorWords({ name: 'unreachable' }), true);
  }
}

/** Shares a result: the page of a listed match, or a link to the result alone, which can be revoked. */
export function shareResult() {
  return attempt('share', async () => {
    const { info } = /** @type {any} */ (state.match);
    if (info.listed) return openShare(state.base + matchPath(info.id), t('sheet.share'), 'everybody');
    const { path } = await post(`/matches/${info.id}/result`);
    return openShare(state.base + path.slice(1), t('sheet.share'), 'result', info.id);
  });
}
