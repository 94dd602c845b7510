// node tests/support/together.js FILE...: runs test files of pages one after the other in one process, each as a suite of its own: what takes long
// to load, and the browser, is there once for all of them.
import { after, before, describe } from 'node:test';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shareBrowser } from './browser.js';
import { forgetExercised } from './rest.js';

after(shareBrowser());
for (const file of process.argv.slice(2)) {
  describe(file.replace(/^.*\//, ''), () => {
    before(forgetExercised); // a file counts by itself which routes it took
    return import(pathToFileURL(resolve(file)).href);
  });
}
