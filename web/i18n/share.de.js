// @ts-check
// German words of giving a link to somebody.

/** @type {import('../js/words.js').Sentences} */
export const shareDe = {
  'share.not_copied': ({ text }) => `Dieser Browser lässt Seiten nichts kopieren. Wähle es von Hand aus: ${text}`,
  'share.link': 'Link',
  'share.code': 'Der Link als Code für eine Kamera',
  'share.origin': 'Adresse dieses Servers',
  'share.here': ({ origin }) => `${origin} (nur dieser Rechner)`,
  'share.alone': 'Deine eigene Adresse führt außer dir niemanden hierher. Mit dieser finden dich andere im selben Netz.',
  'share.nowhere': 'Diese Adresse führt außer dir niemanden hierher: Der Server lauscht nur für diesen Rechner.',
  'share.sheet': 'Teilen',
  'share.who.everybody': 'Diese Partie dürfen alle ansehen.',
  'share.who.result': 'Wer den Link hat, sieht die Plätze und Punkte, und sonst nichts von dieser Partie. Ein neuer beendet ihn.',
  'share.end': 'Nicht mehr teilen',
  'share.ended': 'Der Link zeigt nichts mehr.',
  'share.who.invited': 'Wer den Link hat, sieht den Tisch und darf sich setzen, solange ein Platz frei ist.',
};
