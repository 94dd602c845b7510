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
  'title.past': 'Wiederholung',
  'title.letter': 'E-Mail zum Konto',
  'title.result': 'Ergebnis der Partie',
  'title.player': 'Spieler',
  'title.statistics': 'Statistik',
  'nav.sign_in': 'Anmelden',
  'nav.admin': 'Verwaltung',
  'nav.language': 'Sprache',
  'nav.theme': 'Design',
  'theme.auto': 'System',
  'theme.day': 'hell',
  'theme.night': 'dunkel',
  'pace.speed': 'Tempo',
  'pace.full': 'ruhig',
  'pace.quick': 'zügig',
  'pace.none': 'sofort',
  'sound.on': 'Ton an',
  'sound.off': 'Ton aus',

  'lobby.title': ({ games }) => `${games} online spielen`,
  'lobby.guest': 'Gast',
  'lobby.your_name': 'Dein Name',
  'lobby.play': ({ game }) => `${game} spielen`,
  'lobby.play_hint': 'Gegen zwei Bots. Geht sofort los, ohne Anmeldung.',
  'lobby.learn': 'Neu hier? Einführung:',
  'lobby.create': 'Tisch eröffnen',
  'lobby.open': 'Offene Tische',
  'lobby.running': 'Laufende Partien',
  'lobby.mine': 'Meine Partien',
  'lobby.mine_all': 'Alle meine Partien',
  'mine.next': 'Nächste',
  'mine.next_hint': ({ n }) => `Zur nächsten Partie, die auf dich wartet (${n})`,
  'mine.none_next': 'Keine andere Partie wartet auf dich.',
  'lobby.none_open': 'Gerade ist kein Tisch offen. Eröffne einen, oder spiel gegen Bots.',
  'lobby.none_running': 'Gerade läuft keine Partie.',
  'lobby.none_mine': 'Du hast gerade keine Partien.',
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
  'lobby.link_only': 'nicht gelistet',
  'lobby.statistics': 'Statistik',
  'lobby.loading': 'Wird geladen…',
  'lobby.rules': 'Spielregeln:',
  'waits.until': ({ when }) => `offen bis ${when}`,
  'chat.mentions': ({ n }) => (n === 1 ? 'du wurdest im Chat erwähnt' : `du wurdest ${n}-mal im Chat erwähnt`),

  'status.open': 'wartet',
  'status.running': 'läuft',
  'status.over': 'beendet',
  'status.abandoned': 'abgebrochen',
  'status.expired': 'abgelaufen',
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
  'wait.title': 'Warten auf Spieler',
  'wait.copy': 'Kopieren',
  'wait.copied': 'In die Zwischenablage kopiert.',
  'wait.kept': ({ names }) => `Warten auf ${names}.`,
  'wait.take': 'Annehmen',

  'table.rules': 'Regeln',

  'app.newer': 'Eine neue Version ist verfügbar.',
  'app.reload': 'Neu laden',
  'conn.lost': 'Verbindung verloren. Neuer Versuch…',
  'conn.kept': 'Deine Partie ist sicher.',
  'conn.unsent': 'Dein Zug ist gespeichert und wird gesendet, sobald du wieder online bist.',
  'conn.updating': 'Wird aktualisiert…',
  'conn.polls': 'Langsamere Verbindung',
  'conn.polls_hint': 'Irgendetwas in diesem Netz blockiert WebSocket. Alles funktioniert, aber Züge kommen vielleicht etwas später an.',

  'go.close': 'Schließen',
  'go.cancel': 'Abbrechen',
  'go.lobby': 'Zur Lobby',

  'account.title': 'Dein Konto',
  'account.name': 'Name',
  'account.notices': 'Benachrichtigungen',

  'lost.title': 'Seite nicht gefunden',
  'lost.text': 'Die Adresse ist vielleicht falsch, oder es gibt den Tisch nicht mehr.',
  'forbidden.title': 'Nur für Administratoren',
  'forbidden.text': 'Dein Konto hat keine Administratorrechte.',

  'figures.more': ({ n }) => `Mehr anzeigen (noch ${n})`,
  'figures.left': ({ n }) => `${n} weitere passten nicht ins Diagramm; sie stehen in der Tabelle.`,
  'figures.gap': 'kein Wert',

  'dice.verify': 'Würfel prüfen',

  'keys.title': 'Tastenkürzel',

  'error.unexpected': 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
  'error.unreachable': 'Der Server antwortet nicht. Bitte versuch es gleich noch einmal.',
};
