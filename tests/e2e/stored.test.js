// Databases of earlier programs under this one: the command line opens it, a server goes on with it, and no match is lost.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { drive, seatAll } from '../support/play.js';
import { Rest } from '../support/rest.js';
import { program, Server } from '../support/server.js';

const folder = new URL('../stored/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.sqlite.gz')).map((name) => name.replace('.sqlite.gz', ''));

const dirs = [];
process.on('exit', () => dirs.forEach((dir) => rmSync(dir, { recursive: true, force: true })));

function unpacked(name) {
  const dir = mkdtempSync(join(tmpdir(), 'ochre-stored-'));
  dirs.push(dir);
  writeFileSync(join(dir, 'ochre.sqlite'), gunzipSync(readFileSync(new URL(`${name}.sqlite.gz`, folder))), { mode: 0o600 });
  return dir;
}

function ochre(command, ...args) {
  const { status, stdout, stderr } = spawnSync(program, [command, ...args], { encoding: 'utf8', timeout: 60000 });
  return { status, said: stdout, wrong: stderr };
}

for (const name of names) {
  const about = JSON.parse(readFileSync(new URL(`${name}.json`, folder)));

  for (const args of [['check'], ['query', 'SELECT count(*) FROM v_match'], ['matches'], ['vacuum']]) {
    test(`${name}: ochre admin ${args[0]} is the first to open it, and all matches are as they were played`, () => {
      const dir = unpacked(name);
      const { status, said, wrong } = ochre('admin', ...args, '--data', dir);
      assert.equal(status, 0, said + wrong);
      assert.equal(ochre('admin', 'check', '--data', dir).said.trim(), about.counts);
      if (about.query) assert.deepEqual(ochre('admin', 'query', about.query, '--csv', '--data', dir).said.trim().split(/\r?\n/), about.ends, 'how matches ended');
    });
  }

  test(`${name}: killed at any moment of its migration, it is the old file or the new one`, async () => {
    const dir = unpacked(name);
    for (let after_ms = 1; after_ms < 60; after_ms += 4) {
      const child = spawn(program, ['admin', 'check', '--data', dir], { stdio: 'ignore' });
      const gone = new Promise((resolve) => { child.once('exit', resolve); });
      setTimeout(() => child.kill('SIGKILL'), after_ms);
      await gone;
    }
    assert.equal(ochre('admin', 'check', '--data', dir).said.trim(), about.counts);
  });

  test(`${name}: a backup of it is restored, exported and verified`, () => {
    const from = unpacked(name);
    const dir = mkdtempSync(join(from, 'to-'));
    const restored = ochre('admin', 'restore', join(from, 'ochre.sqlite'), '--data', dir);
    assert.equal(restored.status, 0, restored.wrong);
    assert.equal(ochre('admin', 'check', '--data', dir).said.trim(), about.counts);
    const [, id] = ochre('admin', 'query', "SELECT match FROM v_match WHERE status = 'over' ORDER BY moves LIMIT 1", '--csv', '--data', dir).said.split(/\r?\n/);
    const file = join(dir, 'match.json');
    writeFileSync(file, ochre('admin', 'export', id, '--data', dir).said);
    assert.equal(ochre('verify', file).status, 0);
    assert.equal(ochre('verify', '--match', id, '--data', dir).status, 0);
  });

  test(`${name}: a server opens it, people sign in and play on to the end`, async () => {
    const dir = unpacked(name);
    const server = new Server({ dir, moves: true });
    if (about.written_ms) server.moved = [about.written_ms - Date.now(), 0]; // otherwise the last move is months old
    await server.start();
    try {
      const people = [];
      for (const called of about.accounts) {
        const rest = new Rest(server);
        await rest.create('/api/sessions', { name: called, password: about.password });
        people.push(rest);
      }
      const { matches } = await people[0].get('/api/matches?filter=mine');
      assert.ok(matches.filter(({ status }) => status === 'running').length > 8, JSON.stringify(matches.map(({ status }) => status)));
      assert.ok(!matches.some(({ status }) => status === 'broken'), 'none is broken');
      const ours = matches.filter(({ status, seats }) => status === 'running' && seats.length === 2 && about.accounts.every((called, i) => seats[i].name === called));
      assert.ok(ours.length >= 2, 'both games');
      for (const match of ours) {
        const clients = await seatAll(people, match);
        const [end] = await drive(clients, match.id);
        assert.equal(end.result.over, true);
        for (const client of clients) client.close();
        const file = await people[0].get(`/api/matches/${match.id}/export`);
        assert.equal(file.revision, match.revision, 'by the rules it was begun by');
        const path = join(dir, 'ended.json');
        writeFileSync(path, JSON.stringify(file));
        const { status, said } = ochre('verify', path);
        assert.equal(status, 0, said);
      }
    } finally {
      await server.stop();
    }
    assert.equal(ochre('admin', 'check', '--data', dir).status, 0);
  });
}
