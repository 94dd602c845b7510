// A database that is away for a minute, one whose COMMITs do not end, and one whose disk is full: clients get the error by name, nothing is lost,
// and it goes on by itself.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Cluster, Load } from '../support/cluster.js';
import { until } from '../support/patience.js';
import { sleep } from '../support/raw.js';
import { Rest } from '../support/rest.js';
import { fail, isWell, metric, MOVES_AGAIN_MS, tell } from './faults.js';
import { isSound } from './sound.js';

const AWAY_MS = 60000;
const STUCK_MS = 10000; // time after which an unfinished COMMIT is reported
const DISK_BYTES = 16 * 2 ** 20;
const NOBODY = 65534; // whom PostgreSQL runs as, for who is root

let cluster;
let load;
before(async () => {
  cluster = new Cluster();
  await cluster.open();
  load = await new Load(cluster, { pairs: 4, pause_ms: 30 }).begin();
});
after(() => cluster?.close());

/** All nodes say that they cannot write, and why. */
async function allSay(reason) {
  for (const node of cluster.nodes) {
    await until(async () => (await new Rest(node).ask('GET', '/healthz')).json.reason === reason && (await metric(node, 'store_writing')) === 0, `${reason} of /healthz`);
  }
}

/** How each node, and HAProxy, refuses somebody who comes. */
async function refusals() {
  const told = [];
  for (const server of [...cluster.nodes, cluster]) {
    const { status, json } = await new Rest(server).ask('POST', '/api/guests', { name: 'Eve' });
    assert.equal(status, 503);
    told.push(json.error.name);
  }
  return told;
}

const allWell = () => until(async () => (await Promise.all(cluster.nodes.map(isWell))).every(Boolean), 'all nodes');

test('a database is away for a minute', { timeout: 600000 }, async (t) => {
  let told;
  const { ms, late } = await fail(load, cluster, {
    within_ms: AWAY_MS + MOVES_AGAIN_MS,
    async what() {
      cluster.postgres.kill();
      await allSay('store_io');
      await sleep(AWAY_MS / 2);
      told = await refusals();
      await sleep(AWAY_MS / 2);
      cluster.postgres.again();
    },
  });
  tell(t, `a seat saw nothing for ${ms} ms of them ${AWAY_MS} without a database; who comes is told ${told.join(', ')}`);
  assert.ok(!late, `${ms} ms`);
  assert.ok(told.every((name) => name === 'store_io'), told.join());
  await allWell();
});

/** All commits wait for that standby; '': for none. */
function standby(name) {
  cluster.postgres.run(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`, { user: 'postgres' });
  cluster.postgres.run('SELECT pg_reload_conf()', { user: 'postgres' });
}

test('COMMITs wait for a standby that is away', { timeout: 600000 }, async (t) => {
  const waiting = [];
  let told;
  const { ms, late } = await fail(load, cluster, {
    within_ms: STUCK_MS + MOVES_AGAIN_MS,
    async what() {
      standby('elsewhere');
      await Promise.all(cluster.nodes.map((node) => until(async () => { // each has something to write, all at once
        if ((await metric(node, 'store_writing')) === 0) return true;
        waiting.push(new Rest(node).ask('POST', '/api/guests', { name: 'Eve' }, { timeout_ms: 600000 }));
        await sleep(500);
        return false;
      }, 'a COMMIT that does not end')));
      await allSay('store_stuck');
      told = await refusals();
      standby('');
    },
  });
  tell(t, `a seat saw nothing for ${ms} ms, of which a COMMIT was given ${STUCK_MS}; who comes is told ${told.join(', ')}`);
  assert.ok(!late, `${ms} ms`);
  assert.ok(told.every((name) => name === 'store_stuck'), told.join());
  for (const { status, text } of await Promise.all(waiting)) assert.ok(status === 201 || text.includes('store_stuck'), text);
  await allWell();
});

/** A small disk, if this process may have one. */
function disk() {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'none', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  process.once('exit', () => {
    cluster.postgres?.close();
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

test('the disk of a database is full', { timeout: 600000 }, async (t) => {
  const folder = disk();
  if (!folder) return void t.skip('only root can mount a small disk');
  const own = join(folder, 'space');
  mkdirSync(own, { mode: 0o700 });
  if (process.getuid() === 0) chownSync(own, NOBODY, NOBODY);
  cluster.postgres.run(`CREATE TABLESPACE small LOCATION '${own}'`, { user: 'postgres' });
  cluster.postgres.run("SET lock_timeout = '20s'; ALTER TABLE move SET TABLESPACE small", { user: 'postgres' });
  load.refused.clear();
  const { ms } = await fail(load, cluster, {
    within_ms: Infinity,
    async what() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(join(folder, 'filled'), Buffer.alloc(bavail * bsize));
      await until(() => load.refused.get('store_full') > 20, 'moves that are refused');
      assert.ok(await metric(cluster.nodes[0], 'store_failures_total') > 0);
      rmSync(join(folder, 'filled'));
    },
  });
  tell(t, `a seat saw nothing for ${ms} ms; refused meanwhile: ${JSON.stringify(Object.fromEntries(load.refused))}`);
  await allWell();
  await load.pause();
});

test('nothing that was acknowledged is lost', { timeout: 600000 }, async (t) => {
  const count = await load.end();
  tell(t, `${count} moves were acknowledged: none is lost, none is there twice; ${load.compared} rows that were told are those stored`);
  isSound(cluster.postgres);
});
