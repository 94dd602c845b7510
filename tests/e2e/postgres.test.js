// A server whose store is PostgreSQL: matches are played on it, it is stopped and started, sessions are cut under it, and what is wrong
// with a database is said by name.
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { live } from '../support/live.js';
import { patient } from '../support/patience.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { serveOnPostgres } from '../support/postgres.js';
import { sleep } from '../support/raw.js';
import { Rest, table } from '../support/rest.js';
import { Server, startServer } from '../support/server.js';

const { postgres, server, close } = await serveOnPostgres();
after(close);
const clients = [];
afterEach(() => clients.splice(0).forEach((client) => client.close()));

/** Returns the result of a query on the tables. */
const ask = (sql) => postgres.run(sql).trim();

async function sit(people, match) {
  clients.push(...await seatAll(people, match));
  return clients;
}

for (const [game, options] of [['stoneage', {}], ['clans', {}]]) {
  test(`a match of ${game} is played to its end, and is there after a restart`, { timeout: patient(120000) }, async () => {
    const people = await guests(server, 'Ann', 'Ben');
    const match = await table(people, { game, ...options });
    let [update] = await drive(await sit(people, match), match.id, ([{ version }]) => version > 20);
    clients.splice(0).forEach((client) => client.close());
    const before = await people[0].get(`/api/matches/${match.id}/events?from=0`);
    assert.deepEqual(await server.stop(), { code: 0, signal: null });
    await server.start();
    assert.deepEqual(await people[0].get(`/api/matches/${match.id}/events?from=0`), before);
    [update] = await drive(await sit(people, match), match.id);
    assert.ok(update.result.over);
    assert.equal(ask(`SELECT status FROM match WHERE id = '${match.id}'`), 'over');
    assert.equal(ask(`SELECT max(seq) = count(*) - 1 FROM move JOIN match ON number = match_number WHERE id = '${match.id}'`), 't');
  });
}

test('people talk, and what they have set stays', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben]);
  await ann.create(`/api/matches/${match.id}/chat`, { id: 'one', text: 'Grüße' });
  assert.equal(ask(`SELECT text FROM chat JOIN match ON match.number = match_number WHERE id = '${match.id}'`), 'Grüße');
  assert.ok((await ben.get('/api/matches?filter=mine')).matches.some(({ id }) => id === match.id));
});

test('moves go on while all sessions of the database are cut again and again: none is lost, none is doubled', { timeout: patient(120000) }, async () => {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people);
  await sit(people, match);
  let cuts = 0;
  let playing = true;
  const cutting = (async () => {
    while (playing) {
      await sleep(150);
      postgres.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'ochre'", { user: 'postgres' });
      cuts += 1;
    }
  })();
  const [update] = await drive(clients, match.id, ([{ version }]) => version >= 60 && cuts >= 10);
  playing = false;
  await cutting;
  const updates = await agree(clients, match.id, update.version);
  assert.equal(ask(`SELECT max(seq) || ' ' || count(*) - 1 || ' ' || count(DISTINCT seq) - 1 FROM move JOIN match ON number = match_number WHERE id = '${match.id}'`),
    Array(3).fill(updates[0].version).join(' '));
  assert.equal((await new Rest(server).get('/healthz')).ok, true);
});

test('a database that is away is said by /healthz, moves are refused meanwhile, and go on when it is back', { timeout: patient(120000) }, async () => {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people);
  await drive(await sit(people, match), match.id, ([{ version }]) => version > 6);
  postgres.kill();
  const [{ version, to_act: [seat] }] = await agree(clients, match.id);
  const answer = await clients[seat].move(match.id, 0);
  assert.equal(answer.type, 'refused', JSON.stringify(answer));
  assert.equal(answer.error.name, 'store_io');
  const health = await new Rest(server).ask('GET', '/healthz');
  assert.equal(health.status, 503);
  assert.equal(health.json.reason, 'store_io');
  postgres.again();
  while ((await new Rest(server).ask('GET', '/healthz')).status !== 200) await sleep(100);
  const [update] = await drive(clients, match.id, ([now]) => now.version > version + 6);
  assert.ok(update.version > version + 6);
});

/** Returns the output of a server that cannot start on a database. */
async function refusal(url) {
  const one = new Server({ args: ['--store', url] });
  await assert.rejects(one.start());
  return one.log.join('\n');
}

test('what is wrong with a database is said by name, and a password is not', { timeout: patient(60000) }, async () => {
  assert.match(await refusal('ochre.sqlite'), /event=store_not_known/);
  assert.match(await refusal('postgres://ochre:secret@/ochre?host=/nowhere'), /event=postgres_not_reached .*No such file/);
  assert.doesNotMatch(await refusal('postgres://ochre:secret@/ochre?host=/nowhere'), /secret/);
  assert.match(await refusal(postgres.url('other')), /event=postgres_not_reached .*database .other. does not exist/);
  assert.match(await refusal(postgres.url('ochre', 'nobody')), /event=postgres_not_reached .*role .nobody. does not exist/);
  postgres.database('foreign_one');
  postgres.psql('CREATE TABLE theirs (a int)', { database: 'foreign_one' });
  assert.match(await refusal(postgres.url('foreign_one')), /event=foreign_database tables=1/);
  assert.equal(postgres.psql('SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()', { database: 'foreign_one' }).said.trim(), '1');
  ask("INSERT INTO schema_migration VALUES (999, '999_later', '', 0, 30)");
  await (await startServer({ args: ['--store', postgres.url()] })).close();
  ask("UPDATE schema_migration SET compatible_from = 999 WHERE number = 999");
  assert.match(await refusal(postgres.url()), /event=database_newer migration=999/);
  ask('DELETE FROM schema_migration WHERE number = 999');
});
