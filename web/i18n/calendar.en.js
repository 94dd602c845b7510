// @ts-check
// English words of quiet hours and vacations.

const days = (/** @type {number} */ n) => `${n} ${n === 1 ? 'day' : 'days'}`;

/** @type {import('../js/words.js').Sentences} */
export const calendarEn = {
  'calendar.quiet': 'Quiet hours',
  'calendar.quiet_lead': 'During these hours, every day, your clocks in correspondence matches are paused. Up to 12 hours.',
  'calendar.time_zone': 'Time zone',
  'calendar.now_there': ({ time }) => `It is ${time} there now.`,
  'calendar.with_quiet': 'Use quiet hours',
  'calendar.from': 'From',
  'calendar.to': 'To',
  'calendar.long': ({ hours }) => `${hours} a day`,
  'calendar.too_long': 'Quiet hours can’t exceed 12 hours a day.',
  'calendar.save': 'Save',
  'calendar.saved': 'Saved. In effect from now on.',
  'calendar.vacation': 'Vacation',
  'calendar.vacation_lead': 'On these days your correspondence clocks are paused. You have 30 days a year.',
  'calendar.left': ({ n, year }) => `${days(n)} left in ${year}`,
  'calendar.first_day': 'First day',
  'calendar.last_day': 'Last day',
  'calendar.go': ({ n }) => (n ? `Add vacation (${days(n)})` : 'Add vacation'),
  'calendar.on': ({ last }) => `You’re on vacation up to and including ${last}.`,
  'calendar.span': ({ first, last, n }) => (!last ? `${first} (${days(n)})` : `${first} to ${last} (${days(n)})`),
  'calendar.end': 'End now',
  'calendar.take_back': 'Cancel',
  'calendar.end_of': ({ span }) => `End now: ${span}`,
  'calendar.take_back_of': ({ span }) => `Cancel: ${span}`,
  'calendar.none': 'No vacation planned.',
};
