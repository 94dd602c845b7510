// @ts-check
// Italian words of what every game has: taking moves back.

import { formsOf } from '../js/words.js';

const { count, list } = formsOf('it');

/** @type {import('../js/words.js').Sentences} */
export const undoIt = {
  'undo.free': 'Ritira',
  'undo.free_hint': 'Ritira la tua ultima mossa',
  'undo.ask': 'Chiedi di ritirare',
  'undo.ask_hint': 'È stato rivelato qualcosa dopo la tua ultima mossa: gli altri devono acconsentire',
  'undo.unrates': 'Ritira (non classificata)',
  'undo.unrates_hint': 'Nessuno può acconsentire: la partita non sarebbe più classificata',
  'undo.unrates_title': 'Ritirare, senza classifica?',
  'undo.unrates_ask':
    'Ritireresti più di una tua mossa che non ha mostrato nulla, e nessuno può acconsentire. La partita non sarà più classificata.',
  'undo.reset': 'Ripianificare questo turno',
  'undo.none_hint': 'Niente da ritirare',
  'undo.agree': 'Va bene',
  'undo.refuse': 'Rifiuta',
  'undo.withdraw': 'Annulla richiesta',
  'undo.asks_you': ({ name }) => `${name} vorrebbe ritirare una mossa. Ti va bene?`,
  'undo.you_ask': ({ names }) =>
    `Chiedi di ritirare la tua mossa. ${names.length > 1
      ? 'Devono'
      : 'Deve'} ancora rispondere: ${list(names)}.`,
  'undo.asks': ({ name, names }) =>
    `${name} chiede di ritirare una mossa. ${names.length > 1
      ? 'Devono'
      : 'Deve'} ancora rispondere: ${list(names)}.`,
  'undo.until': ({ when }) => `Senza risposta è rifiutato: ${when}.`,
  'undo.which': ({ what, more }) => `Da ritirare: ${what}${more ? ` E altre ${more} da allora.` : ''}`,
  'undo.gone': 'ritirata',

  'event.undone': ({ name, names, moves }) =>
    `${name} ritira ${count(moves, 'mossa', 'mosse')}${names.length
      ? `; d’accordo: ${list(names)}`
      : ''}.`,
  'event.undo_asked': ({ name }) => `${name} chiede di ritirare una mossa.`,
  'event.undo_agreed': ({ name }) => `${name} è d’accordo.`,
  'event.undo_refused': ({ name }) => `${name} dice di no: resta così.`,
  'event.undo_over': ({ name }) => `Nessuno ha risposto in tempo: la mossa di ${name} non si ritira.`,
  'event.undo_withdrawn': ({ name }) => `${name} lascia com’è.`,

  'undo.policy.vote': 'A questo tavolo si ritira una mossa se tutti gli altri sono d’accordo.',
  'undo.policy.none': 'A questo tavolo non si ritirano mosse.',

  'error.nothing_to_undo': 'Non c’è una tua mossa da ritirare.',
  'error.undo_revealed': 'Da allora è stato rivelato qualcosa; gli altri dovrebbero acconsentire.',
  'error.undo_others_moved': 'Da allora altri hanno giocato; dovrebbero acconsentire.',
  'error.undo_not_allowed': 'A questo tavolo non si ritira.',
  'error.undo_asked': 'Qualcuno chiede già di ritirare una mossa.',
  'error.undo_not_asked': 'Non c’è più nessuna richiesta di ritirare.',
  'error.undo_refused': 'Gli altri hanno detto di no.',
  'undo.reset_short': 'Rifai',
};
