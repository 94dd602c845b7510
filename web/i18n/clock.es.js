// @ts-check
// Spanish words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockEs = {
  'clock.none': 'Sin reloj',
  'clock.none_is': 'Sin límite de tiempo.',
  'clock.preset.day': '1 día por jugada',
  'clock.preset.relaxed': 'Tranquilo',
  'clock.preset.slow': 'Lento',
  'clock.each': ({ bank, more }) => more ? `${bank} + ${more}` : bank,
  'clock.live_is': ({ bank, more }) => `Cada jugador empieza con ${bank}${more ? `; cada jugada suma ${more}` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Cada jugador empieza con ${bank}${more ? `; cada jugada suma ${more}, hasta ${cap}` : ''}. Los relojes se pausan en las horas `
    + 'de silencio y las vacaciones.',
  'clock.by': ({ until }) => `antes del ${until}`,
  'clock.today': ({ time }) => `hoy ${time}`,
  'clock.tomorrow': ({ time }) => `mañana ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
