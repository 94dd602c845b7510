// The manual pages that are made of what each command says of itself.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { program } from '../support/server.js';

const help = (...command) => spawnSync(program, [...command, '--help'], { encoding: 'utf8' }).stdout;
const commands = [...help().matchAll(/^  (\w+) +\S/gm)].map(([, name]) => name);

test('the program says which commands it has', () => {
  assert.deepEqual([...commands].sort(), ['admin', 'doctor', 'schema', 'serve', 'verify']);
});

for (const command of ['', ...commands]) {
  const name = command ? `ochre-${command}` : 'ochre';
  test(`${name}(1) has all that --help says, and man sets it without a warning`, () => {
    const file = join(dirname(program), 'man', `${name}.1`);
    const page = readFileSync(file, 'utf8').replaceAll('\\-', '-');
    const said = help(...(command ? [command] : []));
    const options = [...new Set(said.match(/--[a-z][a-z-]*/g))];
    assert.ok(options.length > 0);
    assert.deepEqual(options.filter((option) => !page.includes(option)), []);
    const set = spawnSync('man', ['--warnings', '-l', file], { encoding: 'utf8', env: { ...process.env, MANWIDTH: '80', LC_ALL: 'C' } });
    assert.equal(set.status, 0);
    assert.equal(set.stderr, '');
    assert.match(set.stdout, new RegExp(`${name} +- +\\S`));
    assert.match(set.stdout, /SEE ALSO/);
  });
}
