// Every named query over a history of bots, within its limit, and three of them against figures that are computed here from the exported
// files of the matches. OCHRE_HISTORY_EVENTS=1000000 makes the history as large as the limits are meant for (some minutes);
// OCHRE_HISTORY_STORE=FILE takes one that is there.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Rest } from '../support/rest.js';
import { lab, program, startServer } from '../support/server.js';
import { patient } from '../support/patience.js';

const wanted = Number(process.env.OCHRE_HISTORY_EVENTS ?? 25000);
const root = new URL('../../', import.meta.url);
const dir = mkdtempSync(join(tmpdir(), 'ochre-queries-'));
const file = process.env.OCHRE_HISTORY_STORE ?? join(dir, 'history.sqlite');
after(() => rmSync(dir, { recursive: true, force: true }));

function call(command, ...args) {
  const done = spawnSync(command, args, { encoding: 'utf8', timeout: patient(600000), maxBuffer: 1 << 30 });
  assert.equal(done.status, 0, `${args.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

const ochre = (...args) => call(program, ...args);

function rows(query, ...args) {
  return JSON.parse(ochre('admin', 'query', query, '--json', '--rows', '1000000', '--seconds', '600', '--file', file, ...args));
}

/** [rows, milliseconds of processor time that the program took]: what else the machine does is no matter of a limit. */
function timed(query, ...args) {
  const done = spawnSync('bash', ['-c', 'TIMEFORMAT="cpu %U %S"; time "$@"', 'bash', program, 'admin', 'query', query, '--json', '--rows', '1000000',
    '--seconds', '600', '--file', file, ...args], { encoding: 'utf8', timeout: patient(600000), maxBuffer: 1 << 30, env: { ...process.env, LC_ALL: 'C' } });
  const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(done.stderr);
  assert.equal(done.status, 0, done.stderr);
  return [JSON.parse(done.stdout), Math.round((Number(user) + Number(system)) * 1000)];
}

const events = () => rows('SELECT count(*) AS n FROM v_event')[0].n;

/** The games as a server tells them: with their options and how many may sit. */
async function gamesOf() {
  const server = await startServer();
  try {
    return (await new Rest(server).get('/api/games')).games;
  } finally {
    await server.close();
  }
}

/** Simulates in shares until there are events enough: all seat counts, both kinds of bots, without, with each and with all options. */
async function fill() {
  const kinds = [];
  for (const { id, seats_min: least, seats_max: most, options } of await gamesOf()) {
    const full = Math.min(most, 4);
    for (let seats = least; seats <= full; seats += 1) kinds.push([id, seats, []]);
    for (const option of options) kinds.push([id, full, ['--options', option]]);
    if (options.length > 1) kinds.push([id, most, ['--options', options.join()]]);
  }
  const step = wanted > 100000 ? 20 : 3;
  for (let seed = 1, have = 0; have < wanted; seed += 1) {
    for (const [game, seats, more] of kinds) {
      call(lab, 'sim', '--game', game, '--seats', String(seats), '--bots', seed % 2 ? 'easy,random' : 'random,easy', '--matches', String(step),
        '--seed', String(seed * 1000), '--store', file, ...more);
    }
    have = events();
  }
}

let matches = []; // exported files
before(async () => {
  if (!process.env.OCHRE_HISTORY_STORE) await fill();
  matches = await exported();
}, { timeout: patient(3600000) });

/** The file of every match that is over, four at a time. */
async function exported() {
  const ids = rows("SELECT match FROM v_match WHERE status = 'over'").map(({ match }) => match);
  const found = [];
  const one = (id) => new Promise((resolve, reject) => {
    const parts = [];
    const child = spawn(program, ['admin', 'export', id, '--file', file], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (part) => parts.push(part));
    child.on('error', reject);
    child.on('close', () => resolve(digest(JSON.parse(Buffer.concat(parts).toString('utf8')))));
  });
  await Promise.all([0, 1, 2, 3].map(async () => {
    while (ids.length > 0) found.push(await one(ids.pop()));
  }));
  return found;
}

/** Reduces a match to the data that the comparisons below need; the whole file may have a megabyte. */
function digest(match) {
  const undone = match.rows.some(({ events: list }) => list.some(({ kind }) => kind === 'undone'));
  const counted = undone ? match.rows.filter((row, index) => !takenBack(match.rows, index)) : match.rows;
  const all = counted.flatMap(({ events: list }) => list);
  const sheet = all.filter(({ kind }) => kind === 'tallied');
  const totals = match.seats.map((_, seat) => sheet.filter((line) => line.seat === seat).reduce((sum, { points }) => sum + points, 0));
  return {
    game: match.game, seats: match.seats.length, totals,
    rounds: all.filter(({ kind }) => kind === 'round_began').length,
    moves: match.rows.length - 1,
    cards: all.filter(({ kind }) => kind === 'card_taken').map(({ card, seat }) => ({ card, seat })),
    dice: match.rows.flatMap(({ events: list, chance }) => chance.filter(({ how }) => how === 'dice').flatMap(({ event, field }) => list[event][field])),
    founded: all.filter(({ kind }) => kind === 'founded').map(({ epoch }) => epoch),
    territories: all.filter(({ kind }) => kind === 'founded').map(({ territory }) => `${JSON.stringify(match.options)} ${territory}`),
    placed: counted.filter(({ move }) => move?.kind === 'place').map(({ move }) => move.place),
  };
}

/** A row was taken back if a later one says `undone` and goes back to a version before it. (Bots take nothing back.) */
function takenBack(all, index) {
  return all.slice(index + 1).some(({ events: list }) => list.some(({ kind, version }) => kind === 'undone' && version < all[index].version));
}

/** The named queries' texts by their names: those of all games, and those in the folder of each. */
const folders = ['schema', ...readdirSync(new URL('backend/games/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory()).map(({ name }) => `backend/games/${name}`)];
const texts = new Map(folders.map((name) => new URL(`${name}/queries/`, root)).filter((folder) => existsSync(folder)).flatMap((folder) =>
  readdirSync(folder).filter((name) => name.endsWith('.sql')).map((name) => [name.slice(0, -4), readFileSync(new URL(name, folder), 'utf8')])));
const named = [...texts.keys()].sort();
const head = (name) => texts.get(name);

/** Queries about people or analyses, of which the file has none; tests/e2e/questions.test.js and analysis.test.js have some. */
const PEOPLE = ['active_players', 'bots_beaten', 'guests_to_accounts', 'luck_and_skill', 'return_after_losing', 'time_to_full_table'];

/** Parameters for the queries that need some. */
function paramsOf(name) {
  if (name === 'match_log') return ['--param', `match=${rows('SELECT match FROM v_match ORDER BY moves DESC LIMIT 1')[0].match}`];
  if (name === 'heads_up') {
    const [one, other] = rows('SELECT DISTINCT player FROM v_seat LIMIT 2');
    return ['--param', `one=${one.player}`, '--param', `other=${other.player}`];
  }
  return [];
}

test('every named query says its question and its limit, and answers within it', (t) => {
  assert.ok(named.length >= 20);
  const count = events();
  assert.ok(count >= wanted, `${count} events`);
  for (const name of named.filter((one) => !one.startsWith('player_'))) { // of these below
    const [, number, unit] = /^-- Limit: (\d+) (ms|s) /m.exec(head(name));
    const limit = Number(number) * (unit === 's' ? 1000 : 1);
    const params = paramsOf(name);
    const begun = performance.now();
    const [answer, took] = timed(name, ...params);
    t.diagnostic(`${name}: ${took} ms of ${limit}, ${Math.round(performance.now() - begun)} ms of waiting, ${answer.length} rows`);
    assert.ok(answer.length > 0 || ['abandoned_matches', 'bot_ratings', ...PEOPLE].includes(name), `${name} has no rows`); // what bots have simulated rates nobody
    assert.ok(took <= limit, `${name}: ${took} ms of ${limit}`);
  }
  t.diagnostic(`${count} events`);
});

const group = (list, key) => list.reduce((map, item) => map.set(key(item), [...(map.get(key(item)) ?? []), item]), new Map());
const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const near = (a, b, places, what) => assert.ok(Math.abs(a - b) <= 0.51 * 10 ** -places, `${what}: ${a} and ${b}`);

test('game_length is what the exported matches say', () => {
  const lengths = group(matches, ({ game, seats }) => `${game} ${seats}`);
  const answer = rows('game_length');
  assert.equal(answer.length, lengths.size);
  for (const row of answer) {
    const own = lengths.get(`${row.game} ${row.seats}`);
    assert.equal(row.matches, own.length);
    near(row.mean_moves, mean(own.map(({ moves }) => moves)), 1, `${row.game} ${row.seats}`);
    if (row.game === 'stoneage') {
      near(row.mean_rounds, mean(own.map(({ rounds }) => rounds)), 1, `${row.seats} rounds`);
      assert.deepEqual([row.least_rounds, row.most_rounds], [Math.min(...own.map(({ rounds }) => rounds)), Math.max(...own.map(({ rounds }) => rounds))]);
    }
  }
});

test('win_rate_by_card is what the exported matches say', () => {
  const taken = matches.filter(({ game }) => game === 'stoneage').flatMap(({ cards, seats, totals }) =>
    cards.map(({ card, seat }) => ({ card, seats, mine: totals[seat], best: Math.max(...totals), seat, totals })));
  const answer = rows("SELECT seats, card, count(*) AS taken, avg(rank) AS mean_rank FROM v_card WHERE how = 'bought' GROUP BY seats, card");
  const groups = group(taken, ({ seats, card }) => `${seats} ${card}`);
  assert.equal(answer.length, groups.size);
  for (const row of answer) assert.equal(row.taken, groups.get(`${row.seats} ${row.card}`).length, `${row.seats} ${row.card}`);
  const told = rows('win_rate_by_card');
  assert.ok(told.length > 0);
  for (const row of told) {
    const own = groups.get(`${row.seats} ${row.card}`) ?? [];
    const drawn = row.taken - own.length; // from a hidden hand, shown at the end
    assert.ok(drawn >= 0, row.card);
    if (drawn > 0) continue;
    // a tie of points may be decided by what the sheet does not show: the rate lies between
    const sure = own.filter(({ mine, totals }) => totals.filter((total) => total >= mine).length === 1).length / own.length;
    const most = own.filter(({ mine, best }) => mine === best).length / own.length;
    assert.ok(row.win_rate >= sure - 0.00051 && row.win_rate <= most + 0.00051, `${row.seats} ${row.card}: ${sure} ${row.win_rate} ${most}`);
  }
});

test('favourite_places and fairness_of_dice are what the exported matches say', () => {
  const placed = group(matches.flatMap(({ seats, placed: list }) => list.map((place) => ({ seats, place }))), ({ seats, place }) => `${seats} ${place}`);
  const answer = rows('favourite_places');
  assert.equal(answer.length, placed.size);
  for (const { seats, place, times } of answer) assert.equal(times, placed.get(`${seats} ${place}`).length, `${seats} ${place}`);
  const faces = group(matches.flatMap(({ dice }) => dice), (face) => face);
  for (const { face, times } of rows('fairness_of_dice')) assert.equal(times, faces.get(face).length, `face ${face}`);
});

/** The unit in which a query counts its cases, if it has the parameter `least`. */
const CASES = {
  abandoned_matches: 'matches', bot_ratings: 'matches', bots_beaten: 'results', decided_by_dice: 'matches', first_seat_advantage: 'matches', food_shortage: 'seats',
  guests_to_accounts: 'people', leaderboard: 'finished', luck_and_skill: 'accounts', luck_by_player: 'rolls', openings: 'times', return_after_losing: 'times', slowest_movers: 'moves',
  start_player_advantage: 'matches', time_to_full_table: 'matches', win_rate_by_building: 'built', win_rate_by_card: 'taken',
};

/** Wilson's interval as it is defined and not as it is solved: the furthest truths of which what was seen is not 1.96 deviations away. */
function interval(cases, hits) {
  const far = (truth) => Math.abs(hits / cases - truth) > 1.96 * Math.sqrt(truth * (1 - truth) / cases);
  return [0, 1].map((end) => {
    let [near, beyond] = [hits / cases, end];
    for (let step = 0; step < 50; step += 1) [near, beyond] = far((near + beyond) / 2) ? [near, (near + beyond) / 2] : [(near + beyond) / 2, beyond];
    return near;
  });
}

test('a share has its Wilson interval', () => {
  // The examples of R. G. Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
  for (const [hits, cases, low, high] of [[81, 263, 0.2553, 0.3662], [15, 148, 0.0624, 0.1605], [0, 20, 0, 0.1611], [1, 29, 0.0061, 0.1718]]) {
    const found = interval(cases, hits);
    near(found[0], low, 4, `${hits} of ${cases}`);
    near(found[1], high, 4, `${hits} of ${cases}`);
  }
  const shares = named.filter((name) => /_(rate|share)_low\b|\bshare_low\b/.test(head(name)));
  assert.equal(shares.length, 13);
  const seen = {};
  for (const name of shares) {
    const told = rows(name, ...(CASES[name] ? ['--param', 'least=1'] : []));
    for (const row of told) {
      const share = 'win_rate' in row ? 'win_rate' : 'share';
      const cases = CASES[name] ? row[CASES[name]] : told.reduce((sum, { times }) => sum + times, 0); // all dice
      const close = (a, b) => Math.abs(a - b) <= (CASES[name] ? 0.00051 : 0.000051);
      const possible = Array.from({ length: cases + 1 }, (_, hits) => hits).filter((hits) => close(hits / cases, row[share]));
      const as = possible.map((hits) => interval(cases, hits));
      assert.ok(as.some(([low, high]) => close(low, row[`${share}_low`]) && close(high, row[`${share}_high`])), `${name}: ${JSON.stringify(row)}`);
      assert.ok(row[`${share}_low`] <= row[share] && row[share] <= row[`${share}_high`], `${name}: ${JSON.stringify(row)}`);
      seen[name] = (seen[name] ?? 0) + 1;
    }
  }
  assert.deepEqual(Object.keys(seen).sort(), shares.filter((name) => !PEOPLE.includes(name)));
});

test('too few cases give no row', () => {
  const asked = named.filter((name) => /^-- Parameters:.*\bleast\b/m.test(head(name)));
  assert.deepEqual(asked.filter((name) => CASES[name]), Object.keys(CASES).sort());
  for (const name of asked) {
    const least = Number(/\bleast, [^(;]*\((\d+)\)/.exec(head(name))[1]);
    assert.ok(least >= 5, name);
    const [all, told, none] = [['--param', 'least=1'], [], ['--param', 'least=100000000']].map((params) => rows(name, ...params));
    assert.deepEqual(none, [], name);
    const cases = CASES[name] ?? 'villages';
    assert.deepEqual(told, all.filter((row) => row[cases] >= least), name);
  }
});

test('a bot is one player, wherever it sits', () => {
  for (const query of ['luck_by_player', 'slowest_movers']) {
    assert.deepEqual(rows(query).map(({ player }) => player).sort(), ['easy', 'random'], query);
  }
  const [together, apart] = [rows('heads_up', '--param', 'one=easy', '--param', 'other=random'), rows('heads_up', '--param', 'one=easy 1', '--param', 'other=random 2')];
  const sum = (list) => list.reduce((all, { matches: count }) => all + count, 0);
  assert.ok(sum(together) > sum(apart) && sum(apart) > 0);
});

test('how_people_win shares out the points that were gained, whatever was lost', () => {
  const sheet = rows("SELECT line.game, seat.rank, line.row, line.points FROM v_score_sheet AS line JOIN v_seat AS seat ON seat.match = line.match AND seat.seat = line.seat");
  const lost = sheet.filter(({ points }) => points < 0);
  assert.ok(lost.length > 0, 'one player has a negative row');
  const gained = (list) => list.reduce((sum, { points }) => sum + Math.max(points, 0), 0);
  const answer = rows('how_people_win');
  for (const row of answer) {
    const ranked = sheet.filter(({ game, rank }) => game === row.game && rank === row.rank);
    const own = ranked.filter((line) => line.row === row.row);
    near(row.mean_points, mean(own.map(({ points }) => points)), 1, `${row.game} ${row.rank} ${row.row}`);
    near(row.share, gained(own) / gained(ranked), 3, `${row.game} ${row.rank} ${row.row}`);
    assert.ok(row.share >= 0 && row.share <= 1, `${row.game} ${row.rank} ${row.row}: ${row.share}`);
  }
});

test('villages_by_epoch counts the villages of the exported matches', () => {
  const epochs = group(matches.flatMap(({ founded }) => founded), (epoch) => epoch);
  const answer = rows('villages_by_epoch');
  assert.equal(answer.length, epochs.size);
  for (const { epoch, villages } of answer) assert.equal(villages, epochs.get(epoch).length, `epoch ${epoch}`);
});

test('villages_by_territory counts the villages of each board apart', () => {
  const founded = group(matches.flatMap(({ territories }) => territories), (place) => place);
  assert.deepEqual([...new Set([...founded.keys()].map((place) => place.split(' ')[0]))].sort(), ['["printed_board"]', '[]']);
  const answer = rows('villages_by_territory', '--param', 'least=1');
  assert.equal(answer.length, founded.size);
  for (const { options, territory, villages } of answer) assert.equal(villages, founded.get(`${options} ${territory}`).length, `${options} ${territory}`);
});

test('who, since, until, seats and variants choose the matches that count', () => {
  const all = rows("SELECT match, game, seats, variants, options, people, substr(started, 1, 10) AS day FROM v_match WHERE started IS NOT NULL ORDER BY started");
  assert.ok(all.every(({ variants, options }) => variants === (JSON.parse(options).join() || 'none')));
  const [first, middle] = [all[0].day, all[Math.floor(all.length / 2)].day];
  const end = first === middle ? '3000-01-01' : middle;
  const chosen = { who: ({ people }) => people === 0, since: ({ day }) => day >= middle, until: ({ day }) => day < end, seats: ({ seats }) => seats === 3,
    variants: ({ variants }) => variants === 'printed_board' };
  const given = { who: 'bots', since: middle, until: end, seats: '3', variants: 'printed_board' };
  const counted = (list) => list.reduce((sum, { matches: of }) => sum + of, 0);
  for (const [name, fits] of Object.entries(chosen)) {
    const own = all.filter(fits);
    assert.ok(own.length > 0 && (own.length < all.length || name === 'who' || first === middle), name);
    assert.equal(counted(rows('variants_in_use', '--param', `${name}=${given[name]}`)), own.length, name);
  }
  const having = named.filter((name) => /[(]:who,/.test(head(name)));
  assert.ok(having.length > 18);
  for (const name of having) {
    assert.deepEqual(rows(name, '--param', 'who=bots'), rows(name), name); // nobody but bots has played yet
    assert.deepEqual(rows(name, '--param', 'who=both'), rows(name), name);
    assert.deepEqual(rows(name, '--param', 'who=people'), [], name);
    const parts = ['since', 'until', 'seats', 'variants'].filter((part) => head(name).includes(`(:${part},`));
    assert.deepEqual(parts, name === 'leaderboard' ? [] : ['since', 'until', 'seats', 'variants'], name);
    if (parts.length) assert.deepEqual(rows(name, '--param', 'since=3000-01-01'), [], name);
    if (parts.length) assert.deepEqual(rows(name, '--param', 'until=1999-01-01'), [], name);
  }
});

test('the whole history is as it was played', () => {
  assert.match(ochre('admin', 'check', '--file', file), / 0 matches differ/);
});

test('a player\'s questions find the matches that the player sat in, within their limit', (t) => {
  if (process.env.OCHRE_HISTORY_STORE) return t.skip('a file of its own is not written to');
  const made = spawnSync('sqlite3', [file, `INSERT INTO user (id, name, name_key, guest, admin, created_ms) VALUES (1, 'Ann', 'ann', 0, 0, 1);
    UPDATE seat SET user = 1, answers = 1, name = 'Ann', bot = NULL WHERE seat = 0 AND match_number % 2 = 0;
    DELETE FROM past_sitter`]); // as if they had sat there from the start
  assert.equal(made.status, 0, made.stderr.toString());
  const counts = rows('SELECT game, count(*) AS n FROM v_seat WHERE user = 1 GROUP BY game');
  const answers = {};
  for (const name of named.filter((one) => one.startsWith('player_'))) {
    const [answer, took] = timed(name, '--param', 'user=1', ...name === 'player_matches' ? ['--param', 'count=500'] : []);
    const limit = Number(/^-- Limit: (\d+) ms /m.exec(head(name))[1]);
    t.diagnostic(`${name}: ${took} ms of ${limit}, ${answer.length} rows`);
    assert.ok(took <= limit, `${name}: ${took} ms of ${limit}`);
    answers[name] = answer;
  }
  assert.deepEqual(Object.keys(answers), ['player_matches', 'player_ratings', 'player_record', 'player_rivals', 'player_tournaments']);
  for (const { game, n } of counts) {
    assert.equal(answers.player_matches.filter((one) => one.game === game).length, n);
    assert.equal(answers.player_record.filter((one) => one.game === game).reduce((all, { matches: of }) => all + of, 0), n);
    assert.ok(answers.player_rivals.some((one) => one.game === game && one.player === 'easy'));
  }
});

test('a person counts as the same also where a bot stands in for them', (t) => {
  if (process.env.OCHRE_HISTORY_STORE) return t.skip('a file of its own is not written to');
  const made = spawnSync('sqlite3', [file, `INSERT INTO user (id, name, name_key, guest, admin, created_ms) VALUES (2, 'Ben', 'ben', 0, 0, 1);
    UPDATE seat SET user = 2, answers = 2, name = 'Ben', bot = NULL WHERE seat = 1 AND match_number % 4 = 0;
    UPDATE seat SET bot = 'easy', stands_in = 1 WHERE user = 1 AND match_number % 8 = 0; DELETE FROM past_sitter`]);
  assert.equal(made.status, 0, made.stderr.toString());
  for (const query of ['luck_by_player', 'slowest_movers']) {
    const told = rows(query).map(({ player, user }) => `${player} ${user}`).sort();
    assert.deepEqual(told, ['Ann 1', 'Ben 2', 'easy null', 'random null'], query);
  }
  const who = { easy: `"user" IS NULL AND bot = 'easy'`, random: `"user" IS NULL AND bot = 'random'`, Ann: '"user" = 1' };
  for (const [one, other] of [['easy', 'random'], ['easy', 'easy'], ['Ann', 'easy'], ['random', 'Ann']]) {
    const met = rows(`SELECT count(*) AS n FROM (SELECT * FROM v_seat WHERE ${who[one]}) AS a JOIN (SELECT * FROM v_seat WHERE ${who[other]}) AS b
      ON b.match = a.match AND b.seat <> a.seat WHERE a.status = 'over'`)[0].n;
    const told = rows('heads_up', '--param', `one=${one}`, '--param', `other=${other}`);
    assert.equal(told.reduce((all, { matches: count }) => all + count, 0), met, `${one} and ${other}`);
  }
  const rivals = rows('player_rivals', '--param', 'user=2');
  assert.ok(rivals.some(({ user }) => user === 1) && rivals.some(({ user }) => user === 0));
  for (const { user, player, bot } of rivals) assert.deepEqual([player, bot], user === 1 ? ['Ann', 0] : [player, 1]);
});
