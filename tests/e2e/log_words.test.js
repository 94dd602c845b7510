// The log in words, made by the server: each sentence of whole matches of both games is the client's own, in each language. Pages, exports and live updates have the
// same, for players and spectators. No sentence has what a seat may not see.
import '../web/support/vendor.js';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { addWords, setLanguage } from '../../web/js/core/words.js';
import { all, wordsOf } from '../web/support/catalogues.js';
import { tableWords } from '../web/support/game_words.js';
import { seatAll } from '../support/play.js';
import { randomInt } from '../support/random.js';
import { account, callOff, guest, Rest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { Sink } from '../support/sink.js';
import { until as eventually } from '../support/patience.js';

const { applyUpdate } = await import('../../web/js/match/messages.js');
const { undoLine } = await import('../../web/js/match/undo_view.js');
const { sittingLine } = await import('../../web/js/seats/view.js');
const modules = { stoneage: await import('../../web/games/stoneage/log.js'), clans: await import('../../web/games/clans/log.js') };
const { seatName } = await import('../../web/js/match/state.js');

const here = fileURLToPath(new URL('.', import.meta.url)); // a folder without a client
const PAGE = 137; // rows of a page: no divisor of anything

let server;
let people;
let nobody;
before(async () => {
  addWords(wordsOf(...all.groups().filter((group) => group && !group.startsWith('stoneage') && !group.startsWith('clans'))));
  addWords(tableWords);
  server = await startServer();
  people = [await guest(server, 'Ann'), await guest(server, 'יעל'), await guest(server, 'Cem')];
  nobody = new Rest(server);
});
after(() => server?.close());

/** All rows of the log in a form, page by page. */
async function rowsOf(who, id, query = '') {
  const rows = [];
  for (;;) {
    const part = await who.get(`/api/matches/${id}/events?count=${PAGE}&from=${rows.length}${query}`);
    rows.push(...part.rows);
    if (rows.length > part.version) return rows;
    assert.ok(part.rows.length > 0, 'a page has rows');
  }
}

/** The lines that the client's log has, row by row. */
function linesOf(info, rows, catalogue, language) {
  setLanguage(language);
  const match = { rows: [], version: -1, info };
  applyUpdate(match, { rows: structuredClone(rows), more: true }, null);
  const context = { catalogue, name: (seat) => seatName(match, seat) };
  return match.rows.map((row) => row.events.map((event) => (undoLine(event, row, match) ?? sittingLine(event, match)
    ?? modules[info.game].describe(event, context))?.text).filter((text) => text !== undefined));
}

/** Compares the log in words with the client's in some languages; returns the kinds of events that had a line. */
async function compare(who, id, languages = all.languages) {
  const { match } = await who.get(`/api/matches/${id}`);
  const { games } = await who.get('/api/games');
  const catalogue = await who.get(games.find((game) => game.id === match.game).catalogue);
  const rows = await rowsOf(who, id);
  for (const language of languages) {
    const words = await rowsOf(who, id, `&format=text&lang=${language}`);
    const own = linesOf(match, rows, catalogue, language);
    for (const [i, row] of rows.entries()) {
      assert.deepEqual(words[i].lines, own[i], `${match.game} ${language} ${JSON.stringify(row)}`);
      const { lines, ...same } = words[i];
      assert.deepEqual(same, row);
    }
  }
  setLanguage('en');
  return new Set(rows.flatMap((row) => row.events.filter((event, i) => linesOf(match, [{ ...row, events: [row.events[i]] }], catalogue, 'en')[0].length > 0)
    .map(({ kind }) => kind)));
}

/** Each person plays any legal move, until the match is over. */
async function playOn(id, moves = Infinity) {
  const path = `/api/matches/${id}`;
  for (let done = 0; done < moves;) {
    let seen = 0;
    let moved = false;
    for (const rest of people) {
      const { version, total } = await rest.get(`${path}/legal?count=1`);
      seen = Math.max(seen, version);
      if (total === 0) continue;
      moved = true;
      done += 1;
      await rest.ask('POST', `${path}/moves`, { id: `m${version}`, expects: version, move: randomInt(total) });
    }
    if (moved) continue;
    if ((await people[0].get(path)).match.status !== 'running') return;
    await people[0].get(`${path}/events?from=${seen + 1}&count=0&wait=10`);
  }
}

const EXPANSION = ['harsh_winter', 'wild_animals', 'igloos', 'new_huts', 'mammoth_herd', 'expansion'];

for (const [name, options, least] of [
  ['Stone Age of two', { seats: 2, bots: ['random'] }, 20], ['Stone Age of five with all variants', { seats: 5, options: EXPANSION, bots: ['random', 'random', 'random', 'random'] }, 32],
  ['Clans of three', { game: 'clans', seats: 3, bots: ['random'] }, 9]]) {
  test(`${name}: every sentence is the client's, for the player, a spectator and another user`, async () => {
    const { bots = [], ...more } = options;
    const seated = [people[1], people[0], people[2]].slice(0, more.seats - bots.length);
    const { id } = await table(seated, { bots, ...more });
    await playOn(id);
    const kinds = await compare(people[1], id);
    for (const who of [people[0], nobody]) await compare(who, id, ['pl']);
    assert.ok(kinds.size >= least, `${kinds.size} kinds of events: ${[...kinds].join(' ')}`);
  });
}

test('a running match: undo asked, withdrawn, refused and granted, a bot that takes over, and what only one seat sees', async () => {
  const { id } = await table(people, { game: 'clans', undo: 'vote', start_seat: 0 });
  const path = `/api/matches/${id}`;
  const say = async (who, move) => {
    const { match } = await who.get(path);
    await who.post(`${path}/moves`, { id: `t${match.version}`, expects: match.version, move });
  };
  const play = async (who) => say(who, 0);
  await play(people[0]);
  for (const answer of ['undo_refuse', 'undo_agree']) {
    await play(people[1]);
    await say(people[0], { kind: 'undo_ask' });
    await say(people[0], { kind: 'undo_refuse' }).catch(() => {}); // its own: it withdraws
    await play(people[2]);
    await say(people[1], { kind: 'undo_ask' });
    await say(people[2], { kind: answer });
    if (answer === 'undo_agree') await say(people[0], { kind: 'undo_agree' });
    else await play(people[0]);
  }
  await say(people[2], { kind: 'seat_resign' });
  const kinds = new Set();
  for (const who of [...people, nobody]) for (const kind of await compare(who, id, who === people[0] ? all.languages : ['en'])) kinds.add(kind);
  for (const kind of ['undo_asked', 'undo_refused', 'undone', 'resigned', 'clan_seen']) assert.ok(kinds.has(kind), `${kind} of ${[...kinds]}`);
  const seen = async (who) => (await rowsOf(who, id, '&format=text&lang=en'))[0].lines.filter((line) => line.startsWith('You are'));
  assert.equal((await seen(people[0])).length, 1);
  assert.deepEqual(await seen(nobody), []);
});

test('an export has the same lines, as everybody may see them', async () => {
  const { id } = await table(people.slice(0, 2), { game: 'clans' });
  await playOn(id);
  const words = await rowsOf(nobody, id, '&format=text&lang=pl');
  const find = async (query) => {
    const { text } = await nobody.ask('GET', `/api/history/export?count=50${query}`);
    return text.split('\n').filter(Boolean).map((line) => JSON.parse(line)).find((one) => one.id === id);
  };
  const found = await eventually(() => find('&format=text&lang=pl'), 'its line'); // what has just ended follows in a later answer
  assert.deepEqual(found.log, words);
  const { log, ...bare } = found;
  assert.deepEqual(bare, await find(''));
  assert.equal((await nobody.refused(400, 'bad_request', 'GET', '/api/history/export?format=text&lang=klingon')).field, 'lang');
});

test('a server without the texts says that it cannot tell the log in words, and tells it as before otherwise', async () => {
  const bare = await startServer({ web: here });
  const ann = await guest(bare, 'Ann');
  const { id } = await table([ann], { game: 'clans', bots: ['random'] });
  await ann.refused(503, 'busy', 'GET', `/api/matches/${id}/events?format=text&lang=de`);
  assert.ok((await ann.get(`/api/matches/${id}/events`)).rows.length > 0);
  await callOff(id, ann);
  await eventually(async () => (await ann.ask('GET', '/api/history/export')).text !== '', 'the ended match');
  await ann.refused(503, 'busy', 'GET', '/api/history/export?format=text');
  await bare.close();
});

test('a webhook tells what has happened since the user\'s last move, in their language, and nothing that they may not see', async () => {
  const hooks = await startServer({ args: ['--allow-private-hooks'] });
  const sink = await new Sink().open();
  const [olga, pia] = [await account(hooks, 'Olga'), await account(hooks, 'Pia')];
  await olga.create('/api/me/notify/hooks', { url: `${sink.url}/olga`, form: 'json' });
  await olga.expect(200, 'PUT', '/api/me/notify', { hook: { events: ['turn'] }, language: 'de' });
  const { id } = await table([olga, pia], { game: 'clans', start_seat: 0 });
  const play = async (who, version) => who.post(`/api/matches/${id}/moves`, { id: `h${version}`, expects: version, move: 0 });
  await play(olga, 0);
  await play(pia, 1);
  const told = await eventually(() => sink.told.find((one) => one.event === 'turn' && one.version === 2), 'the turn');
  const { rows } = await olga.get(`/api/matches/${id}/events?format=text&lang=de`);
  assert.deepEqual(told.lines, rows.filter(({ version }) => version === 2).flatMap(({ lines }) => lines));
  assert.match(told.lines[0], /^Pia versetzt /);
  await sink.close();
  await hooks.close();
});

test('live updates have the same lines, from the first row on and for each new one', async () => {
  const { id } = await table(people.slice(0, 2), { game: 'clans' });
  await playOn(id, 5);
  const [client] = await seatAll([people[0]], { id }, { lang: 'fr' });
  await playOn(id, 6);
  const words = await rowsOf(people[0], id, '&format=text&lang=fr');
  const told = client.tables.get(id);
  await client.until(() => told.version === words.at(-1).version, 'the newest row');
  assert.deepEqual(told.rows, words);
  client.close();
});

test('an unknown form or language is refused by its name, over REST and live', async () => {
  const { id } = await table(people.slice(0, 2), { game: 'clans' });
  for (const [query, field] of [['format=words', 'format'], ['format=text&lang=xx', 'lang'], ['lang=', 'lang']]) {
    const error = await people[0].refused(400, 'bad_request', 'GET', `/api/matches/${id}/events?${query}`);
    assert.equal(error.field, field);
  }
  const [client] = await seatAll([people[0]], { id });
  for (const [more, field] of [[{ format: 'words' }, 'format'], [{ format: 'text', lang: 'xx' }, 'lang']]) {
    const coming = client.next('refused');
    client.sendText(JSON.stringify({ type: 'subscribe', match: id, ...more }));
    const refused = await coming;
    assert.equal(refused.error.field, field);
    assert.equal(refused.match, id);
  }
  client.close();
});
