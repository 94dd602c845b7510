// The links in emails, in a browser: a user with a forgotten password requests an email, and sets a new password by its link.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { borrow, id, giveBack, PHONE, person, shot } from '../support/browser.js';
import { openMailbox } from '../support/mailbox.js';
import { until } from '../support/patience.js';
import { account } from '../support/rest.js';
import { startServer } from '../support/server.js';

let server;
let box;
let browser;
before(async () => {
  box = await openMailbox();
  server = await startServer({ args: ['--smtp', box.url, '--mail-from', 'ochre@play.example'] });
  browser = await borrow();
});
after(async () => {
  await giveBack(browser);
  await server?.close();
  await box?.close();
});

const linkOf = async (subject) => {
  let mail;
  await until(() => { mail = box.mails.filter((one) => subject.test(one.subject)).at(-1); return mail; }, 'a letter');
  return new URL(/http:\S*\/letter#[\w-]{55}/.exec(mail.text)[0]);
};

test('an address is confirmed and a new password set by the links of emails, on the phone', async () => {
  const ann = await account(server, 'Ann');
  await ann.expect(202, 'POST', '/api/me/notify/mail', { address: 'ann@home.example' });
  const who = await person(browser, server, { viewport: PHONE, touch: true });
  const confirm = await linkOf(/Confirm/);
  await who.page.goto(`${server.url}/letter${confirm.hash}`);
  await id(who, 'letter-go').click();
  await id(who, 'letter-done').waitFor();
  assert.ok(!who.page.url().includes('#'), 'the secret has left the address bar');
  await shot(who, 'letter-confirmed');
  await who.page.goto(`${server.url}/account`);
  await id(who, 'forgotten').click();
  await id(who, 'letter-name').fill('Ann');
  await shot(who, 'letter-forgotten');
  await id(who, 'letter-go').click();
  await id(who, 'letter-done').waitFor();
  const reset = await linkOf(/password/);
  await who.page.goto('about:blank'); // as from a mail
  await who.page.goto(`${server.url}/letter${reset.hash}`);
  await id(who, 'letter-password').fill('a fresh password');
  await shot(who, 'letter-reset');
  await id(who, 'letter-go').click();
  await id(who, 'letter-done').waitFor();
  await who.page.goto(`${server.url}/account`);
  await id(who, 'sign-in-name').fill('Ann');
  await id(who, 'sign-in-password').fill('a fresh password');
  await id(who, 'sign-in-go').click();
  await who.page.locator('[data-testid="account"]', { hasText: 'Ann' }).waitFor();
});
