// Limits of the chat: all users at one address together may write as much as a school class does, and no more.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { live } from '../support/live.js';
import { guest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const ONE = 16; // people at one address, who all talk; at another one there are two
const EACH = 5; // lines that somebody in the first week may write at once

test('people at one address may talk as a school class does, and no more; others talk on', async () => {
  const server = await startServer({ limits: 1, args: ['--trust-proxy'] });
  try {
    const from = (i) => ({ headers: { 'x-forwarded-for': i < ONE ? '192.0.2.1' : '192.0.2.2' } });
    const people = [];
    for (let i = 0; i < ONE + 2; i += 1) people.push(await guest(server, `Pupil ${i}`));
    const matches = [];
    for (let i = 0; i < people.length; i += 2) matches.push((await table(people.slice(i, i + 2))).id);
    const lines = await Promise.all(people.map((rest, i) => live(rest, from(i))));
    const begun = performance.now();
    const said = await Promise.all(people.flatMap((rest, i) => Array.from({ length: 10 }, async (_, n) => {
      const line = { id: `${i}-${n}`, text: 'Hello' };
      const match = matches[i >> 1];
      const told = n % 2 ? await lines[i].request({ type: 'chat', match, ...line })
        : (await rest.ask('POST', `/api/matches/${match}/chat`, line, from(i))).json;
      return { one: i < ONE, refusal: told.error?.name };
    })));
    const seconds = (performance.now() - begun) / 1000;
    const more = 5 * Math.ceil(seconds); // as time goes by
    const went = (one) => said.filter((line) => line.one === one && line.refusal === undefined).length;
    assert.ok(went(true) >= 60 && went(true) <= 60 + more, `${went(true)} lines of one address`);
    assert.ok(went(false) >= 2 * EACH && went(false) <= 2 * (EACH + Math.ceil(seconds / 3)), `${went(false)} lines of the other one`);
    assert.ok(said.every(({ refusal }) => [undefined, 'too_many_requests'].includes(refusal)));
    for (const line of lines) line.close();
  } finally {
    await server.close();
  }
});
