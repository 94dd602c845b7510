// @ts-check
// Dutch: the account page, and what is given to programs.

import { formsOf } from '../js/words.js';

const { count } = formsOf('nl');

/** @type {import('../js/words.js').Sentences} */
export const programsNl = {
  'programs.tokens': 'Tokens voor programma’s',
  'programs.lead':
    'Met een token mag een programma een deel van wat jij hier mag. Geef elk programma een eigen; een nieuw wachtwoord beëindigt '
    + 'ze alle.',
  'programs.once': ({ name }) => `Dit is het token “${name}”. Kopieer het nu: het wordt niet meer getoond.`,
  'programs.secret': 'Token',
  'programs.name': 'Waar is het voor?',
  'programs.may': 'Het mag',
  'programs.scope_read': 'kijken: je partijen, de lobby, statistieken',
  'programs.scope_play': 'spelen: gaan zitten, zetten, tafels openen en verlaten',
  'programs.scope_chat': 'praten: in de chat schrijven',
  'programs.tag_read': 'kijken',
  'programs.tag_play': 'spelen',
  'programs.tag_chat': 'praten',
  'programs.lasts': 'Het eindigt',
  'programs.days': ({ n }) => n === 366 ? 'over een jaar' : n === 7 ? 'over een week' : `over ${count(n, 'dag', 'dagen')}`,
  'programs.make': 'Token maken',
  'programs.used': ({ day }) => `Gebruikt ${day}.`,
  'programs.unused': 'Nooit gebruikt.',
  'programs.until': ({ day }) => `Eindigt ${day}.`,
  'programs.end': 'Beëindigen',
  'programs.end_of': ({ name }) => `Token ${name} beëindigen`,
  'programs.bot': 'Botaccount',
  'programs.bot_lead':
    'Speelt een programma met dit account, zeg het dan: zijn naam is gemerkt waar anderen hem zien. Dat is voorgoed, en kan '
    + 'alleen voordat het account aan een tafel heeft gezeten.',
  'programs.become': 'Hier speelt een programma',
  'programs.is_bot': 'Met dit account speelt een programma, en iedereen ziet het.',
  'pace.title': 'Beweging aan tafel',
  'pace.lead': 'Hoe mensen lopen, dobbelstenen rollen en goederen vliegen. Je eigen klikken wachten er nooit op.',
  'pace.full': 'volledig',
  'pace.quick': 'snel',
  'pace.none': 'geen',
  'sessions.title': 'Waar je bent aangemeld',
  'sessions.current': 'dit apparaat',
  'sessions.unknown': 'Een apparaat dat zijn naam niet noemde',
  'sessions.times': ({ since, used }) => `sinds ${since}, laatst gebruikt ${used}`,
  'sessions.end': 'Beëindigen',
  'sessions.end_of': ({ device }) => `Beëindigen: ${device}`,
  'sessions.end_others': 'Alle andere beëindigen',
  'sessions.ended_others': 'Je bent alleen op dit apparaat aangemeld.',
  'account.guest': ({ name }) =>
    `Je speelt als de gast ${name}. Kies een wachtwoord, en je naam en partijen blijven van jou op elk apparaat.`,
  'account.signed': ({ name }) => `Aangemeld als ${name}.`,
  'account.played': 'Wat je hebt gespeeld',
  'account.none': 'Meld je aan, registreer je, of speel gewoon als gast.',
  'account.forgotten': 'Wachtwoord vergeten?',
  'account.sign_in': 'Aanmelden',
  'account.register': 'Registreren',
  'account.upgrade': 'Mijn naam houden',
  'account.password_hint': 'Minstens 8 tekens.',
  'account.change_password': 'Wachtwoord wijzigen',
  'account.old_password': 'Oud wachtwoord',
  'account.new_password': 'Nieuw wachtwoord',
  'account.sign_out': 'Afmelden',
  'account.sign_out_all': 'Overal afmelden',
  'account.notices_lead': 'Hoe je van je partijen hoort als je elders bent: op een apparaat, per e-mail, in een feed.',
  'account.notices_go': 'Kiezen',
  'account.data': 'Je gegevens',
  'account.export': 'Alles downloaden',
  'account.guest_out': 'Een gast die zich afmeldt, kan niet terug naar deze naam. Registreer je eerst als je hem wilt houden.',
};
