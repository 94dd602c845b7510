// @ts-check
// Italian: the tutorial of Clans and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachIt = {
  'clans.teach.goal': ({ clan }) =>
    `Sei il ${clan}, e nessun altro lo sa. Ogni clan ha capanne ovunque; porta le tue in villaggi ricchi senza far capire troppo `
    + 'presto di chi sono.',
  'clans.teach.from': 'Un turno è una mossa: prendi tutte le capanne di un territorio, di qualsiasi colore. Scegline uno sulla mappa.',
  'clans.teach.to': 'Vanno da un vicino dove ci sono già capanne. Scegli dove.',
  'clans.teach.send': 'La freccia mostra la mossa, e sotto leggi che cosa ne viene. Mandala.',
  'clans.teach.village':
    'Le capanne senza vicini occupati diventano un villaggio. Qui una mossa ne fonda uno: chi la fa prende un gettone, che è un '
    + 'punto.',
  'clans.teach.score': ({ clan }) =>
    `Un villaggio vale le sue capanne per ogni clan che ci vive. Il tracciato mostra tutti e cinque; come va il ${clan} è un tuo `
    + 'segreto.',
  'clans.teach.epoch':
    'La tavoletta mostra le epoche: su una terra i villaggi rendono di più, su un’altra periscono. Con l’ultimo gettone un’epoca '
    + 'finisce.',
  'clans.teach.end':
    'Il dodicesimo villaggio chiude la partita. Poi si mostrano i clan, e ognuno somma i suoi gettoni ai punti sul tracciato.',
  'clans.teach.hint.secret': ({ clan }) => `Sei il ${clan}. Sposta anche altre capanne, o gli altri vedranno quali sono le tue.`,
  'clans.teach.hint.found': 'Una tua mossa potrebbe fondare un villaggio ora. Sceglila per leggere quanto vale, e per chi.',
  'clans.teach.hint.order': 'Scegli tu quale villaggio viene prima: il prossimo gettone può essere di un’altra epoca.',
  'clans.teach.hint.epoch': 'Una nuova epoca: ora rende di più un’altra terra, e un’altra rovina i suoi villaggi.',
};
