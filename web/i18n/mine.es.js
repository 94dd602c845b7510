// @ts-check
// Spanish words of the page of my matches.

import { formsOf } from '../js/words.js';

const { count } = formsOf('es');

/** @type {import('../js/words.js').Sentences} */
export const mineEs = {
  'mine.nobody': 'Entra, o siéntate a una mesa como invitado: aquí estarán tus partidas.',
  'mine.none_found': 'Ninguna partida encaja.',
  'mine.none_waits': 'Nada te espera.',
  'mine.go_next': 'Ir a la siguiente',
  'mine.part.turn': 'Te toca',
  'mine.part.asked': 'Invitaciones',
  'mine.part.unseen': 'Terminadas desde que miraste',
  'mine.part.others': 'Esperando a otros',
  'mine.part.ended': 'Partidas anteriores',
  'mine.forget': 'Ya las he visto',
  'mine.ended_show': 'Mostrar partidas anteriores',
  'mine.ended_more': 'Más',
  'mine.filter_text': 'Buscar por nombre, juego o variante',
  'mine.filter_game': 'Qué juego',
  'mine.filter_pace': 'Control de tiempo',
  'mine.any': 'Todas',
  'mine.pace.days': 'Correspondencia',
  'mine.pace.live': 'En directo',
  'mine.open': 'no ha empezado',
  'mine.bot_plays': 'un bot juega por ti',
  'mine.voted': ({ until }) => `votación sobre tu asiento, fin: ${until}`,
  'mine.fresh': ({ n }) => `${count(n, 'jugada nueva', 'jugadas nuevas')}`,
  'mine.unread': ({ n }) => `${count(n, 'mensaje nuevo', 'mensajes nuevos')}`,
};
