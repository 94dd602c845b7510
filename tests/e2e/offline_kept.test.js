// A match that was played without a server comes into an account: checked again, once, unlisted and unrated; over REST, and in the page from a network cut to
// its return.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { id, person, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { finished, opened, put } from '../support/local_match.js';
import { begin, checkEnd, cutOff, keepState, kept, needsModules, others, spoil } from '../support/local_page.js';
import { clans, play, stoneAge } from '../support/page_player.js';
import { patient, until } from '../support/patience.js';
import { program } from '../support/server.js';
import { guests } from '../support/play.js';
import { account, guest, Rest, rowsOf, unseen } from '../support/rest.js';
import { bothSay } from '../support/verdict.js';

const here = stage();
const PATH = '/api/me/offline';
const PLAYERS = { stoneage: stoneAge, clans };

for (const game of ['stoneage', 'clans']) {
  test(`a match of ${game} comes into the account once, as it was played, and counts nowhere`, { ...needsModules, timeout: patient(120000) }, async () => {
    const ann = await account(here.server, `Ann of ${game}`);
    ann.user = (await ann.get('/api/me')).user;
    const record = await finished(game);
    const { match } = await ann.post(PATH, { saved: record.saved, names: ['Moa', '', '', ''] });
    assert.deepEqual([match.status, match.offline, match.listed, match.join, match.my_seat, match.version, match.game], ['over', true, false, 'link', 0, record.version, game]);
    assert.deepEqual(match.seats.map(({ name, bot, rank, score }) => [name, bot, rank, score]),
      record.seats.map((bot, seat) => [bot ?? ann.user.name, bot, record.result[seat].rank, record.result[seat].total]));
    assert.deepEqual([match.started_ms, match.ended_ms > match.started_ms, match.ended_ms <= Date.now(), match.seen.end], [record.created_ms + 1000, true, true, true]);
    assert.equal(match.seed, /\nseed ([0-9a-f]{64})\n/.exec(record.saved)[1]);
    assert.equal((await ann.post(PATH, { saved: record.saved })).match.id, match.id, 'twice is once');
    const { matches } = await ann.get('/api/matches?filter=ended');
    assert.deepEqual(matches.map(({ id: one, offline }) => [one, offline]), [[match.id, true]]);
    const file = await ann.get(`/api/matches/${match.id}/export`);
    assert.ok(file.rows.some(({ events }) => events.some(({ kind }) => kind === 'undone')), 'with the move that was undone');
    await bothSay(here.server, 'same', () => {}, file);
    const luck = await (async () => {
      const own = await opened(game);
      await own.load(record.saved);
      return own.luck();
    })();
    assert.deepEqual((await ann.get(`/api/matches/${match.id}/luck`)).seats, luck.seats);
    const nobody = new Rest(here.server);
    await nobody.refused(404, 'no_such_match', 'GET', `/api/matches/${match.id}`);
    assert.deepEqual(rowsOf(await nobody.get(`/api/statistics/player_ratings?user=${ann.user.id}`)), []);
    assert.deepEqual(rowsOf(await nobody.get(`/api/statistics/player_matches?user=${ann.user.id}`)), []);
    const [ben] = await guests(here.server, 'Ben');
    assert.notEqual((await ben.post(PATH, { saved: record.saved })).match.id, match.id, 'who was at the same device has it, too');
  });
}

test('the check of all matches finds nothing wrong with those that were kept', needsModules, async () => {
  const done = spawnSync(program, ['admin', 'check', '--data', here.server.dir], { encoding: 'utf8' });
  assert.equal(done.status, 0, done.stdout + done.stderr);
  assert.match(done.stdout, /\b[1-9]\d* matches/);
});

test('persons at one device keep their names, where people may have such names here', { ...needsModules, timeout: patient(60000) }, async () => {
  const [ann] = await guests(here.server, 'Ann');
  const match = await opened('clans');
  await match.begin({ game: 'clans', match: 'B'.repeat(16), seats: ['easy', null, null, null], start: 0, undo: 'shared', seed: '7'.repeat(64) });
  for (let turn = await match.turn(); !turn.over; turn = await match.turn()) {
    if (turn.people.length) await match.move(turn.people[0], turn.version, 0);
    else await match.bot();
  }
  const { match: made } = await ann.post(PATH, { saved: await match.save(), names: ['', 'Moa', 'Cleo', 'a\u202eb'] });
  assert.deepEqual(made.seats.map(({ name, bot, user }) => [name, bot, user?.id ?? user]), [['easy', 'easy', null], ['Ann', null, ann.user.id], ['Cleo', null, null], [null, null, null]]
    .map(([name, bot, user], seat) => [seat === 3 ? made.seats[3].name : name, bot, user]));
  assert.ok(!made.seats[3].name, 'a name that turns the text around is left out');
  assert.equal(made.my_seat, 1);
});

test('two accounts keep one match apart: when one is deleted, its match has no name of it, and that of the other stays', { ...needsModules, timeout: patient(60000) }, async () => {
  const [ann, ben] = [await account(here.server, 'Ann who goes'), await account(here.server, 'Ben who stays')];
  const record = await finished('clans', ['easy'], { letter: 'F' });
  const keepFor = async (who) => (await who.post(PATH, { saved: record.saved, names: ['Moa', ''] })).match.id;
  const [ofAnn, ofBen] = [await keepFor(ann), await keepFor(ben)];
  const { key } = (await ann.get(`/api/matches/${ofAnn}`)).match;
  assert.ok(key);
  await ben.refused(404, 'no_such_match', 'GET', `/api/matches/${ofAnn}`);
  const shown = async () => (await ben.get(`/api/matches/${ofAnn}?key=${key}`)).match.seats;
  const before = await shown();
  assert.equal(before[0].name, 'Ann who goes');
  await ann.expect(200, 'DELETE', '/api/me', { password: 'Ann who goes has a password' });
  const [gone, ...bots] = await shown();
  assert.deepEqual([gone.name, gone.rank, gone.score, bots], ['(deleted)', before[0].rank, before[0].score, before.slice(1)]);
  const other = await ben.get(`/api/matches/${ofBen}`);
  assert.deepEqual([other.match.seats[0].name, other.match.my_seat, other.match.offline], ['Ben who stays', 0, true]);
  assert.equal(await keepFor(ben), ofBen, 'a second upload adds no match');
});

test('only what the program itself has saved, of a match that is over, is taken', { ...needsModules, timeout: patient(60000) }, async () => {
  const [ann] = await guests(here.server, 'Ann');
  const record = await finished('clans', ['easy'], { letter: 'C' });
  const damaged = [record.saved.replace('seed ab', 'seed ac'), record.saved.slice(0, -2), `${record.saved}\n`, 'ochre-local-1\n', record.saved.replace(/\n(\d+) 0 /, '\n$1 1 ')];
  for (const saved of damaged) await ann.refused(409, 'match_damaged', 'POST', PATH, { saved });
  await ann.refused(409, 'match_newer', 'POST', PATH, { saved: record.saved.replace(/\nrevision \d+/, '\nrevision 999') });
  const older = await finished('stoneage', ['easy'], { letter: 'E' });
  await ann.refused(409, 'match_older', 'POST', PATH, { saved: older.saved.replace(/\nrevision \d+/, '\nrevision 1') });
  const match = await opened('clans');
  await match.begin({ game: 'clans', match: 'D'.repeat(16), seats: [null, 'easy'] });
  await ann.refused(409, 'still_running', 'POST', PATH, { saved: await match.save() });
  await match.begin({ game: 'clans', match: 'D'.repeat(16), seats: ['easy', 'easy'] });
  while ((await match.bot()).type === 'accepted');
  await ann.refused(409, 'match_damaged', 'POST', PATH, { saved: await match.save() });
  await ann.refused(400, 'missing_field', 'POST', PATH, {});
  await ann.refused(413, 'too_large', 'POST', PATH, { saved: 'x'.repeat(80000) });
  await new Rest(here.server).refused(401, 'not_signed_in', 'POST', PATH, { saved: record.saved });
  await ann.refused(403, 'wrong_origin', 'POST', PATH, { saved: record.saved }, { headers: { origin: 'https://elsewhere.example' } });
  assert.deepEqual((await ann.get('/api/matches?filter=ended')).matches, []);
  await ann.post(PATH, { saved: record.saved });
  assert.deepEqual(unseen(/^\/api\/me\/offline/, '429', '503'), []);
});

for (const [game, view] of [['stoneage', PHONE], ['clans', WIDE]]) {
  test(`a match of ${game} that ends without a network is kept after its return`, { ...needsModules, timeout: patient(240000) }, async (t) => {
    const who = await person(here.browser, here.server, { viewport: view, kept: true });
    t.after(() => who.context.close());
    const ann = await guest(here.server, 'Ann');
    await signIn(who, ann);
    const match = await begin(who, game, ['beginner']);
    await kept(who, [`/hashed/local-${game}-`]);
    await keepState(who);
    await cutOff(who);
    await play(who, PLAYERS[game]);
    await checkEnd(who, match);
    assert.deepEqual(others(who), []);
    await who.context.setOffline(false);
    await who.page.reload();
    await id(who, 'local-keep').click();
    await until(async () => /Saved to your account as played offline/.test(await id(who, 'notice').innerText().catch(() => '')), 'the sentence');
    await id(who, 'local-kept').waitFor();
    await shot(who, `offline-kept-${game}`);
    const [{ id: there, offline }] = (await ann.get('/api/matches?filter=ended')).matches;
    assert.equal(offline, true);
    await who.page.goto('/mine');
    await id(who, 'local-over').locator('[data-testid="local-kept"]').waitFor();
    await id(who, 'mine-ended-more').click();
    await id(who, `match-${there}`).locator('[data-testid="mine-offline"]').waitFor();
    await shot(who, `offline-mine-${game}`);
    await id(who, `match-${there}`).locator('a').first().click();
    await id(who, 'played-offline').waitFor();
    assert.match(await id(who, 'played-offline').innerText(), /Played offline, so it isn’t rated/);
    await shot(who, `offline-match-${game}`);
  });
}

test('the next user of a device may keep a match that the one before has kept', { ...needsModules, timeout: patient(60000) }, async (t) => {
  const who = await person(here.browser, here.server, { viewport: WIDE });
  t.after(() => who.context.close());
  const record = await finished('clans', ['easy'], { letter: 'G' });
  await who.page.goto('/');
  await put(who, record);
  await who.page.evaluate(() => localStorage.setItem('ochre.prefs', JSON.stringify({ local: true })));
  const ids = [];
  for (const name of ['Ann', 'Ben']) {
    await signIn(who, await guest(here.server, name));
    await who.page.goto(`/match/${record.id}`);
    await id(who, 'local-keep').click();
    await id(who, 'local-kept').waitFor();
    ids.push(await id(who, 'local-kept').getAttribute('href'));
  }
  assert.notEqual(ids[0], ids[1]);
});

test('a damaged save is refused in a clear sentence, and who has no name is told what to do', { ...needsModules, timeout: patient(60000) }, async (t) => {
  const who = await person(here.browser, here.server, { viewport: WIDE });
  t.after(() => who.context.close());
  const record = await finished('clans', ['easy'], { letter: 'E' });
  await who.page.goto('/');
  await put(who, record);
  await who.page.evaluate(() => localStorage.setItem('ochre.prefs', JSON.stringify({ local: true })));
  await who.page.goto(`/match/${record.id}`);
  await id(who, 'local-keep-part').waitFor();
  assert.match(await id(who, 'local-keep-part').innerText(), /Choose a name to save this match to an account/);
  await signIn(who, await guest(here.server, 'Ann'));
  await spoil(who, record.id, { from: 'undo shared', to: 'undo free' });
  await who.page.goto('/mine');
  who.problems.length = 0;
  await id(who, 'local-over').locator('[data-testid="local-keep"]').click();
  await until(async () => /damaged, so your account can’t take it/.test(await id(who, 'notice').innerText().catch(() => '')), 'the sentence');
  assert.equal(await id(who, 'local-kept').count(), 0);
  await shot(who, 'offline-damaged');
  assert.deepEqual(who.problems.filter((one) => !/409/.test(one)), []);
});
