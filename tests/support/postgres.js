// A PostgreSQL of a test's own (postgres.sh), which ends with the process; and psql on it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patient } from './patience.js';
import { PostgresProxy } from './postgres_proxy.js';
import { startServer } from './server.js';

const POSTGRES = '/usr/lib/postgresql';
/** Debian's `psql` is a Perl program that looks for this one, for ten times its cost: the oldest that is there. */
export const PSQL = join(POSTGRES, existsSync(POSTGRES) ? readdirSync(POSTGRES).sort()[0] : '', 'bin', 'psql');
const script = fileURLToPath(new URL('postgres.sh', import.meta.url));

export class Postgres {
  /** @param {Postgres} [primary] whose synchronous standby it is */
  constructor(primary) {
    this.folder = join(tmpdir(), `ochre-pg-${process.pid}-${Math.random().toString(36).slice(2, 8)}`);
    this.#begin(primary);
    process.once('exit', () => this.close());
  }

  #begin(primary) {
    const how = primary ? ['standby', primary.folder, this.folder] : ['start', this.folder];
    const started = spawnSync(script, how, { encoding: 'utf8', timeout: patient(15000) });
    assert.equal(started.status, 0, started.stderr + started.error);
  }

  /** Throws what is there away, and begins as the synchronous standby of another. */
  anew(primary) {
    spawnSync(script, ['stop', this.folder]);
    this.#begin(primary);
  }

  close() {
    if (this.folder) spawnSync(script, ['stop', this.folder]);
    this.folder = null;
  }

  /** Kills it; sessions end with it. */
  kill() {
    assert.equal(spawnSync(script, ['kill', this.folder]).status, 0);
  }

  /** Starts it again. */
  again() {
    const started = spawnSync(script, ['again', this.folder], { encoding: 'utf8', timeout: patient(15000) });
    assert.equal(started.status, 0, started.stderr);
  }

  /** Makes a standby take writes. */
  promote() {
    const promoted = spawnSync(script, ['promote', this.folder], { encoding: 'utf8', timeout: patient(15000) });
    assert.equal(promoted.status, 0, promoted.stderr);
  }

  /** The connection string of a database there. */
  url(database = 'ochre', user = 'ochre') {
    return `postgresql://${user}@/${database}?host=${encodeURIComponent(this.folder)}`;
  }

  /** Makes another database like `ochre`. */
  database(name) {
    const made = spawnSync(script, ['database', this.folder, name], { encoding: 'utf8' });
    assert.equal(made.status, 0, made.stderr);
  }

  /** Runs `sql` in psql: {status, said, wrong}. */
  psql(sql, { database = 'ochre', user = 'ochre', args = [] } = {}) {
    const done = spawnSync(PSQL, ['-qX', '-v', 'ON_ERROR_STOP=1', '-h', this.folder, '-U', user, '-d', database, '-At', ...args],
      { input: sql, encoding: 'utf8', maxBuffer: 1 << 28, timeout: 120000 });
    return { status: done.status, said: done.stdout, wrong: done.stderr };
  }

  /** Runs the statements one after the other on one connection, and returns for each '' or its error. */
  each(statements, options) {
    const script = statements.map((sql) => `${sql};\n\\if :ERROR\n\\echo refused :LAST_ERROR_MESSAGE\n\\else\n\\echo done\n\\endif\nROLLBACK;\n`).join('');
    const { said, wrong } = this.psql(script, { ...options, args: ['-v', 'ON_ERROR_STOP=0'] });
    const told = said.split('\n').filter((line) => /^(refused|done)/.test(line)).map((line) => line.replace(/^(refused |done)/, ''));
    assert.equal(told.length, statements.length, wrong);
    return told;
  }

  /** Runs SQL that must do. Returns what it printed. */
  run(sql, options) {
    const { status, said, wrong } = this.psql(sql, options);
    assert.equal(status, 0, wrong);
    return said;
  }

  /** The rows of a query as objects. */
  rows(sql, options) {
    return JSON.parse(this.run(`SELECT coalesce(json_agg(one), '[]') FROM (${sql}) AS one`, options));
  }
}

/**
 * A database, and a server on it: {postgres, proxy, server, close()}.
 * @param {{proxied?: boolean, prepare?: (postgres: Postgres) => void}} [options] `proxied`: `proxy`, a PostgresProxy, is between them; `prepare`: what
 *   is done to the database before
 */
export async function serveOnPostgres({ proxied = false, prepare } = {}) {
  const postgres = new Postgres();
  prepare?.(postgres);
  const proxy = proxied ? new PostgresProxy(postgres) : null;
  await proxy?.listen();
  const server = await startServer({ args: ['--store', (proxy ?? postgres).url()] });
  const close = async () => {
    await server.close();
    proxy?.close();
    postgres.close();
  };
  return { postgres, proxy, server, close };
}

/** A folder that any user may pass. */
export function openFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `ochre-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
