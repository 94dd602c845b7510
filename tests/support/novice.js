// A player of Stone Age who knows only the tutorial and follows it: buy something each round, take tool maker, field and hut if they are
// free, hunt if food will be short, gather with three, pay with the cheapest.

const WORTH = { wood: 3, brick: 4, stone: 5, gold: 6 };
const GATHERS = ['hunt', 'forest', 'clay_pit', 'quarry', 'river'];
const IMPROVES = ['tool_maker', 'field', 'hut'];
const BUYS = /^(card|building)_/;

const least = (moves, cost) => moves.reduce((best, move) => (cost(move) < cost(best) ? move : best));
const worth = (resources = {}) => Object.entries(resources).reduce((sum, [name, n]) => sum + n * (WORTH[name] ?? 0), 0);

/** Places: what is bought first, then what improves the tribe, then food, then resources. */
function place(view, moves, random) {
  const me = view.players[view.me];
  const at = (wanted, people = 1) => moves.filter((move) => wanted(move.place) && move.people === people);
  const held = Object.values(me.resources).reduce((sum, n) => sum + n, 0);
  const mine = view.places.filter((one) => one.people[view.me] > 0);
  const gather = mine.reduce((sum, one) => sum + (GATHERS.includes(one.place) && one.place !== 'hunt' ? one.people[view.me] / 2 : 0), 0);
  const bought = mine.filter((one) => BUYS.test(one.place)).length;
  const affords = held + gather - 3 * bought >= 3 || (bought === 0 && me.home > 3);
  const buys = affords ? at((name) => BUYS.test(name)) : [];
  if (buys.length) return buys[Math.floor(random() * buys.length)];
  const improves = moves.filter((move) => IMPROVES.includes(move.place));
  if (improves.length && me.home > 2) return improves[Math.floor(random() * improves.length)];
  const hungry = me.eats - me.food - me.agriculture;
  const hunters = hungry > 0 ? at((name) => name === 'hunt', Math.min(me.home, Math.ceil(hungry / 1.75))) : [];
  if (hunters.length) return hunters[0];
  for (let people = Math.min(3, me.home); people > 0; people -= 1) {
    const gathers = at((name) => GATHERS.includes(name) && name !== 'hunt', people);
    if (gathers.length) return gathers[Math.floor(random() * gathers.length)];
  }
  return moves[0];
}

/** Adds the fewest tools that bring the most. */
function tools(view, moves) {
  const { total, divisor, penalty } = view.roll;
  const values = (names) => names.reduce((sum, name) => {
    const tile = /^tile_(\d)$/.exec(name);
    return sum + (tile ? view.players[view.me].tiles[tile[1] - 1].value : 3);
  }, 0);
  const yields = (move) => Math.floor(Math.max(0, total - penalty + values(move.tools ?? [])) / divisor);
  return least(moves, (move) => -yields(move) * 100 + values(move.tools ?? []));
}

/**
 * The next move of who owes one.
 * @param {any} view what the seat sees @param {any[]} moves all legal moves @param {() => number} random from 0 to 1
 */
export function novice(view, moves, random) {
  const kind = moves[0].kind;
  if (kind === 'place') return place(view, moves.filter((move) => move.kind === 'place'), random);
  if (kind === 'use') return moves.find((move) => GATHERS.includes(move.place)) ?? moves.find((move) => move.kind === 'use') ?? moves[0];
  if (moves.some((move) => move.kind === 'tools')) return tools(view, moves);
  const pays = moves.filter((move) => move.kind === 'pay' || move.kind === 'feed');
  if (pays.length) return least(pays, (move) => worth(move.resources));
  const picks = moves.filter((move) => move.kind === 'pick');
  if (picks.length) return least(picks, (move) => -(view.pick_dice?.[move.die - 1] ?? move.die));
  return moves[0];
}
