// @ts-check
// Polish words of tables that wait: how long, for what, and what follows them.

import { formsOf } from '../js/words.js';

const { count } = formsOf('pl');

/** @type {import('../js/words.js').Sentences} */
export const waitingPl = {
  'create.open_days': 'Jak długo jest otwarty',
  'create.open_days.1': 'dzień',
  'create.open_days.3': 'trzy dni',
  'create.open_days.7': 'tydzień',
  'create.open_days.14': 'dwa tygodnie',
  'create.open_days.30': 'miesiąc',
  'create.starts': 'Kiedy się zaczyna',
  'create.starts.host': 'gdy ja ją zacznę',
  'create.starts.full': 'sama, gdy ktoś zajmie ostatnie miejsce',
  'create.standing': 'Zawsze jeszcze jeden: gdy się zacznie, otworzy się taki sam stół',

  'waits.until': ({ when }) => `otwarty do ${when}`,
  'waits.here_until': ({ when }) => `Otwarty do ${when}, dłużej, jeśli ktoś przyjdzie lub odejdzie.`,
  'waits.full': 'Partia zaczyna się sama, gdy ktoś zajmie ostatnie miejsce.',
  'waits.standing': 'Gdy się zacznie, otworzy się drugi taki stół.',
  'waits.standing_end': 'Po tym już żaden',

  'create.named': 'Ktoś po imieniu',
  'invite.button': 'Zaproś po imieniu',
  'invite.title': 'Zaproś po imieniu',
  'invite.lead': 'Miejsce czeka na to konto, które znajdzie stół wśród swoich partii i je zajmie albo odmówi.',
  'invite.go': 'Zatrzymaj miejsce',
  'people.about': ({ name }) => `Wycisz lub zablokuj: ${name}`,
  'people.lead':
    'Wyciszony: nie widzisz, co pisze w czatach. Zablokowany: poza tym nie może siadać przy twoich stołach ani cię zapraszać. '
    + 'Nie dowie się o tym.',
  'people.mute': 'Wycisz',
  'people.block': 'Zablokuj',
  'people.is_mute': 'Ta osoba jest wyciszona: nie widzisz, co pisze.',
  'people.is_block': 'Ta osoba jest zablokowana: nie widzisz, co pisze, i nie może siadać przy twoich stołach ani cię zapraszać.',
  'people.undo_mute': 'Cofnij wyciszenie',
  'people.undo_block': 'Odblokuj',
  'people.player': 'W co grał ten gracz',
  'people.title': 'Wyciszeni i zablokowani',
  'people.tag_mute': 'wyciszony',
  'people.tag_block': 'zablokowany',
  'people.undo': 'Cofnij',
  'people.undo_of': ({ name }) => `Cofnij: ${name}`,
  'people.none': 'Nikogo. Przy stole możesz wyciszyć lub zablokować tego, kto tam siedzi; konto także tutaj, po nazwie.',
  'people.by_name': 'Nazwa konta',
  'people.what': 'Co zrobić',
  'people.go': 'Zrób',
  'link.title': 'Link, którym wrócisz',
  'link.lead':
    'Jesteś gościem, którego zna tylko ta przeglądarka. Kto otworzy ten link, jest tobą, na każdym urządzeniu: zachowaj go dla '
    + 'siebie. Konto robi to samo hasłem.',
  'link.make': 'Utwórz link',
  'link.anew': 'Utwórz nowy; stary przestanie działać',
  'link.yours': 'Twój link, pokazany tylko teraz',
  'link.made': ({ day }) => `Istnieje od ${day}. Nie da się go pokazać ponownie.`,
  'link.come_back': 'Wróć',
  'link.come_back_ask': 'Ten link zaloguje cię jako gościa, który już tu grał.',
  'link.instead': ({ name }) => `Przestaniesz być w tej przeglądarce: ${name}.`,
  'link.hint': 'Grasz jako gość, którego zna tylko ta przeglądarka. Linkiem wrócisz z każdego urządzenia.',
  'link.later': 'Nie teraz',
  'chat.mentions': ({ n }) => `${count(n, 'wpis cię wymienia', 'wpisy cię wymieniają', 'wpisów cię wymienia')}`,

  'error.too_many_standing': 'Masz już trzy stałe wyzwania; najpierw zakończ jedno.',
  'error.already_invited': 'Już tam siedzi albo ma zarezerwowane miejsce.',
  'error.not_invitable': 'Nie można teraz tej osoby zaprosić.',
  'error.not_welcome': 'Nie możesz usiąść przy tym stole.',
  'error.account_needed': 'Goście tego nie mogą: najpierw załóż konto.',
  'error.no_such_link': 'Ten link już niczego nie otwiera. Może powstał nowszy.',
  'error.too_many_invitations': 'Trzymasz już dwadzieścia miejsc dla innych; poczekaj na odpowiedź.',
  'error.too_many_relations': 'Wyciszono i zablokowano już tylu, ilu wolno.',
  'error.orders_changed': 'Twoje rozkazy zmieniły się od ostatniego razu.',
  'error.too_many_orders': 'Masz rozkazy w zbyt wielu partiach; najpierw któreś wycofaj.',
};
