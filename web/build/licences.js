// @ts-check
// The licences of the third-party parts of the built client.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tools of the build, of which no part is served. */
const TOOLS = ['@fluent/syntax', '@resvg/resvg-wasm', '@scarf/scarf', 'argparse', 'esbuild', 'fontverter', 'harfbuzzjs', 'p-limit',
  'pako', 'rollup', 'subset-font', 'wawoff2', 'woff2sfnt-sfnt2woff', 'yocto-queue'];

/** Files of a package with notices about the parts of others in it. */
const NOTICES = ['NOTICE', 'swagger-ui-es-bundle.js.LICENSE.txt'];

/** Returns the folders of packages, also of those with a scope. @param {string} modules @returns {string[]} */
function packagesIn(modules) {
  return readdirSync(modules).filter((name) => !name.startsWith('.')).sort().flatMap((name) => (name.startsWith('@')
    ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : [name]));
}

/** @param {string} web */
export function licences(web) {
  const modules = join(web, 'node_modules');
  const served = packagesIn(modules).filter((name) => !TOOLS.includes(name) && !/^@(esbuild|rollup|types)\//.test(name)
    && existsSync(join(modules, name, 'package.json')));
  return served.map((name) => {
    const file = readdirSync(join(modules, name)).find((one) => /^licen[cs]e/i.test(one));
    const { version, license } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
    const notices = NOTICES.filter((one) => existsSync(join(modules, name, one)));
    const texts = [...(file ? [file] : []), ...notices].map((one) => readFileSync(join(modules, name, one), 'utf8'));
    return `${name} ${version}\n\n${file ? texts.join('\n') : license}`;
  }).join('\n\n----\n\n');
}
