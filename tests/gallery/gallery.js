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
export const CHECKS = ['small text', 'overlap', 'outside', 'cut off', 'small target', 'sideways', 'hyphen'];

/** A slow machine delays an answer: the page opens a spare line, and closes it when the answer comes after all. No picture shows that. */
const SPARE = /^WebSocket connection to .* failed: WebSocket is closed before the connection is established/;

const sizeOf = (name) => Object.fromEntries(name.split('x').map((n, i) => [['width', 'height'][i], Number(n)]));

/** A page that stays open: positions and themes change in it, its window too. */
async function openPage(browser, url, coarse, { out, lang }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: coarse, isMobile: false, reducedMotion: 'reduce' });
  await context.addInitScript((words) => localStorage.setItem('ochre.prefs', JSON.stringify({ theme: 'day', lang: words, hinted: true })), lang);
  if (!out) await paintNothing(context);
  const page = await context.newPage();
  const problems = [];
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type()) && !SPARE.test(message.text())) problems.push(message.text()); });
  page.on('pageerror', (error) => problems.push(error.stack ?? String(error)));
  await page.goto(`${url}/nowhere`);
  await page.waitForFunction(async () => (({ ready, conn }) => ready && conn === 'open')((await import('/js/core/state.js')).state));
  await page.evaluate(`window.wall = { show: ${show}, inspect: ${inspect} }`); // there once: what runs often is compiled well
  return { page, context, problems };
}

/** Draws a state and returns the findings at a size, in a theme: [{state, size, theme, check, words}] */
async function draw({ page, problems }, { state, size, theme, mood = 'summer', out, look }) {
  const { coarse, least } = SIZES[size] ?? { coarse: false, least: 13 };
  await page.evaluate(async ([light, scenery]) => {
    if (scenery !== 'summer') await (await import('/js/core/pages.js')).loadStyles(['/js/frame/moods.css']);
    Object.assign(document.documentElement.dataset, { theme: light, mood: scenery });
  }, [theme, mood]);
  const missing = await page.evaluate((position) => window.wall.show(position), STATES[state].make());
  await page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
  const found = missing ? [['press', missing]] : await page.evaluate((how) => window.wall.inspect(how), { least, coarse });
  if (look) found.push(...await page.evaluate(look));
  if (out) await page.screenshot({ path: join(out, `${state}-${size}-${theme}${mood === 'summer' ? '' : `-${mood}`}.png`) });
  return [...found, ...said(problems)].map(([check, words]) => ({ state, size, theme, check, words }));
}

/** Messages of the page since the last call: a late error is reported at the next picture. */
const said = (problems) => problems.splice(0).map((words) => ['console', words]);

/**
 * A browser, and the server of the mock that its pages ask.
 * @returns {Promise<{browser: object, url: string, close: () => Promise<void>}>}
 */
export async function hang() {
  const server = await startServer();
  const clans = await new Rest(server).get('/api/games/clans');
  await server.close();
  const mock = await startMock(0, { clans });
  const browser = await launch();
  return {
    browser, url: mock.url,
    close: async () => {
      await browser.close();
      mock.close();
    },
  };
}

/** Runs in the page: its words are of this language from now on. */
async function speak(lang) {
  const [{ chooseLanguage }, { language }] = await Promise.all([import('/js/actions.js'), import('/js/core/words.js')]);
  await chooseLanguage(lang);
  if (language() !== lang) throw new Error(`no words in ${lang}`);
}

/**
 * @param {{states?: string[], sizes?: string[], themes?: string[], mood?: string, out?: string, langs?: string[], wall?: object, look?: Function}} what is drawn, where the
 *   pictures go, in which languages; on which wall (`hang`), or one of its own; what else is looked for in the page; returns all findings
 */
export async function gallery({ states = Object.keys(STATES), sizes = Object.keys(SIZES), themes = ['day', 'night'], mood, out, langs = ['en'], wall, look } = {}) {
  if (out) mkdirSync(out, { recursive: true });
  const own = wall ?? await hang();
  const found = [];
  try {
    for (const coarse of [true, false]) {
      const mine = sizes.filter((size) => Boolean(SIZES[size]?.coarse) === coarse);
      if (!mine.length) continue;
      const open = await openPage(own.browser, own.url, coarse, { out, lang: langs[0] });
      for (const lang of langs) {
        await open.page.evaluate(speak, lang);
        for (const size of mine) {
          await open.page.setViewportSize(sizeOf(size));
          for (const theme of themes) {
            for (const state of states) found.push(...(await draw(open, { state, size, theme, mood, out, look })).map((one) => ({ lang, ...one })));
          }
        }
      }
      await open.context.close();
      found.push(...said(open.problems).map(([check, words]) => ({ lang: langs.at(-1), state: 'the end', size: mine.at(-1), theme: themes.at(-1), check, words })));
    }
  } finally {
    if (!wall) await own.close();
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
