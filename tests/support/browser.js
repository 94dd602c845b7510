// Chromium, and pages that remember everything that went wrong in them: console errors, CSP violations, failed requests.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { patient } from './patience.js';
import { Rest } from './rest.js';

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** @param {string[]} [more] arguments for Chromium */
export function launch(more = []) {
  return chromium.launch({
    executablePath: process.env.OCHRE_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...more],
  });
}

/** A page in a browser context of its own (cookies, storage). `problems` lists what went wrong. */
export async function person(browser, server, { viewport = WIDE, touch = false } = {}) {
  const context = await browser.newContext({ viewport, hasTouch: touch, baseURL: server.url, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(patient(15000));
  const problems = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
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
  return { page, context, problems, server };
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
/** The match whose page it is. */
export const matchOf = (who) => /\/match\/([^/?]+)/.exec(who.page.url())[1];

/** Opens people's pages for a test, names what went wrong if it fails, and closes them. */
export async function withPeople(browser, server, views, work) {
  const people = await Promise.all(views.map((view) => person(browser, server, view)));
  try {
    await work(...people);
    for (const who of people) assert.deepEqual(who.problems, [], 'nothing went wrong in the page');
  } catch (error) {
    for (const who of people) await explain(who, error);
    throw error;
  } finally {
    await Promise.all(people.map((who) => who.context.close()));
  }
}

/** The shown score sheet is the server's result. */
export async function checkSheet(who) {
  await id(who, 'score-sheet').waitFor();
  const { result, match } = await new Rest(who.server).get(`/api/matches/${matchOf(who)}${new URL(who.page.url()).search}`);
  assert.equal(match.status, 'over');
  for (const [seat, row] of result.seats.entries()) assert.equal(await id(who, `total-${seat}`).innerText(), String(row.total));
  await id(who, 'rematch').waitFor();
  return result;
}
