// The checks of tests/tidy: form, includes against the layer rule, banned calls, purity of the object files.
import { readdirSync, readFileSync, existsSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { SourceTextModule } from 'node:vm';
import { parse } from 'yaml';
import { circles, wrongOfCircles } from './circles.js';
import { rooted, wrongOfRooted } from './tidy/addresses.js';
import { UNCLEAN, unclean, wrongComments, wrongOfComments } from './tidy/comments.js';
import { CLIMBS, FOLDERS, climbing, tooFull, unknownFolders, wrongClimbs, wrongOfFolders } from './tidy/folders.js';
import { moduleCircles, wrongOfModules } from './tidy/modules.js';
import { readersElsewhere } from './tidy/readers.js';
import { unsealed, wrongOfSealed } from './tidy/sealed.js';
import { strangeCommands, tooNew } from './tidy/oldest.js';
import { unknownInComments, unknownInRules, unusedElsewhere, withoutContract } from './tidy/contracts.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const build = process.argv[2];

const TOP_LEVEL = ['CMakeLists.txt', 'LICENSE', 'README.md', 'backend', 'docker', 'schema', 'tests', 'web'];
const FILE_LINES_MAX = 600;
const FUNCTION_LINES_MAX = 70;
const COLUMNS_MAX = 100;
const COLUMNS_MAX_JS = 140;
const FILE_BYTES_MAX = 1024 * 1024;

/** The rooms that a room may include: itself and those below it. */
const LAYERS = {
  base: [],
  engine: ['base'],
  games: ['base', 'engine'],
  bots: ['base', 'engine', 'games'],
  tournament: ['base'],
  store: ['base', 'engine', 'games'],
  wire: ['base', 'engine', 'games'],
  record: ['base', 'engine', 'games', 'store', 'wire'],
  local: ['base', 'engine', 'games', 'bots', 'wire', 'record'],
  puzzle: ['base', 'engine', 'games', 'bots', 'wire', 'record', 'local'],
  notify: ['base', 'engine', 'games', 'store', 'wire'],
  oidc: ['base', 'engine', 'games', 'wire', 'notify'],
  doctor: ['base', 'engine', 'games', 'store', 'wire', 'notify'],
  hub: ['base', 'engine', 'games', 'bots', 'tournament', 'store', 'wire', 'record', 'local', 'puzzle', 'notify'],
  net: ['base'],
  api: ['base', 'engine', 'games', 'bots', 'tournament', 'store', 'wire', 'record', 'local', 'puzzle', 'notify', 'oidc', 'doctor', 'hub', 'net'],
  cli: ['base', 'engine', 'games', 'bots', 'store', 'wire', 'record', 'notify', 'oidc', 'doctor', 'hub', 'net', 'api'],
  lab: ['base', 'engine', 'games', 'bots', 'store', 'wire', 'record', 'local', 'puzzle', 'cli'],
  bench: ['base', 'engine', 'games', 'bots', 'store', 'wire', 'record', 'hub', 'lab', 'cli'],
};

/** System headers that belong to one room, so that a library can be exchanged there. */
const LIBRARY_HOMES = [
  [/^sqlite3\.h$/, ['store']],
  [/^(cjson\/)?cJSON\.h$/, ['wire']],
  [/^(libwebsockets|microhttpd|ev)\.h$/, ['net']],
  [/^(curl|openssl)\//, ['notify']],
  [/^fido(\.h|\/)/, ['hub']],
  [/^cjose\//, ['oidc']],
  [/^(pthread|threads|time|unistd|fcntl|errno|stdio|stdlib|signal)\.h$/, ['base', 'store', 'wire', 'record', 'local', 'puzzle', 'notify', 'oidc', 'doctor', 'hub', 'net', 'api', 'cli', 'lab', 'bench']],
];

/** The functions of the C library that pure code may call: copying, comparing, and those that the compiler inserts. */
const PURE_LIBC = new Set([
  'memcpy', 'memmove', 'memset', 'memcmp', 'memchr', 'strlen', 'strnlen', 'strcmp', 'strncmp', 'strchr',
  '__memcpy_chk', '__memmove_chk', '__memset_chk', '__stack_chk_fail', '_GLOBAL_OFFSET_TABLE_',
  '__popcountdi2', '__popcountsi2', '__ctzdi2', '__clzdi2',
]);
/** Rooms whose object files are pure, and the files of base that they may use. */
const PURE_ROOMS = ['engine', 'games', 'bots', 'tournament'];
const PURE_BASE = ['delta.c.o', 'hash.c.o', 'check.c.o', 'text.c.o'];

const BANNED_C = /\b(strcpy|strcat|sprintf|vsprintf|gets|atoi|atol|atof|strtok|strtok_r|rand|srand|random|alloca)\s*\(/;
/** Spellings that this project does not use. */
const DIALECT_C = [
  [/\bsizeof [^(]|\bsizeof\s+\(/, 'sizeof(x) has parentheses, and no blank before them'],
  [/\bbool fine\b/, 'a success flag is called ok'],
  [/\b(least_of|most_of|smaller_of|larger_of|int_min|int_max)\s*\(|#define\s+(MIN|MAX)\b/, 'min() and max() are those of base/base.h'],
  [/inside\.h"|_INSIDE_H\b/, 'a header that only its room includes is called internal.h'],
];
const CLOCK_C = /\b(time|localtime|gmtime|clock_gettime|gettimeofday)\s*\(/;
const BANNED_JS = /\b(unsafeHTML|unsafeSVG|styleMap|innerHTML|outerHTML|insertAdjacentHTML)\b|\beval\s*\(|new Function\b|document\.write\b/;
/**
 * Calls that a view may not make: reading the browser, changing an element or the state, storing. A view says what is to be seen, and
 * nothing else.
 */
const VIEWS = /^web\/(games\/|js\/.*[/_]view\.js$)/;
const IMPURE_VIEW = [
  [/(?<![\w.$'-])(window|document|localStorage|sessionStorage|location|history|navigator|globalThis)\s*[.?[(]/, 'looks around in the browser'],
  [/\b(requestAnimationFrame|setTimeout|setInterval|queueMicrotask|fetch)\s*\(/, 'does something later or elsewhere'],
  [/[\w\])]\??\.\w+ (=|\+=|-=|\?\?=|\|\|=) [^=]|\b(Object\.assign\((?!\{)|delete )/, 'writes into something'],
  [/\.(setAttribute|classList|showModal|scrollIntoView|replaceChildren|dispatchEvent)\b/, 'changes an element'],
  [/\bupdate\s*\(|import .*\bupdate\b.*\/state\.js/, 'changes the state: that is for actions'],
  [/^(let|var) |^(export )?const \w+ = new (Weak)?(Map|Set)\(\)/, 'remembers something'],
];
const LEFT_OVER = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`);
const OUTSIDE = new RegExp(['/work' + '/', '/tmp/' + 'ochre/', '\\.\\./' + 'shared'].join('|'));

let failed = 0;

/** Prints one check; every problem on its own line below it. */
function report(name, problems, count) {
  const counted = count === 0 ? ['nothing was there to be checked'] : [];
  const all = [...problems, ...counted];
  console.log(`${all.length ? 'not ok' : 'ok'} ${name} (${count})`);
  for (const problem of all.slice(0, 40)) console.log(`    ${problem}`);
  if (all.length > 40) console.log(`    and ${all.length - 40} more`);
  if (all.length) failed += 1;
}

/** Every file of the project, without what git does not track. */
function walk(folder) {
  const files = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const name = relative(root, path);
    if (entry.name === '.git' || entry.name === 'node_modules' || /^(build[^/]*|data|\.cache)$/.test(name)) continue;
    if (entry.isDirectory()) files.push(...walk(path));
    else files.push(name);
  }
  return files;
}

/** C without comments and without what stands in quotes, line for line; quotes of includes stay. */
function bare(text) {
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|#include[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
  return text.replace(token, (found) => {
    if (found.startsWith('#include')) return found;
    if (found.startsWith('/')) return found.replace(/[^\n]/g, ' ');
    return found[0] + found[0];
  });
}

/** JavaScript without comments, line for line. */
const bareJs = (text) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/[^\n]*/g, (found) => found.replace(/[^\n]/g, ' '));

const files = walk(root);
const read = (name) => readFileSync(join(root, name), 'utf8');
const matching = (pattern) => files.filter((name) => pattern.test(name)).map((name) => ({ name, text: read(name) }));
const c = matching(/\.[ch]$/);
const js = matching(/^(web|tests)\/.*\.js$/);
const css = matching(/\.css$/);
const web = js.filter(({ name }) => name.startsWith('web/'));
const texts = matching(/\.(c|h|js|css|html|sql|md|yaml|json|cmake|sh|txt)$|\/(run|fresh|tidy|install|Dockerfile)$/);

/** Problems of all lines of `sources` in which `wrong(line, name)` sees one. */
function lines(sources, wrong, strip = (text) => text) {
  return sources.flatMap(({ name, text }) =>
    strip(text).split('\n').flatMap((line, index) => {
      const what = wrong(line, name);
      return what ? [`${name}:${index + 1}: ${what}`] : [];
    }));
}

function checkTopLevel() {
  const names = readdirSync(root).filter((name) => !name.startsWith('.') && !/^(build.*|data)$/.test(name));
  report('nothing unplanned at the top level', names.filter((name) => !TOP_LEVEL.includes(name)), names.length);
}

function checkForm() {
  const long = [...c, ...js, ...css].map(({ name, text }) => [name, text.split('\n').length - 1]);
  report(`source files have at most ${FILE_LINES_MAX} lines`,
    long.filter(([, count]) => count > FILE_LINES_MAX).map(([name, count]) => `${name}: ${count} lines`), long.length);
  report(`C lines have at most ${COLUMNS_MAX} columns`,
    lines(c, (line) => [...line].length > COLUMNS_MAX && `${[...line].length} columns`), c.length);
  const formatted = spawnSync('clang-format', ['--dry-run', '-Werror', ...c.map(({ name }) => name)], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  const strange = [...(formatted.stderr ?? '').matchAll(/^(\S+:\d+):\d+: error/gm)].map(([, at]) => at);
  report(`lines of the client have at most ${COLUMNS_MAX_JS} columns`,
    lines(web, (line) => [...line].length > COLUMNS_MAX_JS && `${[...line].length} columns`), web.length);
  report('C is as clang-format writes it', formatted.error ? [String(formatted.error)] : strange, c.length);
  report('C speaks one dialect', lines(c, (line) => DIALECT_C.find(([pattern]) => pattern.test(line))?.[1], bare), c.length);
  report('C has no tabs and no blanks at line ends', lines(c, (line) => /\t|\s$/.test(line) && 'tab or blank'), c.length);
  const functions = c.flatMap(({ name, text }) => functionsOf(name, bare(text).split('\n')));
  report(`C functions have at most ${FUNCTION_LINES_MAX} lines`,
    functions.filter(({ size }) => size > FUNCTION_LINES_MAX).map(({ at, size }) => `${at}: ${size} lines`), functions.length);
}

/** Functions begin and end with a brace of their own in the first column. */
function functionsOf(name, all) {
  const found = [];
  let start = -1;
  all.forEach((line, index) => {
    if (line === '{') start = index;
    if (line.startsWith('}') && start >= 0) {
      found.push({ at: `${name}:${start}`, size: index - start - 1 });
      start = -1;
    }
  });
  return found;
}

function checkWords() {
  report('C calls nothing that is banned', lines(c, (line) => BANNED_C.exec(line)?.[0], bare), c.length);
  const outside = c.filter(({ name }) => name.startsWith('backend/') && !/^backend\/base\/(clock|log)\.c$/.test(name));
  report('only base reads the clock', lines(outside, (line) => CLOCK_C.exec(line)?.[0], bare), outside.length);
  report('C has no typedef of a struct', lines(c, (line) => /\btypedef\s+(struct|enum|union)\b/.test(line) && line.trim(), bare), c.length);
  report('nothing defines NDEBUG', lines(texts.filter(({ name }) => name !== 'tests/support/tidy.js'),
    (line) => /define\s+NDEBUG|-DNDEBUG/.test(line) && line.trim()), texts.length);
  report('the client builds no HTML from strings', lines(web, (line) => BANNED_JS.exec(line)?.[0]), web.length);
  const views = web.filter(({ name }) => VIEWS.test(name));
  report('views are drawn from the state, and do nothing else', lines(views, (line) => IMPURE_VIEW.find(([pattern]) => pattern.test(line))?.[1], bareJs), views.length);
  report('the client loads nothing from elsewhere',
    lines(web, (line) => /\b(from|import)\s*\(?\s*['"](https?:)?\/\//.test(line) && line.trim()), web.length);
  const client = [...web.filter(({ name }) => /^web\/(js|games|service\.js)/.test(name)), ...css, ...matching(/^web\/[^/]*\.(html|webmanifest)$/)];
  report('no address of the client begins at the root of the host', [...wrongOfRooted(), ...lines(client, rooted, bareJs)], client.length);
  report('nothing is left over', lines(texts, (line) => LEFT_OVER.exec(line)?.[0]), texts.length);
  report('nothing outside the project is named', lines(texts, (line) => OUTSIDE.exec(line)?.[0]), texts.length);
}

/** Secret unless said otherwise: each row of a game's table of events says who sees its kind, and only the engine knows of kinds that do not. */
function checkSecrecy() {
  const tables = c.filter(({ name }) => /^(backend|tests)\/games\//.test(name)).flatMap(({ name, text }) =>
    [...bare(text).matchAll(/^(?:static )?const struct shape \w*event_shapes\[\w*\] = \{\n([\s\S]*?)\n\};/gm)].map(([, table]) => ({ name, table })));
  const rows = tables.flatMap(({ name, table }) => table.split(/^ {4}(?=\[)/m).filter((row) => row.startsWith('[')).map((row) => ({ name, row })));
  const silent = rows.filter(({ row }) => !/\bSEEN_BY_(NOBODY|SEAT|PUBLIC)\b/.test(row)).map(({ name, row }) => `${name}: ${/\w+/.exec(row)[0]}`);
  const games = new Set(c.filter(({ name }) => /^(backend|tests)\/games\/\w+\/game\.c$/.test(name)).map(({ name }) => name.replace(/game\.c$/, '')));
  const without = [...games].filter((folder) => !tables.some(({ name }) => name.startsWith(folder))).map((folder) => `${folder}: no table of events is found`);
  const unsaid = lines(c.filter(({ name }) => /^backend\/(?!engine\/)|^tests\/games\//.test(name)), (line) => /\bSEEN_BY_UNSAID\b/.test(line) && line.trim(), bare);
  report('every kind of event says who sees it', [...silent, ...without, ...unsaid], rows.length);
}

/** A module that does not parse shows an empty page, and no other check here would notice. */
function checkParses() {
  const broken = js.flatMap(({ name, text }) => {
    try {
      new SourceTextModule(text); // it is parsed, not linked and not run
      return [];
    } catch (error) {
      return [`${name}: ${error}`];
    }
  });
  report('every module parses', broken, js.length);
}

/** Every file of the client says // @ts-check, and what its comments say of types is true. */
function checkTypes() {
  const run = spawnSync(process.execPath, [join(root, 'tests/node_modules/typescript/bin/tsc'), '-p', join(root, 'tests')], { encoding: 'utf8' });
  const wrong = run.stdout.split('\n').filter((line) => /error TS/.test(line));
  const silent = run.status !== 0 && !wrong.length ? [run.stderr || run.stdout || String(run.error)] : [];
  const unchecked = web.filter(({ text }) => !text.startsWith('// @ts-check\n')).map(({ name }) => `${name} does not begin with // @ts-check`);
  report('the client is what its types say', [...wrong, ...silent, ...unchecked], web.length);
}

/** A newer node on this machine hides what node 18 does not have. */
function checkOldest() {
  const { problems, count } = tooNew(root, js);
  report('scripts and tests call nothing that node 18 has not', problems, count);
  const folders = ['web', 'tests'];
  report('each package.json says from which node on it works', folders.filter((folder) => JSON.parse(read(`${folder}/package.json`)).engines?.node !== '>=18'), folders.length);
  const scripts = files.map((name) => ({ name, text: read(name) })).filter(({ text }) => /^#!.*\b(ba)?sh\b/.test(text));
  const strange = strangeCommands([...scripts, ...matching(/\.sh$/)]);
  if (strange) report('scripts call only what the packages of the list bring', strange.problems, strange.count);
}

function checkThirdParty() {
  const foreign = files.filter((name) =>
    /(^|\/)(vendor|third_party|thirdparty|external|extern|deps)\//.test(name) || /\.min\.(js|css)$/.test(name));
  report('no third-party code', foreign, files.length);
  const large = files.filter((name) => statSync(join(root, name)).size > FILE_BYTES_MAX);
  report('no file is larger than 1 MiB', large, files.length);
}

function checkIncludes() {
  const own = c.filter(({ name }) => name.startsWith('backend/'));
  let count = 0;
  const problems = lines(own, (line, name) => {
    const room = name.split('/')[1];
    const [, mark, target] = /^\s*#\s*include\s*(["<])([^">]+)/.exec(line) ?? [];
    if (!target) return null;
    count += 1;
    if (mark === '"') {
      const other = target.split('/')[0];
      if (!existsSync(join(root, 'backend', target))) return `"${target}" is not a path in backend/`;
      return other === room || LAYERS[room].includes(other) ? null : `${room} may not include "${target}"`;
    }
    const home = LIBRARY_HOMES.find(([pattern]) => pattern.test(target));
    return home && !home[1].includes(room) ? `${room} may not include <${target}>` : null;
  });
  report('includes go down the layers only', problems, count);
}

function checkCircles() {
  const sources = c.filter(({ name }) => name.startsWith('backend/')).map(({ name, text }) => ({ name, text: bare(text) }));
  report('no files call or include each other in a circle', [...wrongOfCircles(), ...circles(sources).map((files) => files.join(' '))], sources.length);
  report('no modules import each other in a circle', [...wrongOfModules(), ...moduleCircles(web)], web.length);
}

/** A folder is small enough to be seen at once, and between the folders of a room calls and includes go one way. */
function checkFolders() {
  const own = files.filter((name) => name.startsWith('backend/'));
  const limited = files.filter((name) => /^(backend|web|tests\/web)\//.test(name));
  report('no folder of backend/, web/ or tests/web/ is too full', [...wrongOfFolders(), ...tooFull(limited)], limited.length);
  report('each folder of a room has its place in the order of folders', unknownFolders(own, FOLDERS), own.length);
  const sources = c.filter(({ name }) => name.startsWith('backend/')).map(({ name, text }) => ({ name, text: bare(text) }));
  report('between the folders of a room climbs what has climbed, and no more', wrongClimbs(climbing(sources, FOLDERS), CLIMBS), sources.length);
}

/** Comments are plain English: a table has the rooms in which some are not yet. */
function checkComments() {
  const { rooms, count } = unclean([...c, ...js]);
  report('comments are plain English', [...wrongOfComments(), ...wrongComments(rooms, UNCLEAN)], count);
}

/** A slow disk delays who asked: what the loop thread runs has no reader, but gives a job to a worker. */
function checkReaders() {
  const running = c.filter(({ name }) => /^backend\/(hub|net|api|wire)\//.test(name));
  report('only workers read from the store', readersElsewhere(running, bare), running.length);
}

/** A program can be built without PostgreSQL, and another engine needs no search for what asks about this one. */
function checkSealed() {
  const own = c.filter(({ name }) => name.startsWith('backend/'));
  report('only store/postgres knows PostgreSQL', [...wrongOfSealed(), ...unsealed(own, bare)], own.length);
}

/** Files that are named in `backticks` where the source is described: each is there, under its path or the end of it. */
function checkPaths() {
  const told = matching(/^(README|(backend|docker|schema)\/.*)\.md$/);
  let count = 0;
  const missing = lines(told, (line) => {
    const named = [...line.matchAll(/`([\w./-]*\w\.(?:c|h|md|sql|js|json|yaml|css|html|cmake))`/g)].map(([, path]) => path);
    count += named.length;
    return named.filter((path) => !/^\/|FILE|NAME|NNN|\b(ID|GAME)\b/.test(path) && !files.some((file) => `/${file}`.endsWith(`/${path}`))).join(' ');
  });
  report('files that documents name are there', missing, count);
  const linked = told.flatMap(({ name, text }) => [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, path]) => ({ name, path })));
  report('links of documents lead to files', linked.filter(({ name, path }) => !existsSync(join(root, dirname(name), path))).map(({ name, path }) => `${name}: ${path}`),
    linked.length);
}

function checkHeaders() {
  const headers = c.filter(({ name }) => /^backend\/.*\.h$/.test(name));
  const postgres = spawnSync('pkg-config', ['--cflags', 'libpq'], { encoding: 'utf8' }).stdout.split(/\s+/).filter(Boolean);
  const problems = headers.flatMap(({ name }) => {
    const source = `#include "${name.slice('backend/'.length)}"\n`.repeat(2);
    const flags = ['-std=c17', '-D_POSIX_C_SOURCE=200809L', '-Wall', '-Wextra', '-Werror', '-fsyntax-only'];
    const run = spawnSync('gcc', [...flags, ...postgres, '-I', join(root, 'backend'), '-x', 'c', '-'], { input: source, encoding: 'utf8' });
    return run.status === 0 ? [] : [`${name}: ${run.stderr.split('\n').find((line) => line.includes('error')) ?? run.error}`];
  });
  report('each header compiles alone, and twice', problems, headers.length);
}

/** Symbols of an archive as [{file, type, symbol}]. */
function symbols(room) {
  const run = spawnSync('nm', ['-A', join(build, `lib${room}.a`)], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (run.status !== 0) return null;
  return run.stdout.split('\n').flatMap((line) => {
    const [, file, type, symbol] = /^[^:]+:([^:]+):[0-9a-f ]* ([A-Za-z]) (\S+)$/.exec(line) ?? [];
    return symbol ? [{ file, type, symbol }] : [];
  });
}

/** Functions that move the clocks are in the program of the tests, where this check finds them, and in no other. */
function checkProgram() {
  const holds = (name) => {
    const path = join(build, name);
    return existsSync(path) && readFileSync(path).includes('OCHRE_TEST_CLOCK');
  };
  const problems = [...(holds('ochre') ? ['build/ochre moves its clocks'] : []), ...(holds('ochre_test') ? [] : ['build/ochre_test does not'])];
  report('no clock of the product can be moved', problems, 2);
}

function checkPurity() {
  const base = symbols('base') ?? [];
  const offered = new Set(base.filter(({ file, type }) => PURE_BASE.includes(file) && /[TRD]/.test(type)).map(({ symbol }) => symbol));
  const rooms = PURE_ROOMS.map((room) => ({ room, all: symbols(room) }));
  for (const { all } of rooms) {
    for (const { type, symbol } of all ?? []) if (/[TRDBV]/.test(type)) offered.add(symbol);
  }
  for (const { room, all } of rooms) {
    const name = `${room} needs no symbol for I/O, time, allocation or threads`;
    if (!all) {
      report(name, [`lib${room}.a cannot be read in ${build}`], 0);
      continue;
    }
    const needed = all.filter(({ type }) => /[Uw]/.test(type));
    const impure = needed.filter(({ symbol }) => !offered.has(symbol) && !PURE_LIBC.has(symbol));
    report(name, impure.map(({ file, symbol }) => `${file} needs ${symbol}`), all.length);
    report(`${room} has no variable that outlives a call`, variables(room), all.length);
  }
}

/** Objects in .data, .bss or thread-local storage; constant tables with pointers lie in .data.rel.ro. */
function variables(room) {
  const run = spawnSync('objdump', ['-t', join(build, `lib${room}.a`)], { encoding: 'utf8', maxBuffer: 1 << 26 });
  return run.stdout.split('\n').flatMap((line) => {
    const [, section, name] = / O (\.data|\.bss|\.tdata|\.tbss|\*COM\*)(?:\.\S+)?\t\S+ +(?:\.hidden )?(\S+)$/.exec(line) ?? [];
    return name && !/ O \.data\.rel\.ro/.test(line) ? [`${name} in ${section}`] : [];
  });
}

/** Checks of names: those in the contracts of headers, and those for which RULES.md gives a place. */
function checkNames() {
  const told = (name, { problems, count }) => report(name, problems, count);
  told('every function of a header has a contract', withoutContract(c, bare));
  told('what comments of headers name is there', unknownInComments(c, bare));
  told('every function of a header is called from elsewhere', unusedElsewhere(c, bare));
  for (const rules of matching(/^backend\/games\/\w+\/RULES\.md$/)) {
    told(`what ${rules.name} names is there`, unknownInRules(rules, [...c, ...js, ...matching(/\.(md|sql|json)$/)], rules.name.split('/')[2], bare));
  }
}

/** The requirements of OpenAPI linters and generators for every operation. */
function checkContract() {
  const { paths, servers, tags, security } = parse(read('schema/openapi.yaml'));
  const operations = Object.entries(paths).flatMap(([path, item]) => Object.entries(item)
    .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
    .map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })));
  const known = new Set(tags.map(({ name }) => name));
  const ids = operations.map(({ operationId }) => operationId);
  const problems = operations.flatMap(({ name, operationId, summary, description, tags: own = [], responses }) => [
    [/^[a-z]+(_[a-z]+)*$/.test(operationId ?? '') && ids.indexOf(operationId) === ids.lastIndexOf(operationId), 'an operationId of its own, in snake case'],
    [summary, 'a summary'], [description, 'a description'],
    [own.length > 0 && own.every((tag) => known.has(tag)), 'tags that are listed at the top'],
    [Object.keys(responses).some((status) => /^4/.test(status)), 'a response of 4xx'],
  ].filter(([there]) => !there).map(([, what]) => `${name} has not ${what}`));
  if (!servers?.length) problems.push('there are no servers');
  report('openapi.yaml says of every operation what tools ask for', problems, operations.length);
  // And of nothing else: what a test walks along this list has met every route, with the scope that it asks of a token.
  const bare = (path) => path.replace(/\{\w+\}/g, '{}');
  const said = new Set(operations.map(({ name, security: own = security }) => `${bare(name)} ${own.flatMap((one) => Object.keys(one)).find((one) => /^token_/.test(one))?.replace('token_', '') ?? 'none'}`));
  const spelled = ({ text }) => text.replace(/\bUSER_ROUTE\("([\w-]+)"/g, '.method = "POST", .path = "/api/admin/users/{user}/$1"'); // the one macro
  const routes = matching(/^backend\/api\/[\w/]+\.c$/).flatMap((file) => [...spelled(file).matchAll(/\.method = "(\w+)",\s*\.path = "([^"]+)"((?:(?!\.method)[^}])*)/g)]
    .filter(([, , path]) => !path.endsWith('/')).map(([, method, path, more]) => `${method.toLowerCase()} ${bare(path)} ${/TOKEN_(\w+)/.exec(more)?.[1].toLowerCase() ?? 'none'}`));
  report('each route of the server is in openapi.yaml with its scope, and no other', [...routes.filter((route) => !said.has(route)).map((route) => `${route}: the server`),
    ...[...said].filter((route) => !routes.includes(route)).map((route) => `${route}: openapi.yaml`)], routes.length);
}

function checkPackages() {
  const packages = read('docker/packages.txt').split('\n').filter((line) => /^[a-z0-9]/.test(line)).map((line) => line.split('|').map((name) => name.trim()));
  const run = spawnSync('apt-cache', ['policy', ...packages.flat()], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  const known = new Set([...(run.stdout ?? '').matchAll(/^(\S+):\n  Installed: .*\n  Candidate: (?!\(none\))/gm)].map(([, name]) => name));
  report('Debian has every package of the list', packages.filter((names) => !names.some((name) => known.has(name))), packages.length);
  const scripts = files.filter((name) => /\.sh$/.test(name) || /^(backend\/run|docker\/(install|modules)|\.ci\/run|docker\/packaging\/debian\/\w+|tests\/(run|flaky|fresh|deb|image|tidy|(attack|cluster|fuzz)\/run))$/.test(name));
  report('scripts are proper bash',
    scripts.filter((name) => spawnSync('bash', ['-n', join(root, name)]).status !== 0), scripts.length);
}

checkTopLevel();
checkContract();
checkPackages();
checkForm();
checkWords();
checkSecrecy();
checkParses();
checkTypes();
checkOldest();
checkThirdParty();
checkIncludes();
checkCircles();
checkFolders();
checkComments();
checkReaders();
checkSealed();
checkPaths();
checkHeaders();
checkNames();
checkPurity();
checkProgram();
process.exitCode = failed ? 1 : 0;
