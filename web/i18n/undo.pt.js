// @ts-check
// Portuguese words of what every game has: taking moves back.

import { formsOf } from '../js/words.js';

const { count, list } = formsOf('pt');

/** @type {import('../js/words.js').Sentences} */
export const undoPt = {
  'undo.free': 'Desfazer',
  'undo.free_hint': 'Desfaz a tua última jogada',
  'undo.ask': 'Pedir para desfazer',
  'undo.ask_hint': 'Algo foi revelado desde a tua última jogada: os outros têm de aceitar',
  'undo.unrates': 'Desfazer (não pontua)',
  'undo.unrates_hint': 'Não há ninguém que possa aceitar: a partida deixaria de pontuar',
  'undo.unrates_title': 'Desfazer, sem pontuar?',
  'undo.unrates_ask':
    'Desfarias mais do que uma jogada tua que nada revelou, e não há ninguém que possa aceitar. A partida deixa de pontuar.',
  'undo.reset': 'Refazer este turno',
  'undo.none_hint': 'Nada para desfazer',
  'undo.agree': 'Aceitar',
  'undo.refuse': 'Recusar',
  'undo.withdraw': 'Cancelar pedido',
  'undo.asks_you': ({ name }) => `${name} quer desfazer uma jogada. Concordas?`,
  'undo.you_ask': ({ names }) => `Pedes para desfazer a tua jogada. Falta a resposta de ${list(names)}.`,
  'undo.asks': ({ name, names }) => `${name} pede para desfazer uma jogada. Falta a resposta de ${list(names)}.`,
  'undo.until': ({ when }) => `Sem resposta, é recusado: ${when}.`,
  'undo.which': ({ what, more }) => `A desfazer: ${what}${more ? ` E mais ${more} desde então.` : ''}`,
  'undo.gone': 'desfeita',

  'event.undone': ({ name, names, moves }) =>
    `${name} desfaz ${count(moves, 'jogada', 'jogadas')}${names.length
      ? `; de acordo: ${list(names)}`
      : ''}.`,
  'event.undo_asked': ({ name }) => `${name} pede para desfazer uma jogada.`,
  'event.undo_agreed': ({ name }) => `${name} concorda.`,
  'event.undo_refused': ({ name }) => `${name} diz que não: fica como está.`,
  'event.undo_over': ({ name }) => `Ninguém respondeu a tempo: o pedido de ${name} para desfazer é recusado.`,
  'event.undo_withdrawn': ({ name }) => `${name} deixa como está.`,

  'undo.policy.vote': 'Nesta mesa uma jogada desfaz-se se todos os outros aceitarem.',
  'undo.policy.none': 'Nesta mesa não se desfazem jogadas.',

  'error.nothing_to_undo': 'Não há nenhuma jogada tua para desfazer.',
  'error.undo_revealed': 'Desde então algo foi revelado; os outros teriam de aceitar.',
  'error.undo_others_moved': 'Desde então outros jogaram; teriam de aceitar.',
  'error.undo_not_allowed': 'Nesta mesa isso não se desfaz.',
  'error.undo_asked': 'Alguém já pede para desfazer uma jogada.',
  'error.undo_not_asked': 'Já não há nenhum pedido para desfazer.',
  'error.undo_refused': 'Os outros disseram que não.',
  'undo.reset_short': 'Refazer',
};
