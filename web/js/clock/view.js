// @ts-check
// The clock of a match, in lists and at the table.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { controlSentence, controlWords, untilWords } from './words.js';

/** Draws the time control of a match, if it has one. @param {any} info */
export function clockTag(info) {
  if (!info.clock) return nothing;
  return html`<span class="tag clock-tag" title=${controlSentence(info.clock)} data-testid="clock-tag">${hourglass()}
    ${controlWords(info.clock)}</span>`;
}

export function hourglass() {
  return html`<svg class="glyph hourglass" viewBox="0 0 24 24" aria-hidden="true"><path
    d="M6 3h12M6 21h12M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4"></path></svg>`;
}

/** Draws the deadline of the user's decision, in a row of their list. @param {any} match @param {number} now_ms by the server's clock */
export function dueWords(match, now_ms) {
  const deadline = match.clocks?.[match.my_seat]?.deadline_ms;
  if (!deadline || !match.now_ms) return nothing;
  return html` · <span data-testid="row-due">${t('clock.by', { until: untilWords(deadline, now_ms) })}</span>`;
}
