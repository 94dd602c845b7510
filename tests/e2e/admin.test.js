// Requests and actions of administrators over REST, which are refused to others and recorded in the audit log; statistics for all.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { live as connect } from '../support/live.js';
import { exercised, guest, Rest, send, table } from '../support/rest.js';
import { openapi, problem, routes } from '../support/schemas.js';
import { program, startServer } from '../support/server.js';
import { atThisLoad, patient, until } from '../support/patience.js';

const password = 'correct horse';
const adminRoutes = routes.filter(({ path }) => path.startsWith('/api/admin'));

let server;
let root; // an administrator
let plain; // an account without the role
before(async () => {
  server = await startServer();
  root = await account('Root');
  plain = await account('Plain');
  const made = ochre('make-admin', 'root');
  assert.equal(made.status, 0, made.stderr);
});
after(() => server?.close());

function ochre(...args) {
  return spawnSync(program, ['admin', ...args, '--data', server.dir], { encoding: 'utf8', timeout: patient(60000) });
}

async function account(name) {
  const rest = new Rest(server);
  rest.user = (await rest.create('/api/accounts', { name, password })).user;
  return rest;
}

/** Processor time of a process and of its children, in hundredths of a second. */
const processorTicks = (pid) => readdirSync('/proc').filter((name) => /^\d+$/.test(name)).reduce((sum, name) => {
  let stat = '';
  try { stat = readFileSync(`/proc/${name}/stat`, 'utf8'); } catch { /* it has ended */ }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return sum + (Number(name) === pid || Number(fields[1]) === pid ? Number(fields[11]) + Number(fields[12]) : 0);
}, 0);

const audit = async (count = 20) => (await root.get(`/api/admin/audit?count=${count}`)).rows;
const ask = (body) => root.post('/api/admin/query', body);
const userOf = async (name) => (await root.get(`/api/admin/users?query=${encodeURIComponent(name)}`)).users[0];

test('every route of administrators is closed without a session, to guests and to accounts without the role', async () => {
  assert.ok(adminRoutes.length >= 17);
  const stranger = await guest(server, 'Stranger');
  const nobody = new Rest(server);
  const before = (await audit(1))[0]?.number ?? 0;
  for (const { method, path } of adminRoutes) {
    const real = path.replace('{user}', String(plain.user.id)).replace('{id}', 'a'.repeat(16)).replace('{name}', 'leaderboard')
      .replace('{setting}', 'guests').replace('{code}', '1').replace('{panel}', 'openings');
    const body = method === 'POST' ? {} : undefined;
    await nobody.refused(401, 'not_signed_in', method, real, body);
    await stranger.refused(403, 'not_allowed', method, real, body);
    await plain.refused(403, 'not_allowed', method, real, body);
  }
  assert.equal((await audit(1))[0]?.number ?? 0, before, 'and nothing has happened');
  assert.equal((await userOf('Plain')).ban, null);
});

test('faults of the installation are reported with a line for each check', async () => {
  const { checks, verdict } = await root.get('/api/admin/doctor');
  assert.ok(checks.length >= 14);
  assert.equal(checks.find(({ check }) => check === 'database').code, 'database_ok');
  assert.ok(checks.every(({ sign }) => verdict === 'fault' || sign !== 'fault'));
});

test('the overview follows what happens', async () => {
  const first = await root.get('/api/admin/overview');
  const live = await connect(root);
  const match = await table([root], { bots: ['random'] });
  await live.subscribe(match.id);
  const then = await until(async () => {
    const now = await root.get('/api/admin/overview');
    return now.uptime_s >= first.uptime_s + 2 && now.commits.total > first.commits.total && now.matches.running > first.matches.running && now;
  }, 'an overview of what has happened since');
  assert.equal(then.connections.live, first.connections.live + 1);
  assert.equal(then.matches.running, first.matches.running + 1);
  assert.equal(then.users.online, first.users.online + 1);
  assert.ok(then.commits.p50_ms > 0 && then.commits.p99_ms >= then.commits.p50_ms && then.commits.max_ms >= then.commits.p99_ms);
  assert.ok(then.store.bytes > 4096);
  assert.equal(then.moves.seconds.reduce((sum, one) => sum + one, 0) / 60, then.moves.per_second);
  live.close();
});

test('users are found by name, number and kind; pages turn', async () => {
  const names = ['Paging 1', 'Paging 2', 'Paging 3'];
  for (const name of names) await guest(server, name);
  const page = await root.get('/api/admin/users?query=pAGING&count=2');
  assert.deepEqual(page.users.map(({ name }) => name), ['Paging 3', 'Paging 2']);
  assert.equal(page.more, true);
  const rest = await root.get(`/api/admin/users?query=paging&count=2&before=${page.users[1].id}`);
  assert.deepEqual(rest.users.map(({ name }) => name), ['Paging 1']);
  assert.equal(rest.more, false);
  assert.ok((await root.get(`/api/admin/users?query=${plain.user.id}`)).users.some(({ name }) => name === 'Plain'));
  assert.deepEqual((await root.get('/api/admin/users?filter=admins')).users.map(({ name }) => name), ['Root']);
  assert.deepEqual((await root.get('/api/admin/users?query=%25')).users, [], 'a % is a letter like any other');
  assert.ok((await root.get('/api/admin/users?filter=guests')).users.every((user) => user.guest));
  for (const bad of ['count=0', 'count=501', 'before=x', 'filter=no', `query=${'x'.repeat(65)}`]) {
    await root.refused(400, 'bad_request', 'GET', `/api/admin/users?${bad}`);
  }
});

test('a ban ends sessions and live connections, refuses to log in, and can be lifted', async () => {
  const name = 'Banned Bert';
  const bert = await account(name);
  const live = await connect(bert);
  const closed = new Promise((resolve) => live.socket.once('close', resolve));
  const { user } = await root.post(`/api/admin/users/${bert.user.id}/ban`, { reason: 'ganz übel' });
  assert.equal(user.ban.reason, 'ganz übel');
  assert.equal(user.ban.until_ms, 0);
  assert.equal(await closed, 4001);
  assert.deepEqual(await bert.get('/api/me'), { user: null });
  await new Rest(server).refused(403, 'banned', 'POST', '/api/sessions', { name, password });
  await new Rest(server).refused(403, 'wrong_password', 'POST', '/api/sessions', { name, password: 'not the right one' });
  assert.deepEqual((await root.get('/api/admin/users?filter=banned')).users.map((one) => one.id), [bert.user.id]);
  assert.equal((await root.post(`/api/admin/users/${bert.user.id}/unban`)).user.ban, null);
  await new Rest(server).create('/api/sessions', { name, password });
  assert.deepEqual((await audit(2)).map(({ action, target, detail, result, who, by }) => [action, target, detail, result, who.name, by]),
    [['unban', `${bert.user.id} ${name}`, '', 'done', 'Root', 'web'], ['ban', `${bert.user.id} ${name}`, 'ganz übel', 'done', 'Root', 'web']]);
});

test('a ban that has run out is none', async () => {
  const brief = await account('Brief');
  const until_ms = Date.now() + Math.ceil(atThisLoad(4000)); // two requests fit into it
  assert.equal((await root.post(`/api/admin/users/${brief.user.id}/ban`, { until_ms })).user.ban.until_ms, until_ms);
  await new Rest(server).refused(403, 'banned', 'POST', '/api/sessions', { name: 'Brief', password });
  await until(() => Date.now() > until_ms, 'the end of the ban', 40000);
  await new Rest(server).create('/api/sessions', { name: 'Brief', password });
  assert.equal((await userOf('Brief')).ban, null);
  const ban = `/api/admin/users/${brief.user.id}/ban`;
  await root.refused(400, 'bad_request', 'POST', ban, { until_ms: Date.now() - 1000 });
  await root.refused(400, 'bad_request', 'POST', ban, { reason: 'x'.repeat(201) });
  await root.refused(400, 'unknown_field', 'POST', ban, { forever: true });
});

test('a reset password is shown once, and the old one and its sessions are gone', async () => {
  const user = await account('Forgetful');
  const { password: made } = await root.post(`/api/admin/users/${user.user.id}/reset-password`);
  assert.deepEqual(await user.get('/api/me'), { user: null });
  await new Rest(server).refused(403, 'wrong_password', 'POST', '/api/sessions', { name: 'Forgetful', password });
  await new Rest(server).create('/api/sessions', { name: 'Forgetful', password: made });
  const rows = await audit(5);
  assert.equal(rows[0].action, 'reset-password');
  assert.ok(!JSON.stringify(rows).includes(made), 'the audit has no secret');
});

test('the role is given and taken, at once and never from oneself', async () => {
  const helper = await account('Helper');
  await helper.refused(403, 'not_allowed', 'GET', '/api/admin/overview');
  assert.equal((await root.post(`/api/admin/users/${helper.user.id}/make-admin`)).user.admin, true);
  await helper.get('/api/admin/overview');
  assert.equal((await root.post(`/api/admin/users/${helper.user.id}/remove-admin`)).user.admin, false);
  await helper.refused(403, 'not_allowed', 'GET', '/api/admin/overview');
  assert.equal((await root.post(`/api/admin/users/${helper.user.id}/make-moderator`)).user.moderator, true);
  await helper.refused(403, 'not_allowed', 'GET', '/api/admin/overview');
  assert.equal((await root.post(`/api/admin/users/${helper.user.id}/remove-moderator`)).user.moderator, false);
  for (const act of ['ban', 'remove-admin']) {
    await root.refused(409, 'yourself', 'POST', `/api/admin/users/${root.user.id}/${act}`, {});
  }
  assert.equal((await audit(1))[0].result, 'yourself', 'what was refused is in the audit too');
  const visitor = await guest(server, 'Visitor');
  for (const act of ['make-admin', 'remove-admin', 'make-moderator', 'remove-moderator', 'reset-password']) {
    await root.refused(409, 'no_account', 'POST', `/api/admin/users/${visitor.user.id}/${act}`);
  }
  for (const act of ['unban', 'make-admin', 'remove-admin', 'make-moderator', 'remove-moderator', 'reset-password']) {
    await root.refused(400, 'unknown_field', 'POST', `/api/admin/users/${visitor.user.id}/${act}`, { reason: 'none is taken' });
  }
  for (const act of ['ban', 'unban', 'make-admin', 'remove-admin', 'make-moderator', 'remove-moderator', 'reset-password']) {
    await root.refused(404, 'no_such_user', 'POST', `/api/admin/users/999999/${act}`);
  }
});

test('a password that is being changed does not bring a role back that was taken', async () => {
  const was = await account('Was Admin');
  await root.post(`/api/admin/users/${was.user.id}/make-admin`);
  const change = was.post('/api/me/password', { old: password, new: 'another password' }); // takes two hashes
  await root.post(`/api/admin/users/${was.user.id}/remove-admin`);
  await change;
  assert.equal((await userOf('Was Admin')).admin, false);
});

test('what is done on the command line takes effect in the running server within a second or two', async () => {
  const user = await account('Far Away');
  const live = await connect(user);
  const closed = new Promise((resolve) => live.socket.once('close', resolve));
  const done = ochre('ban', 'far away', '--reason', 'from the shell');
  assert.equal(done.status, 0, done.stderr);
  assert.equal(await closed, 4001);
  assert.deepEqual(await user.get('/api/me'), { user: null });
  await new Rest(server).refused(403, 'banned', 'POST', '/api/sessions', { name: 'Far Away', password });
  const [row] = await audit(1);
  assert.deepEqual([row.by, row.action, row.detail, row.result], ['cli', 'ban', 'from the shell', 'done']);
  assert.equal(row.who.user, null);
  assert.ok(row.who.name.length > 0);
  assert.equal(ochre('unban', 'Far Away').status, 0);
  await new Rest(server).create('/api/sessions', { name: 'Far Away', password });
});

test('matches are found with those that are not listed; a log hides from administrators what spectators do not see', async () => {
  const ann = await guest(server, 'Ann of the Log');
  const hidden = await table([ann], { bots: ['random'], listed: false });
  const found = (await root.get('/api/admin/matches?query=of the log&state=running')).matches;
  assert.deepEqual(found.map(({ id, listed }) => [id, listed]), [[hidden.id, false]]);
  assert.deepEqual((await root.get(`/api/admin/matches?query=${hidden.id.slice(0, 9)}`)).matches.map(({ id }) => id), [hidden.id]);
  assert.deepEqual((await root.get('/api/admin/matches?query=of the log&state=over')).matches, []);
  const log = await root.get(`/api/admin/matches/${hidden.id}/log?count=1`);
  assert.equal(log.match.id, hidden.id);
  assert.equal(log.rows[0].seat, null);
  const kinds = log.rows[0].events.map(({ event }) => event.kind);
  assert.ok(kinds.includes('round_began') || kinds.includes('turn_began'), kinds.join());
  assert.ok(!kinds.some((kind) => /shuffled/.test(kind)), 'the decks stay secret');
  assert.equal(log.rows[0].state_hash, null, 'the hash of a state would tell by trial what is hidden in it');
  await root.refused(404, 'no_such_match', 'GET', `/api/admin/matches/${'a'.repeat(16)}/log`);
  await root.refused(400, 'bad_request', 'GET', `/api/admin/matches/${hidden.id}/log?count=1001`);
  await root.refused(400, 'bad_request', 'GET', '/api/admin/matches?state=lost');
});

test('a running match is played again and closed; then its log has everything', async () => {
  const ann = await guest(server, 'Ann of the End');
  const match = await table([ann], { bots: ['random'] });
  const report = await root.post(`/api/admin/matches/${match.id}/repair`);
  assert.deepEqual([report.sound, report.wrong], [true, null]);
  const closed = (await root.post(`/api/admin/matches/${match.id}/close`)).match;
  assert.deepEqual([closed.status, closed.end_reason], ['abandoned', 'closed']);
  assert.deepEqual((await audit(1)).map(({ action, target, result }) => [action, target, result]), [['close', match.id, 'done']]);
  await root.refused(409, 'not_running', 'POST', `/api/admin/matches/${match.id}/close`);
  assert.equal((await ann.get(`/api/matches/${match.id}`)).match.status, 'abandoned');
  const log = await root.get(`/api/admin/matches/${match.id}/log`);
  assert.ok(log.rows[0].events.some(({ event, text }) => /shuffled/.test(event.kind) && text.startsWith(event.kind)));
  assert.match(log.rows[0].state_hash, /^[0-9a-f]{16}$/);
  const open = await table([ann], { bots: ['random'], start: false });
  await root.refused(409, 'not_running', 'POST', `/api/admin/matches/${open.id}/repair`);
  await root.refused(409, 'not_running', 'POST', `/api/admin/matches/${open.id}/close`);
  for (const act of ['repair', 'close']) await root.refused(400, 'unknown_field', 'POST', `/api/admin/matches/${open.id}/${act}`, { now: true });
  for (const act of ['repair', 'close']) await root.refused(404, 'no_such_match', 'POST', `/api/admin/matches/${'a'.repeat(16)}/${act}`);
});

test('a match that is closed after a resignation has the result of the resignation', async () => {
  const [ann, ben] = [await guest(server, 'Ann who stays'), await guest(server, 'Ben who resigns')];
  const { id } = await table([ann, ben]);
  await ben.post(`/api/matches/${id}/moves`, { id: 'resign', expects: 0, move: { kind: 'seat_resign' } });
  const closed = (await root.post(`/api/admin/matches/${id}/close`)).match;
  assert.deepEqual([closed.status, closed.end_reason], ['over', 'closed']);
  const { match, result } = await ann.get(`/api/matches/${id}`);
  assert.deepEqual([result.over, ...match.seats.map(({ rank }) => rank)], [true, 1, 2]);
  assert.deepEqual(match.seats.map(({ answers }) => answers), [ann.user.id, ben.user.id]);
  const { rows } = await ann.get(`/api/matches/${id}/events`);
  assert.deepEqual(rows.at(-1).events, [{ kind: 'given_up', seat: 0 }]);
  assert.deepEqual((await audit(1)).map(({ action, target, result }) => [action, target, result]), [['close', id, 'done']]);
  const report = await root.post(`/api/admin/matches/${id}/repair`).catch((error) => error);
  assert.ok(report.sound ?? /not_running/.test(String(report.message ?? report)), JSON.stringify(report));
});

test('the console answers questions with rows, cuts them, and prints CSV', async () => {
  const answer = await ask({ sql: "SELECT 1 AS a, 'x' AS b, NULL AS c, 1.5 AS d, x'00' AS e" });
  assert.deepEqual([answer.columns, answer.rows, answer.cut], [['a', 'b', 'c', 'd', 'e'], [[1, 'x', null, 1.5, '<1 bytes>']], false]);
  const cut = await ask({ sql: 'SELECT yield FROM v_expectation', rows: 7 });
  assert.deepEqual([cut.rows.length, cut.cut], [7, true]);
  const param = await ask({ sql: 'SELECT :a + 1 AS n, :b AS t, :c AS none', params: ['a=41', 'b=x=y'] });
  assert.deepEqual(param.rows, [[42, 'x=y', null]]);
  assert.ok((await ask({ name: 'leaderboard' })).columns.includes('win_rate'));
  const csv = await send(server.url, 'POST', '/api/admin/query', {
    headers: { cookie: root.cookie }, body: JSON.stringify({ sql: "SELECT 'a,\"b' AS \"x,y\", 2 AS z", format: 'csv' }),
  });
  assert.equal(csv.status, 200);
  assert.match(csv.headers['content-type'], /^text\/csv/);
  assert.equal(csv.text, '"x,y",z\r\n"a,""b",2\r\n');
  const [row] = await audit(1);
  assert.deepEqual([row.action, row.result], ['query', 'done']);
  assert.match(row.detail, /SELECT 'a/);
});

test('what is wrong with SQL is said, and where', async () => {
  const error = await root.refused(422, 'query_bad', 'POST', '/api/admin/query', { sql: "SELECT 'ü' AS a, nothing FROM v_match" });
  assert.equal(error.offset, 17);
  assert.match(error.message, /nothing/);
  for (const body of [{}, { sql: 'SELECT 1', name: 'leaderboard' }, { sql: 'SELECT 1', format: 'xml' }, { sql: 'SELECT 1', params: ['9a=1'] },
    { sql: 'SELECT 1', params: ['nothing'] }]) {
    await root.refused(400, 'bad_request', 'POST', '/api/admin/query', body);
  }
  const missing = await root.refused(422, 'query_bad', 'POST', '/api/admin/query', { name: 'match_log' });
  assert.match(missing.message, /"match" is missing/);
  await root.refused(422, 'query_bad', 'POST', '/api/admin/query', { sql: 'SELECT 1', params: ['bogus=1'] });
  await root.refused(400, 'out_of_range', 'POST', '/api/admin/query', { sql: 'SELECT 1', seconds: 61 });
  await root.refused(404, 'no_such_query', 'POST', '/api/admin/query', { name: 'no_such' });
});

test('a sort, which SQLite never interrupts, ends after its processor time', { timeout: patient(60000) }, async () => {
  const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000000)
    SELECT sum(place) FROM (SELECT row_number() OVER (ORDER BY random()) AS place FROM n)`;
  const begun = performance.now();
  await root.refused(422, 'query_slow', 'POST', '/api/admin/query', { sql, seconds: 1 });
  assert.ok(performance.now() - begun < atThisLoad(3500), 'four seconds of elapsed time would be the next limit');
});

test('every statement of the table is refused or stopped as it says', async () => {
  const paragraphs = readFileSync(new URL('../support/statements.sql', import.meta.url), 'utf8').split('\n\n').slice(1).filter(Boolean);
  let end = '';
  let count = 0;
  for (const text of paragraphs) {
    if (text.startsWith('-- query_')) end = text.slice(3);
    else {
      await root.refused(422, end, 'POST', '/api/admin/query', { sql: text, seconds: end === 'query_slow' ? 1 : 30 });
      count += 1;
    }
  }
  assert.ok(count >= 60, `${count} statements`);
  assert.equal((await ask({ sql: 'SELECT count(*) FROM v_match' })).rows.length, 1, 'and the console goes on');
  assert.equal((await audit(1))[0].action, 'query');
});

test('queries are listed with what their comment says, saved, asked by name and thrown away', async () => {
  const { queries } = await root.get('/api/admin/queries');
  assert.deepEqual(queries.map(({ name }) => name), queries.map(({ name }) => name).sort());
  const headsUp = queries.find(({ name }) => name === 'heads_up');
  assert.equal(headsUp.question, 'What is the head-to-head record of two players?');
  assert.deepEqual(headsUp.params.map(({ name }) => name), ['one', 'other']);
  assert.match(headsUp.params[0].about, /^their names/);
  assert.equal(headsUp.public, false);
  const board = queries.find(({ name }) => name === 'leaderboard');
  assert.deepEqual(board.params.find(({ name }) => name === 'least').about, 'how many finished matches a player must have (5)');
  assert.deepEqual(queries.find(({ name }) => name === 'first_seat_advantage').chart, { kind: 'bars', x: 'seat', y: ['win_rate', 'fair'] });

  const mine = { name: 'my_query', question: 'How many?', sql: "SELECT count(*) AS n, ':no' FROM v_match WHERE game = :game" };
  const saved = (await root.create('/api/admin/queries', mine)).query;
  assert.deepEqual([saved.saved, saved.params], [true, [{ name: 'game', about: '', optional: false }]]);
  assert.equal((await ask({ name: 'my_query', params: ['game=clans'] })).columns[0], 'n');
  await root.create('/api/admin/queries', { ...mine, sql: 'SELECT 2 AS two' });
  assert.deepEqual((await ask({ name: 'my_query' })).rows, [[2]]);
  await root.refused(409, 'name_taken', 'POST', '/api/admin/queries', { ...mine, name: 'leaderboard' });
  await root.refused(400, 'bad_request', 'POST', '/api/admin/queries', { ...mine, name: 'Not A Name' });
  await root.refused(400, 'missing_field', 'POST', '/api/admin/queries', { name: 'x' });
  await root.refused(400, 'unknown_field', 'DELETE', '/api/admin/queries/my_query', { all: true });
  await root.expect(200, 'DELETE', '/api/admin/queries/my_query');
  await root.refused(404, 'no_such_query', 'DELETE', '/api/admin/queries/my_query');
  await root.refused(404, 'no_such_query', 'DELETE', '/api/admin/queries/leaderboard');
  await root.refused(404, 'no_such_query', 'POST', '/api/admin/query', { name: 'my_query' });
});

test('the views and their columns are those that can be asked', async () => {
  const { views } = await root.get('/api/admin/schema');
  for (const { name, columns } of views) {
    assert.deepEqual((await ask({ sql: `SELECT * FROM ${name} LIMIT 0` })).columns, columns, name);
  }
});

test('pages of the audit turn', async () => {
  const first = await root.get('/api/admin/audit?count=2');
  const then = await root.get(`/api/admin/audit?count=2&before=${first.rows[1].number}`);
  assert.equal(first.more, true);
  assert.deepEqual([...first.rows, ...then.rows].map(({ number }) => number),
    [0, 1, 2, 3].map((less) => first.rows[0].number - less));
  await root.refused(400, 'bad_request', 'GET', '/api/admin/audit?count=0');
});

test('statistics are public, name no player, are cached, and answer 304', async () => {
  const nobody = new Rest(server);
  const { statistics } = await nobody.get('/api/statistics');
  assert.ok(statistics.length >= 12);
  const about = ({ params }) => params.some(({ optional }) => !optional); // these are about whom one asks for: player.test.js
  for (const { name } of statistics.filter(about)) await nobody.refused(400, 'bad_request', 'GET', `/api/statistics/${name}`);
  for (const { name } of statistics.filter((one) => !about(one))) {
    const answer = await nobody.ask('GET', `/api/statistics/${name}`);
    assert.equal(answer.status, 200, name);
    for (const column of answer.json.columns) assert.ok(!/player|user|^match$/.test(column), `${name}.${column}`);
    for (const row of answer.json.rows) assert.ok(!JSON.stringify(row).includes('Ann of'), name);
    assert.match(answer.headers['cache-control'], /^public, max-age=\d+$/);
    const chart = answer.json.chart;
    if (chart) for (const column of [chart.x, ...chart.y]) assert.ok(answer.json.columns.includes(column), `${name}: ${column}`);
    const again = await nobody.ask('GET', `/api/statistics/${name}`, undefined, { headers: { 'if-none-match': answer.headers.etag } });
    assert.equal(again.status, 304);
    assert.equal(again.headers.etag, answer.headers.etag, 'computed once');
  }
  await nobody.refused(404, 'no_such_query', 'GET', '/api/statistics/leaderboard');
  await nobody.refused(404, 'no_such_query', 'GET', '/api/statistics/none');
});

test('the public cached statistics have no cookie, and are the same for every user', async () => {
  const fresh = await startServer({ moves: true });
  try {
    const ann = await guest(fresh, 'Ann');
    await fresh.move(25 * 3600 * 1000); // the next answer that is hers brings the cookie again
    for (const path of ['/api/statistics', '/api/statistics/game_length']) {
      const { status, headers } = await ann.ask('GET', path);
      assert.deepEqual([status, headers['set-cookie']], [200, undefined], path);
      assert.match(headers['cache-control'], /^public, max-age=\d+$/, path);
      const told = await new Rest(fresh).ask('GET', path, undefined, { headers: { authorization: 'Bearer of nothing' } });
      assert.deepEqual([told.status, told.headers.etag], [200, headers.etag], 'a token is not looked at either');
    }
    const { headers } = await ann.ask('GET', '/api/me');
    assert.match(headers['set-cookie']?.[0] ?? '', /^ochre_session\w*=/, 'it was due');
    assert.equal(headers['cache-control'], 'no-store');
  } finally {
    await fresh.close();
  }
});

test('a hundred ask for the same statistic at once: it is computed once and all are answered', async () => {
  const fresh = await startServer();
  try {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(fresh.url, 'GET', '/api/statistics/game_length')));
    assert.deepEqual([...new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`))].length, 1);
    assert.equal(answers[0].status, 200);
  } finally {
    await fresh.close();
  }
});

test('a statistic that fails is not tried again with every request', async () => {
  const broken = await startServer();
  const tried = () => JSON.stringify(broken.log).split('statistics_failed query=').length - 1;
  try {
    const dropped = spawnSync('sqlite3', ['-cmd', '.timeout 20000', join(broken.dir, 'ochre.sqlite'), 'DROP TABLE schema_views']);
    assert.equal(dropped.status, 0, String(dropped.stderr));
    for (let time = 0; time < 3; time += 1) {
      await new Rest(broken).refused(503, 'busy', 'GET', '/api/statistics/game_length');
      await until(() => tried() > 0, 'what it says of that');
      assert.equal(tried(), 1, 'anybody could keep the slow workers busy for ever');
    }
  } finally {
    await broken.close();
  }
});

test('a server that is stopped does not wait for the console', async () => {
  const other = await startServer();
  const boss = new Rest(other);
  await boss.create('/api/accounts', { name: 'Boss', password });
  assert.equal(spawnSync(program, ['admin', 'make-admin', 'Boss', '--data', other.dir]).status, 0);
  const endless = send(other.url, 'POST', '/api/admin/query', {
    headers: { cookie: boss.cookie }, timeout_ms: 60000,
    body: JSON.stringify({ seconds: 60, sql: 'WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r' }),
  }).catch(() => null);
  const { pid } = other.child;
  const before = processorTicks(pid);
  await until(() => processorTicks(pid) > before + 30, 'the question to be at work');
  const begin = Date.now();
  await other.close();
  assert.ok(Date.now() - begin < 45000, `${Date.now() - begin} ms: it waited for a question of a minute`);
  await endless;
});

test('every route of administrators and statistics was taken, with each status that a client can bring about', () => {
  const exempt = new Set(['413', '429', '503']);
  const missing = [];
  for (const route of routes.filter(({ path }) => /^\/api\/(admin\/(?!settings|codes|panels)|statistics)/.test(path))) { // those: entry.test.js, panels.test.js
    for (const status of Object.keys(openapi.paths[route.path][route.method.toLowerCase()].responses)) {
      if (!exempt.has(status) && !exercised.has(`${route.method} ${route.path} ${status}`)) missing.push(`${route.method} ${route.path} ${status}`);
    }
  }
  assert.deepEqual(missing, []);
  assert.notEqual(problem('openapi.yaml#/components/schemas/admin_user', { id: 1 }), null);
});
