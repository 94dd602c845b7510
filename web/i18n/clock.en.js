// @ts-check
// English words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockEn = {
  'clock.none': 'No clock',
  'clock.none_is': 'No time limit.',
  'clock.preset.day': '1 day per move',
  'clock.preset.relaxed': 'Relaxed',
  'clock.preset.slow': 'Slow',
  'clock.each': ({ bank, more }) => (more ? `${bank} + ${more}` : bank),
  'clock.live_is': ({ bank, more }) => `Each player starts with ${bank}${more ? `; each move adds ${more}` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Each player starts with ${bank}${more ? `; each move adds ${more}, up to ${cap}` : ''}. Clocks are paused during quiet hours `
    + 'and vacations.',
  'clock.by': ({ until }) => `by ${until}`,
  'clock.today': ({ time }) => `today ${time}`,
  'clock.tomorrow': ({ time }) => `tomorrow ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
