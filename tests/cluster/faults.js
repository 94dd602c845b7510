// What can fail in a cluster, and how long a match may stand still for it. Each is over when `what` has ended.
import assert from 'node:assert/strict';
import { until } from '../support/patience.js';
import { sleep } from '../support/raw.js';
import { Rest } from '../support/rest.js';
import { randomInt } from '../support/random.js';

const STOPPED_MS = 5000;
const AWAY_MS = 3000;
const MOVES_AGAIN_MS = 10000;
const PLAYS_ON_MS = 3000;

const some = (cluster) => randomInt(cluster.nodes.length);
const isWell = async (node) => (await new Rest(node).ask('GET', '/healthz')).status === 200;

/** Until PostgreSQL takes connections again. */
async function start(postgres) {
  await sleep(200);
  postgres.again();
}

export const faults = {
  'a node is killed': {
    within_ms: PLAYS_ON_MS,
    async what(cluster) {
      const node = cluster.nodes[some(cluster)];
      await node.kill();
      await node.start();
    },
  },
  'a node is stopped as an operator does it': {
    within_ms: PLAYS_ON_MS,
    async what(cluster) {
      const node = cluster.nodes[some(cluster)];
      assert.deepEqual(await node.stop(), { code: 0, signal: null });
      await node.start();
    },
  },
  'a node stands still for five seconds': {
    within_ms: STOPPED_MS + PLAYS_ON_MS,
    async what(cluster) {
      const node = cluster.nodes[some(cluster)];
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
      const at = some(cluster);
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
