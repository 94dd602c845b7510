// @ts-check
// Italian words of giving a link to somebody.

/** @type {import('../js/words.js').Sentences} */
export const shareIt = {
  'share.not_copied': ({ text }) => `Questo browser non lascia copiare nessuna pagina. Selezionalo a mano: ${text}`,
  'share.link': 'Link',
  'share.code': 'Il link come codice per una fotocamera',
  'share.origin': 'Indirizzo di questo server',
  'share.here': ({ origin }) => `${origin} (solo questa macchina)`,
  'share.alone': 'Il tuo indirizzo non porta qui nessuno tranne te. Con questo, altri nella stessa rete ti trovano.',
  'share.nowhere': 'Questo indirizzo non porta qui nessuno tranne te: il server ascolta solo questa macchina.',
  'share.sheet': 'Condividi',
  'share.who.everybody': 'Chiunque può guardare questa partita.',
  'share.who.result': 'Chi ha il link vede chi è arrivato dove, e nient’altro di questa partita. Uno nuovo lo annulla.',
  'share.end': 'Non condividere più',
  'share.ended': 'Il link non mostra più nulla.',
  'share.who.invited': 'Chi ha il link vede il tavolo, e può sedersi finché c’è un posto libero.',
};
