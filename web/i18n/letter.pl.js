// @ts-check
// Polish words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterPl = {
  'letter.confirm': 'Potwierdź swój adres e-mail',
  'letter.confirm_lead': 'Od tej pory tam dowiesz się, co dzieje się w twoich partiach.',
  'letter.confirm_go': 'Tak, to mój adres',
  'letter.confirmed': 'Adres potwierdzony.',
  'letter.reset': 'Wybierz nowe hasło',
  'letter.reset_lead': 'Zostaniesz wylogowany na wszystkich urządzeniach.',
  'letter.reset_go': 'Ustaw hasło',
  'letter.password': 'Nowe hasło, co najmniej 8 znaków',
  'letter.password_set': 'Hasło ustawione. Zaloguj się nim.',
  'letter.unsubscribe': 'Wypisz się',
  'letter.unsubscribe_lead': 'Twój adres zostanie usunięty z konta.',
  'letter.unsubscribe_go': 'Wypisz się',
  'letter.unsubscribed': 'Więcej wiadomości nie będzie.',
  'letter.forgotten': 'Nie pamiętasz hasła?',
  'letter.forgotten_lead': 'Jeśli twoje konto ma potwierdzony adres e-mail, wyślemy tam link do zmiany hasła.',
  'letter.forgotten_go': 'Wyślij link',
  'letter.name': 'Nazwa konta albo jego adres',
  'letter.asked': 'Jeśli istnieje konto z potwierdzonym adresem e-mail, link jest w drodze.',
  'letter.lost': 'Ten link nie działa',
  'letter.lost_lead': 'Wygląda na niepełny. Skopiuj cały link z wiadomości.',
  'letter.done': 'Gotowe',
  'letter.account': 'Do konta',
};
