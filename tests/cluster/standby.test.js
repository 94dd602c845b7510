// A database with a synchronous standby, whose machine is gone from one moment to the next while people play: the standby takes over, and
// the nodes find it by themselves, since both are in their connection string.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Cluster, Load } from '../support/cluster.js';
import { atThisLoad, until } from '../support/patience.js';
import { Postgres } from '../support/postgres.js';
import { sleep } from '../support/raw.js';
import { isWell, MOVES_AGAIN_MS, spread, tell, times } from './faults.js';
import { isSound } from './sound.js';

let cluster;
let standby;
before(() => {
  cluster = new Cluster({
    store: ({ postgres }) => {
      standby ??= new Postgres(postgres);
      return `postgresql://ochre@/ochre?host=${[standby, postgres].map(({ folder }) => encodeURIComponent(folder)).join()}`;
    },
  });
  return cluster.open();
});
after(async () => {
  await cluster?.close();
  standby?.close();
});

test('a standby is promoted: nothing that was acknowledged is lost', { timeout: 3600000 }, async (t) => {
  const load = await new Load(cluster, { pairs: 6, pause_ms: 30 }).begin();
  const all = [];
  for (let i = 0; i < Math.ceil(times / 4); i += 1) {
    await sleep(2000);
    cluster.postgres.kill();
    await sleep(500);
    standby.promote();
    const begun = performance.now();
    [cluster.postgres, standby] = [standby, cluster.postgres];
    load.watch();
    const ms = await load.pause();
    all.push(ms);
    assert.ok(ms < atThisLoad(MOVES_AGAIN_MS), `a seat saw nothing for ${ms} ms after the promotion`);
    await until(async () => (await Promise.all(cluster.nodes.map(isWell))).every(Boolean), 'all nodes');
    tell(t, `promotion ${i + 1}: each seat moves ${ms} ms after, all nodes are well after ${Math.round(performance.now() - begun)} ms`);
    standby.anew(cluster.postgres); // what was the first is the standby of the second
  }
  const count = await load.end();
  tell(t, `${all.length} promotions: each seat moves again ${spread(all).half} ms after (half of the times), at most ${spread(all).most} ms; `
    + `${count} moves were acknowledged: none is lost, none is there twice; ${load.compared} rows that were told are those stored`);
  assert.ok(count > 20);
  isSound(cluster.postgres);
});
