// What `ochre admin check` says of a database: every match played again, by the rules that it was played by.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { program } from '../support/server.js';

export function isSound(postgres) {
  const { status, stdout, stderr } = spawnSync(program, ['admin', 'check', '--file', postgres.url()], { encoding: 'utf8', timeout: 600000 });
  assert.equal(status, 0, stdout + stderr);
}
