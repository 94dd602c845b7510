// @ts-check
// English words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockEn = {
  'clock.none': 'No clock',
  'clock.none_is': 'Everybody takes as long as they like.',
  'clock.preset.day': 'A move a day',
  'clock.preset.relaxed': 'Relaxed',
  'clock.preset.slow': 'Slow',
  'clock.each': ({ bank, more }) => (more ? `${bank} + ${more}` : bank),
  'clock.live_is': ({ bank, more }) => `Each player has ${bank}${more ? `; every move adds ${more}` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) => `Each player has ${bank}${more ? `; every move adds ${more}, up to ${cap}` : ''}. `
    + 'Quiet hours and vacations do not count.',
  'clock.by': ({ until }) => `by ${until}`,
  'clock.today': ({ time }) => `today ${time}`,
  'clock.tomorrow': ({ time }) => `tomorrow ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
