// @ts-check
// The title of the page: in its tab, in the browser's history, and for screen readers. The most important part comes first.

import { known, listed, t } from '../core/words.js';
import { seatName } from '../match/state.js';
import { waitingForMe } from '../mine/lists.js';

/** Pages whose title is among the words that load together with the page. @type {Record<string, string>} */
const NAMES = {
  account: 'account.title', letter: 'title.letter', lost: 'lost.title', mine: 'lobby.mine', notify: 'account.notices',
  player: 'title.player', result: 'title.result', statistics: 'title.statistics',
  pairing: 'title.pairing', puzzles: 'title.puzzles', tournaments: 'title.tournaments', verify: 'dice.verify', admin: 'nav.admin',
};

/**
 * Returns the title: "Your turn - GAME - Ochre", with the number of matches that wait for me.
 * @param {import('../core/state.js').State} state
 */
export function titleOf(state) {
  const count = waitingForMe(state.mine.matches);
  const words = [...pageWords(state).filter(Boolean), 'Ochre'].join(' - ');
  return count ? `(${count}) ${words}` : words;
}

/** @param {import('../core/state.js').State} state @returns {string[]} */
function pageWords(state) {
  const { route, rules, match } = state;
  if (!state.ready || !known('app.name')) return [];
  if (rules.open && rules.page && route.name !== 'match') return [t('table.rules'), state.games[rules.open.game]?.title ?? ''];
  if (route.name === 'match') return match?.error ? [t('lost.title')] : [turnWords(state), state.games[match?.info?.game]?.title ?? ''];
  if (route.name === 'admin' && !state.user?.role) return [t('forbidden.title')];
  return NAMES[route.name] ? [t(NAMES[route.name])] : [];
}

/** Describes the state of the table. @param {import('../core/state.js').State} state */
function turnWords({ match }) {
  if (!match?.info) return '';
  const { status } = match.info;
  if (status === 'open') return t('wait.title');
  if (status !== 'running' || match.result?.over) return t('wait.over');
  if (match.past) return t('title.past');
  if (match.choices && !match.sending) return t('title.turn');
  const names = match.toAct.filter((seat) => seat !== match.view?.me).map((seat) => seatName(match, seat));
  return names.length ? t('wait.for', { names: listed(names) }) : '';
}
