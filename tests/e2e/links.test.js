// Previews of links: pages that exist or not, og: tags with a picture, and their visibility.
import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { patient, until } from '../support/patience.js';
import { callOff, guest, playOut, Rest, table, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';

const NOWHERE = ['/match/aaaaaaaaaaaaaaaa', '/match/x', `/match/${'y'.repeat(80)}`, '/player/999999', '/player/0x1', '/result/short', `/result/${'z'.repeat(40)}`];
let server;
let nobody;
let ann;
let open; // tables of hers
let hidden;

before(async () => {
  server = await startServer();
  nobody = new Rest(server);
  ann = await guest(server, 'Ann <b>"o\'');
  open = await table([ann], { game: 'clans', seats: 3, bots: ['easy'], start: false });
  hidden = await table([ann], { bots: ['hard'], start: false, listed: false });
});
after(() => server.close());

/** A plain GET: {status, headers, body}. @param {string} path */
const fetched = (path, headers = {}) => new Promise((resolve, reject) => {
  http.get(server.url + path, { headers }, (answer) => {
    const parts = [];
    answer.on('data', (part) => parts.push(part));
    answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
  }).on('error', reject);
});
const as = (rest) => ({ cookie: rest.cookie });
const plain = ({ status, headers: { date, ...headers }, body }) => ({ status, headers, body: String(body) });
const tags = (page) => Object.fromEntries([...String(page.body).matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g)].map(([, name, text]) => [name, text]));

/** A picture. On a busy machine drawing may be too slow: repeat the request after "not now". @param {string} path */
async function drawn(path, headers = {}) {
  for (;;) {
    const answer = await fetched(path, headers);
    if (answer.status !== 503) return answer;
    assert.equal(JSON.parse(String(answer.body)).error.name, 'not_now');
  }
}

/** Checks that the answer is a PNG of 1200 x 630. */
function checkPicture({ status, headers, body }) {
  assert.equal(status, 200, String(body));
  assert.equal(headers['content-type'], 'image/png');
  assert.deepEqual([...body.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  assert.deepEqual([body.readUInt32BE(16), body.readUInt32BE(20)], [1200, 630]);
  assert.equal(String(body.subarray(-8, -4)), 'IEND');
  return body;
}

test('what is not there and what may not be seen are the same 404, with the page', async () => {
  const lost = plain(await fetched('/match/aaaaaaaaaaaaaaaa'));
  assert.equal(lost.status, 404);
  assert.match(lost.headers['content-type'], /^text\/html/);
  assert.match(lost.body, /<title>Ochre<\/title>/);
  assert.deepEqual(tags(await fetched('/')), { 'og:site_name': 'Ochre', 'og:type': 'website', 'og:title': 'Ochre', 'og:description': 'Play board games in your browser, against people or bots. No sign-up needed.' });
  const eve = await guest(server, 'Eve');
  const paths = [...NOWHERE, `/match/${hidden.id}`, `/match/${hidden.id}/`, `/match/${hidden.id}?key=wrong`, `/match/${hidden.id}?key=${'k'.repeat(300)}`, `/player/${eve.user.id}`];
  for (const path of paths) assert.deepEqual(plain(await fetched(path)), lost, path);
  assert.deepEqual(plain(await fetched(`/match/${hidden.id}`, as(eve))), lost, 'nor for a stranger who is signed in');
  assert.equal((await fetched(`/match/${hidden.id}`, { 'if-none-match': lost.headers.etag })).body.length, lost.body.length, 'whatever was kept');
});

test('people who may see a private match get its page: by the key, or by their seat', async () => {
  const byKey = await fetched(`/match/${hidden.id}?key=${hidden.key}`);
  assert.equal(byKey.status, 200);
  assert.match(tags(byKey)['og:image'], new RegExp(`/api/matches/${hidden.id}/picture\\?key=${hidden.key}$`));
  const bySeat = await fetched(`/match/${hidden.id}`, as(ann));
  assert.equal(bySeat.status, 200);
  assert.ok(!String(bySeat.body).includes(hidden.key), 'viewing it without the key does not reveal it');
  assert.match(byKey.headers['cache-control'], /^private/);
  await nobody.refused(404, 'no_such_match', 'GET', `/api/matches/${hidden.id}/picture`);
  await nobody.refused(404, 'no_such_match', 'GET', `/api/matches/${hidden.id}/picture?key=wrong`);
  checkPicture(await drawn(`/api/matches/${hidden.id}/picture?key=${hidden.key}`));
  checkPicture(await drawn(`/api/matches/${hidden.id}/picture`, as(ann)));
});

test('an open table is described with its game, its host and its empty seats, escaped', async () => {
  const page = await fetched(`/match/${open.id}`);
  assert.equal(page.status, 200);
  const told = tags(page);
  assert.match(String(page.body), /<title>Clans - Ochre<\/title>/);
  assert.equal(told['og:title'], 'Play Clans with Ann &lt;b&gt;&quot;o&#39;');
  assert.equal(String(page.body).match(/"og:title"/g).length, 1, 'instead of the description of the front page');
  assert.equal(told['og:description'], '1 seat left. Ann &lt;b&gt;&quot;o&#39;, easy bot');
  assert.deepEqual([told['og:image:width'], told['og:image:height'], told['twitter:card']], ['1200', '630', 'summary_large_image']);
  assert.ok(!String(page.body).includes('<b>'));
  const same = await fetched(`/match/${open.id}`, { 'if-none-match': page.headers.etag });
  assert.deepEqual([same.status, same.body.length], [304, 0]);
  const packed = await fetched(`/match/${open.id}`, { 'accept-encoding': 'gzip' });
  assert.equal(packed.headers['content-encoding'], 'gzip');
  assert.deepEqual(gunzipSync(packed.body), page.body);
  const policy = page.headers['content-security-policy'];
  assert.equal(policy, (await fetched('/')).headers['content-security-policy'], 'the same scripts are allowed');
});

test('a picture is drawn once, changes with the table, and is asked for by its tag', async () => {
  const path = new URL(tags(await fetched(`/match/${open.id}`))['og:image']).pathname;
  const [one, other] = await Promise.all([drawn(path), drawn(path)]);
  assert.deepEqual(checkPicture(one), checkPicture(other));
  const same = await fetched(path, { 'if-none-match': one.headers.etag });
  assert.deepEqual([same.status, same.body.length], [304, 0]);
  await ann.post(`/api/matches/${open.id}/bots`, { seat: 2, bot: 'random' });
  const later = await drawn(path);
  assert.notDeepEqual(checkPicture(later), one.body);
  assert.notEqual(later.headers.etag, one.headers.etag);
});

test('an address has a few drawn at a time', async () => {
  const ben = await guest(server, 'Ben');
  const tables = await Promise.all([2, 3, 4].flatMap((seats) => ['clans', 'stoneage'].map((game) => table([ben], { game, seats, start: false }))));
  const more = await Promise.all(tables.slice(0, 4).map(({ game, seats }) => table([ben], { game, seats: seats.length, bots: ['easy'], start: false })));
  const answers = await Promise.all([...tables, ...more].map(({ id }) => nobody.ask('GET', `/api/matches/${id}/picture`)));
  const refused = answers.filter(({ status }) => status === 429);
  assert.ok(refused.length > 0 && refused.every(({ headers }) => Number(headers['retry-after']) > 0), 'some get a time to retry');
  assert.ok(answers.some(({ status }) => status === 200));
});

test('a finished match is described with its winner; a shared result as long as it is shared', { timeout: patient(60000) }, async () => {
  const [cleo, dora] = [await guest(server, 'Cleo'), await guest(server, 'Dora')];
  const match = await table([cleo, dora], { game: 'clans', listed: false });
  assert.equal((await fetched(`/player/${dora.user.id}`)).status, 404, 'a private match names no player');
  await playOut(match.id, cleo, dora);
  const page = tags(await fetched(`/match/${match.id}`, as(cleo)));
  assert.match(page['og:title'], /^(Cleo|Dora|Cleo and Dora) (won a match of|share the win in) Clans$/);
  assert.match(page['og:description'], /^Final result\. Cleo \d+, Dora \d+$/);
  const { path } = await cleo.create(`/api/matches/${match.id}/result`);
  const shared = await fetched(path);
  assert.equal(tags(shared)['og:title'], page['og:title']);
  assert.ok(!String(shared.body).includes(match.id));
  const picture = new URL(tags(shared)['og:image']).pathname;
  checkPicture(await drawn(picture));
  await nobody.refused(404, 'no_such_link', 'GET', `/api/results/${'z'.repeat(40)}/picture`);
  await nobody.refused(404, 'no_such_link', 'GET', '/api/results/x/picture');
  await nobody.ask('GET', picture);
  await cleo.ask('DELETE', `/api/matches/${match.id}/result`);
  assert.equal((await fetched(path)).status, 404);
  await nobody.refused(404, 'no_such_link', 'GET', picture);
});

test('a running match is described by what a spectator sees', async () => {
  const running = await table([ann], { game: 'clans', bots: ['easy'] });
  const page = await fetched(`/match/${running.id}`, as(ann));
  assert.match(tags(page)['og:description'], /^In progress\. /);
  const pictured = (who) => until(async () => { // a busy server draws it later
    const answer = await fetched(`/api/matches/${running.id}/picture`, who);
    return answer.status !== 503 && answer;
  }, 'a picture');
  const [mine, theirs] = [await pictured(as(ann)), await pictured()];
  assert.deepEqual([mine.status, theirs.status], [200, 200]);
  assert.equal(mine.headers.etag, theirs.headers.etag, 'its own player gets the same');
  const player = await fetched(`/player/${ann.user.id}`);
  assert.equal(player.status, 200);
  assert.match(String(player.body), /<title>Ann &lt;b&gt;&quot;o&#39; - Ochre<\/title>/);
  await callOff(running.id, ann);
});

test('a server that was started again says the same', async () => {
  await server.stop();
  await server.start();
  const lost = plain(await fetched('/match/aaaaaaaaaaaaaaaa'));
  assert.deepEqual(plain(await fetched(`/match/${hidden.id}`)), lost);
  assert.equal(tags(await fetched(`/match/${open.id}`))['og:image:type'], 'image/png');
  assert.equal((await fetched(`/match/${hidden.id}?key=${hidden.key}`)).status, 200);
});

test('every answer of these routes was seen', () => {
  assert.deepEqual(unseen(/picture$/, '429', '503'), []); // 429 was looked for above
});
