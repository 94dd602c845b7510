// A measurement, not a test: matches on a device. It measures the size of a game's module, and how long "hard" thinks in Chromium beside the program.
// It also measures how soon after the icon a match goes on without a network (processor / 4), and how long the analysis of a match of four takes.
//   node tests/load/local.js [--runs 3] [--json]
// The worst game; the median of the runs, of "hard" the shortest.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { borrow, giveBack, id, person, PHONE, WIDE } from '../support/browser.js';
import { finished, put } from '../support/local_match.js';
import { begin, kept } from '../support/local_page.js';
import { program, startServer } from '../support/server.js';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, json: { type: 'boolean' } } });
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
const kilobytes = (game, form) => statSync(join(built, `${JSON.parse(readFileSync(join(built, 'local.json'), 'utf8'))[game]}.${form}`)).size / KB;

const setUp = (game, seed) => `game ${game}\nmatch ${'A'.repeat(16)}\nseed ${seed}\nseats hard,hard,hard\noptions \nstart 0\nundo none\n`;

/** Microseconds of the program for its decisions; of those after the end of a match next to none. */
function natively(game, seed) {
  const requests = [`begin 0\n${setUp(game, seed)}`, ...Array(DECISIONS).fill('bot 0')];
  const input = requests.map((one) => `${Buffer.byteLength(one)}\n${one}`).join('');
  const done = spawnSync(join(dirname(program), 'local_native'), [], { input, encoding: 'utf8' });
  return Number(done.stdout.trim().split(' ')[1]);
}

/** The same of a worker in Chromium, once a first match has made it compile: all requests are sent at once, so that it never waits for the page. */
const inChromium = (page, game, seed) => page.evaluate(async ([one, count, of]) => {
  const { openLocal } = await import(new URL('js/local/open.js', document.baseURI).href);
  const match = globalThis.measured?.game === one ? globalThis.measured : { game: one, ...await openLocal(one) };
  const played = async () => {
    await match.begin({ game: one, match: 'A'.repeat(16), seats: ['hard', 'hard', 'hard'], start: 0, undo: 'none', seed: of });
    const from = performance.now();
    await Promise.all(Array.from({ length: count }, () => match.bot()));
    return 1000 * (performance.now() - from);
  };
  if (globalThis.measured !== match) await played();
  globalThis.measured = match;
  return played();
}, [game, DECISIONS, seed]);

/** How much longer Chromium takes: both by turns, so that they meet the same machine, and the shortest time of each match, which other work disturbs least. */
async function ratio(page, game) {
  let [here, there] = [0, 0];
  for (const seed of SEEDS) {
    const [own, native] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      own.push(await inChromium(page, game, seed));
      native.push(natively(game, seed));
    }
    here += Math.min(...own);
    there += Math.min(...native);
  }
  return here / there;
}

/** How long after the icon a match goes on: the front page, a click, and a choice on the board. */
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
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('[data-testid="local-front"] a.button').first().tap();
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
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.url);
  const found = {
    brotli: await worst((game) => kilobytes(game, 'br')), gzip: await worst((game) => kilobytes(game, 'gz')),
    hard: await worst((game) => ratio(page, game)),
    launch: await worst((game) => launched(server, browser, game)), analysis: await worst((game) => analysed(server, browser, game)),
  };
  if (values.json) console.log(JSON.stringify(found));
  else for (const [what, is] of Object.entries(found)) console.log(what.padEnd(12), Math.round(is * 100) / 100);
} finally {
  await giveBack(browser);
  await server.stop();
}
