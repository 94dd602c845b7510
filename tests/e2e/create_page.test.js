// The form of a new table: three cards say for whom it is, what has a usual value is closed, and the button is always in sight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, restOf, shot, stage, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';

const { people } = stage();

/** Returns whether the whole button can be seen and pressed at the dialog's current position. */
const inSight = (who, name) => who.page.evaluate((wanted) => {
  const { top, bottom, left, right } = document.querySelector(`[data-testid="${wanted}"]`).getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && at?.dataset.testid === wanted;
}, name);

for (const [viewport, theme] of [[PHONE, 'day'], [WIDE, 'night']]) {
  test(`three cards, and the button in sight (${viewport.width})`, { timeout: patient(60000) }, () => people([{ viewport }], async (who) => {
    await who.context.addInitScript(`localStorage.setItem('ochre.prefs', '${JSON.stringify({ theme })}')`);
    await who.page.goto('/');
    await id(who, 'guest-name').fill('Moa');
    await id(who, 'create').click();
    await id(who, 'create-go').waitFor();
    assert.ok(await inSight(who, 'create-go'), 'at once');
    assert.equal(await id(who, 'create-undo').isVisible(), false, 'closed at first');
    await shot(who, 'create-friends');
    await id(who, 'create-kind-days').check({ force: true });
    await until(async () => await id(who, 'create-clock').inputValue() === 'day', 'a day for each move');
    await id(who, 'create-more').click();
    await id(who, 'create-undo').scrollIntoViewIfNeeded();
    assert.ok(await inSight(who, 'create-go'), 'with all options open');
    await checkWidth(who);
    await shot(who, 'create-more');
    await id(who, 'create-kind-bots').check({ force: true });
    await until(async () => await id(who, 'create-seat-1').inputValue() === 'easy' && await id(who, 'create-clock').inputValue() === 'none', 'bots');
    await shot(who, 'create-bots');
    await id(who, 'create-go').click();
    await id(who, 'board').first().waitFor();
    const { match } = await (await restOf(who)).get(`/api${new URL(who.page.url()).pathname.replace('match', 'matches')}`);
    assert.deepEqual([match.status, match.listed, match.seats.map(({ bot }) => bot)], ['running', false, [null, 'easy', 'easy']]);
  }));
}

test('friends come by the link, unless the host lets anyone join; a table of one move a day is open to all', () => people([{ viewport: WIDE }], async (who) => {
  for (const [kind, chosen, listed, join] of [['friends', '', false, 'link'], ['friends', 'anyone', true, 'anyone'], ['days', '', true, 'anyone'],
    ['days', 'link', false, 'link']]) {
    await who.page.goto('/');
    await id(who, 'create').click();
    await id(who, `create-kind-${kind}`).click();
    if (chosen) await id(who, `create-join-${chosen}`).click();
    const made = who.page.waitForResponse((answer) => answer.request().method() === 'POST' && /\/api\/matches$/.test(answer.url()));
    await id(who, 'create-go').click();
    const { match } = await (await made).json();
    assert.deepEqual([match.listed, match.join], [listed, join], `${kind} ${chosen}`);
    await id(who, 'waiting').waitFor();
  }
}));
