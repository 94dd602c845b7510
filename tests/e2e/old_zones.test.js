// Names of time zones that systems of today leave out (Debian 13, Ubuntu 24.04: tzdata-legacy) are understood as what they are called now.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { guest } from '../support/rest.js';
import { startServer } from '../support/server.js';

const table = [...readFileSync(new URL('../../backend/base/time/zone_aliases.c', import.meta.url), 'utf8').matchAll(/^ {4}\{"([^"]+)", "([^"]+)"\},$/gm)]
  .map(([, name, today]) => ({ name, today }));
const dir = mkdtempSync(join(tmpdir(), 'ochre-zones-'));
after(() => rmSync(dir, { recursive: true, force: true }));

test('old names lead to names of today, in the order in which they are looked up', () => {
  assert.ok(table.length > 100);
  const old = new Set(table.map(({ name }) => name));
  for (const { today } of table) assert.ok(!old.has(today), today);
  assert.deepEqual(table.map(({ name }) => name), [...old].sort((a, b) => (a < b ? -1 : 1)));
});

test('without their files each old name is taken, and means what the new one means', async (t) => {
  const zones = join(dir, 'zoneinfo');
  cpSync('/usr/share/zoneinfo', zones, { recursive: true, dereference: true });
  for (const { name } of table) rmSync(join(zones, name), { force: true });
  const within = ['unshare', '-m', 'sh', '-c', `mount --bind '${zones}' /usr/share/zoneinfo && exec "$@"`, 'sh'];
  if (spawnSync(within[0], [...within.slice(1), 'true']).status !== 0) return t.skip('nothing may be mounted here');
  const server = await startServer({ wrap: within });
  try {
    let count = 0; // who changes theirs too often may not
    const calendar = async (zone) => (await guest(server, `Ann ${count += 1}`)).ask('POST', '/api/me/calendar', { time_zone: zone, quiet_from: '23:00', quiet_to: '07:00' });
    for (const { name, today } of table) {
      const answer = await calendar(name);
      assert.equal(answer.status, 200, `${name} (${today}): ${answer.text}`);
    }
    assert.equal((await calendar('Europe/Atlantis')).status, 400);
    const day = (days) => new Date(Date.now() + days * 86400000).toISOString().slice(0, 10);
    const begins = async (zone) => {
      const rest = await guest(server, `Ann ${count += 1}`);
      await rest.post('/api/me/calendar', { time_zone: zone });
      return (await rest.post('/api/me/vacations', { first_day: day(40), last_day: day(42) })).calendar.vacations[0].from_ms;
    };
    for (const [old, today] of [['Asia/Calcutta', 'Asia/Kolkata'], ['Europe/Kiev', 'Europe/Kyiv'], ['US/Hawaii', 'Pacific/Honolulu']])
      assert.equal(await begins(old), await begins(today), old);
    assert.notEqual(await begins('Asia/Calcutta'), await begins('UTC'));
  } finally {
    await server.close();
  }
});
