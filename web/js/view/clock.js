// @ts-check
// Clocks at the table, in the lobby and in the form of a new table.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../words.js';
import { OWN, PRESETS, controlOf, controlSentence, controlWords, faceOf, untilWords } from '../clock.js';
import { setClock } from '../create.js';
import { valueOf } from '../elements.js';
import '../clock_face.js';

/** The time that a match is played with, where it has a clock. @param {any} info */
export function clockTag(info) {
  if (!info.clock) return nothing;
  return html`<span class="tag clock-tag" title=${controlSentence(info.clock)} data-testid="clock-tag">${hourglass()}
    ${controlWords(info.clock)}</span>`;
}

/** The same as a sentence, before the match begins. @param {any} info */
export function clockSentence(info) {
  if (!info.clock) return nothing;
  return html`<p class="soft small" data-testid="waiting-clock"><b>${controlWords(info.clock)}.</b> ${controlSentence(info.clock)}
    ${info.leaver ? t('clock.then.' + info.leaver) : nothing}</p>`;
}

function hourglass() {
  return html`<svg class="glyph hourglass" viewBox="0 0 24 24" aria-hidden="true"><path
    d="M6 3h12M6 21h12M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4"></path></svg>`;
}

/** Until when my decision is due, on a line of the list of mine. @param {any} match */
export function dueWords(match) {
  const deadline = match.clocks?.[match.my_seat]?.deadline_ms;
  if (!deadline || !match.now_ms) return nothing;
  return html` · <span data-testid="row-due">${t('clock.by', { until: untilWords(deadline, match.now_ms) })}</span>`;
}

/**
 * One seat's clock, beside its name: how much time it has; by correspondence, while it is asked, until when.
 * @param {any} match @param {number} seat
 */
export function seatClock(match, seat) {
  const face = match.info.status === 'running' && !match.result?.over ? faceOf(match, seat) : null;
  if (!face) return nothing;
  const due = face.deadline_ms !== null;
  const stopped = due && face.stopped;
  const words = stopped ? html`<small>${t('clock.stopped.' + face.stopped)}</small>` : nothing;
  return html`<span class="seat-clock ${due ? 'due' : ''} ${stopped ? 'stopped' : ''}" data-testid="clock-${seat}">${due
    && face.pace === 'days' ? html`<clock-face .face=${{ ...face, says: 'clock.by', short: true }}></clock-face>`
      : html`<span class="hidden">${t('clock.left')}</span><clock-face .face=${face}></clock-face>`}${words}</span>`;
}

/** Under what I am asked: until when; on a phone, where its line has no room for that, how much time there is. @param {any} match */
export function underStatus(match) {
  if (match.info.status !== 'running') return nothing;
  const face = match.view.me === null ? null : faceOf(match, match.view.me);
  if (!face || face.pace !== 'days' || face.deadline_ms === null) return match.info.clock ? html`<p class="under-status
    clock-words">${hourglass()} ${controlWords(match.info.clock)}</p>` : nothing;
  const says = face.stopped ? 'clock.you_stopped.' + face.stopped : 'clock.you_have';
  return html`<p class="under-status" data-testid="my-deadline"><clock-face .face=${{ ...face, says }}></clock-face></p>`;
}

/* ---- the form of a new table ---- */

/** @param {import('../clock.js').Chosen} chosen */
export function clockChoice(chosen) {
  const control = controlOf(chosen);
  const group = (/** @type {string} */ pace) => html`<optgroup label=${t('clock.' + pace)}>${Object.keys(PRESETS)
    .filter((name) => PRESETS[name].pace === pace).map((name) => option(name, chosen.name))}${option('own_' + pace, chosen.name)}
    </optgroup>`;
  return html`<fieldset class="clock-choice"><legend>${t('clock.time')}</legend>
    <select data-testid="create-clock" aria-label=${t('clock.time')} @change=${(/** @type {Event} */ event) =>
      setClock({ name: valueOf(event) })}>${option('none', chosen.name)}${group('live')}${group('days')}</select>
    ${chosen.name.startsWith('own_') ? ownFields(chosen) : nothing}
    <small class="soft">${chosen.name === 'none' ? t('clock.none_is') : control ? controlSentence(control)
      : t('clock.own_bad')}</small>
    ${chosen.name === 'none' ? nothing : html`<label class="field"><span>${t('clock.leaver')}</span><select name="leaver"
      data-testid="create-leaver">${['bot', 'resign', 'ask'].map((how) => html`<option value=${how}>${t('clock.leaver.' + how)}
      </option>`)}</select></label>`}</fieldset>`;
}

/** @param {string} name @param {string} chosen */
const option = (name, chosen) => html`<option value=${name} ?selected=${name === chosen}>${t('clock.choose.' + name)}</option>`;

/** @param {any} chosen */
function ownFields(chosen) {
  const pace = /** @type {'live'|'days'} */ (chosen.name.slice('own_'.length));
  return html`<div class="own-clock">${Object.entries(OWN[pace]).map(([part, { least, most }]) => html`<label class="field"><span>${t(
    `clock.own.${pace}.${part}`)}</span><input type="number" inputmode="numeric" required min=${least} max=${most} step="1"
    .value=${String(chosen[pace][part])} data-testid="create-clock-${part}" @input=${(/** @type {Event} */ event) =>
      setClock({ [pace]: { ...chosen[pace], [part]: Number(valueOf(event)) } })}></label>`)}</div>`;
}
