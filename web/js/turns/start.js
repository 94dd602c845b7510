// @ts-check
// My turns on the front page: a small board and the question of each. They come after the page, for the matches that wait longest.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { state, update } from '../state.js';
import { get } from '../api.js';
import { gameOf, needGames } from '../games.js';
import { myTurn, waitingFirst } from '../mine.js';
import { loadStyles } from '../pages.js';
import { shownName } from '../table.js';

const SHOWN = 3;

/** @typedef {{version: number, view: any, choices: any}} Turn the place of a match at which it waits for me */

export const prepare = () => loadStyles(['/css/table.css', '/css/turns.css']);

/** Loads what the first of my turns ask. */
export async function look() {
  for (const { id, game, version } of waitingFirst(state.mine.matches).filter(myTurn).slice(0, SHOWN)) {
    if (state.turns[id]?.version === version) continue;
    const [{ match, view, choices }] = await Promise.all([get(`/matches/${id}`), needGames([game])]);
    update((s) => { s.turns = { ...s.turns, [id]: { version: match.version, view, choices } }; });
    if (state.route.name !== 'lobby') return;
  }
}

const nobody = () => {};

/** The board, as small as an icon: to be recognised, not played on. @param {any} match of mine */
export function board(match) {
  const turn = state.turns[match.id];
  const game = gameOf(state, match.game);
  if (!turn || !game) return nothing;
  return html`<span class="turn-picture" inert aria-hidden="true">${game.board({ view: turn.view, catalogue: state.games[match.game],
    shape: 'wide', may: new Set(), picked: '', hover: '', roll: null, draft: game.startDraft(null), pick: nobody,
    name: (/** @type {number} */ seat) => shownName(match.seats[seat]) ?? '' })}</span>`;
}

/** The question to me; '' while it is unknown. @param {any} match of mine @returns {string} */
export function question(match) {
  const turn = state.turns[match.id];
  const game = gameOf(state, match.game);
  if (!turn?.choices || !game) return '';
  return game.askWords({ view: turn.view, choices: turn.choices, catalogue: state.games[match.game], draft: game.startDraft(turn.choices),
    sending: false, hover: '', set: nobody, send: nobody, point: nobody });
}
