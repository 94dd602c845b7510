// Every level of bot, with all options of its game, chosen in the lobby: each takes its moves at a person's table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseGame, id, matchOf, PHONE, restOf, shot, stage, WIDE } from '../support/browser.js';
import { patient } from '../support/patience.js';
import { byMouse, byTouch, playPage } from '../support/player.js';
import { Rest } from '../support/rest.js';

const MOVES = 3; // of each bot, at least
const TABLES = [
  { game: 'stoneage', bots: ['beginner', 'medium', 'hard', 'master'] },
  { game: 'stoneage', bots: ['random', 'casual', 'easy'] },
  { game: 'clans', bots: ['beginner', 'hard', 'master'] },
  { game: 'clans', bots: ['casual', 'easy', 'medium'] },
  { game: 'clans', bots: ['random', 'casual'] },
];

const here = stage();
const { people } = here;

/** From the front page to a started match with all options of the game, against these bots, who do not dawdle. */
async function openTable(who, { game, bots }, use) {
  await who.page.goto('/');
  await id(who, 'guest-name').fill('Moa');
  await use('create');
  await chooseGame(who, game, use);
  await use('create-join-anyone');
  await use('create-more');
  await use(`create-count-${bots.length + 1}`);
  if (bots.length === 4) await who.page.locator('[data-testid=create-option-expansion]:checked').waitFor();
  const { options } = (await new Rest(here.server).get('/api/games')).games.find((one) => one.id === game);
  for (const option of options) if (!(await id(who, `create-option-${option}`).isChecked())) await use(`create-option-${option}`);
  for (const [at, bot] of bots.entries()) await id(who, `create-seat-${at + 1}`).selectOption(bot);
  await use('create-bot-delay');
  await use('create-go');
  await use('start');
  await id(who, 'board').waitFor();
  return options.length;
}

/** How many moves each seat of a match has taken. */
async function movesOf(match, seats) {
  const { rows } = await new Rest(here.server).get(`/api/matches/${match}/events?count=1000`);
  return Array.from({ length: seats }, (_, seat) => rows.filter((row) => row.seat === seat && row.version > 0).length);
}

for (const [at, table] of TABLES.entries()) {
  const touch = at % 2 === 1;
  const [how, view] = touch ? ['finger on a phone', { viewport: PHONE, touch }] : ['mouse', { viewport: WIDE }];
  test(`at a table of ${table.game} with all options ${table.bots.join(', ')} take their moves: by ${how}`, { timeout: patient(200000) }, () => people([view], async (who) => {
    const options = await openTable(who, table, (name) => (touch ? id(who, name).tap() : id(who, name).click()));
    const match = matchOf(who);
    const told = await new Rest(here.server).get(`/api/matches/${match}`);
    assert.deepEqual(told.match.seats.slice(1).map(({ bot }) => bot), table.bots);
    assert.equal(told.match.options.length, options);
    let all = false;
    const take = async (...asked) => {
      const done = await (touch ? byTouch : byMouse)(...asked);
      all = (await movesOf(match, table.bots.length + 1)).slice(1).every((count) => count >= MOVES);
      return done;
    };
    await playPage(who, take, { stop: () => all, ms: patient(120000) });
    assert.ok(all, 'no bot has won before all have moved');
    await shot(who, `levels-${table.game}-${touch ? 390 : 1280}`);
    if (!touch) for (const bot of table.bots) assert.equal(await who.page.getByText(new RegExp(`^${bot} bot`)).count(), 1, bot);
  }));
}

test('a quick match has bots that suit the player, or those that were chosen', { timeout: patient(60000) }, () => people([{}], async (who) => {
  const bots = async (play) => {
    await who.page.goto('/');
    await id(who, play).click();
    await who.page.waitForURL(/\/match\//);
    const { match } = await (await restOf(who)).get(`/api/matches/${matchOf(who)}`);
    return match.seats.slice(1).map(({ bot }) => bot);
  };
  await who.page.goto('/');
  await id(who, 'guest-name').fill('Moa');
  assert.deepEqual(await bots('play-now'), ['beginner', 'beginner'], 'the first match is against the softest');
  await who.page.goto('/');
  await id(who, 'play-level').selectOption('casual');
  assert.deepEqual(await bots('play-clans'), ['casual', 'casual']);
}));
