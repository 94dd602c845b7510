// ochre-lab sim --store and ochre admin from outside: figures against the events themselves, check, backup, exit codes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { lab, program } from '../support/server.js';
import { patient } from '../support/patience.js';

const dir = mkdtempSync(join(tmpdir(), 'ochre-history-'));
const file = join(dir, 'history.sqlite');
after(() => rmSync(dir, { recursive: true, force: true }));

function call(command, ...args) {
  const done = spawnSync(command, args, { encoding: 'utf8', timeout: patient(120000), maxBuffer: 1 << 28 });
  assert.equal(done.signal, null);
  return done;
}

const ochre = (...args) => call(program, ...args);

const admin = (...args) => ochre('admin', ...args, '--file', file);

/** The rows of a query, as objects. */
function rows(query, ...args) {
  const done = admin('query', query, '--json', '--rows', '1000000', '--seconds', '60', ...args);
  assert.equal(done.status, 0, done.stderr);
  return JSON.parse(done.stdout);
}

/** Every event of every match of the file, in order. */
let events = [];

before(() => {
  for (const [game, seats, bots] of [['stoneage', '3', 'easy,random,easy'], ['clans', '4', 'easy,random']]) {
    const done = call(lab, 'sim', '--game', game, '--seats', seats, '--bots', bots, '--matches', '8', '--store', file);
    assert.equal(done.status, 0, done.stderr);
  }
  events = rows('SELECT match, game, seq, event FROM v_event ORDER BY match, seq, number')
    .map(({ event, ...row }) => ({ ...row, ...JSON.parse(event) }));
});

const tally = (list, key) => list.reduce((map, item) => map.set(key(item), (map.get(key(item)) ?? 0) + 1), new Map());

test('the faces of the dice are those of the events', () => {
  const faces = tally(events.flatMap(({ dice }) => dice ?? []), (face) => face);
  const told = new Map(rows('fairness_of_dice').map(({ face, times }) => [face, times]));
  assert.ok(faces.size === 6);
  assert.deepEqual([...told].sort(), [...faces].sort());
});

test('cards are counted with their buyers and their worth as the events have them', () => {
  const got = rows('SELECT match, seat, counts_in, sum(multiplier) AS multiplier FROM v_card ' +
    'WHERE multiplier IS NOT NULL GROUP BY match, seat, counts_in');
  const sheet = events.filter(({ kind, count, factor }) => kind === 'tallied' && (count > 0 || factor > 0));
  let compared = 0;
  for (const { match, seat, counts_in: row, multiplier } of got) {
    const line = sheet.find((one) => one.match === match && one.seat === seat && one.row === row);
    assert.equal(line?.count, multiplier, `${match} ${seat} ${row}`);
    compared += 1;
  }
  assert.ok(compared > 30);
  const bought = tally(events.filter(({ kind }) => kind === 'card_taken'), ({ card }) => card);
  const told = rows("SELECT card, count(*) AS times FROM v_card WHERE how = 'bought' GROUP BY card");
  assert.deepEqual(new Map(told.map(({ card, times }) => [card, times])), new Map([...bought].sort()));
});

test('means of the score sheet and the winners are those of the events', () => {
  const totals = new Map();
  for (const { kind, match, game, seat, points } of events) {
    if (kind !== 'tallied') continue;
    const key = `${match} ${seat}`;
    totals.set(key, { game, points: (totals.get(key)?.points ?? 0) + points });
  }
  const seats = rows("SELECT match, seat, score FROM v_seat WHERE status = 'over'");
  assert.equal(seats.length, 8 * 3 + 8 * 4);
  for (const { match, seat, score } of seats) assert.equal(totals.get(`${match} ${seat}`).points, score);
  for (const { game, mean_score: mean, seats: count, seat } of rows('first_seat_advantage')) {
    const own = seats.filter((one) => one.seat === seat && totals.get(`${one.match} ${seat}`).game === game);
    assert.equal(own.length, 8, `${count} seats`);
    assert.ok(Math.abs(own.reduce((sum, { score }) => sum + score, 0) / own.length - mean) <= 0.0501);
  }
});

test('a shared first place counts for each who has it, as the questions say', () => {
  const seats = rows("SELECT game, seats, seat, \"rank\" FROM v_seat WHERE status = 'over'");
  for (const { game, seats: count, seat, matches, win_rate: rate } of rows('first_seat_advantage')) {
    const own = seats.filter((one) => one.game === game && one.seats === count && one.seat === seat);
    assert.equal(own.length, matches);
    assert.ok(Math.abs(own.filter(({ rank }) => rank === 1).length / matches - rate) <= 0.0005);
  }
  for (const name of ['first_seat_advantage', 'start_player_advantage']) {
    const [head] = readFileSync(new URL(`../../schema/queries/${name}.sql`, import.meta.url), 'utf8').split('\n');
    assert.match(head, /equal firsts all count as won/i, name);
  }
});

test('villages and rolls have what the events gave', () => {
  const scored = events.filter(({ kind }) => kind === 'scored' || kind === 'founded');
  const points = scored.filter(({ game, kind }) => game === 'clans' && kind === 'scored')
    .reduce((sum, one) => sum + one.points, 0);
  const [told] = rows('SELECT sum(points) AS points, count(*) AS villages FROM v_village');
  assert.equal(told.points, points);
  assert.equal(told.villages, scored.filter(({ kind }) => kind === 'founded').length);
  const gathered = events.filter(({ kind }) => kind === 'gathered').reduce((sum, { amount }) => sum + amount, 0);
  assert.equal(rows('SELECT sum(amount) AS amount FROM v_roll')[0].amount, gathered);
});

test('rounds and moves of a match are those of its log', () => {
  const began = tally(events.filter(({ kind }) => kind === 'round_began'), ({ match }) => match);
  const matches = rows("SELECT match, rounds, moves FROM v_match WHERE game = 'stoneage'");
  assert.equal(matches.length, 8);
  for (const { match, rounds, moves } of matches) {
    assert.equal(rounds, began.get(match));
    const log = rows('match_log', '--param', `match=${match}`);
    assert.equal(log.length, moves + 1);
    assert.equal(log.at(-1).round, rounds);
    assert.equal(log[1].phase, 'place');
  }
});

test('check passes, and finds one flipped byte in any event', () => {
  const done = admin('check');
  assert.equal(done.status, 0, done.stdout + done.stderr);
  assert.match(done.stdout, /^16 matches, \d+ moves checked: 0 matches differ\.$/m);
  const clean = readFileSync(file);
  for (const [what, offset] of [['"kind":"tallied","seat":1,"row":"track","points":', 0], ['"dice":[', 0],
    ['"kind":"harvested","seat":0,"amount":', 0], ['"kind":"turn_began","seat":', 0], ['"kind":"moved","seat":', -12]]) {
    const at = clean.indexOf(what);
    assert.ok(at > 0, what);
    const bad = Buffer.from(clean);
    const place = at + what.length + offset;
    bad[place] ^= 1;
    const spoilt = join(dir, 'spoilt.sqlite');
    writeFileSync(spoilt, bad);
    const found = ochre('admin', 'check', '--file', spoilt);
    assert.equal(found.status, 4, `${what}: ${found.stdout}${found.stderr}`);
    assert.match(found.stdout, /: 1 matches differ\./);
    rmSync(spoilt);
  }
});

test('a backup is a file that checks; nothing is overwritten', () => {
  const copy = join(dir, 'copy.sqlite');
  assert.equal(admin('backup', copy).status, 0);
  assert.equal(ochre('admin', 'check', '--file', copy).status, 0);
  assert.equal(admin('backup', copy).status, 1);
  const other = join(dir, 'other.sqlite');
  copyFileSync(copy, other);
  writeFileSync(`${join(dir, 'new.sqlite')}.part`, 'mine');
  assert.equal(admin('backup', join(dir, 'new.sqlite')).status, 1);
  assert.ok(!existsSync(join(dir, 'new.sqlite')));
});

test('rows come as a table, CSV and JSON', () => {
  const sql = "SELECT 1 AS a, 'x,\"y\"' AS b, NULL AS c, 1.5 AS d";
  assert.equal(admin('query', sql, '--csv').stdout, 'a,b,c,d\r\n1,"x,""y""",,1.5\r\n');
  assert.deepEqual(JSON.parse(admin('query', sql, '--json').stdout), [{ a: 1, b: 'x,"y"', c: null, d: 1.5 }]);
  assert.equal(admin('query', sql).stdout, 'a  b      c  d\n1  x,"y"     1.5\n');
  assert.deepEqual(JSON.parse(admin('query', 'SELECT 1 AS a FROM v_match WHERE 0', '--json').stdout), []);
});

test('exit codes are those of the help', () => {
  const help = ochre('admin', '--help');
  assert.equal(help.status, 0);
  for (const command of ['query', 'queries', 'users', 'matches', 'backup', 'check', 'make-admin']) {
    assert.match(help.stdout, new RegExp(`^  ${command} `, 'm'));
  }
  assert.equal(ochre('admin').status, 2);
  assert.equal(ochre('admin', 'nothing').status, 2);
  assert.equal(admin('query').status, 2);
  assert.equal(admin('query', 'leaderboard', '--rows', '0').status, 2);
  assert.equal(admin('query', 'no_such_query').status, 3);
  assert.equal(admin('query', 'SELECT * FROM user').status, 3);
  assert.equal(admin('query', 'SELECT 1; SELECT 2').status, 3);
  assert.equal(admin('make-admin', 'Nobody').status, 1);
  assert.equal(ochre('admin', 'users', '--file', join(dir, 'none.sqlite')).status, 1);
  assert.ok(!existsSync(join(dir, 'none.sqlite')));
  writeFileSync(join(dir, 'letter'), 'not a database, but long enough to be looked at for a while by anybody\n');
  assert.equal(ochre('admin', 'check', '--file', join(dir, 'letter')).status, 1);
  const usage = call(lab, 'sim', '--store', file, '--threads', '2');
  assert.equal(usage.status, 2);
});

test('cards of the expansion count as the score sheet says', () => {
  const own = join(dir, 'expansion.sqlite');
  assert.equal(call(lab, 'sim', '--seats', '5', '--options', 'expansion,new_huts', '--bots', 'easy', '--matches', '4', '--store', own).status, 0);
  const ask = (sql) => JSON.parse(ochre('admin', 'query', sql, '--json', '--rows', '100000', '--file', own).stdout);
  const cards = ask('SELECT match, seat, counts_in, sum(multiplier) AS count FROM v_card WHERE multiplier IS NOT NULL GROUP BY match, seat, counts_in');
  const sheet = ask('SELECT match, seat, row AS counts_in, count FROM v_score_sheet WHERE count > 0');
  const key = ({ match, seat, counts_in: row, count }) => `${match} ${seat} ${row} ${count}`;
  assert.ok(cards.some(({ counts_in: row }) => row === 'merchants'));
  assert.deepEqual(cards.map(key).sort(), sheet.map(key).sort());
  assert.deepEqual(ask('SELECT DISTINCT card FROM v_card WHERE top IS NULL'), [], 'the faces of every card are known');
});
