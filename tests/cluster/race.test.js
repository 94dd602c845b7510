// Two hubs of one program on one database do everything at random and at the same time, like tests/attack/race_test.c on a file. They do it
// much more often than players at real servers could, and in every second round each hub receives the changes of the other.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { tell, times } from './faults.js';

const root = new URL('../..', import.meta.url).pathname;

test('two servers on one database lose nothing and do nothing twice', { timeout: 3600000 }, (t) => {
  const env = { ...process.env, OCHRE_ATTACK_SECONDS: String(times * 15) };
  const { status, stdout } = spawnSync(`${root}tests/support/on_postgres`, [`${root}build/attack/race_test`], { env, encoding: 'utf8' });
  tell(t, stdout.match(/race: moves .*/)?.[0] ?? '');
  assert.equal(status, 0, stdout);
  const heard = Number(stdout.match(/heard (\d+)/)[1]);
  assert.ok(heard > 0, 'moves were told by one to the other');
});
