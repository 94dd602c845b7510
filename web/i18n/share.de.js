// @ts-check
// German words of giving a link to somebody.

/** @type {import('../js/words.js').Sentences} */
export const shareDe = {
  'share.not_copied': ({ text }) => `Dein Browser hat das Kopieren blockiert. Markiere es von Hand: ${text}`,
  'share.link': 'Link',
  'share.code': 'QR-Code des Links',
  'share.origin': 'Adresse dieses Servers',
  'share.here': ({ origin }) => `${origin} (nur dieser Rechner)`,
  'share.alone': 'Deine aktuelle Adresse funktioniert nur auf diesem Rechner. Nimm diese, damit andere in deinem Netz beitreten können.',
  'share.nowhere': 'Diese Adresse funktioniert nur auf diesem Rechner: Der Server nimmt nur lokale Verbindungen an.',
  'share.sheet': 'Teilen',
  'share.who.everybody': 'Diese Partie kann jeder ansehen.',
  'share.who.result': 'Wer den Link hat, sieht die Endwertung, sonst nichts. Ein neuer Link macht diesen ungültig.',
  'share.end': 'Nicht mehr teilen',
  'share.ended': 'Der Link funktioniert nicht mehr.',
  'share.who.invited': 'Wer den Link hat, sieht den Tisch und kann einen freien Platz nehmen.',
};
