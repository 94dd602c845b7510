// Behind nginx, Caddy and HAProxy, one and two deep, configured as docker/proxies.md shows: limits count clients and not proxies, and no client chooses the
// address that counts.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, test } from 'node:test';
import { live } from '../support/live.js';
import { patient } from '../support/patience.js';
import { proxyBefore } from '../support/proxies.js';
import { Rest, send } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const OUTER = '127.0.0.1'; // where proxies run; people have other addresses of this machine, which are trusted by nobody here
const args = ['--trusted-proxies', OUTER, '--guests-per-day', '1'];
const cleanups = [];
after(async () => {
  for (const clean of cleanups.reverse()) await clean();
});

let hosts = 1;
/** An unused address of this machine. */
const address = () => `127.0.${Math.floor(hosts / 250) + 1}.${(hosts++ % 250) + 2}`;
const guestOf = (at, localAddress, headers = {}) => new Rest(at, { localAddress, agent: false }).ask('POST', '/api/guests', { name: 'Ann' }, { headers });

const chains = [['nginx'], ['caddy'], ['haproxy'], ['nginx', 'nginx'], ['nginx', 'haproxy'], ['haproxy', 'nginx'], ['nginx', 'caddy-inner'], ['caddy', 'nginx'],
  ['haproxy', 'caddy-inner'], ['caddy', 'haproxy']]; // the outer one first

for (const chain of chains) {
  test(`behind ${chain.join(' and ')} each person has the limits of one address, whatever they invent`, { timeout: patient(30000) }, async () => {
    const server = await startServer({ limits: 1, args });
    cleanups.push(() => server.close());
    let before = { port: server.port };
    for (const name of [...chain].reverse()) {
      before = await proxyBefore(name, before.port);
      cleanups.push(before.close);
    }
    const [one, other] = [address(), address()];
    const first = await guestOf(before, one);
    assert.equal(first.status, 201, `${first.text}\n${before.tail()}`);
    assert.equal((await guestOf(before, other)).status, 201, 'another person is another address');
    for (const headers of [{}, { 'x-forwarded-for': address() }, { 'x-forwarded-for': `${address()}, ${address()}` }, { forwarded: `for=${address()}` }, { 'x-real-ip': address() }])
      assert.equal((await guestOf(before, one, headers)).status, 429, JSON.stringify(headers));
    const rest = Object.assign(new Rest({ url: before.url, tail: before.tail }), { cookie: first.headers['set-cookie'][0].split(';')[0] });
    const client = await live(rest);
    client.close();
    for (const path of ['/metrics', '/%6detrics']) assert.doesNotMatch((await send(before.url, 'GET', path)).text, /ochre_matches/);
    assert.doesNotMatch(server.log.join('\n'), /event=(everybody_is_one_address|forwarded_not_an_address)/);
  });
}

test('a proxy with an unknown public address is reported once, and once named it counts clients', { timeout: patient(20000) }, async () => {
  const through = async (server, i) => send(server.url, 'GET', '/api/me', { headers: { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.7` } });
  for (const [list, said] of [['loopback', 1], ['loopback,203.0.113.0/24', 0]]) {
    const server = await startServer({ args: ['--trusted-proxies', list] });
    cleanups.push(() => server.close());
    for (let i = 1; i <= 60; i += 1) assert.equal((await through(server, i)).status, 200);
    assert.equal(server.log.filter((line) => /event=everybody_is_one_address address=203\.0\.113\.7 /.test(line)).length, said, list);
  }
});

test('thirty people who come through two proxies from thirty addresses all sign in', { timeout: patient(60000) }, async () => {
  const server = await startServer({ limits: 1, args: ['--trust-proxy', '--trusted-proxies', 'loopback,private,203.0.113.7'] });
  cleanups.push(() => server.close());
  const as = (i) => new Rest(server, { headers: {} });
  const headers = (i) => ({ headers: { 'x-forwarded-for': `198.51.100.${i}:40${i}, 203.0.113.7` } });
  for (let i = 1; i <= 30; i += 1) await as(i).expect(201, 'POST', '/api/accounts', { name: `User ${i}`, password: 'correct horse battery' }, headers(i));
  const all = await Promise.all(Array.from({ length: 30 }, (_, i) => as(i + 1).ask('POST', '/api/sessions', { name: `User ${i + 1}`, password: 'correct horse battery' }, headers(i + 1))));
  assert.deepEqual(all.map(({ status }) => status), Array(30).fill(201));
});

test('what is no list of proxies or no header is refused before anything is opened', () => {
  for (const wrong of [['--trusted-proxies', 'example.org'], ['--trusted-proxies', '10.0.0.0/33'], ['--proxy-header', 'host']]) {
    const done = spawnSync(program, ['serve', '--data', '/nonexistent/x', ...wrong], { encoding: 'utf8', timeout: patient(5000) });
    assert.equal(done.status, 2, wrong.join(' '));
    assert.match(done.stderr, new RegExp(`${wrong[0]}: .*"${wrong[1]}"|${wrong[0]}: no header`));
  }
});
