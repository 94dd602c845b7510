// ochre-lab sim from outside: arguments, statistics, the trace of schema/trace.md.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { guests } from '../support/play.js';
import { table } from '../support/rest.js';
import { bench, lab, program, startServer } from '../support/server.js';
import { patient } from '../support/patience.js';

const dir = mkdtempSync(join(tmpdir(), 'ochre-sim-'));
after(() => rmSync(dir, { recursive: true, force: true }));

function sim(...args) {
  const done = spawnSync(lab, ['sim', ...args], { encoding: 'utf8', timeout: patient(60000) });
  assert.equal(done.signal, null);
  return done;
}

/** The statistics: the last line of standard output. */
function stats(...args) {
  const done = sim(...args);
  assert.equal(done.status, 0, done.stderr);
  return JSON.parse(done.stdout.trimEnd().split('\n').at(-1));
}

const timeless = ({ threads, seconds, matches_per_s, decisions_per_s, ...rest }) => rest;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function trace(name, ...args) {
  const file = join(dir, name);
  const got = stats(...args, '--trace', file);
  const text = readFileSync(file, 'utf8');
  return { got, text, lines: text.trimEnd().split('\n').map((line) => JSON.parse(line)) };
}

test('the last line is one JSON object with every key', () => {
  const got = stats('--game', 'stoneage', '--seats', '3', '--options', '', '--matches', '40', '--seed', '5',
    '--bots', 'easy,random', '--threads', '1');
  assert.deepEqual(got.bots, ['easy', 'random', 'easy'], 'a short list of bots begins again');
  assert.deepEqual([got.game, got.seats, got.options, got.matches, got.seed], ['stoneage', 3, [], 40, 5]);
  for (const key of ['matches_per_s', 'decisions_per_s', 'decisions_mean', 'rounds_mean']) {
    assert.ok(got[key] > 0, key);
  }
  assert.equal(got.score_mean.length, 3);
  assert.equal(got.win_share.length, 3);
  assert.ok(Math.abs(sum(got.win_share) - 1) < 1e-9, 'each match is won once');
  assert.equal(sum(Object.values(got.end_reasons)), 40);
  assert.ok(got.win_share[1] < 0.1, 'random wins hardly ever against easy');
});

test('the same seed gives the same matches, whatever the number of threads', () => {
  const args = ['--matches', '200', '--seats', '4', '--bots', 'easy,random', '--seed', '9'];
  const one = timeless(stats(...args, '--threads', '1'));
  assert.deepEqual(timeless(stats(...args, '--threads', '1')), one);
  assert.deepEqual(timeless(stats(...args, '--threads', '3')), one);
  const other = timeless(stats(...args.slice(0, -1), '10'));
  assert.notDeepEqual({ ...other, seed: 9 }, one);
});

test('each line of a trace follows from the one before', () => {
  const { got, lines } = trace('one', '--matches', '1', '--seats', '2', '--bots', 'easy', '--seed', '3');
  assert.equal(lines.length, got.decisions_mean + 1);
  lines.forEach((line, at) => {
    assert.deepEqual(Object.keys(line), ['seq', 'seat', 'move', 'text', 'events', 'state', 'legal']);
    assert.equal(line.seq, at);
    assert.ok(line.events.length > 0);
  });
  const [first] = lines;
  assert.deepEqual([first.seat, first.move, first.text], [null, null, null]);
  for (let at = 1; at < lines.length; at++) {
    const { seat, move, text } = lines[at];
    const before = lines[at - 1].legal;
    assert.ok(before[seat].some((legal) => JSON.stringify(legal) === JSON.stringify(move)), text);
    assert.equal(text.split(' ')[0], move.kind);
  }
  const last = lines.at(-1);
  assert.deepEqual(last.legal, {});
  assert.equal(last.state.phase, 'end');
  assert.ok(last.events.some((event) => event.kind === 'ended'));
});

test('the document names each member of the state', () => {
  const text = readFileSync(new URL('../../schema/trace.md', import.meta.url), 'utf8');
  const named = (from) => text.slice(text.indexOf(from)).split('\n\n').find((part) => part.startsWith('| member')).split('\n').slice(2).flatMap((row) => [...row.split('|')[1].matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const first = (game) => trace('state', '--game', game, '--seats', '2', '--matches', '1', '--bots', 'random', '--seed', '8').lines[0].state;
  const sorted = (names) => [...names].sort();
  const stoneage = first('stoneage');
  assert.deepEqual(sorted(named('Stone Age:\n')), sorted(Object.keys(stoneage)));
  assert.deepEqual(sorted(named('| member of `players`')), sorted(Object.keys(stoneage.players[0])));
  assert.equal(stoneage.placed.length, 21, 'each place, after an unused row');
  const clans = first('clans');
  assert.deepEqual(sorted(named('Clans:\n')), sorted(Object.keys(clans)));
  assert.equal(clans.huts.length, 61);
});

test('a trace of several matches numbers them and is the same again', () => {
  const args = ['--matches', '3', '--seats', '3', '--bots', 'random', '--seed', '4'];
  const { text, lines } = trace('two', ...args);
  assert.deepEqual(Object.keys(lines[0]), ['match', 'seq', 'seat', 'move', 'text', 'events', 'state', 'legal']);
  assert.deepEqual(lines.filter((line) => line.seq === 0).map((line) => line.match), [0, 1, 2]);
  assert.equal(trace('three', ...args).text, text);
  assert.deepEqual(timeless(trace('four', ...args).got), timeless(stats(...args)), 'tracing changes nothing');
});

test('both games with every option, alone and all together, are traced and say how fast they were', () => {
  const help = sim('--help').stdout;
  for (const game of ['stoneage', 'clans']) {
    const names = new RegExp(`^Options of ${game}: (.*)$`, 'm').exec(help)?.[1].split(' ') ?? [];
    if (game === 'stoneage') assert.equal(names.length, 6, 'six variants');
    for (const options of [[], ...names.map((name) => [name]), ...(names.length > 1 ? [names] : [])]) {
      const { got, lines } = trace('options', '--game', game, '--seats', '3', '--matches', '1', '--options', options.join(','), '--bots', 'random', '--seed', '8');
      assert.deepEqual(got.options, options);
      assert.ok(got.matches_per_s > 0 && got.decisions_per_s > got.matches_per_s, options.join());
      const began = lines[0].events.find((event) => event.kind === 'began');
      assert.deepEqual(began.options, options, 'the set-up says which');
      for (let at = 1; at < lines.length; at++) {
        const { seat, move, text } = lines[at];
        assert.ok(lines[at - 1].legal[seat].some((legal) => JSON.stringify(legal) === JSON.stringify(move)), `${options}: ${text}`);
      }
      assert.deepEqual(lines.at(-1).legal, {}, `${options}: it is over`);
    }
  }
});

test('several seats that feed at once each have their legal moves', () => {
  const { lines } = trace('feed', '--matches', '20', '--seats', '4', '--bots', 'random', '--seed', '1');
  const together = lines.filter((line) => Object.keys(line.legal).length > 1);
  assert.ok(together.length > 0);
  for (const { state, legal } of together) {
    assert.equal(state.phase, 'feed');
    for (const moves of Object.values(legal)) assert.ok(moves.some((move) => move.kind === 'starve'));
  }
});

test('invalid arguments are reported with exit code 2', () => {
  const wrong = [
    [['--game', 'chess'], /no game "chess"/],
    [['--seats', '1'], /takes 2 to 4 players/],
    [['--seats', '5'], /takes 2 to 4 players/],
    [['--seats', '1', '--options', 'expansion'], /takes 2 to 5 players/],
    [['--seats', '9'], /number from 1 to 8, not "9"/],
    [['--seats', 'x'], /number from 1 to 8, not "x"/],
    [['--seats', ''], /number from/],
    [['--seats'], /--seats needs a value/],
    [['--matches', '0'], /number from 1 to/],
    [['--matches', '-1'], /number from 1 to/],
    [['--matches', '1e3'], /number from 1 to/],
    [['--matches', '99999999999999999999999'], /number from 1 to/],
    [['--seed', '0x1'], /number from 0 to/],
    [['--threads', '0'], /number from 1 to/],
    [['--threads', '65'], /number from 1 to 64/],
    [['--options', 'fast'], /no option "fast"/],
    [['--bots', 'genius'], /no bot "genius"/],
    [['--bots', ''], /at least one bot/],
    [['--bots', 'easy,,easy'], /no bot ""/],
    [['--seats', '2', '--bots', 'easy,easy,easy'], /more bots than there are seats/],
    [['--trace', join(dir, 'no'), '--threads', '2'], /needs --threads 1/],
    [['--since', '2026-01-31'], /needs --store/],
    [['--store', join(dir, 'no'), '--since', '31.1.2026'], /needs a day, such as 2026-01-31/],
    [['--speed', '9'], /unknown option "--speed"; see ochre-lab sim --help/],
    [['--speed=9'], /unknown option "--speed=9"/],
    [['more'], /unexpected argument "more"/],
  ];
  for (const [args, said] of wrong) {
    const done = sim(...args);
    assert.equal(done.status, 2, args.join(' '));
    assert.match(done.stderr, said);
    assert.equal(done.stdout, '');
  }
});

test('a trace that cannot be written ends with 1', () => {
  const missing = sim('--trace', join(dir, 'no', 'where'));
  assert.equal(missing.status, 1);
  assert.match(missing.stderr, /cannot be written/);
  const full = sim('--matches', '5', '--trace', '/dev/full');
  assert.equal(full.status, 1);
  assert.match(full.stderr, /could not be written/);
});

test('matches in a database begin on the given day, seven minutes apart', () => {
  const file = join(dir, 'since.sqlite');
  stats('--game', 'clans', '--seats', '2', '--matches', '3', '--store', file, '--since', '2024-02-29');
  const done = spawnSync(program, ['admin', 'query', '--file', file, '--csv', 'SELECT started FROM v_match ORDER BY 1'], { encoding: 'utf8' });
  assert.equal(done.status, 0, done.stderr);
  const first = Date.UTC(2024, 1, 29);
  assert.deepEqual(done.stdout.trim().split(/\r?\n/).slice(1).map((started) => Date.parse(`${started}Z`)), [0, 1, 2].map((number) => first + number * 7 * 60 * 1000));
});

test('--help tells every option', () => {
  const done = sim('--help');
  assert.equal(done.status, 0);
  for (const option of ['game', 'seats', 'options', 'matches', 'seed', 'bots', 'threads', 'trace', 'store', 'since']) {
    assert.match(done.stdout, new RegExp(`--${option} `));
  }
});

test('bench prints one object a line, of the matches that sim plays', () => {
  const done = spawnSync(bench, ['rules'], { encoding: 'utf8', timeout: patient(120000) });
  assert.equal(done.status, 0, done.stderr);
  const lines = done.stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(lines.map(({ bench, game }) => `${bench} ${game}`),
    ['decisions stoneage', 'decisions clans', ...Array(4).fill('fold stoneage'), ...Array(4).fill('fold clans')]); // of each quick bot
  for (const line of lines.slice(0, 2)) {
    const { decisions_mean: mean } = stats('--game', line.game, '--seats', '4', '--matches', String(line.matches));
    assert.equal(line.decisions, Math.round(mean * line.matches), line.game);
    assert.ok(line.decisions_per_s > 0);
  }
  for (const line of lines.slice(2)) assert.ok(line.ms > 0 && line.moves > 0);
});

test('bench lobby: every viewer gets new tables, at most once a second and in few bytes', () => {
  const done = spawnSync(bench, ['lobby', '--watchers', '300', '--tables', '10', '--seconds', '4'], { encoding: 'utf8', timeout: patient(120000) });
  assert.equal(done.status, 0, done.stderr);
  const told = JSON.parse(done.stdout);
  assert.ok(told.watchers === 300 && told.messages_per_watcher_s > 0.4 && told.messages_per_watcher_s <= 1.3, done.stdout);
  assert.ok(told.bytes_per_message > 200 && told.cores > 0 && told.open_p99_ms >= told.open_p50_ms, done.stdout);
});

test('bench play plays at servers and matches that run already, and says when it begins to count', { timeout: patient(60000) }, async () => {
  const server = await startServer({ limits: 1000000 });
  const people = await guests(server, 'Ann', 'Ben', 'Cid');
  const matches = [await table(people, { listed: false }), await table(people, { listed: false })];
  const seats = people.map(({ cookie }) => `${server.port} ${/^ochre_session\w*=([^;]+)/.exec(cookie)[1]}`).join(' ');
  const play = (input, ...args) => spawnSync(bench, ['play', ...args], { encoding: 'utf8', input, timeout: patient(30000) });
  const done = play(matches.map(({ id }) => `${id} ${seats}\n`).join(''), '--seconds', '1', '--pace', '20');
  assert.equal(done.status, 0, done.stderr);
  const [begins, told] = done.stdout.trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual([begins.says, told.says, told.refused, told.matches_over], ['begins', 'ended', 0, 0]);
  assert.ok(told.moves > 0 && told.moves <= 2 * 60 && told.seconds >= 1 && told.p99_ms >= told.p50_ms && told.p50_ms > 0, done.stdout);
  const versions = await Promise.all(matches.map(async ({ id }) => (await people[0].get(`/api/matches/${id}`)).match.version));
  assert.ok(versions[0] + versions[1] >= told.moves && Math.min(...versions) > 0, 'they were played at these tables');
  for (const input of ['', 'x\n', `x 80\n`, `x 80000 token\n`, `x ${seats}\ny 80 token\n`]) assert.equal(play(input).status, 2, input);
  const nobody = play(`x ${server.port} token\n`, '--seconds', '1');
  assert.equal(nobody.status, 1);
  assert.match(nobody.stderr, /nobody has moved/, 'the spectator');
  await server.close();
});

test('bench live plays on a server of its own, of every game, and no move is refused', () => {
  for (const game of ['stoneage', 'clans']) {
    const done = spawnSync(bench, ['live', '--game', game, '--matches', '3', '--seats', '3', '--seconds', '1'], { encoding: 'utf8', timeout: patient(120000) });
    assert.equal(done.status, 0, done.stderr);
    const [told, bare, ratio] = done.stdout.trim().split('\n').map((line) => JSON.parse(line));
    assert.deepEqual([told.server, bare.server, ratio.server], ['ochre', 'bare', 'ochre/bare']);
    // The limit beside it has sent as much, in as many messages; its cost is printed, and not compared on a busy machine.
    assert.ok(Math.abs(bare.bytes_per_move - told.bytes_per_move) < 0.1 * told.bytes_per_move, done.stdout);
    assert.ok(bare.messages_per_move > 3.5 && bare.messages_per_move < 4.5 && bare.cpu_us_per_move > 0, done.stdout);
    assert.ok(Math.abs(ratio.cpu_us_per_move - told.cpu_us_per_move / bare.cpu_us_per_move) < 0.01, done.stdout);
    assert.equal(`${told.bench} ${told.game} ${told.matches} ${told.seats} ${told.pace_ms}`, `live ${game} 3 3 0`);
    assert.ok(told.moves > 0 && told.moves_per_s > 0 && told.p50_ms > 0 && told.p99_ms >= told.p50_ms && told.most_ms >= told.p99_ms, done.stdout);
    assert.equal(told.refused, 0);
    // The moving client gets an answer, and all three clients the result.
    assert.ok(told.messages_per_move > 2 && told.messages_per_move < 5 && told.bytes_per_move > 500, done.stdout);
    assert.ok(told.cpu_us_per_move > 0 && told.memory_mb > 1);
    // All that is said to somebody at once leaves at once: at most one send for each of the three, but for few.
    assert.ok(told.sends_per_move > 2 && told.sends_per_move < 3.5 && told.writes_per_move > 0, done.stdout);
  }
  const crowd = spawnSync(bench, ['live', '--matches', '1', '--pace', '50', '--watchers', '150', '--seconds', '1', '--alone'], { encoding: 'utf8', timeout: patient(120000) });
  assert.equal(crowd.status, 0, crowd.stderr);
  const watched = JSON.parse(crowd.stdout);
  assert.ok(watched.watchers === 150 && watched.sends_per_move > 50 && watched.refused === 0, crowd.stdout);
  for (const cores of ['0', '0,', 'a,b', '0,1,2', '0,99999']) assert.equal(spawnSync(bench, ['live', '--cores', cores]).status, 2, cores);
  const bad = spawnSync(bench, ['live', '--seats', '99'], { encoding: 'utf8' });
  assert.equal(bad.status, 2);
  assert.match(bad.stderr, /--seats/);
});
