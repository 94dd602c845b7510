// Three nodes, PostgreSQL and HAProxy, and people who play while one after the other fails: the short form of tests/cluster/run.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fail, faults } from '../cluster/faults.js';
import { Cluster, Load } from '../support/cluster.js';
import { patient } from '../support/patience.js';

let cluster;
before(() => {
  cluster = new Cluster(); // which is closed, however far it has come
  return cluster.open();
});
after(() => cluster?.close());

test('no acknowledged move is lost or doubled, whatever fails, and all play on', { timeout: patient(60000) }, async (t) => {
  const load = await new Load(cluster).begin();
  for (const [name, fault] of Object.entries(faults)) {
    await t.test(name, async () => {
      const { ms, late } = await fail(load, cluster, fault);
      assert.ok(!late, `a seat saw nothing for ${ms} ms`);
    });
  }
  assert.ok(await load.end() > 20);
});
