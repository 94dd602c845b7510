// @ts-check
// Deutsche Wörter für Ruhezeiten und Urlaub.

const days = (/** @type {number} */ n) => `${n} ${n === 1 ? 'Tag' : 'Tage'}`;

/** @type {import('../js/words.js').Sentences} */
export const calendarDe = {
  'calendar.quiet': 'Ruhezeiten',
  'calendar.quiet_lead': 'In diesen Stunden jedes Tages stehen deine Uhren in Fernpartien still. Höchstens zwölf Stunden.',
  'calendar.time_zone': 'Zeitzone',
  'calendar.now_there': ({ time }) => `Dort ist es jetzt ${time} Uhr.`,
  'calendar.with_quiet': 'Ich habe Ruhezeiten',
  'calendar.from': 'Von',
  'calendar.to': 'Bis',
  'calendar.long': ({ hours }) => `${hours} an jedem Tag`,
  'calendar.too_long': 'Das sind mehr als zwölf Stunden.',
  'calendar.save': 'Speichern',
  'calendar.saved': 'Gespeichert. Es gilt ab jetzt.',
  'calendar.vacation': 'Urlaub',
  'calendar.vacation_lead': 'An diesen Tagen stehen deine Uhren in Fernpartien still. Ein Jahr hat 30 davon.',
  'calendar.left': ({ n, year }) => `${year} noch ${days(n)} übrig`,
  'calendar.first_day': 'Erster Tag',
  'calendar.last_day': 'Letzter Tag',
  'calendar.go': ({ n }) => (n ? `${days(n)} nehmen` : 'Urlaub nehmen'),
  'calendar.on': ({ last }) => `Du hast Urlaub bis einschließlich ${last}.`,
  'calendar.span': ({ first, last, n }) => (first === last ? `${first} (${days(n)})` : `${first} bis ${last} (${days(n)})`),
  'calendar.end': 'Jetzt beenden',
  'calendar.take_back': 'Zurücknehmen',
  'calendar.end_of': ({ span }) => `Jetzt beenden: ${span}`,
  'calendar.take_back_of': ({ span }) => `Zurücknehmen: ${span}`,
  'calendar.none': 'Nichts geplant.',
};
