// Canned moments of a match, one for each decision, as the server would send them.
import { variantMoments } from './variants.js';

const PLACES = ['tool_maker', 'hut', 'field', 'hunt', 'forest', 'clay_pit', 'quarry', 'river', 'card_1', 'card_2', 'card_3', 'card_4', 'building_1', 'building_2', 'building_3', 'building_4'];
const RINGS = { tool_maker: 1, hut: 2, field: 1, hunt: 0, forest: 7, clay_pit: 7, quarry: 7, river: 7 };
const NAMES = ['Wanda', 'Ada (easy)', 'Brun (easy)', 'Cato', 'Dalla (easy)'];

function player(seat, changes = {}) {
  return {
    seat, people: 5, home: 5, agriculture: 0, food: 12, eats: 5, score: 0, resources: {}, tiles: [0, 0, 0].map((value) => ({ value, used: false })), tool_value: 0,
    once: [], two_of_choice: false, missing: 0, extra_cards: 0, extra_known: [], buildings: [], cards: [], set_1: [], set_2: [], trades: {}, ...changes,
  };
}

const rich = {
  people: 7, home: 3, agriculture: 4, food: 9, score: 63, resources: { wood: 4, brick: 2, stone: 3, gold: 1 },
  tiles: [{ value: 2, used: true }, { value: 1, used: false }, { value: 1, used: false }], tool_value: 4, once: [3], buildings: ['B01', 'B05', 'B20'],
  cards: ['C11', 'C27', 'C15', 'C04', 'C23', 'C34', 'C31', 'C36'], set_1: ['pottery', 'music', 'weaving', 'time', 'healing'], set_2: ['music'],
  trades: { farmer: 2, shaman: 2, tool_maker: 1 }, extra_cards: 1, extra_known: ['C18'], two_of_choice: true,
};

function view(changes = {}, people = {}) {
  return {
    round: 5, phase: 'place', start: 1, turn: 0, seats: 3, deck_left: 19, me: 0,
    slots: [['card_1', 'C12', 1], ['card_2', 'C02', 2], ['card_3', 'C24', 3], ['card_4', 'C29', 4]].map(([place, card, cost]) => ({ place, card, cost })),
    stacks: [['building_1', 'B08', 5], ['building_2', 'B23', 6], ['building_3', 'B27', 3]].map(([place, building, left]) => ({ place, building, left })),
    places: PLACES.map((place) => ({ place, rings: RINGS[place] ?? 1, people: people[place] ?? [0, 0, 0] })),
    rolling: false, roll: { seat: null, place: null, yield: null, divisor: 0, total: 0, dice: [] }, picking: false, picker: null, pick_place: null, pick_dice: [], reason: null,
    players: [player(0, rich), player(1, { people: 6, home: 2, agriculture: 2, food: 5, score: 48, resources: { wood: 1, gold: 2 }, tiles: [{ value: 1, used: false }, { value: 0, used: false }, { value: 0, used: false }], tool_value: 1, buildings: ['B03', 'B09'], cards: ['C01', 'C21'], trades: { hut_builder: 1, shaman: 1 } }),
      player(2, { home: 0, food: 14, score: 51, agriculture: 1, resources: { brick: 3, stone: 1 }, cards: ['C10', 'C32'], set_1: ['writing'], set_2: ['writing'], buildings: ['B12'], tiles: [{ value: 1, used: true }, { value: 1, used: false }, { value: 1, used: false }], tool_value: 3 })],
    ...changes,
  };
}

const noPrice = { total_least: 0, total_most: 0, kinds_least: 0, kinds_most: 0, least: {}, most: {}, points: 0, points_each: {}, payable: false };
const choices = (changes) => ({
  decision: null, place: null, places: [], use: [], total: 0, divisor: 0, yield: null, tool_values: [0, 0, 0, 0, 0, 0], tools: [], gain: [], price: noPrice,
  may_decline: false, may_take: false, may_starve: false, missing: 0, penalty: 0, pick: [], together: [], cheapest: {}, dearest: {}, ...changes,
});

/** The same with no tool that I could still use. */
const toolless = (seen) => ({ ...seen, players: seen.players.map((mine, seat) => (seat ? mine : { ...mine, once: [], tiles: mine.tiles.map((tile) => ({ ...tile, used: tile.value > 0 })) })) });

const crowd = { hunt: [2, 1, 3], forest: [0, 3, 0], quarry: [2, 0, 0], field: [0, 0, 1], card_2: [0, 0, 1], tool_maker: [0, 0, 0] };
const expect = (divisor, most) => Array.from({ length: most }, (_, i) => Math.max(0, Math.round(((i + 1) * 35) / divisor - 5)));
const placing = choices({
  decision: 'place',
  places: [['tool_maker', 1, 1], ['hut', 2, 2], ['clay_pit', 1, 3, expect(4, 3)], ['river', 1, 3, expect(6, 3)], ['card_1', 1, 1], ['card_3', 1, 1], ['card_4', 1, 1], ['building_1', 1, 1], ['building_2', 1, 1], ['building_3', 1, 1]]
    .map(([place, least, most, tenths]) => ({ place, least, most, expect: tenths ?? [] })),
});

function result(over, totals = [131, 96, 104]) {
  const cell = (points, count = 0, factor = 0) => ({ points, count, factor });
  return {
    over, reason: over ? 'cards' : null,
    seats: totals.map((total) => ({ rank: [...totals].sort((a, b) => b - a).indexOf(total) + 1, total, tie: 14 })),
    rows: [{ name: 'track', cells: [cell(63), cell(48), cell(51)] }, { name: 'culture', cells: [cell(26), cell(0), cell(2)] }, { name: 'farmers', cells: [cell(8, 2, 4), cell(0), cell(12, 3, 4)] },
      { name: 'tool_makers', cells: [cell(4, 1, 4), cell(0), cell(18, 3, 6)] }, { name: 'hut_builders', cells: [cell(6, 2, 3), cell(24, 4, 6), cell(0)] },
      { name: 'shamans', cells: [cell(14, 2, 7), cell(21, 3, 7), cell(15, 3, 5)] }, { name: 'resources', cells: [cell(10), cell(3), cell(6)] },
      ...(totals.length > 4 ? [{ name: 'merchants', cells: [cell(8, 2, 4), cell(0), cell(0)] }, { name: 'mammoths', cells: [cell(10), cell(0), cell(10)] }] : [])]
      .map((row) => ({ ...row, cells: totals.map((_, seat) => row.cells[seat % 3]) })),
  };
}

const gains = (total, divisor, values) => Array.from({ length: 64 }, (_, bits) => Math.floor((total + values.reduce((sum, v, i) => sum + (bits & (1 << i) ? v : 0), 0)) / divisor));
const price = (changes) => ({ ...noPrice, payable: true, most: { wood: 4, brick: 2, stone: 3, gold: 1 }, ...changes });
const each = { wood: 3, brick: 4, stone: 5, gold: 6 };

const rows = [
  { version: 0, seat: null, at_ms: 0, events: [{ kind: 'began', seats: 3, options: [], start: 1 }, { kind: 'round_began', round: 5, start: 1 }] },
  { version: 1, seat: 1, at_ms: 0, events: [{ kind: 'placed', seat: 1, place: 'forest', people: 3 }] },
  { version: 2, seat: 2, at_ms: 0, events: [{ kind: 'placed', seat: 2, place: 'hunt', people: 3 }] },
  { version: 3, seat: 0, at_ms: 0, events: [{ kind: 'placed', seat: 0, place: 'quarry', people: 2 }] },
  { version: 4, seat: 1, at_ms: 0, events: [{ kind: 'placed', seat: 1, place: 'hunt', people: 1 }, { kind: 'phase_began', phase: 'act' }] },
  { version: 5, seat: 1, at_ms: 0, events: [{ kind: 'rolled', seat: 1, place: 'forest', yield: 'wood', dice: [3, 6, 2] }, { kind: 'gathered', seat: 1, place: 'forest', yield: 'wood', amount: 3 }, { kind: 'returned', seat: 1, place: 'forest', people: 3 }] },
  { version: 6, seat: 2, at_ms: 0, events: [{ kind: 'paid', seat: 2, resources: { wood: 2 } }, { kind: 'card_taken', seat: 2, place: 'card_2', card: 'C02' }, { kind: 'dice_rolled', seat: 2, place: 'card_2', dice: [1, 5, 6] }, { kind: 'die_picked', seat: 2, die: 5 }, { kind: 'tool_made', seat: 2, tile: 1, value: 2 }] },
];
const roll = (place, seat, dice, gives) => ({ version: 9, seat, at_ms: 0, events: [{ kind: 'rolled', seat, place, yield: gives, dice }] });

/** Late in a match of four: every board is full, every stack lies out. */
function late() {
  const base = view({ seats: 4, round: 11, stacks: [['building_1', 'B08', 1], ['building_2', 'B23', 2], ['building_3', 'B27', 1], ['building_4', 'B18', 3]].map(([place, building, left]) => ({ place, building, left })) });
  const full = { ...rich, people: 10, home: 10, agriculture: 10, food: 31, score: 188, resources: { wood: 12, brick: 11, stone: 10, gold: 14 }, set_1: ['healing', 'art', 'writing', 'pottery', 'time', 'transport', 'music', 'weaving'], set_2: ['music', 'time'], trades: { farmer: 5, tool_maker: 3, hut_builder: 4, shaman: 6 }, tiles: [4, 3, 3].map((value, i) => ({ value, used: i === 0 })), once: [2, 3, 4] };
  const people = { hunt: [10, 10, 9, 10], forest: [2, 1, 3, 1], clay_pit: [0, 4, 0, 3] };
  return { ...base, players: [0, 1, 2, 3].map((seat) => player(seat, full)), places: base.places.map((p) => ({ ...p, people: people[p.place] ?? [0, 0, 0, 0] })) };
}

const taken = { version: 10, seat: 0, at_ms: 0, events: [{ kind: 'undone', seat: 0, version: 4, seats: [1] }] };
const again = { version: 11, seat: 1, at_ms: 0, events: [{ kind: 'rolled', seat: 1, place: 'hunt', yield: 'food', dice: [1, 1, 2] }, { kind: 'gathered', seat: 1, place: 'hunt', yield: 'food', amount: 2 }] };

/** The luck report of the finished match. */
export const luck = {
  match: 'over', kinds: ['wood', 'brick', 'stone', 'gold', 'food'],
  seats: [[9, 12.4, -1.7], [14, 13.1, 0.5], [8, 7.9, 0.1]].map(([actual, expected, deviations], seat) => ({
    seat, rolls: 9, dice: 31, pips: 108 + seat * 3, expected_pips: 108.5, deviations: seat * 0.4 - 0.1, verdict: seat === 2 ? 'lucky' : 'even',
    lines: ['wood', 'brick', 'stone', 'gold', 'food'].filter((kind) => seat !== 1 || kind !== 'gold').map((kind) => ({ kind, rolls: 3, dice: 8, actual, expected, deviations, verdict: deviations < -1.5 ? 'very_unlucky' : deviations < 0.5 ? 'even' : 'lucky' })),
  })),
};

/** Clocks: each seat's [ms left, ms until its deadline or null, what stops it]. */
const NOW_MS = Date.parse('2026-11-22T12:00:00Z');
const clocks = (...seats) => seats.map(([left_ms, until_ms, stopped = null]) => ({ left_ms, deadline_ms: until_ms === null ? null : NOW_MS + until_ms, stopped }));
const HOUR_MS = 3600 * 1000;
const LIVE = { pace: 'live', bank_s: 600, increment_s: 10, cap_s: 86400 };
const DAYS = { pace: 'days', bank_s: 86400, increment_s: 86400, cap_s: 259200 };

const table = (version, ...events) => ({ version, seat: events[0].seat, at_ms: NOW_MS, events });
const lateRow = (seat) => table(10, { kind: 'timed_out', seat, leaver: 'bot' }, { kind: 'bot_sat', seat });
const until_ms = NOW_MS + 20 * HOUR_MS;

/** Moments about who decides for the seats. */
function sittingMoments() {
  const open = { votes: [], offers: [], askable: [], asks: [] };
  const mine = { view: view({}, crowd), choices: placing, to_act: [0], rows };
  const two = { ...mine, seats: 2, view: { ...mine.view, players: mine.view.players.slice(0, 2) }, rows: [...rows, lateRow(1)], people: ['', 'timed_out'] };
  const about = (more) => ({ about: 1, until_ms, voters: [0, 2], choices: ['bot', 'substitute', 'claim'], answers: [{ seat: 2, choice: 'claim' }], ...more });
  return {
    claim: { ...two, sitting: { ...open, states: ['present', 'timed_out'], askable: [1], asks: [{ about: 1, from_ms: 1, choices: ['bot', 'claim'] }] } },
    'claim-later': { ...two, sitting: { ...open, states: ['present', 'timed_out'], asks: [{ about: 1, from_ms: Date.now() + 86400000, choices: ['bot', 'claim'] }] } },
    'vote-seat': { ...mine, rows: [...rows, lateRow(1)], people: ['', 'timed_out', ''], sitting: { ...open, states: ['present', 'timed_out', 'present'], votes: [about()] } },
    'vote-me': { ...mine, view: view({ turn: 1 }, crowd), choices: null, to_act: [1], rows: [...rows, lateRow(0)], people: ['timed_out', '', ''], sitting: { ...open, states: ['timed_out', 'present', 'present'], votes: [about({ about: 0, voters: [1, 2] }), about({ about: null, voters: [0, 1, 2], choices: ['go_on', 'call_off'], answers: [{ seat: 1, choice: 'call_off' }] })] } },
    'still-owed': { ...mine, choices: null, rows: [...rows, lateRow(0)], people: ['timed_out', '', ''], sitting: { ...open, states: ['timed_out', 'present', 'present'] } },
    states: { ...mine, view: { ...mine.view, players: [0, 1, 2, 3, 4].map((seat) => player(seat)) }, seats: 5, people: ['', 'away', 'timed_out', 'absent', 'gone'], sitting: { ...open, states: ['present', 'away', 'timed_out', 'absent', 'gone'] } },
    unrated: { view: view({ turn: 0, phase: 'act' }, crowd), choices: choices({ decision: 'use', use: ['hunt', 'quarry'] }), to_act: [0], rows: [...rows, again], undoUnrates: true },
    'called-off': { view: view({}, crowd), choices: null, to_act: [], rows: [...rows, table(10, { kind: 'resigned', seat: 1 })], over: true, people: ['', 'resigned', ''] },
  };
}

/** Each moment: what the server's last update says. */
export const moments = {
  place: { view: view({}, crowd), choices: placing, to_act: [0], rows },
  late: { view: late(), choices: choices({ ...placing, places: [...placing.places, { place: 'field', least: 1, most: 1, expect: [] }, { place: 'hunt', least: 1, most: 10, expect: expect(2, 10) }, { place: 'quarry', least: 1, most: 7, expect: expect(5, 7), expect_tools: expect(5, 7).map((tenths) => tenths + 20) }, { place: 'building_4', least: 1, most: 1, expect: [] }, { place: 'card_2', least: 1, most: 1, expect: [] }, { place: 'forest', least: 1, most: 1, expect: [] }] }), to_act: [0], rows, seats: 4 },
  wait: { view: view({ turn: 1 }, crowd), choices: null, to_act: [1], rows },
  use: { view: view({ phase: 'act' }, { ...crowd, card_4: [1, 0, 0] }), choices: choices({ decision: 'use', use: ['hunt', 'quarry', 'card_4'], may_take: true }), to_act: [0], rows },
  use_all: { view: toolless(view({ phase: 'act' }, { ...crowd, card_4: [1, 0, 0], field: [1, 0, 0] })), choices: choices({ decision: 'use', use: ['field', 'hunt', 'quarry', 'card_4'], together: ['field', 'hunt', 'quarry'] }), to_act: [0], rows },
  tools: {
    view: view({ phase: 'act', rolling: true, roll: { seat: 0, place: 'quarry', yield: 'stone', divisor: 5, total: 14, dice: [3, 5, 6] } }, crowd),
    choices: choices({ decision: 'tools', place: 'quarry', total: 14, divisor: 5, yield: 'stone', tool_values: [0, 1, 1, 0, 3, 0], tools: ['tile_2', 'tile_3', 'once_3'], gain: gains(14, 5, [0, 1, 1, 0, 3, 0]) }),
    to_act: [0], rows: [...rows, roll('quarry', 0, [3, 5, 6], 'stone')],
  },
  card: { view: view({ phase: 'act' }, { ...crowd, card_4: [1, 0, 0] }), choices: choices({ decision: 'pay', place: 'card_4', price: price({ total_least: 4, total_most: 4, kinds_least: 1, kinds_most: 4 }), cheapest: { wood: 4 }, dearest: { stone: 3, gold: 1 }, may_decline: true, may_take: true }), to_act: [0], rows },
  building: { view: view({ phase: 'act' }, { ...crowd, building_2: [1, 0, 0] }), choices: choices({ decision: 'pay', place: 'building_2', price: price({ total_least: 5, total_most: 5, kinds_least: 2, kinds_most: 2, points_each: each }), cheapest: { wood: 4, brick: 1 }, dearest: { brick: 2, stone: 3 }, may_decline: true }), to_act: [0], rows },
  fixed: { view: view({ phase: 'act' }, { ...crowd, building_1: [1, 0, 0] }), choices: choices({ decision: 'pay', place: 'building_1', price: price({ total_least: 3, total_most: 3, kinds_least: 3, kinds_most: 3, least: { wood: 1, brick: 1, gold: 1 }, most: { wood: 1, brick: 1, gold: 1 }, points_each: each }), cheapest: { wood: 1, brick: 1, gold: 1 }, dearest: { wood: 1, brick: 1, gold: 1 }, may_decline: true }), to_act: [0], rows },
  pick: { view: view({ phase: 'act', picking: true, picker: 0, pick_place: 'card_2', pick_dice: [2, 4, 6] }, crowd), choices: choices({ decision: 'pick', pick: [2, 4, 6] }), to_act: [0], rows: [...rows, { version: 9, seat: 1, at_ms: 0, events: [{ kind: 'dice_rolled', seat: 1, place: 'card_2', dice: [2, 4, 6] }] }] },
  feed: { view: view({ phase: 'feed', turn: null }), choices: choices({ decision: 'feed', missing: 3, penalty: 10, may_starve: true, price: price({ total_least: 3, total_most: 3, kinds_least: 1, kinds_most: 4 }), cheapest: { wood: 3 }, dearest: { stone: 2, gold: 1 } }), to_act: [0, 2], rows },
  watch: { view: view({ me: null, turn: 1, phase: 'act' }, crowd), choices: null, to_act: [1], rows: [...rows, roll('hunt', 1, [4, 4, 1, 6], 'food')] },
  vote: { view: view({ turn: 1, phase: 'act' }, crowd), choices: null, to_act: [1], rows: [...rows, taken, again], vote: { seat: 1, version: 9, needed: [0, 2], agreed: [2], until_ms: NOW_MS + 24 * HOUR_MS } },
  ...sittingMoments(),
  ...variantMoments({ view, player, choices, price, rich, rows }),
  live: { view: view({}, crowd), choices: placing, to_act: [0, 1], rows, clock: LIVE, clocks: clocks([547000, 547000], [24000, 24000], [3725000, null]) },
  days: { view: view({}, crowd), choices: placing, to_act: [0, 2], rows, clock: DAYS, clocks: clocks([30 * HOUR_MS, 54 * HOUR_MS], [52 * HOUR_MS, null], [20 * HOUR_MS, 190 * HOUR_MS, 'vacation']) },
  quiet: { view: view({}, crowd), choices: placing, to_act: [0], rows, clock: DAYS, clocks: clocks([3 * HOUR_MS, 12 * HOUR_MS, 'quiet'], [52 * HOUR_MS, null], [20 * HOUR_MS, null]) },
  over: { view: view({ phase: 'end', turn: null, reason: 'cards' }), choices: null, to_act: [], rows, over: true },
};

/** The parts of a person's seat that differ in that state; '': a person decides. @param {string|undefined} state @param {number} seat */
const person = (state, seat) => (state === undefined ? {} : { user: 7 + seat, name: ['Wanda', 'Brunhilde', 'Ida', 'Odo', 'Pim'][seat], bot: state ? 'easy' : null, guest: false,
  stands_in: Boolean(state), resigned: ['resigned', 'gone'].includes(state) ? 10 : null });

/** The match as the lobby shows it. */
export function info(id, changes = {}) {
  return {
    id, game: 'stoneage', revision: 1, options: moments[id]?.options ?? [], status: 'running', clock: moments[id]?.clock ?? null, leaver: 'bot', listed: true, join: 'anyone', bot_delay: true, undo: 'vote', start_seat: null, created_ms: 0, started_ms: 0, ended_ms: null,
    end_reason: moments[id]?.over ? 'cards' : null, rematch: null, seed_hash: '3fa9'.repeat(16), seed: null, my_seat: 0, host: true, key: 'invitationkey123', version: 9, to_act: [0], chat: 2,
    seats: Array.from({ length: moments[id]?.seats ?? 3 }, (_, seat) => ({ seat, user: seat ? null : 7, name: NAMES[seat], bot: seat ? 'easy' : null, guest: !seat, online: true, rank: null, score: null, ...person(moments[id]?.people?.[seat], seat) })), ...changes,
  };
}

export function update(id, name) {
  const moment = moments[name];
  return { type: 'update', match: id, version: Math.max(9, ...moment.rows.map((/** @type {any} */ row) => row.version)), undo: moment.undo ?? (moment.over ? null : 'ask'), undo_unrates: Boolean(moment.undoUnrates), vote: moment.vote ?? null, sitting: moment.sitting ?? null, clocks: moment.clocks ?? null, now_ms: NOW_MS, from: -1, legal: 0, to_act: moment.to_act, view: moment.view, choices: moment.choices, result: result(Boolean(moment.over), moment.totals), rows: moment.rows };
}

export const lobby = [
  info('open0000000000001', { status: 'open', my_seat: null, to_act: [], seats: [['Iris', null], [null, null], ['Ada (easy)', 'easy'], [null, null]].map(([name, bot], seat) => ({ seat, user: null, name, bot, guest: false, online: true, rank: null, score: null })) }),
  info('run00000000000001', { my_seat: null, to_act: [1] }),
  info('run00000000000002', { my_seat: null, to_act: [2], clock: DAYS }),
  info('run00000000000003', { my_seat: null, to_act: [2], clock: LIVE }),
];
