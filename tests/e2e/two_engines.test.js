// Both engines answer alike: the same matches, row by row from a file of SQLite into a PostgreSQL, and then every row of every view and of every
// named question.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { openFolder, Postgres } from '../support/postgres.js';
import { lab, program } from '../support/server.js';

const root = new URL('../../', import.meta.url);
const file = join(openFolder('engines'), 'ochre.sqlite');
let postgres;

function call(command, ...args) {
  const done = spawnSync(command, args, { encoding: 'utf8', timeout: 120000, maxBuffer: 1 << 28 });
  assert.equal(done.status, 0, `${args.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

const ochre = (...args) => call(program, ...args);

function sqlite(sql, { json = true } = {}) {
  const done = spawnSync('sqlite3', [...(json ? ['-json'] : []), file], { input: sql, encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.equal(done.status, 0, done.stderr);
  return json ? JSON.parse(done.stdout || '[]') : done.stdout;
}

/**
 * Additions to the stored matches of the first release: clocks, people who left and came back, programs, a lesson, ratings, points below 0,
 * a person who plays Clans only.
 */
const LATER = `
  UPDATE match SET options = json_set(options, '$.clock', json('{"pace":"live","bank_s":300,"increment_s":5,"cap_s":600}')) WHERE number % 3 = 0;
  UPDATE match SET options = json_set(options, '$.tutorial', 'first') WHERE number = (SELECT max(number) FROM match WHERE game = 'stoneage' AND status = 'over');
  UPDATE user SET bot_account = 1 WHERE id = (SELECT min(user) FROM seat);
  UPDATE seat SET bot = 'easy', stands_in = 1, name = 'easy' WHERE user IS NOT NULL AND match_number % 4 = 1 AND seat = 0;
  UPDATE seat SET score = -3 - 20 * seat WHERE match_number % 6 = 1 AND seat > 1;
  UPDATE move SET user = NULL WHERE user = (SELECT min(user) FROM move) AND match_number IN (SELECT number FROM match WHERE game = 'stoneage');
  UPDATE seat SET mostly_away = 1, answers = NULL WHERE match_number % 5 = 1 AND seat = 1;
  UPDATE seat SET answers = (SELECT max(id) FROM user) WHERE match_number % 5 = 2 AND seat = 1;
  INSERT INTO past_sitter SELECT match_number, seat, 5, user, NULL, 'before' FROM seat WHERE seat = 1 AND match_number % 2 = 0;
  INSERT INTO past_sitter SELECT match_number, seat, 9, NULL, 'easy', 'easy' FROM seat WHERE seat = 1 AND match_number % 2 = 0;
  INSERT INTO rating (match_number, seat, pool, user, bot, game, seats, at_ms, matches, rating, deviation, volatility)
    SELECT number, seat.seat, iif(bot IS NULL, 'people', 'bots'), iif(bot IS NULL, user, NULL), bot, game, seats, ended_ms,
           row_number() OVER (PARTITION BY bot, user, game ORDER BY number) + 30, 1500 + seat.score / 7.0, 90.5 + seat.seat / 3.0, 0.06
      FROM seat JOIN match ON number = match_number
     WHERE status = 'over' AND (user IS NOT NULL OR bot IS NOT NULL) AND NOT EXISTS (SELECT 1 FROM rating WHERE rating.match_number = match.number);
  INSERT INTO analysis SELECT number, '0123456789abcdef', ended_ms, json_object('match', id, 'simulations', 100, 'seats', (SELECT json_group_array(json_remove(json_object(
    'seat', seat, 'begin', 2500, 'luck', 700 - 900 * seat, 'own', -300 - 11 * seat, 'others', 17 * number, 'rest', 1, 'end', 2918 - 911 * seat + 17 * number,
    'phases', json_array(json_object('phase', 'opening', 'decisions', 7, 'begin', 2500, 'luck', 9, 'own', -3 - seat, 'others', 17, 'rest', 1, 'end', 2524 - seat),
      json_object('phase', 'end', 'decisions', 8, 'begin', 2524 - seat, 'luck', 0, 'own', 0, 'others', number, 'rest', 0, 'end', 2524 - seat + number)),
    'kinds', json_array(json_object('kind', 'place', 'chosen', 9 + seat, 'lost', 300), json_object('kind', 'use', 'chosen', 2, 'lost', 11 * seat))), iif(number % 4 = 0, '$.phases', '$.none')))
    FROM seat WHERE match_number = number)) FROM match WHERE number % 2 = 0 AND status = 'over';
  UPDATE match SET listed = 1 WHERE status = 'over' AND number % 2 = 0;
  UPDATE user SET account_ms = created_ms + 1000000 WHERE guest = 0 AND id % 2 = 0;
  UPDATE user SET seen_day = '2026-03-0' || (id % 9 + 1), offset_minutes = 60 * (id % 5) - 90 WHERE id % 3 > 0;
  UPDATE seat SET taken_ms = 1700000000000 + 61000 * match_number + 1000 * seat WHERE match_number % 4 > 0 OR seat > 0;
  INSERT OR IGNORE INTO chat (match_number, number, user, name, text, at_ms)
    SELECT match_number, 1000 + seat, user, name, 'hello', 1 FROM seat WHERE user IS NOT NULL AND match_number % 3 > 0;
  INSERT INTO session_day VALUES ('2026-03-01', 3, 4), ('2026-03-02', 0, 1);
  INSERT INTO tournament SELECT id, 'CUPAAAAAAAAAAAA' || substr('ABCDEFGHIJ', id % 10 + 1, 1), 'Cup ' || id, id, 'clans', '{}', 'swiss', 4, 3, 0, 0, 3, '[4,2,1,0]', 0, '[]', 64,
    id % 3 > 0, iif(id % 4 = 3, 'running', 'over'), id % 5, zeroblob(32), 1, NULL, 1700000000000 + id, iif(id % 4 = 3, NULL, 1700000900000 - 7000 * id) FROM user WHERE id < 10;
  INSERT INTO tournament_player SELECT tournament.number, row_number() OVER (PARTITION BY tournament.number ORDER BY user.id), user.id, 1500 + user.id, 0,
    iif(user.id % 4 = 0, user.id % 3, NULL), iif(tournament.status = 'over', 1 + user.id % 4, NULL) FROM tournament JOIN user ON user.id < 9;`;

const literal = (value) => (value === undefined ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`);

const FIGURES = ['begin', 'building', 'card', 'day', 'face', 'held', 'hunger', 'length', 'luck', 'opening', 'place', 'roll', 'sheet', 'village'];
const COLUMNS = 'match_number, seat, part, word, n, a, b, c, d';

/** The rows of a view of figures, which the file itself has not. */
const figures = (name) => JSON.parse(ochre('admin', 'query', `SELECT ${COLUMNS} FROM v_figure_${name}`, '--json', '--rows', '100000', '--file', file));

/** Some matches have their figures, as the store keeps them; those of others are computed. */
function figuresKeep() {
  sqlite(`PRAGMA foreign_keys = ON; DELETE FROM figured; INSERT INTO figured SELECT number, 0 FROM match WHERE status = 'over' AND number % 2 = 0`, { json: false });
  const kept = new Set(sqlite('SELECT match_number FROM figured').map((row) => row.match_number));
  const rows = FIGURES.flatMap((name) => figures(name).filter((row) => kept.has(row.match_number)).map((row) => ({ ...row, name })));
  assert.ok(kept.size > 5 && rows.length > 100);
  sqlite(`BEGIN; ${rows.map((row) => `INSERT INTO figure (name, ${COLUMNS}) VALUES (${['name', ...COLUMNS.split(', ')].map((column) => literal(row[column] ?? undefined)).join(', ')});`).join('\n')}
    UPDATE figured SET revision = (SELECT revision FROM shown_figure_revision); COMMIT;`, { json: false });
}

/** Every row of the file as a statement of PostgreSQL. */
function script() {
  const columns = sqlite(`SELECT t.name AS "table", c.name, c.type FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND t.name NOT LIKE 'schema_%'`);
  const tables = columns.reduce((map, one) => map.set(one.table, [...(map.get(one.table) ?? []), one]), new Map());
  const selects = [...tables].map(([table, of]) => {
    const values = of.map(({ name, type }) => (type === 'BLOB' ? `iif("${name}" IS NULL, 'NULL', '''\\x' || hex("${name}") || '''')` : `quote("${name}")`));
    return `SELECT 'INSERT INTO public."${table}" (${of.map(({ name }) => `"${name}"`).join(', ')}) VALUES (' || ${values.join(" || ', ' || ")} || ');' FROM "${table}";`;
  });
  return `SET session_replication_role = replica; SET search_path = public; TRUNCATE secret;\n${sqlite(selects.join('\n'), { json: false })}`;
}

before(() => {
  writeFileSync(file, gunzipSync(readFileSync(new URL('tests/stored/schema-005.sqlite.gz', root))), { mode: 0o600 });
  ochre('admin', 'check', '--file', file);
  for (const [game, seats] of [['stoneage', '4'], ['clans', '3']]) {
    call(lab, 'sim', '--game', game, '--seats', seats, '--bots', 'easy,random', '--matches', '2', '--seed', '900', '--store', file);
  }
  sqlite(LATER, { json: false });
  figuresKeep();
  postgres = new Postgres();
  const folder = new URL('schema/postgres/', root);
  for (const name of readdirSync(folder).filter((one) => /^\d{3}_/.test(one)).sort()) postgres.run(readFileSync(new URL(name, folder), 'utf8'), { args: ['-1'] });
  postgres.run(script(), { user: 'postgres', args: ['-1'] });
  const views = execFileSync(fileURLToPath(new URL('build/postgres_views', root)), { encoding: 'utf8' });
  postgres.run(views, { args: ['-1'] });
  postgres.run(views, { args: ['-1'] }); // and again: they take the place of older ones
  postgres.run('ANALYZE', { user: 'postgres' });
});

/** How a value is compared: 0 or 1 for a boolean, JSON as what it says. */
function plain(value) {
  if (typeof value === 'boolean') return Number(value);
  return value;
}
const rough = (value) => (typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value);
const sorted = (rows) => rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])))
  .map((row) => [JSON.stringify(Object.values(row).map(rough)), row]).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, row]) => row);

/** Whole numbers and texts are the same; others as near as their printing is exact, or `near`. */
function compare(here, there, what, near = 0) {
  assert.equal(here.length, there.length, `${what}: rows`);
  const [mine, yours] = [sorted(here), sorted(there)];
  mine.forEach((row, i) => {
    assert.deepEqual(Object.keys(row), Object.keys(yours[i]), `${what}: columns`);
    for (const [name, value] of Object.entries(row)) {
      const other = yours[i][name];
      if (typeof value === 'number' && typeof other === 'number') {
        assert.ok(Math.abs(value - other) <= Math.max(1e-12 * Math.abs(value), 1e-9, near), `${what}.${name}: ${value} and ${other} in ${JSON.stringify(yours[i])}`);
      } else {
        assert.equal(value, other, `${what}.${name} in ${JSON.stringify(yours[i])}`);
      }
    }
  });
}

const ask = (sql) => JSON.parse(postgres.run(`SET search_path = history, sqlite, pg_catalog; ${sql}`));

/** Views of the migrations, by which the store itself reads. */
const STORES = "'decision', 'holder'";

test('the holders of the seats and their decisions are the same, and those of the view that is shown', () => {
  const held = 'SELECT match_number, seat, since, until, "user", decisions FROM';
  const there = sqlite(`${held} holder`);
  assert.ok(there.some(({ until }) => until !== null) && there.some(({ decisions }) => decisions > 9));
  compare(JSON.parse(postgres.run(`SELECT json_agg(one) FROM (${held} public.holder) AS one`)), there, 'holder');
  compare(JSON.parse(postgres.run('SELECT json_agg(one) FROM public.decision AS one')), sqlite('SELECT * FROM decision'), 'decision');
  compare(sqlite(`SELECT id AS match, seat, since, until, user, decisions FROM holder JOIN match ON number = match_number
    WHERE options ->> '$.tutorial' IS NULL AND options -> '$.from' IS NULL`),
  sqlite('SELECT match, seat, since, until, user, decisions FROM v_seat_history'), 'v_seat_history');
});

test('every view has the same columns and the same rows, and each is about something', () => {
  const views = sqlite(`SELECT name FROM sqlite_schema WHERE type = 'view' AND name NOT IN (${STORES}) ORDER BY name`).map(({ name }) => name);
  const there = ask("SELECT json_agg(viewname ORDER BY viewname) FROM pg_views WHERE schemaname = 'history'");
  assert.deepEqual(there.filter((view) => !view.startsWith('v_figure_')), views);
  const empty = [];
  // A query about one match takes a while for all of them.
  const some = sqlite(`SELECT match FROM v_match AS all_of WHERE match IN (SELECT match FROM v_undo UNION SELECT max(match) FROM v_match
    WHERE moves < 300 GROUP BY game, status) ORDER BY match LIMIT 6`).map(({ match }) => `'${match}'`);
  for (const view of views) {
    const which = `${view}${view === 'v_standing' ? ` WHERE match IN (${some})` : ''}`;
    const mine = sqlite(`SELECT * FROM ${which}`);
    const yours = ask(`SELECT coalesce(json_agg(one), '[]') FROM (SELECT * FROM ${which}) AS one`);
    compare(yours, mine, view);
    if (mine.length === 0 && view !== 'shown_figuring') empty.push(view); // only while the store computes
  }
  assert.deepEqual(empty, []);
});

test('every figure of a match is the same, be it kept or not', () => {
  const there = ask("SELECT json_agg(viewname ORDER BY viewname) FROM pg_views WHERE schemaname = 'history' AND viewname LIKE 'v#_figure#_%' ESCAPE '#'");
  assert.deepEqual(there, FIGURES.flatMap((name) => [`v_figure_${name}`, `v_figure_${name}_figuring`, `v_figure_${name}_unfigured`]).sort());
  for (const name of FIGURES) {
    const mine = figures(name);
    assert.ok(mine.length > 0, name);
    compare(ask(`SELECT json_agg(one) FROM (SELECT ${COLUMNS} FROM v_figure_${name}) AS one`), mine, name);
  }
});

test('the planner of PostgreSQL expects about as many matches as there are, whatever parameters are omitted', () => {
  postgres.run('ANALYZE', { user: 'postgres' });
  const expected = (sql) => ask(`EXPLAIN (FORMAT JSON) ${sql}`)[0].Plan['Plan Rows'];
  const all = sqlite('SELECT count(*) AS n FROM match')[0].n;
  assert.ok(all >= 10);
  const folders = ['schema', 'backend/games/stoneage', 'backend/games/clans'].map((name) => new URL(`${name}/queries/`, root));
  const conditions = folders.flatMap((folder) => readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])).flatMap(([name, sql]) => {
    if (!sql.includes(':variants')) return [];
    const condition = /CASE WHEN (?:match\.started|coalesce\(match\.started)[^;]*?:variants, match\.variants\) THEN true ELSE false END/.exec(sql);
    assert.ok(condition, `${name}: parameters that may be omitted`);
    return [condition[0].replaceAll(/(?<![:\w]):[a-z_]+/g, 'NULL')];
  });
  assert.ok(conditions.length > 20);
  for (const condition of new Set(['true', ...conditions])) {
    const rows = expected(`SELECT match FROM v_match AS match WHERE ${condition}`);
    assert.ok(rows >= all / 5 && rows <= all, `${rows} of ${all} rows: ${condition}`);
  }
});

const question = (name) => readFileSync(new URL(`schema/queries/${name}.sql`, root), 'utf8');

/** Returns the results of both for `sql`, listed by `of`; :days is 1000, and no other parameter has a value. */
function both(sql, of) {
  const given = sql.replaceAll(':days', '1000').replaceAll(/(?<![:\w]):[a-z_]+/g, 'NULL');
  const text = numbered(given)[0];
  const here = JSON.parse(ochre('admin', 'query', text, '--json', '--rows', '100000', '--file', file)).map(of).sort();
  assert.deepEqual(ask(`SELECT json_agg(one) FROM (${text}) AS one`).map(of).sort(), here);
  return here;
}

test('the time of a seat is that of the moves that count', () => {
  const rows = sqlite(`SELECT id AS match, seq, seat, at_ms,
      EXISTS (SELECT 1 FROM v_gone WHERE v_gone.match_number = number AND v_gone.seq = move.seq) AS gone FROM move JOIN match ON number = match_number ORDER BY number, seq`);
  const times = new Map();
  rows.forEach(({ match, seq, seat, at_ms: at, gone }, i) => {
    if (seq > 0 && !gone) times.set(`${match} ${seat}`, (times.get(`${match} ${seat}`) ?? 0) + at - rows[i - 1].at_ms);
  });
  assert.ok(rows.some(({ gone, at_ms: at }, i) => gone && at > rows[i - 1].at_ms), 'what is gone took time');
  const line = (match, seat, seconds) => `${match} ${seat} ${seconds === null ? 'none' : Math.round(seconds * 1000)}`;
  for (const told of both('SELECT match, seat, seconds FROM v_seat', ({ match, seat, seconds }) => line(match, seat, seconds))) {
    const [match, seat] = told.split(' ');
    const time = times.get(`${match} ${seat}`);
    assert.equal(told, line(match, seat, time === undefined ? null : time / 1000));
  }
});

test('the people of a day are counted once, whatever they play', () => {
  const days = new Map();
  for (const { day, user } of sqlite('SELECT DISTINCT substr(at, 1, 10) AS day, user FROM v_move WHERE user IS NOT NULL')) {
    days.set(day, [...(days.get(day) ?? []), user]);
  }
  const told = both(question('daily_activity'), ({ day, people }) => `${day} ${people}`);
  assert.deepEqual(told.filter((line) => !line.endsWith(' 0')), [...days].map(([day, users]) => `${day} ${users.length}`).sort());
});

test('points below 0 are in a step of twenty, too', () => {
  const steps = new Map();
  for (const { game, seats, score } of sqlite("SELECT game, seats, score FROM v_seat WHERE status = 'over'")) {
    const step = `${game} ${seats} ${Math.floor(score / 20) * 20}`;
    steps.set(step, (steps.get(step) ?? 0) + 1);
  }
  assert.ok([...steps.keys()].some((step) => step.endsWith(' -20')));
  const told = both(question('score_distribution'), ({ game, seats, score_from: from, times }) => `${game} ${seats} ${from} ${times}`);
  assert.deepEqual(told, [...steps].map(([step, times]) => `${step} ${times}`).sort());
});

const folders = ['schema', ...readdirSync(new URL('backend/games/', root), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  .map(({ name }) => `backend/games/${name}`)];
const questions = folders.map((name) => new URL(`${name}/queries/`, root)).filter((folder) => existsSync(folder)).flatMap((folder) =>
  readdirSync(folder).filter((name) => name.endsWith('.sql')).map((name) => [name.slice(0, -4), readFileSync(new URL(name, folder), 'utf8')]));

/** The question with its parameters as PostgreSQL names them; and their names in that order. */
function numbered(sql) {
  const names = [];
  const text = sql.replaceAll(/^--.*\n/gm, '').replaceAll(/(?<![:\w]):(\w+)/g, (_, name) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  }).trim().replace(/;$/, '');
  return [text, names];
}

test('intervals, spread and quantiles are the same', () => {
  const figures = `SELECT game, seats, wilson_low(sum(rank = 1), count(*)) AS low, wilson_high(sum(rank = 1), count(*)) AS high, wilson_low(0, 0) AS none,
    wilson_high(2, 1) AS more, stddev(score) AS spread, median(score) AS middle, quantile(score, 0.9) AS most, quantile(score, 0) AS least, median(rank * 1.5) AS half
    FROM v_seat GROUP BY game, seats`;
  const mine = JSON.parse(ochre('admin', 'query', figures, '--json', '--file', file));
  assert.ok(mine.length > 2 && mine.some(({ spread, low, high }) => spread > 0 && low < high));
  compare(ask(`SELECT json_agg(one) FROM (${figures}) AS one`), mine, 'figures');
});

test('every named question has the same answer, with all parameters', () => {
  const [{ user, match, one, other }] = sqlite(`SELECT (SELECT user FROM v_seat WHERE status = 'over' AND user IS NOT NULL GROUP BY user ORDER BY count(*) DESC LIMIT 1) AS user,
    (SELECT match FROM v_undo LIMIT 1) AS match, 'easy' AS one, 'random' AS other`);
  const [{ before: earlier, against }] = sqlite(`SELECT (SELECT match FROM v_match WHERE listed ORDER BY started DESC LIMIT 1) AS before,
    (SELECT user FROM v_user WHERE user <> ${user} ORDER BY matches DESC LIMIT 1) AS against`);
  const [{ from, until }] = sqlite('SELECT substr(min(started), 1, 10) AS "from", substr(max(started), 1, 10) AS until FROM v_match');
  const few = { least: 1, user, match, one, other, days: 1000, count: 400 };
  assert.ok(questions.length > 25);
  const empty = [];
  for (const [name, sql] of questions) {
    const [text, names] = numbered(sql);
    let last = '';
    for (const given of [few, { ...few, game: 'clans', result: 'lost', seats: 2 }, { ...few, before: earlier }, { ...few, against }, { ...few, bot: 'easy' }, { ...few, who: 'people' },
      { ...few, who: 'bots', variants: 'none' }, { ...few, since: from, until }]) {
      const values = names.map((param) => literal(given[param])).join(', ');
      if (given !== few && values === last) continue;
      last = values;
      const set = names.filter((param) => given[param] !== undefined).flatMap((param) => ['--param', `${param}=${given[param]}`]);
      const mine = JSON.parse(ochre('admin', 'query', name, '--json', '--rows', '100000', '--file', file, ...set));
      const yours = ask(`PREPARE question AS SELECT coalesce(json_agg(one), '[]') FROM (${text}) AS one;
        EXECUTE question${names.length ? `(${values})` : ''};`);
      // Rounded numbers may differ in the last digit.
      const courses = (rows) => rows.map((row) => (row.course === undefined ? row : { ...row, course: JSON.stringify(JSON.parse(row.course)) }));
      compare(courses(yours), courses(mine), name, 1.0001e-4);
      if (given === few && mine.length === 0) empty.push(name);
    }
  }
  assert.deepEqual(empty, []);
});
