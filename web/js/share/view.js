// @ts-check
// The dialog to share a link.

import { html, nothing, svg } from '/vendor/lit-html/lit-html.js';
// @ts-expect-error: its types are declared under the package's own name
import { correction, generate } from '/vendor/lean-qr/index.mjs';
import { t } from '../core/words.js';
import { selectAll, valueOf } from '../frame/elements.js';
import { copy } from '../frame/sharing.js';
import { dialog as box } from '../frame/fields_view.js';
import { base } from '../core/base.js';
import { memo } from '../core/memo.js';
import { resultPart } from './result_view.js';
import { canShare, choose, copyFrame, endShared, leadsHere, share } from './actions.js';

const QUIET = 4; // width of the margin around the code in modules, without which scanners do not find it

/** @param {import('../core/state.js').State} state */
export function dialog(state) {
  const shared = /** @type {import('./actions.js').Shared} */ (/** @type {any} */ (state.ui.dialog));
  const { path, title, who, match, origins, here, origin, alone } = shared;
  const link = origin + path;
  return box(title, html`<div class="share">${code(shared, link)}
    ${alone ? html`<p class="share-alone" role="status" data-testid="share-alone">
      ${t(origins.length ? 'share.alone' : 'share.nowhere')}</p>` : nothing}
    ${origins.length ? html`<label class="field"><span>${t('share.origin')}</span><select data-testid="share-origin"
      @change=${(/** @type {Event} */ event) => choose(valueOf(event))}>${[...origins, here].map((one) => html`<option value=${one}
      ?selected=${one === origin}>${leadsHere(one) ? t('share.here', { origin: one }) : one}</option>`)}</select></label>` : nothing}
    <label class="field"><span>${t('share.link')}</span><input readonly data-testid="share-link" .value=${link} @focus=${selectAll}></label>
    <div class="send-row">${canShare() ? html`<button class="plain" data-testid="share-sheet"
      @click=${() => share(title, link)}>${t('share.sheet')}</button>` : nothing}
      <button class="primary" data-testid="share-copy" @click=${() => copy(link)}>${t('wait.copy')}</button></div>
    <p class="soft small">${t(`share.who.${who}`)}</p>
    ${resultPart(state, shared, link)}
    ${frameOf(here + path)}
    ${match ? html`<button class="link" data-testid="share-end" ?disabled=${Boolean(state.ui.busy)}
      @click=${() => endShared(match)}>${t('share.end')}</button>` : nothing}</div>`);
}

/** Draws the button that copies the code of a frame for another site, for a match that everybody may see. @param {string} link */
function frameOf(link) {
  const { search } = new URL(link);
  return !link.startsWith(`${base}match/`) || search ? nothing : html`<button class="link" data-testid="share-frame"
    title=${t('share.frame_hint')} @click=${() => copyFrame(link)}>${t('share.frame')}</button>`;
}

/** The link as a code that a phone's camera reads. @param {object} shared @param {string} link */
export function code(shared, link) {
  const { size, path } = memo(shared, link, () => modules(link));
  const whole = size + 2 * QUIET;
  return html`<svg class="share-code" viewBox="0 0 ${whole} ${whole}" role="img" aria-label=${t('share.code')} data-testid="share-code">
    ${svg`<rect class="share-paper" width=${whole} height=${whole}></rect><path class="share-ink" d=${path}></path>`}</svg>`;
}

/** Returns a rectangle for each run of dark modules in a row. @param {string} link */
function modules(link) {
  const found = generate(link, { minCorrectionLevel: correction.M });
  const runs = [];
  for (let y = 0; y < found.size; y += 1) {
    for (let x = 0; x < found.size; x += 1) {
      const from = x;
      while (found.get(x, y)) x += 1;
      if (x > from) runs.push(`M${from + QUIET} ${y + QUIET}h${x - from}v1h-${x - from}z`);
    }
  }
  return { size: found.size, path: runs.join('') };
}
