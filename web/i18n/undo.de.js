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
  'undo.none_hint': 'Jetzt lässt sich nichts zurücknehmen',
  'undo.agree': 'Zustimmen',
  'undo.refuse': 'Ablehnen',
  'undo.withdraw': 'Doch nicht',
  'undo.asks_you': ({ name }) => `${name} möchte einen Zug zurücknehmen. Ist das für dich in Ordnung?`,
  'undo.you_ask': ({ names }) => `Du bittest, deinen Zug zurückzunehmen. Es ${names.length > 1 ? 'fehlen' : 'fehlt'} noch ${list(names)}.`,
  'undo.asks': ({ name, names }) => `${name} bittet, einen Zug zurückzunehmen. Es ${names.length > 1 ? 'fehlen'
    : 'fehlt'} noch ${list(names)}.`,
  'undo.which': ({ what, more }) => `Zurückgenommen würde: ${what}${more ? ` Und ${more} weitere danach.` : ''}`,
  'undo.gone': 'zurückgenommen',

  'event.undone': ({ name, names, moves }) => `${name} nimmt ${moves === 1 ? 'einen Zug' : `${moves} Züge`} zurück${names.length
    ? `; ${list(names)} ${names.length > 1 ? 'haben' : 'hat'} zugestimmt` : ''}.`,
  'event.undo_asked': ({ name }) => `${name} bittet, einen Zug zurückzunehmen.`,
  'event.undo_agreed': ({ name }) => `${name} stimmt zu.`,
  'event.undo_refused': ({ name }) => `${name} lehnt ab: Es bleibt, wie es ist.`,
  'event.undo_withdrawn': ({ name }) => `${name} lässt es, wie es ist.`,

  'undo.policy.vote': 'An diesem Tisch lassen sich Züge zurücknehmen, wenn alle anderen zustimmen.',
  'undo.policy.none': 'An diesem Tisch wird kein Zug zurückgenommen.',

  'error.nothing_to_undo': 'Du hast keinen Zug, der sich zurücknehmen ließe.',
  'error.undo_revealed': 'Seitdem wurde etwas aufgedeckt; die anderen müssten zustimmen.',
  'error.undo_others_moved': 'Andere haben seitdem gezogen; sie müssten zustimmen.',
  'error.undo_not_allowed': 'Das wird an diesem Tisch nicht zurückgenommen.',
  'error.undo_asked': 'Es bittet schon jemand um eine Rücknahme.',
  'error.undo_not_asked': 'Danach fragt dich niemand mehr.',
  'error.undo_refused': 'Das haben die anderen schon abgelehnt.',
};
