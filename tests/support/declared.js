// The packages that docker/packages.txt declares, on a Debian: those of its sections with all their dependencies, beyond the base system.
// As a program, `node declared.js DIR` fills DIR with links to the programs of those packages and nothing else, so that a test that calls
// another program fails here and not on somebody's bare Debian. It prints the PATH for tests: DIR, or its own where there is no dpkg.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const list = fileURLToPath(new URL('../../docker/packages.txt', import.meta.url));
const INFO = '/var/lib/dpkg/info';
const STATUS = '/var/lib/dpkg/status';

/** The packages that these sections of the list name, each of "a | b" as well. */
export function listed(sections) {
  let open = false;
  const names = [];
  for (const line of readFileSync(list, 'utf8').split('\n')) {
    const head = /^# ([a-z]+):/.exec(line);
    if (head) open = sections.includes(head[1]);
    else if (open && /^[a-z0-9]/.test(line)) names.push(...line.split('|').map((name) => name.trim()));
  }
  return names;
}

/** The installed packages by name, with what they depend on, whether every Debian has them, and what else they are called. */
function installed() {
  const format = '${db:Status-Abbrev}\t${Package}\t${Architecture}\t${Essential}\t${Priority}\t${Pre-Depends}, ${Depends}\t${Provides}\n';
  const run = spawnSync('dpkg-query', ['-W', '-f', format], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (run.status !== 0) return null;
  const packages = new Map();
  for (const line of run.stdout.split('\n').filter((text) => text.startsWith('ii'))) {
    const [, name, architecture, essential, priority, depends, provides] = line.split('\t');
    const names = (text) => text.split(',').map((one) => one.trim().replace(/[ (:].*$/, '')).filter(Boolean);
    const one = { name, architecture, base: essential === 'yes' || priority === 'required' || name === 'apt',
      depends: depends.split(',').map((alternatives) => alternatives.split('|').flatMap(names)).filter((some) => some.length > 0) };
    packages.set(name, one);
    for (const other of names(provides)) if (!packages.has(other)) packages.set(other, one);
  }
  return packages;
}

/** The names of the packages of these sections and of all that they need, or null where there is no dpkg. */
export function declared(sections) {
  const packages = existsSync(STATUS) ? installed() : null;
  if (!packages) return null;
  const found = new Set();
  const add = (one) => {
    if (!one || found.has(one.name)) return;
    found.add(one.name);
    for (const alternatives of one.depends) add(packages.get(alternatives.find((name) => packages.has(name))));
  };
  for (const one of packages.values()) if (one.base) add(one);
  for (const name of listed(sections)) add(packages.get(name));
  return found;
}

/** All files of these packages, by their real paths. */
export function filesOf(names) {
  const files = new Set();
  for (const entry of readdirSync(INFO)) {
    const name = /^([^:]+?)(:[a-z0-9]+)?\.list$/.exec(entry)?.[1];
    if (!name || !names.has(name)) continue;
    for (const file of readFileSync(join(INFO, entry), 'utf8').split('\n')) {
      if (!/\/s?bin\/|\/lib/.test(file)) continue;
      files.add(file.replace(/^\/(bin|sbin|lib|lib64)\//, '/usr/$1/'));
    }
  }
  return files;
}

const BINS = ['/usr/bin', '/usr/sbin'];
const commandAt = (name) => BINS.map((bin) => join(bin, name)).find(existsSync);

/** The command names of these packages, including links to their programs. */
export function commandsOf(names) {
  const files = filesOf(names);
  const found = new Set();
  for (const bin of BINS) {
    for (const name of readdirSync(bin)) {
      if (!existsSync(join(bin, name))) continue; // a link to nothing
      if (files.has(realpathSync(join(bin, name))) || files.has(join(bin, name))) found.add(name);
    }
  }
  return found;
}

function fill(folder) {
  const names = declared(['build', 'run', 'tests', 'npm']);
  if (!names) return false;
  const stamp = join(folder, '.made');
  if (existsSync(stamp) && [list, STATUS, fileURLToPath(import.meta.url)].every((file) => statSync(file).mtimeMs < statSync(stamp).mtimeMs)) return true;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of commandsOf(names)) symlinkSync(commandAt(name), join(folder, name));
  // Any node will do, see the list.
  for (const name of ['node', 'npm', 'npx']) {
    const file = join(dirname(process.execPath), name);
    if (existsSync(file) && !existsSync(join(folder, name))) symlinkSync(file, join(folder, name));
  }
  writeFileSync(stamp, '');
  return true;
}

if (process.argv[1] && basename(process.argv[1]) === 'declared.js') process.stdout.write(fill(process.argv[2]) ? process.argv[2] : process.env.PATH);
