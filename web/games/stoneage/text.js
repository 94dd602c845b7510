// @ts-check
// The table of Stone Age in words: places with their people, cards, buildings, the goods of all players, and one list of buttons for the
// places to which people may be sent or where they may be used. The panel asks all other questions.

import { listed, numberText, t, wordsOf } from '../../js/core/words.js';
import { startTaking } from './panel/draft.js';
import { takeTotal } from './rules/facts.js';
import { useAll, useWords } from './panel/panel.js';
import { GOODS, PLACES, aboutNumber, aboutText, amountText, amountsText, bottomText, buildingText, cardText, placeName, placePhrase,
  scoringAt, shutText, tables, thingText, topText } from './terms.js';
import { markIcon, thingIcon } from './drawings/pieces.js';

/** @typedef {import('../../js/games/module.js').TextPart} Part */
/** @typedef {import('../../js/games/module.js').TextItem} Item */
/** @typedef {{view: any, catalogue: any, roll: any, name: (seat: number) => string}} Input */

/** @param {string[]} list */
const several = (list) => (list.length ? listed(list) : '');

/* ---- the board ---- */

/** @param {Input} input @returns {Part[]} */
function board(input) {
  const there = PLACES.filter((place) => input.view.places.some((/** @type {any} */ row) => row.place === place));
  const of = (/** @type {string} */ kind) => there.filter((place) => place.startsWith(kind)).map((place) => placeItem(place, input));
  const land = there.filter((place) => !/^(card|building)_/.test(place)).map((place) => placeItem(place, input));
  return [{ items: [{ bits: moment(input) }, ...herd(input)] }, { title: t('told.places'), items: land },
    { title: t('told.cards'), items: of('card_') }, { title: t('told.buildings'), items: of('building_') }];
}

/** @param {Input} input @returns {string[]} */
function moment({ view, roll, name }) {
  return [t('told.round', { round: view.round, phase: t('phase.' + view.phase) }), t('told.start', { name: name(view.start) }),
    t('deck.left', { n: view.deck_left }), view.penalty ? t('animal.all', { n: view.penalty }) : '',
    view.options?.includes('igloos') ? `${t('place.igloo')}: ${t('building.igloos_left', { n: view.igloos_left })}` : '',
    view.picking ? t('told.dice', { dice: view.pick_dice.join(', ') }) : rollWords(roll, name)];
}

/** @param {any} roll @param {(seat: number) => string} name */
function rollWords(roll, name) {
  if (!roll?.dice.length || !roll.place) return '';
  const words = t('told.rolled', { name: name(roll.seat), dice: roll.dice.join(', '), at: placePhrase('at', roll.place) });
  return roll.amount === undefined ? words : `${words}: ${amountText(roll.yield, roll.amount)}`;
}

/** @param {Input} input @returns {Item[]} */
function herd({ view, catalogue }) {
  const row = view.herd_tile ? tables(catalogue).mammoth(view.herd_tile) : null;
  if (!row) return [];
  const prize = t('herd.tile', { one: t('bonus.' + row.one), all: t('bonus.' + row.all) });
  const next = view.herd_next ? t('herd.next', { place: placeName(view.herd_next, view) }) : t('herd.last');
  return [{ icon: thingIcon('mammoth', 'small'), bits: [t('told.herd', { place: placePhrase('at', view.herd_place), prize }), next] }];
}

/** @param {string} place @param {Input} input @returns {Item} */
function placeItem(place, input) {
  const { view, name } = input;
  const row = view.places.find((/** @type {any} */ one) => one.place === place);
  const people = row.people.map((/** @type {number} */ n, /** @type {number} */ seat) => n && t('told.stands', { name: name(seat), n }))
    .filter(Boolean);
  return { name: placeName(place, view), bits: [...whatLies(place, input), people.length ? several(people) : t('told.nobody'), room(row)] };
}

/** Returns how many more people can go to a place. @param {any} row of the view */
function room({ rings, people }) {
  if (!rings) return t('told.room');
  const n = rings - people.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
  return n > 0 ? t('told.free', { n, of: rings }) : t('told.full');
}

/**
 * Returns the yield of a place, or the card or building that lies there.
 * @param {string} place @param {{view: any, catalogue: any}} input
 */
function whatLies(place, { view, catalogue }) {
  if (place.startsWith('card_')) return cardWords(place, view, catalogue);
  if (!place.startsWith('building_')) return [place === 'igloo' ? t('does.igloo') : t('does.' + place)];
  const stack = view.stacks.find((/** @type {any} */ one) => one.place === place);
  const building = tables(catalogue).building(stack?.building);
  return building ? [priceAndPoints(building), t('building.left', { n: stack.left })] : [t('told.no_building')];
}

/** @param {any} building of the catalogue */
function priceAndPoints(building) {
  if (building.bonus) return buildingText(building);
  return building.points ? t('told.building', { price: buildingText(building), n: building.points })
    : t('told.building_sum', { price: buildingText(building) });
}

/** @param {string} place @param {any} view @param {any} catalogue */
function cardWords(place, view, catalogue) {
  const what = thingText(place, view, catalogue);
  if (!what) return [t('told.no_card')];
  const beast = tables(catalogue).animal(view.slots.find((/** @type {any} */ one) => one.place === place)?.card);
  if (!beast) return [what, scoringAt(place, view, catalogue)];
  return [what, t('does.animal', { n: beast.penalty, of: view.places.find((/** @type {any} */ one) => one.place === place).rings })];
}

/* ---- all players ---- */

/** @param {import('../../js/games/seats_view.js').SeatInput} input @returns {Item[]} */
function player({ player: mine, view, catalogue, running }) {
  const rows = tables(catalogue);
  const item = (/** @type {string} */ icon, /** @type {string} */ name, /** @type {string[]} */ bits) =>
    ({ icon: thingIcon(icon, 'small'), name, bits: bits.filter(Boolean) });
  const store = { food: mine.food, ...Object.fromEntries(GOODS.map((name) => [name, mine.resources[name] ?? 0])) };
  return [
    item('points', t('board.score'), [numberText(mine.score), running === null ? '' : t('board.now', { n: running })]),
    item('people', t('told.home'), [t('board.home', { home: mine.home, people: mine.people }), mine.joined
      ? t('board.joined', { n: mine.joined }) : '', view.start === mine.seat ? t('seat.first') : '']),
    item('food', t('told.store'), [amountsText(store), mine.seat === view.me ? t('board.eats', { n: mine.eats, food: mine.food }) : '']),
    item('agriculture', t('board.agriculture'), [t('told.agriculture', { n: mine.agriculture })]),
    item('tool', t('board.tools'), [toolWords(mine)]),
    item('hut', t('board.buildings'), mine.buildings.length
      ? mine.buildings.map((/** @type {string} */ id) => buildingText(rows.building(id))) : [t('board.none')]),
    ...cards(mine, rows, item),
    ...extras(mine, view, item),
  ];
}

/** @param {any} mine */
function toolWords(mine) {
  const tiles = mine.tiles.filter((/** @type {any} */ tile) => tile.value)
    .map((/** @type {any} */ tile) => `${tile.value}${tile.used ? ` (${t('board.tool_used')})` : ''}`);
  return [...tiles, ...mine.once.map((/** @type {number} */ n) => t('told.once', { n }))].join(', ') || t('board.no_tools');
}

/**
 * @param {any} mine @param {any} rows of the catalogue
 * @param {(icon: string, name: string, bits: string[]) => Item} item
 * @returns {Item[]}
 */
function cards(mine, rows, item) {
  const taken = mine.cards.map((/** @type {string} */ id) => rows.card(id)).filter(Boolean);
  const sets = [mine.set_1, mine.set_2].filter((set) => set?.length)
    .map((set) => several(set.map((/** @type {string} */ sign) => t('culture.' + sign))));
  const trades = Object.entries(mine.trades ?? {}).map(([name, n]) => `${n} ${t('trade.' + name, { n })}`);
  const known = mine.extra_known.map((/** @type {string} */ id) => `${t('board.extra_card')}: ${cardText(rows.card(id))}`);
  const hidden = known.length ? known
    : mine.extra_cards ? [t('board.extra_cards', { n: mine.extra_cards })] : [];
  return [
    ...(sets.length ? [item('writing', t('told.sets'), sets)] : []),
    ...(trades.length ? [item('shaman', t('told.trades'), trades)] : []),
    ...(taken.length || hidden.length || mine.two_of_choice ? [item('card', t('board.cards'), [
      ...taken.map((/** @type {any} */ card) => `${bottomText(card)} (${topText(card)})`), ...hidden,
      mine.two_of_choice ? t('board.two_of_choice') : ''])] : []),
  ];
}

/**
 * The items that the variants add.
 * @param {any} mine @param {any} view
 * @param {(icon: string, name: string, bits: string[]) => Item} item
 * @returns {Item[]}
 */
function extras(mine, view, item) {
  const plays = (/** @type {string} */ option) => view.options?.includes(option);
  return [
    ...(plays('expansion') ? [item('trade', t('board.trade_level'), [String(mine.trade_level),
      mine.traded ? t('board.trade_used') : ''])] : []),
    ...(plays('igloos') ? [item('igloo', t('board.igloos'), [String(mine.igloos)])] : []),
    ...(plays('mammoth_herd') ? [item('mammoth', t('board.mammoths'), [String(mine.mammoths.length)])] : []),
  ];
}

/* ---- the possible moves ---- */

/** @param {import('../../js/games/module.js').PanelInput} input @returns {Part[]|null} */
function choices(input) {
  const { decision } = input.choices;
  if (input.draft.step !== 'choose' || !['place', 'use'].includes(decision)) return null;
  const take = input.choices.may_take ? [takeItem(input)] : [];
  if (decision === 'use') return [{ lead: t('choose.use'), items: [...useAllItem(input), ...inOrder(input.choices.use).map((place) =>
    useItem(place, input)), ...take] }];
  const places = inOrder(input.choices.places.map((/** @type {any} */ row) => row.place));
  const shut = (input.choices.shut ?? []).map((/** @type {any} */ one) => ({ name: placeName(one.place, input.view),
    bits: [shutText(one.place, input.choices)] }));
  return [{ lead: t('choose.place'), items: [...places.map((place) => sendItem(place, input)), ...take] },
    ...(shut.length ? [{ title: t('told.shut'), items: shut }] : [])];
}

/** @param {string[]} places */
const inOrder = (places) => PLACES.filter((place) => places.includes(place));

/**
 * The numbers of people that may go to a place, each a button.
 * @param {string} place
 * @param {import('../../js/games/module.js').PanelInput} input
 * @returns {Item}
 */
function sendItem(place, input) {
  const { choices: offered, view, catalogue, send } = input;
  const { least, most, expect, expect_tools: tools } = offered.places.find((/** @type {any} */ row) => row.place === place);
  const to = placePhrase('to', place, thingText(place, view, catalogue));
  const gives = tables(catalogue).place(place)?.yield;
  const words = (/** @type {number} */ n) => {
    if (!gives || expect?.[n - 1] === undefined) return t('told.send', { n, to });
    const what = aboutText(gives, expect[n - 1]);
    return tools?.[n - 1] > expect[n - 1] ? t('told.send_expect_tools', { n, to, what, more: aboutNumber(tools[n - 1]) })
      : t('told.send_expect', { n, to, what });
  };
  const one = (/** @type {number} */ n) => ({ id: `send-${place}-${n}`, words: words(n),
    short: most > least ? String(n) : t('told.send_all', { n }), act: () => send({ kind: 'place', place, people: n }) });
  return { name: placeName(place, view), bits: whatLies(place, input), choices: Array.from({ length: most - least + 1 },
    (_, i) => one(least + i)) };
}

/** All actions whose order has no effect. @param {import('../../js/games/module.js').PanelInput} input @returns {Item[]} */
function useAllItem(input) {
  const all = useAll(input);
  return all ? [{ icon: markIcon(input.view.me, 'small'), name: all.names, choices: [{ id: 'use-all', words: all.words,
    act: () => input.send(all.first, all.next) }] }] : [];
}

/** @param {string} place @param {import('../../js/games/module.js').PanelInput} input @returns {Item} */
function useItem(place, { view, catalogue, send }) {
  const what = thingText(place, view, catalogue);
  const n = view.places.find((/** @type {any} */ row) => row.place === place)?.people[view.me] ?? 0;
  return { icon: markIcon(view.me, 'small'), name: placeName(place, view), bits: whatLies(place, { view, catalogue }).slice(0, 1),
    choices: [{ id: `use-${place}`, words: useWords(place, n, what), act: () => send({ kind: 'use', place }) }] };
}

/** @param {import('../../js/games/module.js').PanelInput} input @returns {Item} */
const takeItem = (input) => ({ icon: thingIcon('two_of_choice', 'small'), name: t('choose.take'), choices: [{ id: 'take',
  words: t('choose.take_hint'), act: () => input.set(startTaking(input.choices, takeTotal(input.catalogue)), 'choice') }] });

/** @type {import('../../js/games/module.js').Text} */
export const text = {
  words: [wordsOf('stoneage-text')],
  board,
  player,
  choices,
};
