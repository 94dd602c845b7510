// @ts-check
// Polish words of other people: inviting by name, muting and blocking, a guest’s link.

/** @type {import('../js/words.js').Sentences} */
export const peoplePl = {
  'invite.button': 'Zaproś po imieniu',
  'invite.title': 'Zaproś po imieniu',
  'invite.lead': 'Miejsce czeka na to konto, które znajdzie stół wśród swoich partii i je zajmie albo odmówi.',
  'invite.go': 'Wyślij zaproszenie',
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
  'people.player': 'Profil gracza',
  'people.title': 'Wyciszeni i zablokowani',
  'people.tag_mute': 'wyciszony',
  'people.tag_block': 'zablokowany',
  'people.undo': 'Usuń',
  'people.undo_of': ({ name }) => `Usuń: ${name}`,
  'people.none': 'Nikogo. Przy stole możesz wyciszyć lub zablokować tego, kto tam siedzi; konto także tutaj, po nazwie.',
  'people.by_name': 'Nazwa konta',
  'people.what': 'Co zrobić',
  'people.go': 'Zrób',
  'link.title': 'Link do logowania',
  'link.lead':
    'Jesteś gościem, którego zna tylko ta przeglądarka. Kto otworzy ten link, jest tobą, na każdym urządzeniu: zachowaj go dla '
    + 'siebie. Konto robi to samo hasłem.',
  'link.make': 'Utwórz link',
  'link.anew': 'Zastąp link',
  'link.yours': 'Twój link, pokazany tylko teraz',
  'link.made': ({ day }) => `Istnieje od ${day}. Nie da się go pokazać ponownie.`,
  'link.come_back': 'Zaloguj się',
  'link.come_back_ask': 'Ten link zaloguje cię jako gościa, który już tu grał.',
  'link.instead': ({ name }) => `Przestaniesz być w tej przeglądarce: ${name}.`,
  'link.hint': 'Grasz jako gość, którego zna tylko ta przeglądarka. Link do logowania pozwala grać na każdym urządzeniu.',
  'link.later': 'Nie teraz',
};
