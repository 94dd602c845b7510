// A measurement, not a test: how the pages load through a slow line (150 ms, 1.6 Mb/s) on a slow device (processor / 4), for the first time and
// again, and how long a click takes at the table. Times in ms from the start of the navigation.
//   tests/loads [--runs 3] [--web DIR] [--only NAME,NAME] [--json]
// The median of the runs; OCHRE_BIN is the program, DIR the client (build/web).
import { parseArgs } from 'node:util';
import { launch, launchWhole, PHONE, WIDE } from '../support/browser.js';
import { guest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, web: { type: 'string' }, only: { type: 'string' }, json: { type: 'boolean' } } });
const RUNS = Number(values.runs);
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;
const QUIET_MS = 1500; // after the page can be used
const CLICKS = 60;
const HOVER_MS = 100; // a mouse is there before it presses
const PAUSE_MS = 200;
const WINDOW_MS = 2500; // until a new window has done what it does for itself

/** For each page, the first element that can be used. */
const PAGES = {
  landing: { path: () => '/', ready: '[data-testid="play-now"]:not([disabled])' },
  table: { path: (match) => `/match/${match}`, ready: '[data-testid="board"] [tabindex="0"], .panel [data-choice]' },
  rules: { path: () => '/#/rules/stoneage', ready: '[data-testid="rules"] .rule' },
  statistics: { path: () => '/statistics', ready: '.statistics h1, main h1' },
};

/** In the page: notes when it was painted first, when it could be used, and what kept its thread busy. */
function watch(ready) {
  const seen = { paint: 0, usable: 0, tasks: [], clicks: [], shifts: 0 };
  window.seen = seen;
  const on = (type, fn, more = {}) => new PerformanceObserver((list) => list.getEntries().forEach(fn)).observe({ type, buffered: true, ...more });
  on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.paint = startTime; });
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  on('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shifts += value; });
  on('event', ({ name, duration, interactionId }) => { if (interactionId) seen.clicks.push([interactionId, duration, name]); }, { durationThreshold: 16 });
  const look = () => {
    if (seen.usable || !document.querySelector(ready)) return;
    requestAnimationFrame(() => setTimeout(() => {
      seen.usable ||= performance.now();
      window.tellUsable?.('');
    }));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Slows a page down and counts what comes over its line. What is used to look at it must not be work for the page itself. */
async function slowDown(page) {
  const cdp = await page.context().newCDPSession(page);
  const counts = { requests: 0, bytes: 0, names: [] };
  const worked = new Set();
  cdp.on('Network.requestWillBeSent', ({ request, requestId }) => { if (/^https?:/.test(request.url)) { counts.requests += 1; counts.names.push([requestId, request.url]); } });
  cdp.on('Network.responseReceived', ({ requestId, response }) => { if (response.fromServiceWorker || response.fromDiskCache) worked.add(requestId); });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => worked.add(requestId));
  cdp.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => { if (!worked.has(requestId)) counts.bytes += encodedDataLength; });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  counts.local = () => worked.size;
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'tellUsable' });
  counts.usable = new Promise((told) => { cdp.once('Runtime.bindingCalled', told); });
  return counts;
}

/** One load: {paint, usable, blocked, shifts, bytes, requests}. */
async function load(context, url, ready, then = async () => ({})) {
  const page = await context.newPage();
  await page.addInitScript(watch, ready);
  await page.waitForTimeout(WINDOW_MS);
  const counts = await slowDown(page);
  await page.goto(url, { waitUntil: 'commit' });
  await counts.usable;
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate(() => window.seen);
  const blocked = seen.tasks.filter(([at]) => at + 50 > seen.paint).reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0);
  const told = { paint: seen.paint, usable: seen.usable, blocked, shifts: seen.shifts, bytes: counts.bytes, requests: Math.max(0, counts.requests - counts.local()), local: counts.local() };
  if (process.env.OCHRE_NAMES) console.error(counts.names.map(([, name]) => name).join('\n'));
  const more = await then(page);
  await page.close();
  return { ...told, ...more };
}

/** Where the next thing lies that a mouse can click on; null: nothing is to be clicked on. Runs in the page. */
function placeOf(n) {
  const all = [...document.querySelectorAll('[data-testid="board"] [role="button"][tabindex], .panel [data-choice]:not([disabled]), .panel [data-back]:not([disabled]), [role="tab"]')]
    .map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 4 && height > 4); // others are for keys
  if (!all.length) return null;
  const { x, y, width, height } = all[(n * 7) % all.length];
  return { x: x + width / 2, y: y + height / 2 };
}

/** Clicks about at the table, through drafts and tabs; how long each took until what it changed was painted. */
async function clickAbout(page) {
  await page.evaluate(() => { window.seen.clicks.length = 0; });
  for (let n = 0; n < CLICKS; n += 1) {
    const at = await page.evaluate(placeOf, n);
    if (!at) break;
    await page.mouse.move(at.x, at.y);
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(PAUSE_MS);
  }
  const all = await page.evaluate(() => window.seen.clicks);
  const longest = new Map();
  for (const [id, ms] of all) longest.set(id, Math.max(longest.get(id) ?? 0, ms));
  const times = [...longest.values()].sort((a, b) => a - b);
  return { clicks: times.length, click_p50: times[Math.floor(times.length / 2)] ?? 0, click_p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}

/** The first and the second visit of somebody to a page. */
async function visits(browser, server, name) {
  const rest = await guest(server, 'Visitor');
  const match = await table([rest], { bots: ['easy', 'easy'], start_seat: 0 });
  const context = await browser.newContext({ viewport: name === 'table' ? WIDE : PHONE, baseURL: server.url, locale: 'en-GB' });
  const [cookie, value] = rest.cookie.split('=');
  if (name === 'table') await context.addCookies([{ name: cookie, value, url: server.url }]);
  const { path, ready } = PAGES[name];
  const first = await load(context, path(match.id), ready, (page) => page.evaluate(() => navigator.serviceWorker?.getRegistration().then((there) => there && navigator.serviceWorker.ready.then(() => ({}))) ?? {}).then(() => page.waitForTimeout(6000)).then(() => ({})));
  const second = await load(context, path(match.id), ready, name === 'table' ? clickAbout : undefined);
  await context.close();
  return { first, second };
}

const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
const both = (runs, visit) => Object.fromEntries(Object.keys(runs[0][visit]).map((key) => [key, Math.round(1000 * median(runs.map((run) => run[visit][key]))) / 1000]));

const server = await startServer({ limits: 1000000, ...(values.web ? { web: values.web } : {}) });
const browser = await (process.env.OCHRE_SHELL ? launch() : launchWhole());
try {
  for (const name of Object.keys(PAGES).filter((one) => !values.only || values.only.split(',').includes(one))) {
    const runs = [];
    for (let n = 0; n < RUNS; n += 1) runs.push(await visits(browser, server, name));
    for (const visit of ['first', 'second']) {
      const row = both(runs, visit);
      if (values.json) console.log(JSON.stringify({ page: name, visit, ...row }));
      else console.log(`${name.padEnd(10)} ${visit.padEnd(6)} painted ${row.paint.toFixed(0).padStart(5)}  usable ${row.usable.toFixed(0).padStart(5)}  blocked ${row.blocked.toFixed(0).padStart(5)}  moved ${row.shifts.toFixed(3)}  ${(row.bytes / 1024).toFixed(0).padStart(4)} KiB in ${row.requests} requests, ${row.local} from here${row.clicks ? `  click p50 ${row.click_p50} p95 ${row.click_p95} of ${row.clicks}` : ''}`);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
