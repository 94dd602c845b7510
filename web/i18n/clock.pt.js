// @ts-check
// Portuguese words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockPt = {
  'clock.none': 'Sem relógio',
  'clock.none_is': 'Sem limite de tempo.',
  'clock.preset.day': 'Uma jogada por dia',
  'clock.preset.relaxed': 'Calmo',
  'clock.preset.slow': 'Lento',
  'clock.each': ({ bank, more }) => more ? `${bank} + ${more}` : bank,
  'clock.live_is': ({ bank, more }) => `Cada jogador tem ${bank}${more ? `; cada jogada soma ${more}` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Cada jogador tem ${bank}${more
      ? `; cada jogada soma ${more}, até ${cap}`
      : ''}. Horas de silêncio e férias não contam.`,
  'clock.by': ({ until }) => `até ${until}`,
  'clock.today': ({ time }) => `hoje ${time}`,
  'clock.tomorrow': ({ time }) => `amanhã ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
