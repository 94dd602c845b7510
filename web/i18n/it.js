// @ts-check
// Italian. A key gives a sentence, or a function of its arguments. Those of a game are in its folder.

import { formsOf } from '../js/words.js';
import { clockIt } from './clock.it.js';

const { count } = formsOf('it');

/** @type {import('../js/words.js').Sentences} */
export const it = {
  ...clockIt,
  'list.and': (/** @type {string[]} */ items) => new Intl.ListFormat('it', { type: 'conjunction' }).format(items),
  'app.name': 'Ochre',
  'app.skip': 'Vai al contenuto',
  'title.turn': 'Tocca a te',
  'title.past': 'Uno sguardo indietro',
  'title.letter': 'Una lettera',
  'title.player': 'Un giocatore',
  'title.result': 'Un risultato',
  'title.statistics': 'Statistiche',
  'nav.sign_in': 'Accedi',
  'nav.admin': 'Amministrazione',
  'nav.language': 'Lingua',
  'nav.theme': 'Luce',
  'theme.auto': 'come il dispositivo',
  'theme.day': 'giorno',
  'theme.night': 'notte',
  'sound.on': 'Suono attivo',
  'sound.off': 'Suono spento',

  'lobby.title': ({ games }) => `${games} accanto al fuoco`,
  'lobby.guest': 'Viandante',
  'lobby.your_name': 'Il tuo nome',
  'lobby.play': ({ game }) => `Gioca a ${game}`,
  'lobby.play_hint': 'Contro due bot, subito, senza compilare nulla.',
  'lobby.learn': 'Prima volta? Impara giocando:',
  'lobby.create': 'Crea un tavolo',
  'lobby.open': 'Tavoli aperti',
  'lobby.running': 'In corso',
  'lobby.mine': 'Le mie partite',
  'lobby.mine_all': 'Tutte le mie partite',
  'mine.next': 'Prossima',
  'mine.next_hint': ({ n }) => `Alla prossima partita che ti aspetta: ${n}`,
  'mine.none_next': 'Nessun’altra partita ti aspetta.',
  'lobby.none_open': 'Ora nessuno aspetta a un tavolo. Creane uno, o intanto gioca contro i bot.',
  'lobby.none_running': 'Nessuna partita in corso.',
  'lobby.none_mine': 'Ora non sei in nessuna partita.',
  'lobby.join': 'Unisciti',
  'lobby.look': 'Vedi',
  'lobby.watch': 'Guarda',
  'lobby.continue': 'Continua',
  'lobby.result': 'Risultato',
  'lobby.your_turn': 'tocca a te',
  'lobby.asks_you': 'sei invitato',
  'lobby.waiting_for_you': ({ n }) => `${count(n, 'ti aspetta', 'ti aspettano')}`,
  'lobby.free_seats': ({ n }) => `${count(n, 'posto libero', 'posti liberi')}`,
  'lobby.welcome': ({ name }) => `Ciao, ${name}.`,
  'lobby.link_only': 'solo con il link',
  'lobby.statistics': 'Che cosa dicono le partite: cifre e grafici',
  'lobby.loading': 'Un attimo.',
  'lobby.rules': 'Come si gioca:',
  'waits.until': ({ when }) => `aperto fino a ${when}`,
  'chat.mentions': ({ n }) => `${count(n, 'riga ti nomina', 'righe ti nominano')}`,

  'status.open': 'in attesa',
  'status.running': 'in corso',
  'status.over': 'finita',
  'status.abandoned': 'abbandonata',
  'status.expired': 'scaduta',
  'status.broken': 'danneggiata',

  'create.game': 'Gioco',
  'bot.random': 'a caso',
  'bot.beginner': 'principiante',
  'bot.easy': 'facile',
  'bot.medium': 'medio',
  'bot.hard': 'difficile',
  'bot.master': 'maestro',

  'seat.n': ({ n }) => `Posto ${n}`,
  'seat.free': 'libero',
  'seat.bot': ({ id }) => `bot ${id}`,
  'seat.bot_account': 'account di un bot',
  'seat.you': 'tu',

  'wait.over': 'La partita è finita',
  'wait.for': ({ names }) => `In attesa di ${names}`,
  'wait.title': 'Il tavolo è pronto',
  'wait.copy': 'Copia',
  'wait.copied': 'Copiato.',
  'wait.kept': ({ names }) => `In attesa di ${names}.`,
  'wait.take': 'Prendi il mio posto',

  'table.rules': 'Regole',

  'app.newer': 'C’è una versione nuova.',
  'app.reload': 'Ricarica',
  'conn.lost': 'Connessione persa. La cerchiamo…',
  'conn.kept': 'Nulla è perso; la partita ti aspetta.',
  'conn.unsent': 'La tua mossa è conservata e parte appena torna.',
  'conn.updating': 'Aggiornamento…',
  'conn.polls': 'Connessione più lenta',
  'conn.polls_hint': 'Qualcosa in questa rete blocca WebSocket. Funziona tutto, ma le mosse possono arrivare un po’ più tardi.',

  'go.close': 'Chiudi',
  'go.cancel': 'Annulla',
  'go.lobby': 'Alla sala',

  'account.title': 'Il tuo account',
  'account.name': 'Nome',
  'account.notices': 'Avvisi',

  'lost.title': 'Qui non c’è nulla',
  'lost.text': 'L’indirizzo non porta da nessuna parte, o il tavolo non c’è più.',
  'forbidden.title': 'Queste pagine sono per gli amministratori',
  'forbidden.text': 'Il tuo account non ha quel ruolo.',

  'figures.more': ({ n }) => `Mostra altre delle restanti ${n} righe`,
  'figures.left': ({ n }) => `Non c’era posto per altri ${n}; sono nella tabella.`,
  'figures.gap': 'nessun valore',

  'dice.verify': 'Controlla i dadi',

  'keys.title': 'Tasti',

  'error.unexpected': 'Qualcosa è andato storto. Riprova.',
  'error.unreachable': 'Il server non risponde. Riprova fra un attimo.',
};
