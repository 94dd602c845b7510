// Conditional moves are built on a preview board, saved, and carried out without anyone there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage, toPlace, useTool } from '../support/browser.js';
import { guests } from '../support/play.js';
import { table } from '../support/rest.js';
import { until } from '../support/patience.js';

const here = stage();

const place = (where, people) => ({ kind: 'place', place: where, people });
let count = 0;
const play = async (rest, match, move) => {
  count += 1;
  const { version } = (await rest.get(`/api/matches/${match.id}`)).match;
  return rest.post(`/api/matches/${match.id}/moves`, { id: `p${count}`, expects: version, move });
};

/** Waits until the future that was asked for last is drawn. */
const drawn = (who, wishes) => until(async () => await who.page.locator('.wishes li').count() === wishes
  && !await who.page.locator('[data-testid="panel"] button:disabled').count(), `${wishes} conditional moves`);

/** Ben's page at the match with Ann, who begins. */
async function atTable(who) {
  const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 0 });
  await signIn(who, ben);
  await who.page.goto(`/match/${match.id}`);
  return { ann, ben, match };
}

test('conditional moves set on the preview are made while their person is away', () => here.people([{}], async (who) => {
  const { ann, ben, match } = await atTable(who);
  await id(who, 'conditional-open').waitFor();
  await who.page.keyboard.press('o');
  await id(who, 'conditional-sheet').waitFor();
  await toPlace(who, 'hunt');
  await id(who, 'send').click();
  await drawn(who, 1);
  await toPlace(who, 'forest');
  await id(who, 'send').click();
  await drawn(who, 2);
  await id(who, 'wish-else-1').click();
  await drawn(who, 1);
  await id(who, 'policy-feed').check();
  await until(async () => await id(who, 'policy-feed').isChecked() && await id(who, 'plan-keep').isEnabled(), 'the policy');
  await shot(who, 'conditional');
  await checkWidth(who);
  const lines = await id(who, 'plan-text').inputValue();
  assert.match(lines, /^place hunt \d, else place forest \d\nalways feed$/);
  await id(who, 'plan-keep').click();
  await id(who, 'conditional-count').waitFor();
  assert.equal((await ben.get(`/api/matches/${match.id}/orders`)).text, lines);
  await who.page.goto('/');
  await play(ann, match, place('field', 1));
  await until(async () => (await ann.get(`/api/matches/${match.id}`)).match.version >= 2, "Ben's conditional move");
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'conditional-mark').waitFor();
  assert.equal(await id(who, 'conditional-count').innerText(), '1', 'the policy is left');
  await shot(who, 'conditional-fired');
}));

/** The words of the sheet of conditional moves, without the saved text and the conditions, which are written. */
const said = (who) => id(who, 'conditional-sheet').evaluate((sheet) => {
  const shown = sheet.cloneNode(true);
  for (const written of shown.querySelectorAll('textarea, datalist')) written.remove();
  return shown.textContent.replace(/\s+/g, ' ');
});
const CODE = /[a-z]+_[a-z0-9]+|agriculture|place |use [a-z]/; // as moves are written

test('a list of actions offers the remaining ones, each by its name at the table; conditional moves and figures are in words', () => here.people([{}], async (who) => {
  await atTable(who);
  await id(who, 'conditional-open').waitFor();
  await who.page.keyboard.press('o');
  const list = id(who, 'policy-use');
  await list.waitFor();
  const there = await list.locator('option:not([value=""])').evaluateAll((all) => all.map(({ value }) => value));
  const places = await who.page.evaluate(async () => (await import('/js/core/state.js')).state.match.view.places.map(({ place }) => place));
  assert.deepEqual([...there].sort(), [...places].sort(), 'the places of this table, and none of variants that it has not');
  const text = () => id(who, 'plan-text').inputValue();
  for (const [word, lines] of [['tool_maker', 'always use tool_maker'], ['hut', 'always use tool_maker hut'], ['hunt', 'always use tool_maker hut hunt']]) {
    await list.selectOption(word);
    await until(async () => await text() === lines && await list.isEnabled(), lines);
    assert.equal(await list.evaluate(({ selectedIndex }) => selectedIndex), 0, 'nothing that was not chosen is shown as chosen');
  }
  await toPlace(who, 'field');
  await drawn(who, 1);
  await toPlace(who, 'clay_pit');
  await id(who, 'send').click();
  await drawn(who, 2);
  assert.match(await text(), /^place field 1\nplace clay_pit \d\nalways use tool_maker hut hunt$/, 'what is kept is written as ever');
  await who.page.locator('.conditional-sheet summary').click();
  await id(who, 'plan-text').fill('place field 1, else place hut 2\nplace clay_pit 4\nuse field\nuse clay_pit\nalways use tool_maker hut\nalways feed\nalways tools');
  await id(who, 'plan-text').blur(); // a whole round
  await id(who, 'outcome').waitFor();
  await drawn(who, 4);
  const told = await said(who);
  for (const words of ['Send 1 person to the field', 'otherwise: Send 2 people to the hut', 'Send 4 people to the clay pit', 'Till the field', 'Roll for brick', 'Tool maker', 'Hut', 'Card for 1', 'The first building', 'Agriculture'])
    assert.ok(told.includes(words), `${words}: ${told}`);
  assert.doesNotMatch(told, CODE);
  await shot(who, 'conditional-words');
  await id(who, 'outcome').scrollIntoViewIfNeeded();
  await shot(who, 'conditional-figures');
  await id(who, 'language').selectOption('de');
  await until(async () => (await said(who)).includes('Werkzeug'), 'the same in German');
  const german = await said(who);
  for (const words of ['aufs Feld schicken', 'Lehmgrube', 'Ackerbau']) assert.ok(german.includes(words), `${words}: ${german}`);
  assert.doesNotMatch(german, CODE);
  await id(who, 'language').selectOption('en');
}));

test('conditional moves for Clans are shown in its words, too', () => here.people([{ viewport: PHONE, touch: true }], async (who) => {
  const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
  const match = await table([ann, ben], { game: 'clans', start_seat: 0 });
  await signIn(who, ann);
  await who.page.goto(`/match/${match.id}`);
  await useTool(who, 'conditional-open');
  await id(who, 'conditional-sheet').waitFor();
  const { from, to } = await who.page.evaluate(async () => {
    const [{ from: one, to: [other] }] = (await import('/js/core/state.js')).state.match.plan.choices.moves;
    return { from: one, to: other };
  });
  await id(who, `board-${from}`).tap();
  await id(who, `board-${to}`).tap();
  await drawn(who, 1);
  assert.match(await id(who, 'wish-0').innerText(), new RegExp(`^From ${from} to ${to}`));
  await checkWidth(who);
  await id(who, 'wish-0').scrollIntoViewIfNeeded();
  await shot(who, 'conditional-clans');
}));

test('what is written while an answer is on its way is asked next', () => here.people([{}], async (who) => {
  await who.page.addInitScript(() => { delete window.WebAssembly; }); // the server plays the simulations
  const { ben, match } = await atTable(who);
  await id(who, 'conditional-open').click();
  await id(who, 'conditional-sheet').waitFor();
  let answer;
  await who.page.route('**/whatif', async (route) => {
    await new Promise((now) => { answer = now; });
    await route.continue();
  }, { times: 1 });
  await id(who, 'policy-feed').check();
  await until(() => answer, 'the question');
  await who.page.locator('.conditional-sheet summary').click();
  await id(who, 'plan-text').fill('place hunt 3');
  await id(who, 'plan-text').blur();
  answer();
  await drawn(who, 1);
  assert.equal(await id(who, 'plan-text').inputValue(), 'place hunt 3', 'what was written holds, and not what was clicked before');
  await id(who, 'plan-keep').click();
  await until(async () => (await ben.get(`/api/matches/${match.id}/orders`)).text === 'place hunt 3', 'what was written to be kept');
}));

test('on a phone a text is written, refused with its reason, and taken', () => here.people([{ viewport: PHONE, touch: true }], async (who) => {
  await atTable(who);
  await useTool(who, 'conditional-open');
  await id(who, 'conditional-sheet').waitFor();
  await who.page.locator('.conditional-sheet summary').tap();
  await id(who, 'plan-text').fill('use moon');
  await id(who, 'plan-text').blur();
  await id(who, 'plan-problem').waitFor();
  assert.ok(who.problems.splice(0).every((line) => /400/.test(line)), 'the page gets the refusal, and nothing else');
  await id(who, 'plan-text').fill('place hunt 3 if food at least 1');
  await id(who, 'plan-text').blur();
  await id(who, 'wish-0').waitFor();
  await id(who, 'plan-problem').waitFor({ state: 'detached' });
  await checkWidth(who);
  await shot(who, 'conditional-phone');
  await id(who, 'plan-keep').tap();
  await id(who, 'more').tap();
  await id(who, 'conditional-count').waitFor();
}));

test('on a phone conditions are chosen by tapping, shown in words, and taken away again', () => here.people([{ viewport: PHONE, touch: true }], async (who) => {
  const { ben, match } = await atTable(who);
  await useTool(who, 'conditional-open');
  await id(who, 'conditional-sheet').waitFor();
  await toPlace(who, 'field');
  await drawn(who, 1);
  assert.match(await id(who, 'plan-summary').innerText(), /^1 planned, the last: Send 1 person to the field/);
  await id(who, 'plan-summary').tap();
  const text = () => id(who, 'plan-text').inputValue();
  const add = async (chosen, line) => {
    await id(who, 'wish-if-0').tap();
    for (const [part, value] of Object.entries(chosen)) await id(who, `condition-${part}`)[part === 'value' && !chosen.thing ? 'fill' : 'selectOption'](value);
    await shot(who, 'conditional-form');
    await checkWidth(who);
    await id(who, 'condition-add').tap();
    await until(async () => await text() === line && await id(who, 'wish-remove-0').isEnabled(), line);
  };
  await add({ name: 'food', compare: 'most', value: '14' }, 'place field 1 if food at most 14');
  await add({ name: 'crowd', of: 'hut', compare: 'is', value: '0' }, 'place field 1 if food at most 14 and crowd hut is 0');
  await id(who, 'wish-if-0').tap();
  await id(who, 'condition-name').selectOption('card');
  await id(who, 'condition-of').selectOption('card_2');
  const there = await who.page.evaluate(async () => (await import('/js/core/state.js')).state.match.view.slots.map(({ card }) => card));
  const offered = await id(who, 'condition-value').locator('option').evaluateAll((all) => all.map(({ value, textContent }) => [value, textContent]));
  assert.deepEqual(offered.map(([value]) => value), there, 'the cards on the table, and no others');
  for (const [, words] of offered) assert.match(words, /^.+ · .+$/, 'a card in words');
  await id(who, 'condition-add').tap();
  const whole = `place field 1 if food at most 14 and crowd hut is 0 and card card_2 is ${there[0]}`;
  await until(async () => await text() === whole && await id(who, 'wish-remove-0').isEnabled(), whole);
  assert.equal(await id(who, 'wish-if-0').count(), 0, 'a move has three conditions at most');
  const words = await id(who, 'wish-0').innerText();
  for (const part of ['my food at most 14', 'Hut: people there is 0', 'Card for 2 is ']) assert.ok(words.includes(part), `${part}: ${words}`);
  await id(who, 'wish-0').getByRole('button', { name: 'Remove the condition: Hut: people there is 0' }).tap();
  await until(async () => await text() === whole.replace(' and crowd hut is 0', ''), 'two conditions');
  await id(who, 'plan-keep').tap();
  await until(async () => (await ben.get(`/api/matches/${match.id}/orders`)).text === whole.replace(' and crowd hut is 0', ''), 'what was chosen to be kept');
}));

test('below the board stands the way to plan while a person is awaited who may take a day, and later to the plan', () => here.people([{}], async (who) => {
  const { ben, match } = await atTable(who);
  await id(who, 'plan-next').waitFor();
  assert.equal(await id(who, 'plan-next').innerText(), 'Plan my next move');
  await ben.ask('PUT', `/api/matches/${match.id}/orders`, { text: 'place field 1\nalways feed', edit: 0 });
  await until(async () => await id(who, 'plan-next').innerText() === 'Change my plan (2)', 'the plan of another device');
  await id(who, 'plan-next').click();
  await id(who, 'wish-0').waitFor();
}));
