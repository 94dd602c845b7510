// @ts-check
// German words of giving a link to somebody.

/** @type {import('../js/words.js').Sentences} */
export const shareDe = {
  'share.link': 'Link',
  'share.code': 'Der Link als Code für eine Kamera',
  'share.origin': 'Adresse dieses Servers',
  'share.here': ({ origin }) => `${origin} (nur dieser Rechner)`,
  'share.alone': 'Deine eigene Adresse führt außer dir niemanden hierher. Mit dieser finden dich andere im selben Netz.',
  'share.nowhere': 'Diese Adresse führt außer dir niemanden hierher: Der Server lauscht nur für diesen Rechner.',
  'share.sheet': 'Teilen',
  'share.who': 'Wer den Link hat, sieht den Tisch und darf sich setzen, solange ein Platz frei ist.',
};
