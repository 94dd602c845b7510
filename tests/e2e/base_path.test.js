// Below a path of a host that others have the rest of: two servers behind real proxies, which pass the path on or take it away, as programs see them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { parse } from 'yaml';
import { openBelow } from '../support/below.js';
import { live } from '../support/live.js';
import { patient, until } from '../support/patience.js';
import { shown } from '../support/proxies.js';
import { account, Rest, send } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const chains = [['nginx-below'], ['caddy-below'], ['haproxy-below'], ['caddy-without'], ['nginx-without'], ['haproxy-below', 'nginx-below'],
  ['nginx-below', 'caddy-without'], ['caddy-below', 'haproxy-below']]; // the outer one first

/** A browser as far as cookies go: those of a host, each for its path. */
class Jar {
  cookies = new Map();

  async ask(origin, method, path, body) {
    const cookie = [...this.cookies].filter(([, { at }]) => path.startsWith(at)).map(([name, { value }]) => `${name}=${value}`).join('; ');
    const answer = await send(origin, method, path, { headers: cookie ? { cookie } : {}, body: body && JSON.stringify(body) });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name, value, at] = /^([^=]+)=([^;]*).*; Path=([^;]*);/.exec(line);
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, { value, at });
    }
    return answer;
  }

  async name(origin, path) {
    return (await this.ask(origin, 'GET', `${path}/api/me`)).json.user?.name ?? null;
  }
}

/** Pages and files lead below the path, and nowhere else. */
async function checkPages({ origin, path, url }) {
  const bare = await send(origin, 'GET', `${path}?a=b`);
  assert.match(String(bare.status), /^30[128]$/, 'without its slash it leads to it');
  assert.equal(new URL(bare.headers.location, origin).pathname, `${path}/`);
  const { status, text } = await send(url, 'GET', '/');
  assert.equal(status, 200);
  assert.match(text, new RegExp(`<base href="${path}/">`));
  const named = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, name]) => name)
    .filter((name) => name !== `${path}/` && !name.startsWith('data:')); // what lies in the page is asked for nowhere
  assert.ok(named.length > 5 && named.every((name) => !/^(\/|\w+:)/.test(name)), named.join(' '));
  for (const name of named.filter((one) => one !== './')) assert.equal((await send(url, 'GET', `/${name}`)).status, 200, name);
  const manifest = (await send(url, 'GET', '/app.webmanifest')).json;
  assert.deepEqual([manifest.start_url, manifest.scope, ...manifest.icons.map(({ src }) => src)],
    ['./?app', './', 'img/icon.svg', 'img/icon-192.png', 'img/icon-512.png', 'img/icon-maskable-512.png']);
  const robots = (await send(url, 'GET', '/robots.txt')).text;
  assert.deepEqual(robots.match(/^Disallow: .*$/gm).filter((line) => !line.startsWith(`Disallow: ${path}/`)), []);
  assert.match(robots, new RegExp(`^Disallow: ${path}/match/$`, 'm'));
  assert.equal((await send(url, 'GET', '/healthz')).status, 200);
  assert.equal((await send(url, 'GET', '/nothing/here')).status, 404);
}

/** A letter and feeds name addresses below the path, which are there. */
async function checkLinks(rest, box, { url }) {
  await rest.expect(202, 'POST', '/api/me/notify/mail', { address: 'ann@home.example' });
  const mail = await until(() => box.mails.at(-1), 'a letter');
  const link = new URL(/http:\S*\/letter#[\w-]{55}/.exec(mail.text)[0]);
  assert.equal(`${link.origin}${link.pathname}`, `${url}/letter`);
  assert.equal((await send(link.origin, 'GET', link.pathname)).status, 200);
  assert.deepEqual(await rest.post('/api/letters', { token: link.hash.slice(1) }), { done: 'confirmed' });
  const told = await send(url, 'GET', `/api/unsubscribe/${link.hash.slice(1)}`);
  if (told.status === 303) assert.ok(told.headers.location.startsWith(`${url}/letter#`), told.headers.location);
  const { match } = await rest.create('/api/matches', { game: 'stoneage', seats: 2, listed: true });
  await rest.post(`/api/matches/${match.id}/bots`, { seat: 1, bot: 'easy' });
  await rest.post(`/api/matches/${match.id}/start`);
  const feeds = await rest.create('/api/me/feed');
  const atom = (await send(url, 'GET', feeds.atom)).text;
  assert.ok(atom.includes(`href="${url}/mine"`) && atom.includes(`href="${url}${feeds.atom}"`), atom);
  assert.match((await send(url, 'GET', feeds.calendar)).text, /BEGIN:VCALENDAR/);
  const page = (await send(url, 'GET', `/match/${match.id}`)).text;
  assert.equal(/property="og:image" content="([^"?]*)/.exec(page)?.[1], `${url}/api/matches/${match.id}/picture`);
  return match.id;
}

for (const chain of chains) {
  test(`behind ${chain.join(' and ')} two servers of one host have all that is theirs below their paths`, { timeout: patient(60000) }, async (t) => {
    const { origin, box, servers, close } = await openBelow(chain);
    t.after(close);
    for (const one of servers) await checkPages({ origin, ...one });
    const ann = await account(servers[0], 'Ann');
    const id = await checkLinks(ann, box, servers[0]);
    for (const options of [{}, { match: id }]) (await live(ann, options)).close();
    await ann.expect(200, 'PUT', '/api/live/line-of-a-test-1');
    const { messages } = await ann.get('/api/live/line-of-a-test-1?after=0&wait=5');
    assert.equal(messages[0].type, 'hello', 'the line without a WebSocket');
    await ann.expect(200, 'GET', '/api/events', undefined, { headers: { accept: 'text/event-stream' } });
    const jar = new Jar();
    for (const [i, name] of ['Ben', 'Cleo'].entries())
      assert.equal((await jar.ask(origin, 'POST', `${servers[i].path}/api/accounts`, { name, password: 'correct horse' })).status, 201);
    const port = new URL(origin).port;
    assert.deepEqual([...jar.cookies].map(([name, { at }]) => `${name} ${at}`).sort(), [
      `ochre_device_${port}+games+second /games/second/api`, `ochre_device_${port}+ochre /ochre/api`,
      `ochre_session_${port}+games+second /games/second/`, `ochre_session_${port}+ochre /ochre/`]);
    assert.deepEqual([await jar.name(origin, '/ochre'), await jar.name(origin, '/games/second')], ['Ben', 'Cleo']);
    await jar.ask(origin, 'DELETE', '/games/second/api/sessions');
    assert.deepEqual([await jar.name(origin, '/ochre'), await jar.name(origin, '/games/second')], ['Ben', null], 'nor does signing out there end it');
    assert.ok(![...jar.cookies.keys()].some((name) => name.startsWith('ochre_session') && name.endsWith('second')), 'the cookie itself is gone');
  });
}

test('the commands of docker/proxies.md say whether all of it is there', { timeout: patient(30000) }, async (t) => {
  const { origin, close } = await openBelow(['caddy-below']);
  t.after(close);
  const said = spawnSync('sh', ['-c', shown('sh').replaceAll('https://play.example.org', origin)], { encoding: 'utf8', timeout: patient(15000) });
  assert.match(said.stdout, new RegExp(`^200\n30[18] ${origin}/ochre/\n101\n$`), said.stderr);
});

test('a cookie of a server at the root of the host is not taken for one of a server below a path, nor ended by it', { timeout: patient(30000) }, async (t) => {
  const [root, below] = [await startServer({ args: ['--base-url', 'http://play.example.org'] }), await startServer({ args: ['--base-url', 'http://play.example.org/ochre'] })];
  t.after(() => Promise.all([root.close(), below.close()]));
  const ann = await account(root, 'Ann');
  assert.match(ann.cookie, /^ochre_session=/);
  const there = Object.assign(new Rest(below), { cookie: ann.cookie });
  const answer = await there.ask('GET', '/api/me');
  assert.deepEqual([answer.json.user, answer.headers['set-cookie']], [null, undefined]);
  (await live(Object.assign(new Rest(below), { cookie: ann.cookie }))).close();
  assert.equal((await ann.get('/api/me')).user.name, 'Ann');
});

test('no path is taken by which addresses of the server itself begin, and those that are none are refused', () => {
  const refused = (path) => {
    const done = spawnSync(program, ['serve', '--data', '/nonexistent/x', '--base-url', `https://play.example.org/${path}`], { encoding: 'utf8', timeout: patient(5000) });
    return done.status === 2 && /--base-url has a path/.test(done.stderr);
  };
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const routes = Object.keys(parse(readFileSync(`${root}schema/openapi.yaml`, 'utf8')).paths);
  const pages = /static const char \*const pages\[\] = \{([^}]*)\}/.exec(readFileSync(`${root}backend/net/http/page_paths.c`, 'utf8'))[1].match(/"\/[^"]*"/g).map((one) => JSON.parse(one));
  assert.ok(routes.length > 50 && pages.length > 10);
  const own = [...routes, ...pages, '/ws'].map((path) => path.split('/')[1]).filter(Boolean);
  const folders = readdirSync(`${root}web`, { withFileTypes: true }).filter((one) => one.isDirectory() && !['build', 'games', 'pictures'].includes(one.name)).map(({ name }) => name);
  for (const name of new Set([...own, ...folders, 'hashed', 'vendor'])) assert.ok(refused(name) && refused(`${name}/x/`), name);
  for (const wrong of ['a//b', '../x', 'a/./b', 'a%20b', 'bücher', 'a'.repeat(70)]) assert.ok(refused(wrong), wrong);
  for (const fine of ['games', 'games/ochre', 'ochre/']) assert.ok(!refused(fine), fine);
});
