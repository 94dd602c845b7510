// Figures that the server keeps of each match that has ended, and the named queries that read them: the answers are the same with the figures,
// without them and with those of some matches, on both engines.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { historyPeople, historyPlay } from '../support/history.js';
import { patient, until } from '../support/patience.js';
import { openFolder, Postgres } from '../support/postgres.js';
import { program, Server } from '../support/server.js';

const dir = openFolder('figures');
const file = join(dir, 'history.sqlite');
const QUERIES = ['daily_activity', 'decided_by_dice', 'fairness_of_dice', 'favourite_places', 'food_shortage', 'game_length', 'how_matches_end', 'how_people_win', 'luck_by_player', 'openings', 'slowest_movers', 'start_player_advantage',
  'villages_by_epoch', 'villages_by_territory', 'win_rate_by_building', 'win_rate_by_card', 'yield_by_place'];

function call(command, ...args) {
  const done = spawnSync(command, args, { encoding: 'utf8', timeout: patient(300000), maxBuffer: 1 << 28 });
  assert.equal(done.status, 0, `${args.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

const sqlite = (path, sql) => JSON.parse(call('sqlite3', '-json', path, sql) || '[]');

const PARAMS = { daily_activity: ['days=400'], fairness_of_dice: [], favourite_places: [], game_length: [], how_matches_end: [], how_people_win: [], yield_by_place: [] };
const WHOLE = ['daily_activity', 'fairness_of_dice'];

/** The answers about all matches, and about some people in some of them. */
function answers(store) {
  const ask = (name, params) => JSON.parse(call(program, 'admin', 'query', name, '--json', '--file', store, ...params.flatMap((one) => ['--param', one])));
  const sorted = (rows) => rows.map((row) => JSON.stringify(row)).sort(); // equal ones come in any order
  const least = (name) => PARAMS[name] ?? ['least=1'];
  const all = QUERIES.map((name) => [name, sorted(ask(name, least(name)))]);
  const some = QUERIES.filter((name) => !WHOLE.includes(name)).map((name) => [`${name} of some`, sorted(ask(name, [...least(name), 'who=people', 'since=2026-02-01', 'seats=3']))]);
  return Object.fromEntries([...all, ...some]);
}

const ENDED = "SELECT count(*) AS n FROM match WHERE status IN ('over', 'abandoned')";
const HELD = 'SELECT count(*) AS n FROM figured WHERE revision > 0';

let told;
before(() => {
  historyPlay(file, [['stoneage', 3, 12], ['stoneage', 2, 4], ['clans', 3, 8], ['stoneage', 4, 3, '--options', 'wild_animals']]);
  historyPeople(file, { users: 12 });
  call('sqlite3', file, "PRAGMA foreign_keys = ON; DELETE FROM figured; UPDATE match SET status = 'running', ended_ms = NULL WHERE number = 1;");
  told = answers(file);
  for (const [name, rows] of Object.entries(told)) assert.ok(rows.length > 0 || name.endsWith('of some'), name);
}, { timeout: patient(600000) });

/** Figures counted here from the rows of the moves, of which none was taken back: {name: Map of 'match seat part word' and its numbers}. */
function counted(path) {
  const found = {};
  const add = (name, match, seat, part, word, ...numbers) => {
    found[name] ??= new Map();
    const key = [match, seat, part, word].join(' ');
    const before = found[name].get(key) ?? numbers.map(() => 0);
    found[name].set(key, before.map((number, i) => number + numbers[i]));
  };
  const games = new Map(sqlite(path, "SELECT number, game FROM match WHERE status IN ('over', 'abandoned')").map(({ number, game }) => [number, game]));
  const over = new Set(sqlite(path, "SELECT number FROM match WHERE status = 'over'").map(({ number }) => number));
  const rows = sqlite(path, 'SELECT match_number, seq, seat, user, move, events, at_ms FROM move ORDER BY match_number, seq').filter((row) => games.has(row.match_number));
  rows.forEach(({ match_number: match, seq, seat: mover, user, move, events, at_ms: at }, i) => {
    add('day', match, 0, user ?? 0, new Date(at).toISOString().slice(0, 10), Number(seq > 0), Number(seq === 0));
    if (seq === 0) for (const { kind, seat } of JSON.parse(events)) if (kind === 'turn_began') add('begin', match, seat, 0, '', 1);
    if (mover !== null) add('held', match, mover, 0, '', 1, (at - rows[i - 1].at_ms) / 1000);
    const { kind: made, place, people } = JSON.parse(move ?? '{}');
    if (games.get(match) === 'stoneage' && made === 'place') add('place', match, 0, Number(user !== null), place, 1, people, 1);
    if (games.get(match) === 'stoneage' && seq === 1) add('opening', match, mover, Number(user !== null), Object.values(JSON.parse(move)).join(' '), 1);
    for (const { kind, seat, dice = [], building, points, card, row } of JSON.parse(events)) {
      assert.notEqual(kind, 'undone');
      if (['went_short', 'starved', 'harvested', 'fed'].includes(kind)) add('hunger', match, seat, 0, '', Number(kind === 'went_short'), Number(kind === 'starved'));
      if (kind === 'rolled') add('luck', match, seat, 0, '', 1, dice.length, dice.reduce((sum, die) => sum + die, 0));
      if (kind.endsWith('rolled')) for (const die of dice) add('face', match, 0, die, '', 1);
      if (kind === 'building_taken') add('building', match, seat, 0, building, 1, points);
      if (kind === 'tallied' && over.has(match)) add('sheet', match, seat, 0, row, 1, points, Math.max(points, 0));
      if (kind === 'card_taken') add('card', match, seat, 0, card, 1);
    }
  });
  return found;
}

/** Serves until all ended matches have their figures. */
async function served(args, count) {
  const server = new Server({ dir: join(dir, `data${args.length}`), args });
  await server.start();
  try {
    await until(async () => count(), 'the figures of all matches', 120000);
  } finally {
    await server.stop();
  }
}

test('a file: the server keeps the figures of all matches that have ended, and no answer changes', async () => {
  const folder = join(dir, 'data0');
  const own = join(folder, 'ochre.sqlite');
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, own);
  const [{ n: ended }] = sqlite(own, ENDED);
  assert.ok(ended > 20 && sqlite(own, HELD)[0].n === 0);
  call('sqlite3', own, "INSERT INTO figured VALUES (2, -7); INSERT INTO figure VALUES ('day', 2, 9, 9, 'of a writer that was killed', 1, 1, 1, 1, 1);");
  assert.deepEqual(answers(own), told, 'unfinished figures are not read');
  await served([], () => sqlite(own, HELD)[0].n === ended);
  assert.equal(sqlite(own, 'SELECT count(*) AS n FROM figured WHERE match_number = 1')[0].n, 0, 'a match in progress has none');
  assert.ok(sqlite(own, 'SELECT count(*) AS n FROM figure')[0].n > 20 * ended);
  assert.equal(sqlite(own, "SELECT count(*) AS n FROM sqlite_schema WHERE type = 'view' AND name LIKE 'v#_figure#_%' ESCAPE '#'")[0].n, 0, 'connections need not parse them');
  assert.deepEqual(answers(own), told);
  for (const [name, rows] of Object.entries(counted(own))) {
    assert.ok(rows.size > 15, name);
    const kept = new Map(sqlite(own, `SELECT * FROM figure WHERE name = '${name}'`).map((row) => [[row.match_number, row.seat, row.part, row.word].join(' '), row]));
    if (name !== 'card') assert.equal(kept.size, rows.size, name); // extra cards are drawn, too
    for (const [key, numbers] of rows) {
      const figure = kept.get(key);
      ['n', 'a', 'b', 'c', 'd'].slice(0, numbers.length).forEach((column, i) => assert.ok(Math.abs(figure?.[column] - numbers[i]) < 1e-6, `${name} of ${key}: ${column} is ${figure?.[column]}, not ${numbers[i]}`));
    }
  }

  call('sqlite3', own, 'PRAGMA foreign_keys = ON; DELETE FROM figured WHERE match_number % 3 = 0');
  assert.deepEqual(answers(own), told, 'what is missing is computed');

  call('sqlite3', own, "PRAGMA foreign_keys = ON; UPDATE match SET status = 'running' WHERE number = 2");
  assert.deepEqual(sqlite(own, 'SELECT (SELECT count(*) FROM figured WHERE match_number = 2) AS had, (SELECT count(*) FROM figure WHERE match_number = 2) AS rows'), [{ had: 0, rows: 0 }]);
});

test('no figure is read by going through all moves', () => {
  const names = sqlite(join(dir, 'data0', 'ochre.sqlite'), 'SELECT DISTINCT name FROM figure').map(({ name }) => name);
  assert.ok(names.length >= 10);
  const copy = join(dir, 'published.sqlite'); // it has all views
  call(program, 'admin', 'publish', copy, '--file', join(dir, 'data0', 'ochre.sqlite'));
  for (const name of names) {
    const plan = call('sqlite3', copy, `EXPLAIN QUERY PLAN SELECT match_number, seat, part, word, n, a FROM v_figure_${name}`);
    assert.match(plan, /SEARCH figure USING PRIMARY KEY \(name=\?/, name);
    assert.doesNotMatch(plan, /SCAN (move|before|after|undo|last)\b(?! USING INDEX move_(undo|seat)\b)/, `${name}:\n${plan}`);
  }
});

test('PostgreSQL: the same', async () => {
  const postgres = new Postgres();
  after(() => postgres.close());
  call(program, 'admin', 'restore', file, '--file', postgres.url());
  const [{ n: ended }] = postgres.rows(ENDED);
  await served(['--store', postgres.url()], () => postgres.rows(HELD)[0].n === ended);
  assert.deepEqual(answers(postgres.url()), told);

  const rows = () => postgres.rows('SELECT name, match_number, seat, part, word, n, a, b, c, d FROM figure ORDER BY 1, 2, 3, 4, 5');
  const kept = rows();
  postgres.run("DELETE FROM figured; INSERT INTO figured VALUES (3, -7); INSERT INTO figure VALUES ('day', 3, 9, 9, 'of a node that was killed', 1, 1, 1, 1, 1)");
  const nodes = [1, 2].map((node) => new Server({ dir: join(dir, `node${node}`), args: ['--store', postgres.url()] }));
  try {
    await Promise.all(nodes.map((node) => node.start()));
    await until(async () => postgres.rows(HELD)[0].n === ended, 'the figures of two nodes', 120000);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
  assert.deepEqual(rows(), kept, 'each figure once, whichever node has computed it');
  for (const node of nodes) assert.deepEqual(node.log.filter((line) => /figures_not_kept|postgres_failed|rolled_back/.test(line)), []);

  postgres.run("UPDATE match SET status = 'running' WHERE number = 2");
  assert.deepEqual(postgres.rows('SELECT (SELECT count(*) FROM figured WHERE match_number = 2) AS had, (SELECT count(*) FROM figure WHERE match_number = 2) AS rows'), [{ had: 0, rows: 0 }]);
});
