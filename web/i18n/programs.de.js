// @ts-check
// German words of what is given to programs.

/** @type {import('../js/words.js').Sentences} */
export const programsDe = {
  'programs.tokens': 'Schlüssel für Programme',
  'programs.lead': 'Mit einem Schlüssel darf ein Programm manches von dem, was du hier darfst. Gib jedem einen eigenen; ein neues Passwort '
    + 'beendet alle.',
  'programs.once': ({ name }) => `Das ist der Schlüssel „${name}“. Kopiere ihn jetzt: er wird nicht wieder gezeigt.`,
  'programs.secret': 'Schlüssel',
  'programs.name': 'Wofür ist er?',
  'programs.may': 'Er darf',
  'programs.scope_read': 'schauen: deine Partien, die Lobby, Statistik',
  'programs.scope_play': 'spielen: sich setzen, ziehen, Tische öffnen und verlassen',
  'programs.scope_chat': 'reden: im Chat schreiben',
  'programs.tag_read': 'schauen',
  'programs.tag_play': 'spielen',
  'programs.tag_chat': 'reden',
  'programs.lasts': 'Er endet',
  'programs.days': ({ n }) => (n === 366 ? 'in einem Jahr' : n === 7 ? 'in einer Woche' : `in ${n} Tagen`),
  'programs.make': 'Schlüssel machen',
  'programs.used': ({ day }) => `Benutzt am ${day}.`,
  'programs.unused': 'Nie benutzt.',
  'programs.until': ({ day }) => `Endet am ${day}.`,
  'programs.end': 'Beenden',
  'programs.end_of': ({ name }) => `Den Schlüssel ${name} beenden`,
  'programs.bot': 'Bot-Konto',
  'programs.bot_lead': 'Spielt ein Programm mit diesem Konto, so sage es: sein Name ist dann überall gekennzeichnet. Das gilt für immer '
    + 'und geht nur, bevor das Konto an einem Tisch gesessen hat.',
  'programs.become': 'Hier spielt ein Programm',
  'programs.is_bot': 'Mit diesem Konto spielt ein Programm, und alle sehen es.',
};
