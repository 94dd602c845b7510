// @ts-check
// Short texts of Stone Age: amounts, places, cards and buildings in words. They contain no rules, only fields of the catalogue.

import { listed, numberText, t } from '../../js/core/words.js';

/** @typedef {import('./types.d.ts').View} View */

export const RESOURCES = ['wood', 'brick', 'stone', 'gold'];
/** Resources, and jewelry, which pays only where a price names it. */
export const GOODS = [...RESOURCES, 'jewelry'];
const YIELDS = [...GOODS, 'food'];
export const TOOLS = ['tile_1', 'tile_2', 'tile_3', 'once_2', 'once_3', 'once_4'];
/** Places in reading order, in which the phone shows them and the keys visit them. */
export const PLACES = [
  'hunt', 'forest', 'clay_pit', 'quarry', 'river', 'field', 'hut', 'tool_maker', 'merchant', 'igloo',
  'card_5', 'card_4', 'card_3', 'card_2', 'card_1', 'building_1', 'building_2', 'building_3', 'building_4', 'building_5',
];
/** @type {Record<string, string>} */
export const PLACE_KEYS = {
  hunt: 'h', forest: 'f', clay_pit: 'c', quarry: 'q', river: 'r', field: 'd', hut: 'u', tool_maker: 't', merchant: 'm', igloo: 'i',
  card_5: '0', card_4: '4', card_3: '3', card_2: '2', card_1: '1', building_1: '5', building_2: '6', building_3: '7', building_4: '8',
    building_5: '9',
};
/** @type {Record<string, string>} */
export const RESOURCE_KEYS = { wood: 'w', brick: 'b', stone: 's', gold: 'g', jewelry: 'j' };

/** Formats "2 wood and 1 brick". @param {Record<string, number>|undefined} amounts */
export function amountsText(amounts) {
  const items = YIELDS.filter((name) => amounts?.[name]).map((name) => amountText(name, amounts?.[name] ?? 0));
  return items.length ? listed(items) : t('amount.nothing');
}

/**
 * Returns the content of a bundle of a trade: "wood+gold" is a wood and a gold.
 * @param {string|null|undefined} bundle
 * @returns {Record<string, number>}
 */
export function bundleAmounts(bundle) {
  /** @type {Record<string, number>} */
  const amounts = {};
  for (const name of bundle ? bundle.split('+') : []) amounts[name] = (amounts[name] ?? 0) + 1;
  return amounts;
}

/** @param {string|null|undefined} bundle */
export function bundleText(bundle) {
  return bundle ? amountsText(bundleAmounts(bundle)) : '';
}

/** @param {string} name @param {number} n */
export function amountText(name, n) {
  return t('amount.' + name, { n });
}

/** Returns an average in tenths as text, rounded to a useful precision. @param {number} tenths */
const about = (tenths) => (tenths >= 30 ? Math.round(tenths / 10) : tenths / 10);

/** Returns the same as a number. @param {number} tenths */
export const aboutNumber = (tenths) => numberText(about(tenths));

/** Formats "2.4 wood": an average in tenths. @param {string} name @param {number} tenths */
export function aboutText(name, tenths) {
  return amountText(name, about(tenths)).replace(String(about(tenths)), aboutNumber(tenths));
}

/**
 * Returns the average yield of this many people in words; empty at places without a roll.
 * @param {number} n @param {any} offer of a place @param {any} row of the place in the catalogue
 */
export function expectText(n, offer, row) {
  const tenths = offer?.expect?.[n - 1];
  if (!row?.yield || tenths === undefined) return '';
  const tools = offer.expect_tools?.[n - 1];
  const what = aboutText(row.yield, tenths);
  return tools > tenths ? t('choose.expect_tools', { people: n, what, more: aboutNumber(tools) }) : t('choose.expect', { people: n, what });
}

/** @param {Record<string, number>} amounts */
export function total(amounts) {
  return RESOURCES.reduce((sum, name) => sum + (amounts[name] ?? 0), 0);
}

/** @param {Record<string, number>} amounts */
export function kinds(amounts) {
  return RESOURCES.filter((name) => (amounts[name] ?? 0) > 0).length;
}

/** Returns the rows of the catalogue by their id; made once per catalogue. @param {any} catalogue */
export function tables(catalogue) {
  const rows = catalogue?.tables ?? {};
  return {
    card: (/** @type {string} */ id) => rows.cards?.find((/** @type {any} */ r) => r.card === id) ?? null,
    building: (/** @type {string} */ id) => rows.buildings?.find((/** @type {any} */ r) => r.building === id) ?? null,
    place: (/** @type {string} */ id) => rows.places?.find((/** @type {any} */ r) => r.place === id) ?? null,
    die: (/** @type {number} */ die, /** @type {boolean} */ trade = false) =>
      (trade ? rows.trade_dice_for_all : rows.dice_for_all)?.find((/** @type {any} */ r) => r.die === die) ?? null,
    animal: (/** @type {string} */ id) => rows.animals?.find((/** @type {any} */ r) => r.card === id) ?? null,
    mammoth: (/** @type {string} */ id) => rows.mammoths?.find((/** @type {any} */ r) => r.tile === id) ?? null,
    level: (/** @type {number} */ level) => rows.trade_track?.find((/** @type {any} */ r) => r.level === level) ?? null,
  };
}

/** Returns the immediate gain of a card in words. @param {any} card */
export function topText(card) {
  if (!card?.top) return '';
  return t('top.' + card.top, { n: card.amount, what: card.yield ? t('resource.' + card.yield) : '' });
}

/** Returns the value of a card at the end in words. @param {any} card */
export function bottomText(card) {
  if (!card?.culture && !card?.trade) return '';
  if (card.culture) return t('culture.' + card.culture);
  return `${card.multiplier} ${t('trade.' + card.trade, { n: card.multiplier })}`;
}

/** Explains how a card counts at the end, for beginners. @param {any} card */
function scoringText(card) {
  if (card.culture) return t('culture.scores');
  return `${card.multiplier} ${t('trade.scores.' + card.trade)}`;
}

/** @param {any} card */
export function cardText(card) {
  if (card && !card.top) return t('animal.' + card.card);
  return card ? `${topText(card)} · ${bottomText(card)}` : '';
}

/** The price of a building in words. @param {any} building */
export function buildingText(building) {
  if (!building) return '';
  const price = priceOf(building);
  return building.bonus ? t('building.bonus', { price, bonus: t('bonus.' + building.bonus) }) : price;
}

/** @param {any} building @returns {string} */
function priceOf(building) {
  if (building.points) return amountsText(building.cost);
  if (building.cost?.jewelry) return t('building.jewels', { price: priceOf({ ...building, cost: {} }), n: building.cost.jewelry });
  if (building.total_least !== building.total_most) {
    return t('building.any', { least: building.total_least, most: building.total_most });
  }
  return t('building.of_kinds', { n: building.total_least, kinds: building.kinds_least });
}

/** Returns the card or building on a place in words. @param {string} place @param {any} view @param {any} catalogue */
export function thingText(place, view, catalogue) {
  const rows = tables(catalogue);
  if (place.startsWith('card_')) {
    const slot = view?.slots.find((/** @type {any} */ s) => s.place === place);
    return cardText(rows.card(slot?.card));
  }
  if (place.startsWith('building_')) {
    const stack = view?.stacks.find((/** @type {any} */ s) => s.place === place);
    return buildingText(rows.building(stack?.building));
  }
  return '';
}

/**
 * Explains how the card on a place counts at the end; empty where no card lies.
 * @param {string} place @param {any} view @param {any} catalogue
 */
export function scoringAt(place, view, catalogue) {
  const slot = view?.slots.find((/** @type {any} */ s) => s.place === place);
  const card = slot ? tables(catalogue).card(slot.card) : null;
  return card?.top ? scoringText(card) : '';
}

/** Returns the name of a place for a button or heading. @param {string} place @param {View} view */
export function placeName(place, view) {
  if (place.startsWith('card_')) {
    const slot = view?.slots.find((/** @type {any} */ s) => s.place === place);
    return t(place === 'card_5' ? 'place.card_5' : 'place.card', { cost: slot?.cost ?? place.slice(5) });
  }
  if (place.startsWith('building_')) return t('place.building', { n: place.slice(9) });
  return t('place.' + place);
}

/**
 * Returns the reason why none of my people can go to a place; empty if it is not my turn to place.
 * @param {string} place @param {any} choices what I am asked
 */
export function shutText(place, choices) {
  const shut = choices?.shut?.find((/** @type {any} */ one) => one.place === place);
  return shut ? t('shut.' + shut.why) : '';
}

/** Formats "in the forest", "to the forest". @param {'at'|'to'} way @param {string} place @param {string} [what] thing that lies there */
export function placePhrase(way, place, what) {
  const kind = place.startsWith('card_') ? 'card' : place.startsWith('building_') ? 'building' : '';
  if (!kind) return t(`${way}.${place}`);
  if (place === 'card_5' && !what) return t(`${way}.card_5_plain`);
  return what ? t(`${way}.${kind}`, { what }) : t(`${way}.${kind}_plain`, { n: place.slice(-1) });
}
