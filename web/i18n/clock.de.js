// @ts-check
// Deutsche Wörter der Uhren.

/** @type {import('../js/words.js').Sentences} */
export const clockDe = {
  'clock.none': 'Keine Uhr',
  'clock.none_is': 'Keine Zeitbegrenzung.',
  'clock.preset.day': '1 Tag pro Zug',
  'clock.preset.relaxed': 'Entspannt',
  'clock.preset.slow': 'Langsam',
  'clock.each': ({ bank, more }) => (more ? `${bank} + ${more}` : bank),
  'clock.live_is': ({ bank, more }) => `Alle starten mit ${bank}${more ? `; jeder Zug bringt ${more} dazu` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Alle starten mit ${bank}${more ? `; jeder Zug bringt ${more} dazu, höchstens bis ${cap}` : ''}. In Ruhezeiten und Urlaub sind `
    + 'die Uhren angehalten.',
  'clock.by': ({ until }) => `bis ${until}`,
  'clock.today': ({ time }) => `heute ${time}`,
  'clock.tomorrow': ({ time }) => `morgen ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
