// A database that goes back under two servers: a standby that was behind takes over. Both servers find out by themselves, tell whoever looks at a
// match what it is now, and count what is lost; and what follows is written once.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { live } from '../support/live.js';
import { patient, saidBy, until } from '../support/patience.js';
import { agree, drive, guests } from '../support/play.js';
import { Postgres } from '../support/postgres.js';
import { Rest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const AGREE_MS = patient(5000);
let first;
let standby;
let args;
const nodes = [];
const clients = [];
before(async () => {
  first = new Postgres();
  standby = new Postgres(first);
  const hosts = [standby, first].map(({ folder }) => encodeURIComponent(folder)).join();
  args = ['--store', `postgresql://ochre@/ochre?host=${hosts}`];
  for (let i = 0; i < 2; i += 1) nodes.push(await startServer({ args }));
});
after(async () => {
  clients.forEach((client) => client.close());
  await Promise.all(nodes.map((node) => node.close()));
  standby?.close();
  first?.close();
});

/** The same person, who asks another node. */
const at = (node, rest) => Object.assign(new Rest(node), { cookie: rest.cookie, device: rest.device, user: rest.user });

/** Ann at the first node, Ben at the second, and somebody who looks on at each. */
async function sitApart(match, people) {
  const all = [at(nodes[0], people[0]), at(nodes[1], people[1]), new Rest(nodes[0]), new Rest(nodes[1])];
  const own = await Promise.all(all.map((rest) => live(rest)));
  clients.push(...own);
  for (const client of own) await client.subscribe(match.id, match.key);
  return own;
}

/** Returns a metric of a node. */
async function counted(node, name) {
  return Number(new RegExp(`^ochre_${name} (\\d+)$`, 'm').exec(await node.metrics())[1]);
}

/** All hold what the database does, and have been told so once. */
async function holdWhatIs(own, match, version, database) {
  const held = own.map((client) => client.tables.get(match.id));
  await Promise.all(own.map((client, i) => client.until(() => held[i].resets === 1 && held[i].update?.version === version, `version ${version}`, AGREE_MS)));
  const rows = database.rows(`SELECT seq AS version, at_ms FROM move JOIN match ON number = match_number WHERE id = '${match.id}' ORDER BY seq`);
  assert.equal(rows.length, version + 1);
  for (const { rows: told } of held) assert.deepEqual(told.map(({ version: of, at_ms }) => ({ version: of, at_ms })), rows);
  assert.equal(new Set(held.map(({ update }) => update.hash)).size, 1);
}

test('rows that are gone are gone at both nodes within a second or so, and play goes on', { timeout: patient(60000) }, async () => {
  const people = await guests(nodes[0], 'Ann', 'Ben');
  const match = await table(people);
  const own = await sitApart(match, people);
  await drive(own.slice(0, 2), match.id, ([{ version }]) => version >= 14);
  await agree(own, match.id, 14);
  const before = await Promise.all(nodes.map((node) => counted(node, 'moves_lost_total')));
  first.run(`DELETE FROM move WHERE seq > 11 AND match_number = (SELECT number FROM match WHERE id = '${match.id}')`);
  await holdWhatIs(own, match, 11, first);
  const now = await Promise.all(nodes.map((node) => counted(node, 'moves_lost_total')));
  assert.deepEqual(now.map((count, i) => count - before[i]), [3, 3]);
  for (const node of nodes) await saidBy(node, `event=log_gone_back match=${match.id} from=14 to=11 moves_lost=3`);
  const [{ version }] = await drive(own.slice(0, 2), match.id, ([update]) => update.version >= 16);
  await agree(own, match.id, version);
  assert.deepEqual(own.map((client) => client.tables.get(match.id).resets), [1, 1, 1, 1], 'nothing is sent again twice');
});

test('a row in the place of the newest one is read, though the version is the same', { timeout: patient(60000) }, async () => {
  const people = await guests(nodes[0], 'Ann', 'Ben');
  const match = await table(people);
  const own = await sitApart(match, people);
  const [{ version, hash }] = await drive(own.slice(0, 2), match.id, (updates) => updates[0].version >= 3);
  await agree(own, match.id, version);
  const third = await startServer({ args }); // which has not read the match
  first.run(`DELETE FROM move WHERE seq = ${version} AND match_number = (SELECT number FROM match WHERE id = '${match.id}')`);
  const { to_act: [seat] } = await at(third, people[0]).get(`/api/matches/${match.id}`);
  const { accepted } = await at(third, people[seat]).post(`/api/matches/${match.id}/moves`, { id: 'other', expects: version - 1, move: 0 });
  assert.equal(accepted.version, version);
  const held = own.map((client) => client.tables.get(match.id));
  const isOther = ({ resets, update }) => resets > 0 && update?.version === version && update.hash !== hash; // by way of the version before, if comparing was quicker
  await Promise.all(own.map((client, i) => client.until(() => isOther(held[i]), 'the other move', AGREE_MS)));
  assert.equal(new Set(held.map(({ update }) => update.hash)).size, 1);
  for (const { rows } of held) assert.deepEqual(rows, held[0].rows);
  await third.close();
});

test('a standby that was behind takes over: both nodes go back with it', { timeout: patient(120000) }, async () => {
  const people = await guests(nodes[0], 'Ann', 'Ben');
  const match = await table(people);
  const own = await sitApart(match, people);
  await drive(own.slice(0, 2), match.id, ([{ version }]) => version >= 11);
  // From here on nothing reaches the standby, and no commit waits for it.
  first.run("ALTER SYSTEM SET synchronous_standby_names = ''", { user: 'postgres' });
  first.run('SELECT pg_reload_conf()', { user: 'postgres' });
  standby.run("ALTER SYSTEM SET primary_conninfo = ''", { user: 'postgres' });
  standby.run('SELECT pg_reload_conf()', { user: 'postgres' });
  await until(() => first.run('SELECT count(*) FROM pg_stat_replication', { user: 'postgres' }).trim() === '0', 'no viewers');
  const [{ version }] = await drive(own.slice(0, 2), match.id, (updates) => updates[0].version >= 15);
  await agree(own, match.id, version);
  const before = await Promise.all(nodes.map((node) => counted(node, 'moves_lost_total')));
  first.kill();
  standby.promote();
  for (const node of nodes) await until(async () => (await new Rest(node).ask('GET', '/healthz')).status === 200, 'the standby');
  await holdWhatIs(own, match, 11, standby);
  const now = await Promise.all(nodes.map((node) => counted(node, 'moves_lost_total')));
  for (const [i, count] of now.entries()) assert.ok(count - before[i] >= version - 11, `${count - before[i]} moves`);
  const [{ version: after }] = await drive(own.slice(0, 2), match.id, (updates) => updates[0].version >= 13);
  await agree(own, match.id, after);
  assert.equal(standby.run(`SELECT max(seq) || ' ' || count(*) - 1 FROM move JOIN match ON number = match_number WHERE id = '${match.id}'`).trim(), `${after} ${after}`);
});
