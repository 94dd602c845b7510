// The path of somebody who has the running server and the folder schema/, and nothing else of this project. The document of the server becomes types, by which a
// program compiles under strict and plays both games; the dice of its matches are verified by a program written from match.md alone. Bots of bots.md through cuts
// are in clients.test.js, the schemas under a strict validator in openapi.test.js.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralParsers from '@stoplight/spectral-parsers';
import spectralRules from '@stoplight/spectral-rulesets';
import { patient } from '../support/patience.js';
import { guest, playOut, send, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const tests = fileURLToPath(new URL('../', import.meta.url));
const modules = join(tests, 'node_modules');
const VARIANTS = ['harsh_winter', 'wild_animals', 'igloos', 'new_huts', 'mammoth_herd', 'expansion'];

let server;
let folder;
before(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'ochre-outsider-'));
  for (const name of ['outsider.ts', 'outsider_client.ts']) copyFileSync(join(tests, 'support', name), join(folder, name));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(join(folder, 'openapi.json'), (await send(server.url, 'GET', '/api/openapi.json')).text);
});
after(async () => {
  await server?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Runs a program of the outsider in the folder. */
function run(command, ...args) {
  const done = spawnSync(command, args, { cwd: folder, encoding: 'utf8', timeout: patient(60000), maxBuffer: 1 << 26 });
  return { status: done.status, text: done.stdout + done.stderr };
}

/** Compiles a program, with what was generated for it, by the rules of strict, and more. */
function compile(name, generated = 'api.d.ts') {
  const options = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, target: 'es2022', module: 'nodenext', outDir: 'out',
    types: ['node'], typeRoots: [join(modules, '@types')] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: [name, generated] }));
  return run(process.execPath, join(modules, 'typescript/bin/tsc'), '-p', '.');
}

test('types are made of the server\'s document, a program compiles by them under strict, and plays both games to the end', () => {
  const made = run(process.execPath, join(modules, 'openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'api.d.ts');
  assert.equal(made.status, 0, made.text);
  assert.ok(!/warn|error/i.test(made.text), made.text);
  const compiled = compile('outsider.ts');
  assert.equal(compiled.status, 0, compiled.text);
  for (const [game, said] of [['stoneage', /^round \d+, \d+ cards: -?\d+ -?\d+\n$/], ['clans', /^epoch \d, \d+ chips: \d+ \d+\n$/]])
    assert.match(run(process.execPath, 'out/outsider.js', server.url, game).text, said);
});

test('a second generator makes a whole client of it, by which a program compiles under strict, and plays both games to the end', () => {
  const made = run(process.execPath, join(modules, 'swagger-typescript-api/dist/cli.js'), 'generate', '-p', 'openapi.json', '-o', '.', '-n', 'client.ts');
  assert.equal(made.status, 0, made.text);
  assert.ok(!/warn|error/i.test(made.text), made.text);
  const compiled = compile('outsider_client.ts', 'client.ts');
  assert.equal(compiled.status, 0, compiled.text);
  for (const [game, said] of [['stoneage', /^round \d+, \d+ cards: -?\d+ -?\d+\n$/], ['clans', /^epoch \d, \d+ chips: \d+ \d+\n$/]])
    assert.match(run(process.execPath, 'out/outsider_client.js', server.url, game).text, said);
  const text = readFileSync(join(folder, 'outsider_client.ts'), 'utf8');
  for (const [right, wrong, told] of [['seats: 2, bot_delay: false', 'seat: 2', /'seat' does not exist|Property 'seats' is missing/],
    ["view.game === 'stoneage' ?", "view.game !== 'stoneage' ?", /Property 'round' does not exist/]]) {
    assert.ok(text.includes(right), right);
    writeFileSync(join(folder, 'wrong.ts'), text.replace(right, wrong));
    const { status, text: said } = compile('wrong.ts', 'client.ts');
    assert.notEqual(status, 0, wrong);
    assert.match(said, told);
  }
});

test('redocly and spectral find nothing in it by the rules that they recommend', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: { 'operation-2xx-response': 'off' } }); // one only redirects
  const file = join(folder, 'openapi.json');
  const found = async () => (await lint({ ref: file, config })).map(({ severity, ruleId, message }) => `${severity} ${ruleId} ${message}`);
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[spectralRules.oas, 'recommended']] });
  const said = async () => (await spectral.run(new spectralCore.Document(readFileSync(file, 'utf8'), spectralParsers.Json, file)))
    .map(({ code, message, path }) => `${code} ${message} ${path.join('/')}`);
  assert.deepEqual(await found(), []);
  assert.deepEqual(await said(), []);
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const operations = Object.values(document.paths).flatMap((item) => ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => item[method] ?? []));
  assert.ok(operations.length > 100);
  for (const { operationId, responses } of operations) assert.ok(Object.keys(responses).some((status) => /^[23]/.test(status)), operationId);
  // Both find what is wrong.
  delete document.paths['/api/me'].get.operationId;
  document.paths['/api/me'].get.parameters = [{ name: 'x', in: 'query', schema: { $ref: '#/components/schemas/nowhere' } }];
  writeFileSync(file, JSON.stringify(document));
  assert.match((await found()).join('\n'), /no-unresolved-refs/);
  assert.match((await said()).join('\n'), /operation-operationId/);
});

test('the types refuse what the server would refuse, and tell the games apart', () => {
  const text = readFileSync(join(folder, 'outsider.ts'), 'utf8');
  for (const [right, wrong, told] of [
    ['seats: 2, bot_delay: false', 'seat: 2', /'seat' does not exist|Property 'seats' is missing/],
    ["view.game === 'stoneage' ?", "view.game !== 'stoneage' ?", /Property 'round' does not exist/],
    ['expects: legal.version,', '', /Property 'expects' is missing/],
    ['seat.total', 'seat.points', /Property 'points' does not exist/]]) {
    assert.ok(text.includes(right), right);
    writeFileSync(join(folder, 'wrong.ts'), text.replace(right, wrong));
    const { status, text: said } = compile('wrong.ts');
    assert.notEqual(status, 0, wrong);
    assert.match(said, told);
  }
});

test('a verifier written from match.md alone agrees with the dice of both games, and finds what was changed', async () => {
  const ann = await guest(server, 'Ann');
  const verify = (file, game) => {
    writeFileSync(join(folder, 'match.json'), JSON.stringify(file));
    writeFileSync(join(folder, 'game.json'), JSON.stringify(game));
    return run('python3', join(tests, 'support', 'dice_verifier.py'), 'match.json', 'game.json');
  };
  for (const [options, least] of [[{ game: 'clans' }, 10], [{ game: 'stoneage' }, 60], [{ game: 'stoneage', options: VARIANTS, start_seat: 0 }, 60]]) {
    const match = await table([ann], { ...options, bots: ['random', 'random'], start: false });
    await ann.post(`/api/matches/${match.id}/nonce`, { nonce: 'a1'.repeat(32) });
    await ann.post(`/api/matches/${match.id}/start`);
    await playOut(match.id, ann);
    const [file, game] = [await ann.get(`/api/matches/${match.id}/export`), await ann.get(`/api/games/${options.game}`)];
    const { status, text } = verify(file, game);
    assert.equal(status, 0, text);
    const [, draws] = /^(\d+) draws are those of the key\n$/.exec(text) ?? assert.fail(text);
    assert.ok(Number(draws) >= least, text);
    const at = file.rows.findIndex(({ chance }) => chance?.length > 0);
    const [drawn] = file.rows[at].chance;
    const other = (value) => (Array.isArray(value) ? [...value].reverse() : 1 - value);
    for (const change of [
      (one) => { one.seed = one.seed.replace(/^../, (two) => (two === '00' ? '01' : '00')); },
      (one) => { one.seats[0].nonce = null; },
      (one) => { one.rows[at].state_hash = '0'.repeat(16); },
      (one) => { one.rows[at].chance[0].name[2] += 1; },
      (one) => { one.rows[at].events[drawn.event][drawn.field] = other(one.rows[at].events[drawn.event][drawn.field]); }]) {
      const changed = structuredClone(file);
      change(changed);
      assert.equal(verify(changed, game).status, 1, `${change} is found`);
    }
  }
});
