// @ts-check
// German: what is said of Stone Age outside of its tables.

/** @type {import('../../../js/words.js').Sentences} */
export const coverDe = {
  'stoneage.lead': 'Schick deine Leute jagen, graben und bauen. Eine Partie dauert eine halbe Stunde, und Bots sind immer bereit.',
  'option.harsh_winter': 'Harter Winter',
  'option.harsh_winter.is': 'Leg einen Stein mehr in ein Gebäude oder ein Gold mehr auf eine Karte, und zähl sofort Punkte dafür.',
  'option.wild_animals': 'Wilde Tiere',
  'option.wild_animals.is': 'Vier Tiere im Kartenstapel verschlechtern allen die Würfe, bis die Stämme sie gemeinsam vertreiben.',
  'option.igloos': 'Iglus',
  'option.igloos.is': 'Ein kleiner Bauplatz: drei gleiche Rohstoffe gegen Punkte.',
  'option.new_huts': 'Die neuen Hütten',
  'option.new_huts.is': 'Sechs Gebäude, die wenig zählen, aber dauerhaft etwas bringen.',
  'option.mammoth_herd': 'Mammutherde',
  'option.mammoth_herd.is': 'Jede Runde zieht eine Herde an einem Ort vorbei. Wer dort arbeitet, kann versuchen, ein Mammut zu zähmen.',
  'option.expansion': 'Die Erweiterung',
  'option.expansion.is': 'Ein fünfter Spieler, Schmuck, ein Händler, eine Tauschleiste, ein fünfter Kartenplatz, neue Gebäude und Karten.',
};
