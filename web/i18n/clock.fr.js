// @ts-check
// French words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockFr = {
  'clock.none': 'Sans pendule',
  'clock.none_is': 'Pas de limite de temps.',
  'clock.preset.day': '1 jour par coup',
  'clock.preset.relaxed': 'Tranquille',
  'clock.preset.slow': 'Lent',
  'clock.each': ({ bank, more }) => more ? `${bank} + ${more}` : bank,
  'clock.live_is': ({ bank, more }) => `Chacun commence avec ${bank}${more ? ` ; chaque coup ajoute ${more}` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Chacun commence avec ${bank}${more ? ` ; chaque coup ajoute ${more}, jusqu’à ${cap}` : ''}. Les pendules sont en pause pendant `
    + 'les heures calmes et les congés.',
  'clock.by': ({ until }) => `avant ${until}`,
  'clock.today': ({ time }) => `aujourd’hui ${time}`,
  'clock.tomorrow': ({ time }) => `demain ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
