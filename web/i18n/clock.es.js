// @ts-check
// Spanish words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockEs = {
  'clock.none': 'Sin reloj',
  'clock.none_is': 'Sin límite de tiempo.',
  'clock.preset.day': 'Una jugada al día',
  'clock.preset.relaxed': 'Tranquilo',
  'clock.preset.slow': 'Lento',
  'clock.each': ({ bank, more }) => more ? `${bank} + ${more}` : bank,
  'clock.live_is': ({ bank, more }) => `Cada jugador tiene ${bank}${more ? `; cada jugada suma ${more}` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Cada jugador tiene ${bank}${more
      ? `; cada jugada suma ${more}, hasta ${cap}`
      : ''}. Las horas de silencio y las vacaciones no cuentan.`,
  'clock.by': ({ until }) => `antes del ${until}`,
  'clock.today': ({ time }) => `hoy ${time}`,
  'clock.tomorrow': ({ time }) => `mañana ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
