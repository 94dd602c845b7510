// @ts-check
// Dutch. A key gives a sentence, or a function of its arguments. Those of a game are in its folder.

import { formsOf } from '../js/words.js';
import { clockNl } from './clock.nl.js';

const { count } = formsOf('nl');

/** @type {import('../js/words.js').Sentences} */
export const nl = {
  ...clockNl,
  'list.and': (/** @type {string[]} */ items) => new Intl.ListFormat('nl', { type: 'conjunction' }).format(items),
  'app.name': 'Ochre',
  'app.skip': 'Naar de inhoud',
  'title.turn': 'Jij bent aan de beurt',
  'title.past': 'Terugkijken',
  'title.letter': 'Een brief',
  'title.player': 'Een speler',
  'title.result': 'Een uitslag',
  'title.statistics': 'Statistieken',
  'nav.sign_in': 'Aanmelden',
  'nav.admin': 'Beheer',
  'nav.language': 'Taal',
  'nav.theme': 'Licht',
  'theme.auto': 'zoals het apparaat',
  'theme.day': 'dag',
  'theme.night': 'nacht',
  'sound.on': 'Geluid aan',
  'sound.off': 'Geluid uit',

  'lobby.title': ({ games }) => `${games} bij het vuur`,
  'lobby.guest': 'Zwerver',
  'lobby.your_name': 'Je naam',
  'lobby.play': ({ game }) => `${game} spelen`,
  'lobby.play_hint': 'Tegen twee bots, meteen, zonder iets in te vullen.',
  'lobby.learn': 'Nieuw hier? Leer al spelend:',
  'lobby.create': 'Tafel maken',
  'lobby.open': 'Open tafels',
  'lobby.running': 'Wordt gespeeld',
  'lobby.mine': 'Mijn partijen',
  'lobby.mine_all': 'Al mijn partijen',
  'mine.next': 'Volgende',
  'mine.next_hint': ({ n }) => `Naar de volgende partij die op je wacht: ${n}`,
  'mine.none_next': 'Geen andere partij wacht op je.',
  'lobby.none_open': 'Er wacht nu niemand aan een tafel. Maak er een, of speel zolang tegen bots.',
  'lobby.none_running': 'Er wordt geen partij gespeeld.',
  'lobby.none_mine': 'Je zit nu in geen partij.',
  'lobby.join': 'Meedoen',
  'lobby.look': 'Bekijken',
  'lobby.watch': 'Kijken',
  'lobby.continue': 'Verder',
  'lobby.result': 'Uitslag',
  'lobby.your_turn': 'jouw beurt',
  'lobby.asks_you': 'je bent uitgenodigd',
  'lobby.waiting_for_you': ({ n }) => `${count(n, 'wacht op je', 'wachten op je')}`,
  'lobby.free_seats': ({ n }) => `${count(n, 'vrije plaats', 'vrije plaatsen')}`,
  'lobby.welcome': ({ name }) => `Welkom, ${name}.`,
  'lobby.link_only': 'alleen met link',
  'lobby.statistics': 'Wat de partijen vertellen: cijfers en grafieken',
  'lobby.loading': 'Een ogenblik.',
  'lobby.rules': 'Zo speel je:',
  'waits.until': ({ when }) => `open tot ${when}`,
  'chat.mentions': ({ n }) => `${count(n, 'regel noemt je', 'regels noemen je')}`,

  'status.open': 'wacht',
  'status.running': 'wordt gespeeld',
  'status.over': 'afgelopen',
  'status.abandoned': 'afgebroken',
  'status.expired': 'verlopen',
  'status.broken': 'beschadigd',

  'create.game': 'Spel',
  'bot.random': 'toeval',
  'bot.beginner': 'beginner',
  'bot.easy': 'makkelijk',
  'bot.medium': 'gemiddeld',
  'bot.hard': 'moeilijk',
  'bot.master': 'meester',

  'seat.n': ({ n }) => `Plaats ${n}`,
  'seat.free': 'vrij',
  'seat.bot': ({ id }) => `bot ${id}`,
  'seat.bot_account': 'botaccount',
  'seat.you': 'jij',

  'wait.over': 'De partij is afgelopen',
  'wait.for': ({ names }) => `Wachten op ${names}`,
  'wait.title': 'De tafel is gedekt',
  'wait.copy': 'Kopiëren',
  'wait.copied': 'Gekopieerd.',
  'wait.kept': ({ names }) => `Wachten op ${names}.`,
  'wait.take': 'Mijn plaats innemen',

  'table.rules': 'Regels',

  'app.newer': 'Er is een nieuwe versie.',
  'app.reload': 'Herladen',
  'conn.lost': 'De verbinding is weg. We zoeken haar…',
  'conn.kept': 'Er is niets verloren; de partij wacht op je.',
  'conn.unsent': 'Je zet is bewaard en gaat weg zodra ze terug is.',
  'conn.updating': 'Wordt bijgewerkt…',
  'conn.polls': 'Tragere verbinding',
  'conn.polls_hint': 'Iets in dit netwerk blokkeert WebSocket. Alles werkt, maar zetten kunnen iets later aankomen.',

  'go.close': 'Sluiten',
  'go.cancel': 'Annuleren',
  'go.lobby': 'Naar de lobby',

  'account.title': 'Je account',
  'account.name': 'Naam',
  'account.notices': 'Meldingen',

  'lost.title': 'Hier is niets',
  'lost.text': 'Het adres leidt nergens heen, of de tafel is weg.',
  'forbidden.title': 'Deze pagina’s zijn voor beheerders',
  'forbidden.text': 'Je account heeft die rol niet.',

  'figures.more': ({ n }) => `Meer van de andere ${n} rijen tonen`,
  'figures.left': ({ n }) => `Voor nog ${n} was geen plaats; ze staan in de tabel.`,
  'figures.gap': 'geen waarde',

  'dice.verify': 'Dobbelstenen controleren',

  'keys.title': 'Toetsen',

  'error.unexpected': 'Er ging iets mis. Probeer het nog eens.',
  'error.unreachable': 'De server antwoordt niet. Probeer het zo meteen nog eens.',
};
