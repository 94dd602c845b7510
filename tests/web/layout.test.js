// How a table is arranged for the shapes that windows have, and what the first drawing of a page waits for.
import test from 'node:test';
import assert from 'node:assert/strict';
import { ORDER, formOf } from '../../web/js/frame/layout.js';
import { WAIT_MS, waitsForMatch } from '../../web/js/frame/opening.js';

/** Returns whether a query of frame/layout.js holds for a window; throws for a query of another kind. */
function holds(query, width, height) {
  return query.split(' and ').every((part) => {
    const [, bound, of, least] = /^\((min|max)-(width|height|aspect-ratio): ([0-9/]+)(?:px)?\)$/.exec(part) ?? assert.fail(part);
    const is = { width, height, 'aspect-ratio': width / height }[of];
    const limit = of === 'aspect-ratio' ? 1 : Number(least);
    return bound === 'min' ? is >= limit : is <= limit;
  });
}

const SHAPES = {
  '360x640': ['phone', 'small'], '390x844': ['phone', 'small'], '844x390': ['low', 'low'], '667x375': ['phone', 'tall'], '820x1180': ['stack', 'tall'],
  '1024x768': ['stack', 'wide'], '1280x800': ['side', 'wide'], '1920x1080': ['side', 'wide'], '2560x1440': ['side', 'wide'], '1200x1920': ['stack', 'tall'],
  '640x400': ['phone', 'tall'], // 1280x800, twice as large
};

for (const [size, wanted] of Object.entries(SHAPES)) {
  test(`a window of ${size} has the form ${wanted.join(', board ')}`, () => {
    const [width, height] = size.split('x').map(Number);
    assert.deepEqual(formOf(ORDER.map(([query]) => holds(query, width, height))), wanted);
  });
}

const OPENING = { route: { name: 'match' }, match: { id: 'm', view: null, info: null, error: null }, conn: 'open', ui: { notice: null } };
const running = { status: 'running', started_ms: 1 };

for (const [what, changes, waits] of [
  ['waits for a match that is not there yet', {}, true],
  ['waits for the view of a running match', { match: { ...OPENING.match, info: running } }, true],
  ['shows a match', { match: { ...OPENING.match, info: running, view: {} } }, false],
  ['shows an open table, which has no view', { match: { ...OPENING.match, info: { status: 'open', started_ms: null } } }, false],
  ['shows a table that never began', { match: { ...OPENING.match, info: { status: 'abandoned', started_ms: null } } }, false],
  ['shows that a match cannot be read', { match: { ...OPENING.match, info: { status: 'broken' } } }, false],
  ['shows a refusal', { match: { ...OPENING.match, error: 'no_such_match' } }, false],
  ['shows a notice', { ui: { notice: { text: 'No.' } } }, false],
  ['shows that the server cannot be reached', { conn: 'lost' }, false],
  ['waits for a match in this browser without a server', { match: { ...OPENING.match, id: '~m' }, conn: 'lost' }, true],
  ['waits for nothing on another page', { route: { name: 'lobby' }, match: null }, false],
]) test(`the first drawing ${what}`, () => { assert.equal(waitsForMatch({ ...OPENING, ...changes }, 0), waits); });

test('the first drawing does not wait for a match for ever', () => {
  assert.equal(waitsForMatch(OPENING, WAIT_MS - 1), true);
  assert.equal(waitsForMatch(OPENING, WAIT_MS), false);
});
