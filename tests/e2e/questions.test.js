// Twelve questions that an administrator has about people: the answers of named queries, and the same figures computed here from the rows of
// the tables. The matches are those of bots, into whose seats people are put by chance, from a seed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { BOT_ACCOUNT, historyPeople, historyPlay } from '../support/history.js';
import { openFolder } from '../support/postgres.js';
import { patient } from '../support/patience.js';
import { program } from '../support/server.js';
import { interval } from '../support/wilson.js';

const file = join(openFolder('questions'), 'history.sqlite');

function call(command, args, input) {
  const done = spawnSync(command, args, { encoding: 'utf8', timeout: patient(120000), maxBuffer: 1 << 30, input });
  assert.equal(done.status, 0, `${args.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

const raw = (sql) => JSON.parse(call('sqlite3', ['-json', file], sql) || '[]');

function ask(query, params = {}) {
  const given = Object.entries(params).flatMap(([name, value]) => ['--param', `${name}=${value}`]);
  return JSON.parse(call(program, ['admin', 'query', query, '--json', '--rows', '100000', '--file', file, ...given]));
}

let matches = [];
before(() => {
  historyPlay(file, [['stoneage', 2, 70], ['stoneage', 3, 60], ['stoneage', 4, 25, '--options', 'harsh_winter'], ['clans', 3, 60], ['clans', 2, 20, '--options', 'printed_board']]);
  historyPeople(file);
  const seats = raw('SELECT match_number, seat, user, bot, rank, score, answers FROM seat ORDER BY match_number, seat');
  matches = raw('SELECT number, id, game, seats AS count, status, options, created_ms, started_ms, ended_ms FROM match ORDER BY number').map((match) => ({
    ...match,
    options: JSON.parse(match.options).options,
    created: Math.floor(match.created_ms / 1000),
    started: Math.floor(match.started_ms / 1000),
    ended: Math.floor(match.ended_ms / 1000),
    seats: seats.filter((seat) => seat.match_number === match.number),
  }));
  assert.equal(matches.length, 235);
}, { timeout: patient(600000) });

const share = (cases, hits, name = 'share') => {
  const [low, high] = interval(cases, hits);
  return { [name]: hits / cases, [`${name}_low`]: low, [`${name}_high`]: high };
};

function groups(list, key) {
  const found = new Map();
  for (const one of list) found.set(key(one), [...(found.get(key(one)) ?? []), one]);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => own);
}

const sum = (list) => list.reduce((all, one) => all + one, 0);
const mean = (list) => sum(list) / list.length;

function quantile(list, part) {
  const sorted = [...list].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = Math.floor(place);
  return sorted[below] + (place - below) * ((sorted[below + 1] ?? sorted[below]) - sorted[below]);
}

/** The answer has these rows, in any order of those that `key` tells apart, with numbers as near as their printing is exact. */
function same(answer, expected, key, exact) {
  const name = (row) => key.map((column) => row[column]).join(' ');
  assert.deepEqual(answer.map(name).sort(), expected.map(name).sort());
  for (const row of expected) {
    const told = answer.find((one) => name(one) === name(row));
    for (const [column, value] of Object.entries(row)) {
      const places = exact[column] ?? (Number.isInteger(value) ? 9 : 3);
      if (typeof value === 'number') assert.ok(Math.abs(told[column] - value) <= 0.51 * 10 ** -places, `${name(row)}: ${column} ${told[column]}, not ${value}`);
      else assert.equal(told[column], value, `${name(row)}: ${column}`);
    }
  }
}

const isPerson = ({ user }) => user !== null && user !== BOT_ACCOUNT;
const month = (seconds) => new Date(seconds * 1000).toISOString().slice(0, 7);
const over = () => matches.filter(({ status }) => status === 'over');

test('how many people play each month, and who of them is new, came back or lapsed', () => {
  const months = new Map(); // by person
  for (const { started, seats } of matches) {
    for (const { user } of seats.filter(isPerson)) months.set(user, (months.get(user) ?? new Set()).add(month(started)));
  }
  const all = [...new Set(matches.map(({ started }) => month(started)))].sort();
  const expected = all.map((now, i) => {
    const active = [...months.values()].filter((own) => own.has(now));
    const last = all[i - 1];
    return {
      month: now, active: active.length, new: active.filter((own) => [...own].sort()[0] === now).length,
      returned: active.filter((own) => [...own].sort()[0] < now && !own.has(last)).length,
      lapsed: i + 1 < all.length ? active.filter((own) => !own.has(all[i + 1])).length : null,
    };
  });
  assert.ok(expected.length > 5 && expected.some(({ returned, lapsed }) => returned > 0 && lapsed > 0));
  same(ask('active_players'), expected, ['month'], {});
});

test('how many beginners of each month have an account', () => {
  const first = new Map();
  for (const { started, seats } of matches) {
    for (const { user } of seats.filter(isPerson)) first.set(user, { user, started: Math.min(started, first.get(user)?.started ?? Infinity), count: (first.get(user)?.count ?? 0) + 1 });
  }
  const expected = groups([...first.values()], ({ started }) => month(started)).map((own) => {
    const accounts = own.filter(({ user }) => user % 3 !== 0);
    const guests = own.filter(({ user }) => user % 3 === 0);
    const middle = (list) => (list.length ? quantile(list.map(({ count }) => count), 0.5) : null);
    return { month: month(own[0].started), people: own.length, accounts: accounts.length, ...share(own.length, accounts.length), median_matches_with_account: middle(accounts), median_matches_of_guests: middle(guests) };
  });
  assert.ok(expected.some(({ share: part }) => part > 0 && part < 1));
  same(ask('guests_to_accounts', { least: 1 }), expected, ['month'], {});
});

/** How a match ended for those whose result counts: {user, ended, ending}. */
function endings() {
  return over().flatMap(({ seats, ended }) => {
    const best = Math.max(...seats.map(({ score }) => score));
    const firsts = seats.filter(({ rank }) => rank === 1).length;
    const ending = ({ rank, score }) => (rank > 1 ? (2 * score < best ? 'lost_badly' : 'lost') : firsts > 1 ? 'shared' : 'won');
    return seats.filter(({ user, answers }) => user !== null && answers === user).map((seat) => ({ user: seat.user, ended, ending: ending(seat) }));
  });
}

test('how often people play again within some days after a win, a loss, a bad loss', () => {
  const newest = Math.max(...endings().map(({ ended }) => ended), ...matches.filter(({ seats }) => seats.some(({ user }) => user !== null)).map(({ started }) => started));
  const starts = (user) => matches.filter(({ seats }) => seats.some((seat) => seat.user === user)).map(({ started }) => started);
  for (const within of [14, 3]) {
    const seen = endings().filter(({ ended }) => ended + within * 86400 <= newest).map((one) => {
      const after = starts(one.user).filter((at) => at > one.ended);
      return { ...one, days: after.length ? (Math.min(...after) - one.ended) / 86400 : null };
    });
    const expected = groups(seen, ({ ending }) => ending).map((own) => {
      const back = own.filter(({ days }) => days !== null && days <= within).length;
      return { ending: own[0].ending, times: own.length, came_back: back, ...share(own.length, back), median_days: quantile(own.map(({ days }) => days).filter((days) => days !== null), 0.5) };
    });
    assert.deepEqual(expected.map(({ ending }) => ending).filter((ending) => ending !== 'shared'), ['lost', 'lost_badly', 'won']);
    same(ask('return_after_losing', { within, least: 1 }), expected, ['ending'], { median_days: 2 });
  }
});

test('how long a table waits for its people', () => {
  const full = matches.filter(({ seats }) => seats.filter(({ user }) => user !== null).length > 1);
  const expected = groups(full, ({ game, count }) => `${game} ${count}`).map((own) => {
    const waits = own.map(({ created, started }) => (started - created) / 60);
    return { game: own[0].game, seats: own[0].count, matches: own.length, least_wait: quantile(waits, 0.1), first_quarter: quantile(waits, 0.25), median_wait: quantile(waits, 0.5), third_quarter: quantile(waits, 0.75), most_wait: quantile(waits, 0.9), mean_wait: mean(waits) };
  });
  assert.equal(expected.length, 5);
  same(ask('time_to_full_table', { least: 1 }), expected, ['game', 'seats'], { least_wait: 1, first_quarter: 1, median_wait: 1, third_quarter: 1, most_wait: 1, mean_wait: 1 });
});

test('which first placements people make, and how they fare', () => {
  const first = raw('SELECT match_number, seat, user, move FROM move WHERE seq = 1 AND user IS NOT NULL');
  const made = first.map(({ match_number: number, seat, move }) => ({ match: matches.find((one) => one.number === number), seat, opening: Object.values(JSON.parse(move)).join(' ') }))
    .filter(({ match: { game, status } }) => game === 'stoneage' && status === 'over')
    .map(({ match, seat, opening }) => ({ seats: match.count, opening, ...match.seats[seat] }));
  const expected = groups(made, ({ seats, opening }) => `${seats} ${opening}`).map((own) => ({
    seats: own[0].seats, opening: own[0].opening, times: own.length, ...share(own.length, own.filter(({ rank }) => rank === 1).length, 'win_rate'), mean_score: mean(own.map(({ score }) => score)),
  }));
  assert.ok(expected.length > 10);
  same(ask('openings', { who: 'people', least: 1 }), expected, ['seats', 'opening'], { mean_score: 1 });
});

test('how often the luckiest dice win', () => {
  const luck = new Map();
  for (const { match_number: number, events } of raw(`SELECT match_number, events FROM move WHERE instr(events, '"kind":"rolled"') > 0`)) {
    for (const { kind, seat, dice } of JSON.parse(events)) {
      if (kind === 'rolled') luck.set(`${number} ${seat}`, (luck.get(`${number} ${seat}`) ?? 0) + sum(dice) - 3.5 * dice.length);
    }
  }
  const of = (list) => groups(list.filter(({ game }) => game === 'stoneage'), ({ count }) => count).map((own) => {
    const lucky = own.map(({ number, seats }) => [...seats].map((seat) => ({ ...seat, luck: luck.get(`${number} ${seat.seat}`) ?? -Infinity }))
      .sort((a, b) => b.luck - a.luck || a.seat - b.seat)[0]);
    const won = lucky.filter(({ rank }) => rank === 1);
    return { seats: own[0].count, matches: own.length, ...share(own.length, won.length, 'win_rate'), fair: 1 / own[0].count, mean_luck: mean(lucky.map((one) => one.luck)), mean_luck_when_won: mean(won.map((one) => one.luck)) };
  });
  const exact = { mean_luck: 1, mean_luck_when_won: 1 };
  same(ask('decided_by_dice', { least: 1 }), of(over()), ['seats'], exact);
  same(ask('decided_by_dice', { least: 1, who: 'people' }), of(over().filter(({ seats }) => seats.some(({ user }) => user !== null))), ['seats'], exact);
});

test('which bots people play against, and how often they beat them', () => {
  const met = over().flatMap(({ id, game, count, seats }) => seats.filter(({ bot }) => bot !== null).flatMap(({ bot, rank }) =>
    seats.filter(({ user }) => user !== null).map((own) => ({ id, game, seats: count, bot, ahead: own.rank < rank, equal: own.rank === rank }))));
  const expected = groups(met, ({ game, seats, bot }) => `${game} ${seats} ${bot}`).map((own) => ({
    game: own[0].game, seats: own[0].seats, bot: own[0].bot, matches: new Set(own.map(({ id }) => id)).size, results: own.length,
    ahead: own.filter(({ ahead }) => ahead).length, equal: own.filter(({ equal }) => equal).length, ...share(own.length, own.filter(({ ahead }) => ahead).length),
  }));
  assert.equal(expected.length, 5);
  same(ask('bots_beaten', { least: 1 }), expected, ['game', 'seats', 'bot'], {});
});

test('at which hours of the week matches begin, by a local time', () => {
  for (const [minutes, who] of [[0, 'both'], [330, 'people'], [-480, 'bots']]) {
    const begun = matches.filter(({ seats }) => who === 'both' || seats.some(({ user }) => user !== null) === (who === 'people'))
      .map(({ started, status }) => ({ status, at: new Date((started + 60 * minutes) * 1000) }));
    const expected = groups(begun, ({ at }) => `${at.getUTCDay()} ${at.toISOString().slice(11, 13)}`).map((own) => ({
      weekday: String(own[0].at.getUTCDay()), hour: own[0].at.toISOString().slice(11, 13), matches: own.length, finished: own.filter(({ status }) => status === 'over').length,
    }));
    same(ask('busiest_hours', { minutes, who }), expected, ['weekday', 'hour'], {});
  }
});

test('whether the seat matters to people', () => {
  const taken = over().flatMap(({ game, count, seats }) => seats.filter(({ user }) => user !== null).map((seat) => ({ game, count, ...seat })));
  const expected = groups(taken, ({ game, count, seat }) => `${game} ${count} ${seat}`).map((own) => ({
    game: own[0].game, seats: own[0].count, seat: own[0].seat, matches: own.length, ...share(own.length, own.filter(({ rank }) => rank === 1).length, 'win_rate'),
    fair: 1 / own[0].count, mean_rank: mean(own.map(({ rank }) => rank)), mean_score: mean(own.map(({ score }) => score)),
  }));
  same(ask('first_seat_advantage', { who: 'people', least: 1 }), expected, ['game', 'seats', 'seat'], { mean_rank: 2, mean_score: 1 });
});

test('how many matches with people are abandoned since a day', () => {
  const since = '2026-03-01';
  const begun = matches.filter(({ started, seats }) => started * 1000 >= Date.parse(since) && seats.some(({ user }) => user !== null));
  const expected = groups(begun, ({ game, count }) => `${game} ${count}`).map((own) => {
    const gone = own.filter(({ status }) => status === 'abandoned').length;
    return { game: own[0].game, seats: own[0].count, matches: own.length, abandoned: gone, ...share(own.length, gone) };
  });
  assert.ok(expected.some(({ abandoned }) => abandoned > 0));
  same(ask('abandoned_matches', { who: 'people', since, least: 1 }), expected, ['game', 'seats'], {});
});

test('which variants were played in a quarter', () => {
  const [since, until] = ['2026-02-01', '2026-05-01'];
  const begun = matches.filter(({ started }) => started * 1000 >= Date.parse(since) && started * 1000 < Date.parse(until));
  const expected = groups(begun, ({ game, options, count }) => `${game} ${options} ${count}`).map((own) => ({
    game: own[0].game, options: JSON.stringify(own[0].options), seats: own[0].count, matches: own.length, finished: own.filter(({ status }) => status === 'over').length,
  }));
  assert.equal(expected.length, 5);
  same(ask('variants_in_use', { since, until }), expected, ['game', 'options', 'seats'], {});
  same(ask('variants_in_use', { since, until, variants: 'printed_board' }), expected.filter(({ options }) => options.includes('printed')), ['game', 'options', 'seats'], {});
});

test('which scores people reach, and which bots', () => {
  for (const who of ['people', 'bots']) {
    const reached = over().flatMap(({ game, count, seats }) => seats.filter(({ user }) => (user !== null) === (who === 'people')).map((seat) => ({ game, count, ...seat, from: Math.floor(seat.score / 20) * 20 })));
    const expected = groups(reached, ({ game, count, from }) => `${game} ${count} ${from}`).map((own) => ({
      game: own[0].game, seats: own[0].count, score_from: own[0].from, times: own.length, firsts: own.filter(({ rank }) => rank === 1).length,
    }));
    same(ask('score_distribution', { who }), expected, ['game', 'seats', 'score_from'], {});
  }
});
