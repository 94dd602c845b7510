// @ts-check
// Polish words of what every game has: taking moves back.

import { formsOf } from '../js/words.js';

const { count, list } = formsOf('pl');

/** @type {import('../js/words.js').Sentences} */
export const undoPl = {
  'undo.free': 'Cofnij',
  'undo.free_hint': 'Cofa twój ostatni ruch',
  'undo.ask': 'Poproś o cofnięcie',
  'undo.ask_hint': 'Od twojego ruchu coś odkryto: inni muszą się zgodzić',
  'undo.unrates': 'Cofnij (bez rankingu)',
  'undo.unrates_hint': 'Nie ma nikogo, kto mógłby się zgodzić: partia nie liczyłaby się do rankingu',
  'undo.unrates_title': 'Cofnąć, bez rankingu?',
  'undo.unrates_ask':
    'Cofasz więcej niż własny ruch, który niczego nie ujawnił, a nie ma nikogo, kto mógłby się zgodzić. Partia nie będzie '
    + 'się już liczyć do rankingu.',
  'undo.reset': 'Zaplanuj tę turę od nowa',
  'undo.none_hint': 'Nic do cofnięcia',
  'undo.agree': 'Zgoda',
  'undo.refuse': 'Odmów',
  'undo.withdraw': 'Wycofaj prośbę',
  'undo.asks_you': ({ name }) => `${name} chce cofnąć ruch. Zgadzasz się?`,
  'undo.you_ask': ({ names }) => `Prosisz o cofnięcie ruchu. Czekamy na odpowiedź: ${list(names)}.`,
  'undo.asks': ({ name, names }) => `${name} prosi o cofnięcie ruchu. Czekamy na odpowiedź: ${list(names)}.`,
  'undo.until': ({ when }) => `Bez odpowiedzi to odmowa: ${when}.`,
  'undo.which': ({ what, more }) => `Do cofnięcia: ${what}${more ? ` I jeszcze ${more} od tego czasu.` : ''}`,
  'undo.gone': 'cofnięto',

  'event.undone': ({ name, names, moves }) =>
    `${name} cofa ${count(moves, 'ruch', 'ruchy', 'ruchów')}${names.length
      ? `; zgoda: ${list(names)}`
      : ''}.`,
  'event.undo_asked': ({ name }) => `${name} prosi o cofnięcie ruchu.`,
  'event.undo_agreed': ({ name }) => `${name} się zgadza.`,
  'event.undo_refused': ({ name }) => `${name} mówi nie: zostaje, jak jest.`,
  'event.undo_over': ({ name }) => `Nikt nie odpowiedział na czas: prośba o cofnięcie (${name}) odrzucona.`,
  'event.undo_withdrawn': ({ name }) => `${name} zostawia, jak jest.`,

  'undo.policy.vote': 'Przy tym stole można cofnąć ruch, jeśli wszyscy inni się zgodzą.',
  'undo.policy.none': 'Przy tym stole nie cofa się ruchów.',

  'error.nothing_to_undo': 'Nie masz ruchu do cofnięcia.',
  'error.undo_revealed': 'Od tego czasu coś odkryto; inni musieliby się zgodzić.',
  'error.undo_others_moved': 'Inni już zagrali; musieliby się zgodzić.',
  'error.undo_not_allowed': 'Przy tym stole tego się nie cofa.',
  'error.undo_asked': 'Ktoś już prosi o cofnięcie ruchu.',
  'error.undo_not_asked': 'Nie ma już prośby o cofnięcie.',
  'error.undo_refused': 'Inni się nie zgodzili.',
  'undo.reset_short': 'Od nowa',
};
