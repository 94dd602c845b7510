// Every golden match of tests/games: ochre verify and the client's page find it right, and find one change in it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { id, launch, withPeople } from '../support/browser.js';
import { lab, program, startServer } from '../support/server.js';
import { bothSay, chainAgain, dir, verify } from '../support/verdict.js';
import { patient } from '../support/patience.js';

let server;
before(async () => { server = await startServer(); });
after(() => server?.close());

const games = new URL('../games/', import.meta.url);

/** Name of each golden match of the product's games -> its path. */
const known = readdirSync(new URL('../../web/games/', import.meta.url));
const goldens = new Map(known.flatMap((game) => {
  const folder = new URL(`${game}/golden/`, games);
  return readdirSync(folder).map((name) => [name, new URL(name, folder).pathname]);
}));

test('verify accepts every golden match, and the page the file that it makes of it', async () => {
  assert.ok(goldens.size >= 12);
  for (const [name, path] of goldens) {
    assert.equal(verify(path).status, 0, name);
    const { status, said } = verify(path, '--json');
    assert.equal(status, 0, name);
    const { counts } = await bothSay(server, 'same', () => {}, JSON.parse(said));
    assert.equal(counts.rows - 1, readFileSync(path, 'utf8').match(/^> /gm).length, name);
  }
});

/** The golden's lines after `change`, which gets them and returns which line it has changed. */
function verifyGolden(name, change) {
  const lines = readFileSync(goldens.get(name), 'utf8').split('\n');
  const at = change(lines);
  const path = join(dir, 'golden.txt');
  writeFileSync(path, lines.join('\n'));
  return { at, ...verify(path) };
}

test('a golden match with one changed die, event, move, seed or hash of states is refused, by its line', () => {
  const edit = (pattern, change) => (lines) => {
    const at = lines.findIndex((line, index) => index > lines.length / 3 && pattern.test(line));
    assert.ok(at > 0, String(pattern));
    const changed = change(lines[at]);
    assert.notEqual(changed, lines[at]);
    lines[at] = changed;
    return at + 1;
  };
  const dice = /^ {4}\d rolled .*\d$/;
  for (const name of ['stoneage-2-easy.txt', 'stoneage-4-random.txt']) {
    for (const change of [edit(dice, (line) => line.replace(/\d$/, (die) => String((Number(die) % 6) + 1))), edit(/^ {4}\d placed/, (line) => line.replace(/\d+$/, '9')),
      edit(/^ {4}round_began/, (line) => line.replace('began', 'begun')), edit(/^= fields/, (line) => line.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))),
      edit(/^= 0 rank/, (line) => line.replace(/total \d+/, 'total 1'))]) {
      const { at, status, said } = verifyGolden(name, change);
      assert.equal(status, 1, said);
      assert.ok(said.startsWith(`line ${at}: is "`), said);
    }
  }
  for (const name of goldens.keys()) {
    const seed = verifyGolden(name, (lines) => { lines[1] = lines[1].replace(/.$/, (digit) => (digit === '0' ? '1' : '0')); });
    assert.equal(seed.status, 1, name);
    assert.match(seed.said, /^line \d+: is "/);
    const states = verifyGolden(name, (lines) => { lines[lines.length - 2] = '= fields 0000000000000000'; });
    assert.equal(states.status, 1, name);
    assert.equal(verifyGolden(name, (lines) => { lines.splice(lines.findIndex((line) => line.startsWith('> ')), 1); }).status, 1, name);
    assert.equal(verifyGolden(name, (lines) => { lines.length -= 6; lines.push(''); }).status, 1, name);
    assert.equal(verifyGolden(name, (lines) => { lines[0] = lines[0].replace(/revision \d+/, 'revision 60000'); }).status, 2, name);
    const unknown = verifyGolden(name, (lines) => { lines[0] = lines[0].replace(/^\w+/, 'chess'); });
    assert.deepEqual([unknown.status, unknown.said.trim()], [2, 'The match is of a game or of a revision of its rules that is not known here.']);
  }
});

test('in the browser every golden match is right, and with one die or card changed it is not', { timeout: patient(180000) }, async () => {
  const browser = await launch();
  try {
    await withPeople(browser, server, [{}], async (who) => {
      await who.page.goto('/verify');
      const show = async (name, content, verdict) => {
        await id(who, 'file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) });
        await id(who, 'verdict').getByText(name).waitFor();
        assert.equal(await id(who, 'verdict').getAttribute('data-verdict'), verdict, name);
      };
      for (const [name, path] of goldens) {
        const content = JSON.parse(verify(path, '--json').said);
        await show(name, content, 'same');
        // The last thing that chance has filled: a die of the last roll, or a card, tile or colour of the last shuffle.
        const row = content.rows.filter(({ chance }) => chance.length > 0).at(-1);
        const draw = row.chance.at(-1);
        const values = row.events[draw.event][draw.field];
        if (draw.how === 'dice') values[0] = (values[0] % 6) + 1;
        else [values[0], values[1]] = [values[1], values[0]];
        chainAgain(content);
        await show(`${name} changed`, content, 'differs');
        assert.match(await id(who, 'finding').first().innerText(), new RegExp(`^Version ${row.version}, event ${draw.event + 1} `));
      }
    });
  } finally {
    await browser.close();
  }
});

test('stored matches of both games and every option are played again and come out the same, and so do their files', async () => {
  const help = spawnSync(lab, ['sim', '--help'], { encoding: 'utf8' }).stdout;
  const data = join(dir, 'stored');
  mkdirSync(data);
  let count = 0;
  for (const game of ['stoneage', 'clans']) {
    const names = new RegExp(`^Options of ${game}: (.*)$`, 'm').exec(help)?.[1].split(' ') ?? [];
    for (const options of ['', ...names, ...(names.length > 1 ? [names.join(',')] : [])]) {
      const sim = spawnSync(lab, ['sim', '--game', game, '--options', options, '--bots', 'random,easy', '--matches', '2', '--seed', String(count + 1), '--store', join(data, 'ochre.sqlite')], { encoding: 'utf8' });
      assert.equal(sim.status, 0, sim.stderr);
      count += 2;
    }
  }
  assert.equal(count, 20);
  const check = spawnSync(program, ['admin', 'check', '--data', data], { encoding: 'utf8' });
  assert.equal(check.status, 0, check.stdout + check.stderr);
  assert.match(check.stdout, /^20 matches, \d+ moves checked: 0 matches differ/m);
  const list = spawnSync(program, ['admin', 'query', 'SELECT match FROM v_match', '--csv', '--data', data], { encoding: 'utf8' });
  const ids = list.stdout.match(/^[a-z0-9]{16}$/gm) ?? [];
  assert.equal(new Set(ids).size, 20, list.stdout + list.stderr);
  for (const match of new Set(ids)) {
    assert.equal(verify('--match', match, '--data', data).status, 0, match);
    const file = spawnSync(program, ['admin', 'export', match, '--data', data], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    await bothSay(server, 'same', () => {}, JSON.parse(file.stdout));
  }
});
