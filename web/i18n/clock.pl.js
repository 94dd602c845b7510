// @ts-check
// Polish words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockPl = {
  'clock.none': 'Bez zegara',
  'clock.none_is': 'Bez limitu czasu.',
  'clock.preset.day': '1 dzień na ruch',
  'clock.preset.relaxed': 'Spokojnie',
  'clock.preset.slow': 'Powoli',
  'clock.each': ({ bank, more }) => more ? `${bank} + ${more}` : bank,
  'clock.live_is': ({ bank, more }) => `Każdy gracz zaczyna z ${bank}${more ? `; każdy ruch dodaje ${more}` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Każdy gracz zaczyna z ${bank}${more ? `; każdy ruch dodaje ${more}, do ${cap}` : ''}. Zegary stoją w cichych godzinach i `
    + 'podczas urlopu.',
  'clock.by': ({ until }) => `do ${until}`,
  'clock.today': ({ time }) => `dziś ${time}`,
  'clock.tomorrow': ({ time }) => `jutro ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
