// Behind tunnels, as docker/proxies.md sets Ochre up for them: each is a stand-in on this machine that sends the headers of its kind. Limits count people as far as
// the tunnel passes on their addresses, no client chooses another one, and live connections come through.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { live } from '../support/live.js';
import { patient } from '../support/patience.js';
import { Rest, send } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { openTunnel } from '../support/tunnel.js';

const NAME = 'machine.tailnet-name.ts.net';

/** The number of the person who asks: each has an address of this machine. */
const numberOf = (request) => request.socket.remoteAddress.split('.').at(-1);
const publicOf = (request) => `203.0.113.${numberOf(request)}`;
const added = (request, address) => [request.headers['x-forwarded-for'], address].filter(Boolean).join(', ');
const common = (request) => ({ 'x-forwarded-host': request.headers.host, 'x-forwarded-proto': 'https' });
/** A private network: the tunnel sets the client's address, and removes one sent before. */
const tailnet = (request) => ({ ...common(request), 'x-forwarded-for': `100.64.0.${numberOf(request)}`, 'tailscale-user-login': 'ann@example.org', 'tailscale-user-name': 'Ann' });

/** The headers that each tunnel sends to this machine. `anonymous`: none of them names the client. */
const KINDS = {
  cloudflared: { headers: (request) => ({ 'x-forwarded-for': added(request, publicOf(request)), 'x-forwarded-proto': 'https', 'cf-connecting-ip': publicOf(request), 'cf-ray': '1a2b-FRA', 'cdn-loop': 'cloudflare; loops=1' }) },
  'cloudflared to a path': { path: '/ochre', headers: (request) => ({ 'x-forwarded-for': added(request, publicOf(request)), 'x-forwarded-proto': 'https', 'cf-connecting-ip': publicOf(request) }) },
  'tailscale serve': { headers: tailnet },
  'tailscale serve --set-path': { path: '/ochre', without: '/ochre', headers: tailnet },
  'tailscale funnel': { headers: (request) => ({ ...common(request), 'x-forwarded-for': publicOf(request) }) },
  ngrok: { headers: (request) => ({ ...common(request), 'x-forwarded-for': added(request, publicOf(request)) }) },
  'ssh -R': { anonymous: true, headers: () => ({}) },
};

const person = (url, number) => new Rest({ url, tail: () => '' }, { localAddress: `127.0.2.${number}`, agent: false });
const join = (rest, headers = {}) => rest.ask('POST', '/api/guests', { name: 'Ann' }, { headers: { host: NAME, ...headers } });

for (const [kind, { path = '', anonymous = false, ...how }] of Object.entries(KINDS)) {
  test(`behind ${kind} people are told apart${anonymous ? ' by nothing' : ''}, and live connections come through`, { timeout: patient(30000) }, async (t) => {
    const server = await startServer({ limits: 1, args: ['--guests-per-day', '1'], env: { OCHRE_TRUST_PROXY: '1', OCHRE_BASE_URL: `https://${NAME}${path}` } });
    t.after(() => server.close());
    const tunnel = await openTunnel(server.port, how);
    t.after(() => tunnel.close());
    const url = tunnel.url + path;
    const one = person(url, 2);
    const first = await join(one);
    assert.equal(first.status, 201, first.text);
    for (const line of first.headers['set-cookie']) assert.match(line, new RegExp(`; Path=${path}/.*; Secure|; Secure.*; Path=${path}/`));
    assert.equal((await join(person(url, 3))).status, anonymous ? 429 : 201, 'another person');
    if (!anonymous) for (const headers of [{}, { 'x-forwarded-for': '198.51.100.9' }, { 'x-forwarded-for': '198.51.100.9, 10.0.0.1' }, { forwarded: 'for=198.51.100.9' }, { 'x-real-ip': '198.51.100.9' }])
      assert.equal((await join(person(url, 2), headers)).status, 429, JSON.stringify(headers));
    const page = await send(url, 'GET', '/', { headers: { host: NAME }, agent: false });
    assert.match(page.text, new RegExp(`<base href="${path}/">`));
    const client = await live(one, { origin: `https://${NAME}`, headers: { host: NAME } });
    client.close();
    await assert.rejects(live(one, { origin: 'https://elsewhere.example', headers: { host: NAME } }), /refused with 403/);
    assert.doesNotMatch(server.log.join('\n'), /event=forwarded_not_an_address/);
  });
}

test('a wider limit gives room to clients with one address', { timeout: patient(30000) }, async (t) => {
  const server = await startServer({ args: ['--guests-per-day', '1'], env: { OCHRE_TRUST_PROXY: '1', OCHRE_BASE_URL: `https://${NAME}`, OCHRE_LIMIT_FACTOR: '20' } });
  t.after(() => server.close());
  const tunnel = await openTunnel(server.port, KINDS['ssh -R']);
  t.after(() => tunnel.close());
  const statuses = await Promise.all(Array.from({ length: 20 }, async (_, i) => (await join(person(tunnel.url, i + 2))).status));
  assert.deepEqual(statuses, Array(20).fill(201));
});
