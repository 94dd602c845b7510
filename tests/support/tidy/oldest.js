// Checks against the oldest tools that the project promises: node 18 of Debian 12, with the library of ES2022, and the listed packages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { commandsOf, declared, listed } from '../declared.js';

const require = createRequire(import.meta.url);

/** Compiler errors about names that the library or node 18 does not have. The tests have no types, so other errors mean nothing. */
const TOO_NEW = /error TS(2550|2568|2583|2585|2305|2724)|Cannot find module 'node:/;

/** Method names that only newer libraries have. Names of one lower-case word are left out: the project uses them, too. */
function newerNames() {
  const lib = join(dirname(require.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)), 'lib');
  const names = (pattern) => new Set(readdirSync(lib).filter((file) => pattern.test(file)).flatMap((file) =>
    [...readFileSync(join(lib, file), 'utf8').matchAll(/^\s+(?:readonly )?(\w+)\??[<(:]/gm)].map(([, name]) => name)));
  const old = names(/^lib\.(es5|es20(1\d|20|21|22)\b.*|dom.*)\.d\.ts$/);
  return [...names(/^lib\.(es202[3-9]|esnext)\..*\.d\.ts$/)].filter((name) => /[a-z][A-Z]/.test(name) && !old.has(name));
}

/**
 * Finds calls in tests and build scripts that node 18 does not have. @param {string} root @param {{name: string, text: string}[]} js
 * @returns {{problems: string[], count: number}}
 */
export function tooNew(root, js) {
  const run = spawnSync(process.execPath, [join(root, 'tests/node_modules/typescript/bin/tsc'), '-p', join(root, 'tests/support')], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const read = /error TS/.test(run.stdout) || run.status === 0; // it finds much in what has no types
  const problems = run.stdout.split('\n').filter((line) => TOO_NEW.test(line));
  const newer = new RegExp(`\\.(${newerNames().join('|')})\\(`);
  for (const { name, text } of js) {
    text.split('\n').forEach((line, at) => {
      const found = newer.exec(line);
      if (found) problems.push(`${name}:${at + 1}: ${found[1]} is newer than ES2022`);
    });
  }
  return { problems: [...problems, ...(read ? [] : [run.stderr || String(run.error)])], count: js.length };
}

/** The shell's own words, and words that precede a command. */
const SHELL = new Set(spawnSync('bash', ['-c', 'compgen -bk'], { encoding: 'utf8' }).stdout.split('\n'));
const BEFORE = /^(if|then|else|elif|while|until|do|!|exec|command|time|env|sudo|xargs|nice|timeout|\{|[A-Za-z_]\w*\+?=\S*)$/;

/** A script without comments, here-documents and quoted text; command substitutions in quotes stay. */
function bareShell(text) {
  return text
    .replace(/<<-?'?(\w+)'?([^\n]*)\n[\s\S]*?\n\s*\1\n/g, '$2\n')
    .replace(/(^|\s)#[^\n]*/g, '$1')
    .replace(/\\\n/g, ' ')
    .replace(/\$\(\(/g, '((')
    .replace(/\$\{\w+:\?[^}]*\}/g, '$x')
    .replace(/\b\w+\+?=\((?![^)\n]*\$\()[^)]*\)/g, ' : ')
    .replace(/'[^']*'/g, "''")
    .replace(/"(?:\\.|[^"\\])*"/g, (quoted) => [...quoted.matchAll(/\$\((\w[^()"]*)/g)].map(([, inner]) => `"$(${inner})"`).join('') || '""');
}

/** Finds the commands that a script calls by name, and its own functions. @param {string} text */
function commandsIn(text) {
  const bare = bareShell(text).replace(/\(\(.*?\)\)/g, ' : ').replace(/\[\[.*?\]\]/gs, ' : ').replace(/^\s*[\w\-*?.| \]["]+\)(?=\s)/gm, ' ; ');
  const own = new Set([...bare.matchAll(/^\s*(\w+)\(\) [({]/gm)].map(([, name]) => name));
  const found = new Set();
  for (const part of bare.split(/\n|;|&&|\|\||\||\$\(|<\(|\(|\)|`|&(?=\s)/)) {
    const words = part.trim().split(/\s+/);
    while (words.length && BEFORE.test(words[0])) {
      if (words.shift() === 'for') break;
      while (words.length && /^(-.*|\d+)$/.test(words[0])) words.shift();
    }
    const [word = ''] = words;
    if (/^[a-z][\w.-]*$/.test(word) && !SHELL.has(word) && !own.has(word)) found.add(word);
  }
  return { found, own };
}

/** Sections of docker/packages.txt that a script installs itself. A section with the script's name counts: docker/Dockerfile installs it. */
const sectionsOf = ({ name, text }) => [basename(name), ...[...text.matchAll(/docker\/install"? ((?:[a-z]+ ?)+)/g)].flatMap(([, names]) => names.trim().split(' '))];

/**
 * Finds commands in scripts that no listed package has. @param {{name: string, text: string}[]} scripts
 * @returns {{problems: string[], count: number} | null} null where there is no dpkg
 */
export function strangeCommands(scripts) {
  if (!declared(['run'])) return null;
  const parsed = scripts.map((script) => ({ ...script, ...commandsIn(script.text) }));
  const functions = new Set(parsed.flatMap(({ own }) => [...own])); // functions of sourced scripts count as well
  let count = 0;
  const first = (name) => name.replace(/-.*/, '');
  const problems = parsed.flatMap(({ name, text, found }) => {
    const sections = ['build', 'run', 'tests', 'npm', ...sectionsOf({ name, text })];
    const packages = declared(sections);
    const known = commandsOf(packages);
    const named = [...listed(sections), 'node', 'npm', 'npx'].map(first); // packages that need not be installed here
    const absent = listed(sections).filter((one) => !packages.has(one)).map(first); // their commands, such as llvm-cov of llvm, are not known
    const calls = [...found].filter((word) => !functions.has(word));
    count += calls.length;
    return calls.filter((word) => !known.has(word) && !named.includes(word) && !absent.includes(first(word))).map((word) => `${name} calls ${word}`);
  });
  return { problems, count };
}
