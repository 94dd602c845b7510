// @ts-check
// Words for conditional moves, and for the figures of their simulations. Moves are in the notation of schema/notation.md.

import { t, wordsOf } from '../../js/core/words.js';

const CLANS = ['red', 'blue', 'green', 'yellow', 'black'];

/** @type {Record<string, string>} what is told of the draws, by its name there */
const FIGURES = { chips: 'row.chips', epoch: 'stat.column.epoch' };

/** @type {import('../../js/games/module.js').ConditionalWords} */
export const conditionalWords = {
  words: [wordsOf('clans-condition')],
  condition(name, argument) {
    if (argument === null) return t('clans.condition.' + name);
    if (argument === '') return t(`clans.condition.${name}.any`);
    return t(`clans.condition.${name}`, { what: name === 'score' ? t('clans.clan.' + argument) : argument });
  },
  argues: (name, argument, { view }) => name === 'score' || view.lands.some((/** @type {any} */ land) => land.territory === argument),
  move: ([kind, ...lands]) => (kind === 'found' ? t('clans.found_next', { territory: lands[0] })
    : kind === 'move' ? t('clans.from_to', { from: lands[0], to: lands[1] }) : ''),
  word: (policy, word) => (policy === '' && CLANS.includes(word) ? t('clans.clan.' + word) : ''),
  figure: (name, of) => (of ? t('clans.clan.' + of) : FIGURES[name] ? t(FIGURES[name]) : ''),
};
