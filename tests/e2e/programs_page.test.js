// Access for programs on the account page, in Chromium: a token is made, shown once and works; an account becomes a bot's and is shown as
// one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { patient } from '../support/patience.js';
import { account, guest, send, table } from '../support/rest.js';

const here = stage();
const { people } = here;

for (const [viewport, theme] of [[WIDE, 'day'], [PHONE, 'night']]) {
  test(`tokens and a bot account at ${viewport.width}, by ${theme}`, { timeout: patient(60000) }, () => people([{ viewport }], async (who) => {
    await who.context.addInitScript(`localStorage.setItem('ochre.prefs', '${JSON.stringify({ lang: 'en', theme })}')`);
    const name = `Robota ${viewport.width}`;
    await who.page.goto('/account');
    await id(who, 'register-name').fill(name);
    await id(who, 'register-password').fill('correct horse');
    await id(who, 'register-go').click();
    await id(who, 'create').waitFor();
    await who.page.goto('/account');
    await id(who, 'token-name').fill('My bot');
    await id(who, 'token-make').click();
    await id(who, 'token-secret').waitFor();
    const secret = await id(who, 'token-secret').inputValue();
    const me = async () => send(here.server.url, 'GET', '/api/me', { headers: { authorization: `Bearer ${secret}` } });
    assert.equal((await me()).json.user.name, name);
    await id(who, 'become-bot').click();
    await id(who, 'become-bot').waitFor({ state: 'detached' });
    await id(who, 'tokens').evaluate((card) => card.scrollIntoView());
    await shot(who, `programs-${viewport.width}-${theme}`);
    await checkWidth(who);
    await who.page.reload();
    await id(who, 'token').waitFor();
    assert.equal(await id(who, 'token-secret').count(), 0, 'it is shown once');
    await id(who, 'token-end').click();
    await id(who, 'token').waitFor({ state: 'detached' });
    assert.equal((await me()).status, 401);
    const host = await guest(here.server, 'Host');
    const match = await table([host], { seats: 2, start: false });
    await who.page.goto(`/match/${match.id}`);
    await id(who, 'sit-1').click();
    await who.page.locator('[data-testid="seat-1"] .bot-mark').waitFor();
    await shot(who, `bot-account-${viewport.width}-${theme}`);
  }));
}

test('an account that plays is not offered to become a bot account, which the server would refuse', { timeout: patient(60000) }, () => people([{}], async (who) => {
  const runa = await account(here.server, 'Runa');
  await table([runa], { seats: 2, start: false });
  await runa.refused(409, 'has_played', 'POST', '/api/me/bot');
  await signIn(who, runa);
  await who.page.goto('/account');
  await id(who, 'tokens').waitFor();
  await id(who, 'bot-card').waitFor({ state: 'detached' });
}));
