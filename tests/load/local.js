// A measurement, not a test: matches on a device. It measures the size of a game's module, and how long "hard" thinks in Chromium beside the program.
// It also measures how soon after the icon a match goes on without a network (processor / 4), and how long the analysis of a match of four takes.
//   node tests/load/local.js [--runs 3] [--only brotli,gzip,hard,launch,analysis] [--json]
// The worst game; the median of the runs.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { engineOf } from '../../web/js/local/engine.js';
import { borrow, giveBack, id, person, PHONE, WIDE } from '../support/browser.js';
import { finished, put } from '../support/local_match.js';
import { begin, kept } from '../support/local_page.js';
import { program, startServer } from '../support/server.js';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, only: { type: 'string' }, json: { type: 'boolean' } } });
const RUNS = Number(values.runs);
const GAMES = ['stoneage', 'clans'];
const SLOWER = 4;
const DECISIONS = 100; // of each match, at most
const SEEDS = ['5', '6', '7'].map((digit) => digit.repeat(64));
const KB = 1000;
const built = join(dirname(program), 'web');

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const times = async (measure) => {
  const found = [];
  for (let run = 0; run < RUNS; run += 1) found.push(await measure());
  return median(found);
};
/** The largest of what is measured for each game. */
const worst = async (measure) => {
  const found = [];
  for (const game of GAMES) found.push(await measure(game));
  return Math.max(...found);
};
const modules = () => JSON.parse(readFileSync(join(built, 'local.json'), 'utf8'));
const kilobytes = (game, form) => statSync(join(built, `${modules()[game]}.${form}`)).size / KB;

const setUp = (game, seed) => `game ${game}\nmatch ${'A'.repeat(16)}\nseed ${seed}\nseats hard,hard,hard\noptions \nstart 0\nundo none\n`;

/** Microseconds of the program for its decisions; of those after the end of a match next to none. */
function natively(game, seed) {
  const requests = [`begin 0\n${setUp(game, seed)}`, ...Array(DECISIONS).fill('bot 0')];
  const input = requests.map((one) => `${Buffer.byteLength(one)}\n${one}`).join('');
  const done = spawnSync(join(dirname(program), 'local_native'), [], { input, encoding: 'utf8' });
  return Number(done.stdout.trim().split(' ')[1]);
}

/**
 * The same of the module in Chromium, without the messages between page and worker: microseconds of all decisions. A first match makes Chromium
 * compile all of it.
 */
const inChromium = (page, game, seed) => page.evaluate(async ([one, count, setUpOf, addresses]) => {
  globalThis.engines ??= {};
  const played = () => {
    const ask = globalThis.engines[one];
    ask(`begin 0\n${setUpOf}`);
    const from = performance.now();
    for (let decision = 0; decision < count; decision += 1) ask('bot 0');
    return 1000 * (performance.now() - from);
  };
  if (!globalThis.engines[one]) {
    globalThis.engines[one] = await globalThis.engineOf(await WebAssembly.compileStreaming(fetch(new URL(addresses[one], document.baseURI))));
    played();
  }
  return played();
}, [game, DECISIONS, setUp(game, seed), modules()]);

/** How much longer Chromium takes: the median over pairs of which each follows the other at once, since this machine's processor changes its pace. */
async function ratio(page, game) {
  const found = [];
  for (const seed of SEEDS)
    for (let run = 0; run < RUNS; run += 1) found.push(await inChromium(page, game, seed) / natively(game, seed));
  return median(found);
}

/** How long after the icon the match that was left goes on: there is a choice on the board. */
async function launched(server, browser, game) {
  const who = await person(browser, server, { viewport: PHONE, touch: true, kept: true });
  await begin(who, game, ['beginner']);
  await who.page.locator('[data-choice], .board [tabindex="0"]').first().waitFor();
  await kept(who, [`/hashed/local-${game}-`]);
  await who.context.setOffline(true);
  await who.page.goto('about:blank'); // it held the match
  const took = await times(async () => {
    const page = await who.context.newPage();
    const line = await who.context.newCDPSession(page);
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const from = performance.now();
    await page.goto('/?app', { waitUntil: 'commit' });
    await page.locator('[data-choice], .board [tabindex="0"]').first().waitFor();
    const ms = performance.now() - from;
    await page.close();
    return ms;
  });
  await who.context.close();
  return took;
}

/** How long the button of an analysis is followed by its graph. */
async function analysed(server, browser, game) {
  const who = await person(browser, server, { viewport: WIDE });
  const record = await finished(game, ['hard', 'medium', 'easy']);
  await who.page.goto('/');
  await put(who, record);
  const took = await times(async () => {
    await who.page.evaluate(() => { indexedDB.deleteDatabase('ochre.analyses'); });
    await who.page.goto(`/match/${record.id}`);
    await id(who, 'analysis-open').waitFor();
    const from = performance.now();
    await id(who, 'analysis-open').click();
    await id(who, 'analysis-graph').waitFor({ timeout: 300000 });
    return performance.now() - from;
  });
  await who.context.close();
  return took;
}

const server = await startServer();
const browser = await borrow();
try {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage(); // a page itself may not compile; its worker may
  await page.goto(server.url);
  await page.evaluate(`globalThis.engineOf = ${engineOf}`);
  const measures = {
    brotli: (game) => kilobytes(game, 'br'), gzip: (game) => kilobytes(game, 'gz'), hard: (game) => ratio(page, game),
    launch: (game) => launched(server, browser, game), analysis: (game) => analysed(server, browser, game),
  };
  const found = {};
  for (const what of values.only?.split(',') ?? Object.keys(measures)) found[what] = await worst(measures[what]);
  if (values.json) console.log(JSON.stringify(found));
  else for (const [what, is] of Object.entries(found)) console.log(what.padEnd(12), Math.round(is * 100) / 100);
} finally {
  await giveBack(browser);
  await server.stop();
}
