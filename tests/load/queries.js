// A measurement, not a test: how long each named query takes over a history of bots and people, on SQLite and, with --postgres, on a PostgreSQL
// of its own. Ends with status 1 if one takes longer than --most seconds: of processor time in a file, of elapsed time on PostgreSQL, the
// least of --times runs.
//   node tests/load/queries.js [--store FILE] [--matches 10000] [--only NAME,...] [--most 1] [--times 2] [--postgres]
// Without --store the history is made first (OCHRE_BIN, else build/ochre): about 140 KB for each match. A server then keeps the figures of its
// matches in pauses: about a twentieth of a second for each match.
// A given file is read as it is: of matches without figures, which are counted, all moves are read.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { historyPeople, historyPlay } from '../support/history.js';
import { Postgres } from '../support/postgres.js';
import { program, Server } from '../support/server.js';

const { values } = parseArgs({
  options: {
    store: { type: 'string' }, matches: { type: 'string', default: '10000' }, only: { type: 'string', default: '' }, most: { type: 'string', default: '1' },
    times: { type: 'string', default: '2' }, postgres: { type: 'boolean', default: false },
  },
});
const dir = mkdtempSync(join(tmpdir(), 'ochre-load-queries-'));
const file = values.store ?? join(dir, 'ochre.sqlite');

function call(command, args, options = {}) {
  const done = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 30, ...options });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}: ${done.stderr}`);
  return done;
}

/** The rows of a query and the seconds that it took: {rows, processor, elapsed}. */
function timed(store, query, params = []) {
  const begun = performance.now();
  const done = call('bash', ['-c', 'TIMEFORMAT="cpu %U %S"; time "$@"', 'bash', program, 'admin', 'query', query, '--json', '--rows', '100000', '--seconds', '600', '--file', store,
    ...params.flatMap((one) => ['--param', one])], { env: { ...process.env, LC_ALL: 'C' } });
  const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(done.stderr);
  return { rows: JSON.parse(done.stdout), processor: Number(user) + Number(system), elapsed: (performance.now() - begun) / 1000 };
}

const root = new URL('../../', import.meta.url);
const folders = ['schema', ...readdirSync(new URL('backend/games/', root), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => `backend/games/${name}`)];
const named = folders.flatMap((name) => {
  try { return readdirSync(new URL(`${name}/queries/`, root)).map((one) => [one.replace('.sql', ''), readFileSync(new URL(`${name}/queries/${one}`, root), 'utf8')]); } catch { return []; }
}).filter(([name]) => values.only === '' || values.only.split(',').includes(name)).sort();

/** How many matches that have ended have no figures yet. */
const figuresOwed = () => timed(file, `SELECT count(*) AS owed FROM shown_unfigured JOIN shown_match AS match ON match.number = shown_unfigured.number
  WHERE status IN ('over', 'abandoned')`).rows[0].owed;

/** Serves until all have theirs. */
async function figuresKeep() {
  const server = new Server({ dir });
  await server.start();
  while (figuresOwed() > 0) await setTimeout(5000);
  await server.stop();
}

/** Values for the parameters without a default. */
function known() {
  const [{ user, match }] = timed(file, `SELECT (SELECT "user" FROM v_record WHERE "user" IS NOT NULL GROUP BY "user" ORDER BY count(*) DESC LIMIT 1) AS "user",
    (SELECT match FROM v_match ORDER BY created DESC LIMIT 1) AS match`).rows;
  return { user, match, one: 'P1', other: 'P2' };
}

function measure(store, by, given) {
  let slow = 0;
  for (const [name, sql] of named) {
    const params = Object.entries(given).filter(([key]) => new RegExp(`(?<![:\\w]|coalesce\\():${key}\\b`).test(sql)).map((pair) => pair.join('='));
    const runs = Array.from({ length: Number(values.times) }, () => timed(store, name, params));
    const took = Math.min(...runs.map((run) => run[by]));
    const over = took > Number(values.most);
    slow += over;
    console.log(`${over ? 'SLOW' : 'ok  '} ${took.toFixed(2).padStart(6)} s ${by}  ${String(runs[0].rows.length).padStart(6)} rows  ${name}`);
  }
  return slow;
}

try {
  if (!values.store) {
    const part = Math.round(Number(values.matches) / 20);
    historyPlay(file, [['stoneage', 2, 3 * part], ['stoneage', 3, 4 * part], ['stoneage', 4, 5 * part], ['stoneage', 4, part, '--options', 'harsh_winter'], ['clans', 2, 2 * part],
      ['clans', 3, 3 * part], ['clans', 4, 2 * part]]);
    historyPeople(file, { users: 1000 });
    await figuresKeep();
  }
  console.log(timed(file, 'SELECT count(*) AS matches, sum(people > 0) AS with_people FROM v_match').rows[0]);
  console.log(`${figuresOwed()} ended matches without figures`);
  const given = known();
  let slow = measure(file, 'processor', given);
  if (values.postgres) {
    const postgres = new Postgres();
    call(program, ['admin', 'restore', file, '--file', postgres.url()]);
    postgres.run('ANALYZE', { user: 'postgres' });
    slow += measure(postgres.url(), 'elapsed', given);
  }
  process.exitCode = slow > 0 ? 1 : 0;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
