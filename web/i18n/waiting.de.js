// @ts-check
// Deutsche Wörter für Tische, die warten: wie lange, worauf, und was ihnen folgt.

/** @type {import('../js/words.js').Sentences} */
export const waitingDe = {
  'create.open_days': 'Wie lange er offen ist',
  'create.open_days.1': 'einen Tag',
  'create.open_days.3': 'drei Tage',
  'create.open_days.7': 'eine Woche',
  'create.open_days.14': 'zwei Wochen',
  'create.open_days.30': 'einen Monat',
  'create.starts': 'Wann es losgeht',
  'create.starts.host': 'wenn ich starte',
  'create.starts.full': 'von selbst, sobald der letzte Platz besetzt ist',
  'create.standing': 'Immer noch einer: Wenn er beginnt, öffnet sich ein weiterer solcher Tisch',

  'waits.until': ({ when }) => `offen bis ${when}`,
  'waits.here_until': ({ when }) => `Offen bis ${when}, länger, wenn jemand kommt oder geht.`,
  'waits.full': 'Die Partie beginnt von selbst, sobald der letzte Platz besetzt ist.',
  'waits.standing': 'Wenn sie beginnt, öffnet sich ein weiterer Tisch wie dieser.',
  'waits.standing_end': 'Danach keinen mehr',

  'error.too_many_standing': 'Du hast schon drei Dauerangebote; beende erst eines.',
  'error.already_invited': 'Die Person sitzt schon da, oder ein Platz ist schon für sie reserviert.',
  'error.not_invitable': 'Diese Person kann gerade nicht eingeladen werden.',
  'error.not_welcome': 'An diesen Tisch kannst du dich nicht setzen.',
  'error.account_needed': 'Das können Gäste nicht: Leg zuerst ein Konto an.',
  'error.no_such_link': 'Dieser Link öffnet nichts mehr. Vielleicht gibt es schon einen neueren.',
  'error.too_many_invitations': 'Du hältst schon zwanzig Plätze für andere frei; warte auf eine Antwort.',
  'error.too_many_relations': 'Du hast so viele Leute stummgeschaltet und blockiert, wie es geht.',
};
