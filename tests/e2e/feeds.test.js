// The feeds of my turns, ends and deadlines, by a secret link.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { until } from '../support/patience.js';
import { account, callOff, guest, Rest, table, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';

const LINK = '/api/me/feed';
const DAYS = { pace: 'days', bank_s: 86400, increment_s: 28800, cap_s: 259200 };

let server;
before(async () => { server = await startServer({ moves: true }); });
after(() => server?.close());

/** The feed of a link, as text. */
async function read(path, type) {
  const answer = await new Rest(server).ask('GET', path);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers['content-type'], `${type}; charset=utf-8`);
  assert.equal(answer.headers['cache-control'], 'no-store');
  return answer.text;
}
const atom = (path) => read(path, 'application/atom+xml');
/** The lines of a calendar, unfolded. */
async function calendar(path) {
  const text = await read(path, 'text/calendar');
  assert.ok(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75) && !/[^\r]\n/.test(text));
  return text.replaceAll('\r\n ', '').split('\r\n');
}
const titles = (feed) => [...feed.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title);
const ids = (feed) => [...feed.matchAll(/<entry><id>(.*?)<\/id>/g)].map(([, id]) => id);

test('a feed says whose turn it is, and what has ended', async () => {
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob & <Cem>')];
  const link = await ann.create(LINK);
  assert.deepEqual(titles(await atom(link.atom)), []);
  const match = await table([ann, bob], { clock: DAYS, start_seat: 0 });
  const feed = await atom(link.atom);
  assert.deepEqual(titles(feed), ['Your turn: Stone Age with Bob &amp; &lt;Cem&gt;']);
  assert.deepEqual(ids(feed), [`${server.url}/match/${match.id}#turn-0`]);
  assert.deepEqual(titles(await atom(`${link.atom}?lang=de`)), ['Du bist dran: Stone Age mit Bob &amp; &lt;Cem&gt;']);
  assert.deepEqual(titles(await atom((await bob.create(LINK)).atom)), [], "it is not Bob's turn");
  const { clocks } = (await ann.get(`/api/matches/${match.id}`)).match;
  const lines = await calendar(link.calendar);
  const due = new Date(clocks[0].deadline_ms).toISOString().replace(/[-:]|\.\d+/g, '');
  assert.equal(lines.find((line) => line.startsWith('DTSTART')), `DTSTART:${due}`);
  assert.equal(lines.find((line) => line.startsWith('SUMMARY')), 'SUMMARY:Your move is due: Stone Age with Bob & <Cem>');
  assert.equal(lines.find((line) => line.startsWith('UID')), `UID:deadline-${match.id}-0@${new URL(server.url).host}`);
  await callOff(match.id, ann, bob);
  const ended = await atom(link.atom);
  assert.deepEqual(titles(ended), ['Finished: Stone Age with Bob &amp; &lt;Cem&gt;']);
  assert.deepEqual(ids(ended), [`${server.url}/match/${match.id}#over`]);
  assert.equal((await calendar(link.calendar)).filter((line) => line === 'BEGIN:VEVENT').length, 0);
});

test('a deadline is in the calendar and in the list of turns after a restart, when no match is in memory', async () => {
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob')];
  const { calendar: path } = await ann.create(LINK);
  const made = [];
  for (let i = 0; i < 3; i += 1) made.push((await table([ann, bob], { clock: DAYS, start_seat: i % 2 })).id);
  const starts = async () => (await calendar(path)).flatMap((line) => {
    const [, ...parts] = /^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(line) ?? [];
    return parts.length ? [Date.parse(`${parts.slice(0, 3).join('-')}T${parts.slice(3).join(':')}Z`)] : [];
  }).sort();
  const before = await starts();
  assert.equal(before.length, 2);
  const stopped = Date.now();
  await server.stop();
  await server.start();
  const down = Date.now() - stopped; // no clock runs while the server is down
  const later = await starts();
  assert.equal(later.length, 2);
  later.forEach((at, i) => assert.ok(at >= before[i] && at <= before[i] + down + 1000, `${before[i]} became ${at} in ${down} ms`));
  await server.stop();
  await server.start();
  const { matches } = await ann.get('/api/matches?filter=waiting');
  assert.deepEqual(matches.map(({ id, clocks }) => [id, clocks?.[0].deadline_ms > 0]), [[made[2], true], [made[0], true]]);
});

test('a turn keeps its name until its person has moved', async () => {
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob')];
  const { atom: path } = await ann.create(LINK);
  const match = await table([ann, bob], { start_seat: 0 });
  const [first] = ids(await atom(path));
  await ann.create(`/api/matches/${match.id}/chat`, { id: 'a', text: 'hello' });
  assert.deepEqual(ids(await atom(path)), [first]);
  for (const [person, word] of [[ann, 'first'], [bob, 'second']]) {
    const now = (await person.get(`/api/matches/${match.id}`)).match;
    await person.post(`/api/matches/${match.id}/moves`, { id: word, expects: now.version, move: { kind: 'place', place: 'hunt', people: 1 } });
    assert.equal(ids(await atom(path)).length, person === ann ? 0 : 1);
  }
  assert.notEqual(ids(await atom(path))[0], first, 'another turn is another entry');
});

test('a link is shown once, ends the one before, and is revoked', async () => {
  const ann = await guest(server, 'Ann');
  assert.deepEqual(await ann.get(LINK), { made_ms: null });
  const one = await ann.create(LINK);
  assert.ok((await ann.get(LINK)).made_ms > 0);
  const other = await ann.create(LINK);
  const nobody = new Rest(server, { localAddress: '127.0.0.9' });
  await nobody.refused(404, 'not_found', 'GET', one.atom);
  await atom(other.atom);
  await ann.expect(200, 'DELETE', LINK);
  await ann.expect(200, 'DELETE', LINK);
  for (const path of [other.atom, other.calendar]) await nobody.refused(404, 'not_found', 'GET', path);
  assert.deepEqual(await ann.get(LINK), { made_ms: null });
  for (const file of ['ochre.sqlite', 'ochre.sqlite-wal']) assert.ok(!readFileSync(`${server.dir}/${file}`).includes(other.atom.slice(6, 46)), 'a hash only');
  assert.ok(!server.tail(10000).includes(other.atom.slice(6, 46)), 'in no log');
});

test('a link ends with its account', async () => {
  const ann = await guest(server, 'Ann');
  const { atom: path } = await ann.create(LINK);
  await atom(path);
  await ann.expect(200, 'DELETE', '/api/me', {});
  await new Rest(server, { localAddress: '127.0.0.9' }).refused(404, 'not_found', 'GET', path);
});

test('guessing links is refused for a while, a valid link is not', async (t) => {
  const strict = await startServer({ limits: 1 });
  t.after(() => strict.close());
  const ann = await guest(strict, 'Ann');
  const { atom: path } = await ann.create(LINK);
  const thief = new Rest(strict, { localAddress: '127.0.0.8' });
  const made_up = (i) => `/feed/${String(i).padStart(40, 'a')}.atom`;
  let refused = 0;
  for (let i = 0; i < 60; i += 1) {
    const { status } = await thief.ask('GET', made_up(i));
    assert.ok(status === 404 || status === 429);
    refused += status === 429 ? 1 : 0;
  }
  assert.ok(refused >= 20, `${refused} of 60`);
  for (let i = 0; i < 60; i += 1) await ann.get(path); // from another address
  let status = 0;
  for (let i = 0; i < 20 && status !== 429; i += 1) ({ status } = await ann.ask('POST', LINK));
  assert.equal(status, 429, 'too many links');
});

test('what may not be is refused by name', async () => {
  const [ann, nobody] = [await guest(server, 'Ann'), new Rest(server)];
  for (const method of ['GET', 'POST', 'DELETE']) await nobody.refused(401, 'not_signed_in', method, LINK);
  for (const method of ['POST', 'DELETE']) {
    await ann.refused(400, 'unknown_field', method, LINK, { more: 1 });
    await ann.refused(403, 'wrong_origin', method, LINK, undefined, { headers: { origin: 'https://elsewhere.example' } });
  }
  const { atom: link } = await ann.create(LINK);
  for (const path of [link, '/feed/public.atom']) {
    for (const lang of ['dexxx', 'DE', 'de-AT', 'xx', '']) {
      const { field, given, allowed } = await nobody.refused(400, 'bad_request', 'GET', `${path}?lang=${lang}`);
      assert.deepEqual([field, given, allowed.values.includes('de')], ['lang', lang || undefined, true]); // nothing given is nothing to repeat
    }
  }
  for (const part of ['x', '.atom', `${'a'.repeat(40)}.rss`, `${'a'.repeat(41)}.atom`, `${'a'.repeat(40)}.atom.ics`])
    assert.ok([400, 404].includes((await nobody.ask('GET', `/feed/${part}`)).status), part);
});

test('the public feed has open tables and ended matches that are listed, the newest names, and nothing else', async () => {
  const own = await startServer();
  const path = '/feed/public.atom';
  const [ann, bob, zed] = [await account(own, 'Annika'), await guest(own, 'Bob'), await account(own, 'Zedekiah')];
  const feed = async (query = '') => {
    const { text, status, headers } = await new Rest(own).ask('GET', path + query, undefined, { headers: { origin: 'https://elsewhere.example' } });
    assert.deepEqual([status, headers['content-type'], headers['access-control-allow-origin']], [200, 'application/atom+xml; charset=utf-8', '*']);
    return text;
  };
  assert.deepEqual(titles(await feed()), []);
  const open = await table([ann], { game: 'clans', seats: 2, start: false });
  await ann.post(`/api/matches/${open.id}/invitations`, { seat: 1, name: 'Zedekiah' }); // may still decline
  const hidden = await table([ann], { game: 'clans', seats: 2, start: false, listed: false });
  const running = await table([ann, bob], {});
  const over = await table([zed, ann], {});
  const secret = await table([zed, ann], { listed: false, join: 'link' });
  await callOff(over.id, zed, ann);
  await callOff(secret.id, zed, ann);
  assert.deepEqual(titles(await feed()), ['Open table: Clans with Annika', 'Finished: Stone Age with Zedekiah, Annika']);
  assert.deepEqual(ids(await feed()), [`${own.url}/match/${open.id}#opened`, `${own.url}/match/${over.id}#over`]);
  assert.deepEqual(titles(await feed('?lang=pl')), ['Otwarty stół: Clans z Annika', 'Koniec: Stone Age z Zedekiah, Annika']);
  for (const { id } of [hidden, running, secret]) assert.ok(!(await feed()).includes(id));
  await zed.ask('DELETE', '/api/me', { password: 'Zedekiah has a password' });
  await until(async () => !(await feed()).includes('Zedekiah'), 'the name of a deleted user to be gone');
  assert.equal(titles(await feed()).length, 2, 'the match of the others stays');
  assert.equal(await feed(), await (async () => (await ann.ask('GET', path)).text)(), 'the same for everybody');
  await own.close();
});

test('every status of these routes was seen', () => {
  const read = 'GET /feed/public.atom 429'; // of reading much
  assert.deepEqual(unseen(/^\/(feed|api\/me\/feed)/).filter((one) => one !== read), []);
});
