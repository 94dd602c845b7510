// Draws the client in its states and writes the pictures: `node tests/web/gallery.js OUT_DIR [name,name]`. Fails on any error
// in the console, CSP violations among them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../support/browser.js';
import { startMock } from './mock/server.js';

const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Pictures: name, address, theme, what to do first. */
const SHOTS = [
  ['lobby', '/', 'day'], ['lobby-night', '/', 'night'], ['create', '/', 'day', (p) => p.click('[data-testid=create]')], ['account', '/account', 'day'], ['waiting', '/match/waiting', 'day'],
  ['place', '/match/place', 'day'], ['place-night', '/match/place', 'night'],
  ['people', '/match/place', 'day', async (p) => { await p.click('[data-testid=place-clay_pit]'); await p.click('[data-testid=step-more]'); }],
  ['late', '/match/late', 'day'], ['late-people', '/match/late', 'night', (p) => p.click('[data-testid=place-hunt]')],
  ['live', '/match/live', 'day'], ['live-night', '/match/live', 'night', null, 'de'], ['days', '/match/days', 'day'], ['days-night', '/match/days', 'night', null, 'de'], ['quiet', '/match/quiet', 'day'],
  ['use', '/match/use', 'night'], ['tools', '/match/tools', 'day', (p) => p.click('[data-testid=tool-tile_3]')],
  ['card', '/match/card', 'day'], ['building', '/match/building', 'night', async (p) => { for (const name of ['wood', 'wood', 'stone', 'stone', 'stone']) await p.click(`[data-testid=pay-${name}]`); }], ['fixed', '/match/fixed', 'day'],
  ['take', '/match/card', 'day', (p) => p.click('[data-testid=take]')], ['pick', '/match/pick', 'day'], ['feed', '/match/feed', 'day'], ['wait', '/match/wait', 'day'], ['watch', '/match/watch', 'night'], ['vote', '/match/vote', 'day'], ['vote-night', '/match/vote', 'night', null, 'de'], ['over', '/match/over', 'day'], ['over-night', '/match/over', 'night'],
  ['variants', '/match/variants', 'day'], ['variants-night', '/match/variants', 'night', null, 'de'], ['split', '/match/split', 'day'], ['join', '/match/join', 'night'], ['tame', '/match/tame', 'day'],
  ['trade', '/match/trade', 'day', async (p) => { await p.click('[data-testid=trade]'); await p.click('[data-testid=give-wood]'); }], ['winter', '/match/winter', 'night', (p) => p.click('[data-testid=extra]'), 'de'],
  ['variants-over', '/match/variants-over', 'day', null, 'de'],
  ['variants-seat', '/match/variants', 'day', (p) => p.click('[data-testid=open-seat-0], [data-testid=chip-0]')],
  ['seat', '/match/place', 'day', (p) => p.click('[data-testid=open-seat-0], [data-testid=chip-0]')], ['keys', '/match/place', 'day', (p) => p.keyboard.press('?')], ['nowhere', '/match/nowhere', 'day'],
  ['admin', '/admin', 'day', (p) => p.waitForTimeout(3000)], ['admin-users', '/admin/users', 'night'], ['admin-log', '/admin/matches/mockmatch0000002', 'day'],
  ['admin-console', '/admin/console/win_rate_by_card', 'day', (p) => p.click('[data-testid=chart-toggle]')], ['admin-audit', '/admin/audit', 'night', null, 'de'],
  ['statistics', '/statistics', 'day'], ['statistics-days', '/statistics/daily_activity', 'night', null, 'de'],
  ['german', '/match/place', 'day', null, 'de'], ['german-lobby', '/', 'night', null, 'de'],
];

async function shoot(browser, url, out, size, [name, path, theme, act, lang = 'en']) {
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: size === 'phone', reducedMotion: 'reduce' });
  await context.addInitScript(`localStorage.setItem('ochre.prefs', '${JSON.stringify({ theme, lang })}')`);
  const page = await context.newPage();
  const problems = [];
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') problems.push(m.text()); });
  page.on('pageerror', (e) => problems.push(e.stack ?? String(e)));
  await page.goto(url + path);
  await page.waitForFunction(() => document.querySelector('main > :not(.waiting-page)'));
  await page.evaluate(() => document.fonts.ready);
  if (act) await act(page);
  await page.waitForTimeout(250);
  await page.screenshot({ path: join(out, `${name}-${size}.png`), fullPage: size === 'phone' });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wider > 0) problems.push(`scrolls sideways by ${wider} px`);
  await context.close();
  return problems.map((text) => `${name} ${size}: ${text}`);
}

const out = process.argv[2] ?? 'gallery';
const only = process.argv[3]?.split(',');
mkdirSync(out, { recursive: true });
const mock = await startMock();
const office = await startMock(0, { admin: true });
const browser = await launch();
const problems = [];
let count = 0;
for (const shot of SHOTS.filter(([name]) => !only || only.includes(name))) {
  for (const size of Object.keys(SIZES)) {
    problems.push(...await shoot(browser, (shot[1].startsWith('/admin') ? office : mock).url, out, size, shot));
    count += 1;
  }
}
await browser.close();
mock.close();
office.close();
problems.forEach((problem) => console.log(problem));
console.log(`${count} pictures in ${out}, ${problems.length} problems`);
process.exitCode = problems.length || !count ? 1 : 0;
