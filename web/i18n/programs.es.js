// @ts-check
// Spanish: the account page, and what is given to programs.

import { formsOf } from '../js/words.js';

const { count } = formsOf('es');

/** @type {import('../js/words.js').Sentences} */
export const programsEs = {
  'programs.tokens': 'Claves para programas',
  'programs.lead':
    'Una clave permite a un programa parte de lo que puedes hacer aquí. Da a cada programa la suya; una contraseña nueva las '
    + 'anula todas.',
  'programs.once': ({ name }) => `Esta es la clave «${name}». Cópiala ahora: no se mostrará otra vez.`,
  'programs.secret': 'Clave',
  'programs.name': '¿Para qué es?',
  'programs.may': 'Puede',
  'programs.scope_read': 'mirar: ver tus partidas, la sala, estadísticas',
  'programs.scope_play': 'jugar: sentarse, jugar, abrir y dejar mesas',
  'programs.scope_chat': 'hablar: escribir en el chat',
  'programs.tag_read': 'mirar',
  'programs.tag_play': 'jugar',
  'programs.tag_chat': 'hablar',
  'programs.lasts': 'Caduca',
  'programs.days': ({ n }) => n === 366 ? 'en un año' : n === 7 ? 'en una semana' : `en ${count(n, 'día', 'días')}`,
  'programs.make': 'Crear una clave',
  'programs.used': ({ day }) => `Usada ${day}.`,
  'programs.unused': 'Nunca usada.',
  'programs.until': ({ day }) => `Caduca ${day}.`,
  'programs.end': 'Anular',
  'programs.end_of': ({ name }) => `Anular la clave ${name}`,
  'programs.bot': 'Cuenta de bot',
  'programs.bot_lead':
    'Si un programa juega con esta cuenta, dilo: su nombre lleva una marca donde otros lo ven. Es para siempre, y solo se puede '
    + 'antes de que la cuenta se haya sentado a una mesa.',
  'programs.become': 'Aquí juega un programa',
  'programs.is_bot': 'Con esta cuenta juega un programa, y todos lo ven.',
  'pace.title': 'Movimiento en la mesa',
  'pace.lead': 'Cómo anda la gente, ruedan los dados y vuelan los bienes. Tus clics nunca lo esperan.',
  'pace.full': 'completo',
  'pace.quick': 'rápido',
  'pace.none': 'ninguno',
  'sessions.title': 'Dónde has entrado',
  'sessions.current': 'este dispositivo',
  'sessions.unknown': 'Un dispositivo que no dijo su nombre',
  'sessions.times': ({ since, used }) => `desde ${since}, usado por última vez ${used}`,
  'sessions.end': 'Cerrar',
  'sessions.end_of': ({ device }) => `Cerrar: ${device}`,
  'sessions.end_others': 'Cerrar los demás',
  'sessions.ended_others': 'Solo estás conectado en este dispositivo.',
  'account.guest': ({ name }) =>
    `Juegas como el invitado ${name}. Elige una contraseña y tu nombre y tus partidas serán tuyos en todos tus dispositivos.`,
  'account.signed': ({ name }) => `Has entrado como ${name}.`,
  'account.played': 'Lo que has jugado',
  'account.none': 'Entra, regístrate, o juega sin más como invitado.',
  'account.forgotten': '¿Has olvidado la contraseña?',
  'account.sign_in': 'Entrar',
  'account.register': 'Registrarse',
  'account.upgrade': 'Conservar mi nombre',
  'account.password_hint': 'Al menos 8 caracteres.',
  'account.change_password': 'Cambiar la contraseña',
  'account.old_password': 'Contraseña anterior',
  'account.new_password': 'Contraseña nueva',
  'account.sign_out': 'Salir',
  'account.sign_out_all': 'Salir en todas partes',
  'account.notices_lead': 'Cómo sabes de tus partidas cuando estás en otra parte: en un dispositivo, por correo, en una fuente.',
  'account.notices_go': 'Elegir',
  'account.data': 'Tus datos',
  'account.export': 'Descargarlo todo',
  'account.guest_out': 'Un invitado que sale no puede volver a este nombre. Regístrate antes si quieres conservarlo.',
};
