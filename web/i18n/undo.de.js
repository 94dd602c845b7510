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
  'undo.unrates': 'Zurück (ungewertet)',
  'undo.unrates_hint': 'Niemand ist da, der zustimmen könnte: Die Partie würde nicht mehr gewertet',
  'undo.unrates_title': 'Zurücknehmen, ohne Wertung?',
  'undo.unrates_ask':
    'Damit nimmst du mehr zurück als einen eigenen Zug, der nichts aufgedeckt hat, und niemand ist da, der zustimmen '
    + 'könnte. Die Partie wird dann nicht mehr gewertet.',
  'undo.none_hint': 'Nichts zum Zurücknehmen',
  'undo.agree': 'Zustimmen',
  'undo.refuse': 'Ablehnen',
  'undo.withdraw': 'Doch nicht',
  'undo.asks_you': ({ name }) => `${name} möchte einen Zug zurücknehmen. Ist das für dich in Ordnung?`,
  'undo.you_ask': ({ names }) => `Du bittest, deinen Zug zurückzunehmen. Es ${names.length > 1 ? 'fehlen' : 'fehlt'} noch ${list(names)}.`,
  'undo.asks': ({ name, names }) => `${name} bittet, einen Zug zurückzunehmen. Es ${names.length > 1 ? 'fehlen'
    : 'fehlt'} noch ${list(names)}.`,
  'undo.until': ({ when }) => `Ohne Antwort gilt es als abgelehnt: ${when}.`,
  'undo.which': ({ what, more }) => `Zurückgenommen würde: ${what}${more ? ` Und ${more} weitere danach.` : ''}`,
  'undo.gone': 'zurückgenommen',

  'event.undone': ({ name, names, moves }) => `${name} nimmt ${moves === 1 ? 'einen Zug' : `${moves} Züge`} zurück${names.length
    ? `; ${list(names)} ${names.length > 1 ? 'haben' : 'hat'} zugestimmt` : ''}.`,
  'event.undo_asked': ({ name }) => `${name} bittet, einen Zug zurückzunehmen.`,
  'event.undo_agreed': ({ name }) => `${name} stimmt zu.`,
  'event.undo_refused': ({ name }) => `${name} lehnt ab: Es bleibt, wie es ist.`,
  'event.undo_over': ({ name }) => `Niemand hat rechtzeitig geantwortet: Die Rücknahme von ${name} ist abgelehnt.`,
  'event.undo_withdrawn': ({ name }) => `${name} lässt es, wie es ist.`,

  'undo.policy.vote': 'An diesem Tisch lassen sich Züge zurücknehmen, wenn alle anderen zustimmen.',
  'undo.policy.none': 'An diesem Tisch wird kein Zug zurückgenommen.',

  'error.nothing_to_undo': 'Kein Zug von dir lässt sich zurücknehmen.',
  'error.undo_revealed': 'Seitdem wurde etwas aufgedeckt; die anderen müssten zustimmen.',
  'error.undo_others_moved': 'Andere haben seitdem gezogen; sie müssten zustimmen.',
  'error.undo_not_allowed': 'Das wird an diesem Tisch nicht zurückgenommen.',
  'error.undo_asked': 'Es bittet schon jemand um eine Rücknahme.',
  'error.undo_not_asked': 'Danach fragt dich niemand mehr.',
  'error.undo_refused': 'Das haben die anderen schon abgelehnt.',
};
