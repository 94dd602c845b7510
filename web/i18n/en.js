// @ts-check
// English. A key gives a sentence, or a function of its arguments. Those of a game are in its folder.

import { clockEn } from './clock.en.js';

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @type {import('../js/words.js').Sentences} */
export const en = {
  ...clockEn,
  'list.and': (/** @type {string[]} */ items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`,
  'app.name': 'Ochre',
  'app.skip': 'Skip to main content',
  'title.turn': 'Your turn',
  'title.past': 'Replay',
  'title.letter': 'Account email',
  'title.player': 'Player',
  'title.result': 'Match result',
  'title.statistics': 'Statistics',
  'nav.sign_in': 'Sign in',
  'nav.admin': 'Administration',
  'nav.language': 'Language',
  'nav.theme': 'Theme',
  'theme.auto': 'system',
  'theme.day': 'light',
  'theme.night': 'dark',
  'pace.speed': 'Speed',
  'pace.full': 'calm',
  'pace.quick': 'quick',
  'pace.none': 'instant',
  'sound.on': 'Sound on',
  'sound.off': 'Sound off',

  'lobby.title': ({ games }) => `Play ${games} online`,
  'lobby.guest': 'Guest',
  'lobby.your_name': 'Your name',
  'lobby.play': ({ game }) => `Play ${game}`,
  'lobby.play_hint': 'Against two bots. Starts right away, no sign-up.',
  'lobby.learn': 'New here? Try the tutorial:',
  'lobby.create': 'Create a table',
  'lobby.open': 'Open tables',
  'lobby.running': 'In progress',
  'lobby.mine': 'My matches',
  'lobby.mine_all': 'All my matches',
  'mine.next': 'Next',
  'mine.next_hint': ({ n }) => `Go to the next match waiting for you (${n})`,
  'mine.none_next': 'No other match is waiting for you.',
  'lobby.none_open': 'No open tables right now. Create one, or play against bots.',
  'lobby.none_running': 'No matches in progress.',
  'lobby.none_mine': 'You have no matches right now.',
  'lobby.join': 'Join',
  'lobby.look': 'View',
  'lobby.watch': 'Watch',
  'lobby.continue': 'Continue',
  'lobby.result': 'Result',
  'lobby.your_turn': 'your turn',
  'lobby.asks_you': 'you are invited',
  'lobby.waiting_for_you': ({ n }) => `${n} waiting for you`,
  'lobby.free_seats': ({ n }) => count(n, 'empty seat', 'empty seats'),
  'lobby.welcome': ({ name }) => `Welcome, ${name}.`,
  'lobby.link_only': 'unlisted',
  'lobby.statistics': 'Statistics',
  'lobby.loading': 'Loading…',
  'lobby.rules': 'How to play:',
  'waits.until': ({ when }) => `open until ${when}`,
  'chat.mentions': ({ n }) => (n === 1 ? 'you were mentioned in the chat' : `you were mentioned ${n} times in the chat`),

  'status.open': 'waiting',
  'status.running': 'in progress',
  'status.over': 'finished',
  'status.abandoned': 'abandoned',
  'status.expired': 'expired',
  'status.broken': 'damaged',

  'create.game': 'Game',
  'bot.random': 'random',
  'bot.beginner': 'beginner',
  'bot.easy': 'easy',
  'bot.medium': 'medium',
  'bot.hard': 'hard',
  'bot.master': 'master',

  'seat.n': ({ n }) => `Seat ${n}`,
  'seat.free': 'empty',
  'seat.bot': ({ id }) => `${id} bot`,
  'seat.bot_account': 'bot account',
  'seat.you': 'you',

  'wait.over': 'The match is over',
  'wait.for': ({ names }) => `Waiting for ${names}`,
  'wait.title': 'Waiting for players',
  'wait.copy': 'Copy',
  'wait.copied': 'Copied to your clipboard.',
  'wait.kept': ({ names }) => `Waiting for ${names}.`,
  'wait.take': 'Accept',

  'table.rules': 'Rules',

  'app.newer': 'A new version is available.',
  'app.reload': 'Reload',
  'conn.lost': 'Connection lost. Reconnecting…',
  'conn.kept': 'Your match is safe.',
  'conn.unsent': 'Your move is saved and will be sent when you’re back online.',
  'conn.updating': 'Updating…',
  'conn.polls': 'Slower connection',
  'conn.polls_hint': 'Something on this network blocks WebSocket. Everything works, but moves may arrive a little later.',

  'go.close': 'Close',
  'go.cancel': 'Cancel',
  'go.lobby': 'Go to lobby',

  'account.title': 'Your account',
  'account.name': 'Name',
  'account.notices': 'Notifications',

  'lost.title': 'Page not found',
  'lost.text': 'The address may be wrong, or the table no longer exists.',
  'forbidden.title': 'Administrators only',
  'forbidden.text': 'Your account doesn’t have administrator rights.',

  'figures.more': ({ n }) => `Show more (${n} left)`,
  'figures.left': ({ n }) => `${n} more didn’t fit in the chart; see the table.`,
  'figures.gap': 'no value',

  'dice.verify': 'Verify the dice',

  'keys.title': 'Keyboard shortcuts',

  'error.unexpected': 'Something went wrong. Please try again.',
  'error.unreachable': 'The server isn’t responding. Please try again in a moment.',
};
