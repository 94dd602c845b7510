// The verdicts of `ochre verify` and of the client's page about the file of a match, and a function that makes the chain of a changed file
// valid again.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFile } from '../../web/js/verify/check.js';
import { Rest } from './rest.js';
import { program } from './server.js';

/** A folder for the files of this process. */
export const dir = mkdtempSync(join(tmpdir(), 'ochre-verify-'));
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));

export function verify(...args) {
  const done = spawnSync(program, ['verify', ...args], { encoding: 'utf8', timeout: 60000 });
  assert.equal(done.signal, null);
  return { status: done.status, said: done.stdout + done.stderr };
}

export function verifyText(text) {
  const path = join(dir, 'match.json');
  writeFileSync(path, text);
  return verify(path);
}

const VERDICTS = ['same', 'differs', 'unreadable'];

/** Returns the verdict of the client's page about a file. */
export async function pageSays(server, text) {
  const games = {};
  for (const { id } of (await new Rest(server).get('/api/games')).games) games[id] = await new Rest(server).get(`/api/games/${id}`);
  return checkFile(text, games);
}

/** Both say the same of the file after `change`; returns what they say. */
export async function bothSay(server, verdict, change, original) {
  const copy = structuredClone(original);
  change(copy);
  const text = JSON.stringify(copy);
  const { status, said } = verifyText(text);
  assert.equal(VERDICTS[status], verdict, said);
  const report = await pageSays(server, text);
  assert.equal(report.verdict, verdict, JSON.stringify(report.findings));
  return { said, findings: report.findings, counts: report.counts };
}

export const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Makes the chain fit again, as whoever changes a file on purpose would. */
export function chainAgain(copy) {
  const { format, game, revision, options, seats, start_seat, seed_hash } = copy;
  const nonces = seats.map((seat) => seat.nonce);
  const people = seats.flatMap((seat, at) => (seat.bot === null ? [at] : []));
  const later = format === 'ochre-match-4' ? { people } : {};
  let chain = sha256(JSON.stringify({ format, game, revision, options, seats: seats.length, start_seat, seed_hash, nonces, ...later }));
  for (const row of copy.rows) {
    const { chain: old, ...rest } = row;
    chain = sha256(chain + JSON.stringify(rest));
    row.chain = chain;
  }
}
