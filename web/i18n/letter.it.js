// @ts-check
// Italian words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterIt = {
  'letter.confirm': 'Conferma il tuo indirizzo email',
  'letter.confirm_lead': 'Da allora ti si dice lì che cosa succede nelle tue partite.',
  'letter.confirm_go': 'Sì, è il mio indirizzo',
  'letter.confirmed': 'L’indirizzo è confermato.',
  'letter.reset': 'Scegli una nuova password',
  'letter.reset_lead': 'Verrai disconnesso da tutti i dispositivi.',
  'letter.reset_go': 'Imposta la password',
  'letter.password': 'Nuova password, almeno 8 caratteri',
  'letter.password_set': 'La password è impostata. Accedi con quella.',
  'letter.unsubscribe': 'Annulla iscrizione',
  'letter.unsubscribe_lead': 'Il tuo indirizzo viene tolto dal tuo account.',
  'letter.unsubscribe_go': 'Annulla iscrizione',
  'letter.unsubscribed': 'Non verranno più mandate mail.',
  'letter.forgotten': 'Password dimenticata?',
  'letter.forgotten_lead': 'Se il tuo account ha un indirizzo email confermato, vi invieremo un link di reimpostazione.',
  'letter.forgotten_go': 'Invia link',
  'letter.name': 'Nome del tuo account, o il suo indirizzo',
  'letter.asked': 'Se esiste un account con un indirizzo email confermato, il link è in arrivo.',
  'letter.lost': 'Questo link non funziona',
  'letter.lost_lead': 'Sembra incompleto. Copia tutto il link dall’email.',
  'letter.done': 'Fatto',
  'letter.account': 'All’account',
};
