// @ts-check
// The result of the match that is shared: as a text to copy, and as links by which it is logged elsewhere.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { valueOf } from '../frame/elements.js';
import { copy } from '../frame/sharing.js';
import { gameOf } from '../games/games.js';
import { byRank, seatName } from '../match/state.js';
import { chooseText } from './actions.js';
import { FORMS, bgStatsLink, bggLink, resultText } from './result_text.js';

/** @param {import('../core/state.js').State} state @param {import('./actions.js').Shared} shared @param {string} link */
export function resultPart(state, shared, link) {
  const { match } = state;
  if (!match?.result || !match.info || !['everybody', 'result'].includes(shared.who)) return nothing;
  const { info } = match;
  const order = byRank(match.result).map(({ seat, rank, total }) => ({ name: seatName(match, seat), rank, points: total,
    player: String(info.seats[seat].user ?? `bot ${info.seats[seat].bot}`) }));
  const told = { id: info.listed ? info.id : link.slice(link.lastIndexOf('/') + 1), game: info.game, order, link,
    title: state.games[info.game]?.title ?? info.game, bgg: gameOf(state, info.game)?.bgg ?? 0, ended_ms: info.ended_ms ?? 0 };
  const form = shared.text ?? FORMS[0];
  const text = resultText(form, told, t('sheet.total'));
  const page = bggLink(told);
  return html`<details class="share-result"><summary data-testid="result-text-open">${t('share.text')}</summary>
    <label class="field"><span class="hidden">${t('share.text_form')}</span><select data-testid="result-form"
      @change=${(/** @type {Event} */ event) => chooseText(valueOf(event))}>${FORMS.map((one) => html`<option value=${one}
      .selected=${one === form}>${t('share.text_' + one)}</option>`)}</select></label>
    <pre tabindex="0" data-testid="result-text">${text}</pre>
    <div class="send-row"><button class="plain" data-testid="result-copy" @click=${() => copy(text)}>${t('wait.copy')}</button></div>
    <p class="small">${page ? html`<a href=${page} target="_blank" rel="noopener noreferrer" data-testid="result-bgg">${t(
      'share.bgg')}</a> · ` : nothing}<a href=${bgStatsLink(told)} target="_blank" rel="noopener noreferrer"
      data-testid="result-bgstats">${t('share.bgstats')}</a></p></details>`;
}
