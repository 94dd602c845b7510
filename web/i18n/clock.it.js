// @ts-check
// Italian words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockIt = {
  'clock.none': 'Senza orologio',
  'clock.none_is': 'Nessun limite di tempo.',
  'clock.preset.day': 'Una mossa al giorno',
  'clock.preset.relaxed': 'Tranquillo',
  'clock.preset.slow': 'Lento',
  'clock.each': ({ bank, more }) => more ? `${bank} + ${more}` : bank,
  'clock.live_is': ({ bank, more }) => `Ogni giocatore ha ${bank}${more ? `; ogni mossa aggiunge ${more}` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Ogni giocatore ha ${bank}${more
      ? `; ogni mossa aggiunge ${more}, fino a ${cap}`
      : ''}. Ore di quiete e vacanze non contano.`,
  'clock.by': ({ until }) => `entro ${until}`,
  'clock.today': ({ time }) => `oggi ${time}`,
  'clock.tomorrow': ({ time }) => `domani ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
