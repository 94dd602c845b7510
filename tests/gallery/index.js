// node tests/gallery [--out DIR] [--size 390x844,...] [--only state,...] [--theme day] [--mood winter] [--lang nl] [--say]: see README.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKS, SIZES, gallery, tally } from './gallery.js';
import { STATES } from './states.js';

const { values } = parseArgs({ options: { out: { type: 'string' }, size: { type: 'string' }, only: { type: 'string' }, theme: { type: 'string' }, mood: { type: 'string' }, lang: { type: 'string' }, say: { type: 'boolean' }, list: { type: 'boolean' } } });
if (values.list) {
  console.log(Object.keys(STATES).join('\n'));
  process.exit(0);
}
const sizes = values.size?.split(',') ?? Object.keys(SIZES);
const found = await gallery({ sizes, states: values.only?.split(','), themes: values.theme?.split(','), mood: values.mood, out: values.out, langs: values.lang && [values.lang] });
const count = tally(found);
const checks = [...new Set([...CHECKS, ...found.map(({ check }) => check)])];
console.log(['size', ...checks].map((word) => word.padEnd(13)).join(''));
for (const size of sizes) console.log([size, ...checks.map((check) => String(count[size]?.[check] ?? 0))].map((word) => word.padEnd(13)).join(''));
const lines = found.map(({ state, size, theme, check, words }) => `${check} | ${size} ${theme} ${state} | ${words}`);
if (values.say) console.log(lines.join('\n'));
if (values.out) writeFileSync(join(values.out, 'findings.txt'), `${lines.join('\n')}\n`);
process.exitCode = found.length ? 1 : 0;
