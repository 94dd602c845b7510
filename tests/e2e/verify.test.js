// A match is played, its file downloaded, and ochre verify asked; then with one thing changed at a time.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { id, launch, matchOf, PHONE, shot, withPeople } from '../support/browser.js';
import { drive, seatAll } from '../support/play.js';
import { callOff, guest, Rest, table } from '../support/rest.js';
import { program, startServer } from '../support/server.js';
import { bothSay, chainAgain, dir, pageSays, sha256, verify, verifyText } from '../support/verdict.js';
import { patient } from '../support/patience.js';

const nonceOf = (person) => (person.user.name === 'Ann' ? 'a1' : 'b2').repeat(32);
let server;
let ann;
let match; // played to its end
let file; // its file

before(async () => {
  server = await startServer();
  ann = await guest(server, 'Ann');
  const ben = await guest(server, 'Ben');
  const open = await table([ann, ben], { start: false });
  for (const person of [ann, ben]) {
    const given = (await person.post(`/api/matches/${open.id}/nonce`, { nonce: nonceOf(person) })).match;
    assert.deepEqual(given.seats.map((seat) => seat.nonce), [null, null], 'no nonce is shown before the match starts');
  }
  match = (await ann.post(`/api/matches/${open.id}/start`)).match;
  assert.equal(match.seed_hash, open.seed_hash, 'the seal was there before the nonces');
  await ann.refused(409, 'still_running', 'GET', `/api/matches/${match.id}/export`);
  const clients = await seatAll([ann, ben], match);
  const [end] = await drive(clients, match.id);
  assert.equal(end.result.over, true);
  for (const client of clients) client.close();
  file = await ann.get(`/api/matches/${match.id}/export`);
});
after(() => server?.close());

/** Both say the same of the file after `change`. */
const says = (verdict, change, original = file) => bothSay(server, verdict, change, original);

/** The file after `change` has had a copy of it. */
function verifyChanged(change) {
  const copy = structuredClone(file);
  change(copy);
  return verifyText(JSON.stringify(copy));
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

test('an abandoned match verifies; a user without access gets no file', async () => {
  const hidden = await table([ann], { bots: ['easy'], listed: false, join: 'link' });
  await callOff(hidden.id, ann);
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

test('both nonces are in the file, are shown to all once the match has begun, and make the key', async () => {
  assert.deepEqual(file.seats.map((seat) => seat.nonce), ['a1'.repeat(32), 'b2'.repeat(32)]);
  const { match: seen } = await new Rest(server).get(`/api/matches/${match.id}`);
  assert.deepEqual(seen.seats.map((seat) => seat.nonce), ['a1'.repeat(32), 'b2'.repeat(32)]);
  const hex = (text) => Buffer.from(text, 'hex');
  const key = createHmac('sha256', hex(file.seed)).update('ochre nonces').update(hex('01' + 'a1'.repeat(32) + '01' + 'b2'.repeat(32))).digest('hex');
  const { counts } = await says('same', () => {});
  assert.equal(counts.key, key);
  assert.equal(counts.rows, file.rows.length);
  assert.ok(counts.rolls > 20 && counts.dice > 50 && counts.shuffles === 2, JSON.stringify(counts));
});

test('a nonce is replaced while the match is open, and deleted when its player leaves; bots have none', async () => {
  const ben = await guest(server, 'Ben');
  const open = await table([ann, ben], { start: false, seats: 3 });
  await ann.post(`/api/matches/${open.id}/nonce`, { nonce: '01'.repeat(32) });
  await ann.post(`/api/matches/${open.id}/nonce`, { nonce: '02'.repeat(32) });
  await ben.post(`/api/matches/${open.id}/nonce`, { nonce: '03'.repeat(32) });
  await ben.post(`/api/matches/${open.id}/leave`);
  await ben.post(`/api/matches/${open.id}/join`, { seat: 2 });
  await ann.post(`/api/matches/${open.id}/bots`, { seat: 1, bot: 'random' });
  const { match: begun } = await ann.post(`/api/matches/${open.id}/start`);
  assert.deepEqual(begun.seats.map((seat) => seat.nonce), ['02'.repeat(32), null, null]);
  await callOff(open.id, ann, ben);
  const played = await ann.get(`/api/matches/${open.id}/export`);
  await says('same', () => {}, played);
  const { match: next } = await ann.create(`/api/matches/${open.id}/rematch`);
  await ben.create(`/api/matches/${open.id}/rematch`);
  await ann.post(`/api/matches/${next.id}/start`);
  assert.deepEqual((await ann.get(`/api/matches/${next.id}`)).match.seats.map((seat) => seat.nonce), [null, null, null], 'the next match has a seal of its own');
});

/** The first row behind the middle with a roll, its event, and what names it. */
function rolledRow(copy) {
  const { version, index } = middle(rolled);
  return { row: copy.rows[version], event: copy.rows[version].events[index], draw: copy.rows[version].chance.find((draw) => draw.event === index), version, index };
}

const OTHER = '5a'.repeat(32);
// The change; the page's first finding if the chain was made valid again.
const tampering = [
  ['a die', (copy) => { const { event } = rolledRow(copy); event.dice[0] = (event.dice[0] % 6) + 1; }, 'verify.roll_differs'],
  ...[1, 2, 3, 4, 5, 6].map((die) => [`the number of dice, a ${die} too many`, (copy) => { rolledRow(copy).event.dice.push(die); }, 'verify.wrong_count']),
  ['the number of dice, the last one missing', (copy) => { rolledRow(copy).event.dice.pop(); }, 'verify.wrong_count'],
  ['the number of dice, none left', (copy) => { const { row, event } = rolledRow(copy); event.dice = []; row.chance = row.chance.filter((draw) => row.events[draw.event] !== event); }, 'verify.wrong_count'],
  ['a card of the deck', (copy) => { const { cards } = copy.rows[0].events.find((event) => event.kind === 'cards_shuffled'); [cards[3], cards[9]] = [cards[9], cards[3]]; }, 'verify.roll_differs'],
  ['a building of the stacks', (copy) => { copy.rows[0].events.find((event) => event.kind === 'buildings_shuffled').buildings.reverse(); }, 'verify.roll_differs'],
  ['the start seat', (copy) => { const began = copy.rows[0].events[0]; began.start = 1 - began.start; }, 'verify.roll_differs'],
  ['the seed', (copy) => { copy.seed = OTHER; }, 'verify.seal_breaks'],
  ['seed and seal', (copy) => { copy.seed = OTHER; copy.seed_hash = sha256(Buffer.from(OTHER, 'hex')); }, 'verify.roll_differs'],
  ['the seal', (copy) => { copy.seed_hash = OTHER; }, 'verify.seal_breaks'],
  ['a nonce', (copy) => { copy.seats[0].nonce = OTHER; }, 'verify.roll_differs'],
  ['a nonce left out', (copy) => { copy.seats[1].nonce = null; }, 'verify.roll_differs'],
  ['nonces exchanged', (copy) => { [copy.seats[0].nonce, copy.seats[1].nonce] = [copy.seats[1].nonce, copy.seats[0].nonce]; }, 'verify.roll_differs'],
  ['a roll named for another round', (copy) => { rolledRow(copy).draw.name[2] += 1; }, 'verify.wrong_name'],
  ['a roll named for another seat', (copy) => { const { draw } = rolledRow(copy); draw.name[1] = 1 - draw.name[1]; }, 'verify.wrong_name'],
  ['a roll named for another place', (copy) => { rolledRow(copy).draw.name[3] += 1; }, 'verify.wrong_name'],
  ['a roll of another purpose', (copy) => { rolledRow(copy).draw.name[0] += 1; }, 'verify.wrong_name'],
  ['a roll without a name', (copy) => { rolledRow(copy).row.chance = []; }, 'verify.wrong_name'],
  ['names for nothing', (copy) => { const { row, draw } = rolledRow(copy); row.chance.push(draw); }, 'verify.wrong_name'],
  ['no names', (copy) => { rolledRow(copy).row.chance = null; }, 'verify.no_names'],
];

for (const [what, change, finding] of tampering) {
  test(`verify and page both find it: ${what}`, async () => {
    const plain = await says('differs', change);
    assert.ok(plain.said.length > 0);
    const { findings } = await says('differs', (copy) => {
      change(copy);
      chainAgain(copy);
    });
    assert.equal(findings[0].key, finding, JSON.stringify(findings));
    assert.ok(!findings.some(({ key }) => key === 'verify.chain_breaks'), 'the chain was made to fit');
  });
}

test('a roll that repeats a question is found by the page, whatever its dice', async () => {
  const { findings } = await says('differs', (copy) => {
    const { row, event, draw, version } = rolledRow(copy);
    const at = draw.event + 1; // beside the first: at the end of the row another round may have begun
    row.events.splice(at, 0, structuredClone(event));
    for (const one of row.chance) if (one.event >= at) one.event += 1;
    row.chance.splice(row.chance.findIndex((one) => one === draw) + 1, 0, { ...draw, event: at });
    chainAgain(copy);
    assert.equal(row.version, version);
  });
  assert.equal(findings[0].key, 'verify.name_twice');
});

test('the page names version, event, die, and both numbers', async () => {
  const { version, index } = middle(rolled);
  const was = file.rows[version].events[index].dice[0];
  const { findings } = await says('differs', (copy) => { copy.rows[version].events[index].dice[0] = (was % 6) + 1; });
  assert.deepEqual(findings, [
    { key: 'verify.roll_differs', args: { version, event: index + 1, kind: 'rolled', field: 'dice', index: 1, says: (was % 6) + 1, gives: was } },
    { key: 'verify.chain_breaks', args: { version } },
  ]);
});

for (const [what, change] of [
  ['an event that is no roll', (copy) => { copy.rows.find((row) => row.version > 50 && row.events.some((event) => event.kind === 'gathered')).events.find((event) => event.kind === 'gathered').amount += 1; }],
  ['a move', (copy) => { copy.rows.find((row) => row.move?.kind === 'place').move.people += 1; }],
  ["a state's hash", (copy) => { copy.rows[5].state_hash = '0123456789abcdef'; }],
  ['a link of the chain', (copy) => { copy.rows[7].chain = OTHER; }],
  ['a row left out', (copy) => { copy.rows.splice(9, 1); }],
]) {
  test(`verify and page both find it by the chain: ${what}`, () => says('differs', change));
}

test('verify and page agree on what is no file', async () => {
  for (const change of [(copy) => { copy.format = 'ochre-match-5'; }, (copy) => { copy.extra = 1; }, (copy) => { copy.game = 'chess'; },
    (copy) => { copy.revision += 1; }, (copy) => { copy.seats = []; }, (copy) => { copy.rows = []; }, (copy) => { copy.seats[0].nonce = 'no'; },
    (copy) => { copy.seats[0].bot = ''; }]) {
    await says('unreadable', change);
  }
});

test('a name that is no UTF-8 is no name', () => {
  const bytes = Buffer.from(JSON.stringify({ ...file, seats: file.seats.map((seat) => ({ ...seat, name: 'Anna' })) }));
  assert.equal(verifyText(bytes).status, 0, 'names are not part of what is proved');
  bytes[bytes.indexOf('Anna') + 1] = 0xff;
  const { status, said } = verifyText(bytes);
  assert.equal(status, 2, said);
});

/** A file as an older program wrote it. */
const stored = (name) => JSON.parse(gunzipSync(readFileSync(new URL(`../stored/${name}.json.gz`, import.meta.url))));

for (const name of ['ochre-match-2-stoneage', 'ochre-match-2-clans']) {
  test(`a file of format 2 still verifies, and what is not true in it is found: ${name}`, async () => {
    const old = stored(name);
    await says('same', () => {}, old);
    const { said } = await says('differs', (copy) => { copy.rows[5].state_hash = '0123456789abcdef'; }, old);
    assert.ok(said.startsWith("version 5: the state's hash differs\n"), said);
    const asNew = structuredClone(old);
    asNew.format = 'ochre-match-3';
    chainAgain(asNew);
    assert.match(verifyText(JSON.stringify(asNew)).said, /^version 0: the state's hash differs/, 'each format has its own hash');
  });

  test(`a file of format 2 is taken in, and comes out in today's: ${name}`, () => {
    const other = mkdtempSync(join(dir, 'old-'));
    const path = join(other, 'old.json');
    const old = stored(name);
    writeFileSync(path, JSON.stringify(old));
    for (const args of [['import', path], ['check']]) {
      const done = spawnSync(program, ['admin', ...args, '--data', other], { encoding: 'utf8', timeout: 60000 });
      assert.equal(done.status, 0, done.stdout + done.stderr);
    }
    const taken = JSON.parse(spawnSync(program, ['admin', 'export', old.id, '--data', other], { encoding: 'utf8', timeout: 60000 }).stdout);
    assert.equal(taken.format, 'ochre-match-4');
    assert.deepEqual(taken.rows.map((row) => [row.move, row.events, row.chance]), old.rows.map((row) => [row.move, row.events, row.chance]));
    assert.equal(verifyText(JSON.stringify(taken)).status, 0);
  });
}

test('a file of the oldest form, without nonces and names, still verifies', async () => {
  const copy = stored('ochre-match-1');
  const { status, said } = verifyText(JSON.stringify(copy));
  assert.equal(status, 0, said);
  assert.deepEqual((await pageSays(server, JSON.stringify(copy))).findings, [{ key: 'verify.old' }]);
  copy.rows[0].events.find((event) => event.kind === 'cards_shuffled').cards.reverse();
  assert.equal(verifyText(JSON.stringify(copy)).status, 1);
});

test('a match of newer or older rules than the program knows is reported as such', () => {
  for (const [revision, word] of [[file.revision + 1, 'newer'], [1, 'older']]) {
    const { status, said } = verifyText(JSON.stringify({ ...file, revision }));
    assert.equal(status, 2);
    assert.match(said, new RegExp(`revision ${revision} of stoneage, ${word} than is known here`));
  }
});

/* ---- export and import ---- */

test('export, import and export again give the same bytes; what is there or not true is not taken in', async () => {
  const other = mkdtempSync(join(dir, 'other-'));
  const admin = (...args) => {
    const done = spawnSync(program, ['admin', ...args], { encoding: 'utf8', timeout: patient(60000) });
    return { status: done.status, out: done.stdout, err: done.stderr };
  };
  const first = admin('export', match.id, '--data', server.dir);
  assert.equal(first.status, 0, first.err);
  assert.deepEqual(JSON.parse(first.out), file);
  const path = join(other, 'one.json');
  writeFileSync(path, first.out);
  const taken = admin('import', path, '--data', other);
  assert.equal(taken.status, 0, taken.err);
  assert.equal(taken.out, `match ${match.id} of stoneage, ${file.rows.length - 1} moves\n`);
  assert.equal(admin('export', match.id, '--data', other).out, first.out);
  assert.equal(verify('--match', match.id, '--data', other).status, 0);
  assert.equal(admin('check', '--data', other).status, 0);
  const again = admin('import', path, '--data', other);
  assert.equal(again.status, 1);
  assert.match(again.err, /already exists; nothing was changed/);
  const changed = structuredClone(file);
  changed.id = 'AAAAAAAAAAAAAAAA';
  const { event } = rolledRow(changed);
  event.dice[0] = (event.dice[0] % 6) + 1;
  writeFileSync(path, JSON.stringify(changed));
  const lie = admin('import', path, '--data', other);
  assert.equal(lie.status, 4);
  assert.match(lie.err, /^version \d+: event/m);
  assert.equal(admin('export', changed.id, '--data', other).status, 1, 'nothing of it came in');
  writeFileSync(path, 'x');
  assert.equal(admin('import', path, '--data', other).status, 1);
  assert.equal(admin('import', join(other, 'none.json'), '--data', other).status, 1);
  const golden = verify(new URL('../games/clans/golden/clans-3-easy.txt', import.meta.url).pathname, '--json').said;
  writeFileSync(path, golden);
  const beside = admin('import', path, '--data', server.dir);
  assert.equal(beside.status, 0, beside.err);
  const { id: name } = JSON.parse(golden);
  assert.equal((await ann.get(`/api/matches/${name}`)).match.status, 'over', 'the running server has it at once');
  assert.deepEqual(await ann.get(`/api/matches/${name}/export`), JSON.parse(golden));
  assert.match(admin('audit', '--csv', '--data', server.dir).out, new RegExp(`import,${name}`));
});

/* ---- in the browser ---- */

test('the page computes a match in the browser, says what differs, and needs no cryptography of the browser', { timeout: patient(90000) }, async () => {
  const browser = await launch();
  try {
    const bad = structuredClone(file);
    const { event, version } = rolledRow(bad);
    const was = event.dice[0];
    event.dice[0] = (was % 6) + 1;
    const upload = (content) => ({ name: 'a match.json', mimeType: 'application/json', buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)) });
    await withPeople(browser, server, [{}, { viewport: PHONE, touch: true }, {}], async (wide, phone, insecure) => {
      await wide.page.goto(`/verify/${match.id}`);
      await wide.page.locator('[data-verdict=same]').waitFor();
      await shot(wide, 'verify-same');
      await id(wide, 'file').setInputFiles(upload(bad));
      await wide.page.locator('[data-verdict=differs]').waitFor();
      const found = await id(wide, 'finding').allInnerTexts();
      assert.equal(found[0], `Version ${version}, event ${rolledRow(bad).index + 1} (rolled): die 1 is ${(was % 6) + 1}, but the key gives ${was}.`);
      await shot(wide, 'verify-differs');
      await phone.page.goto('/verify');
      await id(phone, 'drop').waitFor();
      await shot(phone, 'verify-empty');
      await id(phone, 'file').setInputFiles(upload(file));
      await phone.page.locator('[data-verdict=same]').waitFor();
      assert.equal(await phone.page.evaluate(() => document.documentElement.scrollWidth), PHONE.width, 'nothing sticks out');
      await shot(phone, 'verify-same');
      await id(phone, 'file').setInputFiles(upload('no file'));
      await phone.page.locator('[data-verdict=unreadable]').waitFor();
      await insecure.page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
      await insecure.page.goto('/verify');
      await id(insecure, 'file').setInputFiles(upload(file));
      await insecure.page.locator('[data-verdict=same]').waitFor();
      await id(insecure, 'language').selectOption('de');
      await insecure.page.getByText('Die Würfel sind fair').waitFor();
    });
  } finally {
    await browser.close();
  }
});

test('a person’s browser gives its nonce by itself, remembers the seal, and says at the end that both are in the key', { timeout: patient(90000) }, async () => {
  const browser = await launch();
  try {
    await withPeople(browser, server, [{}], async (who) => {
      await who.page.goto('/');
      await id(who, 'play-now').click();
      await who.page.waitForURL(/\/match\//);
      const name = matchOf(who);
      await id(who, 'round').or(who.page.locator('.table')).first().waitFor();
      const rest = new Rest(server);
      rest.cookie = (await who.context.cookies()).map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
      const { match: begun } = await rest.get(`/api/matches/${name}`);
      assert.match(begun.seats[0].nonce, /^[0-9a-f]{64}$/);
      assert.deepEqual(begun.seats.slice(1).map((seat) => seat.nonce), [null, null]);
      await callOff(name, rest);
      await id(who, 'verify').click();
      await who.page.locator('[data-verdict=same]').waitFor();
      const steps = await who.page.locator('.steps').innerText();
      assert.match(steps, /The hash is the one this browser was shown/);
      assert.match(steps, /The number that this browser added is part of the key/);
      const facts = await who.page.locator('.facts dt').allInnerTexts();
      assert.deepEqual(facts.filter((words) => words.startsWith('Added by ')).map((words) => words.slice('Added by '.length)), [begun.seats[0].name, 'Brun', 'Cato'],
        'bots by their names at the table');
      await shot(who, 'verify-mine');
      for (const [part, finding] of [['seal', /different hash/], ['nonce', /number that this browser added is missing/]]) {
        const kept = await who.page.evaluate(() => localStorage.getItem('ochre.seals'));
        await who.page.evaluate(([text, match, name]) => {
          const seals = JSON.parse(text);
          seals[match][name] = '5a'.repeat(32);
          localStorage.setItem('ochre.seals', JSON.stringify(seals));
        }, [kept, name, part]);
        await who.page.reload();
        await who.page.locator('[data-verdict=differs]').waitFor();
        assert.match(await id(who, 'finding').innerText(), finding, 'a true file of other dice than those that were promised');
        await who.page.evaluate((text) => localStorage.setItem('ochre.seals', text), kept);
      }
    });
  } finally {
    await browser.close();
  }
});

test('the page shows the seal while people wait, and with the score sheet a file to keep that verifies', { timeout: patient(60000) }, async () => {
  const browser = await launch();
  try {
    const open = await table([ann], { seats: 2, start: false });
    const left = await table([ann], { bots: ['easy'] });
    await callOff(left.id, ann);
    await withPeople(browser, server, [{}], async (who) => {
      await who.page.goto(`/match/${open.id}`);
      assert.equal(await id(who, 'seal').innerText(), `Dice sealed in advance: ${open.seed_hash.slice(0, 16)}… What’s this?`);
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
