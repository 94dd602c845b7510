// @ts-check
// Italian: the account page, and what is given to programs.

import { formsOf } from '../js/words.js';

const { count } = formsOf('it');

/** @type {import('../js/words.js').Sentences} */
export const programsIt = {
  'programs.tokens': 'Token per programmi',
  'programs.lead':
    'Un token permette a un programma parte di ciò che puoi fare qui. Dai a ciascuno il suo; una nuova password li chiude tutti.',
  'programs.once': ({ name }) => `Questo è il token «${name}». Copialo ora: non verrà più mostrato.`,
  'programs.secret': 'Token',
  'programs.name': 'A che serve?',
  'programs.may': 'Può',
  'programs.scope_read': 'guardare: le tue partite, la sala, le statistiche',
  'programs.scope_play': 'giocare: sedersi, muovere, aprire e lasciare tavoli',
  'programs.scope_chat': 'parlare: scrivere in chat',
  'programs.tag_read': 'guardare',
  'programs.tag_play': 'giocare',
  'programs.tag_chat': 'parlare',
  'programs.lasts': 'Scade',
  'programs.days': ({ n }) => n === 366 ? 'fra un anno' : n === 7 ? 'fra una settimana' : `fra ${count(n, 'giorno', 'giorni')}`,
  'programs.make': 'Crea un token',
  'programs.used': ({ day }) => `Usato ${day}.`,
  'programs.unused': 'Mai usato.',
  'programs.until': ({ day }) => `Scade ${day}.`,
  'programs.end': 'Chiudi',
  'programs.end_of': ({ name }) => `Chiudi il token ${name}`,
  'programs.bot': 'Account di un bot',
  'programs.bot_lead':
    'Se con questo account gioca un programma, dillo: il suo nome è segnato ovunque altri lo vedano. È per sempre, e si può solo '
    + 'prima che l’account si sia seduto a un tavolo.',
  'programs.become': 'Qui gioca un programma',
  'programs.is_bot': 'Con questo account gioca un programma, e tutti lo vedono.',
  'pace.title': 'Movimento al tavolo',
  'pace.lead': 'Come camminano le persone, rotolano i dadi e volano i beni. I tuoi clic non lo aspettano mai.',
  'pace.full': 'completo',
  'pace.quick': 'veloce',
  'pace.none': 'nessuno',
  'sessions.title': 'Dove hai fatto l’accesso',
  'sessions.current': 'questo dispositivo',
  'sessions.unknown': 'Un dispositivo che non ha detto il nome',
  'sessions.times': ({ since, used }) => `dal ${since}, usato per ultimo ${used}`,
  'sessions.end': 'Chiudi',
  'sessions.end_of': ({ device }) => `Chiudi: ${device}`,
  'sessions.end_others': 'Chiudi tutti gli altri',
  'sessions.ended_others': 'Sei entrato solo su questo dispositivo.',
  'account.guest': ({ name }) => `Giochi come ospite ${name}. Scegli una password, e nome e partite restano tuoi su ogni dispositivo.`,
  'account.signed': ({ name }) => `Sei entrato come ${name}.`,
  'account.played': 'Che cosa hai giocato',
  'account.none': 'Accedi, registrati, o gioca semplicemente da ospite.',
  'account.forgotten': 'Password dimenticata?',
  'account.sign_in': 'Accedi',
  'account.register': 'Registrati',
  'account.upgrade': 'Tieni il mio nome',
  'account.password_hint': 'Almeno 8 caratteri.',
  'account.change_password': 'Cambia la password',
  'account.old_password': 'Vecchia password',
  'account.new_password': 'Nuova password',
  'account.sign_out': 'Esci',
  'account.sign_out_all': 'Esci ovunque',
  'account.notices_lead': 'Come sai delle tue partite quando sei altrove: su un dispositivo, per e-mail, in un feed.',
  'account.notices_go': 'Scegli',
  'account.data': 'I tuoi dati',
  'account.export': 'Scarica tutto',
  'account.guest_out': 'Un ospite che esce non può tornare a questo nome. Registrati prima, se vuoi tenerlo.',
};
