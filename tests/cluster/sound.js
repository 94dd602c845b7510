// The result of `ochre admin check` for a database: every match is replayed by the rules under which it was played.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { program } from '../support/server.js';

export function isSound(postgres) {
  const { status, stdout, stderr } = spawnSync(program, ['admin', 'check', '--file', postgres.url()], { encoding: 'utf8', timeout: 600000 });
  assert.equal(status, 0, stdout + stderr);
}
