// Every fault of faults.js again and again, under load: those that kill OCHRE_CLUSTER_TIMES times, the others a quarter of that.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Cluster, Load } from '../support/cluster.js';
import { fail, faults, spread, tell, times } from './faults.js';
import { isSound } from './sound.js';

let cluster;
before(() => {
  cluster = new Cluster();
  return cluster.open();
});
after(() => cluster?.close());

const many = (name) => (name.includes('killed') ? times : Math.ceil(times / 4));

test('no acknowledged move is lost or doubled, whatever fails, and all play on', { timeout: 3600000 }, async (t) => {
  const load = await new Load(cluster, { pairs: 6, pause_ms: 30 }).begin();
  for (const [name, fault] of Object.entries(faults)) {
    await t.test(`${name}, ${many(name)} times`, async (one) => {
      const all = [];
      for (let i = 0; i < many(name); i += 1) all.push(await fail(load, cluster, fault));
      const { half, most } = spread(all.map(({ ms }) => ms));
      const over = all.filter(({ ms }) => ms >= fault.within_ms).length;
      tell(one, `${name}, ${all.length} times: a seat saw nothing for ${half} ms (half of the times), at most ${most} ms of ${fault.within_ms}; `
        + `${over} times longer, ${all.filter(({ late }) => late).length} of them beyond what the machine's load explains`);
      assert.ok(all.every(({ late }) => !late));
    });
  }
  const count = await load.end();
  tell(t, `${count} moves were acknowledged: none is lost, none is there twice; ${load.compared} rows that were told are those stored`);
  tell(t, `refused meanwhile: ${JSON.stringify(Object.fromEntries(load.refused))}`);
  assert.ok(count > 20 * times);
  isSound(cluster.postgres);
});
