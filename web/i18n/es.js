// @ts-check
// Spanish. A key gives a sentence, or a function of its arguments. Those of a game are in its folder.

import { formsOf } from '../js/words.js';
import { clockEs } from './clock.es.js';

const { count } = formsOf('es');

/** @type {import('../js/words.js').Sentences} */
export const es = {
  ...clockEs,
  'list.and': (/** @type {string[]} */ items) => new Intl.ListFormat('es', { type: 'conjunction' }).format(items),
  'app.name': 'Ochre',
  'app.skip': 'Ir al contenido',
  'title.turn': 'Te toca',
  'title.past': 'Mirada atrás',
  'title.letter': 'Una carta',
  'title.player': 'Un jugador',
  'title.result': 'Un resultado',
  'title.statistics': 'Estadísticas',
  'nav.sign_in': 'Entrar',
  'nav.admin': 'Administración',
  'nav.language': 'Idioma',
  'nav.theme': 'Luz',
  'theme.auto': 'como el dispositivo',
  'theme.day': 'día',
  'theme.night': 'noche',
  'sound.on': 'Sonido activado',
  'sound.off': 'Sonido apagado',

  'lobby.title': ({ games }) => `${games} junto al fuego`,
  'lobby.guest': 'Caminante',
  'lobby.your_name': 'Tu nombre',
  'lobby.play': ({ game }) => `Jugar a ${game}`,
  'lobby.play_hint': 'Contra dos bots, al momento, sin rellenar nada.',
  'lobby.learn': '¿Primera vez? Aprende jugando:',
  'lobby.create': 'Crear una mesa',
  'lobby.open': 'Mesas abiertas',
  'lobby.running': 'En juego',
  'lobby.mine': 'Mis partidas',
  'lobby.mine_all': 'Todas mis partidas',
  'mine.next': 'Siguiente',
  'mine.next_hint': ({ n }) => `A la siguiente partida que te espera: ${n}`,
  'mine.none_next': 'Ninguna otra partida te espera.',
  'lobby.none_open': 'Ahora nadie espera en una mesa. Crea una, o juega mientras contra bots.',
  'lobby.none_running': 'No se juega ninguna partida.',
  'lobby.none_mine': 'Ahora no estás en ninguna partida.',
  'lobby.join': 'Unirse',
  'lobby.look': 'Ver',
  'lobby.watch': 'Mirar',
  'lobby.continue': 'Seguir',
  'lobby.result': 'Resultado',
  'lobby.your_turn': 'te toca',
  'lobby.asks_you': 'te han invitado',
  'lobby.waiting_for_you': ({ n }) => `${count(n, 'te espera', 'te esperan')}`,
  'lobby.free_seats': ({ n }) => `${count(n, 'asiento libre', 'asientos libres')}`,
  'lobby.welcome': ({ name }) => `Hola, ${name}.`,
  'lobby.link_only': 'solo con enlace',
  'lobby.statistics': 'Lo que cuentan las partidas: cifras y gráficos',
  'lobby.loading': 'Un momento.',
  'lobby.rules': 'Cómo se juega:',
  'waits.until': ({ when }) => `abierta hasta ${when}`,
  'chat.mentions': ({ n }) => `${count(n, 'línea te nombra', 'líneas te nombran')}`,

  'status.open': 'en espera',
  'status.running': 'en juego',
  'status.over': 'terminada',
  'status.abandoned': 'abandonada',
  'status.expired': 'caducada',
  'status.broken': 'dañada',

  'create.game': 'Juego',
  'bot.random': 'al azar',
  'bot.beginner': 'principiante',
  'bot.easy': 'fácil',
  'bot.medium': 'medio',
  'bot.hard': 'difícil',
  'bot.master': 'maestro',

  'seat.n': ({ n }) => `Asiento ${n}`,
  'seat.free': 'libre',
  'seat.bot': ({ id }) => `bot ${id}`,
  'seat.bot_account': 'cuenta de bot',
  'seat.you': 'tú',

  'wait.over': 'La partida ha terminado',
  'wait.for': ({ names }) => `Esperando a ${names}`,
  'wait.title': 'La mesa está puesta',
  'wait.copy': 'Copiar',
  'wait.copied': 'Copiado.',
  'wait.kept': ({ names }) => `Esperando a ${names}.`,
  'wait.take': 'Ocupar mi asiento',

  'table.rules': 'Reglas',

  'app.newer': 'Hay una versión nueva.',
  'app.reload': 'Recargar',
  'conn.lost': 'Se perdió la conexión. Buscándola…',
  'conn.kept': 'No se pierde nada; la partida te espera.',
  'conn.unsent': 'Tu jugada está guardada y se envía cuando vuelva.',
  'conn.updating': 'Actualizando…',
  'conn.polls': 'Conexión más lenta',
  'conn.polls_hint': 'Algo en esta red bloquea WebSocket. Todo funciona, pero las jugadas pueden llegar un poco más tarde.',

  'go.close': 'Cerrar',
  'go.cancel': 'Cancelar',
  'go.lobby': 'A la sala',

  'account.title': 'Tu cuenta',
  'account.name': 'Nombre',
  'account.notices': 'Avisos',

  'lost.title': 'Aquí no hay nada',
  'lost.text': 'La dirección no lleva a ninguna parte, o la mesa ya no está.',
  'forbidden.title': 'Estas páginas son para administradores',
  'forbidden.text': 'Tu cuenta no tiene ese papel.',

  'figures.more': ({ n }) => `Mostrar más de las otras ${n} filas`,
  'figures.left': ({ n }) => `No cabían ${n} más; están en la tabla.`,
  'figures.gap': 'sin valor',

  'dice.verify': 'Comprobar los dados',

  'keys.title': 'Teclas',

  'error.unexpected': 'Algo salió mal. Inténtalo otra vez.',
  'error.unreachable': 'El servidor no responde. Inténtalo dentro de un momento.',
};
