// @ts-check
// The newest event, and new messages, on a page without room for log and chat next to the board.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { showTab } from './chat.js';
import { scrollToTalk } from '../frame/elements.js';
import { gameOn } from '../games/games.js';
import { unreadLines } from './state.js';
import { shownRows } from '../motion/plan.js';
import { rowLines } from './log_view.js';

const LOOK_BACK = 20; // number of newest rows that are searched for one with a line

/** @param {import('../core/state.js').State} state */
export function lastLine(state) {
  const match = /** @type {any} */ (state.match);
  const { markIcon } = gameOn(state, match.info.game);
  const line = shownRows(match).slice(-LOOK_BACK).flatMap((/** @type {any} */ row) => rowLines(row, state)).at(-1)?.line;
  const unread = unreadLines(match);
  const open = (/** @type {string} */ tab) => () => { showTab(tab); scrollToTalk(); };
  return html`<div class="news-line"><button class="quiet last-event" data-testid="last-event" title=${t('table.log')}
      @click=${open('log')}>
      ${line && line.seat !== null ? markIcon(line.seat, 'small') : nothing}<span>${line?.text ?? t('log.empty')}</span></button>
    <button class="quiet chat-way" data-testid="chat-way" aria-label=${unread ? t('table.chat_unread', { n: unread }) : t('table.chat')}
      title=${t('table.chat')} @click=${open('chat')}><svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path
      d="M4 5h16v11H10l-5 4v-4H4Z"></path></svg>${unread ? html`<span class="unread">${unread}</span>` : nothing}</button></div>`;
}
