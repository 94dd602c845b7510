// Chromium, and pages that remember everything that went wrong in them: console errors, CSP violations, failed requests.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { library } from './library.js';
import { patient } from './patience.js';
import { sleep } from './raw.js';
import { Rest } from './rest.js';
import { startServer } from './server.js';

const { chromium } = library('playwright-core');

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync'];

/** @param {string[]} [more] arguments for Chromium */
export function launch(more = []) {
  return chromium.launch({
    executablePath: process.env.OCHRE_CHROMIUM ?? '/usr/bin/chromium-headless-shell', // Chromium without the windows around its pages: for half the cost
    args: [...ARGUMENTS, ...more],
  });
}

/** The browser of the test files that run in one process (together.js); null: each has its own. */
let shared = null;

/** From now on all test files of this process have one browser; returns what ends it. */
export function shareBrowser() {
  shared = {};
  return () => shared.browser?.close();
}

/** A browser for a test file, which gives it back. */
export async function borrow() {
  if (!shared) return launch();
  if (!shared.browser?.isConnected()) shared.browser = await launch();
  return shared.browser;
}

/** Ends what was borrowed, or its pages, if others are still to have it. */
export async function giveBack(browser) {
  if (!browser || browser !== shared?.browser) return browser?.close();
  left.delete(browser);
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** The whole of it, without a screen: it shows notifications, which the other refuses. */
export function launchWhole() {
  return chromium.launch({ executablePath: '/usr/bin/chromium', headless: false, args: ['--headless=new', ...ARGUMENTS] });
}

/**
 * Delay in ms of each answer and frame of a page ($OCHRE_SLOW_PAGE; empty: none). With 300, a test that reads or clicks before an element
 * is there fails every time, and not once in a while; with "300,0" every second page is slow, so that two at a table are out of step.
 */
const SLOW_MS = (process.env.OCHRE_SLOW_PAGE ?? '0').split(',').map(Number);
let opened = 0;

/** Makes frames and answers late. Runs in the page. */
function slowPage(ms) {
  const { requestAnimationFrame: frame, fetch: ask } = window;
  window.requestAnimationFrame = (fn) => setTimeout(() => frame(fn), ms);
  window.fetch = async (...what) => {
    const answer = await ask(...what);
    await new Promise((late) => { setTimeout(late, ms); });
    return answer;
  };
}

/** Slows a new context's pages down, if that is asked for. */
async function slow(context) {
  const ms = SLOW_MS[opened % SLOW_MS.length];
  opened += 1;
  if (!(ms > 0)) return;
  await context.addInitScript(slowPage, ms);
  await context.route('**/games/*/*.js', async (route) => {
    await sleep(ms);
    await route.continue().catch(() => {}); // the page may be gone by then
  });
}

/** Reports into `who.problems` all that goes wrong in its page. */
function listen(who) {
  const { page, problems } = who;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.stack ?? error}`));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
}

/** Runs in the page: it is laid out, heard and clicked on as ever, but not painted, which is half of its cost. */
function unpainted() {
  const sheet = new CSSStyleSheet(); // no element: the page's policy has no say in it
  window.paint = (on) => sheet.replaceSync(on ? '' : ':root { opacity: 0; }');
  window.paint(false);
  document.adoptedStyleSheets = [sheet];
}

/** Pages of this context, or this page, are painted for pictures only, and while `window.paint(true)` says so in them. */
export const paintNothing = (scripted) => (process.env.OCHRE_SHOTS ? undefined : scripted.addInitScript(unpainted));

/** Runs in the page: the browser never gets the worker that keeps the client, all of which it would fetch for each context. */
function keepNothing() {
  if (window.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
}

/** A page in a browser context of its own (cookies, storage). `problems` lists what went wrong. `kept`: the client's worker is at work there, too. */
export async function person(browser, server, { viewport = WIDE, touch = false, kept = false } = {}) {
  const context = await browser.newContext({ viewport, hasTouch: touch, baseURL: server.url, reducedMotion: 'reduce', locale: 'en-GB' });
  context.setDefaultTimeout(patient(15000)); // of pages that it opens, too
  const page = await context.newPage();
  await slow(context);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  await paintNothing(context);
  if (!kept) await context.addInitScript(keepNothing);
  const who = { page, context, problems: [], server, viewport, touch };
  for (const scripted of [page, context]) {
    const add = scripted.addInitScript.bind(scripted);
    scripted.addInitScript = (...script) => {
      who.changed = true; // no way back to a page as it was
      return add(...script);
    };
  }
  listen(who);
  return who;
}

/** Browser -> what kind of page -> people who have left theirs. A page costs a second of a processor: the next person gets it, as new. */
const left = new WeakMap();
const kindOf = (server, { viewport = WIDE, touch = false, kept = false } = {}) => JSON.stringify([server.url, viewport, touch, kept]);

/** At a page as new: of somebody who has left, or a fresh one. */
async function arrive(browser, server, view) {
  const who = left.get(browser)?.get(kindOf(server, view))?.pop();
  if (!who) return person(browser, server, view);
  await who.context.clearCookies();
  await who.page.setViewportSize(who.viewport);
  await who.page.goto('/healthz'); // of the same origin, and without a script that would write again
  await who.page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  who.problems = [];
  listen(who);
  return who;
}

/** Leaves the page for the next; one that cannot be as new is closed. */
async function leave(browser, server, view, who) {
  const { page, context } = who;
  page.removeAllListeners();
  if (who.changed || page.isClosed()) return context.close();
  await Promise.all(context.pages().filter((other) => other !== page).map((other) => other.close()));
  await page.goto('about:blank');
  const kinds = left.get(browser) ?? new Map();
  left.set(browser, kinds);
  kinds.set(kindOf(server, view), [...(kinds.get(kindOf(server, view)) ?? []), who]);
}

let pictures = 0;

/** Keeps a picture of the page in $OCHRE_SHOTS, if that is set. */
export async function shot(who, name) {
  const folder = process.env.OCHRE_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  pictures += 1;
  const { width } = who.page.viewportSize();
  await who.page.screenshot({ path: join(folder, `${String(pictures).padStart(2, '0')}-${name}-${width}.png`) });
}

/** An error with what the page and the server say. */
export async function explain(who, error) {
  const text = await who.page.locator('body').innerText().catch(() => '(no page)');
  await shot(who, 'failed').catch(() => {});
  error.message += `\n--- page ${who.page.url()}\n${text.slice(0, 2500)}\n--- problems\n${who.problems.join('\n')}\n${who.server.tail(15)}`;
  return error;
}

/** The element of that name. */
export const id = (who, name) => who.page.locator(`[data-testid="${name}"]`);
/**
 * Clicks an offered place on the board, as a mouse does, beside its rings: where nothing else is to be said it is sent, else chosen. Its button is in the
 * panel for keys and readers.
 */
export async function toPlace(who, name) {
  await who.page.locator(`[data-testid="place-${name}"]:enabled`).waitFor(); // while a move is on its way the board takes no click
  await id(who, `board-${name}`).click({ position: { x: 40, y: 18 } });
}

/** A press on that ring meets it: new ones take none for a moment. The driver itself accepts whatever of the place lies there. */
export const ringMet = (page, name) => page.waitForFunction((ring) => {
  const box = document.querySelector(`[data-testid="${ring}"]`)?.getBoundingClientRect();
  return box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.dataset.testid === ring;
}, name);

/** Sends people to an offered place in one click: on the ring of their number, where there are some. */
export async function sendTo(who, name, people = 1) {
  await who.page.locator(`[data-testid="place-${name}"]:enabled`).waitFor();
  const ring = id(who, `ring-${name}-${people}`);
  if (await ring.count()) await ringMet(who.page, `ring-${name}-${people}`);
  await (await ring.count() ? ring : id(who, `board-${name}`)).click();
}

/** Presses what can be done at a table beside playing; on a phone that is behind a button. */
export async function useTool(who, name) {
  const press = (button) => (who.touch ? button.tap() : button.click());
  const tool = id(who, name);
  const more = id(who, 'more');
  await tool.or(more).filter({ visible: true }).first().waitFor();
  if (!await tool.isVisible()) await press(more);
  await press(tool);
}

/** Another game for the new table: its module may have to come first. `use` presses a button of the page. */
export async function chooseGame(who, game, use = (name) => id(who, name).click()) {
  await use(`create-game-${game}`);
  await who.page.locator(`[data-testid="create-rules"][href$="/${game}"]`).waitFor();
}

/** Another page, as a link inside the page leads there: nothing is loaded that is there already. */
export function follow(who, path) {
  return who.page.evaluate((to) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = to;
    link.click();
    link.remove();
  }, path);
}

/** The match whose page it is. */
export const matchOf = (who) => /\/match\/([^/?]+)/.exec(who.page.url())[1];

/** REST requests of the page's user, with the page's session. */
export async function restOf(who) {
  const rest = new Rest(who.server);
  rest.cookie = (await who.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return rest;
}

/** Gives the page the session of `rest`, from its next request on. */
export function signIn(who, rest) {
  const [name, value] = rest.cookie.split('=');
  return who.context.addCookies([{ name, value, url: who.server.url }]);
}

/** No part of the page is beside the window when what moves has come to rest (a score swells while it grows); what is, is named. */
export async function checkWidth(who) {
  const [wide, beside] = await who.page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map((one) => one.finished));
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5);
    return [scrollWidth - clientWidth, out.map((one) => `${one.localName}.${one.getAttribute('class')} "${one.textContent.trim().slice(0, 40)}"`)];
  });
  assert.ok(wide <= 0, `the page is ${wide} px too wide: ${beside.join(', ')}`);
}

/** Lets people come to their pages for a test, and leave them; names what went wrong if it fails. */
export async function withPeople(browser, server, views, work) {
  const people = await Promise.all(views.map((view) => arrive(browser, server, view)));
  try {
    await work(...people);
    for (const who of people) assert.deepEqual(who.problems, [], `nothing went wrong in the page: ${who.problems.join('; ')}`);
    await Promise.all(people.map((who, at) => leave(browser, server, views[at], who)));
  } catch (error) {
    for (const who of people) await explain(who, error);
    await Promise.all(people.map((who) => who.context.close()));
    throw error;
  }
}

/** A score as a page shows it. @param {number} score */
export const scoreText = (score) => String(score).replace('-', '−');

/** The shown score sheet is the server's result. */
export async function checkSheet(who) {
  await id(who, 'score-sheet').waitFor();
  const { result, match } = await new Rest(who.server).get(`/api/matches/${matchOf(who)}${new URL(who.page.url()).search}`);
  assert.equal(match.status, 'over');
  for (const [seat, row] of result.seats.entries()) assert.equal(await id(who, `total-${seat}`).innerText(), scoreText(row.total));
  await id(who, 'rematch').waitFor();
  return result;
}

/**
 * The server and the browser of a test file: there before its first test, gone after its last.
 * @param {object} [options] of `startServer`
 * @returns {{server?: object, browser?: object, people: (views: object[], work: Function) => Promise<void>}} `people` is `withPeople` here
 */
export function stage(options) {
  const held = { people: (views, work) => withPeople(held.browser, held.server, views, work) };
  before(async () => {
    held.server = await startServer(options); // first: an unreferenced browser would keep a failed run alive
    held.browser = await borrow();
  });
  after(async () => {
    await giveBack(held.browser);
    await held.server?.close();
  });
  return held;
}
