// @ts-check
// Polish words of giving a link to somebody.

/** @type {import('../js/words.js').Sentences} */
export const sharePl = {
  'share.not_copied': ({ text }) => `Ta przeglądarka nie pozwala stronom kopiować. Zaznacz ręcznie: ${text}`,
  'share.link': 'Link',
  'share.code': 'Link jako kod dla aparatu',
  'share.origin': 'Adres tego serwera',
  'share.here': ({ origin }) => `${origin} (tylko ten komputer)`,
  'share.alone': 'Twój adres nie przyprowadzi tu nikogo poza tobą. Z tym znajdą cię inni w tej samej sieci.',
  'share.nowhere': 'Ten adres nie przyprowadzi tu nikogo poza tobą: serwer słucha tylko tego komputera.',
  'share.sheet': 'Udostępnij',
  'share.who.everybody': 'Każdy może oglądać tę partię.',
  'share.who.result': 'Kto ma link, widzi, kto zajął które miejsce, i nic więcej z tej partii. Nowy go unieważnia.',
  'share.end': 'Nie udostępniaj więcej',
  'share.ended': 'Link niczego już nie pokazuje.',
  'share.who.invited': 'Kto ma link, widzi stół i może usiąść, póki jest wolne miejsce.',
};
