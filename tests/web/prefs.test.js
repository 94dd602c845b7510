// The settings of the client's appearance: client and server have the same ones, and the safe colours differ for every eye.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '../../web/js/core/words.js';

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const read = (name) => readFileSync(path(name), 'utf8');

/** The colours that an eye sees which lacks a kind of cones (Machado, Oliveira and Fernandes 2009, severity 1), in linear light. */
const EYES = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const linear = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
/** CIE L*a*b*, of D65. */
function lab([r, g, b]) {
  const [x, y, z] = [(0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b, (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089]
    .map((c) => (c > 0.008856 ? Math.cbrt(c) : 7.787 * c + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const seen = (hex, eye) => { const rgb = linear(hex); return lab(EYES[eye].map((row) => Math.min(1, Math.max(0, row.reduce((sum, c, i) => sum + c * rgb[i], 0))))); };
const apart = (a, b) => Math.hypot(...a.map((c, i) => c - b[i]));

test('the safe colours of five players differ for every eye, by day and by night', () => {
  const palettes = [...read('web/js/frame/tastes.css').matchAll(/\[data-palette="(\w+)"\] \{ ([^}]*) \}/g)].map(([, name, text]) => ({ name, seats: text.match(/#[0-9a-f]{6}/g) }));
  const nearest = (seats) => Math.min(...Object.keys(EYES).flatMap((eye) => seats.slice(0, 5).flatMap((a, i) => seats.slice(0, i).map((b) => apart(seen(a, eye), seen(b, eye))))));
  assert.equal(palettes.length, 6, 'three palettes, by day and by night');
  assert.ok(palettes.every(({ seats }) => seats.length === 8 && new Set(seats).size === 8));
  for (const { name, seats } of palettes.filter((one) => one.name === 'safe')) assert.ok(nearest(seats) >= 20, `${name}: ${nearest(seats)}`);
});

test('styles know day and night and no third, so that neither can be forgotten for the other', () => {
  const styles = ['web/js', 'web/games'].flatMap((folder) => readdirSync(path(folder), { recursive: true }).filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`));
  const themes = (name) => [...read(name).matchAll(/data-theme="(\w+)"|prefers-color-scheme/g)].map(([all, theme]) => theme ?? all);
  assert.ok(styles.length > 10);
  assert.deepEqual([...new Set(styles.flatMap(themes))].sort(), ['night']);
});

test('the server keeps what the client says, each word of it', () => {
  const yaml = read('schema/openapi.yaml');
  const own = read('web/js/core/prefs.js');
  const listed = (name) => new RegExp(`^        ${name}: \\{ enum: \\[([^\\]]*)\\]`, 'm').exec(yaml)[1].split(', ');
  const words = (name) => new RegExp(`${name} = (?:Object\\.keys\\()?[[{]([^\\]}]*)[\\]}]`).exec(own)[1].match(/[a-z]+(?='|:)/g);
  assert.deepEqual([listed('palette'), listed('density'), listed('mood'), listed('pace')], [words('PALETTES'), words('DENSITIES'), words('MOODS'), words('PACES')]);
  const tag = new RegExp(/^    language: \{ type: string, pattern: '([^']*)'/m.exec(yaml)[1]);
  assert.deepEqual(languages.filter((lang) => !tag.test(lang)), []);
  const kept = Object.values(Object.fromEntries([.../SYNCED = \{([^}]*)\}/.exec(own)[1].matchAll(/(\w+): '(\w+)'/g)].map(([, name, there]) => [name, there])));
  assert.ok(kept.length >= 8);
  const properties = /^    preferences:[^]*?properties:\n([^]*?)\n    \w/m.exec(yaml)[1];
  assert.deepEqual(kept.filter((name) => !properties.includes(`        ${name}:`)), []);
});
