// Matches without a server: the module of each game beside the same match in this machine's own program, byte for byte, and in a browser. The long form:
// OCHRE_LOCAL_MATCHES=1000.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { engineOf } from '../../web/js/local/engine.js';
import { localMatch } from '../../web/js/local/match.js';
import { borrow, giveBack } from '../support/browser.js';
import { patient } from '../support/patience.js';
import { lab, program, startServer } from '../support/server.js';

const MATCHES = Number(process.env.OCHRE_LOCAL_MATCHES ?? 24); // of each game
const BROTLI_MOST = 130 * 1000;
const GZIP_MOST = 160 * 1000;
const THOUGHT = 100; // decisions of "hard"
const SLOWER_MOST = 2.5; // on any machine; tests/musts has the bound of a quiet one
const GAMES = ['stoneage', 'clans'];
const QUICK = ['random', 'beginner', 'casual', 'easy', null];
const built = join(dirname(program), 'web');
const names = existsSync(join(built, 'local.json')) ? JSON.parse(readFileSync(join(built, 'local.json'), 'utf8')) : null;
const options = names ? {} : { skip: 'no compiler for modules is here' };

/** @param {string} game */
const engine = async (game) => engineOf(await WebAssembly.compile(readFileSync(join(built, names[game]))));

/** Names of the options of a game, as the program has them. */
function optionsOf(game) {
  const help = spawnSync(lab, ['sim', '--help'], { encoding: 'utf8' }).stdout;
  return new RegExp(`Options of ${game}: (.*)`).exec(help)?.[1].split(' ') ?? [];
}

/** Whole numbers below `count`, the same for the same seed (mulberry32). */
function numbers(seed) {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}

/** A module that remembers the requests of its matches and the SHA-256 of the answers to them. */
function recording(call) {
  const matches = [];
  let newest = null;
  const ask = (request) => {
    if (request.startsWith('begin ')) matches.push(newest = { requests: [], sha: createHash('sha256') });
    const answer = call(request);
    newest.requests.push(`${Buffer.byteLength(request)}\n${request}`);
    newest.sha.update(answer);
    return answer;
  };
  return { matches, ask };
}

/** The set-up of match number `number`: all options of the game come, in all combinations; a number of seats that they need. */
function setUpOf(game, number, all, below) {
  const chosen = all.filter((_, i) => (number >> i) % 2 === 1);
  const seats = 2 + below(chosen.includes('expansion') ? 4 : 3);
  const slow = number % 12 === 0 ? ['hard', 'master', 'medium'][(number / 12) % 3] : null;
  return {
    game, options: chosen, match: String(number).padStart(16, '0'), start: below(2) ? below(seats) : null, undo: below(2) ? 'free' : 'none',
    seats: Array.from({ length: seats }, (_, i) => (slow && i === 0 ? slow : QUICK[below(QUICK.length)])),
    seed: createHash('sha256').update(`${game} ${number}`).digest('hex'),
  };
}

/** Plays a match to its end: bots as they are asked, persons at random, undone moves, advice and saved matches in between. */
async function play(ask, setUp, below) {
  const match = localMatch(ask, () => 1700000000000 + below(1000));
  const begun = await match.begin(setUp);
  assert.equal(begun.type, 'accepted', JSON.stringify([begun, setUp]));
  const { length } = setUp.seats;
  for (let version = begun.version, viewer = 0, steps = 0; ; steps += 1) {
    const { to_act: owed, result } = await match.update(viewer, version);
    if (result.over) break;
    const persons = owed.filter((seat) => setUp.seats[seat] === null);
    if (persons.length && (persons.length === owed.length || below(2))) {
      const [seat] = persons;
      const { legal, undo } = await match.update(seat, version);
      const back = undo === 'free' && below(9) === 0;
      if (below(40) === 0) await match.legal(seat);
      if (below(60) === 0) ask(`preview ${seat} 2 0123456789abcdef\n`);
      const done = await match.move(seat, version, back ? 'undo' : below(legal));
      assert.equal(done.type, 'accepted', JSON.stringify(done));
      version = done.version;
    } else {
      const done = await match.bot();
      assert.equal(done.type, 'accepted', JSON.stringify(done));
      version = done.version;
    }
    if (below(100) === 0) await match.load(await match.save());
    viewer = below(length + 1) === length ? null : steps % length;
  }
  for (let from = 0, more = true; more;) {
    const update = await match.update(null, from);
    from += update.rows.length;
    more = update.more ?? false;
  }
  await match.save();
}

/** Returns the answers of the native program to the same requests. */
function natively(requests, ...args) {
  const done = spawnSync(join(dirname(program), 'local_native'), args, { input: requests.join(''), encoding: 'utf8', maxBuffer: 2 ** 30 });
  assert.equal(done.status, 0, done.stderr);
  return done.stdout.trimEnd().split('\n');
}

/** The first answer that differs, for who looks for the cause. */
function firstDifference(call, requests) {
  const native = natively(requests, 'answers').join('\n');
  const own = requests.map((one) => `${call(one.slice(one.indexOf('\n') + 1))}\n`).join('').trimEnd();
  const at = [...own].findIndex((letter, i) => letter !== native[i]);
  return `${own.slice(at - 200, at + 80)}\n---- natively:\n${native.slice(at - 200, at + 80)}`;
}

for (const game of GAMES) {
  test(`a module of ${game} plays as the program does, byte for byte`, { ...options, timeout: patient(120000 + MATCHES * 10000) }, async () => {
    const all = optionsOf(game), below = numbers(7), call = await engine(game);
    const { matches, ask } = recording(call);
    for (let number = 0; number < MATCHES; number += 1) await play(ask, setUpOf(game, number, all, below), below);
    const native = natively(matches.flatMap(({ requests }) => requests));
    assert.equal(native.length, MATCHES);
    matches.forEach(({ sha, requests }, i) => {
      if (sha.digest('hex') !== native[i].split(' ')[0]) assert.fail(`match ${i}: ${firstDifference(call, requests)}`);
    });
  });

  test(`a module of ${game} imports nothing, and is small enough to be fetched`, options, async () => {
    const path = join(built, names[game]);
    const bytes = readFileSync(path);
    assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(bytes)), []);
    const [br, gz] = ['br', 'gz'].map((form) => readFileSync(`${path}.${form}`));
    assert.ok(br.length <= BROTLI_MOST && gz.length <= GZIP_MOST, `${br.length} and ${gz.length} bytes`);
    assert.ok(brotliDecompressSync(br).equals(bytes) && gunzipSync(gz).equals(bytes));
  });

  test(`"hard" thinks about as long in the module of ${game} as in the program`, { ...options, timeout: patient(120000) }, async (t) => {
    const call = await engine(game);
    const begin = `begin 0\ngame ${game}\nmatch ${'0'.repeat(16)}\nseats hard,hard,hard\nseed ${'5'.repeat(64)}\n`;
    const requests = [begin, ...Array(THOUGHT).fill('bot 0')];
    const ratios = [];
    for (let run = 0; run < 4; run += 1) { // both by turns, in time of the processor: other work disturbs it least
      const from = process.cpuUsage();
      requests.forEach((request) => call(request));
      const { user, system } = process.cpuUsage(from);
      const [line] = natively(requests.map((one) => `${Buffer.byteLength(one)}\n${one}`));
      const native = Number(line.split(' ')[1]);
      t.diagnostic(`${((user + system) / 1000 / THOUGHT).toFixed(2)} ms a decision, natively ${(native / 1000 / THOUGHT).toFixed(2)}`);
      if (run > 0) ratios.push((user + system) / native); // the first one compiles
    }
    const ratio = Math.min(...ratios);
    t.diagnostic(`${ratio.toFixed(2)} times as long`);
    assert.ok(ratio < SLOWER_MOST, `${ratio} times as long`);
  });
}

test('the front page names no module, and the service worker fetches none before it is asked to', options, () => {
  const [page, worker] = ['index.html', 'service.js'].map((file) => readFileSync(join(built, file), 'utf8'));
  assert.doesNotMatch(page, /\/(js-)?local-|\.wasm|local\.json/);
  const files = JSON.parse(/const FILES = (.*);/.exec(worker)[1]);
  assert.deepEqual(files.filter((name) => name.endsWith('.wasm')), []);
  assert.deepEqual(JSON.parse(/const COMPILED = (.*);/.exec(worker)[1]), names);
});

test('a browser plays a match in a worker, under the policy of its pages', { ...options, timeout: patient(60000) }, async (t) => {
  const server = await startServer();
  const browser = await borrow();
  const context = await browser.newContext();
  t.after(async () => {
    await giveBack(browser);
    await server.stop();
  });
  const page = await context.newPage();
  const wrong = [];
  page.on('console', (message) => { if (message.type() === 'error') wrong.push(message.text()); });
  await page.goto(server.url);
  const played = await page.evaluate(async () => {
    const { openLocal } = await import(new URL('js/local/open.js', document.baseURI).href);
    const match = await openLocal('clans');
    await match.begin({ game: 'clans', match: 'AAAAAAAAAAAAAAAA', seats: ['easy', 'hard'] });
    let moves = 0;
    while ((await match.bot()).type === 'accepted') moves += 1;
    const { result } = await match.update(null, moves);
    match.close();
    const closed = await match.save().catch(String);
    const other = await openLocal('chess').catch(String);
    return { moves, over: result.over, closed, other };
  });
  assert.ok(played.over && played.moves > 10, JSON.stringify(played));
  assert.match(played.closed, /was closed/);
  assert.match(played.other, /no module of chess/);
  assert.deepEqual(wrong, []);
});
