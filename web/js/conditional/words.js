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
  const moves = (/** @type {string} */ wish) => movesOf(wish).map((move) => (read.has(move)
    && conditionalWords.move(move.split(' '), of)) || move);
  return {
    /** Returns the move, then its alternatives. */
    moves,
    /** @param {string} wish without its condition */
    wish: (wish) => moves(wish).reduce((one, other) => t('conditional.or', { one, other })),
    /** @param {string} policy @param {string} word */
    word: (policy, word) => conditionalWords.word(policy, word, of) || word,
    /** @param {string} policy @param {string} word */
    offers: (policy, word) => conditionalWords.offers?.(policy, word, of) ?? true,
    /** Returns the words of what a condition is about; '' for any of its arguments: the words without one. */
    condition: (/** @type {string} */ name, /** @type {string|null} */ argument) => conditionalWords.condition(name, argument, of),
    /** @param {string} argument of a condition */
    argument: (argument) => conditionalWords.word('', argument, of) || argument,
    /** Returns those arguments of a condition that this table has. @param {{name: string, of: string[]|null}} condition */
    arguments: ({ name, of: all }) => (all ?? []).filter((argument) => conditionalWords.argues?.(name, argument, of) ?? true),
    /** Returns the things on this table that a condition may name. @param {{name: string, values: string[]|null}} condition */
    things: ({ name }) => conditionalWords.things?.(name, of) ?? [],
    /** @param {string} name @param {string} thing */
    thing: (name, thing) => conditionalWords.thing?.(name, thing, of) ?? '',
    /** Returns whether a form can offer the condition. @param {{name: string, of: string[]|null, values: string[]|null}} condition */
    isOffered(condition) {
      return conditionalWords.condition(condition.name, condition.of ? '' : null, of) !== ''
        && (!condition.of || this.arguments(condition).length > 0) && (!condition.values || this.things(condition).length > 0);
    },
    /** @param {any} figure of the draws */
    figure: (figure) => conditionalWords.figure(figure.name, figure.of) || (figure.of ?? figure.name),
  };
}
