// `ochre schema`: what the program writes of its games is what they send, and refuses what they do not. All other tests hold the wire against it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { guests } from '../support/play.js';
import { table } from '../support/rest.js';
import { problem } from '../support/schemas.js';
import { program, startServer } from '../support/server.js';

let server;
let ann;
const views = {}; // by game: {view, choices} of a match that has just begun, as its first seat sees it

before(async () => {
  server = await startServer();
  [ann] = await guests(server, 'Ann');
  for (const [game, seats, options] of [['stoneage', 4, ['mammoth_herd']], ['clans', 3, []]]) {
    const match = await table([ann], { game, options, bots: Array(seats - 1).fill('random'), start_seat: 0 });
    views[game] = await ann.get(`/api/matches/${match.id}`);
  }
});
after(() => server?.close());

const schema = (...args) => spawnSync(program, ['schema', ...args], { encoding: 'utf8' });

test('without a game it names the games; with one it is of that game; with another it fails', () => {
  const games = JSON.parse(schema().stdout).$defs.game.enum;
  assert.deepEqual(games, ['stoneage', 'clans']);
  for (const game of games) {
    const { $id: id, $defs: defs } = JSON.parse(schema(game).stdout);
    assert.match(id, new RegExp(`/live/${game}\\.json$`));
    for (const name of ['move', 'event', 'view', 'choices']) assert.ok(defs[name], name);
  }
  assert.equal(schema('chess').status, 2);
  assert.match(schema('chess').stderr, /chess/);
});

test('it has the kinds of moves and events that the catalogue has, with their fields', async () => {
  for (const game of ['stoneage', 'clans']) {
    const { $defs: defs } = JSON.parse(schema(game).stdout);
    const told = await ann.get(`/api/games/${game}`);
    for (const [name, kinds] of [['move', told.moves], ['event', told.events]]) {
      const listed = defs[name].oneOf.map(({ required, properties }) => [properties.kind.const, required.slice(1).sort()]);
      assert.deepEqual(listed, kinds.map(({ kind, fields }) => [kind, fields.map((field) => field.name).sort()]), `${game} ${name}`);
    }
  }
});

/** A copy of `whole` in which the member at `path` ("players.0.food") is `value`; undefined takes it out. */
function spoilt(whole, path, value) {
  const copy = structuredClone(whole);
  const steps = path.split('.');
  const last = steps.pop();
  const holder = steps.reduce((node, step) => node[step], copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

const long = (length, one) => Array.from({ length }, () => one);
/** [what, path, value]: no server sends it. */
const SPOILT = {
  stoneage: {
    view: [['round', 0], ['seats', 6], ['seats', 1], ['phase', 'sleep'], ['phase', null], ['turn', 5], ['turn', -1], ['me', 'Ann'], ['start', null], ['secret', 1],
      ['deck_left', undefined], ['deck_left', 50], ['options', ['mammoth_herd', 'mammoth_herd']], ['options', ['chess']], ['rolling', 1], ['roll.total', 3],
      ['roll.place', 'forest'], ['players', []], ['players.0.people', 11], ['players.0.people', 4], ['players.0.hand', []], ['players.0.resources', { wood: 0 }],
      ['players.0.resources', { fish: 1 }], ['players.0.tiles', []], ['players.0.tiles.0.value', 5], ['players.0.once', [2, 2]], ['players.0.cards', ['C01', 'C01']],
      ['players.0.cards', ['C99']], ['players.0.food', 1.5], ['players.0.food', 65536], ['slots.0.cost', 0], ['slots.0.card', 'M01'], ['places.0.people', [11]],
      ['herd_left', 17], ['pick_dice', [7]], ['penalty', 9]],
    choices: [['decision', 'sleep'], ['places.0.least', 0], ['places.0.most', 11], ['use', ['forest', 'forest']], ['tool_values', [0]], ['tool_values', long(6, 5)],
      ['gain', long(65, 0)], ['price', null], ['price.extra', 'fish'], ['pick', [3, 3]], ['may_take', 'yes'], ['join_prices', [null]], ['more', 0]],
    event: [[{ kind: 'rolled', seat: 0, place: 'forest', yield: 'wood', dice: [4] }, 'dice', []], ['dice', [0]], ['dice', long(11, 1)], ['seat', null], ['seat', 5],
      ['yield', 'sand'], ['place', undefined], ['total', 4], ['kind', 'thrown']],
    move: [[{ kind: 'place', place: 'forest', people: 3 }, 'people', 0], ['people', 11], ['place', null], ['seat', 0], ['kind', 'put']],
  },
  clans: {
    view: [['seats', 5], ['epoch', 0], ['epoch', 6], ['turn', 4], ['phase', null], ['chips_left', 13], ['clan', 'white'], ['scores', { red: 0 }], ['lands.0.huts', { red: 13 }],
      ['lands.0.huts', {}, 'allowed'], ['founding', ['A1', 'A1']], ['founding', ['Z1']], ['players.0.chips', 13], ['players', []], ['discs', ['red', 'red']], ['secret', 1]],
    choices: [['moves.0.to', []], ['moves.0.from', null], ['found', ['A1', 'A1']], ['previews', null], ['left', undefined], ['decision', 'sleep']],
    event: [[{ kind: 'founded', seat: 0, territory: 'A1', epoch: 1, chip: 1 }, 'chip', 0], ['chip', 13], ['epoch', 6], ['seat', 4], ['territory', null]],
    move: [[{ kind: 'move', from: 'A1', to: 'A2' }, 'to', 'A0'], ['from', null], ['via', 'B1']],
  },
};

for (const [game, groups] of Object.entries(SPOILT)) {
  test(`${game}: what is sent fits, and what is spoilt does not`, () => {
    for (const [name, cases] of Object.entries(groups)) {
      const pointer = `live/${game}.json#/$defs/${name}`;
      const given = typeof cases[0][0] === 'object' ? cases[0][0] : views[game][name];
      assert.equal(problem(pointer, given), null);
      for (const row of cases) {
        const [path, value, allowed] = typeof row[0] === 'object' ? row.slice(1) : row;
        const found = problem(pointer, spoilt(given, path, value));
        assert.equal(found === null, allowed === 'allowed', `${game} ${name} ${path} = ${JSON.stringify(value)}: ${found}`);
      }
    }
  });
}
