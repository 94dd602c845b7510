// @ts-check
// The help that opens over a thing at the table, in the words of the rules page.

import { w } from '../../../js/rules/words.js';
import { facts } from './facts.js';
import { priceText } from './rules_tables.js';
import { amountsText, bottomText, buildingText, placeName, shutText, tables, topText } from '../terms.js';
import { animal, herdAt, igloo, mammoth, plays, trade, variantBuilding, winterBuilding, winterCard } from './help_variants.js';
import { thingIcon } from '../drawings/pieces.js';

/** @typedef {{title: string, lines: string[], section: string, icon?: any}} Help */

const RESOURCE_PLACES = ['forest', 'clay_pit', 'quarry', 'river'];

/**
 * Returns the help for a thing. Kinds: place, card (also an animal), building, sign, trade (people on cards), mammoth (a tile), level (of
 * the trade track), thing (resources, jewelry, food, tools, agriculture, people, buildings, score, start, igloos, mammoths, herd and the
 * like).
 * @param {string} key kind and name of the thing, as "place:forest" or "card:C12"
 * @param {{view: any, catalogue: any, choices?: any}} input
 * @returns {Help|null} null for what nobody explains
 */
export function explain(key, input) {
  const [kind, name] = key.split(':');
  const f = facts(input.catalogue);
  const rows = tables(input.catalogue);
  switch (kind) {
    case 'place': return withShut(place(name, input, f), shutText(name, input.choices));
    case 'card': return animal(name, input.view, input.catalogue) ?? (rows.card(name) ? card(rows.card(name)) : null);
    case 'building': return rows.building(name) ? building(rows.building(name), f) : null;
    case 'mammoth': return mammoth(name, input.catalogue);
    case 'level': return trade(name || undefined, input.catalogue);
    case 'sign': return { title: w('culture.' + name), lines: [w('help.bottom.culture')], section: 'scoring', icon: thingIcon(name) };
    case 'trade': return { title: w('trade.' + name, { n: 1 }), lines: [w('help.bottom.' + name)], section: 'scoring',
      icon: thingIcon(name) };
    case 'thing': return thing(name, f);
    default: return null;
  }
}

/** Adds the reason why none of my people can go there now. @param {Help} help @param {string} why @returns {Help} */
const withShut = (help, why) => (why ? { ...help, lines: [`**${why}**`, ...help.lines] } : help);

/** @param {any} card @returns {Help} */
function card(card) {
  const lines = [`**${topText(card)}:** ${w('help.top.' + card.top)}`,
    `**${bottomText(card)}:** ${w('help.bottom.' + (card.culture ? 'culture' : card.trade))}`];
  return { title: w('help.card'), lines, section: 'cards', icon: thingIcon('card') };
}

/** @param {any} building @param {any} f @returns {Help} */
function building(building, f) {
  const other = variantBuilding(building, f);
  if (other) return { title: priceText(building), lines: other, section: building.option, icon: thingIcon('hut') };
  const fixed = building.points > 0;
  const any = building.total_least !== building.total_most;
  const lines = fixed ? [w('help.building.fixed', { price: amountsText(building.cost), points: building.points })]
    : [w(any ? 'help.building.any' : 'help.building.kinds', { n: building.total_least, kinds: building.kinds_least,
      least: building.total_least, most: building.total_most }), w('help.building.worth', f.worth)];
  return { title: buildingText(building), lines, section: 'buildings', icon: thingIcon('hut') };
}

/** @param {string} name @param {any} f @returns {Help} */
function thing(name, f) {
  const sections = { tools: 'tools', agriculture: 'feeding', food: 'feeding', people: 'placing', buildings: 'buildings',
    score: 'scoring', start: 'placing', jewelry: 'expansion', igloos: 'igloos', mammoths: 'mammoth_herd', herd: 'mammoth_herd',
    extra_card: 'cards', two_of_choice: 'cards' };
  const icons = { tools: 'tool', buildings: 'hut', score: 'points', start: '', igloos: 'igloo', mammoths: 'mammoth', herd: 'mammoth' };
  const shown = /** @type {any} */ (icons)[name] ?? name;
  const title = w(f.worth[name] ? 'resource.' + name : `help.thing.${name}.title`);
  return { title, lines: [w('help.thing.' + name, { n: f.worth[name] })], section: /** @type {any} */ (sections)[name] ?? 'gather',
    icon: shown ? thingIcon(shown) : undefined };
}

/** @param {string} id @param {{view: any, catalogue: any}} input @param {any} f @returns {Help} */
function place(id, input, f) {
  const { view, catalogue } = input;
  const rows = tables(catalogue);
  const title = placeName(id, view);
  if (id.startsWith('card_')) {
    const slot = view?.slots.find((/** @type {any} */ s) => s.place === id);
    const beast = animal(slot?.card, view, catalogue);
    if (beast) return beast;
    const found = rows.card(slot?.card);
    if (!found) return { title, lines: [w('help.place.empty')], section: 'cards', icon: thingIcon('card') };
    const price = w(id === 'card_5' ? 'help.place.card_5' : 'help.place.card', { n: slot.cost });
    return { ...card(found), title, lines: [price, ...card(found).lines, ...winterCard(view, f)] };
  }
  if (id.startsWith('building_')) {
    const stack = view?.stacks.find((/** @type {any} */ s) => s.place === id);
    const found = rows.building(stack?.building);
    const left = w('help.stack', { n: stack?.left ?? 0 });
    if (!found) return { title, lines: [w('help.place.empty'), left], section: 'buildings', icon: thingIcon('hut') };
    return { ...building(found, f), title, lines: [w('help.place.building'), ...building(found, f).lines, ...winterBuilding(found, view, f),
      left] };
  }
  if (id === 'igloo') return { title, lines: [...igloo(f), w('help.igloos_left', { n: view.igloos_left })], section: 'igloos',
    icon: thingIcon('igloo') };
  return land(id, title, input, rows.place(id));
}

/** @param {string} id @param {string} title @param {{view: any, catalogue: any}} input @param {any} row @returns {Help} */
function land(id, title, { view, catalogue }, row) {
  const limits = catalogue.tables.limits?.find((/** @type {any} */ l) => l.seats === view?.players.length);
  if (row?.village) {
    const all = catalogue.tables.places.filter((/** @type {any} */ p) => p.village && (!p.option || plays(view, p.option))).length;
    const shut = limits && limits.village_places < all ? [w('help.place.village', { n: limits.village_places })] : [];
    const icons = { tool_maker: 'tool', hut: 'people', field: 'agriculture', merchant: 'trade' };
    return { title, lines: [w('help.place.' + id), ...shut], section: row.option ?? 'village',
      icon: thingIcon(/** @type {any} */ (icons)[id]) };
  }
  const many = RESOURCE_PLACES.includes(id);
  const tight = many && limits && limits.players_per_resource < limits.seats
    ? [w('help.place.players', { n: limits.players_per_resource })] : [];
  const more = id === 'hunt' && plays(view, 'expansion') ? [w('rule.EX13')] : [];
  const what = row?.yield ? w('resource.' + row.yield) : '';
  return {
    title, lines: [w(many ? 'help.place.gather' : 'help.place.' + id, { what, divisor: row?.divisor, rings: row?.rings }), ...tight,
      ...more, ...herdAt(id, view, catalogue)],
    section: 'gather', icon: row?.yield ? thingIcon(row.yield) : undefined,
  };
}
