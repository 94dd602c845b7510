// @ts-check
// The choice of the user's own avatar: part by part, each shown on the whole avatar.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { update } from '../core/state.js';
import { setPrefs } from '../core/prefs.js';
import { t } from '../core/words.js';
import { avatarOf } from './element.js';
import { drawing, numberOf, PARTS, partsOf } from './drawing.js';

/** @typedef {import('./drawing.js').Part} Part */

const ORDER = /** @type {Part[]} */ (['hair', 'colour', 'skin', 'face', 'worn', 'ground']);

/** @param {number} avatar */
const take = (avatar) => setPrefs({ avatar });

function drawRandom() {
  const parts = Object.fromEntries(ORDER.map((name) => [name, Math.floor(Math.random() * PARTS[name])]));
  take(numberOf(/** @type {import('./drawing.js').Parts} */ (parts)));
}

const flip = () => update((s) => { s.ui.drawing = !s.ui.drawing; });

/** Draws the button that opens the choice of an avatar. @param {import('../core/state.js').State} state */
export function avatarButton({ user, ui }) {
  if (!user) return nothing;
  return html`<button class="plain" data-testid="avatar-change" aria-expanded=${ui.drawing ? 'true' : 'false'} @click=${flip}>${t(ui.drawing
      ? 'avatar.done' : 'avatar.change')}</button>`;
}

/** Draws the parts to choose from, while the choice is open. @param {import('../core/state.js').State} state */
export function avatarParts({ user, ui }) {
  if (!user || !ui.drawing) return nothing;
  const now = partsOf(avatarOf(user.id));
  return html`<section class="card avatar-parts" data-testid="avatar-parts" aria-label=${t('avatar.title')}>
    <p class="soft">${t('avatar.seen')}</p>${ORDER.map((name) => part(name, now))}
    <button class="plain" data-testid="avatar-any" @click=${drawRandom}>${t('avatar.any')}</button></section>`;
}

/** @param {Part} name @param {import('./drawing.js').Parts} now */
function part(name, now) {
  const words = t('avatar.part.' + name);
  return html`<fieldset><legend>${words}</legend><div class="avatar-choices">${Array.from({ length: PARTS[name] }, (_, at) => {
    const number = numberOf({ ...now, [name]: at });
    const shown = name === 'hair' ? numberOf({ ...now, hair: at, worn: 0 }) : number; // antlers hide it
    return html`<label><input type="radio" name="avatar-${name}" .checked=${now[name] === at} data-testid="avatar-${name}-${at}"
      aria-label=${t('avatar.choice', { part: words, n: at + 1 })} @change=${() => take(number)}>${drawing(shown)}</label>`;
  })}</div></fieldset>`;
}
