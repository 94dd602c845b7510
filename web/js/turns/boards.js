// @ts-check
// A small board and the question of the matches that wait longest for the player: in the lobby, and on the page of the user's matches.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { state, update } from '../core/state.js';
import { get } from '../core/api.js';
import { gameOf, needGames } from '../games/games.js';
import { myTurn, waitingFirst } from '../mine/lists.js';
import { loadStyles } from '../core/pages.js';
import { shownName } from '../match/state.js';
import { t } from '../core/words.js';

/** @type {Record<string, number>} how many are drawn on which page */
const SHOWN = { lobby: 3, mine: 6 };

/** @typedef {{user: number|undefined, version: number, view: any, choices: any}} Turn the moment at which a match waits for me: for whom */

let loading = false;
let again = false;

/** Returns the loaded data of a match for this user; the next user of this device does not see it. @param {any} match of mine */
function turnOf({ id }) {
  const turn = state.turns[id];
  return turn && turn.user === state.user?.id ? turn : null;
}

/** Loads the questions of the first turns, once each, even if the lists change in the meantime. */
export async function loadTurns() {
  again = loading;
  if (loading) return;
  loading = true;
  try {
    await loadOnce();
  } finally {
    loading = false;
  }
  if (again) await loadTurns();
}

async function loadOnce() {
  const user = state.user?.id;
  for (const one of waitingFirst(state.mine.matches).filter(myTurn).slice(0, SHOWN[state.route.name] ?? 0)) {
    if (turnOf(one)?.version === one.version) continue;
    const [{ match, view, choices }] = await Promise.all([get(`/matches/${one.id}`), needGames([one.game]),
      loadStyles(['/js/match/table.css'])]);
    update((s) => { s.turns = { ...s.turns, [one.id]: { user, version: match.version, view, choices } }; });
    if (!SHOWN[state.route.name]) return;
  }
}

const nobody = () => {};

/** Draws the board in the size of an icon: a preview without interaction. @param {any} match of mine */
export function board(match) {
  const turn = turnOf(match);
  const game = gameOf(state, match.game);
  if (!turn || !game) return nothing;
  return html`<span class="turn-picture" inert aria-hidden="true">${game.board({ view: turn.view, catalogue: state.games[match.game],
    shape: 'wide', may: new Set(), picked: '', hover: '', roll: null, draft: game.startDraft(null), pick: nobody,
    name: (/** @type {number} */ seat) => shownName(match.seats[seat]) ?? '' })}</span>`;
}

/** Returns the question to the user; '' while it is unknown. @param {any} match of mine @returns {string} */
export function question(match) {
  const turn = turnOf(match);
  const game = gameOf(state, match.game);
  if (!turn?.choices || turn.version !== match.version || !game) return '';
  return game.askWords({ view: turn.view, choices: turn.choices, catalogue: state.games[match.game], draft: game.startDraft(turn.choices),
    sending: false, hover: '', set: nobody, send: nobody, point: nobody });
}
