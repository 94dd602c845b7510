// The drawing and the texts of an analysis.
import assert from 'node:assert/strict';
import test from 'node:test';
import { lessonAfter, lessonsOf, lineOf, versionAt } from '../../web/js/analysis/figures.js';

const lesson = (version, seat, played, best) => ({ version, seat, played, best });
const analysis = {
  whole: 10000,
  seats: [{ seat: 0, begin: 4000 }, { seat: 1, begin: 6000 }],
  rows: [[1, 0, 500, 0, 3500, 6500], [3, 1, 0, 200, 3000, 7000], [4, 0, 0, -3000, 0, 10000]],
  lessons: [lesson(1, 0, 3500, 4000), lesson(9, 0, 100, 200), lesson(7, 1, 2000, 5000)],
};

test('the decisions of one, or of all, the worst first', () => {
  assert.deepEqual(lessonsOf(analysis, 0).map(({ version }) => version), [1, 9]);
  assert.deepEqual(lessonsOf(analysis, null).map(({ version }) => version), [7, 1, 9]);
  assert.deepEqual(lessonsOf(analysis, null, 1).map(({ version }) => version), [7]);
  assert.deepEqual(analysis.lessons.map(({ version }) => version), [1, 9, 7], 'what was told is as it was');
});

test('a line begins with what was expected at first, and ends at the last version', () => {
  assert.deepEqual(lineOf(analysis, 0), [[0, 0.6], [0.25, 0.65], [0.75, 0.7], [1, 1]]);
  assert.deepEqual(lineOf(analysis, 1).at(-1), [1, 0]);
});

test('a place on the graph is the nearest decision', () => {
  assert.deepEqual([0, 0.1, 0.2, 0.6, 0.8, 1].map((x) => versionAt(analysis, x)), [0, 0, 1, 3, 3, 4]);
});

test('a lesson is about the version before it', () => {
  assert.equal(lessonAfter(analysis, 0)?.seat, 0);
  assert.equal(lessonAfter(analysis, 1), undefined);
  assert.equal(lessonAfter(null, 0), undefined);
});
