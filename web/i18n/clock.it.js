// @ts-check
// Italian words of clocks.

/** @type {import('../js/words.js').Sentences} */
export const clockIt = {
  'clock.none': 'Senza orologio',
  'clock.none_is': 'Nessun limite di tempo.',
  'clock.preset.day': '1 giorno a mossa',
  'clock.preset.relaxed': 'Tranquillo',
  'clock.preset.slow': 'Lento',
  'clock.each': ({ bank, more }) => more ? `${bank} + ${more}` : bank,
  'clock.live_is': ({ bank, more }) => `Ogni giocatore parte con ${bank}${more ? `; ogni mossa aggiunge ${more}` : ''}.`,
  'clock.days_is': ({ bank, more, cap }) =>
    `Ogni giocatore parte con ${bank}${more ? `; ogni mossa aggiunge ${more}, fino a ${cap}` : ''}. Gli orologi sono in pausa nelle `
    + 'ore di quiete e in vacanza.',
  'clock.by': ({ until }) => `entro ${until}`,
  'clock.today': ({ time }) => `oggi ${time}`,
  'clock.tomorrow': ({ time }) => `domani ${time}`,
  'clock.on_day': ({ day, time }) => `${day} ${time}`,
};
