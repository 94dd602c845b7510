// @ts-check
// Polish words of orders.

import { formsOf } from '../js/words.js';

const { form } = formsOf('pl');

/** @type {import('../js/words.js').Sentences} */
export const ordersPl = {
  'orders.title': 'Rozkazy: co mogłoby być',
  'orders.foreign': 'Jedna z możliwych przyszłości. Kości i karty nie są prawdziwe.',
  'orders.close': 'Wróć do partii',
  'orders.keep': 'Zachowaj te rozkazy',
  'orders.kept': 'Zachowano. Wykonają się w twojej kolejce i nikt ich wcześniej nie zobaczy.',
  'orders.none_now': 'Nie masz już rozkazów.',
  'orders.over': 'W tej przyszłości o nic więcej nie pytamy.',
  'orders.wishes': 'Jeden po drugim',
  'orders.empty': 'Graj na planszy, jakby to była twoja kolej: każdy ruch staje się rozkazem.',
  'orders.policies': 'Ilekroć pytamy',
  'orders.as_text': 'Jako tekst',
  'orders.text_hint': 'Po jednym w wierszu, słowami partii.',
  'orders.if': 'jeśli',
  'orders.always': 'w każdym razie',
  'orders.else': 'albo też',
  'orders.or': ({ one, other }) => `${one}; albo też: ${other}`,
  'orders.else_hint': 'Tylko jeśli poprzedniego nie można zrobić',
  'orders.earlier': 'Wcześniej',
  'orders.remove': 'Usuń',
  'orders.share_hint': ({ n, of }) => `Zrobione w ${n} z ${of} przyszłości`,
  'orders.outcome': ({ n }) => `Na ${n} ${form(n, 'przyszłość', 'przyszłości', 'przyszłości')}`,
  'orders.now': 'teraz',
  'orders.least': 'najmniej',
  'orders.mean': 'średnio',
  'orders.most': 'najwięcej',
  'orders.nothing_changes': 'Nie zmieniłoby się nic ważnego.',
  'orders.would_drop': ({ n, of, why }) => `Porzucone w ${n} z ${of}: ${why}.`,
  'orders.dropped': ({ text, why }) => `Rozkazy porzucone od „${text}”: ${why}.`,
  'orders.problem': ({ what }) => `Nie da się odczytać: ${what}`,
  'orders.why.condition': 'warunek nie był spełniony',
  'orders.why.not_possible': 'nie było to już możliwe',
  'orders.why.not_asked': 'zapytano o coś innego',
  'orders.why.moved': 'ruch zrobiono samodzielnie',
  'orders.why.bot': 'bot zagrał za ciebie',
  'orders.why.taken_back': 'cofnięto ruch',
  'error.orders_too_long': 'Rozkazy mają najwyżej 400 znaków.',
  'error.orders_too_many': 'To za dużo: 16 rozkazów, w każdym 4 ruchy i 3 warunki.',
  'error.orders_bad_move': 'To nie jest ruch w tej grze.',
  'error.orders_no_such_condition': 'Nieznany warunek.',
  'error.orders_bad_condition': 'Tego warunku tak się nie pisze.',
  'error.orders_no_such_policy': 'Ta gra nie ma takiej zasady działania.',
  'error.orders_bad_policy': 'Tej zasady tak się nie pisze albo jest dwa razy.',
};
