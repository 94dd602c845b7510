// Ratings: computed at the end of a rated match, shown on the player's page, computed again by an administrator.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, stage, WIDE } from '../support/browser.js';
import { account, guest, playOut, Rest, rowsOf, table } from '../support/rest.js';
import { program, startServer } from '../support/server.js';
import { patient } from '../support/patience.js';

const here = stage({ limits: 1000 });
const { people } = here;

function admin(dir, ...args) {
  const run = spawnSync(program, ['admin', ...args, '--file', join(dir, 'ochre.sqlite')], { encoding: 'utf8' });
  assert.equal(run.status, 0, run.stderr);
  return run.stdout;
}
const ask = (sql, dir = here.server.dir) => JSON.parse(admin(dir, 'query', sql, '--json'));


let ann;
let ben;

test('a match that all may see rates its people and its bots apart, with its end', { timeout: patient(180000) }, async () => {
  ann = await account(here.server, 'Ann');
  ann.user = (await ann.get('/api/me')).user;
  ben = await guest(here.server, 'Ben');
  const hidden = await table([ann, ben], { game: 'clans', listed: false });
  await playOut(hidden.id, ann, ben);
  assert.deepEqual(ask('SELECT * FROM v_rating'), []);
  const match = await table([ann, ben], { game: 'clans', bots: ['random'] });
  await playOut(match.id, ann, ben);
  const seats = (await ann.get(`/api/matches/${match.id}`)).match.seats;
  const found = ask('SELECT * FROM v_rating ORDER BY number');
  assert.deepEqual(found.map(({ player, pool }) => `${player} ${pool}`).sort(), ['Ann bots', 'Ann people', 'Ben bots', 'Ben people', 'random bots']);
  const [mine, other] = [seats[0].rank, seats[1].rank];
  const of = (user) => found.find((row) => row.user === user && row.pool === 'people');
  assert.equal(Math.sign(of(ann.user.id).rating - 1500), Math.sign(other - mine));
  assert.ok(Math.abs(of(ann.user.id).rating + of(ben.user.id).rating - 3000) < 0.01, 'what one wins the other loses');
  const told = rowsOf(await new Rest(here.server).get(`/api/statistics/player_ratings?user=${ann.user.id}`));
  assert.deepEqual(told.map(({ game, seats: n, pool, matches }) => `${game} ${n} ${pool} ${matches}`), ['clans 3 people 1', 'clans 3 bots 1']);
  assert.ok(told[0].low < told[0].rating && told[0].rating < told[0].high && told[0].deviation > 100);
  const nobody = new Rest(here.server);
  const [bot] = rowsOf(await nobody.get('/api/statistics/bot_ratings?least=1'));
  assert.deepEqual([bot.game, bot.seats, bot.bot, bot.matches], ['clans', 3, 'random', 1]);
  assert.ok(bot.rating_low < bot.rating && bot.rating < bot.rating_high && bot.rating_high - bot.rating_low > 400, 'after one match that says little');
  assert.deepEqual((await nobody.get('/api/statistics/bot_ratings')).rows, [], 'and is not told');
});

test('matches are found by what is asked of them, a page at a time', { timeout: patient(180000) }, async () => {
  for (let i = 0; i < 3; i += 1) await playOut((await table([ann], { game: 'clans', bots: ['random'] })).id, ann);
  const nobody = new Rest(here.server);
  const list = async (query) => rowsOf(await nobody.get(`/api/statistics/player_matches?user=${ann.user.id}${query}`));
  const all = await list('');
  assert.equal(all.length, 4);
  assert.deepEqual((await list('&seats=3')).map(({ seats }) => seats), [3]);
  assert.equal((await list(`&against=${ben.user.id}`)).length, 1);
  assert.equal((await list('&bot=random')).length, 4);
  assert.equal((await list('&bot=easy')).length, 0);
  for (const result of ['won', 'lost']) assert.deepEqual(await list(`&result=${result}`), all.filter((row) => row.result === result));
  const first = await list('&count=2');
  const second = await list(`&count=2&before=${first[1].match}`);
  assert.deepEqual([...first, ...second], all);
  assert.deepEqual(all.map(({ pool }) => pool).sort(), ['bots', 'bots', 'bots', 'people']);
  for (const { rating, gain } of all) assert.ok(rating > 1000 && Number.isInteger(gain));
});

test('ratings are computed again with the same figures', { timeout: patient(120000) }, async () => {
  const own = await startServer({ limits: 1000 });
  const [cid, dan] = [await guest(own, 'Cid'), await guest(own, 'Dan')];
  for (let i = 0; i < 3; i += 1) await playOut((await table([cid, dan], { game: 'clans' })).id, cid, dan);
  const before = ask('SELECT * FROM v_rating ORDER BY number', own.dir);
  const busy = spawnSync(program, ['admin', 'rate', '--file', join(own.dir, 'ochre.sqlite')], { encoding: 'utf8' });
  assert.equal(busy.status, 5, 'a server has the file');
  await own.stop();
  assert.equal(admin(own.dir, 'rate'), '3 matches, 6 ratings, 0 of them changed.\n');
  assert.deepEqual(ask('SELECT * FROM v_rating ORDER BY number', own.dir), before);
  await own.close();
});

for (const [viewport, night] of [[WIDE, false], [PHONE, true]]) {
  test(`ratings and matches on the page of a player at ${viewport.width}`, { timeout: patient(60000) }, () => people([{ viewport }], async (who) => {
    const prefs = JSON.stringify({ lang: night ? 'de' : 'en', theme: night ? 'night' : 'day' });
    await who.context.addInitScript(`localStorage.setItem('ochre.prefs', '${prefs}')`);
    await who.page.goto(`/player/${ann.user.id}`);
    await id(who, 'rating-clans-3-people').waitFor();
    await shot(who, 'ratings');
    await checkWidth(who);
    const lines = id(who, 'player-matches').locator('tbody tr');
    assert.equal(await lines.count(), 4);
    await id(who, `met-${ben.user.id}`).click();
    await id(who, 'against-all').waitFor();
    await lines.nth(1).waitFor({ state: 'detached' });
    await id(who, 'player-matches').scrollIntoViewIfNeeded();
    await shot(who, 'ratings-against');
    await id(who, 'against-all').click();
    await lines.nth(3).waitFor();
    await id(who, 'by-seats').selectOption('3');
    await lines.nth(1).waitFor({ state: 'detached' });
  }));
}
