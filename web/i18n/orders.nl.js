// @ts-check
// Dutch words of orders.

import { formsOf } from '../js/words.js';

const { count } = formsOf('nl');

/** @type {import('../js/words.js').Sentences} */
export const ordersNl = {
  'orders.title': 'Orders: wat zou kunnen komen',
  'orders.foreign': 'Een mogelijke toekomst. De dobbelstenen en kaarten zijn niet de echte.',
  'orders.close': 'Terug naar de partij',
  'orders.keep': 'Deze orders bewaren',
  'orders.kept': 'Bewaard. Ze worden uitgevoerd als jij aan de beurt bent, en niemand ziet ze eerder.',
  'orders.none_now': 'Je hebt geen orders meer.',
  'orders.over': 'In deze toekomst wordt je niets meer gevraagd.',
  'orders.wishes': 'Een voor een',
  'orders.empty': 'Speel op het bord alsof het jouw beurt is: elke zet wordt een order.',
  'orders.policies': 'Telkens als het gevraagd wordt',
  'orders.as_text': 'Als tekst',
  'orders.text_hint': 'Elk op een regel, in de woorden van de partij.',
  'orders.if': 'als',
  'orders.always': 'in elk geval',
  'orders.else': 'of anders',
  'orders.or': ({ one, other }) => `${one}; of anders: ${other}`,
  'orders.else_hint': 'Alleen als de vorige niet kan',
  'orders.earlier': 'Eerder',
  'orders.remove': 'Verwijderen',
  'orders.share_hint': ({ n, of }) => `Gedaan in ${n} van ${of} toekomsten`,
  'orders.outcome': ({ n }) => `Over ${count(n, 'toekomst', 'toekomsten')}`,
  'orders.now': 'nu',
  'orders.least': 'minst',
  'orders.mean': 'gemiddeld',
  'orders.most': 'meest',
  'orders.nothing_changes': 'Niets dat telt zou veranderen.',
  'orders.would_drop': ({ n, of, why }) => `Vervallen in ${n} van ${of}: ${why}.`,
  'orders.dropped': ({ text, why }) => `Orders vervallen vanaf “${text}”: ${why}.`,
  'orders.problem': ({ what }) => `Dit is niet te lezen: ${what}`,
  'orders.why.condition': 'een voorwaarde gold niet',
  'orders.why.not_possible': 'het kon niet meer',
  'orders.why.not_asked': 'er werd iets anders gevraagd',
  'orders.why.moved': 'je hebt zelf gespeeld',
  'orders.why.bot': 'een bot speelde voor je',
  'orders.why.taken_back': 'er is een zet teruggenomen',
  'error.orders_too_long': 'Orders hebben hoogstens 400 tekens.',
  'error.orders_too_many': 'Dat is te veel: 16 orders, met elk 4 zetten en 3 voorwaarden.',
  'error.orders_bad_move': 'Dat is geen zet van dit spel.',
  'error.orders_no_such_condition': 'Onbekende voorwaarde.',
  'error.orders_bad_condition': 'Zo schrijf je die voorwaarde niet.',
  'error.orders_no_such_policy': 'Dit spel kent die richtlijn niet.',
  'error.orders_bad_policy': 'Zo schrijf je die richtlijn niet, of ze staat er twee keer.',
};
