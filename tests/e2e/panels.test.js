// Panels of the dashboard, on a file and on PostgreSQL: administrators place queries there and share answers, everybody reads the shared ones, and
// nobody's name is in any of them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { patient } from '../support/patience.js';
import { serveOnPostgres } from '../support/postgres.js';
import { account, Rest, send, unseen } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const FIRST = ['active_players', 'guests_to_accounts', 'return_after_losing', 'time_to_full_table', 'busiest_hours', 'bots_beaten', 'openings', 'decided_by_dice'];
const LIST = '/api/admin/panels';
const WRONG = 'AAAAAAAAAAAAAAAAAAAAAA';
const file = await startServer();
const database = await serveOnPostgres();
after(() => Promise.all([file.close(), database.close()]));

const count = (name = 'n') => ({ name: 'counting', question: 'How many?', sql: `SELECT count(*) AS ${name} FROM v_match` });

for (const [engine, server, store] of [['a file', file, ['--data', file.dir]], ['PostgreSQL', database.server, ['--file', database.postgres.url()]]]) {
  let root;
  let plain;
  const nobody = new Rest(server);
  const publicIds = async () => (await nobody.get('/api/panels')).panels.map(({ id }) => id);
  const allPanels = async () => (await root.get(LIST)).panels;
  before(async () => {
    root = await account(server, 'Root');
    plain = await account(server, 'Plain');
    const made = spawnSync(program, ['admin', 'make-admin', 'root', ...store], { encoding: 'utf8', timeout: patient(60000) });
    assert.equal(made.status, 0, made.stderr);
  });

  test(`${engine}: a server begins with eight panels, of which only public statistics are shared`, async () => {
    assert.deepEqual((await allPanels()).map(({ id, place, shared }) => [id, place, shared]), FIRST.map((id, i) => [id, i + 1, id === 'openings']));
    assert.deepEqual(await publicIds(), ['openings']);
    assert.equal((await nobody.get('/api/panels/openings')).name, 'openings');
    for (const id of FIRST.filter((one) => one !== 'openings')) await nobody.refused(404, 'no_such_query', 'GET', `/api/panels/${id}`);
    assert.deepEqual((await allPanels()).find(({ id }) => id === 'busiest_hours').chart, { kind: 'heat', x: 'hour', split: 'weekday', y: ['matches'] });
  });

  test(`${engine}: an edit replaces one of them, and deleting it brings the first one back`, async () => {
    const { panel } = await root.expect(200, 'PUT', `${LIST}/active_players`, { query: 'active_players', title: 'Crowd', params: ['months=3'], place: 2, shared: true });
    assert.deepEqual([panel.id, panel.title, panel.params, panel.place, panel.shared], ['active_players', 'Crowd', ['months=3'], 2, true]);
    assert.deepEqual(await publicIds(), ['active_players', 'openings']);
    const answer = await nobody.get('/api/panels/active_players');
    assert.deepEqual([answer.id, answer.title, answer.name, answer.columns.slice(0, 2)], ['active_players', 'Crowd', 'active_players', ['month', 'active']]);
    await root.expect(200, 'DELETE', `${LIST}/active_players`);
    assert.deepEqual((await allPanels()).map(({ id }) => id), FIRST);
    await nobody.refused(404, 'no_such_query', 'GET', '/api/panels/active_players');
    await root.refused(404, 'no_such_query', 'DELETE', `${LIST}/active_players`);
  });

  test(`${engine}: a saved query is shared by an address that nobody guesses, as it was then, until it is shared no more`, async () => {
    await root.create('/api/admin/queries', count());
    const chart = { kind: 'bars', x: 'n', y: ['n'] };
    const { panel } = await root.expect(201, 'POST', LIST, { query: 'counting', shared: true, chart });
    assert.match(panel.id, /^[A-Za-z0-9_-]{22}$/);
    assert.ok(!(await publicIds()).includes(panel.id), 'only who was given the address knows it');
    const address = `/api/panels/${panel.id}`;
    const first = await nobody.ask('GET', address);
    assert.deepEqual([first.json.columns, first.json.rows, first.json.chart, first.json.question], [['n'], [[0]], chart, 'How many?']);
    assert.match(first.headers['cache-control'], /public, max-age=60/);
    assert.equal((await nobody.ask('GET', address, undefined, { headers: { 'if-none-match': first.headers.etag } })).status, 304);
    assert.equal((await nobody.ask('GET', `${address}?format=csv`)).text, 'n\r\n0\r\n');
    await nobody.refused(400, 'bad_request', 'GET', `${address}?format=xml`);
    await root.create('/api/admin/queries', count('m'));
    assert.deepEqual((await nobody.get(address)).columns, ['n'], 'the answer is that of the query that was shared');
    await root.expect(200, 'DELETE', '/api/admin/queries/counting');
    await root.expect(200, 'PUT', `${LIST}/${panel.id}`, { query: 'counting', place: 1, shared: true });
    assert.deepEqual((await nobody.get(address)).columns, ['n'], 'and stays when that is deleted');
    assert.equal((await allPanels())[0].id, panel.id, 'its place is before that of the first ones of a server');
    await root.expect(200, 'PUT', `${LIST}/${panel.id}`, { query: 'counting', shared: false });
    await nobody.refused(404, 'no_such_query', 'GET', address);
    await root.expect(200, 'DELETE', `${LIST}/${panel.id}`);
  });

  test(`${engine}: what names people or matches is not shared, but may be on the dashboard of administrators`, async () => {
    const refusals = {
      'SELECT player AS best, count(*) AS n FROM v_seat GROUP BY player': /v_seat\.player/,
      "SELECT substr(name, 1, 1) AS letter FROM (SELECT player AS name FROM v_seat) AS seat": /v_seat\.player/,
      'SELECT last_seen, count(*) AS n FROM v_user GROUP BY last_seen': /v_user\.last_seen/,
      'SELECT count(*) AS n FROM v_user WHERE account_since > 1': /v_user\.account_since/,
      'SELECT match FROM v_match': /match/,
      'SELECT match AS m, count(*) AS n FROM v_match': /match/,
      'WITH v_best AS (SELECT player AS p FROM v_user) SELECT p FROM v_best': /v_user\.player/,
      'WITH v_user AS (SELECT player AS p FROM v_seat) SELECT p FROM v_user': /v_seat\.player/,
      'SELECT seen_day AS d, count(*) AS n FROM shown_user GROUP BY seen_day': /shown_user\.seen_day/,
      "SELECT a.matches AS n FROM v_user AS a JOIN (SELECT 'Olga' AS player) USING (player)": /player/,
      'SELECT /* /* */ 1 AS n FROM v_match -- */ player AS p FROM v_user': /a comment within a comment/,
      'SELECT count(*) AS "user" FROM v_match': /user/,
    };
    for (const [sql, reason] of Object.entries(refusals)) {
      await root.create('/api/admin/queries', { name: 'naming', sql });
      const { message } = await root.refused(422, 'query_refused', 'POST', LIST, { query: 'naming', shared: true });
      assert.match(message, reason, sql);
    }
    for (const query of ['leaderboard', 'closest_matches', 'slowest_movers', 'match_log']) await root.refused(422, 'query_refused', 'POST', LIST, { query, shared: true });
    const { panel } = await root.expect(201, 'POST', LIST, { query: 'leaderboard', place: 9, shared: false });
    assert.ok(!(await publicIds()).includes(panel.id));
    await nobody.refused(404, 'no_such_query', 'GET', `/api/panels/${panel.id}`);
    await root.expect(200, 'DELETE', `${LIST}/${panel.id}`);
    for (const sql of ['SELECT count(DISTINCT seat."user") AS n FROM v_seat AS seat JOIN v_match AS match ON match.match = seat.match', 'SELECT count(*) AS n FROM v_user WHERE kind = \'guest\'']) {
      await root.create('/api/admin/queries', { name: 'naming', sql });
      const shared = (await root.expect(201, 'POST', LIST, { query: 'naming', shared: true })).panel;
      assert.equal((await nobody.get(`/api/panels/${shared.id}`)).rows.length, 1, sql);
      await root.expect(200, 'DELETE', `${LIST}/${shared.id}`);
    }
  });

  test(`${engine}: what has no answer is not shared; what is not valid is refused`, async () => {
    await root.create('/api/admin/queries', { name: 'naming', sql: 'SELECT nothing FROM nowhere' });
    await root.refused(422, 'query_bad', 'POST', LIST, { query: 'naming', shared: true });
    await root.refused(422, 'query_bad', 'POST', LIST, { query: 'active_players', params: ['moon=1'], shared: true });
    await root.refused(422, 'query_refused', 'PUT', `${LIST}/openings`, { query: 'leaderboard', shared: true });
    await root.refused(404, 'no_such_query', 'POST', LIST, { query: 'no_such', shared: false });
    await root.refused(404, 'no_such_query', 'PUT', `${LIST}/${WRONG}`, { query: 'openings', shared: false });
    await root.refused(400, 'bad_request', 'POST', LIST, { query: 'openings', shared: false, params: ['no value'] });
    await root.refused(400, 'bad_request', 'PUT', `${LIST}/openings`, { query: 'openings', shared: false, chart: { kind: 'pie', x: 'a', y: ['b'] } });
    await root.refused(400, 'out_of_range', 'POST', LIST, { query: 'openings', shared: false, place: 0 });
    assert.deepEqual((await allPanels()).map(({ id }) => id), FIRST);
  });

  test(`${engine}: edits are in the audit, and for administrators alone`, async () => {
    for (const [method, path] of [['GET', LIST], ['POST', LIST], ['PUT', `${LIST}/openings`], ['DELETE', `${LIST}/openings`]]) {
      await nobody.refused(401, 'not_signed_in', method, path, method[0] === 'P' ? {} : undefined);
      await plain.refused(403, 'not_allowed', method, path, method[0] === 'P' ? {} : undefined);
    }
    const { rows } = await root.get('/api/admin/audit?count=50');
    const edits = rows.filter(({ action }) => /panel/.test(action));
    assert.ok(edits.some(({ action, target, detail, result }) => action === 'save-panel' && target === 'active_players' && detail === 'active_players' && result === 'done'));
    assert.ok(edits.some(({ action, target, result }) => action === 'delete-panel' && target === 'active_players' && result === 'no_such_query'));
  });
}

test('there are at most a hundred', async () => {
  const root = new Rest(file);
  await root.expect(201, 'POST', '/api/sessions', { name: 'Root', password: 'Root has a password' });
  const made = [];
  for (let i = 0; i < 100; i += 1) made.push((await root.expect(201, 'POST', LIST, { query: 'openings', shared: false })).panel.id);
  await root.refused(409, 'too_many_queries', 'POST', LIST, { query: 'openings', shared: false });
  await root.refused(409, 'too_many_queries', 'PUT', `${LIST}/openings`, { query: 'openings', shared: false });
  await root.expect(200, 'DELETE', `${LIST}/${made[0]}`);
  await root.expect(201, 'POST', LIST, { query: 'openings', shared: false });
});

test('many who ask at once get one answer, which is computed once', async () => {
  const asked = await Promise.all(Array.from({ length: 16 }, () => send(file.url, 'GET', '/api/panels/openings?format=csv')));
  assert.deepEqual([...new Set(asked.map(({ status, headers }) => `${status} ${headers.etag}`))].length, 1);
  assert.equal(asked[0].status, 200);
});

test('every status of these routes was seen', () => {
  assert.deepEqual(unseen(/^\/api\/(admin\/)?panels/, '413', '429', '503'), []);
});
