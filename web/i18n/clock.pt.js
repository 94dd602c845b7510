// @ts-check
// Portuguese words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockPt = {
  'clock.none': 'Sem relógio',
  'clock.none_is': 'Sem limite de tempo.',
  'clock.preset.day': '1 dia por jogada',
  'clock.preset.relaxed': 'Calmo',
  'clock.preset.slow': 'Lento',
  'clock.each': ({ bank, more }) => more ? `${bank} + ${more}` : bank,
  'clock.live_is': ({ bank, more }) => `Cada jogador começa com ${bank}${more ? `; cada jogada soma ${more}` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Cada jogador começa com ${bank}${more ? `; cada jogada soma ${more}, até ${cap}` : ''}. Os relógios param nas horas de silêncio `
    + 'e nas férias.',
  'clock.by': ({ until }) => `até ${until}`,
  'clock.today': ({ time }) => `hoje ${time}`,
  'clock.tomorrow': ({ time }) => `amanhã ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
