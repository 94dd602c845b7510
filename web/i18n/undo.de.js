// @ts-check
// German words of what every game has: taking moves back.

/** @param {string[]} names */
const list = (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`);

/** @type {import('../js/words.js').Sentences} */
export const undoDe = {
  'undo.free': 'Zurücknehmen',
  'undo.free_hint': 'Nimmt deinen letzten Zug zurück',
  'undo.ask': 'Um Rücknahme bitten',
  'undo.ask_hint': 'Seit deinem letzten Zug wurde etwas aufgedeckt: Die anderen müssen zustimmen',
  'undo.unrates': 'Zurück (ohne Wertung)',
  'undo.unrates_hint': 'Niemand ist da, der zustimmen könnte: Die Partie würde nicht mehr gewertet',
  'undo.unrates_title': 'Zurücknehmen, ohne Wertung?',
  'undo.unrates_ask':
    'Damit nimmst du mehr zurück als einen eigenen Zug, der nichts aufgedeckt hat, und niemand ist da, der zustimmen '
    + 'könnte. Die Partie wird dann nicht mehr gewertet.',
  'undo.reset': 'Diesen Zug neu planen',
  'undo.none_hint': 'Nichts zum Zurücknehmen',
  'undo.agree': 'Zustimmen',
  'undo.refuse': 'Ablehnen',
  'undo.withdraw': 'Bitte zurückziehen',
  'undo.asks_you': ({ name }) => `${name} möchte einen Zug zurücknehmen. Stimmst du zu?`,
  'undo.you_ask': ({ names }) => `Du hast darum gebeten, deinen Zug zurückzunehmen. Warten auf ${list(names)}.`,
  'undo.asks': ({ name, names }) => `${name} hat darum gebeten, einen Zug zurückzunehmen. Warten auf ${list(names)}.`,
  'undo.until': ({ when }) => `Ohne Antwort gilt es als abgelehnt: ${when}.`,
  'undo.which': ({ what, more }) => `Zurückgenommen würde: ${what}${more ? ` Und ${more} weitere danach.` : ''}`,
  'undo.gone': 'zurückgenommen',

  'event.undone': ({ name, names, moves }) => `${name} nimmt ${moves === 1 ? 'einen Zug' : `${moves} Züge`} zurück${names.length
    ? `; ${list(names)} ${names.length > 1 ? 'haben' : 'hat'} zugestimmt` : ''}.`,
  'event.undo_asked': ({ name }) => `${name} bittet, einen Zug zurückzunehmen.`,
  'event.undo_agreed': ({ name }) => `${name} stimmt zu.`,
  'event.undo_refused': ({ name }) => `${name} lehnt die Rücknahme ab.`,
  'event.undo_over': ({ name }) => `Niemand hat rechtzeitig geantwortet: Die Rücknahme von ${name} ist abgelehnt.`,
  'event.undo_withdrawn': ({ name }) => `${name} zieht die Bitte um Rücknahme zurück.`,

  'undo.policy.vote': 'An diesem Tisch lassen sich Züge zurücknehmen, wenn alle anderen zustimmen.',
  'undo.policy.none': 'An diesem Tisch gibt es kein Zurücknehmen.',

  'error.nothing_to_undo': 'Du hast keinen Zug zum Zurücknehmen.',
  'error.undo_revealed': 'Seitdem wurde etwas aufgedeckt; die anderen müssten zustimmen.',
  'error.undo_others_moved': 'Andere haben seitdem gezogen; sie müssten zustimmen.',
  'error.undo_not_allowed': 'Das lässt sich an diesem Tisch nicht zurücknehmen.',
  'error.undo_asked': 'Es hat schon jemand um eine Rücknahme gebeten.',
  'error.undo_not_asked': 'Es gibt keine Bitte um Rücknahme mehr.',
  'error.undo_refused': 'Die anderen haben das abgelehnt.',
  'undo.reset_short': 'Neu',
};
