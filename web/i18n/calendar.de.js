// @ts-check
// Deutsche Wörter für Ruhezeiten und Urlaub.

const days = (/** @type {number} */ n) => `${n} ${n === 1 ? 'Tag' : 'Tage'}`;

/** @type {import('../js/words.js').Sentences} */
export const calendarDe = {
  'calendar.quiet': 'Ruhezeiten',
  'calendar.quiet_lead': 'In diesen Stunden sind deine Uhren in Fernpartien jeden Tag angehalten. Höchstens 12 Stunden.',
  'calendar.time_zone': 'Zeitzone',
  'calendar.now_there': ({ time }) => `Dort ist es jetzt ${time} Uhr.`,
  'calendar.with_quiet': 'Ruhezeiten verwenden',
  'calendar.from': 'Von',
  'calendar.to': 'Bis',
  'calendar.long': ({ hours }) => `${hours} am Tag`,
  'calendar.too_long': 'Ruhezeiten dürfen höchstens 12 Stunden am Tag dauern.',
  'calendar.save': 'Speichern',
  'calendar.saved': 'Gespeichert. Gilt ab sofort.',
  'calendar.vacation': 'Urlaub',
  'calendar.vacation_lead': 'An diesen Tagen sind deine Uhren in Fernpartien angehalten. Du hast 30 Tage im Jahr.',
  'calendar.left': ({ n, year }) => `${year} noch ${days(n)} übrig`,
  'calendar.first_day': 'Erster Tag',
  'calendar.last_day': 'Letzter Tag',
  'calendar.go': ({ n }) => (n ? `Urlaub eintragen (${days(n)})` : 'Urlaub eintragen'),
  'calendar.on': ({ last }) => `Du bist im Urlaub, bis einschließlich ${last}.`,
  'calendar.span': ({ first, last, n }) => (!last ? `${first} (${days(n)})` : `${first} bis ${last} (${days(n)})`),
  'calendar.end': 'Jetzt beenden',
  'calendar.take_back': 'Stornieren',
  'calendar.end_of': ({ span }) => `Jetzt beenden: ${span}`,
  'calendar.take_back_of': ({ span }) => `Stornieren: ${span}`,
  'calendar.none': 'Kein Urlaub geplant.',
};
