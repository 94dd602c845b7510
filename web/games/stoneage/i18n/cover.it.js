// @ts-check
// Italian: what is said of Stone Age outside of its tables.

/** @type {import('../../../js/words.js').Sentences} */
export const coverIt = {
  'stoneage.lead': 'Manda la tua gente a caccia, a scavare e a costruire. Una partita dura mezz’ora, e i bot sono sempre pronti.',
  'option.harsh_winter': 'Inverno rigido',
  'option.harsh_winter.is': 'Aggiungi una pietra a un edificio o un oro a una carta e fai subito punti.',
  'option.wild_animals': 'Animali selvatici',
  'option.wild_animals.is': 'Quattro animali escono dal mazzo e rovinano i tiri di tutti, finché le tribù non li scacciano insieme.',
  'option.igloos': 'Igloo',
  'option.igloos.is': 'Un piccolo cantiere: tre uguali in cambio di punti.',
  'option.new_huts': 'Le nuove capanne',
  'option.new_huts.is': 'Sei edifici che fanno pochi punti e danno qualcosa che dura.',
  'option.mammoth_herd': 'Branco di mammut',
  'option.mammoth_herd.is': 'Ogni round un branco passa da un luogo. Chi vi lavora può provare a domare un mammut.',
  'option.expansion': 'L’espansione',
  'option.expansion.is':
    'Un quinto giocatore, gioielli, un mercante, un tracciato di commercio, un quinto spazio carta, nuovi edifici e carte.',
};
