// Friends on the same network reach a host by plain http and its name: browsers call such a page insecure and take some functions away.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, launch, person, toPlace } from '../support/browser.js';
import { startServer } from '../support/server.js';

test('a move is accepted on a page that came by plain http from another machine', async () => {
  const server = await startServer();
  const browser = await launch(['--host-resolver-rules=MAP table.test 127.0.0.1']);
  try {
    const who = await person(browser, { ...server, url: server.url.replace('127.0.0.1', 'table.test') });
    await who.page.goto('/');
    assert.equal(await who.page.evaluate(() => globalThis.isSecureContext), false, 'the page is one that the browser calls insecure');
    assert.equal(await who.page.evaluate(() => typeof crypto.randomUUID), 'undefined', 'one of them');
    await id(who, 'guest-name').fill('Ann');
    await id(who, 'play-now').click();
    await toPlace(who, 'hunt');
    await id(who, 'send').click();
    await id(who, 'log').getByText(/Ann sends 1 person hunting/).first().waitFor();
    assert.deepEqual(who.problems, []);
  } finally {
    await browser.close();
    await server.close();
  }
});
