// @ts-check
// Dutch words of giving a link to somebody.

/** @type {import('../js/words.js').Sentences} */
export const shareNl = {
  'share.not_copied': ({ text }) => `Deze browser laat geen pagina kopiëren. Selecteer hem met de hand: ${text}`,
  'share.link': 'Link',
  'share.code': 'De link als code voor een camera',
  'share.origin': 'Adres van deze server',
  'share.here': ({ origin }) => `${origin} (alleen deze machine)`,
  'share.alone': 'Je eigen adres leidt niemand hierheen dan jou. Met dit adres vinden anderen in hetzelfde netwerk je.',
  'share.nowhere': 'Dit adres leidt niemand hierheen dan jou: de server luistert alleen naar deze machine.',
  'share.sheet': 'Delen',
  'share.who.everybody': 'Iedereen mag deze partij bekijken.',
  'share.who.result': 'Wie de link heeft ziet wie waar eindigde, en verder niets van deze partij. Een nieuwe maakt hem ongeldig.',
  'share.end': 'Niet meer delen',
  'share.ended': 'De link toont niets meer.',
  'share.who.invited': 'Wie de link heeft ziet de tafel, en mag gaan zitten zolang er een plaats vrij is.',
};
