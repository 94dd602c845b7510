// @ts-check
// Portuguese words of the page of my matches.

import { formsOf } from '../js/words.js';

const { count } = formsOf('pt');

/** @type {import('../js/words.js').Sentences} */
export const minePt = {
  'mine.nobody': 'Entra, ou senta-te a uma mesa como convidado: as tuas partidas ficam aqui.',
  'mine.none_found': 'Nenhuma partida corresponde.',
  'mine.none_waits': 'Nada espera por ti.',
  'mine.go_next': 'Ir à seguinte',
  'mine.part.turn': 'É a tua vez',
  'mine.part.asked': 'Convites',
  'mine.part.unseen': 'Acabadas desde que viste',
  'mine.part.others': 'À espera dos outros',
  'mine.part.ended': 'Partidas anteriores',
  'mine.forget': 'Já as vi',
  'mine.ended_show': 'Mostrar partidas anteriores',
  'mine.ended_more': 'Mais',
  'mine.filter_text': 'Procurar por nome, jogo ou variante',
  'mine.filter_game': 'Que jogo',
  'mine.filter_pace': 'Tempo de jogo',
  'mine.any': 'Todas',
  'mine.pace.days': 'Correspondência',
  'mine.pace.live': 'Ao vivo',
  'mine.open': 'não começou',
  'mine.bot_plays': 'um bot joga por ti',
  'mine.voted': ({ until }) => `votação sobre o teu lugar, até ${until}`,
  'mine.fresh': ({ n }) => `${count(n, 'jogada nova', 'jogadas novas')}`,
  'mine.unread': ({ n }) => `${count(n, 'mensagem nova', 'mensagens novas')}`,
};
