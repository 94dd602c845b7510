// @ts-check
// Spanish words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterEs = {
  'letter.confirm': 'Confirma tu correo',
  'letter.confirm_lead': 'Desde entonces se te cuenta allí lo que pasa en tus partidas.',
  'letter.confirm_go': 'Sí, es mi dirección',
  'letter.confirmed': 'La dirección está confirmada.',
  'letter.reset': 'Elige una contraseña nueva',
  'letter.reset_lead': 'Se cerrará tu sesión en todos los dispositivos.',
  'letter.reset_go': 'Cambiar la contraseña',
  'letter.password': 'Contraseña nueva, al menos 8 caracteres',
  'letter.password_set': 'La contraseña está cambiada. Entra con ella.',
  'letter.unsubscribe': 'Darse de baja',
  'letter.unsubscribe_lead': 'Tu dirección se quita de tu cuenta.',
  'letter.unsubscribe_go': 'Darse de baja',
  'letter.unsubscribed': 'No se enviará más correo.',
  'letter.forgotten': '¿Has olvidado la contraseña?',
  'letter.forgotten_lead': 'Si tu cuenta tiene un correo confirmado, enviaremos allí un enlace de restablecimiento.',
  'letter.forgotten_go': 'Enviar enlace',
  'letter.name': 'Nombre de tu cuenta, o su dirección',
  'letter.asked': 'Si existe una cuenta con un correo confirmado, el enlace va en camino.',
  'letter.lost': 'Este enlace no funciona',
  'letter.lost_lead': 'Parece incompleto. Copia el enlace entero del correo.',
  'letter.done': 'Listo',
  'letter.account': 'A la cuenta',
};
