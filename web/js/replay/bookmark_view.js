// @ts-check
// The dialog of bookmarks: the note for the shown move, and the other bookmarked moves of the match.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { closeDialog } from '../frame/overlays.js';
import { dialog as box, field, fields, formError } from '../frame/fields_view.js';
import { deleteBookmark, saveBookmark } from './bookmark_actions.js';

const MOST = 80;

/** @typedef {{match: string, version: number, note: string, made_ms: number}} Bookmark */

/**
 * @param {import('../core/state.js').State} state
 * @param {(version: number) => void} jump
 */
export function bookmarkDialog({ ui }, jump) {
  const { version, bookmarks } = /** @type {{version: number, bookmarks: Bookmark[]|null}} */ (/** @type {any} */ (ui.dialog));
  if (!bookmarks) return box(t('bookmark.title'), html`<p class="soft">${t('lobby.loading')}</p>`);
  const here = bookmarks.find((one) => one.version === version);
  const submit = (/** @type {SubmitEvent} */ event) => saveBookmark(version, fields(event).note ?? '');
  const go = (/** @type {number} */ to) => { closeDialog(); jump(to); };
  return box(t('bookmark.title'), html`<form @submit=${submit}>${formError(ui.formError)}
      ${field(t('bookmark.note', { n: version }), 'note', { id: 'bookmark-note', needed: false, most: MOST, value: here?.note ?? '' })}
      <div class="send-row">${here ? html`<button class="plain" type="button" data-testid="bookmark-delete" ?disabled=${Boolean(ui.busy)}
          @click=${() => deleteBookmark(version)}>${t('bookmark.delete')}</button>` : nothing}<button class="primary"
          data-testid="bookmark-save" ?disabled=${Boolean(ui.busy)}>${t('bookmark.save')}</button></div></form>
    ${bookmarks.length ? html`<ul class="bookmarks" data-testid="bookmarks">${bookmarks.map((one) => html`<li><button class="link"
      data-testid="bookmark-${one.version}" @click=${() => go(one.version)}>${t('bookmark.row', { n: one.version })}</button>
      <bdi>${one.note}</bdi></li>`)}</ul>` : nothing}`);
}
