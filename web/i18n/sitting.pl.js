// @ts-check
// Polish words of every table: who had luck, and who decides for a seat while its person does not.

import { formsOf } from '../js/words.js';
import { luckPl } from './luck.pl.js';
import { replayPl } from './replay.pl.js';
import { undoPl } from './undo.pl.js';

const { list } = formsOf('pl');

/** @type {Record<string, string>} */
const CHOICES = {
  go_on: 'grać dalej', wait: 'jeszcze 24 godziny', bot: 'niech gra bot', substitute: 'zastępca', call_off: 'odwołać partię',
};

/** @type {import('../js/words.js').Sentences} */
export const sittingPl = {
  ...luckPl,
  ...replayPl,
  ...undoPl,
  'sit.menu': 'Opuść partię…',
  'sit.title': 'Nie możesz grać dalej?',
  'sit.bot': 'Niech bot gra za mnie',
  'sit.bot_hint': 'Dopóki nie wrócisz na miejsce, kiedy zechcesz.',
  'sit.offer': 'Oddaj komuś moje miejsce',
  'sit.offer_hint': 'Tworzy link do wysłania. Kto pierwszy go otworzy, siada za ciebie.',
  'sit.resign': 'Poddaj się',
  'sit.resign_hint': 'Zajmujesz ostatnie miejsce, a bot gra za ciebie do końca.',
  'sit.resign_ask': 'Poddać się na dobre? Zajmiesz ostatnie miejsce; bot dogra za ciebie, żeby inni mogli skończyć.',
  'sit.resign_yes': 'Poddaj się',
  'sit.call_off': 'Zaproponuj odwołanie partii',
  'sit.call_off_hint': 'Kończy się bez wyniku, gdy zgodzi się cały stół.',
  'sit.call_off_alone': 'Zakończ partię',
  'sit.call_off_alone_hint': 'Grają z tobą same boty: kończy się od razu, bez wyniku.',
  'sit.ask': ({ name }) => `Zapytaj innych: ${name}`,
  'sit.ask_hint': ({ name }) => `${name} każe wam czekać: zdecydujcie razem, co z tym miejscem.`,

  'sit.away_me': 'Gra za ciebie bot.',
  'sit.back': 'Wróć na moje miejsce',
  'sit.resigned_me': 'Partia poddana. Bot dogra za ciebie do końca.',
  'seat.stand_in': 'gra bot',
  'seat.resigned': 'poddano',

  'vote.about': ({ name }) => `${name} każe stołowi czekać. Co robimy?`,
  'vote.about_bot': ({ name }) => `Za gracza ${name} gra bot. Co robimy?`,
  'vote.about_me': 'Inni na ciebie czekają i decydują o twoim miejscu. Zagraj, a głosowanie przepadnie.',
  'vote.match': 'Odwołać partię, bez wyniku?',
  'vote.until': ({ when }) => `Otwarte do ${when}.`,
  'vote.said': ({ name, choice }) => `${name}: ${CHOICES[choice]}`,
  'vote.missing': ({ names }) => `Brakuje głosów: ${list(names)}.`,
  'vote.go_on': 'Grać dalej',
  'vote.wait': 'Jeszcze 24 godziny',
  'vote.bot': 'Gra bot',
  'vote.substitute': 'Zastępca',
  'vote.call_off': 'Odwołać',
  'vote.rule': 'Decyduje ponad połowa; odwołać mogą tylko wszyscy.',

  'offer.mine': 'Wyślij ten link temu, kto ma usiąść za ciebie:',
  'offer.theirs': ({ name }) => `Miejsce wolne (${name}). Wyślij ten link komuś, kto zagra dalej:`,
  'offer.all': ({ name }) => `Na miejsce gracza ${name} szukamy zastępcy.`,
  'offer.until': ({ when }) => `Działa raz, do ${when}.`,
  'offer.copy': 'Kopiuj link',
  'offer.keep': 'Zostaję na miejscu',
  'offer.title': ({ name }) => `Usiąść za gracza ${name}?`,
  'offer.ask': 'Grasz dalej od tego momentu i widzisz to, co to miejsce.',
  'offer.yes': 'Usiądź',
  'offer.bad': 'Ten link nie prowadzi już do żadnego miejsca.',

  'event.bot_sat': ({ name }) => `Za gracza ${name} gra bot.`,
  'event.came_back': ({ name }) => `${name} wraca.`,
  'event.resigned': ({ name }) => `${name} poddaje partię. Bot dogra do końca.`,
  'event.timed_out': ({ name }) => `Czas minął: ${name}.`,
  'event.offered': ({ name }) => `Na miejsce gracza ${name} szukamy zastępcy.`,
  'event.offer_ended': ({ name }) => `Na miejsce gracza ${name} już nie szukamy zastępcy.`,
  'event.substituted': ({ name }) => `${name} siada jako zastępca.`,
  'event.vote_opened': ({ name, about }) => about ? `Pytamy innych: ${about}.` : `${name} proponuje odwołać partię.`,
  'event.voted': ({ name, choice }) => `${name} wybiera: ${CHOICES[choice]}.`,
  'event.vote_ended': ({ choice, about }) =>
    choice === 'go_on'
      ? 'Partia trwa dalej.' : choice === 'call_off'
      ? 'Partia odwołana, bez wyniku.'
      : `Postanowiono (${about}): ${CHOICES[choice]}.`,

  'end.called_off': 'Cały stół zgodził się odwołać tę partię. Nie ma wyniku.',

  'error.bad_link': 'Ten link nie prowadzi do miejsca w tej partii.',
  'error.link_used': 'Ktoś już zajął to miejsce tym linkiem.',
  'error.link_over': 'Na to miejsce już nie szukamy zastępcy.',
  'error.bot_plays': 'Gra za ciebie bot: najpierw wróć na miejsce.',
  'error.not_away': 'Za to miejsce nie gra żaden bot.',
  'error.resigned': 'To miejsce się poddało.',
  'error.not_offered': 'Nikomu nie oferujemy tego miejsca.',
  'error.already_asked': 'O to już zapytano.',
  'error.no_vote': 'Nie możesz teraz tak głosować.',
  'error.too_often': 'Zrobiono to już tyle razy, ile wolno w partii.',
  'error.too_soon': 'Stół nie czeka na to miejsce jeszcze całego dnia.',
  'level.title': 'Jak silne są boty?',

  'end.by': ({ name }) => `${name} przerywa tę partię przed końcem.`,
  'end.by_me': 'Ta partia została przez ciebie przerwana.',
  'end.idle': 'Od dawna nikt nie grał, więc partia się skończyła.',
  'end.closed': 'Administrator zamknął tę partię.',
  'end.expired': 'Nikt nie zaczął tej partii przez dwa tygodnie, więc stół sprzątnięto.',
  'end.too_long': 'Ta partia miała więcej ruchów, niż serwer przechowuje, więc się skończyła.',
  'help.mode': 'Dotknij czegokolwiek, by zobaczyć, co to jest.',
  'help.done': 'Gotowe',
  'chat.placeholder': 'Powiedz coś',
  'chat.send': 'Powiedz',
  'chat.empty': 'Nikt jeszcze nic nie powiedział.',
  'chat.guest': 'Wybierz imię, by rozmawiać.',
  'log.earlier': 'Wcześniejsze wpisy',
  'log.empty': 'Nic się jeszcze nie stało.',
  'note.tab': 'Notatka',
  'note.title': 'Moja notatka o tej partii',
  'note.placeholder': 'Notatka dla ciebie. Nikt inny jej nie widzi; masz ją na wszystkich urządzeniach.',
  'note.saved': 'Zachowano. Widzisz ją tylko ty.',
  'note.hush': 'Nie mów mi o tej partii',
  'note.saving': 'Zapisywanie…',
  'sheet.title': 'Arkusz punktów',
  'sheet.winner': ({ name, points }) => `${name} wygrywa z wynikiem ${points}`,
  'sheet.shared': ({ names, points }) => `${names} dzielą zwycięstwo z wynikiem ${points}`,
  'sheet.share': 'Udostępnij wynik',
  'sheet.rematch': 'Jeszcze raz, ten sam stół',
  'sheet.to_rematch': 'Do następnej partii',
  'sheet.asked': ({ name }) => `${name} chce zagrać jeszcze raz i trzyma twoje miejsce.`,
  'sheet.accept': 'Jeszcze raz',
  'sheet.decline': 'Nie, dziękuję',
  'sheet.total': 'Razem',
  'sheet.tie': 'Remis',
  'sheet.rank': 'Miejsce',
  'table.abandoned': 'Tę partię przerwano przed końcem.',
  'table.broken': 'Zapis tej partii jest uszkodzony, więc nie da się grać dalej. Administrator może go obejrzeć. Przepraszamy.',
};
