// @ts-check
// Spanish words of giving a link to somebody.

/** @type {import('../js/words.js').Sentences} */
export const shareEs = {
  'share.not_copied': ({ text }) => `Este navegador no deja copiar a ninguna página. Selecciónalo a mano: ${text}`,
  'share.link': 'Enlace',
  'share.code': 'El enlace como código para una cámara',
  'share.origin': 'Dirección de este servidor',
  'share.here': ({ origin }) => `${origin} (solo esta máquina)`,
  'share.alone': 'Tu propia dirección no trae aquí a nadie más que a ti. Con esta, otros de la misma red te encuentran.',
  'share.nowhere': 'Esta dirección no trae aquí a nadie más que a ti: el servidor escucha solo a esta máquina.',
  'share.sheet': 'Compartir',
  'share.who.everybody': 'Cualquiera puede mirar esta partida.',
  'share.who.result': 'Quien tiene el enlace ve quién quedó dónde, y nada más de esta partida. Uno nuevo lo anula.',
  'share.end': 'Dejar de compartir',
  'share.ended': 'El enlace ya no muestra nada.',
  'share.who.invited': 'Quien tiene el enlace ve la mesa, y puede sentarse mientras quede un asiento.',
};
