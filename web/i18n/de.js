// @ts-check
// Deutsch. Dieselben Schlüssel wie in en.js; die Wörter eines Spiels stehen in seinem Ordner.

import { clockDe } from './clock.de.js';

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @type {import('../js/words.js').Sentences} */
export const de = {
  ...clockDe,
  'list.and': (/** @type {string[]} */ items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}`,
  'app.name': 'Ochre',
  'app.skip': 'Zum Inhalt springen',
  'title.turn': 'Du bist dran',
  'title.past': 'Rückblick',
  'title.letter': 'Ein Brief',
  'title.result': 'Ein Ergebnis',
  'title.player': 'Wer spielt',
  'title.statistics': 'Statistik',
  'nav.sign_in': 'Anmelden',
  'nav.admin': 'Verwaltung',
  'nav.language': 'Sprache',
  'nav.theme': 'Licht',
  'theme.auto': 'wie das Gerät',
  'theme.day': 'Tag',
  'theme.night': 'Nacht',
  'pace.speed': 'Tempo',
  'pace.full': 'ruhig',
  'pace.quick': 'zügig',
  'pace.none': 'sofort',
  'sound.on': 'Ton an',
  'sound.off': 'Ton aus',

  'lobby.title': ({ games }) => `${games} am Feuer`,
  'lobby.guest': 'Wanderer',
  'lobby.your_name': 'Dein Name',
  'lobby.play': ({ game }) => `${game} spielen`,
  'lobby.play_hint': 'Gegen zwei Bots, sofort, ohne Formular.',
  'lobby.learn': 'Neu hier? Spielend lernen:',
  'lobby.create': 'Tisch eröffnen',
  'lobby.open': 'Offene Tische',
  'lobby.running': 'Laufende Partien',
  'lobby.mine': 'Meine Partien',
  'lobby.mine_all': 'Alle meine Partien',
  'mine.next': 'Nächste',
  'mine.next_hint': ({ n }) => `Zur nächsten Partie, die auf dich wartet: ${n}`,
  'mine.none_next': 'Keine andere Partie wartet auf dich.',
  'lobby.none_open': 'Gerade wartet niemand an einem Tisch. Eröffne einen, oder spiel solange gegen Bots.',
  'lobby.none_running': 'Gerade läuft keine Partie.',
  'lobby.none_mine': 'Du bist gerade in keiner Partie.',
  'lobby.join': 'Mitspielen',
  'lobby.look': 'Ansehen',
  'lobby.watch': 'Zusehen',
  'lobby.continue': 'Weiter',
  'lobby.result': 'Ergebnis',
  'lobby.your_turn': 'du bist dran',
  'lobby.asks_you': 'du bist eingeladen',
  'lobby.waiting_for_you': ({ n }) => (n === 1 ? 'eine wartet auf dich' : `${n} warten auf dich`),
  'lobby.free_seats': ({ n }) => count(n, 'freier Platz', 'freie Plätze'),
  'lobby.welcome': ({ name }) => `Willkommen, ${name}.`,
  'lobby.link_only': 'nur mit Link',
  'lobby.statistics': 'Statistik',
  'lobby.loading': 'Einen Moment.',
  'lobby.rules': 'So wird gespielt:',
  'waits.until': ({ when }) => `offen bis ${when}`,
  'chat.mentions': ({ n }) => (n === 1 ? 'eine Zeile nennt dich' : `${n} Zeilen nennen dich`),

  'status.open': 'wartet',
  'status.running': 'läuft',
  'status.over': 'beendet',
  'status.abandoned': 'abgebrochen',
  'status.expired': 'verfallen',
  'status.broken': 'beschädigt',

  'create.game': 'Spiel',
  'bot.random': 'zufällig',
  'bot.beginner': 'Anfänger',
  'bot.easy': 'leicht',
  'bot.medium': 'mittel',
  'bot.hard': 'schwer',
  'bot.master': 'Meister',

  'seat.n': ({ n }) => `Platz ${n}`,
  'seat.free': 'frei',
  'seat.bot': ({ id }) => `Bot, ${id}`,
  'seat.bot_account': 'Bot-Konto',
  'seat.you': 'du',

  'wait.over': 'Die Partie ist zu Ende',
  'wait.for': ({ names }) => `Warten auf ${names}`,
  'wait.title': 'Der Tisch ist gedeckt',
  'wait.copy': 'Kopieren',
  'wait.copied': 'Liegt in der Zwischenablage.',
  'wait.kept': ({ names }) => `Warten auf ${names}.`,
  'wait.take': 'Meinen Platz nehmen',

  'table.rules': 'Regeln',

  'app.newer': 'Eine neue Version ist da.',
  'app.reload': 'Neu laden',
  'conn.lost': 'Die Verbindung ist weg. Wir suchen sie…',
  'conn.kept': 'Deine Partie ist sicher.',
  'conn.unsent': 'Dein Zug ist aufgehoben und geht ab, sobald sie wieder da ist.',
  'conn.updating': 'Wird aktualisiert…',
  'conn.polls': 'Langsamere Verbindung',
  'conn.polls_hint': 'In diesem Netz kommt kein WebSocket durch. Alles geht, nur kommen Züge vielleicht etwas später an.',

  'go.close': 'Schließen',
  'go.cancel': 'Abbrechen',
  'go.lobby': 'Zur Lobby',

  'account.title': 'Dein Konto',
  'account.name': 'Name',
  'account.notices': 'Benachrichtigungen',

  'lost.title': 'Hier ist nichts',
  'lost.text': 'Die Adresse führt nirgends hin, oder der Tisch ist weg.',
  'forbidden.title': 'Nur für Administratoren',
  'forbidden.text': 'Dein Konto gehört nicht dazu.',

  'figures.more': ({ n }) => `Mehr anzeigen (noch ${n})`,
  'figures.left': ({ n }) => `Für ${n} weitere war kein Platz; sie stehen in der Tabelle.`,
  'figures.gap': 'kein Wert',

  'dice.verify': 'Würfel prüfen',

  'keys.title': 'Tasten',

  'error.unexpected': 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
  'error.unreachable': 'Der Server antwortet nicht. Bitte versuch es gleich noch einmal.',
};
