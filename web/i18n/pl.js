// @ts-check
// Polish. A key gives a sentence, or a function of its arguments. Those of a game are in its folder.

import { formsOf } from '../js/words.js';
import { clockPl } from './clock.pl.js';

const { count } = formsOf('pl');

/** @type {import('../js/words.js').Sentences} */
export const pl = {
  ...clockPl,
  'list.and': (/** @type {string[]} */ items) => new Intl.ListFormat('pl', { type: 'conjunction' }).format(items),
  'app.name': 'Ochre',
  'app.skip': 'Przejdź do treści',
  'title.turn': 'Twoja kolej',
  'title.past': 'Spojrzenie wstecz',
  'title.letter': 'List',
  'title.player': 'Gracz',
  'title.result': 'Wynik',
  'title.statistics': 'Statystyki',
  'nav.sign_in': 'Zaloguj się',
  'nav.admin': 'Administracja',
  'nav.language': 'Język',
  'nav.theme': 'Światło',
  'theme.auto': 'jak urządzenie',
  'theme.day': 'dzień',
  'theme.night': 'noc',
  'sound.on': 'Dźwięk włączony',
  'sound.off': 'Dźwięk wyłączony',

  'lobby.title': ({ games }) => `${games} przy ognisku`,
  'lobby.guest': 'Wędrowiec',
  'lobby.your_name': 'Twoje imię',
  'lobby.play': ({ game }) => `Graj: ${game}`,
  'lobby.play_hint': 'Przeciw dwóm botom, od razu, bez formularzy.',
  'lobby.learn': 'Pierwszy raz? Ucz się, grając:',
  'lobby.create': 'Załóż stół',
  'lobby.open': 'Otwarte stoły',
  'lobby.running': 'Trwające partie',
  'lobby.mine': 'Moje partie',
  'lobby.mine_all': 'Wszystkie moje partie',
  'mine.next': 'Dalej',
  'mine.next_hint': ({ n }) => `Do następnej partii, która czeka: ${n}`,
  'mine.none_next': 'Żadna inna partia nie czeka.',
  'lobby.none_open': 'Nikt teraz nie czeka przy stole. Załóż własny albo zagraj z botami.',
  'lobby.none_running': 'Nie trwa żadna partia.',
  'lobby.none_mine': 'Nie grasz teraz w żadnej partii.',
  'lobby.join': 'Dołącz',
  'lobby.look': 'Zobacz',
  'lobby.watch': 'Oglądaj',
  'lobby.continue': 'Dalej',
  'lobby.result': 'Wynik',
  'lobby.your_turn': 'twoja kolej',
  'lobby.asks_you': 'masz zaproszenie',
  'lobby.waiting_for_you': ({ n }) => `${count(n, 'czeka na ciebie', 'czekają na ciebie', 'czeka na ciebie')}`,
  'lobby.free_seats': ({ n }) => `${count(n, 'wolne miejsce', 'wolne miejsca', 'wolnych miejsc')}`,
  'lobby.welcome': ({ name }) => `Witaj, ${name}.`,
  'lobby.link_only': 'tylko z linkiem',
  'lobby.statistics': 'Co mówią partie: liczby i wykresy',
  'lobby.loading': 'Chwileczkę.',
  'lobby.rules': 'Jak grać:',
  'waits.until': ({ when }) => `otwarty do ${when}`,
  'chat.mentions': ({ n }) => `${count(n, 'wpis cię wymienia', 'wpisy cię wymieniają', 'wpisów cię wymienia')}`,

  'status.open': 'czeka',
  'status.running': 'trwa',
  'status.over': 'zakończona',
  'status.abandoned': 'przerwana',
  'status.expired': 'wygasła',
  'status.broken': 'uszkodzona',

  'create.game': 'Gra',
  'bot.random': 'losowy',
  'bot.beginner': 'początkujący',
  'bot.easy': 'łatwy',
  'bot.medium': 'średni',
  'bot.hard': 'trudny',
  'bot.master': 'mistrz',

  'seat.n': ({ n }) => `Miejsce ${n}`,
  'seat.free': 'wolne',
  'seat.bot': ({ id }) => `bot ${id}`,
  'seat.bot_account': 'konto bota',
  'seat.you': 'ty',

  'wait.over': 'Partia skończona',
  'wait.for': ({ names }) => `Czekamy na: ${names}`,
  'wait.title': 'Stół gotowy',
  'wait.copy': 'Kopiuj',
  'wait.copied': 'Skopiowano.',
  'wait.kept': ({ names }) => `Czekamy na: ${names}.`,
  'wait.take': 'Zajmij moje miejsce',

  'table.rules': 'Zasady',

  'app.newer': 'Jest nowa wersja.',
  'app.reload': 'Odśwież',
  'conn.lost': 'Brak połączenia. Szukamy go…',
  'conn.kept': 'Nic nie przepadło; partia czeka na ciebie.',
  'conn.unsent': 'Twój ruch jest zachowany i zostanie wysłany, gdy wróci.',
  'conn.updating': 'Aktualizowanie…',
  'conn.polls': 'Wolniejsze połączenie',
  'conn.polls_hint': 'Coś w tej sieci blokuje WebSocket. Wszystko działa, ale ruchy mogą docierać trochę później.',

  'go.close': 'Zamknij',
  'go.cancel': 'Anuluj',
  'go.lobby': 'Do poczekalni',

  'account.title': 'Twoje konto',
  'account.name': 'Imię',
  'account.notices': 'Powiadomienia',

  'lost.title': 'Nic tu nie ma',
  'lost.text': 'Adres donikąd nie prowadzi albo stołu już nie ma.',
  'forbidden.title': 'Te strony są dla administratorów',
  'forbidden.text': 'Twoje konto nie ma tej roli.',

  'figures.more': ({ n }) => `Pokaż więcej z pozostałych wierszy (${n})`,
  'figures.left': ({ n }) => `Nie zmieściło się ${n} więcej; są w tabeli.`,
  'figures.gap': 'brak wartości',

  'dice.verify': 'Sprawdź kości',

  'keys.title': 'Klawisze',

  'error.unexpected': 'Coś poszło nie tak. Spróbuj ponownie.',
  'error.unreachable': 'Serwer nie odpowiada. Spróbuj za chwilę.',
};
