// The suites of rules, engine and bots, run on WebAssembly: each test in an instance of its own. All tests of the sources must be in the module.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tests = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Matches of each game, number of seats and option; natively there are more. The probes need so many to have seen all that they are about. */
const matchesOf = (name) => (name.startsWith('contract/every_probe_of_the_folder') ? 8 : 1);
const BAD_FUNCTION = 52; // ENOSYS of wasi
const UNITS = ['match', 'chance', 'network', 'search', 'state_hash', 'notation_text', 'position', 'delta', 'bots_play', 'secrecy', 'conditional',
  'place', 'analysis', 'rating'];

const module = await WebAssembly.compile(readFileSync(join(tests, '../build/module/suites.wasm')));

/** Returns those functions of the system that the suites call. They print nothing and know one variable. */
function system(memory, matches) {
  const bytes = () => new DataView(memory().buffer);
  const variable = new TextEncoder().encode(`OCHRE_CONTRACT_MATCHES=${matches}\0`);
  return {
    environ_sizes_get(count, size) {
      bytes().setUint32(count, 1, true);
      bytes().setUint32(size, variable.length, true);
      return 0;
    },
    environ_get(list, text) {
      bytes().setUint32(list, text, true);
      new Uint8Array(memory().buffer).set(variable, text);
      return 0;
    },
    fd_write(of, pieces, count, written) {
      let size = 0;
      for (let i = 0; i < count; i++) size += bytes().getUint32(pieces + 8 * i + 4, true);
      bytes().setUint32(written, size, true);
      return 0;
    },
    proc_exit(code) { throw new Error(`the test ended the program with ${code}`); },
  };
}

/** Makes an instance of the suites, in which random matches are played so many times. */
async function instance(matches) {
  let made = null;
  const memory = () => made.exports.memory;
  const text = (at, size) => new TextDecoder().decode(new Uint8Array(memory().buffer, at, size));
  const wasi = system(memory, matches);
  const imports = { env: { failed(at, size) { throw new Error(text(at, size)); } }, wasi_snapshot_preview1: {} };
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    if (from === 'wasi_snapshot_preview1') imports[from][name] = wasi[name] ?? (() => BAD_FUNCTION);
  made = await WebAssembly.instantiate(module, imports);
  made.exports.suites_begin();
  const name = (number) => {
    const at = made.exports.suites_name(number);
    const all = new Uint8Array(memory().buffer);
    return text(at, all.indexOf(0, at) - at);
  };
  return { name, run: made.exports.suites_run };
}

/** Returns "SUITE/NAME" of all tests of the sources. */
function written() {
  const folder = (path) => readdirSync(join(tests, path)).filter((name) => name.endsWith('_test.c')).map((name) => join(path, name));
  const sources = [...folder('games/stoneage'), ...folder('games/clans'), ...UNITS.map((name) => `unit/${name}_test.c`),
    ...['game_contract', 'shape_contract', 'probes'].map((name) => `contract/${name}_test.c`)];
  return sources.flatMap((path) => [...readFileSync(join(tests, path), 'utf8').matchAll(/^Test\((\w+),\s*(\w+)/gm)]
    .map(([, suite, name]) => `${suite}/${name}`)).sort();
}

const first = await instance(1);
const names = [];
for (let i = 0; first.name(i); i++) names.push(first.name(i));

test('the module has every test of the suites', () => {
  assert.ok(names.length > 500, `${names.length} tests`);
  assert.deepEqual([...names].sort(), written());
});

const suites = new Map();
names.forEach((name, i) => suites.set(name.split('/')[0], [...suites.get(name.split('/')[0]) ?? [], i]));
for (const [suite, numbers] of [...suites].sort()) {
  test(`on WebAssembly: ${suite}`, async (t) => {
    for (const i of numbers.reverse()) {
      await t.test(names[i].split('/')[1], async () => {
        const { run } = await instance(matchesOf(names[i]));
        run(i);
      });
    }
  });
}
