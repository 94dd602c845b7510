// Tools of a table's host, and friends, in Chromium: the host sees who comes, removes a person, hands the table over; two follow each other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { patient } from '../support/patience.js';
import { account, guest, table } from '../support/rest.js';

const here = stage();
const { people } = here;
const prefer = (who, theme) => who.context.addInitScript(`localStorage.setItem('ochre.prefs', '${JSON.stringify({ lang: 'en', theme })}')`);

for (const [viewport, theme] of [[WIDE, 'day'], [PHONE, 'night']]) {
  test(`a host is told who comes, removes somebody, who is told, and hands the table over at ${viewport.width}, by ${theme}`, { timeout: patient(60000) }, () => people([{ viewport }, { viewport }], async (ann, ben) => {
    await Promise.all([ann, ben].map((one) => prefer(one, theme)));
    const [host, other] = [await guest(here.server, 'Ann'), await guest(here.server, 'Ben')];
    await Promise.all([signIn(ann, host), signIn(ben, other)]);
    const match = await table([host], { seats: 2, start: false });
    await ann.page.goto(`/match/${match.id}`);
    await id(ann, 'start').waitFor();
    await ben.page.goto(`/match/${match.id}`);
    await id(ben, 'sit-1').click();
    await ann.page.getByText('Ben has joined. All seats are taken.').waitFor();
    await id(ann, 'person-1').click();
    await id(ann, 'person-remove').waitFor();
    await shot(ann, `person-${theme}`);
    await checkWidth(ann);
    await id(ann, 'person-remove').click();
    await ben.page.getByText('The host removed you from this table.').waitFor();
    await shot(ben, `removed-${theme}`);
    await id(ben, 'sit-1').click();
    await id(ben, 'leave').waitFor();
    await id(ann, 'person-1').click();
    await id(ann, 'person-host').click();
    await ben.page.getByText('You are now the host of this table.').waitFor();
    await id(ben, 'start').waitFor();
    assert.equal(await id(ann, 'start').count(), 0);
  }));

  test(`two accounts follow each other and see what the other plays at ${viewport.width}, by ${theme}`, { timeout: patient(60000) }, () => people([{ viewport }], async (who) => {
    await prefer(who, theme);
    const [cara, dan] = [await account(here.server, `Cara ${viewport.width}`), await account(here.server, `Dan ${viewport.width}`)];
    await dan.expect(200, 'POST', '/api/me/friends', { name: `Cara ${viewport.width}` });
    const match = await table([dan], { seats: 2, start: false });
    await signIn(who, cara);
    await who.page.goto('/account');
    await id(who, 'follower').waitFor();
    await id(who, 'follow-back').click();
    await id(who, 'friend').waitFor();
    assert.match(await id(who, 'friend').innerText(), /friend/);
    assert.match(await id(who, 'friend-match').getAttribute('href'), new RegExp(match.id));
    await id(who, 'friends').evaluate((card) => card.scrollIntoView());
    await shot(who, `friends-${theme}`);
    await checkWidth(who);
    await id(who, 'unfollow').click();
    await id(who, 'follower').waitFor();
    assert.deepEqual((await cara.get('/api/me/friends')).following, []);
  }));
}
