// @ts-check
// Clocks at the table: one for each seat, and the user's deadline.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { controlSentence, controlWords } from './words.js';
import { faceOf } from './displays.js';
import { hourglass } from './view.js';
import './face.js';

/** Describes the clock in a sentence, before the match starts. @param {any} info */
export function clockSentence(info) {
  if (!info.clock) return nothing;
  return html`<p class="soft small" data-testid="waiting-clock"><b>${controlWords(info.clock)}.</b> ${controlSentence(info.clock)}
    ${info.leaver ? t('clock.then.' + info.leaver) : nothing}</p>`;
}

/**
 * Draws one seat's clock next to its name: the remaining time; by correspondence, while it owes a decision, the deadline.
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

/** Draws the deadline below the status; on a phone, whose line has no room for that, the time control. @param {any} match */
export function underStatus(match) {
  if (match.info.status !== 'running') return nothing;
  const face = match.view.me === null ? null : faceOf(match, match.view.me);
  if (!face || face.pace !== 'days' || face.deadline_ms === null) return match.info.clock ? html`<p class="under-status
    clock-words">${hourglass()} ${controlWords(match.info.clock)}</p>` : nothing;
  const says = face.stopped ? 'clock.you_stopped.' + face.stopped : 'clock.you_have';
  return html`<p class="under-status" data-testid="my-deadline"><clock-face .face=${{ ...face, says }}></clock-face></p>`;
}
