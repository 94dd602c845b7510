// PostgreSQL dies before COMMIT comes to it, and gives the number of that transaction to another one: no success is reported.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { patient, saidBy, until } from '../support/patience.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { serveOnPostgres } from '../support/postgres.js';
import { table } from '../support/rest.js';

/** An uncommitted transaction is in memory only, and its number is free again when that is lost. */
function prepare(one) {
  one.run('ALTER SYSTEM SET wal_writer_delay = \'10s\'', { user: 'postgres', database: 'postgres' });
  one.kill();
  one.again();
}
const { postgres, proxy, server, close } = await serveOnPostgres({ proxied: true, prepare });
after(close);

/** COMMIT is lost, and the database with what it had in memory; others commit as many transactions as can have been under way. */
async function loseInto(ask) {
  const lost = proxy.lost;
  proxy.shuts = true;
  proxy.lose = 'commit';
  const answer = ask();
  await until(() => proxy.lost > lost, 'COMMIT');
  proxy.shuts = false;
  proxy.shut();
  postgres.kill();
  postgres.again();
  postgres.run('SELECT pg_logical_emit_message(true, \'test\', \'\');\n'.repeat(50));
  proxy.open();
  return answer;
}

test('a line of chat whose number another transaction has is not called said, and is said when it is sent again', { timeout: patient(60000) }, async () => {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people);
  const clients = await seatAll(people, match);
  const [{ version }] = await drive(clients, match.id, ([update]) => update.version > 6);
  const said = (text) => postgres.run(`SELECT count(*) FROM chat WHERE text = '${text}'`).trim();
  // A reader that tidies a page makes PostgreSQL write what it had in memory. Then the number is not free, and the server sends the line again.
  let answer;
  let line;
  for (let n = 0; answer?.status !== 503; n += 1) {
    assert.ok(n < 20, 'the number is free once');
    line = { id: `one${n}`, text: `by REST ${n}` };
    answer = await loseInto(() => people[0].ask('POST', `/api/matches/${match.id}/chat`, line));
    if (answer.status === 201) assert.equal(said(line.text), '1');
    else assert.deepEqual([answer.status, answer.json.error?.name], [503, 'store_closed'], answer.text);
  }
  await saidBy(server, 'event=connection_lost step=commit committed=1 known=0');
  assert.equal(said(line.text), '0');
  await until(async () => (await people[0].ask('POST', `/api/matches/${match.id}/chat`, line)).status === 201, 'the line');
  assert.equal(said(line.text), '1');

  // On the socket there is no word for it: the connection ends, and whoever comes again asks again.
  await loseInto(() => { clients[0].send({ type: 'chat', id: 'two', match: match.id, text: 'live' }); });
  await until(() => clients[0].closed || said('live') === '1', 'the end of the connection, or the line');
  const [again] = await seatAll([people[0]], match);
  again.send({ type: 'chat', id: 'two', match: match.id, text: 'live' });
  await until(() => said('live') === '1', 'the line');
  await agree([again], match.id, version);
  [again, clients[1]].forEach((client) => client.close());
});
