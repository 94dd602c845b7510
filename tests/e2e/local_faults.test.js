// Faults of matches on this device are said in a sentence, and no move that was shown is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, person, sendTo, shot, stage, WIDE } from '../support/browser.js';
import { begin, needsModules, openForm, spoil, stored } from '../support/local_page.js';
import { clans, play, seen } from '../support/page_player.js';
import { patient, until } from '../support/patience.js';

const here = stage();
const options = { ...needsModules, timeout: patient(60000) };
const alone = (work) => () => here.people([{ viewport: WIDE }], work);

/** Makes some moves of Clans. */
const moves = (who, count) => play(who, (table) => {
  if (table.version >= count) throw new Error('enough');
  return clans(table);
}).catch((error) => assert.match(error.message, /^enough/));

test('a match goes on where it was when its page is loaded again', options, alone(async (who) => {
  const match = await begin(who, 'clans', ['beginner']);
  await moves(who, 6);
  const { version } = await stored(who, match);
  await who.page.reload();
  await id(who, 'board').waitFor();
  await until(async () => (await seen(who)).version >= version, 'all moves that were stored');
}));

test('a second tab says that the match is open, and goes on as soon as the first is closed', options, async (t) => {
  const who = await person(here.browser, here.server);
  t.after(() => who.context.close());
  await begin(who, 'clans', ['beginner']);
  const other = { ...who, page: await who.context.newPage() };
  await other.page.goto(who.page.url());
  await id(other, 'local-problem').waitFor();
  assert.match(await id(other, 'local-problem').innerText(), /open in another tab/);
  await shot(other, 'local-elsewhere');
  await who.page.close();
  await id(other, 'board').waitFor();
  await until(async () => (await seen(other)).choices, 'the question');
  assert.deepEqual(who.problems, []);
});

test('what another page has written in the meantime is not written over', options, alone(async (who) => {
  const match = await begin(who, 'clans', ['beginner']);
  await until(async () => (await seen(who)).choices, 'the question');
  await spoil(who, match, { members: { edit: 99 } });
  const { version, choices } = await seen(who);
  await id(who, `board-${choices.moves[0].from}`).click();
  await id(who, `board-${choices.moves[0].to[0]}`).click();
  await until(async () => /continued in another tab/.test(await id(who, 'notice').innerText().catch(() => '')), 'the sentence');
  assert.equal((await seen(who)).version, version, 'the move was not made');
}));

/** Presses some move of Clans: huts, and where they go. */
async function pressMove(who) {
  const { choices } = await seen(who);
  await id(who, `board-${choices.moves[0].from}`).click();
  await id(who, `board-${choices.moves[0].to[0]}`).click();
}

test('a match goes on when the browser has closed its store', options, alone(async (who) => {
  const match = await begin(who, 'clans', ['beginner']);
  await until(async () => (await seen(who)).choices, 'the question');
  const { version } = await seen(who);
  await who.page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    const closed = new WeakSet();
    window.refused = 0;
    IDBDatabase.prototype.transaction = function first(...args) {
      if (!closed.has(this) && window.refused === 0) closed.add(this);
      if (!closed.has(this)) return transaction.apply(this, args);
      window.refused += 1;
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    };
  });
  await pressMove(who);
  await until(async () => (await stored(who, match)).version > version, 'the move in the store');
  assert.equal(await who.page.evaluate(() => window.refused), 1, 'the closed store is used no more');
}));

test('when the browser has forgotten the match, no further move is made, which the page says', options, alone(async (who) => {
  await begin(who, 'clans', ['beginner']);
  await until(async () => (await seen(who)).choices, 'the question');
  await who.page.evaluate(async () => {
    const { name } = (await indexedDB.databases()).find((one) => one.name.startsWith('ochre.local'));
    const result = (request) => new Promise((done, fail) => { Object.assign(request, { onsuccess: () => done(request.result), onerror: fail }); });
    const db = await result(indexedDB.open(name));
    await result(db.transaction('matches', 'readwrite').objectStore('matches').clear());
    db.close();
  });
  const { version } = await seen(who);
  await pressMove(who);
  await until(async () => /isn’t stored on this device/.test(await id(who, 'notice').innerText().catch(() => '')), 'the sentence');
  assert.equal((await seen(who)).version, version, 'the move was not made');
}));

test('a match goes on with its module while the server has another one, and with that one by its log', options, alone(async (who) => {
  const match = await begin(who, 'clans', ['beginner']);
  const fetched = [];
  await who.page.route('**/hashed/local-clans-*.wasm', async (route) => {
    fetched.push(route.request().url());
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withSection(await answer.body()) }); // other bytes, as of another build
  });
  await moves(who, 6);
  assert.deepEqual(fetched, [], 'nothing new comes during the match');
  const before = await stored(who, match);
  await who.page.reload();
  await id(who, 'board').waitFor();
  await until(async () => (await seen(who)).version >= before.version, 'all moves');
  assert.equal(fetched.length, 1, 'the other module');
  await moves(who, 12);
  const after = await stored(who, match);
  const kept = before.saved.slice(0, before.saved.indexOf('\nend '));
  assert.ok(after.version >= 12 && after.saved.startsWith(kept), 'the log went on');
}));

/** A module with one more section, which does nothing. @param {Buffer} module */
const withSection = (module) => Buffer.concat([module, Buffer.from([0, 6, 5, ...Buffer.from('other')])]);

test('a page that is killed in the middle of a write loses no move that was shown', options, async (t) => {
  const who = await person(here.browser, here.server);
  t.after(() => who.context.close());
  const match = await begin(who, 'clans', ['beginner']);
  await moves(who, 6);
  await until(async () => (await seen(who)).choices, 'the question');
  const { version } = await seen(who);
  const address = who.page.url();
  const gone = new Promise((crashed) => { who.page.once('crash', crashed); });
  const control = await who.context.newCDPSession(who.page);
  await who.page.exposeFunction('killed', () => { control.send('Page.crash').catch(() => {}); });
  await who.page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      const from = performance.now();
      window.killed();
      while (performance.now() < from + 60000); // so that the transaction does not end before the page
      return request;
    };
  });
  pressMove(who).catch(() => {}); // the page dies of it
  await gone;
  const page = await who.context.newPage();
  const back = { ...who, page };
  await page.goto(address);
  await id(back, 'board').waitFor();
  await until(async () => (await seen(back)).choices, 'the question');
  assert.equal((await seen(back)).version, version, 'the move that was never shown was not made');
  await pressMove(back);
  await until(async () => (await seen(back)).version > version, 'it can be made now');
  assert.ok((await stored(back, match)).version > version);
});

test('a page that is killed right after an undo was shown goes on after the undo', options, async (t) => {
  const who = await person(here.browser, here.server);
  t.after(() => who.context.close());
  const match = await begin(who, 'stoneage', ['Ben']);
  const first = await seen(who);
  await sendTo(who, 'forest');
  await until(async () => (await seen(who)).me?.seat !== first.me.seat, 'the turn of the other');
  await id(who, 'undo').click();
  await until(async () => (await seen(who)).me?.seat === first.me.seat, 'the turn of the first again');
  const { version, view } = await seen(who);
  const address = who.page.url();
  const gone = new Promise((crashed) => { who.page.once('crash', crashed); });
  (await who.context.newCDPSession(who.page)).send('Page.crash').catch(() => {});
  await gone;
  const page = await who.context.newPage();
  const back = { ...who, page };
  await page.goto(address);
  await id(back, 'board').waitFor();
  await until(async () => (await seen(back)).choices, 'the question');
  const after = await seen(back);
  assert.deepEqual([after.version, after.me.seat, after.view.players], [version, first.me.seat, view.players]);
  assert.equal((await stored(back, match)).version, version);
});

/** Makes the worker fail at its next request that begins so, as if the system had ended it. */
const failAt = (who, begin) => who.page.evaluate((start) => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (!message.request?.startsWith(start)) return postMessage.call(this, message, ...rest);
    Worker.prototype.postMessage = postMessage;
    this.dispatchEvent(new ErrorEvent('error', { message: 'gone' }));
  };
}, begin);

test('a match goes on with a new module after one that fails while a bot thinks', options, alone(async (who) => {
  await begin(who, 'clans', ['beginner']);
  await until(async () => (await seen(who)).choices, 'the question');
  const { version } = await seen(who);
  await failAt(who, 'bot');
  await pressMove(who);
  await until(async () => {
    const now = await seen(who);
    return now.version > version + 1 && now.choices;
  }, 'the answer of the bot');
}));

test('a device changes hands with a new module after one that fails at it', options, alone(async (who) => {
  await begin(who, 'clans', ['Ben'], 'Ann');
  await id(who, 'hand-over-go').waitFor();
  await failAt(who, 'update');
  await id(who, 'hand-over-go').click();
  await id(who, 'notice').waitFor();
  await until(async () => {
    if (await id(who, 'hand-over-go').isEnabled().catch(() => false)) await id(who, 'hand-over-go').click().catch(() => {});
    return (await seen(who)).me;
  }, 'the view of who has the device');
}));

test('a page that has left a match before it was open takes it from no other page later', options, async (t) => {
  const who = await person(here.browser, here.server);
  t.after(() => who.context.close());
  const match = await begin(who, 'clans', ['beginner']);
  const held = () => who.page.evaluate(async () => (await navigator.locks.query()).held.length);
  const second = { ...who, page: await who.context.newPage() };
  await second.page.goto('/');
  await id(second, `match-${match}`).locator('a').first().click();
  await until(async () => (await who.page.evaluate(async () => (await navigator.locks.query()).pending.length)) === 1, 'its turn to wait');
  await second.page.goBack();
  await id(second, `match-${match}`).waitFor();
  await until(async () => (await who.page.evaluate(async () => (await navigator.locks.query()).pending.length)) === 0, 'the end of its waiting');
  assert.equal(await id(second, 'notice').count(), 0, 'a page that has left is told nothing');
  assert.equal(await held(), 1);
  await who.page.goto('/');
  await until(async () => (await held()) === 0, 'the lock that is free');
  await id(who, `match-${match}`).waitFor();
  assert.equal(await held(), 0, 'no page holds what none shows');
});

for (const [what, change, sentence] of [
  ['a damaged match', { from: 'undo shared', to: 'undo free' }, /damaged/],
  ['a record that is none', { members: { seats: null } }, /damaged/],
  ['a match of newer rules', { from: /\nrevision \d+/, to: '\nrevision 999' }, /newer rules/],
]) {
  test(`${what} cannot go on, which its page says`, options, alone(async (who) => {
    const match = await begin(who, 'clans', ['beginner']);
    await who.page.goto('/mine');
    await id(who, `match-${match}`).waitFor();
    await spoil(who, match, change);
    await who.page.reload();
    await id(who, `match-${match}`).waitFor();
    await who.page.goto(`/match/${match}`);
    await id(who, 'local-problem').waitFor();
    await until(async () => sentence.test(await id(who, 'local-problem').innerText()), 'the sentence'); // the page before may still hold the lock
    if (!/damaged/.test(String(sentence))) return;
    await id(who, 'local-remove-damaged').click();
    await until(() => who.page.url().endsWith('/mine'), 'my matches');
    assert.equal(await id(who, `match-${match}`).count(), 0);
  }));
}

test('a match that is not stored here is not there', options, alone(async (who) => {
  await who.page.goto('/match/~AAAAAAAAAAAAAAAA');
  await id(who, 'local-problem').waitFor();
  assert.match(await id(who, 'local-problem').innerText(), /isn’t stored on this device/);
}));

test('a move for which there is no room is not made, and can be made later', options, alone(async (who) => {
  await begin(who, 'clans', ['beginner']);
  await until(async () => (await seen(who)).choices, 'the question');
  await who.page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    window.room = () => { IDBObjectStore.prototype.put = put; };
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  const { version, choices } = await seen(who);
  const go = async () => {
    await id(who, `board-${choices.moves[0].from}`).click();
    await id(who, `board-${choices.moves[0].to[0]}`).click();
  };
  await go();
  await until(async () => /no storage left/.test(await id(who, 'notice').innerText().catch(() => '')), 'the sentence');
  assert.equal((await seen(who)).version, version);
  await who.page.evaluate(() => window.room());
  await go();
  await until(async () => (await seen(who)).version > version, 'the move');
}));

for (const [what, take, sentence] of [
  ['storage', () => { delete window.indexedDB; Object.defineProperty(window, 'indexedDB', { value: undefined }); }, /isn’t saving anything/],
  ['WebAssembly', () => { delete window.WebAssembly; }, /WebAssembly is missing/],
]) {
  test(`without ${what} the form says why there is no match on this device`, options, async (t) => {
    const who = await person(here.browser, here.server);
    t.after(() => who.context.close());
    await who.page.addInitScript(take);
    await openForm(who, 'stoneage');
    await id(who, 'local-obstacle').waitFor();
    assert.match(await id(who, 'local-obstacle').innerText(), sentence);
    assert.ok(await id(who, 'create-go').isDisabled());
    await shot(who, `local-without-${what}`);
    assert.deepEqual(who.problems, []);
  });
}

test('a match is deleted after a second question', options, alone(async (who) => {
  const match = await begin(who, 'clans', ['beginner']);
  await who.page.goto('/mine');
  const row = id(who, `match-${match}`);
  await row.locator('[data-testid="local-remove"]').click();
  await row.locator('[data-testid="local-remove-yes"]').click();
  await row.waitFor({ state: 'detached' });
  assert.equal(await stored(who, match), undefined);
}));
