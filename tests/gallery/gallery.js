// Draws states of both games at the sizes of real screens and reads what cannot be right: see README.md.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch, paintNothing } from '../support/browser.js';
import { startServer } from '../support/server.js';
import { Rest } from '../support/rest.js';
import { startMock } from '../web/mock/server.js';
import { inspect, show } from './inside.js';
import { STATES } from './states.js';

/** Screens: whether a finger presses, and how small the smallest text may be there. */
export const SIZES = {
  '360x640': { coarse: true, least: 12 }, '390x844': { coarse: true, least: 12 }, '844x390': { coarse: true, least: 12 }, '820x1180': { coarse: true, least: 12 },
  '1024x768': { coarse: true, least: 12 }, '1280x800': { coarse: false, least: 13 }, '1920x1080': { coarse: false, least: 13 },
};
export const CHECKS = ['small text', 'overlap', 'outside', 'cut off', 'small target', 'sideways'];

const sizeOf = (name) => Object.fromEntries(name.split('x').map((n, i) => [['width', 'height'][i], Number(n)]));

/** A page that stays open: positions and themes change in it, its window too. */
async function openPage(browser, url, coarse, { out, lang }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: coarse, isMobile: false, reducedMotion: 'reduce' });
  await context.addInitScript((words) => localStorage.setItem('ochre.prefs', JSON.stringify({ theme: 'day', lang: words, hinted: true })), lang);
  if (!out) await paintNothing(context);
  const page = await context.newPage();
  const problems = [];
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) problems.push(message.text()); });
  page.on('pageerror', (error) => problems.push(error.stack ?? String(error)));
  await page.goto(`${url}/nowhere`);
  await page.waitForFunction(async () => (({ ready, conn }) => ready && conn === 'open')((await import('/js/state.js')).state));
  return { page, context, problems };
}

/** What was found in a state at a size, in a theme: [{state, size, theme, check, words}] */
async function draw({ page, problems }, { state, size, theme, out }) {
  const { coarse, least } = SIZES[size] ?? { coarse: false, least: 13 };
  await page.evaluate((name) => { document.documentElement.dataset.theme = name; }, theme);
  const missing = await page.evaluate(show, STATES[state].make());
  await page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
  const found = missing ? [['press', missing]] : await page.evaluate(inspect, { least, coarse });
  if (out) await page.screenshot({ path: join(out, `${state}-${size}-${theme}.png`) });
  return [...found, ...said(problems)].map(([check, words]) => ({ state, size, theme, check, words }));
}

/** What the page has said since it was last asked: an error is told at the picture after it, if it came behind its own. */
const said = (problems) => problems.splice(0).map((words) => ['console', words]);

/** @param {{states?: string[], sizes?: string[], themes?: string[], out?: string, langs?: string[]}} what is drawn, where the pictures go, in which languages; returns all findings */
export async function gallery({ states = Object.keys(STATES), sizes = Object.keys(SIZES), themes = ['day', 'night'], out, langs = ['en'] } = {}) {
  if (out) mkdirSync(out, { recursive: true });
  const server = await startServer();
  const clans = await new Rest(server).get('/api/games/clans');
  await server.close();
  const mock = await startMock(0, { clans });
  const browser = await launch();
  const found = [];
  try {
    for (const [lang, coarse] of langs.flatMap((one) => [[one, true], [one, false]])) {
      const mine = sizes.filter((size) => Boolean(SIZES[size]?.coarse) === coarse);
      if (!mine.length) continue;
      const open = await openPage(browser, mock.url, coarse, { out, lang });
      for (const size of mine) {
        await open.page.setViewportSize(sizeOf(size));
        for (const theme of themes) {
          for (const state of states) found.push(...(await draw(open, { state, size, theme, out })).map((one) => ({ lang, ...one })));
        }
      }
      await open.context.close();
      found.push(...said(open.problems).map(([check, words]) => ({ lang, state: 'the end', size: mine.at(-1), theme: themes.at(-1), check, words })));
    }
  } finally {
    await browser.close();
    mock.close();
  }
  return found;
}

/** How many findings of each check there are at each size. */
export function tally(found) {
  const count = {};
  for (const { size, check } of found) {
    count[size] ??= {};
    count[size][check] = (count[size][check] ?? 0) + 1;
  }
  return count;
}
