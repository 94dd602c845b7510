// Accounts with webhooks that accept a request and never answer: all other users are notified as ever, and emails go out.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openMailbox } from '../support/mailbox.js';
import { until } from '../support/patience.js';
import { account, guest } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { Sink } from '../support/sink.js';

const SETTLE_MS = 3500;
const ATTACKERS = 24;
const HOOKS = 3; // of each
const BEFORE_MAX = 24; // hooks waited for before another user is notified: all would be more than twice as many

let server;
let pit; // takes all and answers nothing
let sink;
let box;
let host;
let victim;
const attackers = [];
before(async () => {
  pit = await new Sink(null).open();
  sink = await new Sink().open();
  box = await openMailbox();
  server = await startServer({ moves: true, args: ['--allow-private-hooks', '--smtp', box.url, '--mail-from', 'ochre@play.example'] });
  host = await guest(server, 'Host');
  victim = await account(server, 'Victim');
  await victim.create('/api/me/notify/hooks', { url: sink.url, form: 'json' });
  await told();
  for (let i = 0; i < ATTACKERS; i += 1) {
    const rest = await account(server, `Stranger ${i}`);
    const hooks = [];
    for (let n = 0; n < HOOKS; n += 1) {
      const { number } = await rest.create('/api/me/notify/hooks', { url: `${pit.url}/${n}`, form: 'json' });
      hooks.push(number);
    }
    attackers.push({ rest, hooks });
  }
});
after(async () => {
  await pit?.close();
  await server?.close();
  await sink?.close();
  await box?.close();
});

/** A match with these people begins. */
async function begin(...people) {
  const { match } = await host.create('/api/matches', { game: 'stoneage', seats: people.length + 1 });
  for (const person of people) await person.post(`/api/matches/${match.id}/join`, {});
  await host.post(`/api/matches/${match.id}/start`);
  return match.id;
}

/** The victim is notified of an event, and gets a requested email. */
async function told() {
  const letters = box.mails.length;
  const id = await begin(victim);
  await victim.expect(202, 'POST', '/api/me/notify/mail', { address: `victim${letters}@play.example` });
  await server.move(SETTLE_MS);
  await until(() => sink.told.some(({ match }) => match === id), 'the webhook of the player');
  await until(() => box.mails.length > letters, 'the letter');
}

test('tests without an answer delay nothing, and too many are refused', async () => {
  const answers = [];
  const trials = attackers.flatMap(({ rest, hooks }) => Array.from({ length: 5 }, async (_, i) => {
    answers.push((await rest.ask('POST', '/api/me/notify/test', { number: hooks[i % HOOKS] })).status);
  }));
  await until(() => pit.posts.length > 0, 'a trial under way');
  await told();
  assert.ok(pit.posts.length <= BEFORE_MAX, `${pit.posts.length} trials were waited for`);
  await until(() => answers.filter((status) => status === 503).length > ATTACKERS, 'those that were too many');
  pit.answer = { status: 204 }; // to those that still wait for their turn
  pit.server.closeAllConnections();
  await Promise.all(trials);
});

test('webhooks that do not answer do not delay those that do', async () => {
  pit.answer = null;
  pit.posts.length = 0;
  for (let at = 0; at < ATTACKERS; at += 3) await begin(...attackers.slice(at, at + 3).map(({ rest }) => rest));
  await server.move(SETTLE_MS);
  await until(() => pit.posts.length > 0, 'a notice under way');
  await told();
  assert.ok(pit.posts.length <= BEFORE_MAX, `${pit.posts.length} notices were waited for`);
});
