// A match is played, its file downloaded, and ochre verify asked; then with one thing changed at a time.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { id, launch, shot, withPeople } from '../support/browser.js';
import { drive, seatAll } from '../support/play.js';
import { guest, Rest, table } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const dir = mkdtempSync(join(tmpdir(), 'ochre-verify-'));
let server;
let ann;
let match; // played to its end
let file; // its file

before(async () => {
  server = await startServer();
  ann = await guest(server, 'Ann');
  const ben = await guest(server, 'Ben');
  match = await table([ann, ben]);
  await ann.refused(409, 'still_running', 'GET', `/api/matches/${match.id}/export`);
  const clients = await seatAll([ann, ben], match);
  const [end] = await drive(clients, match.id);
  assert.equal(end.result.over, true);
  for (const client of clients) client.close();
  file = await ann.get(`/api/matches/${match.id}/export`);
});
after(async () => {
  await server?.close();
  rmSync(dir, { recursive: true, force: true });
});

function verify(...args) {
  const done = spawnSync(program, ['verify', ...args], { encoding: 'utf8', timeout: 60000 });
  assert.equal(done.signal, null);
  return { status: done.status, said: done.stdout + done.stderr };
}

function verifyText(text) {
  const path = join(dir, 'match.json');
  writeFileSync(path, text);
  return verify(path);
}

/** The file after `change` has had a copy of it. */
function verifyChanged(change) {
  const copy = structuredClone(file);
  change(copy);
  return verifyText(JSON.stringify(copy));
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Makes the chain fit again, as whoever changes a file on purpose would. */
function chainAgain(copy) {
  const { format, game, revision, options, seats, start_seat, seed_hash } = copy;
  const nonces = seats.map((seat) => seat.nonce);
  let chain = sha256(JSON.stringify({ format, game, revision, options, seats: seats.length, start_seat, seed_hash, nonces }));
  for (const row of copy.rows) {
    const { chain: old, ...rest } = row;
    chain = sha256(chain + JSON.stringify(rest));
    row.chain = chain;
  }
}

/** The first row after the middle that has an event with `test`, and that event. */
function middle(test) {
  const rows = file.rows.slice(file.rows.length / 2);
  const row = rows.find((one) => one.events.some(test));
  return { version: row.version, index: row.events.findIndex(test) };
}

const rolled = (event) => event.kind === 'rolled';

test('the file of a played match fits the seal that was shown before, and verifies, spaced as one likes', () => {
  assert.equal(file.seed_hash, match.seed_hash);
  assert.equal(sha256(Buffer.from(file.seed, 'hex')), match.seed_hash);
  for (const text of [JSON.stringify(file), `${JSON.stringify(file, null, 2)}\n`]) {
    const { status, said } = verifyText(text);
    assert.equal(status, 0, said);
    assert.ok(said.includes(`${file.rows.length - 1} moves`), said);
    assert.ok(said.includes(match.seed_hash), said);
  }
});

test('the chain is what schema/match.md says', () => {
  const copy = structuredClone(file);
  chainAgain(copy);
  assert.deepEqual(copy, file);
});

test('the database verifies while the server runs, and an unknown or unfinished match is refused', async () => {
  const { status, said } = verify('--match', match.id, '--data', server.dir);
  assert.equal(status, 0, said);
  const running = await table([ann], { bots: ['random'] });
  for (const id of ['AAAAAAAAAAAAAAAA', running.id]) {
    const refused = verify('--match', id, '--data', server.dir);
    assert.equal(refused.status, 2);
    assert.match(refused.said, /no match/);
  }
  assert.equal(verify('--match', match.id, '--data', join(dir, 'nowhere')).status, 2);
});

for (const fits of [false, true]) {
  const also = fits ? ', though the chain was made to fit' : '';
  const changed = (change) => verifyChanged((copy) => {
    change(copy);
    if (fits) chainAgain(copy);
  });

  test(`one changed die is found by its version and number${also}`, () => {
    const { version, index } = middle(rolled);
    const { status, said } = changed((copy) => {
      const { dice } = copy.rows[version].events[index];
      dice[dice.length - 1] = (dice.at(-1) % 6) + 1;
    });
    assert.equal(status, 1);
    assert.ok(said.startsWith(`version ${version}: event ${index + 1} is "`), said);
    assert.ok(said.includes(`version ${version}: the first that differs is dice ${file.rows[version].events[index].dice.length}\n`), said);
    assert.equal(said.includes('the chain of hashes breaks'), !fits, said);
  });

  test(`an event that is missing is found by its version${also}`, () => {
    const { version, index } = middle(rolled);
    const { status, said } = changed((copy) => copy.rows[version].events.splice(index, 1));
    assert.equal(status, 1);
    assert.ok(said.startsWith(`version ${version}: event ${index + 1} is "`), said);
  });

  test(`another move is found by its version${also}`, () => {
    const { version } = file.rows.find((row) => row.version > 0 && row.move.kind === 'place' && row.move.place !== 'hunt');
    const { status, said } = changed((copy) => { copy.rows[version].move = { kind: 'place', place: 'hunt', people: 1 }; });
    assert.equal(status, 1);
    assert.ok(said.startsWith(`version ${version}: `), said);
  });

  test(`another seat is found by its version${also}`, () => {
    const { status, said } = changed((copy) => { copy.rows[1].seat = 1 - copy.rows[1].seat; });
    assert.equal(status, 1);
    assert.ok(said.startsWith('version 1: the rules refuse the move: not_your_turn\n'), said);
  });

  test(`another hash of a state is found by its version${also}`, () => {
    const { status, said } = changed((copy) => { copy.rows[5].state_hash = '0123456789abcdef'; });
    assert.equal(status, 1);
    assert.ok(said.startsWith("version 5: the state's hash differs\n"), said);
  });

  test(`another seed does not fit the seal, and a fitting seal gives other dice${also}`, () => {
    const other = '5a'.repeat(32);
    const one = changed((copy) => { copy.seed = other; });
    assert.equal(one.status, 1);
    assert.match(one.said, /^the seed does not fit its seal\nversion 0: event \d+ is/);
    const two = changed((copy) => {
      copy.seed = other;
      copy.seed_hash = sha256(Buffer.from(other, 'hex'));
    });
    assert.equal(two.status, 1);
    assert.match(two.said, /^version 0: event \d+ is/);
  });

  test(`a file that ends too early is no match that is over${also}`, () => {
    const { status, said } = changed((copy) => copy.rows.pop());
    assert.equal(status, 1);
    assert.ok(said.startsWith(`version ${file.rows.length - 2}: the match does not end here`), said);
  });
}

test('another link of the chain is found by its version', () => {
  const { status, said } = verifyChanged((copy) => { copy.rows[7].chain = 'ab'.repeat(32); });
  assert.equal(status, 1);
  assert.equal(said, 'version 7: the chain of hashes breaks\n');
});

test('another seal breaks the chain at once', () => {
  const { status, said } = verifyChanged((copy) => { copy.seed_hash = 'ab'.repeat(32); });
  assert.equal(status, 1);
  assert.equal(said, 'the seed does not fit its seal\nversion 0: the chain of hashes breaks\n');
});

test('what is no file of a match is refused with exit code 2', () => {
  for (const text of ['', 'x', '[]', '{}', `${JSON.stringify(file)}x`, JSON.stringify({ ...file, extra: 1 }), JSON.stringify({ ...file, game: 'chess' }),
    JSON.stringify({ ...file, revision: file.revision + 1 }), JSON.stringify({ ...file, seats: [] }), JSON.stringify({ ...file, rows: [] }),
    JSON.stringify({ ...file, seed: 'no' }), JSON.stringify({ ...file, options: ['flying'] })]) {
    assert.equal(verifyText(text).status, 2, text.slice(0, 100));
  }
  for (const args of [[], ['--match'], ['--what'], ['a', 'b'], ['a', '--data', 'b'], [join(dir, 'nothing')]]) {
    assert.equal(verify(...args).status, 2, args.join(' '));
  }
});

test('a row that cannot be read is found by its version', () => {
  const { status, said } = verifyChanged((copy) => { copy.rows[3].events[0].kind = 'flew'; });
  assert.equal(status, 1);
  assert.ok(said.startsWith('version 3: '), said);
});

test('an abandoned match verifies; who may not see a match gets no file', async () => {
  const hidden = await table([ann], { bots: ['easy'], listed: false, join: 'link' });
  await ann.post(`/api/matches/${hidden.id}/abandon`);
  const text = JSON.stringify(await ann.get(`/api/matches/${hidden.id}/export`));
  assert.equal(verifyText(text).status, 0);
  await new Rest(server).refused(404, 'no_such_match', 'GET', `/api/matches/${hidden.id}/export`);
  await new Rest(server).get(`/api/matches/${hidden.id}/export?key=${hidden.key}`);
});

test('a match of Clans verifies, and other secret colours are found', async () => {
  const people = [ann, await guest(server, 'Cleo')];
  const clans = await table(people, { game: 'clans' });
  const clients = await seatAll(people, clans);
  await drive(clients, clans.id);
  for (const client of clients) client.close();
  const played = await ann.get(`/api/matches/${clans.id}/export`);
  assert.equal(played.status, 'over');
  const good = verifyText(JSON.stringify(played));
  assert.equal(good.status, 0, good.said);
  const index = played.rows[0].events.findIndex((event) => event.kind === 'clans_shuffled');
  played.rows[0].events[index].colours.reverse();
  const { status, said } = verifyText(JSON.stringify(played));
  assert.equal(status, 1);
  assert.ok(said.startsWith(`version 0: event ${index + 1} is "clans_shuffled `), said);
});

test('the page shows the seal while people wait, and with the score sheet a file to keep that verifies', { timeout: 60000 }, async () => {
  const browser = await launch();
  try {
    const open = await table([ann], { seats: 2, start: false });
    const left = await table([ann], { bots: ['easy'] });
    await ann.post(`/api/matches/${left.id}/abandon`);
    await withPeople(browser, server, [{}], async (who) => {
      await who.page.goto(`/match/${open.id}`);
      assert.equal(await id(who, 'seal').innerText(), `Dice: seal ${open.seed_hash.slice(0, 16)}…`);
      assert.equal(await id(who, 'download').count(), 0);
      await shot(who, 'seal-waiting');
      for (const [one, place] of [[match, 'score-sheet'], [left, 'abandoned']]) {
        await who.page.goto(`/match/${one.id}`);
        await id(who, 'download').waitFor();
        await shot(who, `seal-${place}`);
        const [download] = await Promise.all([who.page.waitForEvent('download'), id(who, 'download').click()]);
        assert.equal(download.suggestedFilename(), `ochre-${one.id}.json`);
        const { status, said } = verifyText(readFileSync(await download.path(), 'utf8'));
        assert.equal(status, 0, said);
        assert.ok(said.includes(one.seed_hash), said);
      }
    });
  } finally {
    await browser.close();
  }
});
