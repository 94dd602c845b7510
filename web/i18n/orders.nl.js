// @ts-check
// Dutch words of orders.

import { formsOf } from '../js/words.js';

const { count } = formsOf('nl');

/** @type {import('../js/words.js').Sentences} */
export const ordersNl = {
  'orders.title': 'Voorwaardelijke zetten',
  'orders.foreign': 'Voorbeeld van een mogelijke toekomst. De dobbelstenen en kaarten zijn verzonnen.',
  'orders.close': 'Terug naar de partij',
  'orders.keep': 'Voorwaardelijke zetten opslaan',
  'orders.kept': 'Opgeslagen. Ze worden gespeeld als jij aan de beurt bent; niemand ziet ze eerder.',
  'orders.none_now': 'Je hebt geen voorwaardelijke zetten.',
  'orders.over': 'In dit voorbeeld valt er voor jou niets meer te beslissen.',
  'orders.wishes': 'Een voor een',
  'orders.empty': 'Speel op het bord alsof het jouw beurt is. Elke zet komt hier bij.',
  'orders.policies': 'Automatische keuzes',
  'orders.as_text': 'Als tekst',
  'orders.text_hint': 'Elk op een regel, in de woorden van de partij.',
  'orders.if': 'als',
  'orders.always': 'in elk geval',
  'orders.else': 'of anders',
  'orders.or': ({ one, other }) => `${one}; of anders: ${other}`,
  'orders.else_hint': 'Alleen als de vorige niet kan',
  'orders.earlier': 'Omhoog',
  'orders.remove': 'Verwijderen',
  'orders.share_hint': ({ n, of }) => `Gespeeld in ${n} van ${of} simulaties`,
  'orders.outcome': ({ n }) => `Uitkomst van ${count(n, 'simulatie', 'simulaties')}`,
  'orders.now': 'nu',
  'orders.least': 'minst',
  'orders.mean': 'gemiddeld',
  'orders.most': 'meest',
  'orders.nothing_changes': 'Niets dat telt zou veranderen.',
  'orders.would_drop': ({ n, of, why }) => `Vervallen in ${n} van ${of} simulaties: ${why}.`,
  'orders.dropped': ({ text, why }) => `Voorwaardelijke zetten vervallen vanaf “${text}”: ${why}.`,
  'orders.problem': ({ what }) => `Dit is niet te lezen: ${what}`,
  'orders.why.condition': 'een voorwaarde gold niet',
  'orders.why.not_possible': 'het kon niet meer',
  'orders.why.not_asked': 'er kwam een andere beslissing',
  'orders.why.moved': 'je hebt zelf gespeeld',
  'orders.why.bot': 'een bot speelde voor je',
  'orders.why.taken_back': 'er is een zet teruggenomen',
  'error.orders_too_long': 'Voorwaardelijke zetten hebben hoogstens 400 tekens.',
  'error.orders_too_many': 'Te veel: hoogstens 16 voorwaardelijke zetten, met elk 4 alternatieven en 3 voorwaarden.',
  'error.orders_bad_move': 'Dat is geen zet van dit spel.',
  'error.orders_no_such_condition': 'Onbekende voorwaarde.',
  'error.orders_bad_condition': 'Zo schrijf je die voorwaarde niet.',
  'error.orders_no_such_policy': 'Dit spel heeft die automatische keuze niet.',
  'error.orders_bad_policy': 'Die automatische keuze is verkeerd geschreven, of staat er twee keer.',
};
