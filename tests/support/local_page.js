// Matches on this device, in the page: the form, what the browser stores of them.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chooseGame, id, scoreText } from './browser.js';
import { until } from './patience.js';
import { program } from './server.js';

/** Options of a test: without a compiler for modules there are no such matches. */
export const needsModules = existsSync(join(dirname(program), 'web/local.json')) ? {} : { skip: 'no compiler for modules is here' };

/** Opens the form for a match on this device. */
export async function openForm(who, game) {
  await who.page.goto('/');
  await id(who, 'create').click();
  if (game !== 'stoneage') await chooseGame(who, game);
  await id(who, 'create-kind-here').check();
}

/** Begins a match: `seats` from the second on are bots or names. Returns its id. */
export async function begin(who, game, seats = ['easy', 'beginner'], name = 'Moa') {
  await openForm(who, game);
  await id(who, `create-count-${seats.length + 1}`).check();
  await id(who, 'create-name-0').fill(name);
  for (const [i, seat] of seats.entries()) {
    const isPerson = /^[A-Z]/.test(seat);
    await id(who, `create-seat-${i + 1}`).selectOption(isPerson ? 'person' : seat);
    if (isPerson) await id(who, `create-name-${i + 1}`).fill(seat);
  }
  await id(who, 'create-go').click();
  await id(who, 'board').waitFor();
  return /\/match\/(~[\w-]{16})$/.exec(who.page.url())[1];
}

/** The score sheet is that of the stored match. */
export async function checkEnd(who, match) {
  await id(who, 'score-sheet').waitFor();
  const record = await stored(who, match);
  assert.equal(record.over, true);
  for (const [seat, { total }] of record.result.entries()) assert.equal(await id(who, `total-${seat}`).innerText(), scoreText(total));
  await id(who, 'rematch').waitFor();
}

/** Returns the browser's record of a match. */
export const stored = (who, match) => who.page.evaluate(async (key) => {
  const { name } = (await indexedDB.databases()).find((one) => one.name.startsWith('ochre.local'));
  const result = (request) => new Promise((done, fail) => { Object.assign(request, { onsuccess: () => done(request.result), onerror: fail }); });
  const db = await result(indexedDB.open(name));
  const record = await result(db.transaction('matches').objectStore('matches').get(key));
  db.close();
  return record;
}, match);

/** Changes what the browser stores of a match. */
export const spoil = (who, match, change) => who.page.evaluate(async ([key, more]) => {
  const { name } = (await indexedDB.databases()).find((one) => one.name.startsWith('ochre.local'));
  const result = (request) => new Promise((done, fail) => { Object.assign(request, { onsuccess: () => done(request.result), onerror: fail }); });
  const db = await result(indexedDB.open(name));
  const matches = db.transaction('matches', 'readwrite').objectStore('matches');
  const record = await result(matches.get(key));
  if (more.from) record.saved = record.saved.replace(more.from, more.to);
  await result(matches.put({ ...record, ...more.members }));
  db.close();
}, [match, change]);

/** Waits until the browser keeps the client and the modules that it has played. */
export async function kept(who, files) {
  const has = () => who.page.evaluate(async (wanted) => {
    const urls = [];
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return urls.includes('/') && wanted.every((part) => urls.some((url) => url.includes(part)));
  }, files);
  await until(has, 'the client to be kept');
}

/** Makes the page's state readable without a network. */
export async function keepState(who) {
  who.stateModule = await who.page.evaluate(async () => {
    const text = await (await fetch('/js/core/state.js')).text();
    const address = new URL(/from "([^"]+)"/.exec(text)[1], `${location.origin}/js/core/`).href;
    const shell = (await caches.keys()).find((name) => name.includes('shell'));
    await (await caches.open(shell)).add(address);
    return new URL(address).pathname;
  });
}

/** Takes the network away; what a page says of that is no problem of it. */
export async function cutOff(who) {
  who.away = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection|Failed to load resource/;
  await who.context.setOffline(true);
}

/** Problems of a page beside a network that is away. */
export const others = ({ problems, away }) => problems.filter((one) => !away.test(one));
