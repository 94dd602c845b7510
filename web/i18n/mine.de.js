// @ts-check
// German words of the page of my matches.

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @type {import('../js/words.js').Sentences} */
export const mineDe = {
  'mine.nobody': 'Melde dich an oder setz dich als Gast an einen Tisch, um hier deine Partien zu sehen.',
  'mine.none_found': 'Keine Partien gefunden.',
  'mine.none_waits': 'Nichts wartet auf dich.',
  'mine.go_next': 'Nächste Partie',
  'mine.part.turn': 'Du bist dran',
  'mine.part.asked': 'Einladungen',
  'mine.part.unseen': 'Kürzlich beendet',
  'mine.part.others': 'Warten auf andere',
  'mine.part.ended': 'Frühere Partien',
  'mine.forget': 'Als gesehen markieren',
  'mine.ended_show': 'Frühere Partien anzeigen',
  'mine.ended_more': 'Mehr anzeigen',
  'mine.filter_text': 'Nach Spieler, Spiel oder Variante suchen',
  'mine.filter_game': 'Spiel',
  'mine.filter_pace': 'Bedenkzeit',
  'mine.any': 'Alle',
  'mine.pace.days': 'Fernpartien',
  'mine.pace.live': 'Live',
  'mine.open': 'nicht gestartet',
  'mine.bot_plays': 'ein Bot spielt für dich',
  'mine.voted': ({ until }) => `Abstimmung über deinen Platz, bis ${until}`,
  'mine.fresh': ({ n }) => count(n, 'neuer Zug', 'neue Züge'),
  'mine.unread': ({ n }) => count(n, 'neue Chatnachricht', 'neue Chatnachrichten'),
};
