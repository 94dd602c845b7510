// Real proxies in front of a server, with the configurations that docker/proxies.md shows; only names and ports are put in.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './cluster.js';
import { until } from './patience.js';

const pages = ['proxies.md'].map((name) => readFileSync(new URL(`../../docker/${name}`, import.meta.url), 'utf8')).join('\n');

/** The block of the pages that is marked with `name`. */
export function shown(name) {
  const block = new RegExp(`^\`\`\`${name}\\n([^]*?)^\`\`\`$`, 'm').exec(pages);
  assert.ok(block, `docker/proxies.md shows ${name}`);
  return block[1];
}

/** Replaces the ports: the servers at 8080, 8081 and so on are those of `to`. */
const upstreams = (text, to) => [to].flat().reduce((all, port, i) => all.replaceAll(`127.0.0.1:${8080 + i}`, `127.0.0.1:${port}`), text);

/** How each is made of what is shown: {config, command}, for who listens at `at` and passes on to `to`. */
const kinds = {
  nginx: (text, at, to, dir) => ({
    'nginx.conf': `daemon off; pid ${dir}/pid; error_log stderr warn; events { worker_connections 512; }\nhttp { access_log off; client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy;
      fastcgi_temp_path ${dir}/f; uwsgi_temp_path ${dir}/u; scgi_temp_path ${dir}/s;\n${upstreams(text, to).replace('listen 443 ssl', `listen 127.0.0.1:${at}`)}\n}`,
    command: ['nginx', '-p', dir, '-c', join(dir, 'nginx.conf'), '-e', 'stderr'],
  }),
  caddy: (text, at, to, dir) => ({
    Caddyfile: `{\n admin off\n auto_https off\n default_bind 127.0.0.1\n storage file_system ${dir}\n}\n${upstreams(text, to).replace(/^play\.example\.org/m, `:${at}`)}`,
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(dir, 'Caddyfile')],
  }),
  haproxy: (text, at, to, dir) => ({
    'haproxy.cfg': upstreams(text, to).replace(/bind .*/, `bind 127.0.0.1:${at}`),
    command: ['haproxy', '-db', '-f', join(dir, 'haproxy.cfg')],
  }),
};

const answers = (port) => new Promise((resolve) => {
  const socket = net.connect(port, '127.0.0.1', () => { socket.destroy(); resolve(true); }).once('error', () => resolve(false));
});

/**
 * The proxy of that name (of kinds, or what is shown under another: "caddy-inner") in front of port `to`, or of several: {port, said, close()}.
 * @param {string} name @param {number|number[]} to @param {{at?: number, change?: (text: string) => string}} [options] the port that it listens on, else
 * a free one; what its settings are changed by
 */
export async function proxyBefore(name, to, { at, change = (text) => text } = {}) {
  const [kind] = name.split('-');
  const dir = mkdtempSync(join(tmpdir(), `ochre-${kind}-`));
  const port = at ?? await freePort();
  const { command, ...files } = kinds[kind](shown(name), port, to, dir);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), change(text));
  mkdirSync(join(dir, 'home'));
  const child = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: join(dir, 'home') } });
  const proxy = { port, said: '', url: `http://127.0.0.1:${port}`, tail: () => proxy.said.slice(-2000) };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => { proxy.said += text; });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => { child.once('exit', resolve); child.once('error', (error) => { proxy.said += error; resolve(); }); });
  proxy.close = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(kill, 2000);
    await ended;
    clearTimeout(timer);
    process.off('exit', kill);
    rmSync(dir, { recursive: true, force: true });
  };
  await until(async () => child.exitCode !== null || await answers(port), `${name}:\n${proxy.said}`);
  assert.equal(child.exitCode, null, `${name} runs:\n${proxy.said}`);
  return proxy;
}
