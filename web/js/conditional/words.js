// @ts-check
// Conditional moves in the words of the game. A text for which the game has no words is shown as written.

import { gameOn } from '../games/games.js';
import { t } from '../core/words.js';
import { movesOf } from './lines.js';

/**
 * Returns the words of the match on screen for conditional moves.
 * @param {import('../core/state.js').State} state
 * @param {any} view view of the table
 * @param {{text: string}[]} wishes wishes that the server has checked: others may be impossible
 */
export function namesOf(state, view, wishes) {
  const game = state.match?.info.game;
  const { conditionalWords } = gameOn(state, game);
  const of = { view, catalogue: state.games[game] };
  const read = new Set(wishes.flatMap(({ text }) => movesOf(text)));
  return {
    /** @param {string} wish without its condition */
    wish: (wish) => movesOf(wish).map((move) => (read.has(move) && conditionalWords.move(move.split(' '), of)) || move)
      .reduce((one, other) => t('conditional.or', { one, other })),
    /** @param {string} policy @param {string} word */
    word: (policy, word) => conditionalWords.word(policy, word, of) || word,
    /** @param {string} policy @param {string} word */
    offers: (policy, word) => conditionalWords.offers?.(policy, word, of) ?? true,
    /** @param {any} figure of the draws */
    figure: (figure) => conditionalWords.figure(figure.name, figure.of) || (figure.of ?? figure.name),
  };
}
