// Every operation of openapi.yaml with a token: an unknown one is 401, one without the scope is 403, and both are listed. Those that read no session
// ignore it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { account, Rest, send } from '../support/rest.js';
import { addressOf, openapi, routes, scopeOf } from '../support/schemas.js';
import { startServer } from '../support/server.js';

let server;
const tokens = {}; // by their only scope
before(async () => {
  server = await startServer();
  const owner = await account(server, 'Owner');
  for (const scope of ['read', 'chat']) tokens[scope] = (await owner.create('/api/me/tokens', { name: scope, scopes: [scope] })).secret;
});
after(() => server?.close());

const securityOf = (operation) => operation.security ?? openapi.security;
/** Operations that read no session ignore any token. */
const isOpen = (operation) => securityOf(operation).every((one) => Object.keys(one).length === 0);

for (const [what, status, name, tokenFor] of [
  ['an unknown token', 401, 'bad_token', () => 'ochre_unknown'],
  ['a token without the scope', 403, 'scope', (operation) => tokens[scopeOf(securityOf(operation)) === 'read' ? 'chat' : 'read']],
]) {
  test(`${what} is ${status} for each operation that reads a session, and each lists it`, async () => {
    const wrong = [];
    for (const { method, path, operation } of routes.filter((one) => !isOpen(one.operation))) {
      const answer = await send(server.url, method, addressOf(path), { headers: { authorization: `Bearer ${tokenFor(operation)}` } });
      const error = (() => { try { return JSON.parse(answer.text).error?.name; } catch { return null; } })();
      if (answer.status !== status || error !== name) wrong.push(`${method} ${path}: ${answer.status} ${error}`);
      if (!operation.responses[status]) wrong.push(`${method} ${path} does not list ${status}`);
    }
    assert.deepEqual(wrong, []);
  });
}

test('an operation that reads no session answers whatever the token is', async () => {
  const wrong = [];
  for (const { method, path } of routes.filter((one) => isOpen(one.operation))) {
    const answer = await send(server.url, method, addressOf(path), { headers: { authorization: 'Bearer ochre_unknown' } });
    if (answer.status === 401) wrong.push(`${method} ${path}`);
  }
  assert.deepEqual(wrong, []);
  await new Rest(server).get('/api/games');
});
