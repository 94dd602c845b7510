// @ts-check
// Spanish words of other people: inviting by name, muting and blocking, a guest’s link.

/** @type {import('../js/words.js').Sentences} */
export const peopleEs = {
  'invite.button': 'Invitar por nombre',
  'invite.title': 'Invitar por nombre',
  'invite.lead': 'El asiento se guarda para esa cuenta, que ve la mesa entre sus partidas y la acepta o la rechaza.',
  'invite.go': 'Enviar invitación',
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
  'people.player': 'Perfil del jugador',
  'people.title': 'Silenciados y bloqueados',
  'people.tag_mute': 'silenciado',
  'people.tag_block': 'bloqueado',
  'people.undo': 'Quitar',
  'people.undo_of': ({ name }) => `Quitar a ${name}`,
  'people.none': 'Nadie. En una mesa puedes silenciar o bloquear a quien esté sentado; a una cuenta también aquí, por su nombre.',
  'people.by_name': 'Nombre de una cuenta',
  'people.what': 'Qué hacer',
  'people.go': 'Hacerlo',
  'link.title': 'Enlace para entrar',
  'link.lead':
    'Eres un invitado, conocido solo por este navegador. Quien abra este enlace eres tú, en cualquier dispositivo: guárdalo para '
    + 'ti. Una cuenta hace lo mismo con una contraseña.',
  'link.make': 'Crear un enlace',
  'link.anew': 'Reemplazar enlace',
  'link.yours': 'Tu enlace, mostrado solo esta vez',
  'link.made': ({ day }) => `Hay uno desde el ${day}. No se puede mostrar otra vez.`,
  'link.come_back': 'Entrar',
  'link.come_back_ask': 'Este enlace te hace entrar como un invitado que ya ha jugado aquí.',
  'link.instead': ({ name }) => `Dejas de ser ${name} en este navegador.`,
  'link.hint': 'Juegas como invitado, conocido solo por este navegador. Un enlace para entrar te deja seguir en cualquier dispositivo.',
  'link.later': 'Ahora no',
};
