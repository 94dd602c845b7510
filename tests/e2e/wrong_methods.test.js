// Every path of openapi.yaml with each method that it does not have: the server answers 405, and each operation of such a path lists it. Where the document
// lists no 405, the server answers none. Each 405 says in Allow which methods the address has (HEAD beside GET), and nothing else does.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { send } from '../support/rest.js';
import { addressOf, answerProblem, routes } from '../support/schemas.js';
import { startServer } from '../support/server.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

let server;
before(async () => { server = await startServer(); });
after(() => server?.close());

/** The operations of each path. */
const paths = routes.reduce((all, route) => all.set(route.path, [...(all.get(route.path) ?? []), route]), new Map());

test('a method that a path does not have is refused with 405, and only that', async () => {
  const wrong = [];
  let asked = 0;
  for (const [path, operations] of paths) {
    const own = routes.filter((route) => route.matches(addressOf(path))).map(({ method }) => method); // also those of a path with a parameter
    const allowed = METHODS.filter((one) => own.includes(one) || (one === 'HEAD' && own.includes('GET')));
    for (const method of METHODS.filter((one) => !allowed.includes(one))) {
      const answer = await send(server.url, method, addressOf(path));
      asked += 1;
      if (answer.status !== 405) wrong.push(`${method} ${path}: ${answer.status}`);
      else if (answer.headers.allow !== allowed.join(', ')) wrong.push(`${method} ${path}: Allow is ${answer.headers.allow}, not ${allowed.join(', ')}`);
      else if (method !== 'HEAD' && answer.json?.error?.name !== 'method_not_allowed') wrong.push(`${method} ${path}: ${answer.text}`);
    }
    for (const { method } of operations) {
      if (answerProblem(method, addressOf(path), { status: 405, headers: { 'content-type': 'application/json', allow: 'GET' }, json: { error: { name: 'method_not_allowed', message: 'no' } } }) !== null)
        wrong.push(`${method} ${path} does not list 405`);
    }
  }
  assert.deepEqual(wrong, []);
  const file = await send(server.url, 'POST', '/robots.txt');
  assert.deepEqual([file.status, file.headers.allow], [405, 'GET, HEAD']);
  const lacking = await send(server.url, 'PATCH', '/api/nothing');
  assert.deepEqual([lacking.status, lacking.headers.allow], [404, undefined]);
  assert.ok(asked > 400, `${asked} requests`);
});
