// @ts-check
// Italian words of the page of what somebody has played.

import { formsOf } from '../js/words.js';

const { count, form } = formsOf('it');

/** @type {import('../js/words.js').Sentences} */
export const playerIt = {
  'player.title': 'Giocatore',
  'player.lead': 'Delle partite che tutti possono vedere.',
  'player.none': 'Non ci sono partite di questo giocatore che tutti possano vedere.',
  'player.ratings': 'Punteggio',
  'player.ratings.how':
    'Secondo Glicko-2, per gioco e numero di giocatori. Tutti cominciano da 1500; le partite contro i bot sono a parte.',
  'player.rating.people': 'contro persone',
  'player.rating.bots': 'contro bot',
  'player.rating.seats': ({ n }) => `${n} giocatori`,
  'player.rating.unsure': 'ancora incerto',
  'player.rating.range': ({ low, high }) => `da ${low} a ${high}, al 95 %`,
  'player.rating.matches': ({ n }) => `dopo ${count(n, 'partita', 'partite')}`,
  'player.rating.course': ({ first, last, n }) => `Da ${first} a ${last} nelle ultime ${n} partite`,
  'player.by.game': 'Gioco',
  'player.by.seats': 'Giocatori',
  'player.by.result': 'Risultato',
  'player.all': 'tutti',
  'player.result.won': 'vinta',
  'player.result.shared': 'primo con altri',
  'player.result.lost': 'persa',
  'player.against': ({ name }) => `Con ${name}`,
  'player.against.all': 'Mostra tutti',
  'player.met': ({ n, name }) => `${form(n, 'La partita', `Le ${n} partite`)} con ${name}`,
  'player.matches.none': 'Nessuna partita così.',
  'player.more': 'Partite più vecchie',
  'player.record': 'Storico',
  'player.rivals': 'Contro gli altri',
  'player.matches': 'Partite',
  'player.column.game': 'Gioco',
  'player.column.seats': 'Giocatori',
  'player.column.finished': 'Finite',
  'player.column.wins': 'Vinte',
  'player.column.rate': 'Quota',
  'player.column.mean': 'Punti, media',
  'player.column.best': 'Record',
  'player.column.who': 'Chi',
  'player.column.met': 'Partite',
  'player.column.before': 'Davanti',
  'player.column.behind': 'Dietro',
  'player.column.lead': 'Vantaggio medio',
  'player.column.day': 'Inizio',
  'player.column.others': 'Con',
  'player.column.result': 'Fine',
  'player.column.points': 'Punti',
  'player.column.rating': 'Punteggio',
  'player.running': 'ancora in corso',
  'player.open': 'senza risultato',
  'player.rank': ({ rank, seats }) => `${rank} di ${seats}`,
};
