// @ts-check
// The parts of the lobby that only a returning player sees, which load after the page: the list of their matches, and the button that plays
// again as last time.

import { html } from '/vendor/lit-html/lit-html.js';
import { loadStyles } from '../core/pages.js';
import { t } from '../core/words.js';

export { board, loadTurns, question } from './boards.js';
export { mine, mineShown } from './mine_view.js';

export const prepare = () => loadStyles(['/js/turns/style.css']);

/** Draws the button that opens a table with the settings of the last one. @param {import('../core/state.js').State} state */
export function lastTime(state) {
  const { game, seats } = /** @type {NonNullable<typeof state['prefs']['last']>} */ (state.prefs.last);
  const words = seats.includes('person') ? 'lobby.again_table' : 'lobby.again_bots';
  const n = seats.length - (seats.includes('person') ? 0 : 1);
  return html`<section class="card again" data-testid="again"><p><b>${t('lobby.again')}</b><span class="soft">${t(words,
    { game: state.games[game].title, n })}</span></p><button class="primary" data-testid="again-go" ?disabled=${Boolean(state.ui.busy)}
    @click=${() => import('../lobby/same_table.js').then(({ playLast }) => playLast(), () => {})}>${t('lobby.again_go')}</button>
    </section>`;
}
