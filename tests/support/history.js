// A history for questions about people: matches of bots, into whose seats people are put by chance, from a seed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { patient } from './patience.js';
import { lab } from './server.js';

const DAY = 86400000;
/** The number of a user who is a program; people have those below it. */
export const BOT_ACCOUNT = 40;

function call(command, args, input) {
  const done = spawnSync(command, args, { encoding: 'utf8', timeout: patient(3600000), maxBuffer: 1 << 30, input });
  assert.equal(done.status, 0, `${args.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

/** Numbers from 0 to below `n`, the same in each run. */
function chances(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
}

/** SQL that puts people into the seats of bots, and the matches into `days` days. */
function* people(file, users, days, chance) {
  for (let id = 1; id <= users; id += 1) {
    yield `INSERT INTO user (id, name, name_key, guest, admin, bot_account, created_ms) VALUES (${id}, 'P${id}', 'p${id}', ${Number(id % 3 === 0)}, 0, ${Number(id === BOT_ACCOUNT)}, 1);`;
  }
  for (const { number, seats, length } of JSON.parse(call('sqlite3', ['-json', file], 'SELECT number, seats, ended_ms - started_ms AS length FROM match ORDER BY number'))) {
    const created = Date.UTC(2026, 0, 1) + chance(days) * DAY + chance(DAY);
    const started = created + chance(3 * 3600000);
    yield `UPDATE match SET created_ms = ${created}, started_ms = ${started}, ended_ms = ${started + length} WHERE number = ${number};`;
    const taken = new Set();
    for (let seat = 0; seat < seats; seat += 1) {
      const user = chance(10) < 3 ? 0 : 1 + chance(1 + chance(users)); // the first ones more often
      if (number % 4 === 0 || user === 0 || taken.has(user)) continue;
      taken.add(user);
      yield `UPDATE seat SET user = ${user}, answers = ${user}, name = 'P${user}', bot = NULL WHERE match_number = ${number} AND seat = ${seat};`;
      yield `UPDATE move SET user = ${user} WHERE match_number = ${number} AND seat = ${seat};`;
    }
    if (chance(10) === 0) {
      yield `UPDATE match SET status = 'abandoned', end_reason = 'idle' WHERE number = ${number};`;
      yield `UPDATE seat SET rank = NULL, answers = NULL WHERE match_number = ${number};`;
    }
  }
  yield 'DELETE FROM past_sitter;'; // as if they had sat there from the start
}

/** Adds matches of bots to a file: `kinds` are [game, seats, count, ...options of the command]. */
export function historyPlay(file, kinds, seed = 70) {
  for (const [game, seats, count, ...more] of kinds) {
    call(lab, ['sim', '--game', game, '--seats', String(seats), '--bots', 'random', '--matches', String(count), '--seed', String(seed), '--store', file, ...more]);
  }
}

/** Puts `users` people into the matches of a file that has none, within `days` days of 2026. */
export function historyPeople(file, { users = BOT_ACCOUNT, days = 200, seed = 7 } = {}) {
  call('sqlite3', [file], `BEGIN; ${[...people(file, users, days, chances(seed))].join('\n')} COMMIT;`);
}
