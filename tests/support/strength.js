// tests/strength [--hours H] [FOLDER]: prints the table of strength in backend/docs/bots.md. What was played is kept in FOLDER (build/strength without an argument), a file
// for each row, so that it goes on where it ended; the same program plays the same. With --hours it plays for so long: every row that has fewer than
// ENOUGH matches goes to the next of the steps, those with the fewest first. The table is also in FOLDER/table.md. Another program needs another folder.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const ENOUGH = 1600;
const STEPS = [100, 200, 400, 800, ENOUGH];
const root = new URL('../..', import.meta.url).pathname;
const { values, positionals } = parseArgs({ options: { hours: { type: 'string' } }, allowPositionals: true });
const hours = values.hours === undefined ? null : Number(values.hours);
const folder = positionals[0] ?? join(root, 'build', 'strength');
if (positionals.length > 1 || (hours !== null && !(hours > 0))) {
  console.error('usage: tests/strength [--hours H] [FOLDER]');
  process.exit(2);
}
const ALL = 'harsh_winter,wild_animals,igloos,new_huts,mammoth_herd,expansion';

/** Arguments, and how many matches of each pairing are played at least. @type {[string, number][]} */
const ROWS = [
  ['--seats 2 --bots beginner,random', 400],
  ['--seats 3 --bots beginner,random', 402],
  ['--seats 4 --bots beginner,random', 400],
  ['--seats 2 --bots casual,beginner', 400],
  ['--seats 3 --bots casual,beginner', 402],
  ['--seats 4 --bots casual,beginner', 400],
  ['--seats 2 --bots easy,casual', 400],
  ['--seats 3 --bots easy,casual', 402],
  ['--seats 4 --bots easy,casual', 400],
  ['--seats 2 --bots easy,first', 2000],
  ['--seats 3 --bots easy,first', 2001],
  ['--seats 4 --bots easy,first', 2000],
  ['--seats 2 --bots medium,easy', 200],
  ['--seats 3 --bots medium,easy', 201],
  ['--seats 4 --bots medium,easy', 200],
  ['--seats 2 --bots hard,easy', 200],
  ['--seats 3 --bots hard,easy', 201],
  ['--seats 4 --bots hard,easy', 200],
  ['--seats 2 --bots hard,first', 200],
  ['--seats 3 --bots hard,first', 201],
  [`--seats 3 --options ${ALL} --bots hard,first`, 72],
  [`--seats 3 --options ${ALL} --bots hard,easy`, 72],
  ['--seats 4 --bots hard,first', 100],
  ['--seats 2 --bots master,hard', 60],
  ['--seats 2 --bots master,reference', 60],
  ['--seats 3 --bots master,hard', 60],
  ['--seats 4 --bots master,hard', 72],
  ['--seats 4 --bots master,reference', 72],
  ['--game clans --seats 2 --bots beginner,random', 400],
  ['--game clans --seats 3 --bots beginner,random', 402],
  ['--game clans --seats 4 --bots beginner,random', 400],
  ['--game clans --seats 2 --bots casual,beginner', 400],
  ['--game clans --seats 3 --bots casual,beginner', 402],
  ['--game clans --seats 4 --bots casual,beginner', 400],
  ['--game clans --seats 2 --bots easy,casual', 400],
  ['--game clans --seats 3 --bots easy,casual', 402],
  ['--game clans --seats 4 --bots easy,casual', 400],
  ['--game clans --seats 2 --bots easy,first', 2000],
  ['--game clans --seats 3 --bots easy,first', 2001],
  ['--game clans --seats 4 --bots easy,first', 2000],
  ['--game clans --seats 2 --bots medium,easy', 200],
  ['--game clans --seats 3 --bots medium,easy', 201],
  ['--game clans --seats 4 --bots medium,easy', 200],
  ['--game clans --seats 2 --bots hard,easy', 100],
  ['--game clans --seats 3 --bots hard,easy', 201],
  ['--game clans --seats 4 --bots hard,easy', 100],
  ['--game clans --seats 2 --bots hard,first', 100],
  ['--game clans --seats 4 --bots hard,first', 100],
  ['--game clans --seats 2 --bots master,hard', 60],
  ['--game clans --seats 3 --bots master,hard', 60],
];

/** @param {string} args */
const seatsOf = (args) => Number(args.match(/--seats (\d)/)?.[1]);

/** The file of a row. @param {string} args */
const resultsOf = (args) => join(folder, `${args.replaceAll('--', '').replaceAll(/[ ,]/g, '_')}.txt`);

/** The matches of each pairing that a row has: blocks of one for each seat, of the two pairings in turn if there are more than two seats. @param {string} args */
function played(args) {
  const file = resultsOf(args);
  const blocks = existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 2 : 0;
  return Math.floor(Math.max(blocks, 0) / (seatsOf(args) === 2 ? 1 : 2)) * seatsOf(args);
}

/**
 * Plays a row up to so many matches, or until the time is over; returns the results, or null if it is.
 * @param {string} args @param {number} matches @param {number} [ms]
 */
function play(args, matches, ms) {
  const words = ['arena', '--seed', '5', ...args.split(' '), '--matches', String(matches), '--results', resultsOf(args)];
  const done = spawnSync(join(root, 'build', 'ochre-lab'), words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], timeout: ms, killSignal: 'SIGKILL' });
  if (done.signal === 'SIGKILL' && ms !== undefined) return null; // its file has all whole blocks
  if (done.status !== 0) process.exit(1);
  return JSON.parse(done.stdout.trimEnd().split('\n').at(-1) ?? '');
}

/** Plays until then what has too few matches. @param {number} end in milliseconds of the epoch */
function fill(end) {
  for (const step of STEPS) for (const [args] of ROWS) {
    const goal = Math.ceil(step / seatsOf(args)) * seatsOf(args);
    const left = end - Date.now();
    if (left <= 0) return;
    if (played(args) < goal && play(args, goal, left) === null) return;
  }
}

/** @param {{win_share: number, win_share_half: number} | undefined} pairing */
const shareOf = (pairing) => (pairing ? `${pairing.win_share.toFixed(3)} +- ${pairing.win_share_half.toFixed(3)}` : '');

/** The line of a row with so many matches. @param {string} args @param {number} matches */
function lineOf(args, matches) {
  const [pairing, reverse] = matches > 0 ? play(args, matches).pairings : [];
  return `| \`${args.replace(ALL, 'ALL')}\` | ${pairing?.matches ?? 0} | ${shareOf(pairing)} | ${shareOf(reverse)} |`;
}

mkdirSync(folder, { recursive: true });
if (hours !== null) fill(Date.now() + hours * 3600000);
const lines = ['| `build/ochre-lab arena --seed 5` ... | matches | share of wins | of the other one alone |', '|---|---|---|---|'];
for (const line of lines) console.log(line);
for (const [args, least] of ROWS) {
  lines.push(lineOf(args, hours === null ? Math.max(least, played(args)) : played(args)));
  console.log(lines.at(-1));
}
const few = ROWS.filter(([args]) => played(args) < ENOUGH).length;
if (few > 0) lines.push('', `${few} of ${ROWS.length} rows have fewer than ${ENOUGH} matches: tests/strength --hours H goes on.`);
if (few > 0) console.log(`\n${lines.at(-1)}`);
writeFileSync(join(folder, 'table.md'), `${lines.join('\n')}\n`);
