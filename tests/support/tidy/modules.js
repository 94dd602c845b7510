// Circles of modules of the client. An import() is none: it comes later, when both modules are there. A type in a comment is none either.
import { dirname, join } from 'node:path/posix';
import { circlesIn } from '../circles.js';

/** @typedef {{name: string, text: string}} Source of a module */

const IMPORT = /^(?:import\s*|(?:import|export)\b[^;'"=(]*\bfrom\s*)['"]([^'"]+)['"]/gm;

/** Circles of modules, each in a line. @param {Source[]} sources */
export function moduleCircles(sources) {
  const names = new Set(sources.map(({ name }) => name));
  const graph = new Map(sources.map(({ name, text }) => [name, new Set([...text.matchAll(IMPORT)]
    .map(([, path]) => join(dirname(name), path)).filter((path) => names.has(path) && path !== name))]));
  return circlesIn(graph).map((files) => files.join(' '));
}

const SOURCES = [
  { name: 'web/js/page/start.js', text: "// @ts-check\nexport { page } from './view.js';\nexport * from './actions.js';\n" },
  { name: 'web/js/page/view.js', text: "import { html, nothing } from '/vendor/lit-html/lit-html.js';\nimport {\n  open,\n  close,\n} from './actions.js';\n" },
  { name: 'web/js/page/actions.js', text: "/** @type {import('./view.js').Page} */\nexport const open = () => import('./start.js');\n" },
];

/** Returns the mistakes of the check on samples with known answers. */
export function wrongOfModules() {
  const found = (/** @type {string} */ text) => moduleCircles([...SOURCES.slice(0, 2), { name: 'web/js/page/actions.js', text }]).join();
  return Object.entries({
    'modules in a line': moduleCircles(SOURCES).length === 0,
    'a view that an action imports': found("import { page } from './view.js';\n") === 'web/js/page/actions.js web/js/page/view.js',
    'a module that is imported for what it does': found("import './view.js';\n") === 'web/js/page/actions.js web/js/page/view.js',
    'a module that is handed on': found("export { page } from '../page/start.js';\n").split(' ').length === 3,
    'an import after others': found("import { a } from './other.js';\nimport { b,\n  c } from './view.js';\n") !== '',
  }).filter(([, right]) => !right).map(([what]) => `the check of modules is wrong about ${what}`);
}
