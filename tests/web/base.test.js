// Where the server is, as the page says it: at the root of its host, or below a path.
import assert from 'node:assert/strict';
import { test } from 'node:test';

/** base.js as a page with that <base> has it, at that address. */
async function at(baseURI, pathname) {
  Object.assign(globalThis, { document: { baseURI }, location: { pathname } });
  return import(`../../web/js/core/base.js?${encodeURIComponent(baseURI)}`);
}

test('the path below which the server is ends the names of what is stored, and is no part of the page that is asked for', async () => {
  for (const [url, pathname, below, page] of [
    ['http://127.0.0.1:8080/', '/', '', '/'],
    ['http://127.0.0.1:8080/', '/match/abc', '', '/match/abc'],
    ['https://play.example.org/ochre/', '/ochre/', 'ochre/', '/'],
    ['https://play.example.org/games/ochre/', '/games/ochre/account/notices', 'games/ochre/', '/account/notices'],
    ['https://[2001:db8::1]:8443/a/', '/a/mine', 'a/', '/mine'],
  ]) {
    const told = await at(url, pathname);
    assert.deepEqual([told.base, told.below, told.pathHere()], [url, below, page]);
  }
});
