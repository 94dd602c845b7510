// Webhooks about the whole server, on a file and on PostgreSQL: any account subscribes to the tables that were opened and the matches that have
// ended. They tell what the public feed shows, and nothing else.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { patient, until } from '../support/patience.js';
import { Postgres } from '../support/postgres.js';
import { account, callOff, playOut, send, table } from '../support/rest.js';
import { problem } from '../support/schemas.js';
import { program, startServer } from '../support/server.js';
import { Sink } from '../support/sink.js';

const SETTLE_MS = 3500;
const HOOKS = '/api/me/notify/hooks';
const sqlite = (server, sql) => execFileSync('sqlite3', ['-cmd', '.timeout 20000', join(server.dir, 'ochre.sqlite'), sql]).toString();
const args = ['--allow-private-hooks'];
const postgres = new Postgres();
const file = await startServer({ moves: true, args });
const database = await startServer({ moves: true, args: [...args, '--store', postgres.url()] });
after(async () => {
  await Promise.all([file.close(), database.close()]);
  postgres.close();
});

for (const [engine, server, store] of [['a file', file, ['--data', file.dir]], ['PostgreSQL', database, ['--file', postgres.url()]]]) {
  let sink;
  let ann;
  let ben;
  let cay; // who subscribes, and plays nowhere
  before(async () => {
    sink = await new Sink().open();
    for (const name of ['Ann', 'Ben', 'Cay']) await account(server, name);
    [ann, ben, cay] = await Promise.all(['Dan', 'Eve', 'Fay'].map((name) => account(server, name)));
  });
  after(() => sink.close());

  const subscribe = (person, path, more = {}) => person.create(HOOKS, { url: `${sink.url}${path}`, form: 'json', about: 'public', ...more });
  const drop = async (person) => {
    for (const { number } of (await person.get('/api/me/notify')).addresses) await person.expect(200, 'DELETE', `/api/me/notify/addresses/${number}`);
  };
  const at = (path) => sink.posts.filter((post) => post.path === path).map(({ body }) => JSON.parse(body));
  /** The events at that path, without those of `matches` that are not named. */
  const told = (path, ...matches) => at(path).filter(({ match }) => matches.includes(match)).map(({ event, match }) => [event, match]);
  const feed = async () => (await send(server.url, 'GET', '/feed/public.atom')).text;
  /** Opens a table and ends it, as the last of all: what comes before it has been decided when it was told. */
  async function last(path) {
    const { id } = await table([ann], { game: 'clans', bots: ['random'] });
    await callOff(id, ann);
    await until(async () => { await server.move(SETTLE_MS); return told(path, id).some(([event]) => event === 'ended'); }, `the end of ${id} at ${path}`);
    return id;
  }
  const open = async (options = {}) => (await ann.create('/api/matches', { game: 'clans', seats: 2, ...options })).match.id;

  test(`on ${engine} an open table, a full one and an end are told once, signed, as the feed shows them, to whoever subscribes`, async () => {
    const { secret } = await subscribe(cay, '/all');
    const id = await open();
    await until(async () => { await server.move(SETTLE_MS); return at('/all').length > 0; }, 'the table');
    await ben.post(`/api/matches/${id}/join`, {});
    await ann.post(`/api/matches/${id}/start`);
    await until(async () => { await server.move(SETTLE_MS); return told('/all', id).length > 1; }, 'that it is full');
    await playOut(id, ann, ben);
    await last('/all');
    assert.deepEqual(told('/all', id), [['opened', id], ['full', id], ['ended', id]]);
    const [opened, full, ended] = at('/all').filter(({ match }) => match === id);
    for (const one of [opened, full, ended]) {
      assert.equal(problem('openapi.yaml#/components/schemas/hook_told', one), null);
      assert.deepEqual([one.user, one.seat, one.lines, one.version, one.game, one.url], ['Fay', null, [], 0, 'clans', `${server.url}/match/${id}`]);
      assert.equal(one.picture, `${server.url}/api/matches/${id}/picture`);
    }
    assert.deepEqual([opened.players[0].name, opened.players[1].name, opened.players[0].rank], ['Dan', null, null]);
    const { match } = await ann.get(`/api/matches/${id}`);
    assert.deepEqual(ended.players.map(({ name, rank, points }) => [name, rank, points]), match.seats.map(({ name, rank, score }) => [name, rank, score]));
    assert.equal(ended.at_ms, match.ended_ms);
    const { headers, body } = sink.posts.find((post) => post.path === '/all' && JSON.parse(post.body).match === id);
    assert.equal(headers['ochre-signature'], `sha256=${createHmac('sha256', secret).update(`${headers['ochre-time']}.${body}`).digest('hex')}`);
    assert.equal(headers['ochre-notice'], String(opened.notice));
    assert.ok((await feed()).includes(`/match/${id}`));
    await drop(cay);
  });

  test(`on ${engine} a player who subscribes hears it as everybody does, beside what is theirs, and a chat room in words`, async () => {
    await subscribe(ann, '/public');
    await ann.create(HOOKS, { url: `${sink.url}/mine`, form: 'json' });
    await subscribe(ben, '/room', { form: 'text' });
    const match = await table([ann, ben], { game: 'clans' });
    await callOff(match.id, ann, ben);
    await last('/public');
    await until(async () => { await server.move(SETTLE_MS); return told('/mine', match.id).some(([event]) => event === 'over'); }, 'the own notification');
    assert.deepEqual(told('/public', match.id).filter(([event]) => event !== 'full'), [['ended', match.id]], 'the table had started before it was told');
    assert.equal(at('/public').find((one) => one.match === match.id).seat, null);
    assert.ok(told('/mine', match.id).every(([event]) => event !== 'ended' && event !== 'opened'));
    await until(async () => { await server.move(SETTLE_MS); return at('/room').some(({ text }) => text.includes(match.id)); }, 'the room');
    assert.match(at('/room').find(({ text }) => text.includes(match.id)).text, /^A match has ended\. http\S+\nDan · Eve\n?$/);
    const { addresses } = await ann.get('/api/me/notify');
    assert.deepEqual(addresses.map(({ about }) => about), ['public', 'me']);
    await drop(ann);
    await drop(ben);
  });

  test(`on ${engine} unlisted tables, matches that go on, tables that are gone, and bans are never in it`, async () => {
    await subscribe(cay, '/hidden');
    const secret = await table([ann, ben], { game: 'clans', listed: false, join: 'link' });
    await callOff(secret.id, ann, ben);
    const waiting = await open({ listed: false, join: 'link' });
    const gone = await open();
    await ann.post(`/api/matches/${gone}/leave`);
    const running = await table([ann, ben], { game: 'clans' });
    const made = spawnSync(program, ['admin', 'make-admin', 'Dan', ...store], { encoding: 'utf8', timeout: patient(15000) });
    assert.equal(made.status, 0, made.stderr);
    const { user } = await ben.get('/api/me');
    await until(async () => (await ann.ask('POST', `/api/admin/users/${user.id}/ban`, { reason: 'a private reason' })).status === 200, 'the ban');
    await last('/hidden');
    assert.deepEqual(told('/hidden', secret.id, waiting, gone), []);
    assert.deepEqual(told('/hidden', running.id), [['full', running.id]], 'it goes on');
    assert.ok(!JSON.stringify(at('/hidden')).includes('private reason'));
    const shown = await feed();
    for (const id of [secret.id, waiting, gone, running.id]) assert.ok(!shown.includes(id), 'nor in the feed');
    await ann.post(`/api/admin/users/${user.id}/unban`);
    ben = await account(server, 'Gus');
    await drop(cay);
  });

  test(`on ${engine} a banned subscriber gets nothing, and nothing later`, async () => {
    await subscribe(cay, '/banned');
    await subscribe(ann, '/witness');
    const { user } = await cay.get('/api/me');
    await ann.post(`/api/admin/users/${user.id}/ban`, { reason: 'why not' });
    const during = await last('/witness');
    await ann.post(`/api/admin/users/${user.id}/unban`);
    await last('/witness');
    await cay.create('/api/sessions', { name: 'Fay', password: 'Fay has a password' });
    await until(async () => { await server.move(60000); return at('/banned').length > 0; }, 'what came after the ban');
    assert.deepEqual(told('/banned', during), []);
    await drop(ann);
    await drop(cay);
  });

  test(`on ${engine} a failing webhook gets each event in the end, in order, and a server that is killed loses none`, async () => {
    await subscribe(cay, '/fails');
    sink.answer = { status: 500 };
    const first = await table([ann], { game: 'clans', bots: ['random'] });
    await callOff(first.id, ann);
    await until(async () => { await server.move(SETTLE_MS); return at('/fails').length > 0; }, 'a try');
    const second = await table([ann], { game: 'clans', bots: ['random'] });
    await callOff(second.id, ann);
    await server.kill();
    sink.answer = { status: 204 };
    await server.start();
    await until(async () => { await server.move(60000); return told('/fails', second.id).length > 0; }, 'both');
    const ends = told('/fails', first.id, second.id).map(([, match]) => match);
    assert.deepEqual([...new Set(ends)], [first.id, second.id]);
    assert.equal(new Set(at('/fails').filter(({ match }) => match === first.id).map(({ notice }) => notice)).size, 1, 'the number stays');
    await drop(cay);
  });

  test(`on ${engine} a webhook that becomes public, or again its owner's, begins anew; bad words are refused, and three is the limit of all`, async () => {
    const path = '/turned';
    const mine = await cay.create(HOOKS, { url: `${sink.url}${path}`, form: 'json' });
    const old = await table([ann, cay], { game: 'clans' });
    await callOff(old.id, ann, cay);
    const turned = await subscribe(cay, path);
    assert.equal(turned.number, mine.number, 'the same URL is the same webhook');
    const since = await last(path);
    assert.deepEqual(told(path, old.id), [], 'neither what was its owner\'s, nor what ended before');
    assert.equal((await cay.get('/api/me/notify')).addresses[0].about, 'public');
    await cay.create(HOOKS, { url: `${sink.url}${path}`, form: 'json', about: 'me' });
    const own = await table([ann, cay], { game: 'clans' });
    await callOff(own.id, ann, cay);
    await until(async () => { await server.move(SETTLE_MS); return told(path, own.id).some(([event]) => event === 'over'); }, 'what is its owner\'s');
    assert.ok(told(path, own.id).every(([event]) => event !== 'ended'));
    assert.deepEqual(told(path, since), [['ended', since]]);
    for (const [body, name, field] of [[{ about: 'all' }, 'bad_request', 'about'], [{ about: '' }, 'bad_request', 'about'], [{ about: 1 }, 'bad_type', 'about'],
      [{ about: 'publicpublic' }, 'out_of_range', 'about'], [{ private: true }, 'unknown_field', 'private']])
      assert.equal((await cay.refused(400, name, 'POST', HOOKS, { url: `${sink.url}/bad`, form: 'json', ...body })).field, field, JSON.stringify(body));
    await subscribe(cay, '/two');
    await subscribe(cay, '/three', { form: 'text' });
    for (const about of ['me', 'public']) await cay.refused(409, 'too_many_addresses', 'POST', HOOKS, { url: `${sink.url}/four`, form: 'json', about });
    await drop(cay);
  });

  test(`on ${engine} a table is full once, when its last seat is taken, and a host is told of each of their tables, of no other`, async () => {
    const eve = await account(server, 'Hal');
    await subscribe(ann, '/host', { about: 'hosted' });
    await subscribe(cay, '/full');
    assert.equal((await ann.get('/api/me/notify')).addresses[0].about, 'hosted');
    const [mine, hidden] = [await open(), await open({ listed: false, join: 'link' })];
    const { id: other } = (await eve.create('/api/matches', { game: 'clans', seats: 2 })).match;
    await until(async () => { await server.move(SETTLE_MS); return told('/host', mine, hidden).length === 2; }, 'both tables');
    await eve.post(`/api/matches/${mine}/join`, {});
    await eve.post(`/api/matches/${mine}/leave`);
    await eve.post(`/api/matches/${mine}/join`, {});
    const { match } = await ann.get(`/api/matches/${hidden}`);
    await eve.post(`/api/matches/${hidden}/join`, match.key ? { key: match.key } : {});
    await until(async () => { await server.move(SETTLE_MS); return told('/host', mine, hidden).length === 4; }, 'both full');
    for (const id of [mine, hidden]) {
      await ann.post(`/api/matches/${id}/start`);
      await callOff(id, ann, eve);
    }
    await eve.post(`/api/matches/${other}/leave`);
    await last('/host');
    await last('/full');
    for (const id of [mine, hidden]) assert.deepEqual(told('/host', id).map(([event]) => event), ['opened', 'full', 'ended']);
    assert.deepEqual(told('/host', other), []);
    assert.deepEqual(told('/full', mine).map(([event]) => event), ['opened', 'full', 'ended']);
    assert.deepEqual(told('/full', hidden), []);
    const secret = at('/host').filter((one) => one.match === hidden);
    for (const one of [...secret, ...at('/host')]) assert.equal(problem('openapi.yaml#/components/schemas/hook_told', one), null);
    assert.deepEqual([secret[1].players.map(({ name }) => name), secret[1].picture], [['Dan', (await eve.get('/api/me')).user.name], null]);
    await drop(ann);
    await drop(cay);
  });

  test(`on ${engine} nothing is written while nobody subscribes, and the rest of a long queue stays bounded`, async () => {
    const query = (sql) => (engine === 'a file' ? sqlite(server, sql) : postgres.run(sql, { args: ['-At'] })).trim();
    const newest = () => query('SELECT coalesce(max(number), 0) FROM public_event');
    const before = newest();
    await open();
    assert.equal(newest(), before);
    await subscribe(cay, '/long');
    const id = await open();
    assert.notEqual(newest(), before);
    query(`INSERT INTO public_event (match_number, event, at_ms) SELECT match_number, event, at_ms FROM public_event, (WITH RECURSIVE n(i) AS
      (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200) SELECT i FROM n) AS many WHERE number = ${newest()}`);
    await open();
    assert.equal(query('SELECT count(*) FROM public_event WHERE number > (SELECT max(number) FROM public_event) - 1000'), query('SELECT count(*) FROM public_event'));
    assert.ok(Number(query('SELECT count(*) FROM public_event')) <= 1000);
    assert.ok(id);
    await drop(cay);
  });
}
