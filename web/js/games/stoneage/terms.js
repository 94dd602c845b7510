// @ts-check
// Small words of Stone Age: amounts, places, cards and buildings as text. No rules, only the catalogue's fields in words.

import { t } from '../../words.js';

export const RESOURCES = ['wood', 'brick', 'stone', 'gold'];
export const YIELDS = [...RESOURCES, 'food'];
export const TOOLS = ['tile_1', 'tile_2', 'tile_3', 'once_2', 'once_3', 'once_4'];
/** Places in reading order, as the phone shows them and the keys walk over them. */
export const PLACES = [
  'hunt', 'forest', 'clay_pit', 'quarry', 'river', 'field', 'hut', 'tool_maker',
  'card_4', 'card_3', 'card_2', 'card_1', 'building_1', 'building_2', 'building_3', 'building_4',
];
/** @type {Record<string, string>} */
export const PLACE_KEYS = {
  hunt: 'h', forest: 'f', clay_pit: 'c', quarry: 'q', river: 'r', field: 'd', hut: 'u', tool_maker: 't',
  card_4: '4', card_3: '3', card_2: '2', card_1: '1', building_1: '5', building_2: '6', building_3: '7', building_4: '8',
};
/** @type {Record<string, string>} */
export const RESOURCE_KEYS = { wood: 'w', brick: 'b', stone: 's', gold: 'g' };

/** "2 wood and 1 brick". @param {Record<string, number>|undefined} amounts */
export function amountsText(amounts) {
  const items = YIELDS.filter((name) => amounts?.[name]).map((name) => amountText(name, amounts?.[name] ?? 0));
  return items.length ? t('list.and', items) : t('amount.nothing');
}

/** @param {string} name @param {number} n */
export function amountText(name, n) {
  return t('amount.' + name, { n });
}

/** @param {Record<string, number>} amounts */
export function total(amounts) {
  return RESOURCES.reduce((sum, name) => sum + (amounts[name] ?? 0), 0);
}

/** @param {Record<string, number>} amounts */
export function kinds(amounts) {
  return RESOURCES.filter((name) => (amounts[name] ?? 0) > 0).length;
}

/** Rows of the catalogue by their id, made once per catalogue. @param {any} catalogue */
export function tables(catalogue) {
  const rows = catalogue?.tables ?? {};
  return {
    card: (/** @type {string} */ id) => rows.cards?.find((/** @type {any} */ r) => r.card === id) ?? null,
    building: (/** @type {string} */ id) => rows.buildings?.find((/** @type {any} */ r) => r.building === id) ?? null,
    place: (/** @type {string} */ id) => rows.places?.find((/** @type {any} */ r) => r.place === id) ?? null,
    die: (/** @type {number} */ die) => rows.dice_for_all?.find((/** @type {any} */ r) => r.die === die) ?? null,
  };
}

/** What a card gives when taken. @param {any} card */
export function topText(card) {
  if (!card?.top) return '';
  return t('top.' + card.top, { n: card.amount, what: card.yield ? t('resource.' + card.yield) : '' });
}

/** What a card counts for at the end. @param {any} card */
export function bottomText(card) {
  if (!card) return '';
  if (card.culture) return t('culture.' + card.culture);
  return `${card.multiplier} ${t('trade.' + card.trade, { n: card.multiplier })}`;
}

/** How a card counts at the end, for those who do not know it yet. @param {any} card */
export function scoringText(card) {
  if (card.culture) return t('culture.scores');
  return `${card.multiplier} ${t('trade.scores.' + card.trade)}`;
}

/** @param {any} card */
export function cardText(card) {
  return card ? `${topText(card)} · ${bottomText(card)}` : '';
}

/** The price of a building in words. @param {any} building */
export function buildingText(building) {
  if (!building) return '';
  if (building.points) return amountsText(building.cost);
  if (building.total_least !== building.total_most) {
    return t('building.any', { least: building.total_least, most: building.total_most });
  }
  return t('building.of_kinds', { n: building.total_least, kinds: building.kinds_least });
}

/** What lies on a card or building place, in words. @param {string} place @param {any} view @param {any} catalogue */
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

/** How the card on a place counts at the end; empty where no card lies. @param {string} place @param {any} view @param {any} catalogue */
export function scoringAt(place, view, catalogue) {
  const slot = view?.slots.find((/** @type {any} */ s) => s.place === place);
  const card = slot ? tables(catalogue).card(slot.card) : null;
  return card ? scoringText(card) : '';
}

/** Name of a place for a button or heading. @param {string} place @param {any} view */
export function placeName(place, view) {
  if (place.startsWith('card_')) {
    const slot = view?.slots.find((/** @type {any} */ s) => s.place === place);
    return t('place.card', { cost: slot?.cost ?? place.slice(5) });
  }
  if (place.startsWith('building_')) return t('place.building', { n: place.slice(9) });
  return t('place.' + place);
}

/** "in the forest", "to the forest". @param {'at'|'to'} way @param {string} place @param {string} [what] thing that lies there */
export function placePhrase(way, place, what) {
  const kind = place.startsWith('card_') ? 'card' : place.startsWith('building_') ? 'building' : '';
  if (!kind) return t(`${way}.${place}`);
  return what ? t(`${way}.${kind}`, { what }) : t(`${way}.${kind}_plain`, { n: place.slice(-1) });
}
