// @ts-check
// French words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockFr = {
  'clock.none': 'Sans pendule',
  'clock.none_is': 'Pas de limite de temps.',
  'clock.preset.day': 'Un coup par jour',
  'clock.preset.relaxed': 'Tranquille',
  'clock.preset.slow': 'Lent',
  'clock.each': ({ bank, more }) => more ? `${bank} + ${more}` : bank,
  'clock.live_is': ({ bank, more }) => `Chaque joueur a ${bank}${more ? ` ; chaque coup ajoute ${more}` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Chaque joueur a ${bank}${more
      ? ` ; chaque coup ajoute ${more}, jusqu’à ${cap}`
      : ''}. Les heures calmes et les congés ne comptent pas.`,
  'clock.by': ({ until }) => `avant ${until}`,
  'clock.today': ({ time }) => `aujourd’hui ${time}`,
  'clock.tomorrow': ({ time }) => `demain ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
