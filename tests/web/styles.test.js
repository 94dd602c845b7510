// Rules for all style sheets.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const sheets = ['js', 'games'].flatMap((folder) => readdirSync(web + folder, { recursive: true }).filter((name) => name.endsWith('.css'))
  .map((name) => `${folder}/${name}`));

test('text has three weights: each is a face that a phone has to make', () => {
  const found = {};
  for (const sheet of sheets) {
    const css = readFileSync(web + sheet, 'utf8').replace(/@font-face *{[^}]*}/g, '');
    for (const [, weight] of css.matchAll(/\bfont(?:-weight)?: *([0-9]{3}|bold|bolder|lighter|normal)\b/g)) (found[weight] ??= []).push(sheet);
  }
  assert.ok(sheets.length > 15);
  assert.deepEqual(Object.keys(found).sort(), ['400', '650', '800'], JSON.stringify(found));
});
