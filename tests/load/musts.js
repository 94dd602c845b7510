// A measurement, not a test: see tests/musts.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, skip: { type: 'string', default: '' } } });

/** [what, unit, what it must be, whether more is better, where it is read: of Lighthouse's pages, of loads by page and visit, or of matches on a device]. */
const MUSTS = [
  ['landing: Lighthouse', '', 97, true, ({ lighthouse }) => lighthouse.landing?.score],
  ['landing: first visit', 'ms', 2500, false, ({ loads }) => loads['landing first']?.usable],
  ['landing: second visit', 'ms', 800, false, ({ loads }) => loads['landing second']?.usable],
  ['landing: bytes', 'KiB', 100, false, ({ loads }) => loads['landing first']?.bytes / 1024],
  ['landing: requests', '', 12, false, ({ loads }) => loads['landing first']?.requests],
  ['table: Lighthouse', '', 92, true, ({ lighthouse }) => lighthouse.table?.score],
  ['table: total blocking time', 'ms', 150, false, ({ lighthouse }) => lighthouse.table?.blocked],
  ['table: warm load', 'ms', 1200, false, ({ loads }) => loads['table second']?.usable],
  ['table: a click at CPU x4, p95', 'ms', 100, false, ({ loads }) => loads['table second']?.click_p95],
  ['rules: Lighthouse', '', 95, true, ({ lighthouse }) => lighthouse.rules?.score],
  ['module of a game: Brotli', 'KB', 130, false, ({ local }) => local.brotli],
  ['module of a game: gzip', 'KB', 160, false, ({ local }) => local.gzip],
  ['"hard" in Chromium, native = 1', '', 1.3, false, ({ local }) => local.hard],
  ['offline: icon to match, CPU x4', 'ms', 1000, false, ({ local }) => local.launch],
  ['analysis of four seats, local', 'ms', 10000, false, ({ local }) => local.analysis],
  ['statistics: Lighthouse', '', 95, true, ({ lighthouse }) => lighthouse.statistics?.score],
];

/** Runs one of the measurements; what it says, line by line as JSON. */
function measured(file, args) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), '--runs', values.runs, '--json', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (part) => { text += part; });
  return new Promise((done) => {
    child.on('close', (code) => {
      if (code) console.error(`${file} ended with ${code}`);
      done(text.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line)));
    });
  });
}

const began = Date.now();
const loads = values.skip === 'loads' ? [] : await measured('pages.js', ['--only', 'landing,table']);
const lighthouse = values.skip === 'lighthouse' ? [] : await measured('lighthouse.js', []);
const local = values.skip === 'local' ? [] : await measured('local.js', []);
const found = { local: local[0] ?? {}, loads: Object.fromEntries(loads.map((row) => [`${row.page} ${row.visit}`, row])), lighthouse: Object.fromEntries(lighthouse.map((row) => [row.page, row])) };
let bad = 0;
console.log(`${'what'.padEnd(32)}${'must'.padStart(12)}${'is'.padStart(12)}`);
for (const [what, unit, must, more, read] of MUSTS) {
  const is = read(found);
  const known = Number.isFinite(is);
  const good = known && (more ? is >= must : is <= must);
  bad += good ? 0 : 1;
  console.log(`${what.padEnd(32)}${`${more ? '>=' : '<='} ${must} ${unit}`.trim().padStart(12)}${(known ? `${Math.round(is * 10) / 10} ${unit}`.trim() : '-').padStart(12)}  ${good ? '' : known ? 'NOT YET' : 'not measured'}`.trimEnd());
}
console.log(`${MUSTS.length - bad} of ${MUSTS.length} hold; median of ${values.runs} runs, ${Math.round((Date.now() - began) / 1000)} s`);
process.exitCode = bad ? 1 : 0;
