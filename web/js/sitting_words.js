// @ts-check
// The words of tables and of their score sheets.

/** @type {import('./words.js').Source} */
export const SITTING_WORDS = {
  en: () => import('../i18n/sitting.en.js'), de: () => import('../i18n/sitting.de.js'),
  fr: () => import('../i18n/sitting.fr.js'), es: () => import('../i18n/sitting.es.js'),
  nl: () => import('../i18n/sitting.nl.js'), it: () => import('../i18n/sitting.it.js'),
  pl: () => import('../i18n/sitting.pl.js'), pt: () => import('../i18n/sitting.pt.js'),
};
