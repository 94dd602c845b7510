// @ts-check
// English words of the page of my matches.

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @type {import('../js/words.js').Sentences} */
export const mineEn = {
  'mine.nobody': 'Sign in, or sit down at a table as a guest: then your matches are here.',
  'mine.none_found': 'No match fits that.',
  'mine.none_waits': 'Nothing waits for you.',
  'mine.go_next': 'Go to the next one',
  'mine.part.turn': 'Your turn',
  'mine.part.asked': 'Invitations',
  'mine.part.unseen': 'Ended since you looked',
  'mine.part.others': 'Waiting for others',
  'mine.part.ended': 'Earlier matches',
  'mine.forget': 'I have seen these',
  'mine.ended_show': 'Show earlier matches',
  'mine.ended_more': 'More of them',
  'mine.filter_text': 'Find by name, game or variant',
  'mine.filter_game': 'Which game',
  'mine.filter_pace': 'Which pace',
  'mine.any': 'All',
  'mine.pace.days': 'Correspondence',
  'mine.pace.live': 'Live',
  'mine.open': 'has not begun',
  'mine.bot_plays': 'a bot plays for you',
  'mine.voted': ({ until }) => `vote about your seat, until ${until}`,
  'mine.fresh': ({ n }) => count(n, 'new move', 'new moves'),
  'mine.unread': ({ n }) => count(n, 'new line in the chat', 'new lines in the chat'),
};
