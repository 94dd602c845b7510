// @ts-check
// Polish words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockPl = {
  'clock.none': 'Bez zegara',
  'clock.none_is': 'Bez limitu czasu.',
  'clock.preset.day': 'Ruch dziennie',
  'clock.preset.relaxed': 'Spokojnie',
  'clock.preset.slow': 'Powoli',
  'clock.each': ({ bank, more }) => more ? `${bank} + ${more}` : bank,
  'clock.live_is': ({ bank, more }) => `Każdy gracz ma ${bank}${more ? `; każdy ruch dodaje ${more}` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Każdy gracz ma ${bank}${more
      ? `; każdy ruch dodaje ${more}, do ${cap}`
      : ''}. Ciche godziny i urlopy się nie liczą.`,
  'clock.by': ({ until }) => `do ${until}`,
  'clock.today': ({ time }) => `dziś ${time}`,
  'clock.tomorrow': ({ time }) => `jutro ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
