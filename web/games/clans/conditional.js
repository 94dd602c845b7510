// @ts-check
// Words for conditional moves, and for the figures of their simulations. Moves are in the notation of schema/notation.md.

import { t } from '../../js/core/words.js';

/** @type {Record<string, string>} what is told of the draws, by its name there */
const FIGURES = { chips: 'row.chips', epoch: 'stat.column.epoch' };

/** @type {import('../../js/games/module.js').ConditionalWords} */
export const conditionalWords = {
  move: ([kind, ...lands]) => (kind === 'found' ? t('clans.found_next', { territory: lands[0] })
    : kind === 'move' ? t('clans.from_to', { from: lands[0], to: lands[1] }) : ''),
  word: () => '',
  figure: (name, of) => (of ? t('clans.clan.' + of) : FIGURES[name] ? t(FIGURES[name]) : ''),
};
