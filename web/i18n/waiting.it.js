// @ts-check
// Italian words of tables that wait: how long, for what, and what follows them.

import { formsOf } from '../js/words.js';

const { count } = formsOf('it');

/** @type {import('../js/words.js').Sentences} */
export const waitingIt = {
  'create.open_days': 'Per quanto è aperto',
  'create.open_days.1': 'un giorno',
  'create.open_days.3': 'tre giorni',
  'create.open_days.7': 'una settimana',
  'create.open_days.14': 'due settimane',
  'create.open_days.30': 'un mese',
  'create.starts': 'Quando comincia',
  'create.starts.host': 'quando la avvio io',
  'create.starts.full': 'da sola, occupato l’ultimo posto',
  'create.standing': 'Sempre un’altra: quando comincia, si apre un altro tavolo uguale',

  'waits.until': ({ when }) => `aperto fino a ${when}`,
  'waits.here_until': ({ when }) => `Aperto fino a ${when}, di più se qualcuno viene o va.`,
  'waits.full': 'La partita comincia da sola quando l’ultimo posto è occupato.',
  'waits.standing': 'Quando comincia, si apre un altro tavolo come questo.',
  'waits.standing_end': 'Nessun altro dopo questo',

  'create.named': 'Qualcuno per nome',
  'invite.button': 'Invita per nome',
  'invite.title': 'Invita per nome',
  'invite.lead': 'Il posto è riservato a quell’account, che trova il tavolo fra le sue partite e accetta o rifiuta.',
  'invite.go': 'Riserva il posto',
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
  'people.player': 'Che cosa ha giocato',
  'people.title': 'Silenziati e bloccati',
  'people.tag_mute': 'silenziato',
  'people.tag_block': 'bloccato',
  'people.undo': 'Ritira',
  'people.undo_of': ({ name }) => `Ritira per ${name}`,
  'people.none': 'Nessuno. A un tavolo puoi silenziare o bloccare chi vi siede; un account anche qui, per nome.',
  'people.by_name': 'Nome di un account',
  'people.what': 'Che cosa fare',
  'people.go': 'Fallo',
  'link.title': 'Un link per tornare',
  'link.lead':
    'Sei un ospite, noto solo a questo browser. Chi apre questo link è te, su qualsiasi dispositivo: tienilo per te. Un account '
    + 'fa lo stesso con una password.',
  'link.make': 'Crea un link',
  'link.anew': 'Creane un altro; il vecchio non vale più',
  'link.yours': 'Il tuo link, mostrato solo stavolta',
  'link.made': ({ day }) => `Ce n’è uno dal ${day}. Non si può mostrare di nuovo.`,
  'link.come_back': 'Torna',
  'link.come_back_ask': 'Questo link ti fa entrare come un ospite che ha già giocato qui.',
  'link.instead': ({ name }) => `Smetti di essere ${name} in questo browser.`,
  'link.hint': 'Giochi da ospite, noto solo a questo browser. Con un link torni da qualsiasi dispositivo.',
  'link.later': 'Non ora',
  'chat.mentions': ({ n }) => `${count(n, 'riga ti nomina', 'righe ti nominano')}`,

  'error.too_many_standing': 'Hai già tre sfide permanenti; prima finiscine una.',
  'error.already_invited': 'Siede già lì, o ha già un posto riservato.',
  'error.not_invitable': 'Ora non si può invitare.',
  'error.not_welcome': 'Non puoi sederti a questo tavolo.',
  'error.account_needed': 'Gli ospiti non possono: crea prima un account.',
  'error.no_such_link': 'Questo link non apre più nulla. Forse ne è stato creato uno nuovo.',
  'error.too_many_invitations': 'Riservi già venti posti ad altri; aspetta una risposta.',
  'error.too_many_relations': 'Hai silenziato e bloccato tutti quelli che puoi.',
  'error.orders_changed': 'I tuoi ordini sono cambiati da quando li hai visti.',
  'error.too_many_orders': 'Hai ordini in troppe partite; prima ritirane.',
};
