// @ts-check
// Portuguese words of orders.

import { formsOf } from '../js/words.js';

const { count } = formsOf('pt');

/** @type {import('../js/words.js').Sentences} */
export const ordersPt = {
  'orders.title': 'Ordens: o que podia vir',
  'orders.foreign': 'Um futuro possível. Os dados e as cartas não são os verdadeiros.',
  'orders.close': 'Voltar à partida',
  'orders.keep': 'Guardar estas ordens',
  'orders.kept': 'Guardadas. Cumprem-se na tua vez, e ninguém as vê antes.',
  'orders.none_now': 'Já não tens ordens.',
  'orders.over': 'Neste futuro não se te pergunta mais nada.',
  'orders.wishes': 'Uma após outra',
  'orders.empty': 'Joga no tabuleiro como se fosse a tua vez: cada jogada torna-se uma ordem.',
  'orders.policies': 'Sempre que se pergunta',
  'orders.as_text': 'Como texto',
  'orders.text_hint': 'Uma por linha, nas palavras da partida.',
  'orders.if': 'se',
  'orders.always': 'em todo o caso',
  'orders.else': 'ou então',
  'orders.or': ({ one, other }) => `${one}; ou então: ${other}`,
  'orders.else_hint': 'Só se a anterior não se puder fazer',
  'orders.earlier': 'Antes',
  'orders.remove': 'Tirar',
  'orders.share_hint': ({ n, of }) => `Feito em ${n} de ${of} futuros`,
  'orders.outcome': ({ n }) => `Em ${count(n, 'futuro', 'futuros')}`,
  'orders.now': 'agora',
  'orders.least': 'mínimo',
  'orders.mean': 'média',
  'orders.most': 'máximo',
  'orders.nothing_changes': 'Nada que conte mudaria.',
  'orders.would_drop': ({ n, of, why }) => `Largadas em ${n} de ${of}: ${why}.`,
  'orders.dropped': ({ text, why }) => `Ordens largadas a partir de “${text}”: ${why}.`,
  'orders.problem': ({ what }) => `Não se consegue ler: ${what}`,
  'orders.why.condition': 'uma condição não se cumpriu',
  'orders.why.not_possible': 'já não era possível',
  'orders.why.not_asked': 'perguntou-se outra coisa',
  'orders.why.moved': 'jogaste tu próprio',
  'orders.why.bot': 'um bot jogou por ti',
  'orders.why.taken_back': 'uma jogada foi desfeita',
  'error.orders_too_long': 'As ordens têm no máximo 400 caracteres.',
  'error.orders_too_many': 'São demasiadas: 16 ordens, cada uma com 4 jogadas e 3 condições.',
  'error.orders_bad_move': 'Isso não é uma jogada deste jogo.',
  'error.orders_no_such_condition': 'Condição desconhecida.',
  'error.orders_bad_condition': 'Essa condição não se escreve assim.',
  'error.orders_no_such_policy': 'Este jogo não tem essa norma.',
  'error.orders_bad_policy': 'Essa norma não se escreve assim, ou está duas vezes.',
};
