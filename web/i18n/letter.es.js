// @ts-check
// Spanish words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterEs = {
  'letter.confirm': 'Confirma tu dirección',
  'letter.confirm_lead': 'Desde entonces se te cuenta allí lo que pasa en tus partidas.',
  'letter.confirm_go': 'Sí, es mi dirección',
  'letter.confirmed': 'La dirección está confirmada.',
  'letter.reset': 'Elige una contraseña nueva',
  'letter.reset_lead': 'Quien haya entrado con tu cuenta quedará fuera.',
  'letter.reset_go': 'Cambiar la contraseña',
  'letter.password': 'Contraseña nueva, al menos 8 caracteres',
  'letter.password_set': 'La contraseña está cambiada. Entra con ella.',
  'letter.unsubscribe': 'No más correo',
  'letter.unsubscribe_lead': 'Tu dirección se quita de tu cuenta.',
  'letter.unsubscribe_go': 'No enviarme más correo',
  'letter.unsubscribed': 'No se enviará más correo.',
  'letter.forgotten': '¿Has olvidado la contraseña?',
  'letter.forgotten_lead': 'Si tu cuenta tiene una dirección confirmada, allí llega una carta con un enlace para poner otra contraseña.',
  'letter.forgotten_go': 'Enviar la carta',
  'letter.name': 'Nombre de tu cuenta, o su dirección',
  'letter.asked': 'Si existe esa cuenta con una dirección confirmada, la carta va en camino.',
  'letter.lost': 'Este enlace no lleva a ninguna parte',
  'letter.lost_lead': 'No está entero. Cópialo entero de la carta.',
  'letter.done': 'Listo',
  'letter.account': 'A la cuenta',
};
