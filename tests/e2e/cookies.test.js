// Browsers give cookies to every port of a host: servers there leave each other's sessions alone.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { live } from '../support/live.js';
import { account, Rest, send } from '../support/rest.js';
import { startServer } from '../support/server.js';

const servers = [];
after(() => Promise.all(servers.map((server) => server.close())));
async function open(options) {
  servers.push(await startServer(options));
  return servers.at(-1);
}

/** A browser as far as cookies go: one jar for a host, whatever the port. */
class Jar {
  cookies = new Map();

  async ask(server, method, path, body) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(server.url, method, path, { headers: cookie ? { cookie } : {}, body: body && JSON.stringify(body) });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async name(server) {
    return (await this.ask(server, 'GET', '/api/me')).json.user?.name ?? null;
  }
}

test('signing in on another server of the same host keeps the session here, and the device is known at both', async () => {
  const [one, two] = [await open(), await open()];
  const jar = new Jar();
  for (const [server, name] of [[one, 'Ann'], [two, 'Ben']])
    assert.equal((await jar.ask(server, 'POST', '/api/accounts', { name, password: 'correct horse' })).status, 201);
  assert.deepEqual([await jar.name(one), await jar.name(two)], ['Ann', 'Ben']);
  assert.equal([...jar.cookies.keys()].filter((name) => name.startsWith('ochre_device')).length, 2);
  await jar.ask(two, 'DELETE', '/api/sessions');
  assert.deepEqual([await jar.name(one), await jar.name(two)], ['Ann', null], 'nor does signing out there end it');
  await one.stop();
  await one.start();
  assert.equal(await jar.name(one), 'Ann', 'a restart changes no name');
});

test('a session from before the port was in the name goes on, by its new name', async () => {
  const [one, two] = [await open(), await open()];
  const token = (await account(one, 'Ann')).cookie.split('=')[1];
  const jar = new Jar();
  jar.cookies.set('ochre_session', token);
  assert.equal(await jar.name(one), 'Ann');
  assert.deepEqual([...jar.cookies.values()], [token]);
  assert.ok(!jar.cookies.has('ochre_session'), 'it gets the new name once, and the old one ends');
  assert.equal(await jar.name(one), 'Ann');
  jar.cookies.set('ochre_session', token);
  assert.equal(await jar.name(two), null);
  assert.ok(jar.cookies.has('ochre_session'), 'what another server may have set stays');
  jar.cookies = new Map([['ochre_session', token]]);
  const client = await live(Object.assign(new Rest(one), { cookie: `ochre_session=${token}` }));
  client.close();
});

test('the public port counts, and if it is unknown, none', async () => {
  const nameOf = async (args) => {
    const server = await open({ args });
    const answer = await send(server.url, 'POST', '/api/guests', { body: '{"name":"Ann"}' });
    return { name: /^[^=]+/.exec(answer.headers['set-cookie'][0])[0], port: server.port };
  };
  assert.deepEqual((await nameOf(['--base-url', 'https://play.example.org'])).name, 'ochre_session');
  assert.deepEqual((await nameOf(['--base-url', 'https://play.example.org:443'])).name, 'ochre_session');
  assert.deepEqual((await nameOf(['--base-url', 'https://play.example.org:8443'])).name, 'ochre_session_8443');
  assert.deepEqual((await nameOf(['--trust-proxy'])).name, 'ochre_session');
  const plain = await nameOf([]);
  assert.equal(plain.name, `ochre_session_${plain.port}`);
});
