// ochre admin as an operator uses it: users and bans, repair, restore and vacuum, what a running server forbids, help and manual.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync, copyFileSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { callOff, guest, Rest, table } from '../support/rest.js';
import { bench, lab, program, Server, startServer } from '../support/server.js';
import { patient, until } from '../support/patience.js';

const dir = mkdtempSync(join(tmpdir(), 'ochre-admin-'));
const history = join(dir, 'history.sqlite'); // eight matches of bots, never changed
let copies = 0;
after(() => rmSync(dir, { recursive: true, force: true }));

const commands = ['query', 'queries', 'users', 'matches', 'audit', 'ban', 'unban', 'reset-password', 'make-admin', 'remove-admin',
  'repair', 'backup', 'publish', 'restore', 'export', 'import', 'vacuum', 'rate', 'check'];

function run(args, options = {}) {
  const done = spawnSync(program, ['admin', ...args], { encoding: 'utf8', timeout: patient(60000), maxBuffer: 1 << 28, ...options });
  assert.equal(done.signal, null);
  return done;
}

function admin(file, ...args) {
  return run([...args, '--file', file]);
}

function fine(file, ...args) {
  const done = admin(file, ...args);
  assert.equal(done.status, 0, `${args.join(' ')}: ${done.stdout}${done.stderr}`);
  return done.stdout;
}

const rows = (file, command, ...args) => JSON.parse(fine(file, command, ...args, '--json'));

function copy() {
  const to = join(dir, `copy${(copies += 1)}.sqlite`);
  copyFileSync(history, to);
  return to;
}

before(() => {
  const done = spawnSync(lab, ['sim', '--game', 'stoneage', '--seats', '3', '--bots', 'easy,random', '--matches', '8', '--store', history]);
  assert.equal(done.status, 0);
});

test('a query ends when four times its time is up by the clock, though it got no processor time', { timeout: patient(60000) }, async () => {
  const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';
  const child = spawn(program, ['admin', 'query', endless, '--seconds', '1', '--file', history]);
  let said = '';
  child.stderr.on('data', (text) => { said += text; });
  const ended = new Promise((resolve) => { child.once('close', resolve); });
  const ticks = () => Number(readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ')[11]);
  await until(() => ticks() >= 5, 'that it computes');
  child.kill('SIGSTOP');
  await new Promise((later) => { setTimeout(later, 4600); });
  const begun = performance.now();
  child.kill('SIGCONT');
  const code = await ended;
  assert.ok(performance.now() - begun < patient(1000), 'it had no time left');
  assert.equal(code, 3, said);
  assert.match(said, /query_slow: the time is up\./);
});

test('a sort, which SQLite never interrupts, ends after its processor time as well', { timeout: patient(60000) }, () => {
  const sort = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000000)
    SELECT sum(place) FROM (SELECT row_number() OVER (ORDER BY random()) AS place FROM n)`;
  const timed = ['-c', 'TIMEFORMAT=%U; time "$@"', 'bash', program, 'admin', 'query', sort, '--seconds', '1', '--file', history];
  const done = spawnSync('bash', timed, { encoding: 'utf8' });
  assert.equal(done.status, 3, done.stderr);
  assert.match(done.stderr, /query_slow/);
  const seconds = Number(done.stderr.trim().split('\n').at(-1));
  assert.ok(seconds > 0.5 && seconds < 2, `${seconds} s of processor time`);
});

test('the help names every command; each command has help of its own, with its options', () => {
  const help = run(['--help']);
  assert.equal(help.status, 0);
  for (const command of commands) {
    assert.match(help.stdout, new RegExp(`^  ${command} `, 'm'));
    const own = run([command, '--help']);
    assert.equal(own.status, 0);
    assert.match(own.stdout, new RegExp(`^usage: ochre admin ${command}\\b`));
    assert.ok(own.stdout.includes('--file'));
    assert.equal(own.stdout.includes('--param'), command === 'query', command);
  }
  assert.equal([...help.stdout.matchAll(/^  (\w\S*) /gm)].filter(([, word]) => /^[a-z]/.test(word)).length, commands.length,
    'the list above is all of them');
  for (const line of help.stdout.split('\n')) assert.ok(line.length <= 100, line);
});

test('errors of the command line are reported with exit code 2', () => {
  for (const args of [['ban'], ['ban', 'a', 'b'], ['users', 'x'], ['users', '--days', '3'], ['ban', 'x', '--days', '0'], ['ban', 'x', '--days'],
    ['check', '--csv'], ['repair', 'x', '--rewind', '-1'], ['repair', 'x', '--close', '--rewind', '2'], ['nonsense'], ['query', 'x', '--param', 'y']]) {
    const done = admin(history, ...args);
    assert.equal(done.status, 2, args.join(' '));
    assert.match(done.stderr, /^ochre admin: \S/);
    assert.equal(done.stdout, '');
  }
});

test('the command line says plainly what it misses and what it does not know, and where to look', () => {
  for (const [args, message] of [[['admin'], 'admin: missing command; see ochre admin --help'], [['admin', 'nonsense'], 'admin: unknown command "nonsense"; see ochre admin --help'],
    [['admin', 'ban'], 'admin: missing USER; see ochre admin ban --help'], [['admin', 'users', 'x'], 'admin: unexpected argument "x"; see ochre admin users --help'],
    [['admin', 'users', '--days', '3'], 'admin: unknown option "--days"; see ochre admin users --help'], [['admin', 'check', '-v'], 'admin: unknown option "-v"; see ochre admin check --help'],
    [['admin', 'users', '--csv=1'], 'admin: --csv takes no value; see ochre admin users --help'], [['serve', '--listen'], 'serve: --listen needs a value: ADDR:PORT; see ochre serve --help'],
    [['serve', '--guest-days', '0'], 'serve: --guest-days must be a number from 1 to 1000000, not "0"; see ochre serve --help'],
    [['serve', '--log', 'loud'], 'serve: --log: invalid value "loud" (debug, info, warn or error); see ochre serve --help'],
    [['verify'], 'verify: missing FILE or --match; see ochre verify --help'], [['verify', 'a', 'b'], 'verify: unexpected argument "b"; see ochre verify --help']]) {
    const done = spawnSync(program, args, { encoding: 'utf8', timeout: patient(20000) });
    assert.deepEqual([done.status, done.stdout, done.stderr], [2, '', `ochre ${message}\n`], args.join(' '));
  }
  for (const [command, args, message] of [[bench, ['rules', 'x'], 'ochre-bench rules: unexpected argument "x"; see ochre-bench rules --help'],
    [lab, ['sim', '-v'], 'ochre-lab sim: unknown option "-v"; see ochre-lab sim --help']]) {
    const done = spawnSync(command, args, { encoding: 'utf8' });
    assert.deepEqual([done.status, done.stdout, done.stderr], [2, '', `${message}\n`]);
  }
  for (const [name, command] of [['ochre', program], ['ochre-lab', lab], ['ochre-bench', bench]]) {
    for (const [args, message] of [[[], `missing command; see ${name} --help`], [['nonsense'], `unknown command "nonsense"; see ${name} --help`]]) {
      const done = spawnSync(command, args, { encoding: 'utf8' });
      assert.deepEqual([done.status, done.stdout, done.stderr], [2, '', `${name}: ${message}\n`]);
    }
  }
});

test('what a command could not print is no success, whichever it is', async () => {
  const [{ match }] = rows(history, 'matches');
  const exported = join(dir, 'printed.json');
  writeFileSync(exported, fine(history, 'export', match));
  const golden = new URL('../games/stoneage/golden/', import.meta.url).pathname;
  const words = join(golden, readdirSync(golden).find((name) => name.endsWith('.txt')));
  const server = await startServer();
  await new Rest(server).create('/api/accounts', { name: 'Ann', password: 'correct horse' });
  await server.stop();
  const own = ['--file', join(server.dir, 'ochre.sqlite')];
  const file = ['--file', history];
  const full = openSync('/dev/full', 'w');
  try {
    const ofLab = [['--version'], ['--help'], ['sim', '--matches', '1'], ['arena', '--game', 'clans', '--matches', '4']];
    const ofProgram = [['--version'], ['--help'], ['admin', '--help'], ['verify', exported], ['verify', words, '--json'], ['schema', 'stoneage'], ['admin', 'queries'],
      ['admin', 'reset-password', 'Ann', ...own],
      ...['check', 'matches', 'users', 'audit'].map((command) => ['admin', command, ...file]), ['admin', 'repair', match, ...file],
      ['admin', 'query', 'leaderboard', ...file], ['admin', 'export', match, ...file]];
    for (const [command, args] of [...ofLab.map((args) => [lab, args]), ...ofProgram.map((args) => [program, args])]) {
      const fits = spawnSync(command, args, { encoding: 'utf8', timeout: patient(20000), cwd: dir });
      assert.equal(fits.status, 0, `${args.join(' ')}: ${fits.stderr}`);
      const done = spawnSync(command, args, { encoding: 'utf8', timeout: patient(20000), cwd: dir, stdio: ['ignore', full, 'pipe'] });
      assert.equal(done.status, 1, `${args.join(' ')}: ${done.stderr}`);
      const told = done.stderr.split('\n').filter((line) => /could not be|cannot be|cannot write/.test(line));
      assert.equal(told.length, 1, `${args.join(' ')}: ${done.stderr}`);
    }
  } finally {
    closeSync(full);
    await server.close();
  }
});

test('SQL that begins with a comment is no option', () => {
  assert.deepEqual(rows(history, 'query', '-- how many?\nSELECT count(*) AS n FROM v_match'), [{ n: 8 }]);
  assert.equal(admin(history, 'users', '-- no').stderr, 'ochre admin: unexpected argument "-- no"; see ochre admin users --help\n');
});

test('what the environment says holds where no option does, by the same rules', () => {
  const env = { ...process.env, OCHRE_LIMIT_FACTOR: 'many' };
  const wrong = spawnSync(program, ['serve', '--guest-days', '0'], { encoding: 'utf8', env });
  assert.match(wrong.stderr, /--guest-days must be a number/);
  const said = spawnSync(program, ['serve'], { encoding: 'utf8', env });
  assert.deepEqual([said.status, said.stderr], [2, 'ochre serve: OCHRE_LIMIT_FACTOR must be a number from 1 to 1000000, not "many"; see ochre serve --help\n']);
  assert.equal(run(['queries'], { env: { ...process.env, OCHRE_DATA: dir } }).status, 0);
});

test('a query with a missing or unknown parameter is reported with exit code 2', () => {
  for (const [args, message] of [[['match_log'], 'the parameter "match" is missing'], [['heads_up', '--param', 'one=easy'], 'the parameter "other" is missing'],
    [['leaderboard', '--param', 'bogus=1'], 'there is no parameter "bogus"'], [['SELECT :a', '--param', 'b=1'], 'there is no parameter "b"']]) {
    const done = admin(history, 'query', ...args);
    assert.deepEqual([done.status, done.stdout], [2, ''], args.join(' '));
    assert.equal(done.stderr, `ochre admin: ${message}; "queries" lists them.\n`);
  }
  for (const args of [['leaderboard'], ['leaderboard', '--param', 'game=clans'], ['SELECT :a'], ['match_log', '--param', 'match=x']]) {
    assert.equal(admin(history, 'query', ...args).status, 0, args.join(' '));
  }
});

test('users are banned, let in again, given passwords and the role beside a running server; the audit says who did it', async () => {
  const server = await startServer();
  const file = join(server.dir, 'ochre.sqlite');
  const password = 'correct horse';
  try {
    const ann = new Rest(server);
    const { user } = await ann.create('/api/accounts', { name: 'Ann', password });
    const bob = await guest(server, 'Bob');
    assert.match(fine(file, 'ban', 'ANN', '--reason', 'spam', '--days', '2'), /^Ann is banned for 2 days\.$/m);
    await new Rest(server).refused(403, 'banned', 'POST', '/api/sessions', { name: 'Ann', password });
    const banned = rows(file, 'users').find(({ name }) => name === 'Ann').banned;
    const until = Date.parse(`${banned.replace('until ', '').replace(' ', 'T')}Z`);
    assert.ok(Math.abs(until - Date.now() - 2 * 24 * 3600 * 1000) < 60000, banned);
    fine(file, 'unban', `#${user.id}`);
    const made = fine(file, 'reset-password', 'Ann').trim();
    assert.match(made, /^[a-z0-9]{20}$/i);
    await new Rest(server).refused(403, 'wrong_password', 'POST', '/api/sessions', { name: 'Ann', password });
    await ann.create('/api/sessions', { name: 'Ann', password: made });
    fine(file, 'make-admin', 'Ann');
    await ann.get('/api/admin/overview');
    fine(file, 'remove-admin', 'Ann');
    await ann.refused(403, 'not_allowed', 'GET', '/api/admin/overview');
    fine(file, 'ban', `#${bob.user.id}`);
    assert.deepEqual(await bob.get('/api/me'), { user: null });
    for (const [command, word] of [['make-admin', `#${bob.user.id}`], ['reset-password', `#${bob.user.id}`], ['ban', 'Bob'], ['ban', '#99'], ['unban', 'Nobody']]) {
      assert.equal(admin(file, command, word).status, 1, `${command} ${word}`);
    }
    const acts = rows(file, 'audit');
    assert.deepEqual(acts.map(({ action, target }) => `${action} ${target}`).reverse(), [`ban ${user.id} Ann`, `unban ${user.id} Ann`,
      `reset-password ${user.id} Ann`, `make-admin ${user.id} Ann`, `remove-admin ${user.id} Ann`, `ban ${bob.user.id} Bob`]);
    const me = spawnSync('id', ['-un'], { encoding: 'utf8' }).stdout.trim();
    assert.ok(acts.every(({ by, who, result }) => by === 'cli' && who === me && result === 'done'));
    assert.equal(acts.at(-1).detail, 'spam');
    assert.ok(!JSON.stringify(acts).includes(made));
  } finally {
    await server.close();
  }
});

test('what must not be done beside a server is refused with exit code 5, and nothing has changed', async () => {
  const server = await startServer();
  const file = join(server.dir, 'ochre.sqlite');
  try {
    const ann = await guest(server, 'Ann');
    const match = await table([ann], { bots: ['random'] });
    const backup = join(server.dir, 'backup.sqlite');
    fine(file, 'backup', backup);
    for (const args of [['restore', backup], ['vacuum'], ['repair', match.id, '--close'], ['repair', match.id, '--rewind', '0']]) {
      const done = admin(file, ...args);
      assert.equal(done.status, 5, `${args.join(' ')}: ${done.stdout}${done.stderr}`);
      assert.match(done.stderr, /a server has .* open; stop it first/);
    }
    assert.equal((await ann.get(`/api/matches/${match.id}`)).match.status, 'running');
    assert.equal(admin(file, 'repair', match.id).status, 0, 'looking is allowed');
    assert.deepEqual(readdirSync(server.dir).filter((name) => /before|restored/.test(name)), []);
  } finally {
    await server.close();
  }
});

/** A copy of the history with one byte of a match's events flipped: {file, match, seq}. */
function spoilt() {
  const file = copy();
  const [{ match, seq }] = rows(file, 'query', "SELECT match, seq FROM v_event WHERE kind = 'gathered' ORDER BY match, seq LIMIT 1 OFFSET 5");
  const bytes = readFileSync(file);
  const [{ event }] = rows(file, 'query', `SELECT event FROM v_event WHERE match = '${match}' AND seq = ${seq} AND kind = 'gathered'`);
  let at = bytes.indexOf(event);
  assert.ok(at > 0);
  for (let next; (next = bytes.indexOf(event, at + 1)) > 0;) at = next; // any one of those that look so
  bytes[at + event.indexOf('"amount":') + 9] ^= 1;
  writeFileSync(file, bytes);
  const found = /^match (\w+), move (\d+)/m.exec(admin(file, 'check').stdout);
  assert.ok(found, 'check finds it');
  return { file, match: found[1], seq: Number(found[2]) };
}

test('a match with one flipped byte is reported, rewound to what is sound, and is sound', () => {
  const { file, match, seq } = spoilt();
  const report = admin(file, 'repair', match);
  assert.equal(report.status, 4);
  assert.match(report.stdout, new RegExp(`that differs is ${seq}: `));
  assert.equal(admin(file, 'repair', match, '--rewind', String(seq)).status, 1, 'not to the row that is wrong');
  const moves = rows(file, 'query', `SELECT moves FROM v_match WHERE match = '${match}'`)[0].moves;
  const said = fine(file, 'repair', match, '--rewind', String(seq - 1));
  assert.match(said, new RegExp(`${moves - seq + 1} moves were removed`));
  assert.deepEqual(rows(file, 'query', `SELECT status, moves, end_reason FROM v_match WHERE match = '${match}'`),
    [{ status: 'running', moves: seq - 1, end_reason: null }]);
  assert.equal(admin(file, 'repair', match).status, 0);
  assert.equal(admin(file, 'check').status, 0);
  assert.deepEqual(rows(file, 'audit').map(({ action, target, detail }) => [action, target, detail]),
    [['rewind', match, `from version ${moves} to ${seq - 1}`]]);
});

test('a server goes on with a match that was rewound', async () => {
  const server = new Server({ dir: mkdtempSync(join(dir, 'data-')) });
  copyFileSync(history, join(server.dir, 'ochre.sqlite'));
  const file = join(server.dir, 'ochre.sqlite');
  const [{ match }] = rows(file, 'query', "SELECT match FROM v_match WHERE status = 'over' LIMIT 1");
  assert.match(fine(file, 'repair', match, '--rewind', '20'), /its seed was public; .* can predict the dice/);
  await server.start();
  try {
    const rest = new Rest(server);
    await until(async () => (await rest.get(`/api/matches/${match}`)).match.status === 'over', 'the end of the match', 60000);
  } finally {
    await server.close();
  }
  assert.equal(admin(file, 'check').status, 0);
});

test('a match is not rewound to a version without a possible move', async () => {
  const file = copy();
  const [{ match, moves }] = rows(file, 'query', 'SELECT match, moves FROM v_match LIMIT 1');
  const before = rows(file, 'query', 'SELECT * FROM v_seat');
  const refused = admin(file, 'repair', match, '--rewind', String(moves));
  assert.deepEqual([refused.status, refused.stderr], [1, `ochre admin: nobody can move at version ${moves}; choose an earlier one.\n`]);
  assert.deepEqual(rows(file, 'query', 'SELECT * FROM v_seat'), before);
  assert.match(fine(file, 'repair', match, '--rewind', String(moves - 1)), /1 moves were removed/);
  assert.equal(admin(file, 'check').status, 0);

  const server = await startServer();
  const own = join(server.dir, 'ochre.sqlite');
  let off;
  try {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    off = await table([ann, ben]);
    await callOff(off.id, ann, ben);
    const left = await table([ann, ben]);
    await ben.post(`/api/matches/${left.id}/moves`, { id: 'r', expects: 0, move: { kind: 'seat_resign' } });
    await server.stop();
    const [{ last }] = rows(own, 'query', `SELECT max(seq) AS last FROM v_move WHERE match = '${off.id}'`);
    assert.match(admin(own, 'repair', off.id, '--rewind', String(last)).stderr, new RegExp(`nobody can move at version ${last}`));
    assert.equal(rows(own, 'query', `SELECT end_reason FROM v_match WHERE match = '${off.id}'`)[0].end_reason, 'called_off');
    fine(own, 'repair', off.id, '--rewind', String(last - 1));
    fine(own, 'repair', off.id, '--close');
    fine(own, 'repair', off.id, '--rewind', String(last - 1));
    const [{ match: resigned }] = rows(own, 'query', "SELECT match FROM v_move WHERE text = 'seat_resign'");
    assert.match(admin(own, 'repair', resigned, '--close').stderr, /somebody has resigned, so that the match has a result/);
    assert.equal(rows(own, 'query', `SELECT status FROM v_match WHERE match = '${resigned}'`)[0].status, 'running');
    assert.equal(rows(own, 'query', `SELECT status FROM v_match WHERE match = '${off.id}'`)[0].status, 'running', 'what was only closed goes on from there');
    assert.equal(admin(own, 'check').status, 0);
  } finally {
    await server.close();
  }
});

test('check finds a match that has ended by its moves and is not marked so', async () => {
  const file = copy();
  const [{ match, moves }] = rows(file, 'query', 'SELECT match, moves FROM v_match LIMIT 1');
  const marked = (where, sql) => assert.equal(spawnSync('sqlite3', [where, sql]).status, 0);
  for (const status of ['abandoned', 'running']) {
    marked(file, `UPDATE match SET status = '${status}' WHERE id = '${match}'`);
    const found = admin(file, 'check');
    assert.equal(found.status, 4, found.stdout);
    assert.match(found.stdout, new RegExp(`^match ${match}, move ${moves}: its last state is over and it is not marked so$`, 'm'));
  }
  const server = await startServer();
  const own = join(server.dir, 'ochre.sqlite');
  try {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const off = await table([ann, ben]);
    await callOff(off.id, ann, ben);
    await server.stop();
    assert.equal(admin(own, 'check').status, 0);
    marked(own, `UPDATE match SET status = 'running', ended_ms = NULL, end_reason = NULL WHERE id = '${off.id}'`);
    assert.match(admin(own, 'check').stdout, /: it was called off and is not marked so$/m);
  } finally {
    await server.close();
  }
});

test('a broken match is closed', () => {
  const { file, match } = spoilt();
  fine(file, 'repair', match, '--rewind', '3');
  const done = admin(file, 'repair', match, '--close');
  assert.equal(done.status, 0, done.stderr);
  assert.deepEqual(rows(file, 'query', `SELECT status, end_reason FROM v_match WHERE match = '${match}'`), [{ status: 'abandoned', end_reason: 'closed' }]);
  assert.equal(admin(file, 'repair', match, '--close').status, 1, 'once');
  assert.equal(admin(file, 'repair', 'a'.repeat(16)).status, 1);
});

test('on a terminal the command asks what to do with a match', () => {
  const { file, match, seq } = spoilt();
  const ask = (answer) => spawnSync('script', ['-qec', `'${program}' admin repair ${match} --file '${file}'`, '/dev/null'],
    { input: answer, encoding: 'utf8', timeout: patient(20000) });
  const left = ask('no\n');
  assert.equal(left.error, undefined);
  assert.equal(left.status, 4, left.stdout);
  assert.match(left.stdout, /anything else leaves it unchanged/);
  const done = ask(`rewind ${seq - 1}\n`);
  assert.equal(done.status, 0, done.stdout);
  assert.match(done.stdout, new RegExp(`continues from version ${seq - 1}`));
});

test('a published copy is written while the server runs, and has no secrets', async () => {
  const server = await startServer();
  const file = join(server.dir, 'ochre.sqlite');
  try {
    const ann = new Rest(server);
    await ann.create('/api/accounts', { name: 'Annabella', password: 'correct horse' });
    const bob = await guest(server, 'Bobadilla');
    const match = await table([ann, bob], { game: 'clans' });
    fine(file, 'ban', 'Annabella', '--reason', 'bansecret');
    const copies = [[], ['--matches', 'all'], ['--matches', 'all', '--pseudonyms']].map((args, index) => {
      const to = join(server.dir, `copy${index}`);
      assert.match(fine(file, 'publish', to, ...args), /It contains no secrets/);
      assert.equal(admin(file, 'publish', to).status, 1, 'nothing is written over');
      return readFileSync(to, 'latin1');
    });
    const live = ['ochre.sqlite', 'ochre.sqlite-wal'].map((name) => readFileSync(join(server.dir, name), 'latin1')).join('');
    for (const secret of ['$argon2id$', 'clans_shuffled', 'bansecret']) {
      assert.ok(live.includes(secret), `the live file has ${secret}`);
      for (const copy of copies) assert.ok(!copy.includes(secret), secret);
    }
    assert.deepEqual(copies.map((copy) => [copy.includes(match.id), copy.includes('Annabella'), copy.includes('Bobadilla')]),
      [[false, false, false], [true, true, true], [false, false, false]]);
    assert.equal(rows(file, 'audit')[0].action, 'publish');
  } finally {
    await server.close();
  }
});

test('restore puts a backup in place, keeps what was there, and refuses what is not sound', () => {
  const file = copy();
  const backup = join(dir, 'backup.sqlite');
  fine(file, 'backup', backup);
  const [{ match }] = rows(file, 'query', 'SELECT match FROM v_match LIMIT 1');
  fine(file, 'repair', match, '--rewind', '10');
  const bad = readFileSync(backup);
  bad.fill(0x55, 8192, 16384);
  writeFileSync(join(dir, 'bad.sqlite'), bad);
  writeFileSync(join(dir, 'letter.sqlite'), 'no database');
  for (const name of ['bad.sqlite', 'letter.sqlite', 'none.sqlite']) {
    const done = admin(file, 'restore', join(dir, name));
    assert.equal(done.status, 1, name);
    assert.match(done.stderr, /nothing was changed/);
  }
  assert.equal(rows(file, 'query', `SELECT moves FROM v_match WHERE match = '${match}'`)[0].moves, 10);
  const said = fine(file, 'restore', backup);
  const kept = /moved to (.*)\.$/m.exec(said)[1];
  assert.ok(rows(file, 'query', `SELECT moves FROM v_match WHERE match = '${match}'`)[0].moves > 10);
  assert.equal(rows(kept, 'query', `SELECT moves FROM v_match WHERE match = '${match}'`)[0].moves, 10);
  assert.equal(admin(file, 'check').status, 0);
  assert.deepEqual(rows(file, 'audit').map(({ action }) => action), ['restore']);
  assert.deepEqual(rows(kept, 'audit').map(({ action }) => action), ['rewind', 'backup']);
  const fresh = join(dir, 'fresh.sqlite');
  assert.doesNotMatch(fine(fresh, 'restore', backup), /previous database/);
  assert.equal(admin(fresh, 'check').status, 0);
});

test('what a killed server had not yet brought into its file is in the one that restore keeps', async () => {
  const server = await startServer();
  const file = join(server.dir, 'ochre.sqlite');
  await guest(server, 'Last Minute');
  await server.kill();
  assert.ok(statSync(`${file}-wal`).size > 0);
  const backup = join(dir, 'for-killed.sqlite');
  fine(history, 'backup', backup);
  const kept = /moved to (.*)\.$/m.exec(fine(file, 'restore', backup))[1];
  assert.equal(existsSync(`${kept}-wal`), false, 'cut off between the two, restore would lose it');
  assert.ok(rows(kept, 'users').some(({ name }) => name === 'Last Minute'));
  await server.close();
});

test('a match that is taken in is in the audit', () => {
  const [{ match }] = rows(history, 'query', 'SELECT match FROM v_match LIMIT 1');
  const exported = join(dir, 'match.json');
  writeFileSync(exported, fine(history, 'export', match));
  const file = join(dir, 'imported.sqlite');
  fine(file, 'import', exported);
  assert.deepEqual(rows(file, 'audit').map(({ action, target }) => [action, target]), [['import', match]]);
  assert.equal(admin(file, 'import', exported).status, 1, 'once');
  assert.equal(rows(file, 'audit').length, 1);
});

test('vacuum gives back what is empty, and the matches stay', () => {
  const file = copy();
  for (const { match } of rows(file, 'matches')) fine(file, 'repair', match, '--rewind', '0');
  const [, before, now] = /^(\d+) bytes before, (\d+) now/.exec(fine(file, 'vacuum'));
  assert.equal(readFileSync(file).length, Number(now));
  assert.ok(Number(before) >= Number(now));
  assert.equal(admin(file, 'check').status, 0);
  assert.ok(!existsSync(`${file}-wal`) || readFileSync(`${file}-wal`).length === 0);
});

test('a progress bar is drawn on a terminal and nowhere else', () => {
  assert.doesNotMatch(admin(history, 'check').stderr, /#/);
  const seen = spawnSync('script', ['-qec', `'${program}' admin check --file '${history}'`, '/dev/null'], { encoding: 'utf8', timeout: patient(20000) });
  assert.equal(seen.error, undefined);
  assert.match(seen.stdout, /\[#{40}\] 8 of 8 matches, \d+ moves/);
});

test('a file of the first release is migrated when no server has it open', () => {
  const file = join(dir, 'old.sqlite');
  const first = readFileSync(new URL('../../schema/sqlite/001_tables.sql', import.meta.url), 'utf8');
  const sqlite = spawnSync('sqlite3', [file], { input: `${first}; PRAGMA application_id = ${0x4f636872};
    CREATE TABLE schema_migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_ms INTEGER NOT NULL) STRICT;` });
  assert.equal(sqlite.status, 0, String(sqlite.error ?? sqlite.stderr));
  const sum = spawnSync('sha256sum', { input: first, encoding: 'utf8' }).stdout.slice(0, 64);
  spawnSync('sqlite3', [file, `INSERT INTO schema_migration VALUES (1, '001_tables', '${sum}', 1)`]);
  assert.deepEqual(rows(file, 'users'), []);
  assert.deepEqual(rows(file, 'audit'), []);
  const [copy, more] = readdirSync(dir).filter((name) => name.startsWith('old.sqlite.schema-'));
  assert.match(copy, /^old\.sqlite\.schema-001\.\d{8}T\d{6}\.\d{3}Z$/, 'as it was lies beside it');
  assert.equal(more, undefined);
});

test('a file of a newer version is refused as that', () => {
  const file = join(dir, 'newer.sqlite');
  copyFileSync(history, file);
  const set = spawnSync('sqlite3', [file, "INSERT INTO schema_migration VALUES (999, '999_later', 'x', 1)"]);
  assert.equal(set.status, 0, String(set.stderr));
  const refused = admin(file, 'ban', 'nobody');
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /newer\.sqlite was written by a newer version of Ochre; this program is \d/);
});
