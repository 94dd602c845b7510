// @ts-check
// English words of quiet hours and vacations.

const days = (/** @type {number} */ n) => `${n} ${n === 1 ? 'day' : 'days'}`;

/** @type {import('../js/words.js').Sentences} */
export const calendarEn = {
  'calendar.quiet': 'Quiet hours',
  'calendar.quiet_lead': 'Your clocks in matches by correspondence stand still in these hours of each day. Twelve hours at most.',
  'calendar.time_zone': 'Time zone',
  'calendar.now_there': ({ time }) => `It is ${time} there now.`,
  'calendar.with_quiet': 'I have quiet hours',
  'calendar.from': 'From',
  'calendar.to': 'To',
  'calendar.long': ({ hours }) => `${hours} of each day`,
  'calendar.too_long': 'That is more than twelve hours.',
  'calendar.save': 'Save',
  'calendar.saved': 'Saved. It holds from now on.',
  'calendar.vacation': 'Vacation',
  'calendar.vacation_lead': 'On these days your clocks by correspondence stand still. A year has 30 of them.',
  'calendar.left': ({ n, year }) => `${days(n)} left in ${year}`,
  'calendar.first_day': 'First day',
  'calendar.last_day': 'Last day',
  'calendar.go': ({ n }) => (n ? `Take ${days(n)}` : 'Take vacation'),
  'calendar.on': ({ last }) => `You are on vacation until the end of ${last}.`,
  'calendar.span': ({ first, last, n }) => (first === last ? `${first} (${days(n)})` : `${first} to ${last} (${days(n)})`),
  'calendar.end': 'End it now',
  'calendar.take_back': 'Take back',
  'calendar.end_of': ({ span }) => `End now: ${span}`,
  'calendar.take_back_of': ({ span }) => `Take back: ${span}`,
  'calendar.none': 'Nothing is planned.',
};
