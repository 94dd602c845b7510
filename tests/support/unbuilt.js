// The client's sources as a browser can load them, module by module, so that a test can look into each: a copy, with words as modules.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { all, catalogueModule, wordsModule } from '../web/support/catalogues.js';

const web = fileURLToPath(new URL('../../web', import.meta.url));
const PARTS = ['games', 'img', 'js', 'app.webmanifest', 'index.html', 'robots.txt', 'service.js'];

/** All that a pattern finds in scripts, style sheets and the page, once each. @param {RegExp} pattern */
function found(pattern) {
  const paths = ['games', 'js'].flatMap((part) => readdirSync(join(web, part), { recursive: true }).map((path) => join(part, String(path))));
  const texts = [...paths.filter((path) => /\.(css|js)$/.test(path)), 'index.html'].map((path) => readFileSync(join(web, path), 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, part]) => part)))];
}

/** Fills an empty folder, and returns it. @param {string} folder */
export function unbuilt(folder) {
  for (const part of PARTS) cpSync(join(web, part), join(folder, part), { recursive: true, dereference: true });
  writeFileSync(join(folder, 'js/core/catalogue.js'), catalogueModule);
  for (const name of found(/\bvendor\/((?:@[\w-]+\/)?[\w-]+)\//g)) {
    cpSync(join(web, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true, dereference: true });
  }
  for (const listed of found(/\bwordsOf\(('[^)]*')\)/g)) {
    for (const lang of all.languages) {
      const path = `words/${listed.match(/[\w-]+/g).join('_')}/${lang}.js`;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), wordsModule(path));
    }
  }
  return folder;
}
