// My matches: the list, page by page; matches that wait; seen versions, on every device; and live changes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage } from '../support/browser.js';
import { live } from '../support/live.js';
import { guests, seatAll } from '../support/play.js';
import { callOff, exercised, Rest, table } from '../support/rest.js';
import { openapi } from '../support/schemas.js';
import { patient, until } from '../support/patience.js';

const here = stage();

const list = async (rest, filter, more = '') => (await rest.get(`/api/matches?filter=${filter}${more}`)).matches;
const ids = (matches) => matches.map((match) => match.id);
const over = async (people) => {
  const match = await table(people, { game: 'clans' });
  await callOff(match.id, ...people);
  return match.id;
};
const again = async () => {
  await here.server.stop();
  await here.server.start();
};
const see = (rest, match, version) => rest.post(`/api/matches/${match}/seen`, { version });

let many;
const TURNS = 20;

test('five hundred matches of one person come page by page, each once, the newest first', async () => {
  const people = await guests(here.server, 'Many', 'Friend');
  many = people[0];
  const made = [];
  const open = async () => made.push((await many.create('/api/matches', { game: 'clans', seats: 2 })).match.id);
  const begin = async () => made.push((await table(people, { start_seat: 0 })).id);
  await Promise.all(Array.from({ length: TURNS }, begin));
  for (let i = 0; i < 10; i += 1) await Promise.all(Array.from({ length: 50 - TURNS / 10 }, open));
  const ended = [await over(people), await over(people)];
  await see(many, ended[0], 2);
  const found = [];
  let pages = 0;
  for (let next = ''; next !== null; pages += 1) {
    const page = await many.get(`/api/matches?filter=mine&count=150${next && `&before=${next}`}`);
    assert.ok(page.matches.length <= 150);
    found.push(...page.matches);
    ({ next } = page);
  }
  assert.equal(pages, 4);
  assert.deepEqual(ids(found).sort(), [ended[1], ...made].sort(), 'with the end that was not seen, without the one that was');
  assert.equal(found[0].id, ended[1]);
  for (const [at, match] of found.slice(1, -1).entries()) assert.ok(match.created_ms >= found[at + 2].created_ms - 1000, 'the newest first');
  assert.deepEqual(ids(await list(many, 'ended')), ended.reverse());
  assert.equal((await list(many, 'mine')).length, 100);
});

test('on a phone five hundred rows are one page: counted, filtered, followed one after the other', { timeout: patient(90000) }, () => here.people([{ viewport: PHONE, touch: true }], async (who) => {
  await signIn(who, many);
  await who.page.goto('/mine');
  const count = (part) => id(who, `mine-count-${part}`).innerText();
  await until(async () => await count('others').catch(() => '') === String(500 - TURNS), 'all pages');
  assert.deepEqual([await count('turn'), await count('unseen'), await who.page.locator('.mine-row').count()], [String(TURNS), '1', 501]);
  assert.equal(await who.page.title(), `(${TURNS}) My matches - Ochre`);
  await checkWidth(who);
  await shot(who, 'mine');
  const last = who.page.locator('.mine-row').last();
  await last.scrollIntoViewIfNeeded();
  assert.ok((await last.boundingBox()).height > 40);
  await id(who, 'mine-text').fill('friend stone');
  await until(async () => await who.page.locator('.mine-row').count() === TURNS + 0, 'those with that friend in that game');
  await id(who, 'mine-text').fill('');
  await id(who, 'mine-forget').tap();
  await id(who, 'mine-unseen').waitFor({ state: 'detached' });
  await id(who, 'mine-next').tap();
  const visited = new Set();
  for (let i = 0; i < 3; i += 1) {
    await id(who, 'panel').waitFor();
    visited.add(who.page.url());
    const [url] = [who.page.url()];
    if (i === 1) await who.page.keyboard.press('n');
    else await id(who, 'next-match').tap();
    await who.page.waitForURL((to) => to.href !== url);
  }
  assert.equal(visited.size, 3, 'another each time');
  await until(async () => (await list(many, 'mine')).every(({ status }) => status !== 'abandoned'), 'the server knows that the end was seen');
}));

test('waiting matches are found by filter, by list and live, in memory and from the file', async () => {
  const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 0 });
  const [client] = await seatAll([ann], match);
  for (const restarted of [false, true]) {
    if (restarted) await again();
    assert.deepEqual(ids(await list(ann, 'waiting')), [match.id], `${restarted}`);
    assert.deepEqual(ids(await list(ben, 'waiting')), [], `${restarted}`);
    const [mine] = await list(ben, 'mine');
    assert.deepEqual([mine.to_act, mine.my_seat, mine.seen], [[0], 1, null]);
    assert.ok(Math.abs(mine.moved_ms - mine.started_ms) < 1000, 'when the newest row was made');
  }
  client.close();
  await callOff(match.id, ann, ben);
  assert.deepEqual(ids(await list(ann, 'waiting')), []);
  const { match: next } = await ann.create(`/api/matches/${match.id}/rematch`);
  assert.deepEqual(ids(await list(ben, 'waiting')), [next.id], 'a seat that is kept waits, too');
});

test('what was seen is known on every device, never becomes less, and is nobody else\'s business', async () => {
  const [ann, ben, eve] = await guests(here.server, 'Ann', 'Ben', 'Eve');
  const match = await table([ann, ben], { start_seat: 0 });
  const { id } = match;
  const path = `/api/matches/${id}/seen`;
  await ann.post(`/api/matches/${id}/moves`, { id: 'one', expects: 0, move: 0 });
  await see(ann, id, 1);
  await see(ann, id, 0);
  const seen = async (rest) => (await rest.get(`/api/matches/${id}`)).match.seen;
  const { at_ms: at, ...rest } = await seen(ann);
  assert.deepEqual(rest, { version: 1, end: false });
  assert.ok(at > match.started_ms - 1000);
  assert.equal(await seen(ben), null);
  assert.equal(await seen(new Rest(here.server)), null);
  await ben.refused(400, 'bad_request', 'POST', path, { version: 2 });
  await ben.refused(400, 'bad_type', 'POST', path, { version: '1' });
  await eve.refused(403, 'not_seated', 'POST', path, { version: 1 });
  await eve.refused(404, 'no_such_match', 'POST', '/api/matches/aaaaaaaaaaaaaaaa/seen', { version: 1 });
  await new Rest(here.server).refused(401, 'not_signed_in', 'POST', path, { version: 1 });
  await again();
  assert.equal((await seen(ann)).version, 1);
  await callOff(id, ann, ben);
  assert.equal((await list(ann, 'mine'))[0].seen.end, false, 'an end not seen');
  await see(ann, id, 3);
  assert.equal((await seen(ann)).end, true);
  assert.deepEqual(ids(await list(ann, 'mine')), []);
  assert.deepEqual(ids(await list(ben, 'mine')), [id]);
});

test('people who follow their matches receive changes of all but the one on screen', async () => {
  const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
  const first = await table([ann, ben], { start_seat: 0, game: 'clans' });
  const second = await table([ann, ben], { start_seat: 1, game: 'clans' });
  const [client] = await seatAll([ben], first);
  client.send({ type: 'mine', on: true });
  await client.request({ type: 'ping' });
  const told = () => client.received.filter(({ type }) => type === 'mine').flatMap(({ matches }) => matches);
  await ann.post(`/api/matches/${first.id}/moves`, { id: 'one', expects: 0, move: 0 });
  await ben.post(`/api/matches/${second.id}/moves`, { id: 'two', expects: 0, move: 0 });
  await client.until(() => told().some(({ id, version }) => id === second.id && version === 1), 'the other match');
  await see(ben, second.id, 1);
  await client.until(() => told().some(({ id, seen }) => id === second.id && seen?.version === 1), 'seen on another device');
  await ann.create(`/api/matches/${second.id}/chat`, { id: 'line', text: 'Your turn?' });
  await client.until(() => told().some(({ id, chat, chat_read: read }) => id === second.id && chat === 1 && read === 0), 'a line of chat');
  assert.ok(!told().some(({ id }) => id === first.id), 'the one on screen gets updates anyway');
  client.send({ type: 'mine', on: false });
  await client.request({ type: 'ping' });
  const before_ = told().length;
  await callOff(second.id, ann, ben);
  const other = await live(ben);
  other.send({ type: 'mine', on: true });
  await callOff(first.id, ann, ben);
  await until(async () => other.received.some(({ type }) => type === 'mine'), 'a subscribed client gets it');
  assert.equal(told().length, before_);
  client.close();
  other.close();
});

test('ends that were shown in one list are seen at once, and those that came later are not', async () => {
  const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
  const made = [await over([ann, ben]), await over([ann, ben]), await over([ann, ben])];
  const running = await table([ann, ben]);
  const [last, ...shown] = (await list(ann, 'mine')).filter(({ status }) => status === 'abandoned');
  assert.equal(last.id, made[2]);
  await until(() => Date.now() > shown[0].ended_ms, 'another moment');
  await ann.post('/api/matches/seen', { until_ms: shown[0].ended_ms });
  for (const restarted of [false, true]) {
    if (restarted) await again();
    const left = (await list(ann, 'mine')).map(({ id }) => id);
    assert.deepEqual(left, last.ended_ms === shown[0].ended_ms ? [running.id] : [running.id, last.id]);
    assert.equal((await list(ben, 'mine')).length, 4, 'no other player has seen them');
  }
  await ann.post('/api/matches/seen', { until_ms: 9e15 });
  assert.deepEqual(ids(await list(ann, 'mine')), [running.id]);
  await callOff(running.id, ann, ben);
  assert.deepEqual(ids(await list(ann, 'mine')), [running.id], 'a future version cannot be seen');
  await ann.refused(400, 'out_of_range', 'POST', '/api/matches/seen', { until_ms: 0 });
  await new Rest(here.server).refused(401, 'not_signed_in', 'POST', '/api/matches/seen', { until_ms: 1 });
});

test('a list that could not be loaded says so, never that nothing waits, and is asked for again', () => here.people([{}], async (who) => {
  const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
  const match = await table([ann, ben], { game: 'clans', start_seat: 0 });
  await signIn(who, ann);
  let refuses = true;
  await who.page.route('**/api/matches?filter=*', (route) => (refuses ? route.fulfill({ status: 429, contentType: 'application/json',
    body: '{"error":{"name":"too_many_requests","message":"Too many requests; wait a moment."}}' }) : route.continue()));
  await who.page.goto('/mine');
  await id(who, 'mine-none').getByText('could not be loaded').waitFor();
  assert.equal(await who.page.getByText('Nothing is waiting').count(), 0);
  refuses = false;
  await id(who, 'mine-again').click();
  await who.page.locator('.mine-row').first().waitFor();
  who.problems.splice(0, who.problems.length, ...who.problems.filter((one) => !/429/.test(one)));
  await callOff(match.id, ann, ben);
}));

test('pages that are not there are refused by name', async () => {
  const [ann] = await guests(here.server, 'Ann');
  for (const [query, wanted] of [
    ['mine&count=0', '400 bad_request'], ['mine&count=201', '400 bad_request'], ['waiting&count=x', '400 bad_request'],
    ['mine&before=short', '400 bad_request'], ['mine&before=aaaaaaaaaaaaaaaa', '404 no_such_match'], ['none', '400 bad_request'],
  ]) {
    const answer = await ann.ask('GET', `/api/matches?filter=${query}`);
    assert.equal(`${answer.status} ${answer.json.error?.name}`, wanted, query);
  }
  for (const filter of ['mine', 'waiting', 'ended']) await new Rest(here.server).refused(401, 'not_signed_in', 'GET', `/api/matches?filter=${filter}`);
});

test('each status that a client can bring about was met', () => {
  for (const route of ['/api/matches/{id}/seen', '/api/matches/seen']) {
    const statuses = Object.keys(openapi.paths[route].post.responses).filter((status) => !['413', '503'].includes(status) && !(route === '/api/matches/seen' && status === '403')); // faults.test.js, full disks; rest.test.js
    assert.deepEqual(statuses.filter((status) => !exercised.has(`POST ${route} ${status}`)), []);
  }
  assert.ok(exercised.has('GET /api/matches 404'));
});
