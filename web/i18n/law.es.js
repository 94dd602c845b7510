// @ts-check
// Spanish words of the page about leaving, time-outs and votes.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const lawEs = {
  'law.title': 'Salidas, tiempo agotado y votaciones',
  'law.lead': 'Qué pasa cuando alguien deja una partida o se le acaba el tiempo, y quién lo decide. Es igual en todos los juegos.',
  'law.leave': 'Si tienes que irte',
  'law.leave.ways': [
    '**Deja que un bot juegue por ti** y recupera tu asiento cuando quieras. Aun así puedes aceptar que se deshaga una jugada o se '
      + 'anule la partida.',
    '**Da tu asiento a alguien.** Recibes un enlace que sirve una vez, durante 48 horas. Quien lo abra sigue jugando y ve lo que ve '
      + 'tu asiento.',
    '**Ríndete.** Es definitivo: quedas en último lugar y un bot juega tu asiento hasta el final, para que los demás puedan acabar.',
    '**Anulad la partida.** Termina sin resultado en cuanto todos aceptan. Tienen 24 horas (en vivo: 60 segundos).',
  ],
  'law.time': 'Si se acaba el tiempo',
  'law.time.1': 'La configuración de la mesa dice qué pasa entonces: sigue un bot, cuenta como rendición o votan los demás.',
  'law.time.2': 'Un bot toma primero la decisión pendiente. Después puedes volver cuando quieras, con tiempo suficiente para una jugada.',
  'law.two': 'Dos jugadores',
  'law.two.1': '¿A tu rival se le acabó el tiempo y lleva 24 horas sin volver (en vivo: 2 minutos)? Entonces eliges:',
  'law.two.ways': [
    '**Reclamar la victoria.** Cuenta como rendición de tu rival, y la partida termina al momento con un resultado.',
    '**Dejar que siga el bot.** Tu rival puede volver hasta el final, y aún puedes reclamar la victoria.',
    '**Dar más tiempo,** mientras no juegue un bot: 24 horas (en vivo: 2 minutos), una vez.',
  ],
  'law.votes': 'Votaciones sobre un asiento',
  'law.votes.1':
    'Mientras a un asiento le quede tiempo, nadie vota sobre él. Se puede votar cuando se le acaba; sin reloj, cuando lleva 24 horas '
    + 'debiendo una decisión. La persona afectada se entera primero: una jugada, o volver, cancela la votación.',
  'law.votes.ways': [
    '**Más tiempo:** 24 horas (en vivo: 2 minutos), una vez por asiento.',
    '**Un bot** juega hasta que la persona vuelva.',
    '**Un sustituto** ocupa el asiento con un enlace. Hacen falta al menos dos votos, y que el asiento no sepa nada secreto.',
    '**Cuenta como rendición:** solo 24 horas (en vivo: 2 minutos) después de que entre el bot.',
  ],
  'law.votes.2': 'Decide más de la mitad; sin mayoría, juega un bot. Una votación dura 24 horas (en vivo: 60 segundos).',
  'law.undo': 'Deshacer',
  'law.undo.1':
    'Puedes deshacer por tu cuenta tu propia jugada si no reveló nada y nadie ha jugado después. Para más, tienen que aceptar todos los '
    + 'que aún puedan volver; sin respuesta en 24 horas (en vivo: 60 segundos), se rechaza.',
  'law.undo.2': 'Si no hay nadie que pueda aceptar, por ejemplo contra bots, la partida deja de puntuar. El botón lo dice antes.',
  'law.clocks': 'Relojes',
  'law.clocks.1':
    'El tiempo es del asiento. Un sustituto recibe lo que queda. Hay tiempo extra una vez por asiento al volver tras agotarlo, y una '
    + 'vez por votación: irse y volver no da nada. Deshacer quita lo que las jugadas deshechas habían añadido, y nunca devuelve lo '
    + 'gastado.',
  'law.result': 'Resultados y puntuación',
  'law.result.1':
    'Quien se rindió o se fue para siempre queda en último lugar, acabe como acabe la partida. Si se anula después, la clasificación de '
    + 'ese momento es el resultado, y puntúa. Si nadie se rindió, una partida anulada no tiene resultado.',
  'law.result.2': 'El resultado de un asiento es de quien tomó la mayoría de sus decisiones.',
  'law.who': 'Quién decide qué',
  'law.who.act': 'Quién puede…',
  'law.who.notes': [
    '**debe aceptar:** no ocurre sin esta persona.',
    '**votación sobre su asiento:** alguien presente, solo sin reloj; alguien ausente, solo si se le acabó el tiempo.',
    '**volver:** si se acabó el tiempo, una vez tomada la decisión pendiente.',
  ],
  'law.states': 'Los estados de un asiento',
  'law.states.list': [
    '**presente:** decide la persona.',
    '**fuera:** se ha ido, y juega un bot.',
    '**sin tiempo:** se le acabó; juega un bot o votan los demás.',
    '**ausente:** fuera o sin tiempo desde hace 7 días (en vivo: 10 minutos). Ya no se espera su acuerdo.',
    '**rendición:** se rindió, o cuenta como tal.',
    '**se fue:** la cuenta se borró o se bloqueó.',
    '**bot:** un bot desde el principio.',
  ],
  'law.act.move': 'jugar',
  'law.act.vote': 'votar sobre otro asiento',
  'law.act.call_off': 'anular la partida',
  'law.act.undo': 'permitir deshacer',
  'law.act.offer': 'ofrecer el asiento, o quedárselo',
  'law.act.voted_about': 'votación sobre su asiento',
  'law.act.come_back': 'volver',
  'law.act.answer': 'responder del resultado',
  'law.state.present': 'presente',
  'law.state.away': 'fuera',
  'law.state.timed_out': 'sin tiempo',
  'law.state.absent': 'ausente',
  'law.state.resigned': 'rendición',
  'law.state.gone': 'se fue',
  'law.state.bot': 'bot',
  'law.say.decides': 'sí',
  'law.say.consents': 'debe aceptar',
  'law.say.bot': 'bot',
  'law.say.no': 'no',
};
