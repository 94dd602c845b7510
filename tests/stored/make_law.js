// Makes a stored database of matches in which the law of the table has left its traces: votes, offers and undo votes that are open,
// bots that stand in, substitutes, resignations, matches that were called off.
//     node tests/stored/make_law.js NAME            (with OCHRE_BIN=... of another build, OCHRE_SEED=... for the same moves)
// writes tests/stored/NAME.sqlite.gz and NAME.json beside it. An act that the program refuses is left out and listed in NAME.json.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { makeEnded } from './law_ended.js';
import { makeRunning } from './law_running.js';
import { Acts, PASSWORD } from './law_acts.js';
import { program, Server } from '../support/server.js';

const BEGIN_MS = Date.UTC(2026, 0, 5, 12); // every row of the file is after it, and before this day

/** How the matches ended, in words of a query that each build answers. */
const ENDS = `SELECT match, v_match.status, end_reason, ended, seat, rank, score FROM v_match JOIN v_seat USING (match)
  WHERE v_match.status IN ('over', 'abandoned') ORDER BY match, seat`.replace(/\s+/g, ' ');

const name = process.argv[2];
if (!/^[a-z0-9-]+$/.test(name ?? '')) throw new Error('node tests/stored/make_law.js NAME');

const dir = mkdtempSync(join(tmpdir(), 'ochre-stored-'));

const server = new Server({ dir, moves: true, web: fileURLToPath(new URL('../../web', import.meta.url)) });
server.moved = [BEGIN_MS - Date.now(), 0];

/** A command at the time of the server, by the program whose clocks tests move. */
function run(...args) {
  const env = { ...process.env, OCHRE_TEST_CLOCK: server.moved.join() };
  const done = spawnSync(program.replace(/ochre$/, 'ochre_test'), ['admin', ...args, '--data', dir], { env, encoding: 'utf8', timeout: 120000 });
  if (done.status !== 0) throw new Error(`${args.join(' ')}: ${done.stdout}${done.stderr}`);
  return done.stdout.trim();
}

await server.start();
const acts = new Acts(server);
try {
  await acts.people();
  await makeEnded(acts);
  await makeRunning(acts);
} finally {
  await server.stop();
}
const written_ms = Date.now() + server.moved[0];
run('ban', `#${acts.hal.user.id}`, '--reason', 'for the corpus', '--days', '3650');
const small = join(dir, 'small.sqlite');
run('backup', small);
const about = {
  counts: run('check'), accounts: ['Ann', 'Ben'], password: PASSWORD, written_ms, refused: acts.refused, matches: acts.made,
  query: ENDS, ends: run('query', ENDS, '--csv').split(/\r?\n/),
};
writeFileSync(new URL(`${name}.sqlite.gz`, import.meta.url), gzipSync(readFileSync(small), { level: 9 }));
writeFileSync(new URL(`${name}.json`, import.meta.url), `${JSON.stringify(about, null, 1)}\n`);
rmSync(dir, { recursive: true });
console.log(about.counts, about.refused);
