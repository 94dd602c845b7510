// @ts-check
// The words of profiles and of their pictures.

/** @type {import('../words.js').Source} */
export const PLAYER_WORDS = {
  en: () => import('../../i18n/player.en.js'), de: () => import('../../i18n/player.de.js'), fr: () => import('../../i18n/player.fr.js'),
  es: () => import('../../i18n/player.es.js'), nl: () => import('../../i18n/player.nl.js'), it: () => import('../../i18n/player.it.js'),
  pl: () => import('../../i18n/player.pl.js'), pt: () => import('../../i18n/player.pt.js'),
};
