// @ts-check
// Deutsche Wörter der Uhren.

/** @type {import('../js/words.js').Sentences} */
export const clockDe = {
  'clock.none': 'Keine Uhr',
  'clock.none_is': 'Keine Zeitbegrenzung.',
  'clock.preset.day': 'Ein Zug am Tag',
  'clock.preset.relaxed': 'Entspannt',
  'clock.preset.slow': 'Langsam',
  'clock.each': ({ bank, more }) => (more ? `${bank} + ${more}` : bank),
  'clock.live_is': ({ bank, more }) => `Alle haben je ${bank}${more ? `; jeder Zug bringt ${more} dazu` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) => `Alle haben je ${bank}${more ? `; jeder Zug bringt ${more} dazu, bis ${cap}` : ''}. `
    + 'Ruhezeiten und Urlaub zählen nicht.',
  'clock.by': ({ until }) => `bis ${until}`,
  'clock.today': ({ time }) => `heute ${time}`,
  'clock.tomorrow': ({ time }) => `morgen ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
