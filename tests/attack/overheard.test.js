// Events that servers on one database send each other (store/postgres/node_events.h): the role of the console, which may connect to it, neither hears them nor
// can say something in their name.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { live } from '../support/live.js';
import { patient, until } from '../support/patience.js';
import { PSQL, serveOnPostgres } from '../support/postgres.js';
import { guest, Rest, table } from '../support/rest.js';

const { postgres, server, close } = await serveOnPostgres();
after(close);

/** The channel, by who may read the tables. */
const channel = () => postgres.run("SELECT 'ochre_' || left(encode(sha256('hints'::bytea || value), 'hex'), 48) FROM secret WHERE name = 'letters'").trim();

/** A session that has begun to listen, as `user`: {heard(), end()}; heard: all that psql has said of notifications, each several lines. */
async function listen(user, name) {
  const child = spawn(PSQL, ['-qX', '-h', postgres.folder, '-U', user, '-d', 'ochre', '-At'], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => { said += text; });
  let asked = 0;
  const ask = async () => {
    asked += 1;
    child.stdin.write(`SELECT 'asked ${asked}';\n`);
    await until(() => said.includes(`asked ${asked}`), 'psql');
    return said.replace(/^asked \d+$/gm, '').trim();
  };
  child.stdin.write(`LISTEN ${name};\n`);
  await ask();
  return { heard: ask, end: () => { child.stdin.end(); return once(child, 'exit'); } };
}

test('a role without rights on the tables gets no messages between nodes', { timeout: patient(60000) }, async () => {
  const owner = await listen('ochre', channel());
  const strangers = await Promise.all(['ochre', '"*"', '"%"', 'hints', 'public'].map((name) => listen('ochre_reader', name)));
  const people = await Promise.all([guest(server, 'Ann'), guest(server, 'Ben')]);
  const match = await table(people);
  await people[0].ask('DELETE', '/api/sessions');
  await until(async () => /over \d+ /.test(await owner.heard()), 'the end of the session, by a role with rights');
  assert.match(await owner.heard(), new RegExp(match.id));
  for (const stranger of strangers) assert.equal(await stranger.heard(), '');
  await Promise.all([owner, ...strangers].map((one) => one.end()));
});

test('nor can it find out where they do', { timeout: patient(60000) }, () => {
  const name = channel();
  assert.match(name, /^ochre_[0-9a-f]{48}$/);
  for (const sql of ['SELECT pg_stat_activity::text FROM pg_stat_activity', 'SELECT pg_listening_channels()', 'SELECT pg_settings::text FROM pg_settings',
    'SELECT pg_prepared_statements::text FROM pg_prepared_statements', 'SELECT pg_locks::text FROM pg_locks']) {
    assert.ok(!postgres.run(sql, { user: 'ochre_reader' }).includes(name), sql);
  }
  assert.match(postgres.psql("SELECT value FROM secret WHERE name = 'letters'", { user: 'ochre_reader' }).wrong, /permission denied/);
});

test('what it says in their name is not heard', { timeout: patient(60000) }, async () => {
  const ann = await guest(server, 'Ann');
  const client = await live(ann);
  const match = await table([ann, await guest(server, 'Ben')]);
  await client.subscribe(match.id, match.key);
  const say = (line, options) => postgres.run(`SELECT pg_notify('${options ? 'ochre' : channel()}', E'${line}\\n')`, options);
  for (const line of [`over ${ann.user.id} - -`, `left ${ann.user.id} Mallory`, `anew ${match.id} 1`]) say(line, { user: 'ochre_reader' });
  say(`left ${ann.user.id} Anna`); // by who may; and behind all that
  await client.until(() => client.tables.get(match.id).match.seats[0].name === 'Anna', 'the message of a role with rights');
  assert.equal(client.closed, null);
  assert.ok(!client.received.some((message) => JSON.stringify(message).includes('Mallory')));
  assert.equal((await new Rest(server).get(`/api/matches/${match.id}?key=${match.key ?? ''}`)).match.id, match.id);
  client.close();
});
