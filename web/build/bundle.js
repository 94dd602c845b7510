// @ts-check
// Bundles the scripts: modules that are needed together become one file. One file has the modules of the page itself, one the texts of a
// language. A game has one for its table and one for the parts that other pages show. Modules that are loaded later are split at their
// import().

import { basename, dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { rollup } from 'rollup';

/** @typedef {ReturnType<typeof import('./catalogues.js').catalogues>} Catalogues */

export const TARGET = 'es2022';
/** The module name of texts: groups and the language. */
const WORDS = /^words:(.+)\/(.+)$/;

/** Returns the imports of npm modules, from the page's import map. @param {string} page @returns {Record<string, string>} */
function importsOf(page) {
  const { imports } = JSON.parse(/<script type="importmap">([^]*?)<\/script>/.exec(page)?.[1] ?? '{"imports":{}}');
  return Object.fromEntries(Object.entries(imports).map(([name, address]) => [name, address.replace(/^\.\//, '/')]));
}

/**
 * Resolves addresses of the server, and the names of the import map, to files.
 * @param {string} web @param {Record<string, string>} imports
 */
const addresses = (web, imports) => ({
  name: 'addresses',
  resolveId: (/** @type {string} */ source) => {
    const address = imports[source] ?? source;
    if (address.startsWith('/vendor/')) return join(web, 'node_modules', address.slice('/vendor/'.length));
    return address.startsWith(web) ? address : null;
  },
});

/**
 * The texts of a page: `wordsOf('a', 'b')` becomes an import() for each language, of a module `words:a+b/LANGUAGE`. js/core/catalogue.js,
 * which reads catalogues in Node, is replaced by the names of the languages.
 * @param {string} web @param {Catalogues} all
 */
const words = (web, all) => ({
  name: 'words',
  resolveId: (/** @type {string} */ source) => (source.startsWith('words:') ? source : null),
  load: (/** @type {string} */ id) => {
    if (id === join(web, 'js/core/catalogue.js')) return `export const ownNames = ${JSON.stringify(all.names)}, wordsOf = () => ({});`;
    const [, groups, lang] = WORDS.exec(id) ?? [];
    return groups ? all.module(groups.split('+'), lang, join(web, 'js/core/word_forms.js')) : null;
  },
  transform: (/** @type {string} */ code) => ({ map: null, code: code.replace(/\bwordsOf\(('[^)]*')\)/g, (_, listed) => {
    const groups = listed.match(/[\w-]+/g).join('+');
    return `{ ${all.languages.map((lang) => `${lang}: () => import('words:${groups}/${lang}')`).join(', ')} }`;
  }) }),
});

/** The addresses of the compiled games, in place of js/local/modules.js. @param {string} web @param {Record<string, string>} compiled */
const compiledGames = (web, compiled) => ({
  name: 'compiled-games',
  load: (/** @type {string} */ id) => (id === join(web, 'js/local/modules.js')
    ? `export const modules = ${JSON.stringify(compiled)};` : null),
});

/** Modules that others may import by their own names. @param {string} web @param {string[]} paths */
const also = (web, paths) => ({
  name: 'also',
  /** @this {import('rollup').PluginContext} */
  buildStart() {
    for (const path of paths) {
      this.emitFile({ type: 'chunk', id: join(web, path), name: path.replaceAll(/[^a-z]+/g, '-'), preserveSignature: 'strict' });
    }
  },
});

/** Files of which most functions are called as soon as a page is there. */
const CALLED = /^(main|match|rules|statistics)$/;
/** Tells the browser to compile all functions while it reads the file, before the page needs them. */
const READY = '//# allFunctionsCalledOnLoad';

/** Minifies, with a source map. @param {string[]} games */
const shorter = (games) => ({
  name: 'shorter',
  renderChunk: async (/** @type {string} */ code, /** @type {{name: string, facadeModuleId: string|null}} */ { name, facadeModuleId }) => {
    const called = CALLED.test(nameOf(facadeModuleId, name)) || games.some((game) => [game, `${game}-cover`].includes(name));
    const short = await transform(code, { minify: true, format: 'esm', target: TARGET, sourcemap: true, legalComments: 'none',
      banner: called ? READY : '' });
    return { code: short.code, map: short.map };
  },
});

/**
 * Returns the module and all that it imports directly or indirectly, except by import().
 * @param {string} id @param {(id: string) => any} infoOf @param {Set<string>} [found]
 */
function reach(id, infoOf, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of infoOf(id)?.importedIds ?? []) reach(next, infoOf, found);
  return found;
}

/**
 * Returns the file of a module of texts. One file has the texts of a language for lists, others those of the table, of a game, of its
 * rules. The rest belongs to the page that requests them.
 * @param {string} id @param {string[]} games
 */
function fileFor(id, games) {
  const [, groups, language] = WORDS.exec(id) ?? [];
  if (!groups) return null;
  const [first] = groups.split('+');
  const game = games.find((one) => first === one || first.startsWith(`${one}-`));
  const part = first.slice((game?.length ?? -1) + 1).split('-')[0];
  const into = game ? { cover: 'words', rules: `${game}-rules`, text: `${game}-text`, condition: `${game}-text` }[part] ?? game
    : { general: 'words', sitting: 'table', people: 'table', rules: 'rules' }[part];
  return into ? `${into}-${language}` : null;
}

/**
 * Small modules that several pages need. They are in the page's file or in a shared one: the modules that draw a table, and the rules with
 * the help at the table. On a slow device each additional file costs as much as some of the drawing.
 */
const SHARED = {
  main: ['js/core/memo.js', 'node_modules/lit-html/directives/guard.js'],
  match: ['js/core/patch.js', 'js/match/messages.js', 'js/match/play_view.js', 'js/match/start.js', 'js/match/update.js',
    'js/match/view.js', 'js/motion/motion.js', 'js/motion/plan.js', 'js/motion/sound.js', 'js/teach/steps.js'],
  rules: ['js/rules/actions.js', 'js/rules/help.js', 'js/rules/start.js', 'js/rules/view.js'],
  local: ['js/local/actions.js', 'js/local/line.js', 'js/local/match.js', 'js/local/open.js', 'js/local/report.js', 'js/local/rest.js',
    'js/local/start.js'],
  shared: ['js/frame/elements.js', 'js/frame/fields_view.js', 'js/frame/sharing.js', 'js/levels/loading.js',
    'js/people/actions.js', 'js/people/view.js', 'js/table/actions.js', 'js/table/wait_form_view.js'],
};

/**
 * Returns the function that names the file of a module; null: the modules that import it decide.
 * @param {string} web @param {string[]} games
 */
function parting(web, games) {
  /** @type {Map<string, string>|null} */
  let chosen = null;
  const claim = (/** @type {string} */ id, /** @type {string} */ name, /** @type {any} */ infoOf) => {
    for (const one of reach(id, infoOf)) if (!chosen?.has(one)) chosen?.set(one, name);
  };
  return (/** @type {string} */ id, /** @type {{getModuleInfo: (id: string) => any}} */ { getModuleInfo }) => {
    if (!chosen) {
      chosen = new Map();
      claim(join(web, 'js', 'main.js'), 'main', getModuleInfo);
      for (const [name, paths] of Object.entries(SHARED)) for (const path of paths) chosen.set(join(web, path), name);
      for (const game of games) claim(join(web, 'games', game, 'cover.js'), `${game}-cover`, getModuleInfo);
      for (const game of games) claim(join(web, 'games', game, 'index.js'), game, getModuleInfo);
    }
    return chosen.get(id) ?? fileFor(id, games);
  };
}

/**
 * @typedef {object} Scripts
 * @property {{name: string, bytes: string|Uint8Array}[]} files
 * @property {(source: string) => string} fileOf the file, below hashed/, that holds a module or what waits for its import(); for
 *     `words:GROUP/LANGUAGE` the one with these words
 * @property {(source: string) => string[]} needed that file and all that it imports
 */

/**
 * @param {string} web @param {string} page of index.html @param {string[]} games
 * @param {string[]} others modules that are there under their own addresses, too
 * @param {Catalogues} all words
 * @param {Record<string, string>} compiled addresses of the compiled games
 * @returns {Promise<Scripts>}
 */
export async function bundleScripts(web, page, games, others, all, compiled) {
  const input = Object.fromEntries([['main', join(web, 'js', 'main.js')], ...games.flatMap((game) => [
    [game, join(web, 'games', game, 'index.js')], [`${game}-cover`, join(web, 'games', game, 'cover.js')]])]);
  const bundle = await rollup({
    input, preserveEntrySignatures: 'allow-extension', preserveSymlinks: true,
    plugins: [words(web, all), compiledGames(web, compiled), addresses(web, importsOf(page)), also(web, others)],
    onwarn: (warning) => { throw new Error(warning.message); },
  });
  const { output } = await bundle.generate({
    format: 'es', sourcemap: true, plugins: [shorter(games)], manualChunks: parting(web, games), hoistTransitiveImports: false,
    entryFileNames: 'hashed/[name]-[hash].js',
    chunkFileNames: ({ facadeModuleId, name }) => `hashed/${nameOf(facadeModuleId, name)}-[hash].js`,
  });
  await bundle.close();
  const chunks = output.filter((one) => one.type === 'chunk');
  const holding = (/** @type {string} */ source) => {
    const [, group, lang] = WORDS.exec(source) ?? [];
    const is = (/** @type {string|null} */ id) => (!group ? id === join(web, source) : id === source
      || (id?.startsWith(`words:${group}+`) && id.endsWith(`/${lang}`)));
    const found = chunks.find((chunk) => is(chunk.facadeModuleId)) ?? chunks.find((chunk) => chunk.moduleIds.some(is));
    if (!found) throw new Error(`${source} is in no file`);
    return found;
  };
  const needed = (/** @type {string} */ name, /** @type {Set<string>} */ found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    for (const next of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) needed(next, found);
    return found;
  };
  return {
    files: output.map((one) => ({ name: one.fileName, bytes: one.type === 'chunk' ? one.code : one.source })),
    fileOf: (source) => holding(source).fileName,
    needed: (source) => [...needed(holding(source).fileName)],
  };
}

/**
 * Names a file after its folder, because modules in different folders have the same name.
 * @param {string|null} facade @param {string} name
 */
function nameOf(facade, name) {
  const [, groups, language] = WORDS.exec(facade ?? '') ?? [];
  if (groups) return /^[a-z]+$/.test(name) ? `${groups.split('+')[0]}.${language}` : name;
  if (!facade || !['start', 'page', 'view', 'book'].includes(basename(facade, '.js'))) return name;
  return basename(dirname(facade));
}
