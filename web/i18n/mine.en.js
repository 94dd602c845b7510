// @ts-check
// English words of the page of my matches.

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @type {import('../js/words.js').Sentences} */
export const mineEn = {
  'mine.nobody': 'Sign in, or join a table as a guest, to see your matches here.',
  'mine.none_found': 'No matches found.',
  'mine.none_waits': 'Nothing is waiting for you.',
  'mine.go_next': 'Next match',
  'mine.part.turn': 'Your turn',
  'mine.part.asked': 'Invitations',
  'mine.part.unseen': 'Recently finished',
  'mine.part.others': 'Waiting for others',
  'mine.part.ended': 'Past matches',
  'mine.forget': 'Mark as seen',
  'mine.ended_show': 'Show past matches',
  'mine.ended_more': 'Show more',
  'mine.filter_text': 'Search by player, game or variant',
  'mine.filter_game': 'Game',
  'mine.filter_pace': 'Time control',
  'mine.any': 'All',
  'mine.pace.days': 'Correspondence',
  'mine.pace.live': 'Live',
  'mine.open': 'not started',
  'mine.bot_plays': 'a bot plays for you',
  'mine.voted': ({ until }) => `vote about your seat, until ${until}`,
  'mine.fresh': ({ n }) => count(n, 'new move', 'new moves'),
  'mine.unread': ({ n }) => count(n, 'new chat message', 'new chat messages'),
};
