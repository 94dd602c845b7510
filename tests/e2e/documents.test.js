// Every command that a document shows is run: here, in a scratch folder beside a server of its own, or by the test that tests/support/commands.js names. A
// document with a command that nothing runs fails this test, and so does one whose command prints something else than the document shows.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { ELSEWHERE, LANGUAGES, NEVER } from '../support/commands.js';
import { bare, commandsOf, documents, isName, isSetting, languagesOf, programOf, root, wrongForShell } from '../support/documents.js';
import { patient, until } from '../support/patience.js';
import { account, send, table } from '../support/rest.js';
import { bench, lab, program, startServer } from '../support/server.js';

const shown = documents();
const all = shown.flatMap(commandsOf);
const folder = mkdtempSync(join(tmpdir(), 'ochre-documents-'));
const bin = join(folder, 'bin');
const here = (path) => join(folder, path);
after(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a program of the scratch folder, which commands find before all others. */
function stand(name, script) {
  writeFileSync(join(bin, name), `#!/bin/bash\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
}

/** Runs a line as a reader does, in the scratch folder. */
const shell = (line, env = {}) => spawnSync('bash', ['-e', '-o', 'pipefail', '-c', line], { cwd: folder, encoding: 'utf8', timeout: patient(60000),
  env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, OCHRE_SETTINGS: here('etc/default/ochre'), ...env } });

/** Runs a line that must end with `status`. Returns all that it printed. */
function run(line, { status = 0, env } = {}) {
  const done = shell(line, env);
  assert.equal(done.status, status, `${line}\n${done.stdout}${done.stderr}${done.error ?? ''}`);
  return done.stdout + done.stderr;
}

let server;
let match;
before(() => {
  for (const path of ['bin', 'etc/default', 'schema/live', 'docker', 'sim']) mkdirSync(here(path), { recursive: true });
  for (const [name, path] of [['ochre', program], ['ochre-lab', lab], ['ochre-bench', bench]]) stand(name, `exec "${path}" "$@"`);
  stand('sudo', '[ "$1" != -u ] || shift 2; exec "$@"');
  symlinkSync(dirname(program), here('build'));
  symlinkSync(join(root, 'web'), here('web'));
});
after(() => server?.close());

/* ---- beside a server, and while it is stopped ---- */

/** Words in the place of what is somebody's own in a command. */
const OWN_WORDS = { NAME: 'Ann', ID: () => match, MATCH: () => match, DIR: 'data', URL: () => server.url, TEXT: 'rudeness', GAME: 'clans' };

/** In this order: [command, what it prints, {words: others than OWN_WORDS, also: what is put behind it, status, env, then: with what it printed}]. */
const BESIDE = [
  ['build/ochre admin backup "ochre-$(date +%F).sqlite"', /^Backup written and checked: ochre-\d{4}-\d\d-\d\d\.sqlite$/m],
  ['build/ochre admin make-admin NAME', /Ann/],
  ['build/ochre admin check', /^1 matches, \d+ moves checked: 0 matches differ\.$/m],
  ['build/ochre admin query "SELECT game, count(*) FROM v_match GROUP BY game"', /^clans +1$/m],
  ['build/ochre admin query "SELECT game, phase, count(*) AS accounts, round(avg(abs(luck)), 3) AS luck, round(avg(-own), 3) AS lost FROM v_analysis_phase GROUP BY game, phase ORDER BY game, phase"', /^game +phase +accounts +luck +lost$/m],
  ['build/ochre admin queries', /^villages_by_epoch/m],
  ['build/ochre admin export MATCH', /^\{"format":"ochre-match-\d+"/, { then: (said) => writeFileSync(here('match.json'), said) }],
  ['ochre admin export MATCH', /^\{"format":"ochre-match-\d+"/],
  ['build/ochre admin import FILE', /already exists; nothing was changed/, { words: { FILE: 'match.json' }, status: 1 }],
  ['ochre admin import FILE', /^match \w+ of clans, \d+ moves$/m, { words: { FILE: 'match.json' }, also: ' --file other.sqlite' }],
  ['ochre verify FILE', /^The set-up and \d+ moves are what the rules make of the seed/, { words: { FILE: 'match.json' } }],
  ['ochre verify FILE --json', /^\{"format":"ochre-match-\d+"/, { words: { FILE: () => golden() } }],
  ['ochre verify --match ID --data DIR', /^The set-up and \d+ moves are what the rules make of the seed/],
  ['build/ochre admin repair MATCH', /All \d+ moves verified\./],
  ['build/ochre admin ban NAME --reason TEXT --days 7', /Ben/, { words: { NAME: 'Ben' } }],
  ['build/ochre admin reset-password NAME', /^\w{20}$/m],
  ['build/ochre admin audit', /make.admin[^]*|ban/],
  ['build/ochre admin publish FILE', /^Published copy written: public\.sqlite\. It contains no secrets\.$/m, { words: { FILE: 'public.sqlite' } }],
  ['ochre admin publish FILE', /^Published copy written: again\.sqlite\./m, { words: { FILE: 'again.sqlite' } }],
  ['ochre admin --help', /^ {2}restore FILE /m],
  ['sudo -u ochre ochre admin COMMAND --data /var/lib/ochre', /^id +name/m, { words: { COMMAND: 'users' } }],
  ['build/ochre doctor', /^ok +database/m, { also: ' --data data || [ $? -lt 2 ]' }],
  ['sudo ochre doctor', /^ok +database/m, { also: ' || [ $? -lt 2 ]' }],
  ['build/ochre doctor --data DIR --base-url URL', /^ok +site/m, { also: ' || [ $? -lt 2 ]' }],
  ['sudo ochre doctor --mail-to you@example.org', /^fault +mail/m, { also: ' || [ $? = 2 ]', env: { OCHRE_SMTP: 'smtp://127.0.0.1:9', OCHRE_MAIL_FROM: 'ochre@example.org' } }],
  ['ochre schema > schema/live/games.json', /^$/, { then: () => JSON.parse(readFileSync(here('schema/live/games.json'))) }],
  ['for game in stoneage clans; do ochre schema $game > schema/live/$game.json; done', /^$/, { then: () => JSON.parse(readFileSync(here('schema/live/clans.json'))) }],
  ['ochre schema stoneage', /"\$schema"/],
  ['ochre schema GAME', /"\$schema"/],
  ['ochre admin remove-admin NAME', /Ann/],
];

const STOPPED = [
  ['build/ochre admin restore FILE', /restored|Restored/, { words: { FILE: 'ochre-*.sqlite' }, then: () => run('rm data/ochre.sqlite.*before*') }],
  ['ochre admin restore ochre.sqlite.schema-005...', /restored|Restored/, { words: { 'ochre.sqlite.schema-005...': 'ochre.sqlite.schema-005.20260131T120000.000Z' } }],
];

/** A golden match, which `ochre verify` takes, too. */
function golden() {
  const at = join(root, 'tests/games/clans/golden');
  return join(at, readdirSync(at)[0]);
}

/** The command with own words in the place of those that a reader has to fill in. */
function filledIn(command, words) {
  const given = { ...OWN_WORDS, ...words };
  const value = (word) => (typeof given[word] === 'function' ? given[word]() : given[word]);
  return Object.keys(given).reduce((text, word) => (/^[A-Z]+$/.test(word) ? text.replace(new RegExp(`(?<![\\w./"-])${word}\\b`, 'g'), () => value(word)) : text.replace(word, () => value(word))),
    command.replace('/var/lib/ochre', 'data'));
}

const listed = (list) => async () => {
  for (const [command, printed, { words, also = '', status, env, then } = {}] of list) {
    const said = run(filledIn(command, words) + also, { status, env });
    assert.match(said, printed, command);
    then?.(said);
  }
};

test('the commands of an administrator do what they say beside a server', { timeout: patient(120000) }, async () => {
  run('ochre-lab sim --game clans --seats 2 --bots random --matches 1 --store sim/ochre.sqlite; mv sim data');
  match = JSON.parse(shell('ochre admin query "SELECT match FROM v_match" --json').stdout)[0].match;
  server = await startServer({ dir: here('data'), web: join(root, 'web') });
  await Promise.all(['Ann', 'Ben'].map((name) => account(server, name)));
  writeFileSync(here('etc/default/ochre'), `OCHRE_DATA=${here('data')}\nOCHRE_LISTEN=127.0.0.1:${server.port}\n`);
  run('mkdir new && ochre-lab sim --game clans --seats 2 --bots random --matches 1 --seed 2 --store other.sqlite');
  await listed(BESIDE)();
});

test('a backup is restored while the server is stopped', { timeout: patient(60000) }, async () => {
  await server.stop();
  run('cp ochre-*.sqlite ochre.sqlite.schema-005.20260131T120000.000Z');
  await listed(STOPPED)();
  await server.start();
  assert.equal((await send(server.url, 'GET', '/healthz')).status, 200);
});

/* ---- the history ---- */

test('the answers of schema/history.md are those of the programs', { timeout: patient(120000) }, () => {
  const commands = all.filter(({ printed }) => printed);
  assert.ok(commands.length >= 5);
  for (const { document, line, text, printed } of commands) {
    const done = shell(text);
    assert.equal(done.status, 0, `${document}:${line}: ${done.stderr}`);
    assert.deepEqual(done.stdout.split('\n').filter(Boolean).map((one) => one.trimEnd()), printed.filter(Boolean), `${document}:${line}`);
  }
});

test('questions in SQL that documents show are answered', { timeout: patient(30000) }, () => {
  const blocks = shown.flatMap(languagesOf).filter(({ language }) => language === 'sql');
  assert.ok(blocks.length > 0);
  const [{ match: one }] = JSON.parse(run('ochre admin query --file history.sqlite "SELECT match FROM v_match LIMIT 1" --json'));
  for (const { document, line, text } of blocks) for (const query of text.replace('abcdefghijkmnpqr', one).split(/;$/m).filter((some) => some.trim())) {
    const done = spawnSync('sqlite3', ['-bail', here('history.sqlite')], { input: `${query};`, encoding: 'utf8' });
    assert.equal(done.stderr, '', `${document}:${line}`);
    const rows = done.stdout.trimEnd().split('\n');
    assert.ok(rows.every((row) => /^[^|]+\|[^|]+$/.test(row)), `${document}:${line}: ${query}\n${done.stdout}`);
  }
});

test('JSON that documents show is JSON', () => {
  for (const { text } of shown.flatMap(languagesOf).filter(({ language }) => language === 'json')) for (const line of text.split('\n')) JSON.parse(line);
});

/* ---- programs of the lab: the same with fewer matches ---- */

/** [command, what is less, what it prints]. */
const LAB = [
  ['build/ochre-lab arena --bots easy,random --seats 4 --matches 400', [['400', '8']], /"matches":16\b.*"pairings"/],
  ["build/ochre-lab arena --game clans --seats 2 --bots hard,easy --until 'hard>easy' --elo 40 --matches 400", [['400', '2'], ['hard,', 'hard:2,'], [/$/, ' || [ $? = 3 ]'], ['hard>', 'hard:2>']], /"verdict":"undecided"/],
  ['nice -n 19 build/ochre-lab train --game stoneage --seats 4 --jobs 2 stoneage_4', [[/$/, ' --quick 10 --rounds 0']], /^quick matches 10 states/m],
  ['nice -n 19 build/ochre-lab train --game clans --seats 4 --searched 10000 --jobs 2 clans_4', [['10000', '10'], [/$/, ' --quick 10 --rounds 1 --simulations 2 --gate 0']], /^round 1 matches 10 states/m],
  ['ochre-lab train FOLDER', [['FOLDER', '--quick 10 --rounds 0 another']], /^quick matches 10 states/m],
  ['build/ochre-lab arena --seed 5', [[/$/, ' --seats 2 --bots easy,first --matches 2']], /"pairings"/],
  ['build/ochre-lab arena --seats 4 --bots hard@stoneage_4/network.txt,hard --matches 1600', [['1600', '4'], ['network.txt,hard', 'network.txt:2,hard:2']], /"pairings"/],
  ['nice -n 19 build/ochre-lab tune --game stoneage --seats 2', [[/$/, ' --generations 1 --tries 4 --blocks 2 --check 10']], /\d/],
  ['build/ochre-lab puzzles --game stoneage --count 200 --seed 2 puzzles.txt', [['stoneage --count 200', 'clans --count 1'], [' puzzles.txt', ' made.txt']], /"puzzles":\d/],
  ['build/ochre-lab puzzles --check backend/games/stoneage/puzzles.txt', [['backend/games/stoneage/puzzles.txt', 'made.txt']], /"wrong":0/],
  ['ochre-lab sim ... --trace FILE', [['... ', '--matches 1 '], ['FILE', 'trace.txt']], /"matches":1/],
  ['ochre-bench live --matches 20 --pace 500 --thinking 50', [['20', '2'], ['50 ', '50 --seconds 1 --alone '], [/ 50$/, ' 1 --seconds 1 --alone']], /"matches":2/],
];

for (const [command, less, printed] of LAB) test(`${command.split(' \\')[0]} runs`, { timeout: patient(120000) }, () => {
  assert.match(run(less.reduce((text, [from, to]) => text.replace(from, to), command)), printed);
});

/* ---- scripts of the project ---- */

/** [command, what is put in its place, what it prints]. */
const SCRIPTS = [
  // The list is read through a folder of its own, since ctest clears the log of the folder that it is given, and that may be of a run around this one.
  ['ctest --test-dir build -L e2e -R replay', (text) => `mkdir listed && echo 'subdirs("${dirname(program)}")' >listed/CTestTestfile.cmake && ${text.replace('build', 'listed')} -N`,
    /Test +#\d+: e2e\/\S*replay/],
  ['sudo cmake --install build', (text) => `${text} --prefix usr`, /usr\/bin\/ochre$/m],
  ['tests/flaky e2e/replay -n 20', (text) => `${join(root, text)}`, /^e2e\/replay: 0 of 20 failed$/m],
  ['cmake --build build --target ochre-lab', (text) => `${text} -- -n`, /./],
  ['cmake --build build --target ochre-bench ochre-lab', (text) => `${text} -- -n`, /./],
  ['node tests/web/mock/server.js 8123', (text) => `(cd "${root}" && timeout 5 ${text.replace('8123', '0')} || [ $? = 124 ])`, /http:\/\/\S+:\d+/],
];

for (const [command, as, printed] of SCRIPTS) test(`${command} runs`, { timeout: patient(60000) }, () => {
  if (command.startsWith('tests/flaky')) for (const name of ['ctest', 'taskset']) stand(name, name === 'ctest' ? 'exit 0' : '[ "$3" != bash ] || exec sleep 60; shift 2; exec "$@"');
  assert.match(run(as(command)), printed);
});

/* ---- moves as text ---- */

const CURL = all.filter(({ document }) => document === 'schema/notation.md').map(({ text }) => text).filter((text) => text.startsWith('curl '));

test('schema/notation.md lists the legal moves and makes one', { timeout: patient(60000) }, async () => {
  assert.equal(CURL.length, 3);
  const people = await Promise.all(['Cleo', 'Dan'].map((name) => account(server, name)));
  const { id } = await table(people, { game: 'stoneage' });
  const legal = await Promise.all(people.map((one) => one.get(`/api/matches/${id}/legal`)));
  const who = legal.findIndex(({ moves }) => moves.length > 0);
  const { secret } = await people[who].create('/api/me/tokens', { name: 'my bot', scopes: ['read', 'play'] });
  const env = { TOKEN: secret, SERVER: server.url, MATCH: id };
  const [line] = run(CURL[0], { env }).split('\n').filter((one) => /^[a-z]/.test(one));
  const { version } = JSON.parse(run(CURL[1].replace('curl', 'curl -sS'), { env }));
  const said = run(CURL[2].replace('41', version).replace('place hunt 2', line).replace('curl', 'curl -sS'), { env });
  assert.equal(JSON.parse(said).accepted?.version, legal[who].version + 1, said);
});

/* ---- a match without a server ---- */

test('the set-up of schema/local.md starts a match, of rules that the program has', () => {
  const { text } = /## Set-up[^]*?```text\n(?<text>[^]*?)```/.exec(shown.find(({ name }) => name === 'schema/local.md').text).groups;
  const requests = [`begin 1000\n${text}`, 'turn'].map((request) => `${request.length}\n${request}`).join('');
  const { stdout } = spawnSync(join(dirname(program), 'local_native'), ['answers'], { input: requests, encoding: 'utf8' });
  const [begun, turn] = stdout.trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(begun, { type: 'accepted', match: 'A'.repeat(16), version: 0 });
  assert.equal(turn.revision, Number(/^revision (\d+)$/m.exec(text)[1]));
  assert.deepEqual(turn.people.length + turn.bots.length, 1);
});

/* ---- nothing is left out ---- */

const HERE = new Set([...[...BESIDE, ...STOPPED, ...LAB, ...SCRIPTS].map(([command]) => command), ...CURL, ...all.filter(({ printed }) => printed).map(({ text }) => text)]);

test('every command of every document is run here, by a test that is named, or is one that no test can run', () => {
  const known = (text) => HERE.has(text) || text in ELSEWHERE || text in NEVER || isName(text) || isSetting(text);
  assert.deepEqual(all.filter(({ text }) => !known(text)).map(({ document, line, text }) => `${document}:${line}: nothing runs "${text}"`), []);
  const told = new Set(all.map(({ text }) => text));
  assert.deepEqual([...HERE, ...Object.keys(ELSEWHERE), ...Object.keys(NEVER)].filter((text) => !told.has(text)), [], 'commands that no document shows any longer');
  assert.deepEqual([...HERE].filter((text) => text in ELSEWHERE || text in NEVER), [], 'what is run here');
});

test('the tests that are named have the commands in them', () => {
  for (const [command, [file, ...said]] of [...Object.entries(ELSEWHERE), ...Object.entries(NEVER).map(([one, [, ...rest]]) => [one, rest]), ...Object.entries(LANGUAGES)]) {
    assert.ok(said.length > 0, command);
    const text = readFileSync(join(root, file), 'utf8');
    for (const one of said) assert.ok(text.includes(one), `${command}: ${file} does not say ${one}`);
  }
  assert.deepEqual(shown.flatMap(languagesOf).filter(({ language }) => !['', 'text', 'sh'].includes(language) && !(language in LANGUAGES)), []);
});

test('every command is one to the shell, and names options that there are', () => {
  for (const { document, line, text } of all) {
    if (!/[[\]…]|\.\.\./.test(text)) assert.equal(wrongForShell(text), '', `${document}:${line}`);
    if (!/^ochre/.test(programOf(text))) continue;
    const words = bare(text).split(/\s+/);
    const command = words.slice(1, words[1] === 'admin' ? 3 : 2).filter((word) => /^[a-z][a-z-]*$/.test(word));
    const help = spawnSync(join(bin, programOf(text)), [...command, '--help'], { encoding: 'utf8' });
    assert.equal(help.status, 0, `${document}:${line}: ${text}\n${help.stderr}`);
    for (const [option] of text.matchAll(/(?<= )--[a-z-]+/g)) assert.ok(`${help.stdout} --help`.includes(option), `${document}:${line}: ${text} has no ${option}`);
  }
});

test('the settings of documents are those of the server, with their defaults', () => {
  const help = spawnSync(program, ['serve', '--help'], { encoding: 'utf8' }).stdout;
  const rows = shown.flatMap(({ name, text }) => [...text.matchAll(/^\| `(--[\w-]+)[^`]*` \| `(OCHRE_\w+)[^`]*` \| (.*?) \|/gm)].map(([, option, variable, given]) => ({ name, option, variable, given })));
  assert.ok(rows.length > 25);
  for (const { name, option, variable, given } of rows) {
    const line = help.split('\n').find((one) => new RegExp(`^ +${option}(?![\\w-])`).test(one));
    assert.ok(line?.includes(variable), `${name}: ${option} is not ${variable}`);
    const [, value] = /\(default: ([^;)]+)/.exec(line) ?? [];
    const [, said] = /^`([^`]*)`$/.exec(given) ?? [];
    if (value && !/[ (]/.test(value)) assert.ok(said === value || name.endsWith('configuration.md') === false && !said || value.startsWith('http'), `${name}: ${option} is ${said}, and ${value} by --help`);
  }
});
