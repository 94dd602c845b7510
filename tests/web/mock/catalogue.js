// The constant tables of Stone Age as the server prints them, for the gallery and for tests without a server.
import { variantTables } from './variants.js';

const CARDS = `
C01 dice_for_all - - hut_builder 1|C02 dice_for_all - - hut_builder 2|C03 dice_for_all - - farmer 1|C04 dice_for_all - - farmer 2
C05 dice_for_all - - pottery|C06 dice_for_all - - time|C07 dice_for_all - - tool_maker 2|C08 dice_for_all - - tool_maker 2
C09 dice_for_all - - transport|C10 dice_for_all - - writing|C11 food 7 food pottery|C12 food 5 food healing
C13 food 4 food hut_builder 1|C14 food 3 food farmer 2|C15 food 3 food weaving|C16 food 2 food hut_builder 2
C17 food 1 food weaving|C18 resource 2 stone transport|C19 resource 1 stone farmer 1|C20 resource 1 stone shaman 1
C21 resource 1 gold shaman 1|C22 resource 1 brick shaman 2|C23 roll 2 wood shaman 2|C24 roll 2 stone shaman 1
C25 roll 2 gold art|C26 points 3 - hut_builder 3|C27 points 3 - music|C28 points 3 - music
C29 tool 1 - art|C30 agriculture 1 - farmer 1|C31 agriculture 1 - time|C32 extra_card 1 - writing
C33 once_tool 4 - tool_maker 1|C34 once_tool 3 - tool_maker 1|C35 once_tool 2 - tool_maker 2|C36 two_of_choice 2 - healing`;

const FIXED = ['2100', '2010', '1200', '2001', '1110', '1110', '1101', '1101', '1020', '0210', '1011', '1011', '0201', '0120', '0111', '0111', '0021'];
const NAMES = ['wood', 'brick', 'stone', 'gold'];
const VALUES = [3, 4, 5, 6];

const MEANS = [['wood', 0.8333, 2, 3.1667, 4.3333, 5.5], ['brick', 0.5, 1.3611, 2.2546, 3.1242, 4], ['stone', 0.3333, 1, 1.6991, 2.3997, 3.1001],
  ['gold', 0.1667, 0.75, 1.3333, 1.9167, 2.5], ['food', 1.5, 3.25, 5, 6.75, 8.5]];

function card(text) {
  const [id, top, amount, gives, sign, multiplier] = text.trim().split(' ');
  const trade = multiplier !== undefined;
  return {
    card: id, top, amount: amount === '-' ? 0 : Number(amount), yield: gives === '-' ? null : gives,
    culture: trade ? null : sign, trade: trade ? sign : null, multiplier: trade ? Number(multiplier) : 0,
  };
}

function building(index) {
  const id = `B${String(index + 1).padStart(2, '0')}`;
  if (index < FIXED.length) {
    const counts = [...FIXED[index]].map(Number);
    const cost = Object.fromEntries(NAMES.map((name, i) => [name, counts[i]]).filter(([, n]) => n));
    const kinds = Object.keys(cost).length;
    return { building: id, points: counts.reduce((sum, n, i) => sum + n * VALUES[i], 0), cost, total_least: 3, total_most: 3, kinds_least: kinds, kinds_most: kinds };
  }
  if (index >= 25) return { building: id, points: 0, cost: {}, total_least: 1, total_most: 7, kinds_least: 1, kinds_most: 4 };
  const n = index < 21 ? 4 : 5;
  const kinds = (index - 17) % 4 + 1;
  return { building: id, points: 0, cost: {}, total_least: n, total_most: n, kinds_least: kinds, kinds_most: kinds };
}

const PLACES = [['tool_maker', 1, 1], ['hut', 2, 2], ['field', 1, 1], ['hunt', 0, 0, 'food', 2], ['forest', 7, 0, 'wood', 3], ['clay_pit', 7, 0, 'brick', 4],
  ['quarry', 7, 0, 'stone', 5], ['river', 7, 0, 'gold', 6], ...[1, 2, 3, 4].map((n) => [`card_${n}`, 1, 1]), ...[1, 2, 3, 4].map((n) => [`building_${n}`, 1, 1])];

export const catalogue = withVariants({
  id: 'stoneage', title: 'Stone Age', seats_min: 2, seats_max: 4, options: [], reasons: ['cards', 'buildings'],
  sheet_rows: ['track', 'culture', 'farmers', 'tool_makers', 'hut_builders', 'shamans', 'resources'], moves: [], events: [],
  tables: {
    cards: CARDS.trim().split(/[|\n]/).map(card),
    buildings: Array.from({ length: 28 }, (_, i) => building(i)),
    places: PLACES.map(([place, rings, exactly, gives, divisor]) => ({ place, rings, exactly, village: ['tool_maker', 'hut', 'field'].includes(place), yield: gives ?? null, divisor: divisor ?? 0 })),
    dice_for_all: [['resource', 'wood'], ['resource', 'brick'], ['resource', 'stone'], ['resource', 'gold'], ['tool', null], ['agriculture', null]]
      .map(([top, gives], i) => ({ die: i + 1, top, amount: 1, yield: gives })),
    constants: [{ people: 5, food: 12, stack_tiles: 7, hunger_points: 10, igloo_cost: 3, winter_card: 6, winter_building: 5 }],
    values: NAMES.map((resource, i) => ({ resource, value: VALUES[i] })),
    expectations: MEANS.flatMap(([gives, ...means]) => means.map((mean, i) => ({ yield: gives, dice: i + 1, whole: Math.floor(mean), part: Math.round((mean % 1) * 10000) }))),
  },
});

/** With the rows that the variants add to the tables. */
function withVariants(game) {
  const tables = { ...game.tables };
  for (const [name, rows] of Object.entries(variantTables)) tables[name] = [...(tables[name] ?? []), ...rows];
  return { ...game, tables };
}
