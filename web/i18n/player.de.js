// @ts-check
// German words of the page of what somebody has played.

/** @type {import('../js/words.js').Sentences} */
export const playerDe = {
  'player.title': 'Spieler',
  'player.lead': 'Aus Partien, die alle sehen dürfen.',
  'player.none': 'Von diesem Spieler gibt es keine Partie, die alle sehen dürfen.',
  'player.record': 'Bilanz',
  'player.rivals': 'Gegen andere',
  'player.matches': 'Partien',
  'player.column.game': 'Spiel',
  'player.column.seats': 'Plätze',
  'player.column.finished': 'Beendet',
  'player.column.wins': 'Gewonnen',
  'player.column.rate': 'Anteil',
  'player.column.mean': 'Punkte im Mittel',
  'player.column.best': 'Beste',
  'player.column.who': 'Wen',
  'player.column.met': 'Partien',
  'player.column.before': 'Davor',
  'player.column.behind': 'Dahinter',
  'player.column.lead': 'Vorsprung im Mittel',
  'player.column.day': 'Begonnen',
  'player.column.others': 'Mit',
  'player.column.result': 'Ende',
  'player.column.points': 'Punkte',
  'player.running': 'läuft noch',
  'player.open': 'ohne Ergebnis',
  'player.rank': ({ rank, seats }) => `${rank}. von ${seats}`,
};
