// Canned moments of a match of five with all variants, and the rows of the tables that they show.

export const ALL = ['harsh_winter', 'wild_animals', 'igloos', 'new_huts', 'mammoth_herd', 'expansion'];

const expansion = { option: 'expansion', provenance: 'house' };
const animals = [['bird_of_prey', 1], ['wolf', 2], ['wild_boar', 2], ['polar_bear', 3]].map(([card, penalty]) => ({ card, penalty, provenance: 'house' }));
const none = { amount: 0, yield: null, culture: null, trade: null, multiplier: 0 };

/** The additions of the variants to each table of the catalogue. */
export const variantTables = {
  cards: [
    { ...none, card: 'C37', top: 'trade_dice_for_all', trade: 'merchant', multiplier: 1, ...expansion },
    { ...none, card: 'C38', top: 'resource', amount: 2, yield: 'jewelry', trade: 'merchant', multiplier: 1, ...expansion },
    { ...none, card: 'C39', top: 'trade_level', amount: 1, trade: 'merchant', multiplier: 2, ...expansion },
    ...animals.map(({ card }) => ({ ...none, card, top: null, option: 'wild_animals', provenance: 'sourced' })),
  ],
  buildings: [
    { building: 'B29', points: 7, cost: { brick: 1, stone: 1, gold: 1 }, total_least: 3, total_most: 3, kinds_least: 3, kinds_most: 3, bonus: 'wood_each_round', option: 'new_huts' },
    { building: 'B38', points: 14, cost: { wood: 1, stone: 1, jewelry: 3 }, total_least: 2, total_most: 2, kinds_least: 2, kinds_most: 2, option: 'expansion' },
    { building: 'B43', points: 0, plus: 4, cost: { jewelry: 2 }, total_least: 4, total_most: 4, kinds_least: 2, kinds_most: 2, option: 'expansion' },
  ],
  places: [['merchant', 2, true, 'expansion'], ['card_5', 1, false, 'expansion'], ['building_5', 1, false, 'expansion'], ['igloo', 1, false, 'igloos']]
    .map(([place, rings, village, option]) => ({ place, rings, exactly: rings, village, yield: null, divisor: 0, option })),
  animals,
  mammoths: [{ tile: 'M03', back: 'forest', one: 'stone_and_wood', all: 'brick', provenance: 'house' }, { tile: 'M08', back: 'clay_pit', one: 'points_7', all: 'food_2', provenance: 'house' }, { tile: 'M09', back: 'quarry', one: 'tool', all: 'points_3', provenance: 'house' }],
  trade_track: Array.from({ length: 11 }, (_, level) => ({ level, give: level < 4 ? Math.min(2, level * 2) : 1, get: level === 10 ? 2 : Math.min(1, level), provenance: 'sourced' })),
  trade_dice_for_all: [['resource', 1, 'wood'], ['resource', 1, 'brick'], ['resource', 1, 'stone'], ['resource', 1, 'gold'], ['resource', 2, 'jewelry'], ['trade_level', 1, null]]
    .map(([top, amount, gives], i) => ({ die: i + 1, top, amount, yield: gives })),
};

/** The moments, built with the helpers of those of the base game. @param {any} of */
export function variantMoments({ view, player, choices, price, rich, rows }) {
  const more = { trade_level: 0, traded: false, igloos: 0, joined: 0, mammoths: [] };
  const seats = [
    { ...rich, resources: { wood: 4, brick: 2, stone: 3, gold: 1, jewelry: 5 }, trade_level: 4, igloos: 1, mammoths: ['M09'], trades: { farmer: 2, merchant: 2, tool_maker: 1 }, set_2: [] },
    { food: 5, score: 48, resources: { wood: 1, jewelry: 2 }, trade_level: 4, traded: true, joined: 2, home: 1 }, { food: 14, score: 51, trade_level: 7, igloos: 2, mammoths: ['M03'] },
    { food: 3, score: 30, resources: { brick: 2 }, trade_level: 2 }, { food: 9, score: 41, resources: { gold: 2, jewelry: 1 }, trade_level: 4, joined: 1 },
  ];
  const base = (changes = {}, people = {}) => {
    const from = view({}, {});
    const places = [...from.places.map((p) => p.place), 'merchant', 'card_5', 'building_5', 'igloo'];
    const rings = { merchant: 2, card_2: 5 };
    return {
      ...from, seats: 5, options: ALL, penalty: 2, got: null, igloos_left: 7, herd_place: 'quarry', herd_tile: 'M08', herd_next: 'river', herd_left: 9, trade_dice: false,
      slots: [['card_1', 'C12', 1], ['card_2', 'wild_boar', 2], ['card_3', 'C37', 3], ['card_4', 'C38', 4], ['card_5', 'C39', 3]].map(([place, card, cost]) => ({ place, card, cost })),
      stacks: [['building_1', 'B08', 5], ['building_2', 'B29', 6], ['building_3', 'B38', 3], ['building_4', 'B43', 4], ['building_5', 'B20', 7]].map(([place, building, left]) => ({ place, building, left })),
      places: places.map((place) => ({ place, rings: rings[place] ?? from.places.find((p) => p.place === place)?.rings ?? 1, people: people[place] ?? [0, 0, 0, 0, 0] })),
      players: seats.map((changed, seat) => player(seat, { ...more, ...changed })), ...changes,
    };
  };
  const crowd = { hunt: [3, 0, 2, 0, 1], quarry: [3, 0, 0, 1, 0], card_2: [0, 1, 0, 1, 1], merchant: [0, 2, 0, 0, 0], igloo: [0, 0, 1, 0, 0] };
  const asked = (changes) => choices({ trades: [], amount: 0, join_prices: [], one: null, all: null, ...changes });
  const acting = base({ phase: 'act' }, crowd);
  const moment = (changes, shown = acting) => ({ view: shown, choices: asked(changes), to_act: [0], rows, seats: 5, options: ALL });
  const trades = ['wood', 'brick', 'stone', 'jewelry'].flatMap((give) => ['brick', 'stone', 'gold'].map((get) => ({ give, get })));
  const offers = [...base().places].map(({ place }) => ({ place, least: place === 'hut' || place === 'merchant' ? 2 : 1, most: place === 'hut' || place === 'merchant' ? 2 : 1, expect: [] }));
  return {
    variants: moment({ decision: 'place', places: offers }, base({}, crowd)),
    split: moment({ decision: 'split', place: 'hunt', amount: 5 }),
    join: moment({ decision: 'join', place: 'quarry', join_prices: [1, 2, 3].map((n) => price({ total_least: n - 1, total_most: n, kinds_least: 0, kinds_most: 4, least: {}, most: { wood: n, brick: Math.min(2, n), stone: n, gold: 1 } })), may_decline: true }),
    tame: moment({ decision: 'tame', one: 'points_7', all: 'food_2' }),
    trade: moment({ decision: 'pay', place: 'building_3', price: price({ total_least: 2, total_most: 2, kinds_least: 2, kinds_most: 2, least: { wood: 1, stone: 1, jewelry: 3 }, most: { wood: 1, stone: 1, jewelry: 3 }, points: 14 }), cheapest: { wood: 1, stone: 1, jewelry: 3 }, dearest: { wood: 1, stone: 1, jewelry: 3 }, may_decline: true, trades }),
    'variants-over': { view: base({ phase: 'end', turn: null, reason: 'cards' }), choices: null, to_act: [], rows, seats: 5, options: ALL, over: true, totals: [231, 196, 204, 88, 152] },
    winter: moment({ decision: 'pay', place: 'card_4', price: price({ total_least: 4, total_most: 4, kinds_least: 1, kinds_most: 4, extra: 'gold', extra_points: 6 }), cheapest: { wood: 4 }, dearest: { stone: 3, gold: 1 }, may_decline: true }),
  };
}
