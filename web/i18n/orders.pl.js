// @ts-check
// Polish words of orders.

import { formsOf } from '../js/words.js';

const { form } = formsOf('pl');

/** @type {import('../js/words.js').Sentences} */
export const ordersPl = {
  'orders.title': 'Ruchy warunkowe',
  'orders.foreign': 'Podgląd jednej z możliwych przyszłości. Kości i karty są zmyślone.',
  'orders.close': 'Wróć do partii',
  'orders.keep': 'Zapisz ruchy warunkowe',
  'orders.kept': 'Zapisano. Zostaną zagrane w twojej kolejce; nikt ich wcześniej nie zobaczy.',
  'orders.none_now': 'Nie masz ruchów warunkowych.',
  'orders.over': 'W tym podglądzie nie masz już nic do zdecydowania.',
  'orders.wishes': 'Jeden po drugim',
  'orders.empty': 'Graj na planszy, jakby to była twoja kolej. Każdy ruch pojawi się tutaj.',
  'orders.policies': 'Wybory automatyczne',
  'orders.as_text': 'Jako tekst',
  'orders.text_hint': 'Po jednym w wierszu, słowami partii.',
  'orders.if': 'jeśli',
  'orders.always': 'w każdym razie',
  'orders.else': 'albo też',
  'orders.or': ({ one, other }) => `${one}; albo też: ${other}`,
  'orders.else_hint': 'Tylko jeśli poprzedniego nie można zrobić',
  'orders.earlier': 'W górę',
  'orders.remove': 'Usuń',
  'orders.share_hint': ({ n, of }) => `Zagrane w ${n} z ${of} symulacji`,
  'orders.outcome': ({ n }) => `Liczba symulacji: ${n}`,
  'orders.now': 'teraz',
  'orders.least': 'najmniej',
  'orders.mean': 'średnio',
  'orders.most': 'najwięcej',
  'orders.nothing_changes': 'Nie zmieniłoby się nic ważnego.',
  'orders.would_drop': ({ n, of, why }) => `Anulowane w ${n} z ${of} symulacji: ${why}.`,
  'orders.dropped': ({ text, why }) => `Ruchy warunkowe anulowane od „${text}”: ${why}.`,
  'orders.problem': ({ what }) => `Nie da się odczytać: ${what}`,
  'orders.why.condition': 'warunek nie był spełniony',
  'orders.why.not_possible': 'nie było to już możliwe',
  'orders.why.not_asked': 'pojawiła się inna decyzja',
  'orders.why.moved': 'ruch zrobiono samodzielnie',
  'orders.why.bot': 'bot zagrał za ciebie',
  'orders.why.taken_back': 'cofnięto ruch',
  'error.orders_too_long': 'Ruchy warunkowe mają najwyżej 400 znaków.',
  'error.orders_too_many': 'To za dużo: najwyżej 16 ruchów warunkowych, w każdym 4 możliwości i 3 warunki.',
  'error.orders_bad_move': 'To nie jest ruch w tej grze.',
  'error.orders_no_such_condition': 'Nieznany warunek.',
  'error.orders_bad_condition': 'Tego warunku tak się nie pisze.',
  'error.orders_no_such_policy': 'Ta gra nie ma takiego wyboru automatycznego.',
  'error.orders_bad_policy': 'Ten wybór automatyczny jest źle zapisany albo jest dwa razy.',
};
