// The reference page of the interface for programs: each operation is shown in a browser, in both themes, below a path too, and nothing
// comes from elsewhere.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { barriers } from '../support/axe.js';
import { checkWidth, PHONE, shot, stage, WIDE } from '../support/browser.js';
import { patient } from '../support/patience.js';
import { Rest, send, unseen } from '../support/rest.js';
import { openapi } from '../support/schemas.js';
import { startServer } from '../support/server.js';

const here = stage();
const { people } = here;

/** A message of the library for its developers: it dislikes underscores in addresses of operations, and works with them. */
const NOISE = /escaping deep link whitespace with `_`/;

/** The library's markup, which no style sheet of ours changes: rule and element. */
const MARKUP = [
  /nested-interactive: .*opblock-summary-control/, // the line of an operation is a button with a link in it
  /target-size: .*class="nostyle"/, // that link, as high as its letters
  /button-name: .*json-schema-2020-12-accordion/, // the arrow before a schema without a title
  /select-name: #servers/, // the list of servers, of one entry
  /heading-order: .*class="(opblock-tag|opblock-title)/, // h1, h3, h4
  /region: .*class="(information-container|schemes-server-container)/, // what it draws above its own main
  /td-has-header: .*class="responses-table/, // the answers of a status are in tables within the table
];
const barriersOfOurs = async (page) => (await barriers(page)).map((one) => one.replace(/#\S+= >/, '#… >')).filter((one) => !MARKUP.some((known) => known.test(one)));

/**
 * Opens an operation and waits until its answers are shown. The library draws only what is near the window, and on a slow machine its way there
 * may end too early: then the address is opened again, as a reader would.
 */
async function operation(who, address, tag, id) {
  const block = who.page.locator(`#operations-${tag}-${id}`);
  for (let left = 3; left > 0; left -= 1) {
    await who.page.goto('about:blank');
    await who.page.goto(`${address}/api/docs#/${tag}/${id}`);
    const shown = block.locator('.responses-table').first().waitFor({ timeout: patient(20000) });
    if (await shown.then(() => true, () => false)) break;
  }
  await block.locator('.responses-table').first().waitFor();
  who.problems.splice(0, who.problems.length, ...who.problems.filter((one) => !NOISE.test(one)));
  return block;
}

for (const [theme, viewport] of [['light', WIDE], ['dark', WIDE], ['light', PHONE], ['dark', PHONE]]) {
  test(`an operation is shown at ${viewport.width} pixels, ${theme}`, { timeout: patient(120000) }, () => people([{ viewport }], async (who) => {
    const { page } = who;
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.emulateMedia({ colorScheme: theme });
    const block = await operation(who, here.server.url, 'matches', 'match_create');
    assert.match(await block.locator('.opblock-summary').innerText(), /POST\s+\/api\/matches\s/);
    const codes = await block.locator('.responses-table .response-col_status').allInnerTexts();
    for (const status of Object.keys(openapi.paths['/api/matches'].post.responses)) assert.ok(codes.some((one) => one.startsWith(status)), status);
    const [red, green, blue] = (await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).match(/\d+/g).map(Number);
    assert.equal(red + green + blue > 384, theme === 'light');
    await checkWidth(who);
    await shot(who, `reference-${theme}-operation`);
    const found = await barriersOfOurs(page);
    await page.evaluate(() => { scrollTo(0, 0); });
    await shot(who, `reference-${theme}`);
    assert.deepEqual([...new Set([...found, ...await barriersOfOurs(page)])], []);
    assert.deepEqual(asked.filter((url) => !url.startsWith(here.server.url) && !url.startsWith('data:')), []);
  }));
}

test('its form sends a request to this server, as the one who is signed in', () => people([{ viewport: WIDE }], async (who) => {
  const block = await operation(who, here.server.url, 'system', 'version_read');
  await block.getByRole('button', { name: 'Try it out' }).click();
  const answered = who.page.waitForResponse((one) => one.url() === `${here.server.url}/api/version`);
  await block.getByRole('button', { name: 'Execute' }).click();
  assert.equal((await answered).status(), 200);
}));

test('below a path it finds its files, the document and the routes', () => people([{ viewport: WIDE }], async (who) => {
  const below = await startServer({ args: ['--base-url', 'http://127.0.0.1:1/ochre'] });
  try {
    const block = await operation(who, `${below.url}/ochre`, 'system', 'version_read');
    await block.getByRole('button', { name: 'Try it out' }).click();
    const answered = who.page.waitForResponse((one) => one.url() === `${below.url}/ochre/api/version`);
    await block.getByRole('button', { name: 'Execute' }).click();
    assert.equal((await answered).status(), 200);
  } finally {
    await below.close();
  }
}));

test('its files are loaded by nothing else, and the worker of the client does not keep them', async () => {
  const { text } = await send(here.server.url, 'GET', '/api/docs');
  const names = [...text.matchAll(/\.\.\/(hashed\/reference-[^"]+)/g)].map(([, name]) => name);
  assert.equal(names.length, 2);
  for (const path of ['/', '/service.js']) assert.ok(!(await send(here.server.url, 'GET', path)).text.includes('reference-'), path);
  const { headers, status } = await send(here.server.url, 'GET', '/api/docs');
  assert.equal(status, 200);
  assert.match(headers['content-security-policy'], /script-src 'self'; style-src 'self';/, 'neither inline styles nor texts as scripts');
});

test('other methods are refused, and a server without the page is 404', async () => {
  await new Rest(here.server).refused(405, 'method_not_allowed', 'POST', '/api/docs', {});
  const web = mkdtempSync(join(tmpdir(), 'ochre-reference-'));
  copyFileSync(fileURLToPath(new URL('../../web/index.html', import.meta.url)), join(web, 'index.html'));
  const bare = await startServer({ web });
  try {
    await new Rest(bare).refused(404, 'not_found', 'GET', '/api/docs');
  } finally {
    await bare.close();
    rmSync(web, { recursive: true });
  }
  await new Rest(here.server).ask('GET', '/api/docs');
  assert.deepEqual(unseen(/^\/api\/docs$/), []);
});
