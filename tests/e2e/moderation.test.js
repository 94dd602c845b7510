// Reports and moderation over REST, on a file and on PostgreSQL: who may report what, who may see and do what, and what an act does.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Live } from '../support/live.js';
import { patient, until } from '../support/patience.js';
import { serveOnPostgres } from '../support/postgres.js';
import { account, guest, Rest, unseen } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const QUEUE = '/api/moderation/reports';
const DAY = 86400000;
const file = await startServer();
const database = await serveOnPostgres();
after(() => Promise.all([file.close(), database.close()]));

/** A table of two with their messages: Ann's, Ben's, Ann's. */
async function table(ann, ben) {
  const { match } = await ann.expect(201, 'POST', '/api/matches', { game: 'clans', seats: 2, listed: true });
  await ben.expect(200, 'POST', `/api/matches/${match.id}/join`, {});
  for (const [who, text] of [[ann, 'Hello'], [ben, 'You fool'], [ann, 'Oh']]) {
    await who.expect(201, 'POST', `/api/matches/${match.id}/chat`, { id: `${text.replace(' ', '')}`, text });
  }
  return match.id;
}
const texts = async (who, match) => (await who.get(`/api/matches/${match}/chat`)).lines.map(({ text, hidden }) => (hidden ? `(${text})` : text));

for (const [engine, server, store] of [['a file', file, ['--data', file.dir]], ['PostgreSQL', database.server, ['--file', database.postgres.url()]]]) {
  let root;
  let ann;
  let ben;
  let match;
  const nobody = new Rest(server);
  const report = (who, body) => who.expect(200, 'POST', '/api/reports', body);
  const open = async () => (await root.get(QUEUE)).reports;
  const act = async (number, body) => (await root.expect(200, 'POST', `${QUEUE}/${number}`, body)).report;
  const seen = async (who) => (await who.get('/api/me/reports')).reports.map(({ kind, state }) => `${kind} ${state}`);
  before(async () => {
    [root, ann, ben] = [await account(server, 'Root'), await account(server, 'Ann'), await account(server, 'Ben')];
    const made = spawnSync(program, ['admin', 'make-admin', 'root', ...store], { encoding: 'utf8', timeout: patient(60000) });
    assert.equal(made.status, 0, made.stderr);
    match = await table(ann, ben);
  });

  test(`${engine}: a message is reported, hidden from everybody at once, and shown again`, async () => {
    const watcher = await new Live(nobody).open();
    await watcher.subscribe(match);
    await watcher.next('chat', { from: 0, where: ({ lines }) => lines.length === 3 });
    await report(ann, { kind: 'line', match, line: 2, reason: 'insult', words: 'He calls me a fool' });
    const [{ number, line, by, target, game, state }] = await open();
    assert.deepEqual([line, by.name, target.name, target.admin, game, state], [2, 'Ann', 'Ben', false, 'clans', 'open']);
    const { lines, earlier } = (await root.get(`${QUEUE}/${number}`)).report;
    assert.deepEqual(lines.map((one) => [one.by.name, one.text, one.hidden]), [['Ann', 'Hello', false], ['Ben', 'You fool', false], ['Ann', 'Oh', false]]);
    assert.deepEqual(earlier, []);
    const after = await act(number, { act: 'hide', note: 'No insults' });
    assert.deepEqual([after.state, after.act, after.lines[1].text, after.lines[1].hidden], ['acted', 'hide', 'You fool', true]);
    assert.deepEqual(after.earlier.map(({ action, detail }) => [action, detail]), [['hide', `report ${number}: No insults`]]);
    const again = await watcher.next('chat', { from: 0, where: ({ lines: told }) => told.some((one) => one.hidden) });
    assert.deepEqual(again.lines.map(({ number: at, text, name }) => [at, text, name]), [[1, 'Hello', 'Ann'], [2, null, 'Ben'], [3, 'Oh', 'Ann']]);
    for (const who of [ann, ben, nobody]) assert.deepEqual(await texts(who, match), ['Hello', '(null)', 'Oh']);
    const mine = (await ben.get('/api/me/export')).matches.find(({ id }) => id === match).chat;
    assert.deepEqual(mine.map(({ text, hidden }) => [text, hidden]), [[null, true]]);
    assert.deepEqual(await seen(ann), ['line acted']);
    const from = watcher.received.length;
    await act(number, { act: 'show' });
    await watcher.next('chat', { from, where: ({ lines: told }) => told[1]?.text === 'You fool' });
    assert.deepEqual(await texts(ann, match), ['Hello', 'You fool', 'Oh']);
    watcher.close();
  });

  test(`${engine}: a muted person cannot chat until the end, which the refusal names`, async () => {
    await report(ann, { kind: 'conduct', match, seat: 1, reason: 'stalling' });
    const [{ number }] = await open();
    const now = Date.now();
    const { target } = await act(number, { act: 'mute', days: 7 });
    assert.ok(Math.abs(target.muted_until_ms - now - 7 * DAY) < 60000);
    const error = await ben.refused(403, 'chat_muted', 'POST', `/api/matches/${match}/chat`, { id: 'again', text: 'Still here' });
    assert.equal(error.until_ms, target.muted_until_ms);
    assert.equal((await texts(ann, match)).length, 3);
    await ann.expect(201, 'POST', `/api/matches/${match}/chat`, { id: 'four', text: 'Quiet' });
    await act(number, { act: 'unmute' });
    await ben.expect(201, 'POST', `/api/matches/${match}/chat`, { id: 'again', text: 'Still here' });
    await report(ann, { kind: 'conduct', match, seat: 1, reason: 'stalling' });
    const [later] = await open();
    assert.deepEqual([later.number > number, (await act(later.number, { act: 'unmute' })).state, (await seen(ann))[0]], [true, 'open', 'conduct open']);
    await act(later.number, { act: 'dismiss' });
  });

  test(`${engine}: a dismissed report is settled for all who have reported the same thing, and told to them alone`, async () => {
    const cara = await account(server, 'Cara');
    const { id } = (await ben.get('/api/me')).user;
    for (const who of [ann, cara]) await report(who, { kind: 'name', user: id, reason: 'name' });
    const rows = await open();
    assert.deepEqual(rows.map(({ kind, name, by }) => [kind, name, by.name]), [['name', 'Ben', 'Cara'], ['name', 'Ben', 'Ann']]);
    await act(rows[1].number, { act: 'dismiss' });
    assert.deepEqual([await open(), await seen(cara)], [[], ['name dismissed']]);
    await root.refused(409, 'report_settled', 'POST', `${QUEUE}/${rows[0].number}`, { act: 'dismiss' });
    assert.deepEqual(await seen(ben), []);
    assert.equal((await root.get(`${QUEUE}?state=settled`)).reports.length, 5);
    const { rows: log } = await root.get('/api/admin/audit');
    assert.deepEqual(log.slice(0, 2).map(({ action, result }) => [action, result]), [['dismiss', 'report_settled'], ['dismiss', 'done']]);
  });

  test(`${engine}: one open report of the same thing, and few of a guest`, async () => {
    const gus = await guest(server, 'Gus');
    const { id } = (await ann.get('/api/me')).user;
    const body = { kind: 'name', user: id, reason: 'name' };
    await report(gus, body);
    await gus.refused(409, 'reported_already', 'POST', '/api/reports', body);
    await report(gus, { kind: 'line', match, line: 1, reason: 'spam' });
    await gus.refused(429, 'too_many_reports', 'POST', '/api/reports', { kind: 'line', match, line: 3, reason: 'spam' });
    for (const { number } of await open()) await act(number, { act: 'dismiss' });
    await report(gus, { kind: 'line', match, line: 3, reason: 'spam' });
    for (const { number } of await open()) await act(number, { act: 'dismiss' });
  });

  test(`${engine}: nobody reports themselves, what is not there, or a match that they may not see`, async () => {
    const { id } = (await ann.get('/api/me')).user;
    const hidden = (await ben.expect(201, 'POST', '/api/matches', { game: 'clans', seats: 2, listed: false })).match;
    const name = { kind: 'name', user: id, reason: 'name' };
    await ann.refused(409, 'yourself', 'POST', '/api/reports', name);
    await ann.refused(404, 'no_such_user', 'POST', '/api/reports', { kind: 'line', match, line: 1, reason: 'spam' });
    await ann.refused(404, 'no_such_user', 'POST', '/api/reports', { kind: 'line', match, line: 99, reason: 'spam' });
    await ann.refused(404, 'no_such_user', 'POST', '/api/reports', { ...name, user: 987654 });
    await ann.refused(404, 'no_such_match', 'POST', '/api/reports', { kind: 'conduct', match: hidden.id, seat: 0, reason: 'other' });
    await ann.refused(404, 'no_such_match', 'POST', '/api/reports', { kind: 'conduct', seat: 0, reason: 'other' });
    await ann.refused(400, 'bad_request', 'POST', '/api/reports', { ...name, reason: 'because' });
    await ann.refused(400, 'bad_request', 'POST', '/api/reports', { ...name, kind: 'face' });
    await ben.refused(400, 'bad_request', 'POST', '/api/reports', { ...name, words: 'x'.repeat(501) });
    await ann.refused(400, 'bad_request', 'POST', '/api/reports', { kind: 'conduct', match, seat: 5, reason: 'other' });
    await nobody.refused(401, 'not_signed_in', 'POST', '/api/reports', name);
    await ben.refused(403, 'wrong_origin', 'POST', '/api/reports', name, { headers: { origin: 'http://elsewhere.example' } });
    await nobody.refused(401, 'not_signed_in', 'GET', '/api/me/reports');
    await report(ann, { kind: 'conduct', match: hidden.id, key: hidden.key, seat: 0, reason: 'other' });
    for (const { number } of await open()) await act(number, { act: 'dismiss' });
  });

  test(`${engine}: a warned person reads the warning, and writes nothing before confirming it`, async () => {
    const eve = await account(server, 'Eve');
    const { match: { id } } = await eve.create('/api/matches', { game: 'clans', seats: 2, listed: true });
    await report(ann, { kind: 'conduct', match: id, seat: 0, reason: 'other' });
    const [{ number }] = await open();
    await root.refused(400, 'bad_request', 'POST', `${QUEUE}/${number}`, { act: 'warn' });
    assert.equal((await eve.get('/api/me')).user.warned, undefined);
    await act(number, { act: 'warn', text: 'Be kind' });
    assert.equal((await eve.get('/api/me')).user.warned, true);
    await eve.refused(403, 'warning_open', 'POST', `/api/matches/${id}/chat`, { id: 'one', text: 'Hm' });
    const { warnings } = await eve.get('/api/me/warnings');
    assert.deepEqual(warnings.map(({ text }) => text), ['Be kind']);
    const path = `/api/me/warnings/${warnings[0].number}`;
    await ann.refused(404, 'not_found', 'DELETE', path);
    await nobody.refused(401, 'not_signed_in', 'DELETE', path);
    await nobody.refused(401, 'not_signed_in', 'GET', '/api/me/warnings');
    await eve.refused(403, 'wrong_origin', 'DELETE', path, undefined, { headers: { origin: 'http://elsewhere.example' } });
    await eve.expect(200, 'DELETE', path);
    await eve.refused(404, 'not_found', 'DELETE', path);
    assert.deepEqual([(await eve.get('/api/me')).user.warned, (await eve.get('/api/me/warnings')).warnings], [undefined, []]);
    await eve.expect(201, 'POST', `/api/matches/${id}/chat`, { id: 'one', text: 'Hm' });
  });

  test(`${engine}: a new name is everywhere at once, and nobody else's`, async () => {
    const rude = await account(server, 'Rude One');
    const id = await table(ann, rude);
    const watcher = await new Live(nobody).open();
    const seen = await watcher.subscribe(id);
    const { user: { id: user } } = await rude.get('/api/me');
    await report(ann, { kind: 'name', user, reason: 'name' });
    const [{ number }] = await open();
    await root.refused(409, 'name_taken', 'POST', `${QUEUE}/${number}`, { act: 'rename', text: 'ann' });
    await root.refused(409, 'name_taken', 'POST', `${QUEUE}/${number}`, { act: 'rename', text: 'admin' });
    await root.refused(400, 'bad_name', 'POST', `${QUEUE}/${number}`, { act: 'rename', text: '\u202e' });
    const { target, name } = await act(number, { act: 'rename', text: ' Polite  One ' });
    assert.deepEqual([target.name, name], ['Polite One', 'Rude One']);
    await watcher.until(() => seen.match.seats[1].name === 'Polite One', 'the new name');
    assert.equal((await rude.get('/api/me')).user.name, 'Polite One');
    assert.deepEqual((await ann.get(`/api/matches/${id}/chat`)).lines.map((line) => line.name), ['Ann', 'Polite One', 'Ann']);
    await new Rest(server).expect(201, 'POST', '/api/sessions', { name: 'Polite One', password: 'Rude One has a password' });
    watcher.close();
  });

  test(`${engine}: the queue is for administrators, and no act is about oneself`, async () => {
    const { id } = (await root.get('/api/me')).user;
    await report(ann, { kind: 'name', user: id, reason: 'name' });
    const [{ number }] = await open();
    for (const [who, status, name] of [[nobody, 401, 'not_signed_in'], [ann, 403, 'not_allowed'], [await guest(server, 'Gil'), 403, 'not_allowed']]) {
      await who.refused(status, name, 'GET', QUEUE);
      await who.refused(status, name, 'GET', `${QUEUE}/${number}`);
      await who.refused(status, name, 'POST', `${QUEUE}/${number}`, { act: 'dismiss' });
    }
    await root.refused(409, 'yourself', 'POST', `${QUEUE}/${number}`, { act: 'dismiss' });
    await root.refused(404, 'no_such_report', 'GET', `${QUEUE}/987654`);
    await root.refused(404, 'no_such_report', 'POST', `${QUEUE}/987654`, { act: 'dismiss' });
    await root.refused(400, 'bad_request', 'GET', `${QUEUE}?state=new`);
    await root.refused(400, 'bad_request', 'POST', `${QUEUE}/${number}`, { act: 'shout' });
    await root.refused(400, 'bad_request', 'POST', `${QUEUE}/${number}`, { act: 'mute' });
  });

  test(`${engine}: a message stays reported, and can be reported and hidden, after its sender has deleted the account`, async () => {
    const { id: user } = (await ben.get('/api/me')).user;
    for (const body of [{ kind: 'name', user, reason: 'name' }, { kind: 'line', match, line: 2, reason: 'insult' }]) await report(ann, body);
    const [about, name] = await open();
    await ben.expect(200, 'DELETE', '/api/me', { password: 'Ben has a password' });
    await root.refused(404, 'no_such_report', 'GET', `${QUEUE}/${name.number}`);
    const left = (await root.get(`${QUEUE}/${about.number}`)).report;
    assert.deepEqual([left.name, left.target.name, left.state], ['(deleted)', '(deleted)', 'open']);
    const dora = await account(server, 'Dora');
    await dora.refused(404, 'no_such_user', 'POST', '/api/reports', { kind: 'name', user, reason: 'name' });
    await report(dora, { kind: 'line', match, line: 2, reason: 'insult' });
    for (const body of [{ act: 'mute', days: 1 }, { act: 'warn', text: 'No' }, { act: 'rename', text: 'Nobody' }]) {
      await root.refused(404, 'no_such_user', 'POST', `${QUEUE}/${about.number}`, body);
    }
    const { state, lines } = await act(about.number, { act: 'hide' });
    assert.deepEqual([state, lines[1].hidden, await seen(dora)], ['acted', true, ['line acted']]);
    assert.equal((await texts(ann, match))[1], '(null)');
  });

  test(`${engine}: a moderator neither sees reports about moderators and administrators, nor settles one of their own`, async () => {
    const [mia, max] = [await account(server, 'Mia Mod'), await account(server, 'Max Mod')];
    const ids = {};
    for (const [name, who] of Object.entries({ mia, max, root, ann })) ids[name] = (await who.get('/api/me')).user.id;
    for (const name of ['mia', 'max']) await root.expect(200, 'POST', `/api/admin/users/${ids[name]}/make-moderator`);
    for (const { number } of await open()) await root.ask('POST', `${QUEUE}/${number}`, { act: 'dismiss' });
    const wes = await account(server, 'Wes');
    for (const name of ['mia', 'max', 'root', 'ann']) await report(wes, { kind: 'name', user: ids[name], reason: 'name' });
    const about = Object.fromEntries((await open()).filter(({ by }) => by.name === 'Wes').map(({ target, number }) => [target.name, number]));
    assert.deepEqual(Object.keys(about), ['Ann', 'Root', 'Max Mod', 'Mia Mod']);
    const queue = await mia.get(QUEUE);
    assert.deepEqual([queue.reports.map(({ target }) => target.name), queue.more], [['Ann'], false]);
    for (const name of ['Root', 'Max Mod', 'Mia Mod']) {
      await mia.refused(404, 'no_such_report', 'GET', `${QUEUE}/${about[name]}`);
      await mia.refused(404, 'no_such_report', 'POST', `${QUEUE}/${about[name]}`, { act: 'dismiss' });
    }
    await report(mia, { kind: 'name', user: ids.ann, reason: 'name' });
    const own = (await open())[0].number;
    await mia.refused(409, 'yourself', 'POST', `${QUEUE}/${own}`, { act: 'dismiss' });
    await max.expect(200, 'POST', `${QUEUE}/${own}`, { act: 'dismiss' });
    await root.refused(409, 'yourself', 'POST', `${QUEUE}/${about.Root}`, { act: 'dismiss' });
    for (const name of ['mia', 'max']) await root.expect(200, 'POST', `/api/admin/users/${ids[name]}/remove-moderator`);
    await act(about['Mia Mod'], { act: 'dismiss' });
    await act(about['Max Mod'], { act: 'dismiss' });
  });

  test(`${engine}: each act as each role, on each role`, async () => {
    const names = { guest: await guest(server, 'Guest G'), user: await account(server, 'User U'), moderator: await account(server, 'Mod One'), admin: await account(server, 'Adm One') };
    const targets = { guest: await guest(server, 'Guest T'), user: await account(server, 'User T'), moderator: await account(server, 'Mod Two'), admin: await account(server, 'Adm Two') };
    const banned = await account(server, 'Mod Banned');
    for (const who of [ann, banned, ...Object.values(names), ...Object.values(targets)]) who.user = (await who.get('/api/me')).user;
    for (const [role, deed] of [['moderator', 'make-moderator'], ['admin', 'make-admin']]) {
      for (const who of [names, targets]) await root.expect(200, 'POST', `/api/admin/users/${who[role].user.id}/${deed}`);
    }
    await root.expect(200, 'POST', `/api/admin/users/${banned.user.id}/make-moderator`);
    await root.expect(200, 'POST', `/api/admin/users/${banned.user.id}/ban`, { reason: 'No' });
    assert.deepEqual((await root.get('/api/admin/users?filter=moderators')).users.map(({ name }) => name), ['Mod Banned', 'Mod Two', 'Mod One']);
    assert.deepEqual((await names.moderator.get('/api/me')).user.role, 'moderator');
    const may = { moderator: ['guest', 'user'], admin: ['guest', 'user', 'moderator', 'admin'] };
    const { match: { id } } = await targets.user.create('/api/matches', { game: 'clans', seats: 4, listed: true });
    let line = 0;
    for (const [on, target] of Object.entries(targets)) {
      if (on !== 'user') await target.post(`/api/matches/${id}/join`);
      await target.create(`/api/matches/${id}/chat`, { id: on, text: on });
      line += 1;
      await report(ann, { kind: 'line', match: id, line, reason: 'other' });
      const [{ number }] = await open();
      const path = `${QUEUE}/${number}`;
      for (const [by, actor] of [...Object.entries(names), ['banned', banned], ['nobody', nobody]]) {
        const sees = await actor.ask('GET', path);
        const no = ['banned', 'nobody'].includes(by) ? 401 : may[by] ? 404 : 403; // a moderator does not see it
        assert.equal(sees.status, may[by]?.includes(on) ? 200 : no, `${by} looks`);
        for (const body of [{ act: 'hide' }, { act: 'show' }, { act: 'mute', days: 1 }, { act: 'unmute' }, { act: 'warn', text: 'Stop' }, { act: 'rename', text: `${on} by ${by}` }]) {
          const { status } = await actor.ask('POST', path, body);
          assert.equal(status, may[by]?.includes(on) ? 200 : no, `${by}: ${body.act} on ${on}`);
        }
      }
      await act(number, { act: 'hide' });
    }
    for (const path of ['/api/admin/users', '/api/admin/audit', '/api/admin/settings', '/api/admin/overview']) await names.moderator.refused(403, 'not_allowed', 'GET', path);
    await names.moderator.refused(403, 'not_allowed', 'POST', `/api/admin/users/${ann.user.id}/ban`, {});
    await names.moderator.refused(403, 'not_allowed', 'POST', `/api/admin/users/${ann.user.id}/make-moderator`);
    await root.refused(409, 'no_account', 'POST', `/api/admin/users/${targets.guest.user.id}/make-moderator`);
    await root.expect(200, 'POST', `/api/admin/users/${names.moderator.user.id}/remove-moderator`);
    await names.moderator.refused(403, 'not_allowed', 'GET', QUEUE);
    const { rows: log } = await root.get('/api/admin/audit?count=4');
    assert.deepEqual(log.slice(0, 2).map(({ action, result }) => [action, result]), [['remove-moderator', 'done'], ['make-moderator', 'no_account']]);
  });
}

test('what a moderator does on one node applies on another at once', async () => {
  const other = await startServer({ args: ['--store', database.postgres.url()] });
  try {
    const on = (rest, server) => Object.assign(new Rest(server), { cookie: rest.cookie });
    const [ivy, joe] = [await account(database.server, 'Ivy'), await account(database.server, 'Joe')];
    const root = await account(database.server, 'Root Two');
    assert.equal(spawnSync(program, ['admin', 'make-admin', 'root two', '--file', database.postgres.url()]).status, 0);
    const id = await table(ivy, joe);
    const there = on(joe, other);
    const watcher = await new Live(on(ivy, other)).open();
    const seen = await watcher.subscribe(id);
    await watcher.next('chat', { from: 0, where: ({ lines }) => lines.length === 3 });
    await ivy.expect(200, 'POST', '/api/reports', { kind: 'line', match: id, line: 2, reason: 'insult' });
    const [{ number }] = (await root.get(QUEUE)).reports;
    const act = (body) => root.expect(200, 'POST', `${QUEUE}/${number}`, body);
    await there.get('/api/me'); // the other node caches the session
    await act({ act: 'hide' });
    await watcher.next('chat', { from: 0, where: ({ lines }) => lines.some((line) => line.hidden) });
    await act({ act: 'mute', days: 1 });
    await there.refused(403, 'chat_muted', 'POST', `/api/matches/${id}/chat`, { id: 'no', text: 'No' });
    await act({ act: 'unmute' });
    await act({ act: 'rename', text: 'Joseph' });
    await watcher.until(() => seen.match.seats[1].name === 'Joseph', 'the new name');
    await until(async () => (await there.get('/api/me')).user.name === 'Joseph', 'the session with the new name');
    await act({ act: 'warn', text: 'Be kind' });
    await there.refused(403, 'warning_open', 'POST', `/api/matches/${id}/chat`, { id: 'no', text: 'No' });
    await until(async () => (await there.get('/api/me')).user.warned, 'the warning');
    const { user } = await ivy.get('/api/me');
    await root.expect(200, 'POST', `/api/admin/users/${user.id}/make-moderator`);
    await until(async () => (await on(ivy, other).ask('GET', QUEUE)).status === 200, 'the role');
    await root.expect(200, 'POST', `/api/admin/users/${user.id}/remove-moderator`);
    await until(async () => (await on(ivy, other).ask('GET', QUEUE)).status === 403, 'the end of the role');
    watcher.close();
  } finally {
    await other.close();
  }
});

test('a user in the first week sends fewer messages and reports', async () => {
  const strict = await startServer({ limits: 1 });
  try {
    const [kay, lee] = [await account(strict, 'Kay'), await account(strict, 'Lee')];
    const { match: { id } } = await kay.create('/api/matches', { game: 'clans', seats: 2, listed: true });
    await lee.post(`/api/matches/${id}/join`);
    let sent = 0;
    const say = async () => { sent += 1; return (await kay.ask('POST', `/api/matches/${id}/chat`, { id: `n${sent}`, text: 'Hm' })).status; };
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push(await say());
    assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429]);
    execFileSync('sqlite3', [join(strict.dir, 'ochre.sqlite'), 'PRAGMA busy_timeout = 5000; UPDATE user SET created_ms = 0']);
    await kay.create('/api/sessions', { name: 'Kay', password: 'Kay has a password' }); // its user is read anew
    for (let n = 0; n < 8; n += 1) assert.equal(await say(), 201);
    const told = [];
    for (let line = 1; line < 7; line += 1) told.push((await lee.ask('POST', '/api/reports', { kind: 'line', match: id, line, reason: 'spam' })).status);
    assert.deepEqual(told, [200, 200, 200, 200, 200, 429]);
  } finally {
    await strict.close();
  }
});

test('every status of openapi.yaml was met', () => {
  assert.deepEqual(unseen(/^\/api\/(reports|me\/(reports|warnings)|moderation)/, '413', '429', '503'), []);
});
