// The texts of clocks: pure functions, in both languages and in a separate zone.
import test, { afterEach } from 'node:test';
import assert from 'node:assert/strict';
import { PRESETS, controlSentence, controlWords, untilWords } from '../../web/js/clock/words.js';
import { OWN, chosenClock, controlOf } from '../../web/js/clock/form.js';
import { faceOf, faceWords, isAlive, isLow, leftNow, leftWords } from '../../web/js/clock/displays.js';
import { dayAfter, dayAt, daysFrom, hoursWords, quietMinutes } from '../../web/js/calendar/days.js';
import './support/general_words.js';
import { setLanguage } from '../../web/js/core/words.js';

afterEach(() => setLanguage('en'));

const NOW = Date.parse('2026-11-22T12:00:00Z'); // a Sunday
const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const face = (more) => ({ pace: 'live', left_ms: 10 * MINUTE, deadline_ms: NOW + 10 * MINUTE, stopped: null, told_ms: NOW, here_ms: 5000, ...more });

test('a time control in words', () => {
  assert.equal(controlWords(null), 'No clock');
  assert.equal(controlWords(PRESETS.ten), '10 min + 10 sec');
  assert.equal(controlWords(PRESETS.day), '1 day per move');
  assert.equal(controlWords({ pace: 'days', bank_s: 259200, increment_s: 0, cap_s: 259200 }), '3 days');
  assert.match(controlSentence(PRESETS.day), /24 hours; each move adds 24 hours, up to 3 days/);
  setLanguage('de');
  assert.equal(controlWords(PRESETS.relaxed), 'Entspannt');
  assert.match(controlSentence(PRESETS.twenty), /20 Minuten; jeder Zug bringt 20 Sekunden dazu/);
});

test('what is called a move a day, or in three, leaves time for one each time', () => {
  for (const [name, often] of [['day', 86400], ['relaxed', 3 * 86400]]) {
    const { bank_s, increment_s, cap_s } = PRESETS[name];
    let left = bank_s;
    for (let move = 0; move < 100; move += 1) {
      assert.ok(left >= often, `${name}: ${left} s at move ${move}`);
      left = Math.min(left - often + increment_s, cap_s);
    }
  }
});

test('what can be chosen is within the bounds of the server', () => {
  for (const { pace, bank_s, increment_s, cap_s } of Object.values(PRESETS)) {
    const { bank, increment } = OWN[pace];
    const [bankUnit, increaseUnit] = pace === 'live' ? [60, 1] : [3600, 3600];
    assert.ok(bank_s <= bank.most * bankUnit && increment_s <= increment.most * increaseUnit && cap_s >= bank_s);
  }
});

test('a clock runs down from when it was told, and never below nothing', () => {
  assert.equal(leftNow(face(), 5000), 10 * MINUTE);
  assert.equal(leftNow(face(), 5000 + 4 * MINUTE), 6 * MINUTE);
  assert.equal(leftNow(face(), 5000 + 40 * MINUTE), 0);
  assert.equal(leftNow(face({ stopped: 'quiet' }), 5000 + MINUTE), 10 * MINUTE);
  assert.equal(leftNow(face({ deadline_ms: null }), 5000 + MINUTE), 10 * MINUTE);
});

test('what is left in figures, and when it is little', () => {
  assert.equal(leftWords(face(), 9 * MINUTE + 7000), '9:07');
  assert.equal(leftWords(face(), HOUR + 2 * MINUTE), '1:02:00');
  assert.equal(leftWords(face(), 1), '0:01', 'the display is not zero before the time is');
  assert.equal(leftWords(face(), 0), '0:00');
  assert.equal(leftWords(face({ pace: 'days' }), 3 * DAY + 4 * HOUR + 5 * MINUTE), '3d 4h');
  assert.equal(leftWords(face({ pace: 'days' }), 5 * HOUR + 20 * MINUTE), '5h 20m');
  assert.equal(leftWords(face({ pace: 'days' }), 42 * MINUTE), '42 min');
  assert.equal(isLow(face(), 30000), true);
  assert.equal(isLow(face(), 30001), false);
  assert.equal(isLow(face({ deadline_ms: null }), 1000), false, 'it does not run');
  assert.equal(isLow(face({ pace: 'days' }), 5 * HOUR), true);
});

test('until when, as people say it, in their own zone', () => {
  const until = (ms, how) => untilWords(NOW + ms, NOW, { timeZone: 'UTC', ...how });
  assert.match(until(HOUR), /^today 0?1:00/);
  assert.match(until(13 * HOUR), /^tomorrow 0?1:00/);
  assert.match(until(2 * DAY), /^Tuesday 12:00/);
  assert.match(until(2 * DAY, { short: true }), /^Tue 12:00/);
  assert.match(until(7 * DAY), /^November 29 12:00/);
  assert.match(until(11.5 * HOUR, { timeZone: 'Pacific/Auckland' }), /^today/);
  setLanguage('de');
  assert.equal(until(2 * DAY), 'Dienstag 12:00');
  assert.equal(until(8 * DAY), '30. November 12:00');
});

test('what a page says that stays open over midnight stays true', () => {
  const due = face({ pace: 'days', left_ms: DAY, deadline_ms: NOW + DAY, says: 'clock.by' });
  assert.match(faceWords(due, 5000), /^by tomorrow/);
  assert.match(faceWords(due, 5000 + 23 * HOUR), /^by today/);
  assert.equal(isAlive({ ...due, stopped: 'quiet' }), true);
  assert.equal(isAlive(face({ stopped: 'quiet' })), false);
});

test('a seat has a face only in a match with a clock', () => {
  const match = { info: { clock: PRESETS.ten }, clocks: [{ left_ms: 1, deadline_ms: null, stopped: null }], clocksTold: { told_ms: 2, here_ms: 3 } };
  assert.deepEqual(faceOf(match, 0), { pace: 'live', left_ms: 1, deadline_ms: null, stopped: null, told_ms: 2, here_ms: 3 });
  assert.equal(faceOf(match, 1), null);
  assert.equal(faceOf({ ...match, clocks: null }, 0), null);
});

test('own values become a time control, or none if they do not go together', () => {
  const own = (change) => controlOf({ ...chosenClock(null), ...change });
  assert.equal(own({}), null);
  assert.deepEqual(own({ name: 'slow' }), PRESETS.slow);
  assert.deepEqual(own({ name: 'own_live', live: { bank: 5, increment: 3 } }), { pace: 'live', bank_s: 300, increment_s: 3, cap_s: 86400 });
  for (const live of [{ bank: 361, increment: 3 }, { bank: 0, increment: 3 }, { bank: 5, increment: 601 }, { bank: 1.5, increment: 3 }, { bank: NaN, increment: 3 }]) {
    assert.equal(own({ name: 'own_live', live }), null);
  }
  assert.equal(own({ name: 'own_days', days: { bank: 48, increment: 12, cap: 47 } }), null, 'a cap under the bank');
  assert.deepEqual(own({ name: 'own_days', days: { bank: 48, increment: 12, cap: 48 } }), { pace: 'days', bank_s: 172800, increment_s: 43200, cap_s: 172800 });
});

test('days and hours of a calendar', () => {
  assert.equal(daysFrom('2026-02-27', '2026-03-01'), 3);
  assert.equal(daysFrom('2026-03-01', '2026-02-27'), 0);
  assert.equal(daysFrom('2026-10-25', '2026-10-25'), 1);
  assert.equal(dayAfter('2026-12-31', 1), '2027-01-01');
  assert.equal(dayAt(NOW, 'Pacific/Kiritimati'), '2026-11-23');
  assert.equal(quietMinutes('22:00', '07:30'), 570);
  assert.equal(quietMinutes('07:00', '07:00'), 0);
  assert.equal(hoursWords(570, 'en'), '9 hours 30 minutes');
  assert.equal(hoursWords(60, 'de'), '1 Stunde');
});
