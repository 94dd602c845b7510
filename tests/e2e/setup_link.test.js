// The set-up link of a server without accounts, on a file and on PostgreSQL: printed once per start, used once, expires, in no other line of the log.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { until } from '../support/patience.js';
import { Postgres } from '../support/postgres.js';
import { account, guest, Rest, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';

const LINK = /^ochre: nobody has an account here yet; .* at (http:\/\/127\.0\.0\.1:\d+)\/account#setup-([a-z0-9]{40})$/;
const password = 'Host has a password';
const postgres = new Postgres();
after(() => postgres.close());

/** The token of the link that the server has printed after `from` lines. */
async function tokenOf(server, from = 0) {
  const line = await until(() => server.log.slice(from).find((one) => LINK.test(one)), 'the link');
  assert.equal(LINK.exec(line)[1], server.url);
  return LINK.exec(line)[2];
}

const setUp = (server, token, name = 'Host') => new Rest(server).ask('POST', '/api/setup', { token, name, password });
const nameOf = (answer) => answer.json.error?.name ?? answer.status;

for (const [engine, args] of [['a file', []], ['PostgreSQL', ['--store', postgres.url()]]]) {
  test(`on ${engine} the link makes the first administrator once, whatever else the server allows`, async () => {
    const server = await startServer({ args: [...args, '--registration', 'closed', '--guests', 'off'] });
    try {
      const token = await tokenOf(server);
      assert.equal(nameOf(await setUp(server, 'a'.repeat(40))), 'bad_letter');
      assert.equal(nameOf(await setUp(server, 'short')), 'bad_letter');
      assert.equal(nameOf(await setUp(server, token, 'admin')), 'name_taken', 'a reserved name');
      const host = new Rest(server);
      await host.refused(400, 'bad_password', 'POST', '/api/setup', { token, name: 'Host', password: 'short' });
      await host.refused(403, 'wrong_origin', 'POST', '/api/setup', { token, name: 'Host', password }, { headers: { origin: 'http://elsewhere.example' } });
      const { user } = await host.create('/api/setup', { token, name: 'Host', password });
      assert.deepEqual([user.name, user.guest, user.admin], ['Host', false, true]);
      const [row] = (await host.get('/api/admin/audit')).rows;
      assert.deepEqual([row.action, row.who.name, row.result], ['set-up', 'Host', 'done']);
      assert.equal(nameOf(await setUp(server, token, 'Other')), 'bad_letter');
      await host.refused(409, 'already_signed_in', 'POST', '/api/setup', { token, name: 'Twice', password });
      const lines = server.log.length;
      await server.stop();
      await server.start();
      await host.get('/api/admin/overview');
      assert.deepEqual(server.log.slice(lines).filter((one) => /setup-/.test(one)), []);
      assert.equal(server.log.filter((one) => one.includes(token)).length, 1, 'one line of the log has the secret');
    } finally {
      await server.close();
    }
  });
}

test('two uses at once make one administrator, and a stranger who registers before does not end the link', async () => {
  const server = await startServer();
  try {
    const token = await tokenOf(server);
    await account(server, 'Stranger');
    const gus = await guest(server, 'Gus');
    const answers = await Promise.all([setUp(server, token, 'One'), setUp(server, token, 'Two'), gus.ask('POST', '/api/setup', { token, name: 'Three', password })]);
    assert.deepEqual(answers.map(nameOf).sort(), [201, 'bad_letter', 'bad_letter']);
  } finally {
    await server.close();
  }
});

test('the link ends after a day, and the next start prints another one as long as nobody has an account', async () => {
  const server = await startServer({ moves: true });
  try {
    const token = await tokenOf(server);
    await guest(server, 'Gus');
    const lines = server.log.length;
    await server.stop();
    await server.start();
    const second = await tokenOf(server, lines);
    assert.notEqual(second, token);
    await server.move(24 * 3600 * 1000 + 1000);
    for (const one of [token, second]) assert.equal(nameOf(await setUp(server, one)), 'bad_letter');
  } finally {
    await server.close();
  }
});

test('every status of openapi.yaml was met', () => {
  assert.deepEqual(unseen(/^\/api\/setup$/, '413', '429'), []);
});
