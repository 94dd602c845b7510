// A server that goes on from an older copy of its file: open pages, players' and a spectator's, show what it has, say what is lost, and go on by
// it; so do programs, whatever they have sent.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { borrow, giveBack, id, signIn, toPlace, WIDE, withPeople } from '../support/browser.js';
import { live } from '../support/live.js';
import { patient, until } from '../support/patience.js';
import { agree, drive, guests } from '../support/play.js';
import { Rest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const AGREE_MS = patient(5000);
const kept = mkdtempSync(join(tmpdir(), 'ochre-gone-back-'));
let server;
let browser;
before(async () => {
  server = await startServer();
  browser = await borrow();
});
after(async () => {
  await giveBack(browser);
  await server?.close();
  rmSync(kept, { recursive: true, force: true });
});

const copy = (from, to) => {
  for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true });
  cpSync(from, to, { recursive: true });
};

/** Keeps a copy of all that the server has now. */
async function keep() {
  await server.stop();
  copy(server.dir, kept);
  await server.start();
}

/** The server goes on from that copy. */
async function goBack() {
  await server.stop();
  copy(kept, server.dir);
  await server.start();
}

let moves = 0;
async function move(person, match, text) {
  const { version } = await person.get(`/api/matches/${match.id}`);
  moves += 1;
  await person.post(`/api/matches/${match.id}/moves`, { id: `move-${moves}`, expects: version, move: text });
}

/** Returns the log of a page, line by line. */
const linesOf = (who) => who.page.locator('[data-testid="log"] li[data-version]').evaluateAll((lines) => lines.map((line) => `${line.dataset.version} ${line.dataset.at} ${line.textContent.trim()}`));
/** The newest version in it. */
const newest = async (who) => Number((await linesOf(who)).at(-1)?.split(' ')[0] ?? -1);
const shows = (who, version, ms = AGREE_MS) => until(async () => await newest(who) === version, `version ${version} at ${who.page.url()}`, ms);
/** From now on the page remembers what it says, until somebody loads it anew. */
const listen = (who) => who.page.evaluate(() => {
  window.said = [];
  new MutationObserver(() => window.said.push(document.querySelector('[data-testid="notice"]')?.innerText)).observe(document.body, { childList: true, subtree: true, characterData: true });
});
/** Returns the message that the server went back; undefined: the page has changed since. */
const said = (who) => who.page.evaluate(() => window.said?.find((text) => text?.startsWith('The server went back')));
const says = (who, words) => until(async () => await said(who) === words, `"${words}"`);

/** A browser that gets no WebSocket through. */
const noSockets = (who) => who.page.addInitScript(() => {
  window.WebSocket = class {
    constructor() { setTimeout(() => this.onclose?.({ code: 1006, reason: '' })); }
    close() {}
  };
});

test('three pages go back with the server, say so, and play on', { timeout: patient(120000) }, () => withPeople(browser, server, [{ viewport: WIDE }, { viewport: WIDE }, { viewport: WIDE }], async (ann, ben, cid) => {
  const [first, second] = await guests(server, 'Ann', 'Ben');
  const match = await table([first, second], { game: 'stoneage', start_seat: 0 });
  await move(first, match, 'place forest 2');
  await move(second, match, 'place hunt 2');
  await keep();
  await move(first, match, 'place quarry 1');
  await move(second, match, 'place river 1');
  await move(first, match, 'place clay_pit 1');
  await second.create(`/api/matches/${match.id}/chat`, { id: 'line', text: 'this is lost' });
  await signIn(ann, first);
  await signIn(ben, second);
  await noSockets(cid);
  for (const who of [ann, ben, cid]) {
    await who.page.goto(`/match/${match.id}`);
    await shows(who, 5, patient(15000));
    await listen(who);
  }
  await id(ben, 'place-field').waitFor();
  await ben.page.keyboard.press('d'); // the field: chosen, and not sent
  await id(ben, 'send').waitFor();

  await goBack();
  await Promise.all([ann, ben, cid].map((who) => shows(who, 2)));
  for (const who of [ann, ben]) await says(who, 'The server went back to move 2; your later moves were lost.');
  await says(cid, 'The server went back to move 2; later moves were lost.');
  await id(ben, 'send').waitFor({ state: 'detached' });
  for (const who of [ann, ben, cid]) assert.equal(await who.page.getByText('this is lost').count(), 0);

  await toPlace(ann, 'quarry');
  await id(ann, 'send').click();
  await Promise.all([ann, ben, cid].map((who) => shows(who, 3)));
  const { version, rows } = await new Rest(server).get(`/api/matches/${match.id}/events`);
  assert.equal(version, 3);
  for (const who of [ann, ben, cid]) {
    assert.ok(await said(who), 'nothing was loaded again');
    const lines = await linesOf(who);
    await who.page.reload();
    await shows(who, 3, patient(15000));
    assert.deepEqual(lines, await linesOf(who), 'as a page that has never known anything else');
    assert.ok(lines.every((line) => rows.some(({ version: of, at_ms: at }) => line.startsWith(`${of} ${at} `))), 'as it is stored');
    who.problems.length = 0; // while the server was away
  }
}));

test('a page that was away for the whole of another history mixes nothing of the two', { timeout: patient(120000) }, () => withPeople(browser, server, [{ viewport: WIDE }], async (ann) => {
  const [first, second] = await guests(server, 'Ann', 'Ben');
  const match = await table([first, second], { game: 'stoneage', start_seat: 0 });
  await move(first, match, 'place forest 2');
  await keep();
  await move(second, match, 'place hunt 2');
  await signIn(ann, first);
  await ann.page.goto(`/match/${match.id}`);
  await shows(ann, 2, patient(15000));
  await listen(ann);
  await ann.context.setOffline(true);
  await goBack();
  await move(second, match, 'place quarry 1');
  await move(first, match, 'place river 1');
  await move(second, match, 'place clay_pit 1');
  await ann.context.setOffline(false);
  await shows(ann, 4);
  await says(ann, 'The server went back to move 1; later moves were lost.'); // none of hers
  const { rows } = await new Rest(server).get(`/api/matches/${match.id}/events`);
  for (const line of await linesOf(ann)) assert.ok(rows.some(({ version, at_ms: at }) => line.startsWith(`${version} ${at} `)), line);
  ann.problems.length = 0;
}));

test('programs get everything again, whatever they send', { timeout: patient(120000) }, async () => {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people, { game: 'stoneage', start_seat: 0 });
  const clients = await Promise.all([...people, new Rest(server)].map((rest) => live(rest, { reconnect: true })));
  for (const client of clients) await client.subscribe(match.id, match.key);
  await drive(clients.slice(0, 2), match.id, ([{ version }]) => version >= 11);
  await keep();
  await Promise.all(clients.map((client) => client.until(() => client.reconnects === 1, 'the line again')));
  await drive(clients.slice(0, 2), match.id, ([{ version }]) => version >= 14);
  await agree(clients, match.id, 14);
  const held = clients.map((client) => client.tables.get(match.id));
  assert.deepEqual(held.map(({ resets }) => resets), [0, 0, 0], 'a server that comes back with all it had tells only what is newer');
  const lost = held[0].update;
  await goBack();
  await Promise.all(clients.map((client, i) => client.until(() => held[i].resets === 1 && held[i].update?.version === 11, 'version 11', AGREE_MS)));
  const rest = new Rest(server);
  const { rows } = await rest.get(`/api/matches/${match.id}/events`);
  for (const { rows: told } of held) assert.deepEqual(told.map(({ version, at_ms: at }) => [version, at]), rows.map(({ version, at_ms: at }) => [version, at]));

  const [seat] = held[0].update.to_act;
  const mover = clients[seat];
  const from = mover.received.length;
  const refused = await mover.request({ type: 'move', match: match.id, expects: 14, hash: lost.hash, move: 0 });
  assert.deepEqual([refused.type, refused.error.name, refused.error.version], ['refused', 'stale', 11]);
  const whole = await mover.next('update', { from });
  assert.deepEqual([whole.reset, whole.from, whole.version, whole.rows.length], [true, 0, 11, 12]);

  const gone = await rest.get(`/api/matches/${match.id}/events?from=15&hash=${lost.hash}&wait=20`);
  assert.deepEqual([gone.reset, gone.version, gone.rows.length, gone.hash], [true, 11, 12, held[0].update.hash], 'a long poll does not wait for what is lost');
  const { rows: none, reset } = await rest.get(`/api/matches/${match.id}/events?from=12&hash=${gone.hash}`);
  assert.deepEqual([none, reset], [[], undefined]);

  await drive(clients.slice(0, 2), match.id, ([{ version }]) => version >= 16); // longer than what was lost
  await agree(clients, match.id, 16);
  const other = await rest.get(`/api/matches/${match.id}/events?from=15&hash=${lost.hash}`);
  assert.deepEqual([other.reset, other.rows.length], [true, 17], 'version 14 is another move now');
  clients.forEach((client) => client.close());
});

test('conditional moves made in a history that is lost are dropped', { timeout: patient(60000) }, async () => {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people, { game: 'stoneage', start_seat: 0 });
  const path = `/api/matches/${match.id}`;
  await move(people[0], match, 'place forest 2');
  await keep();
  await move(people[1], match, 'place hunt 2');
  const { version, hash } = await people[1].get(path);
  await goBack();
  await people[1].refused(409, 'orders_changed', 'PUT', `${path}/orders`, { text: 'place quarry 1', edit: 0, version, hash });
  const now = await people[1].get(path);
  assert.equal((await people[1].expect(200, 'PUT', `${path}/orders`, { text: 'place quarry 1', edit: 0, version: now.version, hash: now.hash })).edit, 1);
});
