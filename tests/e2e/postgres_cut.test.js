// The connection with PostgreSQL is cut between COMMIT and its answer: the client gets the true outcome, and nothing else.
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { patient, saidBy } from '../support/patience.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { serveOnPostgres } from '../support/postgres.js';
import { sleep } from '../support/raw.js';
import { Rest, table } from '../support/rest.js';

const { postgres, proxy, server, close } = await serveOnPostgres({ proxied: true });
after(close);
const clients = [];
afterEach(() => clients.splice(0).forEach((client) => client.close()));

const health = () => new Rest(server).ask('GET', '/healthz');

/** Two who play, and their match. */
async function begin(options) {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people);
  clients.push(...await seatAll(people, match, options));
  await drive(clients, match.id, ([{ version }]) => version > 6);
  return match;
}

/** Every row once, without a gap, as many as the players know of. */
async function whole(match, version) {
  const updates = await agree(clients, match.id, version);
  assert.equal(postgres.run('SELECT max(seq) || \' \' || count(*) - 1 || \' \' || count(DISTINCT seq) - 1 FROM move JOIN match ON number = match_number '
    + `WHERE id = '${match.id}'`).trim(), Array(3).fill(updates[0].version).join(' '));
}

/** Moves while `lose` is lost. Returns the answer, which is not waited for. */
async function moveInto(match, lose) {
  const [{ version, to_act: [seat] }] = await agree(clients, match.id);
  const lost = proxy.lost;
  proxy.lose = lose;
  const answer = clients[seat].move(match.id, 0);
  while (proxy.lost === lost) await sleep(5);
  return { version, answer };
}

for (const [lose, known] of [['answer', 'committed=1 known=1'], ['commit', 'committed=0 known=1']]) {
  test(`the ${lose} is lost: the move is accepted, and there once`, { timeout: patient(60000) }, async () => {
    const match = await begin();
    const { version, answer } = await moveInto(match, lose);
    assert.deepEqual([(await answer).type, (await answer).version], ['accepted', version + 1]);
    await saidBy(server, `event=connection_lost step=commit ${known}`);
    await whole(match, version + 1);
    await drive(clients, match.id, ([now]) => now.version > version + 6);
  });

  test(`the ${lose} is lost and the database away for longer: /healthz says so, and nobody is told that the move was not made`, { timeout: patient(90000) }, async () => {
    const match = await begin();
    proxy.shuts = true;
    const { version, answer } = await moveInto(match, lose);
    proxy.shuts = false;
    proxy.shut();
    let told = null;
    answer.then((one) => { told = one; });
    while ((await health()).status !== 503) await sleep(50);
    await sleep(7000); // longer than what was waited for once: nothing is to happen
    assert.equal(told, null, JSON.stringify(told));
    assert.equal((await health()).json.reason, 'store_io');
    proxy.open();
    assert.deepEqual([(await answer).type, (await answer).version], ['accepted', version + 1]);
    await whole(match, version + 1);
    while ((await health()).status !== 200) await sleep(50);
    await drive(clients, match.id, ([now]) => now.version > version + 6);
  });
}

test('a server that ends before it is known what has become of a move does not answer it; the next one does', { timeout: patient(90000) }, async () => {
  const match = await begin({ reconnect: true });
  proxy.shuts = true;
  const { version, answer } = await moveInto(match, 'answer');
  proxy.shuts = false;
  proxy.shut();
  assert.deepEqual(await server.stop(), { code: 0, signal: null });
  await saidBy(server, 'event=connection_lost step=commit committed=0 known=0');
  proxy.open();
  await server.start();
  assert.deepEqual([(await answer).type, (await answer).version], ['accepted', version + 1]);
  await whole(match, version + 1);
});

test('an idle database is found missing, and found again', { timeout: patient(60000) }, async () => {
  assert.equal((await health()).status, 200);
  proxy.shut();
  while ((await health()).status !== 503) await sleep(50);
  proxy.open();
  while ((await health()).status !== 200) await sleep(50);
});
