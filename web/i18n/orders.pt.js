// @ts-check
// Portuguese words of orders.

import { formsOf } from '../js/words.js';

const { count } = formsOf('pt');

/** @type {import('../js/words.js').Sentences} */
export const ordersPt = {
  'orders.title': 'Jogadas condicionais',
  'orders.foreign': 'Antevisão de um futuro possível. Os dados e as cartas são inventados.',
  'orders.close': 'Voltar à partida',
  'orders.keep': 'Guardar as jogadas',
  'orders.kept': 'Guardadas. São jogadas na tua vez; ninguém as vê antes.',
  'orders.none_now': 'Não tens jogadas condicionais.',
  'orders.over': 'Nesta antevisão não tens mais nada a decidir.',
  'orders.wishes': 'Uma após outra',
  'orders.empty': 'Joga no tabuleiro como se fosse a tua vez. Cada jogada junta-se aqui.',
  'orders.policies': 'Escolhas automáticas',
  'orders.as_text': 'Como texto',
  'orders.text_hint': 'Uma por linha, nas palavras da partida.',
  'orders.if': 'se',
  'orders.always': 'em todo o caso',
  'orders.else': 'ou então',
  'orders.or': ({ one, other }) => `${one}; ou então: ${other}`,
  'orders.else_hint': 'Só se a anterior não se puder fazer',
  'orders.earlier': 'Subir',
  'orders.remove': 'Tirar',
  'orders.share_hint': ({ n, of }) => `Jogada em ${n} de ${of} simulações`,
  'orders.outcome': ({ n }) => `Resultado de ${count(n, 'simulação', 'simulações')}`,
  'orders.now': 'agora',
  'orders.least': 'mínimo',
  'orders.mean': 'média',
  'orders.most': 'máximo',
  'orders.nothing_changes': 'Nada que conte mudaria.',
  'orders.would_drop': ({ n, of, why }) => `Canceladas em ${n} de ${of} simulações: ${why}.`,
  'orders.dropped': ({ text, why }) => `Jogadas condicionais canceladas a partir de “${text}”: ${why}.`,
  'orders.problem': ({ what }) => `Não se consegue ler: ${what}`,
  'orders.why.condition': 'uma condição não se cumpriu',
  'orders.why.not_possible': 'já não era possível',
  'orders.why.not_asked': 'surgiu outra decisão',
  'orders.why.moved': 'jogaste tu próprio',
  'orders.why.bot': 'um bot jogou por ti',
  'orders.why.taken_back': 'uma jogada foi desfeita',
  'error.orders_too_long': 'As jogadas condicionais têm no máximo 400 caracteres.',
  'error.orders_too_many': 'São demasiadas: no máximo 16 jogadas condicionais, cada uma com 4 alternativas e 3 condições.',
  'error.orders_bad_move': 'Isso não é uma jogada deste jogo.',
  'error.orders_no_such_condition': 'Condição desconhecida.',
  'error.orders_bad_condition': 'Essa condição não se escreve assim.',
  'error.orders_no_such_policy': 'Este jogo não tem essa escolha automática.',
  'error.orders_bad_policy': 'Essa escolha automática está mal escrita, ou está duas vezes.',
};
