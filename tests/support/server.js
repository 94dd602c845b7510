// A real server in a folder of its own: start, stop, kill, start again on the same files and port; its log at hand.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { hangUp } from './agent.js';
import { patient } from './patience.js';
import { stacksOf } from './stacks.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const program = process.env.OCHRE_BIN ?? join(root, 'build', 'ochre');
/** The programs beside it: matches of bots, and measurements. */
export const lab = program.replace(/ochre(_test)?$/, 'ochre-lab$1');
export const bench = join(dirname(program), 'ochre-bench');

const START_MS = patient(15000);
const STOP_MS = patient(10000);
const LEFT_MS = 10000;
const LOG_KEPT = 400;

/** The client as a newcomer gets it, built anew if its sources are others by now; with OCHRE_UNBUILT=1 the sources themselves. */
async function client() {
  if (process.env.OCHRE_UNBUILT === '1') return join(root, 'web');
  const { buildClient } = await import('../../web/build/build.js');
  const built = join(root, 'build', 'web');
  await buildClient(built);
  return built;
}

const MEMORY = '/dev/shm';
const MEMORY_FREE = 2 ** 31; // bytes

/** Where servers have their files: in memory, where that can be, since every commit waits for the disk; not in the long form of an attack. */
function filesAt() {
  if (process.env.TMPDIR || process.env.OCHRE_ATTACK_SECONDS) return tmpdir();
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > MEMORY_FREE ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Servers of this process: they end with it. */
const running = new Set();
process.on('exit', () => running.forEach((server) => server.child?.kill('SIGKILL')));
// And, since they keep it alive, with its last test: one that failed may have left its own behind.
if (process.env.NODE_TEST_CONTEXT || process.execArgv.some((option) => option.startsWith('--test')))
  after(() => { setTimeout(() => running.forEach((server) => server.child?.kill('SIGKILL')), LEFT_MS).unref(); });
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1)); // a run that is cut off leaves no server behind

export class Server {
  /** options: {dir, args, env, limits (factor of the rate limits), program (another one), wrap (command in front of the program), web (another folder of the client than the built one), moves (its clocks: see move())} */
  constructor(options = {}) {
    this.options = options;
    this.ownDir = !options.dir;
    this.dir = options.dir ?? mkdtempSync(join(filesAt(), 'ochre-e2e-'));
    this.log = [];
    this.port = 0;
    this.child = null;
    this.exited = null;
    this.moved = [0, 0]; // ms of its two clocks ahead of the system's
    this.moves = [];
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Its figures for Prometheus, as text. */
  async metrics() {
    const answer = await fetch(`${this.metricsUrl}/metrics`, { signal: AbortSignal.timeout(START_MS) });
    if (answer.status !== 200) throw new Error(`/metrics: ${answer.status}`);
    return answer.text();
  }

  async start() {
    const own = this.options.program ?? (this.options.moves ? program.replace(/ochre$/, 'ochre_test') : program);
    if (!existsSync(own)) throw new Error(`${own} is not built`);
    const wrap = this.options.wrap ?? [];
    const command = [...wrap, own, 'serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.dir,
      '--web', this.options.web ?? await client(), '--log', process.env.OCHRE_E2E_LOG ?? 'info', ...(this.options.args ?? [])];
    const env = { ...process.env, OCHRE_METRICS: '127.0.0.1:0', OCHRE_LIMIT_FACTOR: String(this.options.limits ?? 1000), ...this.options.env };
    if (this.options.moves) env.OCHRE_TEST_CLOCK = this.moved.join();
    this.child = spawn(command[0], command.slice(1), { env, stdio: [this.options.moves ? 'pipe' : 'ignore', 'pipe', 'pipe'] });
    running.add(this);
    const child = this.child;
    this.exited = new Promise((resolve) => {
      child.once('error', (error) => resolve({ code: -1, signal: null, error }));
      child.once('close', (code, signal) => resolve({ code, signal })); // after its last line was read
    });
    this.ready = new Promise((resolve) => {
      for (const stream of [child.stdout, child.stderr]) this.#listen(stream, resolve);
    });
    await this.#within(this.ready, START_MS, 'did not print its URL');
    return this;
  }

  #listen(stream, ready) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const line of lines) {
        this.log.push(line);
        this.metricsUrl = /^ochre: metrics on (http:\/\/[^ ]*)\/metrics/.exec(line)?.[1] ?? this.metricsUrl;
        if (line === 'clock moved') this.moves.shift()?.();
        const found = /^ochre: serving on http:\/\/[^ ]*:(\d+)/.exec(line);
        if (found) {
          this.port = Number(found[1]);
          ready();
        }
      }
      if (this.log.length > 2 * LOG_KEPT) this.log.splice(0, this.log.length - LOG_KEPT);
    });
  }

  /**
   * Lets time pass for the server, restarts included: `unix` is how far the wall clock moves if not as far as the monotonic
   * one. Needs options.moves, and with it the program of the tests.
   */
  async move(ms, unix = ms) {
    hangUp();
    this.moved = [this.moved[0] + unix, this.moved[1] + ms];
    await this.#tell(`${unix} ${ms}`);
  }

  /** Stops its clocks, until it ends: from now on `move()` alone moves them. */
  hold() {
    return this.#tell('hold');
  }

  async #tell(line) {
    const moved = new Promise((resolve) => this.moves.push(resolve));
    this.child.stdin.write(`${line}\n`);
    await this.#within(moved, START_MS, 'did not move its clocks');
  }

  async #within(promise, ms, what) {
    let timer;
    const late = new Promise((resolve, reject) => { timer = setTimeout(() => reject(new Error(what)), ms); });
    const gone = this.exited.then((end) => { throw new Error(`${what}: it ended with ${JSON.stringify(end)}`); });
    try {
      return await Promise.race([promise, late, gone]);
    } catch (error) {
      throw new Error(`the server ${error.message}\n${this.tail()}`);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The log's last lines, for messages of failed tests. */
  tail(count = 40) {
    return `--- server log\n${this.log.slice(-count).join('\n')}\n---`;
  }

  /** Ends it as an operator would, and returns {code, signal}. */
  async stop() {
    if (!this.child) return null;
    this.child.kill('SIGTERM');
    const timer = setTimeout(() => {
      this.log.push(`--- no end within ${STOP_MS} ms of SIGTERM`, ...stacksOf(this.child.pid).split('\n'));
      this.child.kill('SIGKILL');
    }, STOP_MS);
    const end = await this.exited;
    clearTimeout(timer);
    this.#gone();
    return end;
  }

  async kill() {
    this.child.kill('SIGKILL');
    await this.exited;
    this.#gone();
  }

  #gone() {
    running.delete(this);
    this.child = null;
  }

  get alive() {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Stops it and throws its folder away. A server that ended by itself, or not cleanly, is an error. */
  async close() {
    const alive = this.alive;
    const end = await this.stop();
    if (this.ownDir) rmSync(this.dir, { recursive: true, force: true });
    if (end && (!alive || end.code !== 0)) {
      throw new Error(`the server ended ${alive ? 'with' : 'by itself with'} ${JSON.stringify(end)}\n${this.tail(LOG_KEPT)}`);
    }
  }
}

export async function startServer(options) {
  return new Server(options).start();
}
