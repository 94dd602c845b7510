// @ts-check
// German words of every table: who had luck, and who decides for a seat while its person does not.

import { luckDe } from './luck.de.js';
import { replayDe } from './replay.de.js';
import { undoDe } from './undo.de.js';

/** @param {string[]} names */
const list = (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`);

/** @type {Record<string, string>} */
const CHOICES = {
  go_on: 'weiterspielen', wait: '24 Stunden mehr', bot: 'ein Bot spielt', substitute: 'ein Ersatz', call_off: 'die Partie abbrechen',
};

/** @type {import('../js/words.js').Sentences} */
export const sittingDe = {
  ...luckDe,
  ...replayDe,
  ...undoDe,
  'sit.menu': 'Die Partie verlassen …',
  'sit.title': 'Du kannst nicht weiterspielen?',
  'sit.bot': 'Einen Bot für mich spielen lassen',
  'sit.bot_hint': 'Bis du deinen Platz zurücknimmst, wann immer du magst.',
  'sit.offer': 'Meinen Platz weitergeben',
  'sit.offer_hint': 'Macht einen Link, den du verschickst. Wer ihn zuerst öffnet, setzt sich für dich.',
  'sit.resign': 'Aufgeben',
  'sit.resign_hint': 'Du wirst Letzter, und ein Bot spielt für dich zu Ende.',
  'sit.resign_ask': 'Endgültig aufgeben? Du wirst Letzter; ein Bot spielt deinen Platz zu Ende, damit die anderen fertig spielen können.',
  'sit.resign_yes': 'Aufgeben',
  'sit.call_off': 'Vorschlagen, die Partie abzubrechen',
  'sit.call_off_hint': 'Sie endet ohne Ergebnis, sobald alle am Tisch zustimmen.',
  'sit.call_off_alone': 'Die Partie beenden',
  'sit.call_off_alone_hint': 'Nur Bots spielen mit dir: Sie endet sofort, ohne Ergebnis.',
  'sit.ask': ({ name }) => `Die anderen zu ${name} fragen`,
  'sit.ask_hint': ({ name }) => `${name} lässt euch warten: Entscheidet zusammen, was mit dem Platz geschieht.`,

  'sit.away_me': 'Ein Bot spielt für dich.',
  'sit.back': 'Meinen Platz zurücknehmen',
  'sit.resigned_me': 'Du hast aufgegeben. Ein Bot spielt deinen Platz zu Ende.',
  'seat.stand_in': 'ein Bot spielt',
  'seat.resigned': 'aufgegeben',

  'vote.about': ({ name }) => `${name} lässt den Tisch warten. Was soll geschehen?`,
  'vote.about_bot': ({ name }) => `Für ${name} spielt ein Bot. Was soll geschehen?`,
  'vote.about_me': 'Du lässt die anderen warten, und sie entscheiden über deinen Platz. Sobald du ziehst, ist das vom Tisch.',
  'vote.match': 'Soll die Partie abgebrochen werden, ohne Ergebnis?',
  'vote.until': ({ when }) => `Offen bis ${when}.`,
  'vote.said': ({ name, choice }) => `${name}: ${CHOICES[choice]}`,
  'vote.missing': ({ names }) => `Es ${names.length > 1 ? 'fehlen' : 'fehlt'} noch ${list(names)}.`,
  'vote.go_on': 'Weiterspielen',
  'vote.wait': '24 Stunden mehr',
  'vote.bot': 'Ein Bot spielt',
  'vote.substitute': 'Ein Ersatz',
  'vote.call_off': 'Abbrechen',
  'vote.rule': 'Mehr als die Hälfte entscheidet; zum Abbrechen braucht es alle.',

  'offer.mine': 'Schick diesen Link an jemanden, der sich für dich setzen soll:',
  'offer.theirs': ({ name }) => `Der Platz von ${name} ist frei. Schick diesen Link an jemanden, der weiterspielt:`,
  'offer.all': ({ name }) => `Für den Platz von ${name} wird ein Ersatz gesucht.`,
  'offer.until': ({ when }) => `Er gilt einmal, bis ${when}.`,
  'offer.copy': 'Link kopieren',
  'offer.keep': 'Meinen Platz behalten',
  'offer.title': ({ name }) => `Für ${name} Platz nehmen?`,
  'offer.ask': 'Du spielst die Partie von hier an weiter und siehst, was dieser Platz sieht.',
  'offer.yes': 'Platz nehmen',
  'offer.bad': 'Dieser Link führt zu keinem Platz mehr.',

  'event.bot_sat': ({ name }) => `Für ${name} spielt ein Bot.`,
  'event.came_back': ({ name }) => `${name} ist zurück.`,
  'event.resigned': ({ name }) => `${name} gibt auf. Ein Bot spielt den Platz zu Ende.`,
  'event.timed_out': ({ name }) => `Die Zeit von ${name} ist abgelaufen.`,
  'event.offered': ({ name }) => `Für den Platz von ${name} wird ein Ersatz gesucht.`,
  'event.offer_ended': ({ name }) => `Für den Platz von ${name} wird kein Ersatz mehr gesucht.`,
  'event.substituted': ({ name }) => `${name} hat als Ersatz Platz genommen.`,
  'event.vote_opened': ({ name, about }) => (about ? `Die anderen werden zu ${about} gefragt.`
    : `${name} schlägt vor, die Partie abzubrechen.`),
  'event.voted': ({ name, choice }) => `${name} sagt: ${CHOICES[choice]}.`,
  'event.vote_ended': ({ choice, about }) => (choice === 'go_on' ? 'Die Partie geht weiter.' : choice === 'call_off'
    ? 'Die Partie wird abgebrochen, ohne Ergebnis.' : `Entschieden zu ${about}: ${CHOICES[choice]}.`),

  'end.called_off': 'Alle am Tisch haben zugestimmt, diese Partie abzubrechen. Sie hat kein Ergebnis.',

  'error.bad_link': 'Dieser Link führt zu keinem Platz dieser Partie.',
  'error.link_used': 'Mit diesem Link hat schon jemand den Platz genommen.',
  'error.link_over': 'Für diesen Platz wird kein Ersatz mehr gesucht.',
  'error.bot_plays': 'Ein Bot spielt für dich: Nimm zuerst deinen Platz zurück.',
  'error.not_away': 'Für diesen Platz spielt kein Bot.',
  'error.resigned': 'Dieser Platz hat aufgegeben.',
  'error.not_offered': 'Dieser Platz wird niemandem angeboten.',
  'error.already_asked': 'Das ist schon gefragt.',
  'error.no_vote': 'So kannst du jetzt nicht stimmen.',
  'error.too_often': 'Das hast du in dieser Partie so oft getan, wie du darfst.',
  'error.too_soon': 'Dieser Platz lässt den Tisch noch keinen Tag warten.',
  'level.title': 'Wie stark sind die Bots?',

  'end.by': ({ name }) => `${name} hat diese Partie vorzeitig beendet.`,
  'end.by_me': 'Du hast diese Partie vorzeitig beendet.',
  'end.idle': 'Lange hat niemand gezogen, deshalb ist diese Partie beendet.',
  'end.closed': 'Ein Administrator hat diese Partie geschlossen.',
  'end.expired': 'Zwei Wochen lang hat niemand diese Partie begonnen, deshalb wurde der Tisch abgeräumt.',
  'end.too_long': 'Diese Partie hatte mehr Züge, als der Server aufhebt, deshalb ist sie beendet.',
  'help.mode': 'Tipp etwas an, um zu sehen, was es ist.',
  'help.done': 'Fertig',
  'chat.placeholder': 'Sag etwas',
  'chat.send': 'Sagen',
  'chat.empty': 'Noch hat niemand etwas gesagt.',
  'chat.guest': 'Wähle einen Namen, um mitzureden.',
  'log.earlier': 'Frühere Zeilen',
  'log.empty': 'Noch ist nichts geschehen.',
  'note.tab': 'Notiz',
  'note.title': 'Meine Notiz zu dieser Partie',
  'note.placeholder': 'Eine Notiz für dich. Niemand sonst sieht sie; du hast sie auf allen deinen Geräten.',
  'note.saved': 'Gemerkt. Nur du siehst es.',
  'note.hush': 'Von dieser Partie nichts melden',
  'note.saving': 'Wird gemerkt …',
  'sheet.title': 'Wertung',
  'sheet.winner': ({ name, points }) => `${name} gewinnt mit ${points} Punkten`,
  'sheet.shared': ({ names, points }) => `${names} teilen sich den Sieg mit ${points} Punkten`,
  'sheet.share': 'Ergebnis teilen',
  'sheet.rematch': 'Noch einmal, gleicher Tisch',
  'sheet.to_rematch': 'Zur nächsten Partie',
  'sheet.asked': ({ name }) => `${name} möchte noch einmal spielen und hält deinen Platz frei.`,
  'sheet.accept': 'Noch einmal spielen',
  'sheet.decline': 'Nein, danke',
  'sheet.total': 'Summe',
  'sheet.tie': 'Gleichstand',
  'sheet.rank': 'Rang',
  'table.abandoned': 'Diese Partie wurde vor ihrem Ende abgebrochen.',
  'table.broken':
    'Die Aufzeichnung dieser Partie ist beschädigt, sie geht nicht weiter. Die Verwaltung kann sie ansehen. Das tut uns leid.',
};
