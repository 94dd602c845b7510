// @ts-check
// Dutch words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockNl = {
  'clock.none': 'Geen klok',
  'clock.none_is': 'Geen tijdslimiet.',
  'clock.preset.day': '1 dag per zet',
  'clock.preset.relaxed': 'Ontspannen',
  'clock.preset.slow': 'Langzaam',
  'clock.each': ({ bank, more }) => more ? `${bank} + ${more}` : bank,
  'clock.live_is': ({ bank, more }) => `Elke speler begint met ${bank}${more ? `; elke zet voegt ${more} toe` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Elke speler begint met ${bank}${more ? `; elke zet voegt ${more} toe, tot ${cap}` : ''}. Klokken staan stil tijdens stille uren `
    + 'en vakanties.',
  'clock.by': ({ until }) => `vóór ${until}`,
  'clock.today': ({ time }) => `vandaag ${time}`,
  'clock.tomorrow': ({ time }) => `morgen ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
