// @ts-check
// Words for conditional moves, and for the figures of their simulations. Moves are in the notation of schema/notation.md.

import { t } from '../../js/core/words.js';
import { dieGives } from './panel/panel.js';
import { amountsText, bundleText, placeName, placePhrase, tables } from './terms.js';

/** @typedef {import('../../js/games/module.js').ConditionalContext} Of */

/** Reads amounts such as "wood 2 gold 1", by name. @param {string[]} words @returns {Record<string, number>} */
const amounts = (words) => Object.fromEntries(words.flatMap((name, i) => (i % 2 ? [] : [[name, Number(words[i + 1])]])));

/** Describes a place that will be used; its people and its card may not be known yet. @param {string} place @param {Of} of */
function use(place, { view }) {
  if (place.startsWith('card_')) return t('choose.use_card', { what: placeName(place, view) });
  if (place.startsWith('building_')) return t('choose.use_building', { what: placeName(place, view) });
  return t((['tool_maker', 'hut', 'field', 'merchant', 'igloo'].includes(place) ? 'choose.use_' : 'does.') + place);
}

/** @type {Record<string, (words: string[], of: Of) => string>} by the first word */
const MOVES = {
  place: ([place, n]) => t('choose.send_people', { n: Number(n), to: placePhrase('to', place) }),
  use: ([place], of) => use(place, of),
  tools: (tools) => t('choose.tools_n', { n: tools.length }),
  pay: (words) => t('choose.pay', { what: amountsText(amounts(words)) }),
  pay_extra: (words) => t('choose.pay', { what: amountsText(amounts(words)) }),
  decline: () => t('choose.decline'),
  pick: ([die], { view, catalogue }) => t('choose.pick', { gives: dieGives(tables(catalogue).die(Number(die), view.trade_dice)) }),
  take: (words) => t('choose.take_send', { what: amountsText(amounts(words)) }),
  feed: (words) => t('choose.feed_pay', { what: amountsText(amounts(words)) }),
  starve: () => t('choose.go_hungry'),
  trade: ([give, get]) => t('choose.trade_send', { give: bundleText(give), get: bundleText(get) }),
  split: ([n]) => (n === '0' ? t('choose.split_food') : t('choose.split_take', { what: amountsText({ jewelry: Number(n) }) })),
  join: () => t('choose.use_igloo'),
  tame: ([side]) => t('choose.tame_' + side),
};

/** @type {Record<string, string>} what is told of the draws, by its name there */
const FIGURES = { food: 'resource.food', people: 'stat.column.people', agriculture: 'board.agriculture', tools: 'board.tools',
  score: 'board.score' };

/** @type {import('../../js/games/module.js').ConditionalWords} */
export const conditionalWords = {
  move: ([kind, ...words], of) => MOVES[kind]?.(words, of) ?? '',
  word: (_, place, { view }) => placeName(place, view),
  offers: (_, place, { view }) => view.places.some((/** @type {any} */ row) => row.place === place),
  figure: (name, of) => (of ? t('resource.' + of) : FIGURES[name] ? t(FIGURES[name]) : ''),
};
