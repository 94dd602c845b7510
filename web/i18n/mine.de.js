// @ts-check
// German words of the page of my matches.

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @type {import('../js/words.js').Sentences} */
export const mineDe = {
  'mine.nobody': 'Melde dich an, oder setz dich als Gast an einen Tisch: dann stehen deine Partien hier.',
  'mine.none_found': 'Keine Partie passt dazu.',
  'mine.none_waits': 'Nichts wartet auf dich.',
  'mine.go_next': 'Zur nächsten',
  'mine.part.turn': 'Du bist dran',
  'mine.part.asked': 'Einladungen',
  'mine.part.unseen': 'Inzwischen zu Ende',
  'mine.part.others': 'Andere sind dran',
  'mine.part.ended': 'Frühere Partien',
  'mine.forget': 'Habe ich gesehen',
  'mine.ended_show': 'Frühere Partien zeigen',
  'mine.ended_more': 'Weitere',
  'mine.filter_text': 'Nach Name, Spiel oder Variante suchen',
  'mine.filter_game': 'Welches Spiel',
  'mine.filter_pace': 'Welches Tempo',
  'mine.any': 'Alle',
  'mine.pace.days': 'Fernpartien',
  'mine.pace.live': 'Live',
  'mine.open': 'hat noch nicht begonnen',
  'mine.bot_plays': 'ein Bot spielt für dich',
  'mine.voted': ({ until }) => `Abstimmung über deinen Platz, bis ${until}`,
  'mine.fresh': ({ n }) => count(n, 'neuer Zug', 'neue Züge'),
  'mine.unread': ({ n }) => count(n, 'neue Zeile im Chat', 'neue Zeilen im Chat'),
};
