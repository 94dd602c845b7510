// @ts-check
// Italian words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterIt = {
  'letter.confirm': 'Conferma il tuo indirizzo',
  'letter.confirm_lead': 'Da allora ti si dice lì che cosa succede nelle tue partite.',
  'letter.confirm_go': 'Sì, è il mio indirizzo',
  'letter.confirmed': 'L’indirizzo è confermato.',
  'letter.reset': 'Scegli una nuova password',
  'letter.reset_lead': 'Chiunque sia entrato con il tuo account verrà fatto uscire.',
  'letter.reset_go': 'Imposta la password',
  'letter.password': 'Nuova password, almeno 8 caratteri',
  'letter.password_set': 'La password è impostata. Accedi con quella.',
  'letter.unsubscribe': 'Niente più mail',
  'letter.unsubscribe_lead': 'Il tuo indirizzo viene tolto dal tuo account.',
  'letter.unsubscribe_go': 'Non mandarmi più mail',
  'letter.unsubscribed': 'Non verranno più mandate mail.',
  'letter.forgotten': 'Password dimenticata?',
  'letter.forgotten_lead': 'Se il tuo account ha un indirizzo confermato, lì arriva una lettera con un link per impostarne un’altra.',
  'letter.forgotten_go': 'Manda la lettera',
  'letter.name': 'Nome del tuo account, o il suo indirizzo',
  'letter.asked': 'Se c’è un account così con un indirizzo confermato, la lettera è in viaggio.',
  'letter.lost': 'Questo link non porta da nessuna parte',
  'letter.lost_lead': 'Non è intero. Copialo tutto dalla lettera.',
  'letter.done': 'Fatto',
  'letter.account': 'All’account',
};
