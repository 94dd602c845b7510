// @ts-check
// Italian words of other people: inviting by name, muting and blocking, a guest’s link.

/** @type {import('../js/words.js').Sentences} */
export const peopleIt = {
  'invite.button': 'Invita per nome',
  'invite.title': 'Invita per nome',
  'invite.lead': 'Il posto è riservato a quell’account, che trova il tavolo fra le sue partite e accetta o rifiuta.',
  'invite.go': 'Invia invito',
  'people.about': ({ name }) => `Silenzia o blocca ${name}`,
  'people.lead':
    'Silenziato: non vedi ciò che scrive in nessuna chat. Bloccato: inoltre non può sedersi ai tuoi tavoli né invitarti. Non lo '
    + 'viene a sapere.',
  'people.mute': 'Silenzia',
  'people.block': 'Blocca',
  'people.is_mute': 'Hai silenziato questa persona: non vedi ciò che scrive.',
  'people.is_block': 'Hai bloccato questa persona: non vedi ciò che scrive, e non può sedersi ai tuoi tavoli né invitarti.',
  'people.undo_mute': 'Non silenziare più',
  'people.undo_block': 'Non bloccare più',
  'people.player': 'Profilo del giocatore',
  'people.title': 'Silenziati e bloccati',
  'people.tag_mute': 'silenziato',
  'people.tag_block': 'bloccato',
  'people.undo': 'Rimuovi',
  'people.undo_of': ({ name }) => `Rimuovi ${name}`,
  'people.none': 'Nessuno. A un tavolo puoi silenziare o bloccare chi vi siede; un account anche qui, per nome.',
  'people.by_name': 'Nome di un account',
  'people.what': 'Che cosa fare',
  'people.go': 'Esegui',
  'link.title': 'Link di accesso',
  'link.lead':
    'Sei un ospite, noto solo a questo browser. Chi apre questo link è te, su qualsiasi dispositivo: tienilo per te. Un account '
    + 'fa lo stesso con una password.',
  'link.make': 'Crea un link',
  'link.anew': 'Sostituisci link',
  'link.yours': 'Il tuo link, mostrato solo stavolta',
  'link.made': ({ day }) => `Ce n’è uno dal ${day}. Non si può mostrare di nuovo.`,
  'link.come_back': 'Accedi',
  'link.come_back_ask': 'Questo link ti fa entrare come un ospite che ha già giocato qui.',
  'link.instead': ({ name }) => `Smetti di essere ${name} in questo browser.`,
  'link.hint': 'Giochi da ospite, noto solo a questo browser. Con un link di accesso continui su qualsiasi dispositivo.',
  'link.later': 'Non ora',
};
