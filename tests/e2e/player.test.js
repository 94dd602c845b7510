// Sharing what was played: public questions by an address with parameters, as JSON and CSV; and the page of a player, made of them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, stage, WIDE } from '../support/browser.js';
import { languages } from '../../web/js/core/words.js';
import { patient, until } from '../support/patience.js';
import { guest, playOut, Rest, send, table } from '../support/rest.js';
import { program } from '../support/server.js';

const here = stage({ limits: 1000 });
const { people } = here;

/** The rows of a question that an administrator asks, by column. */
function ask(sql) {
  const run = spawnSync(program, ['admin', 'query', sql, '--json', '--seconds', '60', '--file', join(here.server.dir, 'ochre.sqlite')], { encoding: 'utf8' });
  assert.equal(run.status, 0, run.stderr);
  return JSON.parse(run.stdout);
}

let ann;
let listed;
let hidden;

test('answers with parameters are shared as JSON and CSV, kept, and know no match that is not listed', { timeout: patient(120000) }, async () => {
  ann = new Rest(here.server);
  ann.user = (await ann.create('/api/accounts', { name: 'Ann', password: 'correct horse' })).user;
  [listed, hidden] = await Promise.all([true, false].map(async (seen) => {
    const match = await table([ann], { game: 'clans', bots: ['random'], listed: seen });
    await playOut(match.id, ann);
    return match;
  }));
  const nobody = new Rest(here.server);
  const path = `/api/statistics/player_matches?user=${ann.user.id}`;
  const answer = await nobody.ask('GET', path);
  assert.equal(answer.status, 200);
  const { columns, rows } = answer.json;
  assert.deepEqual(rows.map((row) => row[columns.indexOf('match')]), [listed.id]);
  assert.ok(!answer.text.includes(hidden.id));
  assert.match(answer.headers['cache-control'], /max-age/);
  assert.equal((await nobody.ask('GET', path, undefined, { headers: { 'if-none-match': answer.headers.etag } })).status, 304);
  const csv = await send(here.server.url, 'GET', `${path}&format=csv`);
  assert.equal(csv.headers['content-type'], 'text/csv; charset=utf-8', `${csv.status} ${csv.text.slice(0, 300)}\n${here.server.tail()}`);
  assert.equal(csv.text.split('\r\n')[0], columns.join(','));
  assert.ok(csv.text.includes(listed.id) && !csv.text.includes(hidden.id));
  const record = (await nobody.get(`/api/statistics/player_record?user=${ann.user.id}`));
  assert.equal(record.rows[0][record.columns.indexOf('finished')], 1);
  assert.deepEqual((await nobody.get('/api/statistics/player_record?user=99999')).rows, []);
  assert.equal((await nobody.get('/api/statistics/daily_activity?days=1')).rows.length, 1);
  const plain = await send(here.server.url, 'GET', '/api/statistics/game_length?format=csv');
  assert.match(plain.text, /^game,seats/);
  for (const query of ['', '?game=clans', '?user=1&format=xml', `?user=${'1'.repeat(65)}`, '?user=1%0A2']) {
    await nobody.refused(400, 'bad_request', 'GET', `/api/statistics/player_rivals${query}`);
  }
  for (const days of ['abc', '1e', "1'", '']) await nobody.refused(400, 'bad_request', 'GET', `/api/statistics/daily_activity?days=${encodeURIComponent(days)}`);
  assert.ok(!here.server.log.some((line) => line.includes('shared_failed')), 'a wrong request is no fault of the server');
  await nobody.refused(404, 'no_such_query', 'GET', '/api/statistics/leaderboard?game=clans');
  assert.deepEqual((await nobody.get("/api/statistics/player_record?user=1'%20OR%201=1")).rows, [], 'a value is a value');
});

test('too many requests wait, and cached answers cost nothing', { timeout: patient(120000) }, async () => {
  let often = null;
  const { startServer } = await import('../support/server.js');
  const strict = await startServer({ limits: 1 });
  try {
    const first = await send(strict.url, 'GET', '/api/statistics/player_record?user=1');
    assert.equal(first.status, 200);
    for (let user = 2; user < 400 && !often; user += 1) {
      const answer = await send(strict.url, 'GET', `/api/statistics/player_record?user=${user}`);
      if (answer.status === 429) often = answer;
    }
    assert.equal(often?.json.error.name, 'too_many_requests');
    assert.ok(Number(often.headers['retry-after']) >= 1);
    assert.equal((await send(strict.url, 'GET', '/api/statistics/player_record?user=1')).status, first.status);
  } finally {
    await strict.close();
  }
});

test('the score grows to the track of the score sheet, and herds, igloos and trades are columns', { timeout: patient(120000) }, async () => {
  const options = ['expansion', 'mammoth_herd', 'igloos'];
  const match = await table([ann], { game: 'stoneage', bots: ['easy', 'easy'], options });
  await playOut(match.id, ann);
  for (const one of [match.id, listed.id]) {
    const last = ask(`SELECT seat, points FROM v_standing WHERE match = '${one}' AND round = (SELECT max(round) FROM v_standing WHERE match = '${one}') ORDER BY seat`);
    const track = ask(`SELECT seat, points FROM v_score_sheet WHERE match = '${one}' AND row = 'track' ORDER BY seat`);
    assert.deepEqual(last, track, one);
    assert.ok(track.some(({ points }) => points > 0));
  }
  const sums = (view, kind) => {
    const [{ rows: found }] = ask(`SELECT count(*) AS rows FROM ${view} WHERE match = '${match.id}'`).map((row) => ({ rows: row.rows }));
    const [{ rows: said }] = ask(`SELECT count(*) AS rows FROM v_event WHERE match = '${match.id}' AND kind = '${kind}' AND NOT undone`).map((row) => ({ rows: row.rows }));
    assert.equal(found, said, view);
    return said;
  };
  assert.ok(sums('v_herd', 'joined') + sums('v_igloo', 'igloo_built') + sums('v_trade', 'traded') + sums('v_mammoth', 'mammoth_tamed') > 0);
  const herd = ask(`SELECT * FROM v_herd WHERE match = '${match.id}' LIMIT 1`);
  if (herd.length) assert.ok(herd[0].place && herd[0].tile && Number.isInteger(herd[0].wood), JSON.stringify(herd[0]));
  const [user] = ask(`SELECT * FROM v_user WHERE user = ${ann.user.id}`);
  assert.equal(`${user.player} ${user.finished} ${user.bot_account}`, 'Ann 3 0');
  const gus = await guest(here.server, 'Gus');
  const other = await table([ann, gus], { leaver: 'bot' });
  const { version } = (await gus.get(`/api/matches/${other.id}`)).match;
  await gus.post(`/api/matches/${other.id}/moves`, { id: 'away', expects: version, move: 'seat_bot' });
  const held = ask(`SELECT seat, since, until, player, bot FROM v_seat_history WHERE match = '${other.id}' AND seat = 1 ORDER BY since`);
  assert.equal(held.length, 2, JSON.stringify(held));
  assert.equal(`${held[0].player} ${held[0].bot} ${held[0].since}`, 'Gus null 0');
  assert.equal(held[1].since, held[0].until);
  assert.notEqual(held[1].bot, null);
});

for (const [viewport, night] of [[WIDE, false], [PHONE, true]]) {
  test(`the page of a player at ${viewport.width}`, { timeout: patient(60000) }, () => people([{ viewport }], async (who) => {
    if (night) await who.context.addInitScript(`localStorage.setItem('ochre.prefs', '${JSON.stringify({ lang: 'de', theme: 'night' })}')`);
    await who.page.goto(`/player/${ann.user.id}`);
    await id(who, 'player-matches').waitFor();
    assert.equal(await id(who, 'player-name').innerText(), 'Ann');
    assert.ok(!(await who.page.locator('body').innerText()).includes(hidden.id));
    await shot(who, `player-${night ? 'night' : 'day'}`);
    await checkWidth(who);
    if (night) {
      for (const lang of languages) {
        await id(who, 'language').selectOption(lang);
        await until(async () => await who.page.evaluate(() => document.documentElement.lang) === lang, `words in ${lang}`);
        for (const width of [390, 360]) {
          await who.page.setViewportSize({ width, height: 844 });
          const beside = await who.page.locator('.data-frame').evaluateAll((frames) => frames.map((frame) => frame.scrollWidth - frame.clientWidth));
          assert.ok(beside.length >= 3 && Math.max(...beside) <= 0, `${lang} at ${width}: tables are too wide by ${beside} px`);
        }
      }
      await who.page.setViewportSize(PHONE);
    }
    await id(who, 'player-matches').locator('a[href^="match/"]').last().click();
    await who.page.waitForURL(/\/match\//);
    await who.page.goto('/player/99999');
    await id(who, 'player-none').waitFor();
    who.problems = who.problems.filter((problem) => !/404.*\/player\/99999/.test(problem)); // the page itself is none
  }));
}
