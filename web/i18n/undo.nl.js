// @ts-check
// Dutch words of what every game has: taking moves back.

import { formsOf } from '../js/words.js';

const { count, list } = formsOf('nl');

/** @type {import('../js/words.js').Sentences} */
export const undoNl = {
  'undo.free': 'Terugnemen',
  'undo.free_hint': 'Neemt je laatste zet terug',
  'undo.ask': 'Terugnemen vragen',
  'undo.ask_hint': 'Er is iets onthuld sinds je laatste zet: de anderen moeten akkoord gaan',
  'undo.unrates': 'Terug (telt niet meer)',
  'undo.unrates_hint': 'Er is niemand om akkoord te gaan: de partij telt dan niet meer voor de rating',
  'undo.unrates_title': 'Terugnemen, zonder rating?',
  'undo.unrates_ask':
    'Je neemt meer terug dan een eigen zet die niets liet zien, en er is niemand om akkoord te gaan. De partij telt daarna '
    + 'niet meer voor de rating.',
  'undo.reset': 'Deze beurt opnieuw plannen',
  'undo.none_hint': 'Niets om terug te nemen',
  'undo.agree': 'Goed',
  'undo.refuse': 'Weigeren',
  'undo.withdraw': 'Verzoek intrekken',
  'undo.asks_you': ({ name }) => `${name} wil een zet terugnemen. Vind je dat goed?`,
  'undo.you_ask': ({ names }) =>
    `Je vraagt je zet terug te nemen. ${list(names)} ${names.length > 1
      ? 'moeten'
      : 'moet'} nog antwoorden.`,
  'undo.asks': ({ name, names }) =>
    `${name} vraagt een zet terug te nemen. ${list(names)} ${names.length > 1
      ? 'moeten'
      : 'moet'} nog antwoorden.`,
  'undo.until': ({ when }) => `Zonder antwoord geldt het als geweigerd: ${when}.`,
  'undo.which': ({ what, more }) => `Wordt ongedaan: ${what}${more ? ` En sindsdien nog ${more}.` : ''}`,
  'undo.gone': 'teruggenomen',

  'event.undone': ({ name, names, moves }) =>
    `${name} neemt ${count(moves, 'zet', 'zetten')} terug${names.length
      ? `; akkoord: ${list(names)}`
      : ''}.`,
  'event.undo_asked': ({ name }) => `${name} vraagt een zet terug te nemen.`,
  'event.undo_agreed': ({ name }) => `${name} vindt het goed.`,
  'event.undo_refused': ({ name }) => `${name} zegt nee: het blijft zo.`,
  'event.undo_over': ({ name }) => `Niemand antwoordde op tijd: het terugnemen door ${name} is geweigerd.`,
  'event.undo_withdrawn': ({ name }) => `${name} laat het zo.`,

  'undo.policy.vote': 'Aan deze tafel kan een zet terug als alle anderen het goedvinden.',
  'undo.policy.none': 'Aan deze tafel kun je geen zet terugnemen.',

  'error.nothing_to_undo': 'Er is geen zet van jou om terug te nemen.',
  'error.undo_revealed': 'Er is sindsdien iets onthuld; de anderen zouden akkoord moeten gaan.',
  'error.undo_others_moved': 'Anderen hebben sindsdien gespeeld; ze zouden het goed moeten vinden.',
  'error.undo_not_allowed': 'Aan deze tafel wordt dat niet teruggenomen.',
  'error.undo_asked': 'Iemand vraagt al een zet terug te nemen.',
  'error.undo_not_asked': 'Er is geen verzoek tot terugnemen meer.',
  'error.undo_refused': 'De anderen hebben nee gezegd.',
  'undo.reset_short': 'Opnieuw',
};
