// @ts-check
// Words for conditional moves, and for the figures of their simulations. Moves are in the notation of schema/notation.md.

import { t, wordsOf } from '../../js/core/words.js';
import { dieGives } from './panel/panel.js';
import { amountsText, buildingText, bundleText, cardText, GOODS, placeName, placePhrase, RESOURCES, tables } from './terms.js';

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

/** @type {Record<string, (of: Of) => {words: string, name: string}[]>} the things on the table, by the condition that may require one */
const THINGS = {
  card: ({ view, catalogue }) => view.slots.flatMap((/** @type {any} */ { card }) => (card ? [{ name: card,
    words: cardText(tables(catalogue).card(card)) }] : [])),
  building: ({ view, catalogue }) => view.stacks.flatMap((/** @type {any} */ { building }) => (building ? [{ name: building,
    words: buildingText(tables(catalogue).building(building)) }] : [])),
};

/** Returns whether a condition about places may name that one. @param {string} name @param {string} place @param {Of} of */
function argues(name, place, { view }) {
  if (name === 'have') return RESOURCES.includes(place) || 'jewelry' in (view.players[0]?.resources ?? {});
  if (name === 'card') return view.slots.some((/** @type {any} */ slot) => slot.place === place);
  if (name === 'building') return view.stacks.some((/** @type {any} */ stack) => stack.place === place);
  if (name === 'cost') return /^(card|building)_/.test(place) && view.places.some((/** @type {any} */ row) => row.place === place);
  return view.places.some((/** @type {any} */ row) => row.place === place);
}

/** @type {import('../../js/games/module.js').ConditionalWords} */
export const conditionalWords = {
  words: [wordsOf('stoneage-condition')],
  move: ([kind, ...words], of) => MOVES[kind]?.(words, of) ?? '',
  word: (policy, word, { view }) => (policy === '' && GOODS.includes(word) ? t('resource.' + word) : placeName(word, view)),
  offers: (_, place, { view }) => view.places.some((/** @type {any} */ row) => row.place === place),
  condition(name, argument, { view }) {
    if (argument === null) return t('stoneage.condition.' + name);
    if (argument === '') return t(`stoneage.condition.${name}.any`);
    return t(`stoneage.condition.${name}`, { what: name === 'have' ? t('resource.' + argument) : placeName(argument, view) });
  },
  argues,
  things: (name, of) => THINGS[name]?.(of).map((thing) => thing.name) ?? [],
  thing: (name, thing, of) => THINGS[name]?.(of).find((one) => one.name === thing)?.words ?? '',
  figure: (name, of) => (of ? t('resource.' + of) : FIGURES[name] ? t(FIGURES[name]) : ''),
};
