// @ts-check
// Polish words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterPl = {
  'letter.confirm': 'Potwierdź swój adres',
  'letter.confirm_lead': 'Od tej pory tam dowiesz się, co dzieje się w twoich partiach.',
  'letter.confirm_go': 'Tak, to mój adres',
  'letter.confirmed': 'Adres potwierdzony.',
  'letter.reset': 'Wybierz nowe hasło',
  'letter.reset_lead': 'Wszyscy zalogowani na twoje konto zostaną wylogowani.',
  'letter.reset_go': 'Ustaw hasło',
  'letter.password': 'Nowe hasło, co najmniej 8 znaków',
  'letter.password_set': 'Hasło ustawione. Zaloguj się nim.',
  'letter.unsubscribe': 'Koniec wiadomości',
  'letter.unsubscribe_lead': 'Twój adres zostanie usunięty z konta.',
  'letter.unsubscribe_go': 'Nie wysyłajcie mi więcej',
  'letter.unsubscribed': 'Więcej wiadomości nie będzie.',
  'letter.forgotten': 'Nie pamiętasz hasła?',
  'letter.forgotten_lead': 'Jeśli twoje konto ma potwierdzony adres, przyjdzie tam list z linkiem do ustawienia nowego hasła.',
  'letter.forgotten_go': 'Wyślij list',
  'letter.name': 'Nazwa konta albo jego adres',
  'letter.asked': 'Jeśli jest takie konto z potwierdzonym adresem, list jest w drodze.',
  'letter.lost': 'Ten link donikąd nie prowadzi',
  'letter.lost_lead': 'Nie jest cały. Skopiuj go w całości z listu.',
  'letter.done': 'Gotowe',
  'letter.account': 'Do konta',
};
