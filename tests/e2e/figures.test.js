// Figures that the server keeps of each match that has ended, and the named queries that read them: the answers are the same with the figures,
// without them and with those of some matches, on both engines.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { historyPeople, historyPlay } from '../support/history.js';
import { patient, until } from '../support/patience.js';
import { openFolder, Postgres } from '../support/postgres.js';
import { program, Server, startServer } from '../support/server.js';
import { interval } from '../support/wilson.js';

const dir = openFolder('figures');
const file = join(dir, 'history.sqlite');
const QUERIES = ['daily_activity', 'decided_by_dice', 'fairness_of_dice', 'favourite_places', 'food_shortage', 'game_length', 'how_matches_end', 'how_people_win', 'luck_by_player', 'openings', 'slowest_movers', 'start_player_advantage',
  'villages_by_epoch', 'villages_by_territory', 'win_rate_by_building', 'win_rate_by_card', 'yield_by_place'];

function call(command, ...args) {
  const done = spawnSync(command, args, { encoding: 'utf8', timeout: patient(300000), maxBuffer: 1 << 28 });
  assert.equal(done.status, 0, `${args.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

const sqlite = (path, sql) => JSON.parse(call('sqlite3', '-json', path, sql) || '[]');

const PARAMS = { daily_activity: ['days=400'], fairness_of_dice: [], favourite_places: [], game_length: [], how_matches_end: [], how_people_win: [], yield_by_place: [] };
const WHOLE = ['daily_activity', 'fairness_of_dice'];

/** The answers about all matches, and about some people in some of them. */
function answers(store) {
  const ask = (name, params) => JSON.parse(call(program, 'admin', 'query', name, '--json', '--seconds', '600', '--file', store, ...params.flatMap((one) => ['--param', one])));
  const sorted = (rows) => rows.map((row) => JSON.stringify(row)).sort(); // equal ones come in any order
  const least = (name) => PARAMS[name] ?? ['least=1'];
  const all = QUERIES.map((name) => [name, sorted(ask(name, least(name)))]);
  const some = QUERIES.filter((name) => !WHOLE.includes(name)).map((name) => [`${name} of some`, sorted(ask(name, [...least(name), 'who=people', 'since=2026-02-01', 'seats=3']))]);
  return Object.fromEntries([...all, ...some]);
}

const ENDED = "SELECT count(*) AS n FROM match WHERE status IN ('over', 'abandoned')";
const HELD = 'SELECT count(*) AS n FROM figured WHERE revision > 0';

/** SQL for a row that its player took back and made again. What was taken back says other amounts, so that whoever reads it is found out. */
function madeTwice(match, seq) {
  const columns = 'match_number, seq, seat, user, move, events, state_hash, at_ms, landmarks';
  const again = (at, move, events, landmarks) => `INSERT INTO move (${columns}) SELECT match_number, ${at}, seat, user, ${move}, ${events}, state_hash, at_ms, ${landmarks} FROM move WHERE match_number = ${match} AND seq = ${seq};`;
  return [`UPDATE move SET seq = -seq - 2 WHERE match_number = ${match} AND seq > ${seq};`, `UPDATE move SET seq = -seq WHERE match_number = ${match} AND seq < 0;`,
    again(seq + 2, 'move', 'events', 'landmarks'),
    again(seq + 1, `'{"kind":"undo"}'`, `json_array(json_object('kind', 'undone', 'seat', seat, 'version', ${seq - 1}, 'seats', json_array()))`, 16),
    `UPDATE move SET events = replace(events, '"amount":', '"amount":9') WHERE match_number = ${match} AND seq = ${seq};`].join('\n');
}

/** Takes back some of the moves of a match: each moves those behind it by two rows. */
function takeBack(path, match, conditions) {
  const chosen = conditions.map((condition) => sqlite(path, `SELECT min(seq) AS seq FROM move WHERE match_number = ${match} AND seq > 1 AND ${condition}`)[0].seq);
  assert.equal(new Set(chosen).size, conditions.length);
  call('sqlite3', path, `BEGIN; ${chosen.sort((one, other) => one - other).map((seq, i) => madeTwice(match, seq + 2 * i)).join('\n')} COMMIT;`);
}

const says = (kind) => `instr(events, '"kind":"${kind}"') > 0`;

let told;
let cards; // the rows of the game's table, by card
before(async () => {
  const server = await startServer();
  const { tables } = await (await fetch(`${server.url}/api/games/stoneage`)).json();
  await server.close();
  cards = new Map(tables.cards.map((row) => [row.card, row]));
  historyPlay(file, [['stoneage', 3, 12], ['stoneage', 2, 4], ['clans', 3, 8], ['stoneage', 4, 3, '--options', 'wild_animals,expansion']]);
  historyPeople(file, { users: 12 });
  const first = (game) => sqlite(file, `SELECT min(number) AS number FROM match WHERE number > 3 AND status = 'over' AND game = '${game}'`)[0].number;
  takeBack(file, first('stoneage'), [`${says('rolled')} AND ${says('gathered')}`, `${says('gathered')} AND NOT ${says('rolled')}`, `${says('round_began')} AND NOT ${says('gathered')}`]);
  takeBack(file, first('clans'), [says('founded'), `NOT ${says('founded')}`]);
  call('sqlite3', file, `INSERT INTO past_sitter (match_number, seat, until, user, bot, name) SELECT number, 0, 20, NULL, 'random', 'random 1' FROM match WHERE number % 3 = 0;
    INSERT INTO past_sitter (match_number, seat, until, user, bot, name) SELECT number, 0, 40, 5, NULL, 'P5' FROM match WHERE number % 3 = 0;`);
  call('sqlite3', file, "PRAGMA foreign_keys = ON; DELETE FROM figured; UPDATE match SET status = 'running', ended_ms = NULL WHERE number = 1;");
  told = answers(file);
  for (const [name, rows] of Object.entries(told)) assert.ok(rows.length > 0 || name.endsWith('of some'), name);
}, { timeout: patient(600000) });

/** Divisors of the sum of the dice, by the rulebook. */
const DIVISORS = { food: 2, wood: 3, brick: 4, stone: 5, gold: 6 };
const FACES = [1, 2, 3, 4, 5, 6];
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** The average of so many dice, to four decimals, counted over all their throws. */
function expectation(what, dice) {
  let ways = [1]; // to throw each sum
  for (let die = 0; die < dice; die += 1) {
    const more = Array(ways.length + 6).fill(0);
    ways.forEach((count, sum) => FACES.forEach((face) => { more[sum + face] += count; }));
    ways = more;
  }
  return Math.round(total(ways.map((count, sum) => count * Math.floor(sum / DIVISORS[what]))) / 6 ** dice * 10000) / 10000;
}

/** The rows of a match that count, as players see it: who takes back goes on from the version named. */
function lasting(rows) {
  let kept = [];
  for (const row of rows) {
    const undone = row.events.find(({ kind }) => kind === 'undone');
    if (undone) kept = kept.filter(({ seq }) => seq <= undone.version);
    else kept.push(row);
  }
  return kept;
}

/** The rolls of such rows, in the order of their events: goods that come after a roll are its own. */
function rollsOf(rows) {
  const rolls = [];
  let open = null;
  for (const { seq, events } of rows) {
    for (const { kind, seat, place, yield: what, dice, value, amount } of events) {
      if (kind === 'rolled') {
        assert.equal(open, null);
        open = { seq, seat, place, what, dice, tools: null };
        rolls.push(open);
      }
      if (open && kind === 'tools_used') open.tools = value;
      if (open && (kind === 'gathered' || kind === 'split_asked')) {
        open.amount = amount;
        open = null;
      }
    }
  }
  return rolls;
}

/** The villages of such rows, in the order of their events: what follows a founding is its fate, and epochs are counted as they begin. */
function villagesOf(rows) {
  const villages = [];
  let epoch = 0;
  for (const { seq, events } of rows) {
    for (const { kind, seat, territory, value, bonus, colours } of events) {
      if (kind === 'epoch_began') epoch += 1;
      if (kind === 'founded') villages.push({ seq, seat, territory, epoch, value: null, points: 0, fate: 0, colours: null });
      if (!['doomed', 'strife', 'scored'].includes(kind)) continue;
      const village = villages.at(-1);
      assert.equal(village.territory, territory);
      if (kind === 'scored') Object.assign(village, { value, points: value + bonus, colours: colours.length });
      else village.fate += kind === 'doomed' ? 1 : 2;
    }
  }
  return villages;
}

/** Rounds of such rows: what the last one that began is called, or turns of all seats, each of which is a row or several of one seat. */
function roundsOf(game, seats, rows) {
  if (game === 'stoneage') return Math.max(...rows.flatMap(({ events }) => events).filter(({ kind }) => kind === 'round_began').map(({ round }) => round));
  return Math.ceil(rows.filter(({ seq, seat }, i) => seq > 0 && seat !== rows[i - 1].seat).length / seats);
}

/**
 * The cards of each seat of a match, bought or drawn, with what they scored: at once, and at the end by what their symbol multiplies. The sheet's
 * own count of each symbol is that of these cards, and builders multiply the buildings that were taken.
 */
function cardsOf({ number, kept }) {
  const events = kept.flatMap((row) => row.events);
  const got = events.filter(({ kind }) => ['card_taken', 'extra_card_shown'].includes(kind)).map(({ kind, seat, card }) => ({ seat, card, bought: kind === 'card_taken', ...cards.get(card) }));
  const sheet = new Map(events.filter(({ kind }) => kind === 'tallied').map((row) => [`${row.seat} ${row.row}`, row]));
  for (const [key, { seat, row, count, factor }] of sheet) {
    const trade = /^(\w+)s$/.exec(row)?.[1];
    if (!['farmer', 'tool_maker', 'hut_builder', 'shaman'].includes(trade)) continue;
    const symbols = got.filter((card) => card.seat === seat && card.trade === trade);
    assert.equal(count, total(symbols.map(({ multiplier }) => multiplier)), `match ${number}: ${key}`);
    if (trade === 'hut_builder') assert.equal(factor, events.filter(({ kind, seat: by }) => kind === 'building_taken' && by === seat).length, `match ${number}: ${key}`);
  }
  return got.map(({ seat, card, bought, top, amount, trade, multiplier }) => {
    const factor = sheet.get(`${seat} ${trade}s`)?.factor; // none before the end
    return { seat, card, bought, scored: trade === null || factor === undefined ? null : multiplier * factor + (bought && top === 'points' ? amount : 0) };
  });
}

/** All matches with their rows and who sat where: `holders` has those of each seat, the first one first. */
function matchesOf(path) {
  const matches = new Map(sqlite(path, "SELECT number, game, seats, status, end_reason, options ->> '$.options' AS options, ended_ms AS ended, ended_ms - started_ms AS ms FROM match").map((match) => [match.number, { ...match, rows: [], holders: [], ranks: [] }]));
  const sat = sqlite(path, 'SELECT match_number, seat, until, user, bot, name FROM past_sitter UNION ALL SELECT match_number, seat, NULL, user, bot, name FROM seat ORDER BY until NULLS LAST');
  for (const { match_number: match, seat, until: last, user, bot, name } of sat) {
    const held = matches.get(match).holders[seat] ??= [];
    held.push({ since: held.at(-1)?.last ?? 0, last: last ?? Infinity, user, bot, name });
  }
  for (const { match_number: match, seat, rank } of sqlite(path, 'SELECT match_number, seat, rank FROM seat')) matches.get(match).ranks[seat] = rank;
  for (const row of sqlite(path, 'SELECT match_number, seq, seat, user, move, events, at_ms FROM move ORDER BY match_number, seq')) matches.get(row.match_number).rows.push({ ...row, events: JSON.parse(row.events), move: JSON.parse(row.move ?? '{}') });
  return [...matches.values()].map((match) => ({ ...match, kept: lasting(match.rows), holder: (seat, seq) => match.holders[seat].find(({ last }) => seq <= last) }));
}

const plus = (one, other) => (one === null || other === null ? one ?? other : one + other);

/** Figures counted here from the rows of the moves: {name: Map of 'match seat part word' and its numbers}. */
function counted(matches) {
  const found = {};
  const add = (name, { number }, seat, part, word, ...numbers) => {
    found[name] ??= new Map();
    const key = [number, seat, part, word].join(' ');
    const before = found[name].get(key) ?? numbers.map(() => null);
    found[name].set(key, before.map((number, i) => plus(number, numbers[i])));
  };
  for (const match of matches) {
    match.rows.forEach(({ seq, user, at_ms: at, events }) => {
      add('day', match, 0, user ?? 0, new Date(at).toISOString().slice(0, 10), Number(seq > 0), Number(seq === 0), Number(at === match.ended && events.some(({ kind }) => kind === 'tallied')));
      for (const { kind, dice } of events) if (kind.endsWith('rolled')) for (const die of dice) add('face', match, 0, die, '', 1);
    });
    add('length', match, 0, 0, '', match.kept.length - 1, roundsOf(match.game, match.seats, match.kept));
    for (const row of match.kept) countRow(match, row, add);
    if (match.game === 'clans') for (const { seq, seat, territory, epoch, value, points, fate, colours } of villagesOf(match.kept)) add('village', match, seat, seq, territory, epoch, value, points, fate, colours);
    if (match.game === 'stoneage') for (const { seat, card, scored } of cardsOf(match)) add('card', match, seat, 0, card, 1, scored, Number(scored !== null));
    if (match.game === 'stoneage') for (const roll of rollsOf(match.kept)) countRoll(match, roll, add);
  }
  return found;
}

function countRow(match, { seq, seat: mover, user, move, events, at_ms: at }, add) {
  if (seq === 0) for (const { kind, seat } of events) if (kind === 'turn_began') add('begin', match, seat, 0, '', 1);
  if (mover !== null) add('held', match, mover, match.holder(mover, seq).since, '', 1, (at - match.rows[seq - 1].at_ms) / 1000);
  const { kind: made, place, people } = move;
  if (match.game === 'stoneage' && made === 'place') add('place', match, 0, Number(user !== null), place, 1, people, 1);
  if (match.game === 'stoneage' && seq === 1) add('opening', match, mover, Number(user !== null), Object.values(move).join(' '), 1);
  for (const { kind, seat, building, points, row } of events) {
    if (['went_short', 'starved', 'harvested', 'fed'].includes(kind)) add('hunger', match, seat, 0, '', Number(kind === 'went_short'), Number(kind === 'starved'));
    if (kind === 'building_taken') add('building', match, seat, 0, building, 1, points);
    if (kind === 'tallied' && match.status === 'over') add('sheet', match, seat, 0, row, 1, points, Math.max(points, 0));
  }
}

function countRoll(match, { seq, seat, place, what, dice, tools, amount }, add) {
  if (match.options === '[]') assert.equal(amount, Math.floor((total(dice) + (tools ?? 0)) / DIVISORS[what]), `match ${match.number}, row ${seq}`);
  add('luck', match, seat, match.holder(seat, seq).since, '', 1, dice.length, total(dice), amount, expectation(what, dice.length));
  add('roll', match, Number(match.holder(seat, Infinity).user !== null), dice.length, `${place} ${what}`, 1, amount, 1, tools, Number(tools !== null));
}

/** Refuses figures that are not those counted here. */
function agree(kept, found) {
  const same = (one, other) => (one === null || other === null ? one === other : Math.abs(one - other) < 1e-6);
  assert.deepEqual([...new Set(kept.map(({ name }) => name))].sort(), Object.keys(found).sort());
  for (const [name, rows] of Object.entries(found)) {
    assert.ok(rows.size > 15, name);
    const own = new Map(kept.filter((row) => row.name === name).map((row) => [[row.match_number, row.seat, row.part, row.word].join(' '), row]));
    assert.equal(own.size, rows.size, name);
    for (const [key, numbers] of rows) {
      const figure = own.get(key);
      ['n', 'a', 'b', 'c', 'd'].slice(0, numbers.length).forEach((column, i) => assert.ok(same(figure?.[column], numbers[i]), `${name} of ${key}: ${column} is ${figure?.[column]}, not ${numbers[i]}`));
    }
  }
}

const endedOf = (path) => matchesOf(path).filter(({ status }) => ['over', 'abandoned'].includes(status));

const mean = (numbers) => total(numbers) / numbers.length;

/** Lists of those with the same key. */
function grouped(list, key) {
  const groups = new Map();
  for (const one of list) groups.set(key(one), [...groups.get(key(one)) ?? [], one]);
  return groups;
}

/** Refuses an answer unless it has a row for each group, by the columns in front, and each number of it is right to the decimals that the query keeps. */
function near(name, columns, groups, numbers) {
  const answer = told[name].map((row) => JSON.parse(row));
  assert.equal(answer.length, groups.size, name);
  for (const row of answer) {
    const key = columns.map((column) => row[column]).join(' ');
    assert.ok(groups.has(key), `${name}: ${key}`);
    for (const [column, [number, decimals]] of Object.entries(numbers(groups.get(key)))) {
      const right = number === null ? row[column] === null : row[column] !== null && Math.abs(row[column] - number) <= 0.5 * 10 ** -decimals + 1e-9;
      assert.ok(right, `${name} of ${key}: ${column} is ${row[column]}, not ${number}`);
    }
  }
}

test('lengths, rolls, luck and villages: the answers are those computed here from the moves', () => {
  const matches = matchesOf(file);
  const lengths = matches.map((match) => ({ ...match, moves: match.kept.length - 1, rounds: roundsOf(match.game, match.seats, match.kept) }));
  const over = lengths.filter(({ status }) => status === 'over');
  const rounds = (list) => list.map((match) => match.rounds);
  near('game_length', ['game', 'seats'], grouped(over, ({ game, seats }) => `${game} ${seats}`), (list) => ({
    matches: [list.length, 0], mean_rounds: [mean(rounds(list)), 1], least_rounds: [Math.min(...rounds(list)), 0], most_rounds: [Math.max(...rounds(list)), 0],
    mean_moves: [mean(list.map(({ moves }) => moves)), 1], mean_minutes: [mean(list.map(({ ms }) => ms / 60000)), 1],
  }));
  near('how_matches_end', ['game', 'seats', 'status', 'end_reason'], grouped(lengths.filter(({ status }) => status !== 'running'), ({ game, seats, status, end_reason: why }) => [game, seats, status, why].join(' ')),
    (list) => ({ matches: [list.length, 0], mean_rounds: [mean(rounds(list)), 1] }));

  const rolls = matches.filter(({ game }) => game === 'stoneage').flatMap((match) => rollsOf(match.kept).map((roll) => ({ ...roll, held: match.holder(roll.seat, roll.seq) })));
  const amounts = (list) => total(list.map(({ amount }) => amount));
  near('yield_by_place', ['place', 'yield', 'people'], grouped(rolls, ({ place, what, dice }) => `${place} ${what} ${dice.length}`), (list) => {
    const tools = list.map((roll) => roll.tools).filter((value) => value !== null);
    return { rolls: [list.length, 0], mean_amount: [amounts(list) / list.length, 2], expected: [expectation(list[0].what, list[0].dice.length), 4], mean_tools_when_used: [tools.length > 0 ? mean(tools) : null, 2] };
  });
  near('luck_by_player', ['player'], grouped(rolls, ({ held }) => (held.user === null ? held.bot : held.name)), (list) => {
    const dice = list.flatMap((roll) => roll.dice);
    return {
      rolls: [list.length, 0], dice: [dice.length, 0], mean_die: [mean(dice), 3], luck: [total(dice) - 3.5 * dice.length, 1],
      more_than_expected: [amounts(list) - total(list.map((roll) => expectation(roll.what, roll.dice.length))), 1],
    };
  });

  const luckiest = over.filter(({ game }) => game === 'stoneage').map((match) => {
    const lucks = Array(match.seats).fill(null);
    for (const { seat, dice } of rollsOf(match.kept)) lucks[seat] += total(dice) - 3.5 * dice.length;
    const luck = Math.max(...lucks.filter((value) => value !== null));
    return { seats: match.seats, luck, won: match.ranks[lucks.indexOf(luck)] === 1 };
  });
  near('decided_by_dice', ['seats'], grouped(luckiest, ({ seats }) => String(seats)), (list) => {
    const won = list.filter((match) => match.won);
    const [low, high] = interval(list.length, won.length);
    return {
      matches: [list.length, 0], win_rate: [won.length / list.length, 3], win_rate_low: [low, 3], win_rate_high: [high, 3], fair: [1 / list[0].seats, 3],
      mean_luck: [mean(list.map(({ luck }) => luck)), 1], mean_luck_when_won: [won.length > 0 ? mean(won.map(({ luck }) => luck)) : null, 1],
    };
  });

  const villages = matches.filter(({ game }) => game === 'clans').flatMap(({ options, kept }) => villagesOf(kept).map((village) => ({ ...village, options })));
  const points = (list) => mean(list.map((village) => village.points));
  const fate = (list, bit) => mean(list.map((village) => Number((village.fate & bit) > 0)));
  near('villages_by_epoch', ['epoch'], grouped(villages, ({ epoch }) => String(epoch)), (list) => {
    const scored = list.filter(({ value }) => value !== null);
    return { villages: [list.length, 0], mean_value: [mean(scored.map(({ value }) => value)), 2], mean_points: [points(list), 2], doomed: [fate(list, 1), 3], mean_colours: [mean(scored.map(({ colours }) => colours)), 2] };
  });
  near('villages_by_territory', ['options', 'territory'], grouped(villages, ({ options, territory }) => `${options} ${territory}`), (list) => (
    { villages: [list.length, 0], mean_epoch: [mean(list.map(({ epoch }) => epoch)), 2], mean_points: [points(list), 2], doomed: [fate(list, 1), 3], strife: [fate(list, 2), 3] }));
});

/** Serves until all ended matches have their figures. */
async function served(args, count) {
  const server = new Server({ dir: join(dir, `data${args.length}`), args });
  await server.start();
  try {
    await until(async () => count(), 'the figures of all matches', 120000);
  } finally {
    await server.stop();
  }
}

test('a file: the server keeps the figures of all matches that have ended, and no answer changes', async () => {
  const folder = join(dir, 'data0');
  const own = join(folder, 'ochre.sqlite');
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, own);
  const [{ n: ended }] = sqlite(own, ENDED);
  assert.ok(ended > 20 && sqlite(own, HELD)[0].n === 0);
  call('sqlite3', own, "INSERT INTO figured VALUES (2, -7); INSERT INTO figure VALUES ('day', 2, 9, 9, 'of a writer that was killed', 1, 1, 1, 1, 1);");
  assert.deepEqual(answers(own), told, 'unfinished figures are not read');
  await served([], () => sqlite(own, HELD)[0].n === ended);
  assert.equal(sqlite(own, 'SELECT count(*) AS n FROM figured WHERE match_number = 1')[0].n, 0, 'a match in progress has none');
  assert.ok(sqlite(own, 'SELECT count(*) AS n FROM figure')[0].n > 20 * ended);
  assert.equal(sqlite(own, "SELECT count(*) AS n FROM sqlite_schema WHERE type = 'view' AND name LIKE 'v#_figure#_%' ESCAPE '#'")[0].n, 0, 'connections need not parse them');
  assert.deepEqual(answers(own), told);
  const ended_here = endedOf(own);
  agree(sqlite(own, 'SELECT * FROM figure'), counted(ended_here));
  const got = ended_here.filter(({ game }) => game === 'stoneage').flatMap(cardsOf);
  assert.ok(got.filter(({ bought }) => !bought).length > 5 && got.filter(({ scored }) => scored > 0).length > 50, 'extra cards, too');

  call('sqlite3', own, 'PRAGMA foreign_keys = ON; DELETE FROM figured WHERE match_number % 3 = 0');
  assert.deepEqual(answers(own), told, 'what is missing is computed');

  call('sqlite3', own, "PRAGMA foreign_keys = ON; UPDATE match SET status = 'running' WHERE number = 2");
  assert.deepEqual(sqlite(own, 'SELECT (SELECT count(*) FROM figured WHERE match_number = 2) AS had, (SELECT count(*) FROM figure WHERE match_number = 2) AS rows'), [{ had: 0, rows: 0 }]);
});

test('no figure is read by going through all moves', () => {
  const names = sqlite(join(dir, 'data0', 'ochre.sqlite'), 'SELECT DISTINCT name FROM figure').map(({ name }) => name);
  assert.ok(names.length >= 10);
  const copy = join(dir, 'published.sqlite'); // it has all views
  call(program, 'admin', 'publish', copy, '--file', join(dir, 'data0', 'ochre.sqlite'));
  for (const name of names) {
    const plan = call('sqlite3', copy, `EXPLAIN QUERY PLAN SELECT match_number, seat, part, word, n, a FROM v_figure_${name}`);
    assert.match(plan, /SEARCH figure USING PRIMARY KEY \(name=\?/, name);
    assert.doesNotMatch(plan, /SCAN (move|before|after|undo|last)\b(?! USING INDEX move_(undo|seat)\b)/, `${name}:\n${plan}`);
  }
});

test('PostgreSQL: the same', async () => {
  const postgres = new Postgres();
  after(() => postgres.close());
  call(program, 'admin', 'restore', file, '--file', postgres.url());
  const [{ n: ended }] = postgres.rows(ENDED);
  await served(['--store', postgres.url()], () => postgres.rows(HELD)[0].n === ended);
  assert.deepEqual(answers(postgres.url()), told);

  const rows = () => postgres.rows('SELECT name, match_number, seat, part, word, n, a, b, c, d FROM figure ORDER BY 1, 2, 3, 4, 5');
  const kept = rows();
  agree(kept, counted(endedOf(file)));
  postgres.run("DELETE FROM figured; INSERT INTO figured VALUES (3, -7); INSERT INTO figure VALUES ('day', 3, 9, 9, 'of a node that was killed', 1, 1, 1, 1, 1)");
  const nodes = [1, 2].map((node) => new Server({ dir: join(dir, `node${node}`), args: ['--store', postgres.url()] }));
  try {
    await Promise.all(nodes.map((node) => node.start()));
    await until(async () => postgres.rows(HELD)[0].n === ended, 'the figures of two nodes', 120000);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
  assert.deepEqual(rows(), kept, 'each figure once, whichever node has computed it');
  for (const node of nodes) assert.deepEqual(node.log.filter((line) => /figures_not_kept|postgres_failed|rolled_back/.test(line)), []);

  postgres.run("UPDATE match SET status = 'running' WHERE number = 2");
  assert.deepEqual(postgres.rows('SELECT (SELECT count(*) FROM figured WHERE match_number = 2) AS had, (SELECT count(*) FROM figure WHERE match_number = 2) AS rows'), [{ had: 0, rows: 0 }]);
});
