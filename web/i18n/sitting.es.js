// @ts-check
// Spanish words of every table: who had luck, and who decides for a seat while its person does not.

import { formsOf } from '../js/words.js';
import { luckEs } from './luck.es.js';
import { replayEs } from './replay.es.js';
import { undoEs } from './undo.es.js';

const { list } = formsOf('es');

/** @type {Record<string, string>} */
const CHOICES = {
  go_on: 'seguir jugando', wait: '24 horas más', bot: 'que juegue un bot', substitute: 'un sustituto', call_off: 'anular la partida',
};

/** @type {import('../js/words.js').Sentences} */
export const sittingEs = {
  ...luckEs,
  ...replayEs,
  ...undoEs,
  'sit.menu': 'Dejar la partida…',
  'sit.title': '¿No puedes seguir jugando?',
  'sit.bot': 'Que un bot juegue por mí',
  'sit.bot_hint': 'Hasta que vuelvas a tu asiento, cuando quieras.',
  'sit.offer': 'Dar mi asiento a alguien',
  'sit.offer_hint': 'Crea un enlace para enviar. El primero que lo abra se sienta por ti.',
  'sit.resign': 'Rendirse',
  'sit.resign_hint': 'Quedas último, y un bot juega por ti hasta el final.',
  'sit.resign_ask': '¿Rendirte para siempre? Quedas último; un bot juega tu asiento hasta el final, para que los demás puedan acabar.',
  'sit.resign_yes': 'Rendirse',
  'sit.call_off': 'Proponer anular la partida',
  'sit.call_off_hint': 'Termina sin resultado en cuanto toda la mesa está de acuerdo.',
  'sit.call_off_alone': 'Terminar la partida',
  'sit.call_off_alone_hint': 'Solo juegan bots contigo: termina al momento, sin resultado.',
  'sit.ask': ({ name }) => `Preguntar a los demás por ${name}`,
  'sit.ask_hint': ({ name }) => `${name} os hace esperar: decidid juntos qué pasa con su asiento.`,

  'sit.away_me': 'Un bot juega por ti.',
  'sit.back': 'Recuperar mi asiento',
  'sit.resigned_me': 'Te has rendido. Un bot juega tu asiento hasta el final.',
  'seat.stand_in': 'juega un bot',
  'seat.resigned': 'se ha rendido',

  'vote.about': ({ name }) => `${name} hace esperar a la mesa. ¿Qué hacemos?`,
  'vote.about_bot': ({ name }) => `Un bot juega por ${name}. ¿Qué hacemos?`,
  'vote.about_me': 'Haces esperar a los demás, y ellos deciden sobre tu asiento. Si juegas, no hay votación.',
  'vote.match': '¿Anular la partida, sin resultado?',
  'vote.until': ({ when }) => `Abierta hasta ${when}.`,
  'vote.said': ({ name, choice }) => `${name}: ${CHOICES[choice]}`,
  'vote.missing': ({ names }) => `Faltan por decir: ${list(names)}.`,
  'vote.go_on': 'Seguir',
  'vote.wait': '24 horas más',
  'vote.bot': 'Juega un bot',
  'vote.substitute': 'Un sustituto',
  'vote.call_off': 'Anularla',
  'vote.rule': 'Decide más de la mitad; para anularla, todos.',

  'offer.mine': 'Envía este enlace a quien vaya a sentarse por ti:',
  'offer.theirs': ({ name }) => `El asiento de ${name} está libre. Envía este enlace a alguien que siga jugando:`,
  'offer.all': ({ name }) => `El asiento de ${name} se ofrece a un sustituto.`,
  'offer.until': ({ when }) => `Sirve una vez, hasta ${when}.`,
  'offer.copy': 'Copiar el enlace',
  'offer.keep': 'Quedarme mi asiento',
  'offer.title': ({ name }) => `¿Sentarte por ${name}?`,
  'offer.ask': 'Sigues la partida desde aquí, y ves lo que ve ese asiento.',
  'offer.yes': 'Sentarme',
  'offer.bad': 'Este enlace ya no lleva a ningún asiento.',

  'event.bot_sat': ({ name }) => `Un bot juega por ${name}.`,
  'event.came_back': ({ name }) => `${name} ha vuelto.`,
  'event.resigned': ({ name }) => `${name} se rinde. Un bot juega su asiento hasta el final.`,
  'event.timed_out': ({ name }) => `A ${name} se le acabó el tiempo.`,
  'event.offered': ({ name }) => `El asiento de ${name} se ofrece a un sustituto.`,
  'event.offer_ended': ({ name }) => `El asiento de ${name} ya no se ofrece.`,
  'event.substituted': ({ name }) => `${name} se ha sentado como sustituto.`,
  'event.vote_opened': ({ name, about }) => about ? `Se pregunta a los demás por ${about}.` : `${name} propone anular la partida.`,
  'event.voted': ({ name, choice }) => `${name} quiere ${CHOICES[choice]}.`,
  'event.vote_ended': ({ choice, about }) =>
    choice === 'go_on'
      ? 'La partida sigue.' : choice === 'call_off'
      ? 'La partida se anula, sin resultado.'
      : `Decidido sobre ${about}: ${CHOICES[choice]}.`,

  'end.called_off': 'Toda la mesa ha aceptado anular esta partida. No tiene resultado.',

  'error.bad_link': 'Este enlace no lleva a ningún asiento de esta partida.',
  'error.link_used': 'Alguien ya ocupó ese asiento con este enlace.',
  'error.link_over': 'Ese asiento ya no se ofrece.',
  'error.bot_plays': 'Un bot juega por ti: recupera primero tu asiento.',
  'error.not_away': 'Ningún bot juega este asiento.',
  'error.resigned': 'Este asiento se ha rendido.',
  'error.not_offered': 'Este asiento no se ofrece a nadie.',
  'error.already_asked': 'Ya se ha preguntado.',
  'error.no_vote': 'Ahora no puedes votar así.',
  'error.too_often': 'Ya lo has hecho todas las veces que permite una partida.',
  'error.too_soon': 'Ese asiento aún no ha hecho esperar un día.',
  'level.title': '¿Qué fuerza tienen los bots?',

  'end.by': ({ name }) => `${name} cerró esta partida antes de acabar.`,
  'end.by_me': 'Cerraste esta partida antes de acabar.',
  'end.idle': 'Hacía mucho que nadie jugaba y la partida ha terminado.',
  'end.closed': 'Un administrador cerró esta partida.',
  'end.expired': 'Nadie empezó esta partida en dos semanas y la mesa se recogió.',
  'end.too_long': 'Esta partida tenía más jugadas de las que guarda el servidor y ha terminado.',
  'help.mode': 'Toca cualquier cosa para ver qué es.',
  'help.done': 'Listo',
  'chat.placeholder': 'Di algo',
  'chat.send': 'Enviar',
  'chat.empty': 'Nadie ha dicho nada aún.',
  'chat.guest': 'Elige un nombre para participar.',
  'log.earlier': 'Líneas anteriores',
  'log.empty': 'Aún no ha pasado nada.',
  'note.tab': 'Nota',
  'note.title': 'Mi nota sobre esta partida',
  'note.placeholder': 'Una nota para ti. Nadie más la ve; la tienes en todos tus dispositivos.',
  'note.saved': 'Guardada. Solo la ves tú.',
  'note.hush': 'No me avises de esta partida',
  'note.saving': 'Guardando…',
  'sheet.title': 'Hoja de puntos',
  'sheet.winner': ({ name, points }) => `${name} gana con ${points} puntos`,
  'sheet.shared': ({ names, points }) => `${names} comparten la victoria con ${points} puntos`,
  'sheet.share': 'Compartir el resultado',
  'sheet.rematch': 'Otra vez, misma mesa',
  'sheet.to_rematch': 'A la siguiente partida',
  'sheet.asked': ({ name }) => `${name} quiere jugar otra vez y te guarda el asiento.`,
  'sheet.accept': 'Otra vez',
  'sheet.decline': 'No, gracias',
  'sheet.total': 'Total',
  'sheet.tie': 'Desempate',
  'sheet.rank': 'Puesto',
  'table.abandoned': 'Esta partida se cerró antes de acabar.',
  'table.broken': 'El registro de esta partida está dañado y no se puede seguir jugando. Un administrador puede mirarlo. Lo sentimos.',
};
