// @ts-check
// Dutch words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockNl = {
  'clock.none': 'Geen klok',
  'clock.none_is': 'Geen tijdslimiet.',
  'clock.preset.day': 'Eén zet per dag',
  'clock.preset.relaxed': 'Ontspannen',
  'clock.preset.slow': 'Langzaam',
  'clock.each': ({ bank, more }) => more ? `${bank} + ${more}` : bank,
  'clock.live_is': ({ bank, more }) => `Elke speler heeft ${bank}${more ? `; elke zet voegt ${more} toe` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Elke speler heeft ${bank}${more
      ? `; elke zet voegt ${more} toe, tot ${cap}`
      : ''}. Stille uren en vakanties tellen niet mee.`,
  'clock.by': ({ until }) => `vóór ${until}`,
  'clock.today': ({ time }) => `vandaag ${time}`,
  'clock.tomorrow': ({ time }) => `morgen ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
