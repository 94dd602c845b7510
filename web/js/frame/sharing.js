// @ts-check
// Giving something to others: a text to the clipboard, a link with all ways to hand it on.

import { state } from '../core/state.js';
import { post } from '../core/api.js';
import { matchPath } from '../core/router.js';
import { loadPage } from '../core/pages.js';
import { errorWords, t } from '../core/words.js';
import { attempt, showNotice } from './overlays.js';

/** Copies the text, and says what came of it. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    showNotice(t('wait.copied'));
  } catch { // pages of plain http have no clipboard
    loadPage('share').then((page) => page.copyOtherwise(text), () => showNotice(text));
  }
}

/**
 * The dialog to give a link to others.
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

/** Shares a result: a listed match is public; for another one a link to the result alone, which can be ended. */
export function shareResult() {
  return attempt('share', async () => {
    const { info } = /** @type {any} */ (state.match);
    if (info.listed) return openShare(state.base + matchPath(info.id), t('sheet.share'), 'everybody');
    const { path } = await post(`/matches/${info.id}/result`);
    return openShare(state.base + path.slice(1), t('sheet.share'), 'result', info.id);
  });
}
