// @ts-check
// Spanish words of tables that wait: how long, for what, and what follows them.

import { formsOf } from '../js/words.js';

const { count } = formsOf('es');

/** @type {import('../js/words.js').Sentences} */
export const waitingEs = {
  'create.open_days': 'Cuánto tiempo está abierta',
  'create.open_days.1': 'un día',
  'create.open_days.3': 'tres días',
  'create.open_days.7': 'una semana',
  'create.open_days.14': 'dos semanas',
  'create.open_days.30': 'un mes',
  'create.starts': 'Cuándo empieza',
  'create.starts.host': 'cuando yo la empiece',
  'create.starts.full': 'sola, al ocuparse el último asiento',
  'create.standing': 'Siempre una más: cuando empieza, se abre otra mesa igual',

  'waits.until': ({ when }) => `abierta hasta ${when}`,
  'waits.here_until': ({ when }) => `Abierta hasta ${when}, o más si alguien entra o sale.`,
  'waits.full': 'La partida empieza sola al ocuparse el último asiento.',
  'waits.standing': 'Cuando empiece, se abrirá otra mesa como esta.',
  'waits.standing_end': 'Ninguna más después de esta',

  'create.named': 'Alguien por su nombre',
  'invite.button': 'Invitar por nombre',
  'invite.title': 'Invitar por nombre',
  'invite.lead': 'El asiento se guarda para esa cuenta, que ve la mesa entre sus partidas y la acepta o la rechaza.',
  'invite.go': 'Guardar el asiento',
  'people.about': ({ name }) => `Silenciar o bloquear a ${name}`,
  'people.lead':
    'Silenciado: no ves lo que escribe en ningún chat. Bloqueado: además, no puede sentarse en tus mesas ni invitarte. No se le '
    + 'dice.',
  'people.mute': 'Silenciar',
  'people.block': 'Bloquear',
  'people.is_mute': 'Has silenciado a esta persona: no ves lo que escribe.',
  'people.is_block': 'Has bloqueado a esta persona: no ves lo que escribe, y no puede sentarse en tus mesas ni invitarte.',
  'people.undo_mute': 'Dejar de silenciar',
  'people.undo_block': 'Desbloquear',
  'people.player': 'Lo que ha jugado este jugador',
  'people.title': 'Silenciados y bloqueados',
  'people.tag_mute': 'silenciado',
  'people.tag_block': 'bloqueado',
  'people.undo': 'Retirar',
  'people.undo_of': ({ name }) => `Retirarlo para ${name}`,
  'people.none': 'Nadie. En una mesa puedes silenciar o bloquear a quien esté sentado; a una cuenta también aquí, por su nombre.',
  'people.by_name': 'Nombre de una cuenta',
  'people.what': 'Qué hacer',
  'people.go': 'Hacerlo',
  'link.title': 'Un enlace para volver',
  'link.lead':
    'Eres un invitado, conocido solo por este navegador. Quien abra este enlace eres tú, en cualquier dispositivo: guárdalo para '
    + 'ti. Una cuenta hace lo mismo con una contraseña.',
  'link.make': 'Crear un enlace',
  'link.anew': 'Crear otro; el anterior deja de valer',
  'link.yours': 'Tu enlace, mostrado solo esta vez',
  'link.made': ({ day }) => `Hay uno desde el ${day}. No se puede mostrar otra vez.`,
  'link.come_back': 'Volver',
  'link.come_back_ask': 'Este enlace te hace entrar como un invitado que ya ha jugado aquí.',
  'link.instead': ({ name }) => `Dejas de ser ${name} en este navegador.`,
  'link.hint': 'Juegas como invitado, conocido solo por este navegador. Con un enlace vuelves desde cualquier dispositivo.',
  'link.later': 'Ahora no',
  'chat.mentions': ({ n }) => `${count(n, 'línea te nombra', 'líneas te nombran')}`,

  'error.too_many_standing': 'Ya tienes tres retos permanentes; termina uno primero.',
  'error.already_invited': 'Ya está sentado, o ya tiene un asiento reservado.',
  'error.not_invitable': 'Ahora no se le puede invitar.',
  'error.not_welcome': 'No puedes sentarte a esta mesa.',
  'error.account_needed': 'Los invitados no pueden hacerlo: crea antes una cuenta.',
  'error.no_such_link': 'Este enlace ya no abre nada. Quizá se creó uno más nuevo.',
  'error.too_many_invitations': 'Ya guardas veinte asientos para otros; espera una respuesta.',
  'error.too_many_relations': 'Ya has silenciado y bloqueado a todos los que puedes.',
  'error.orders_changed': 'Tus órdenes han cambiado desde que las miraste.',
  'error.too_many_orders': 'Tienes órdenes en demasiadas partidas; retira alguna primero.',
};
