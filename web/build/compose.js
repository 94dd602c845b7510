// @ts-check
// The files of a build of the client: scripts, style sheets, fonts, the page, the service worker, and the files that are served unchanged.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bundleScripts } from './bundle.js';
import { catalogues, checkCatalogues } from './catalogues.js';
import { icons } from './icons.js';
import { licences } from './licences.js';
import { buildName, builtPage, builtWorker, sheetsOf } from './page.js';
import { phraseFiles } from './phrases.js';
import { bundleStyles, FIRST } from './styles.js';

/** @typedef {{name: string, bytes: string|Uint8Array}} File */
/** @typedef {import('./bundle.js').Scripts} Scripts */
/** @typedef {import('./styles.js').Styles} Styles */
/** @typedef {{web: string, games: string[], languages: string[], later: string[], scripts: Scripts, styles: Styles}} Parts later: sheets */

const FONT = '/vendor/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const CHART = '/vendor/uplot/dist/uPlot.min.css';
const ICON = 'img/icon.svg';
const AS_IT_IS = ['app.webmanifest', ICON];
/** The modules that tests import inside a page. */
const INNER = ['js/core/state.js', 'js/actions.js', 'js/replay/start.js', 'js/rules/words.js'];
/** The modules of a match without a server that are opened by their own addresses. */
const LOCAL = ['js/local/open.js', 'js/local/worker.js'];
/** The files cached for use without a network: not those that only a few people ever open. */
const KEPT = /^(hashed\/|img\/|games\/.*\.svg|app\.webmanifest|js\/local\/worker\.js)/;
const SELDOM = /\.map$|\.wasm$|-ext-|\/admin|\/js-(?!local-worker)|img\/.*icon[^/]*\.png$/;

/** The files that pages need besides their script, by address: modules, words with LANG for the language, and style sheets. */
const EARLY = [
  { of: '^/$', modules: ['COVER'], styles: [] },
  { of: '^/(match|screen|embed)/', modules: ['js/match/start.js', 'words:sitting/LANG', 'words:people/LANG'],
    styles: ['/js/match/table.css', '/js/match/panel.css', '/js/match/layout.css', '/js/table/style.css', '/js/ending/style.css',
      '/js/rules/style.css'] },
  { of: '^/#/rules/', modules: ['js/rules/start.js', 'js/rules/help.js', 'words:rules/LANG'], styles: ['/js/rules/style.css'] },
  { of: '^/statistics', modules: ['js/statistics/start.js', 'words:statistics/LANG'],
    styles: ['/js/figures/style.css', '/js/statistics/style.css', CHART] },
];

/** @param {string} web @param {string[]} games @param {string[]} modules of local matches, by path @returns {Promise<File[]>} */
export async function compose(web, games, modules) {
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  const worker = readFileSync(join(web, 'service.js'), 'utf8');
  const first = sheetsOf(page);
  const sheets = readdirSync(join(web, 'js'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css')).sort()
    .map((name) => `/js/${name}`).filter((address) => !first.includes(address));
  const later = [...sheets, CHART, ...games.map((game) => `/games/${game}/style.css`)];
  const words = catalogues(web);
  checkCatalogues(words, (gap) => console.warn(gap));
  const compiled = compiledGames(modules);
  const addresses = Object.fromEntries(compiled.map(({ game, name }) => [game, name]));
  const [scripts, styles, drawn] = await Promise.all([bundleScripts(web, page, games, [...INNER, ...LOCAL], words, addresses),
    bundleStyles(web, first, later), icons(web)]);
  const parts = { web, games, languages: words.languages, later, scripts, styles };
  const files = [...filesOf(parts), ...drawn, ...compiled.map(({ name, bytes }) => ({ name, bytes })),
    ...(compiled.length ? [{ name: 'local.json', bytes: `${JSON.stringify(addresses)}\n` }] : []),
    ...phraseFiles(words, games), { name: 'licences.txt', bytes: licences(web) + licencesBeside(modules) }];
  const build = buildName([...files, { name: 'service.js', bytes: worker }, { name: 'index.html', bytes: page }]);
  const kept = files.map(({ name }) => name).filter((name) => KEPT.test(name) && !SELDOM.test(name));
  const robots = readFileSync(join(web, 'robots.txt'));
  return [...files, { name: 'robots.txt', bytes: robots }, { name: 'service.js', bytes: builtWorker(worker, build, kept, addresses) },
    { name: 'index.html', bytes: builtPage(page, { ...namedBy(parts), build }) }];
}

/** Returns all files that the page and the worker name, and those at the addresses of sources. @param {Parts} parts @returns {File[]} */
function filesOf({ web, games, scripts, styles }) {
  return [
    ...scripts.files,
    ...styles.files,
    ...AS_IT_IS.map((name) => ({ name, bytes: readFileSync(join(web, name)) })),
    ...coversOf(web, games),
    ...modulesOf(games).map((path) => standIn(path, scripts)),
    ...games.map((game) => `games/${game}/style.css`).map((name) => ({ name,
      bytes: `@import "${fromFolderOf(name)}${styles.fileOf(`/${name}`)}";\n` })),
    ...[...INNER, ...LOCAL].map((path) => standIn(path, scripts)),
  ];
}

/** Returns the pictures of the games for lists of them; a game may have none. @param {string} web @param {string[]} games */
const coversOf = (web, games) => games.map((game) => `games/${game}/cover.svg`).filter((name) => existsSync(join(web, name)))
  .map((name) => ({ name, bytes: readFileSync(join(web, name)) }));

/** Returns the modules of local matches, each named by a hash of its bytes. @param {string[]} paths */
const compiledGames = (paths) => paths.map((path) => {
  const bytes = readFileSync(path);
  const game = basename(path, '.wasm');
  return { game, name: `hashed/local-${game}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.wasm`, bytes };
});

/** Returns the licences of the libraries that the compiler has linked into the modules. @param {string[]} paths @returns {string} */
function licencesBeside([path]) {
  const file = path && join(dirname(path), 'licences.txt');
  return file && existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** @param {string[]} games */
const modulesOf = (games) => games.flatMap((game) => ['index.js', 'cover.js'].map((name) => `games/${game}/${name}`));

/**
 * Returns a file that exports the module for callers without the page's import map.
 * @param {string} name of a module @param {Scripts} scripts @returns {File}
 */
const standIn = (name, scripts) => ({ name, bytes: `export * from "${fromFolderOf(name)}${scripts.fileOf(name)}";\n` });

/** Returns the path from the folder of a file to the root. @param {string} name */
const fromFolderOf = (name) => '../'.repeat(name.split('/').length - 1);

/** Returns the files that the page names. @param {Parts} parts */
function namedBy(parts) {
  const { web, games, languages, later, scripts, styles } = parts;
  const links = (/** @type {typeof EARLY[number]} */ one) => {
    const each = languages.map((lang) => earlyOf(one, lang, parts));
    const all = each[0].filter((file) => each.every((files) => files.includes(file)));
    return { all, own: Object.fromEntries(languages.map((lang, i) => [lang, each[i].filter((file) => !all.includes(file))])) };
  };
  return {
    main: scripts.needed('js/main.js'),
    sheet: styles.fileOf(FIRST),
    font: styles.fileOf(FONT),
    icon: readFileSync(join(web, ICON), 'utf8').trim(),
    imports: Object.fromEntries([
      ...modulesOf(games).map((path) => [`/${path}`, `./${scripts.fileOf(path)}`]),
      ...later.map((address) => [address, `./${styles.fileOf(address)}`])]),
    early: {
      words: Object.fromEntries(languages.map((lang) => [lang, scripts.fileOf(`words:general/${lang}`)])),
      pages: EARLY.map((one) => ({ of: one.of, links: links(one) })),
      tables: Object.fromEntries(games.map((game) => [game, links({ of: '', styles: [],
        modules: [...modulesOf([game]), `words:${game}/LANG`] })])),
      books: Object.fromEntries(games.map((game) => [game, links({ of: '', styles: [], modules: bookOf(web, game) })])),
    },
  };
}

/** Returns the modules of a game that its rules page needs. @param {string} web @param {string} game */
function bookOf(web, game) {
  const book = `games/${game}/book.js`;
  const read = existsSync(join(web, book)) ? [book, `words:${game}-rules/LANG`] : [];
  return [...modulesOf([game]), ...read, `words:${game}/LANG`];
}

/** Returns the files of an entry of EARLY. @param {typeof EARLY[number]} one @param {string} language @param {Parts} parts */
function earlyOf({ modules, styles: sheets }, language, { web, games, scripts, styles }) {
  const main = scripts.needed('js/main.js');
  const sources = modules.flatMap((module) => (module === 'COVER' ? fronts(web, games) : [module.replace('LANG', language)]));
  const needed = sources.flatMap((source) => scripts.needed(source)).filter((name) => !main.includes(name));
  const beside = sources.filter((source) => source.endsWith('/cover.js')).map((source) => `/${source.replace('cover.js', 'style.css')}`);
  return [...new Set([...needed, ...[...sheets, ...beside].map((address) => styles.fileOf(address))])];
}

/** Returns the games' modules for the front page: those with a picture for it. @param {string} web @param {string[]} games */
const fronts = (web, games) => games.map((game) => `games/${game}/cover.js`)
  .filter((path) => readFileSync(join(web, path), 'utf8').includes('hero'));
