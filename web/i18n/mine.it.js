// @ts-check
// Italian words of the page of my matches.

import { formsOf } from '../js/words.js';

const { count } = formsOf('it');

/** @type {import('../js/words.js').Sentences} */
export const mineIt = {
  'mine.nobody': 'Accedi, o siediti a un tavolo da ospite: qui ci saranno le tue partite.',
  'mine.none_found': 'Nessuna partita corrisponde.',
  'mine.none_waits': 'Nulla ti aspetta.',
  'mine.go_next': 'Vai alla prossima',
  'mine.part.turn': 'Tocca a te',
  'mine.part.asked': 'Inviti',
  'mine.part.unseen': 'Finite da quando hai guardato',
  'mine.part.others': 'In attesa degli altri',
  'mine.part.ended': 'Partite precedenti',
  'mine.forget': 'Le ho viste',
  'mine.ended_show': 'Mostra partite precedenti',
  'mine.ended_more': 'Altre',
  'mine.filter_text': 'Cerca per nome, gioco o variante',
  'mine.filter_game': 'Quale gioco',
  'mine.filter_pace': 'Tempo di riflessione',
  'mine.any': 'Tutte',
  'mine.pace.days': 'Corrispondenza',
  'mine.pace.live': 'Dal vivo',
  'mine.open': 'non cominciata',
  'mine.bot_plays': 'un bot gioca per te',
  'mine.voted': ({ until }) => `votazione sul tuo posto, fine: ${until}`,
  'mine.fresh': ({ n }) => `${count(n, 'mossa nuova', 'mosse nuove')}`,
  'mine.unread': ({ n }) => `${count(n, 'messaggio nuovo', 'messaggi nuovi')}`,
};
