// @ts-check
// My private note about the match on screen, and the switch for its notifications.

import { html } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { hush, saveNote, typeNote } from '../people/actions.js';
import { valueOf } from '../frame/elements.js';

const MOST = 2000;

/** @param {import('../core/state.js').State} state */
export function note(state) {
  const kept = state.match?.note;
  if (!kept) return html`<p class="log empty">${t('lobby.loading')}</p>`;
  return html`<div class="note"><textarea maxlength=${MOST} data-testid="note" aria-label=${t('note.title')}
      placeholder=${t('note.placeholder')} .value=${kept.text}
      @input=${(/** @type {Event} */ event) => typeNote(valueOf(event))} @change=${() => saveNote()}></textarea>
    <p class="soft small" role="status" data-testid="note-state">${t(kept.saved ? 'note.saved' : 'note.saving')}</p>
    <label class="check"><input type="checkbox" data-testid="hush" .checked=${kept.hushed} ?disabled=${Boolean(state.ui.busy)}
      @change=${(/** @type {Event} */ event) => hush(/** @type {HTMLInputElement} */ (event.target).checked)}><span>${t(
        'note.hush')}</span></label></div>`;
}
