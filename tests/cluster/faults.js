// The faults of a cluster, and for how long a seat may see nothing happen during each. A fault is over when `what` has ended.
import assert from 'node:assert/strict';
import { atThisLoad, until } from '../support/patience.js';
import { sleep } from '../support/raw.js';
import { Rest } from '../support/rest.js';
import { randomInt } from '../support/random.js';

const STOPPED_MS = 5000;
const AWAY_MS = 3000;
export const MOVES_AGAIN_MS = 10000;
export const PLAYS_ON_MS = 3000;

export const isWell = async (node) => (await new Rest(node).ask('GET', '/healthz')).status === 200;

/** A number that a server tells of itself. */
export async function metric(server, name) {
  const text = await server.metrics();
  return Number(new RegExp(`^ochre_${name} (\\S+)$`, 'm').exec(text)[1]);
}

/** Returns the node with most connections. */
async function inPlay(cluster) {
  const people = await Promise.all(cluster.nodes.map((node) => metric(node, 'live_connections')));
  return people.indexOf(Math.max(...people));
}

/** Until PostgreSQL takes connections again. */
async function start(postgres) {
  await sleep(200);
  postgres.again();
}

export const faults = {
  'a node is killed': {
    within_ms: PLAYS_ON_MS,
    async what(cluster) {
      const node = cluster.nodes[await inPlay(cluster)];
      await node.kill();
      await node.start();
    },
  },
  'a node is stopped as an operator does it': {
    within_ms: PLAYS_ON_MS,
    async what(cluster) {
      const node = cluster.nodes[await inPlay(cluster)];
      assert.deepEqual(await node.stop(), { code: 0, signal: null });
      await node.start();
    },
  },
  'a node stands still for five seconds': {
    within_ms: STOPPED_MS + PLAYS_ON_MS,
    async what(cluster) {
      const node = cluster.nodes[await inPlay(cluster)];
      node.child.kill('SIGSTOP');
      await sleep(STOPPED_MS);
      node.child.kill('SIGCONT');
    },
  },
  'hints are not heard': {
    within_ms: PLAYS_ON_MS,
    async what(cluster) {
      cluster.postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ochre hints'", { user: 'postgres' });
    },
  },
  'a node is cut from the database, and not from its clients': {
    within_ms: AWAY_MS + MOVES_AGAIN_MS,
    async what(cluster) {
      const at = await inPlay(cluster);
      cluster.relays[at].cut();
      await sleep(AWAY_MS);
      cluster.relays[at].mend();
      await until(() => isWell(cluster.nodes[at]), 'the node that was cut');
    },
  },
  'PostgreSQL is killed': {
    within_ms: MOVES_AGAIN_MS,
    async what(cluster) {
      cluster.postgres.kill();
      await start(cluster.postgres);
    },
  },
};

/** Reports something about a test to tests/cluster/run. */
export const tell = (t, what) => t.diagnostic(`told: ${what}`);

/** How often, in a long form; else once. */
export const times = Number(process.env.OCHRE_CLUSTER_TIMES ?? 1);

/** One of these of several numbers: {least, half, most}. */
export function spread(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return { least: sorted[0], half: sorted[Math.floor(sorted.length / 2)], most: sorted.at(-1) };
}

/** Has it fail while people play: how long a seat has seen nothing happen, and whether that is too long on a machine that does so much else. */
export async function fail(load, cluster, { what, within_ms }) {
  load.watch();
  await what(cluster);
  const ms = await load.pause();
  return { ms, late: ms >= atThisLoad(within_ms) };
}
