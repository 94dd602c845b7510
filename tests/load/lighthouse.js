// A measurement, not a test: see tests/lighthouse.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { guest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, save: { type: 'string' }, json: { type: 'boolean' } } });
const home = new URL('../../build/lighthouse/node_modules/', import.meta.url);
const { default: lighthouse } = await import(new URL('lighthouse/core/index.js', home));
const { launch } = await import(new URL('chrome-launcher/dist/index.js', home));

const middle = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
const SHOWN = { paint: 'first-contentful-paint', largest: 'largest-contentful-paint', blocked: 'total-blocking-time', index: 'speed-index', shifts: 'cumulative-layout-shift', bytes: 'total-byte-weight' };

const server = await startServer({ limits: 1000000 });
const rest = await guest(server, 'Visitor');
const match = await table([rest], { bots: ['easy', 'easy'], start_seat: 0 });
const pages = { landing: '/', table: `/match/${match.id}`, rules: '/#/rules/stoneage', statistics: '/statistics' };
try {
  for (const [name, path] of Object.entries(pages)) {
    const runs = [];
    for (let n = 0; n < Number(values.runs); n += 1) {
      const chrome = await launch({ chromePath: process.env.OCHRE_CHROMIUM ?? '/usr/bin/chromium', chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
      const { lhr } = await lighthouse(server.url + path, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error',
        extraHeaders: name === 'table' ? { cookie: rest.cookie } : undefined });
      await chrome.kill();
      runs.push(lhr);
      if (values.save) {
        mkdirSync(values.save, { recursive: true });
        writeFileSync(join(values.save, `${name}-${n}.json`), JSON.stringify(lhr));
      }
    }
    const of = (audit) => Math.round(1000 * middle(runs.map((run) => run.audits[audit].numericValue))) / 1000;
    const requests = middle(runs.map((run) => run.audits['network-requests'].details.items.length));
    const score = Math.round(100 * middle(runs.map((run) => run.categories.performance.score)));
    const row = Object.fromEntries(Object.entries(SHOWN).map(([word, audit]) => [word, of(audit)]));
    row.machine = middle(runs.map((run) => run.environment.benchmarkIndex));
    if (values.json) console.log(JSON.stringify({ page: name, score, requests, ...row }));
    else console.log(`${name.padEnd(10)} ${String(score).padStart(3)}  ${Object.entries(row).map(([word, is]) => `${word} ${is}`).join('  ')}  requests ${requests}`);
  }
} finally {
  await server.close();
}
