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
  'app.skip': 'Skip to the content',
  'title.turn': 'Your turn',
  'title.past': 'Looking back',
  'title.letter': 'A letter',
  'title.player': 'A player',
  'title.result': 'A result',
  'title.statistics': 'Statistics',
  'nav.sign_in': 'Sign in',
  'nav.admin': 'Administration',
  'nav.language': 'Language',
  'nav.theme': 'Light',
  'theme.auto': 'as the device',
  'theme.day': 'day',
  'theme.night': 'night',
  'pace.speed': 'Speed',
  'pace.full': 'calm',
  'pace.quick': 'quick',
  'pace.none': 'instant',
  'sound.on': 'Sound on',
  'sound.off': 'Sound off',

  'lobby.title': ({ games }) => `${games} by the fire`,
  'lobby.guest': 'Wanderer',
  'lobby.your_name': 'Your name',
  'lobby.play': ({ game }) => `Play ${game}`,
  'lobby.play_hint': 'Against two bots, at once, no form to fill in.',
  'lobby.learn': 'New here? Learn by playing:',
  'lobby.create': 'Create a table',
  'lobby.open': 'Open tables',
  'lobby.running': 'Being played',
  'lobby.mine': 'My matches',
  'lobby.mine_all': 'All my matches',
  'mine.next': 'Next',
  'mine.next_hint': ({ n }) => `To the next match that waits for you: ${n}`,
  'mine.none_next': 'No other match waits for you.',
  'lobby.none_open': 'Nobody is waiting at a table right now. Create one, or play against bots meanwhile.',
  'lobby.none_running': 'No match is being played.',
  'lobby.none_mine': 'You are in no match just now.',
  'lobby.join': 'Join',
  'lobby.look': 'Look',
  'lobby.watch': 'Watch',
  'lobby.continue': 'Go on',
  'lobby.result': 'Result',
  'lobby.your_turn': 'your turn',
  'lobby.asks_you': 'you are invited',
  'lobby.waiting_for_you': ({ n }) => count(n, 'waits for you', 'wait for you'),
  'lobby.free_seats': ({ n }) => count(n, 'free seat', 'free seats'),
  'lobby.welcome': ({ name }) => `Welcome, ${name}.`,
  'lobby.link_only': 'by link only',
  'lobby.statistics': 'What the matches tell: figures and charts',
  'lobby.loading': 'One moment.',
  'lobby.rules': 'How to play:',
  'waits.until': ({ when }) => `open until ${when}`,
  'chat.mentions': ({ n }) => (n === 1 ? 'a line names you' : `${n} lines name you`),

  'status.open': 'waiting',
  'status.running': 'being played',
  'status.over': 'finished',
  'status.abandoned': 'abandoned',
  'status.expired': 'expired',
  'status.broken': 'broken',

  'create.game': 'Game',
  'bot.random': 'random',
  'bot.beginner': 'beginner',
  'bot.easy': 'easy',
  'bot.medium': 'medium',
  'bot.hard': 'hard',
  'bot.master': 'master',

  'seat.n': ({ n }) => `Seat ${n}`,
  'seat.free': 'free',
  'seat.bot': ({ id }) => `${id} bot`,
  'seat.bot_account': 'bot account',
  'seat.you': 'you',

  'wait.over': 'The match is over',
  'wait.for': ({ names }) => `Waiting for ${names}`,
  'wait.title': 'The table is set',
  'wait.copy': 'Copy',
  'wait.copied': 'Copied to your clipboard.',
  'wait.kept': ({ names }) => `Waiting for ${names}.`,
  'wait.take': 'Take my seat',

  'table.rules': 'Rules',

  'app.newer': 'A new version is there.',
  'app.reload': 'Reload',
  'conn.lost': 'The connection is gone. Looking for it…',
  'conn.kept': 'Nothing is lost; the match waits for you.',
  'conn.unsent': 'Your move is kept, and sent when it is back.',
  'conn.updating': 'Updating…',
  'conn.polls': 'Slower connection',
  'conn.polls_hint': 'Something on this network blocks WebSocket. Everything works, but moves may arrive a little later.',

  'go.close': 'Close',
  'go.cancel': 'Cancel',
  'go.lobby': 'To the lobby',

  'account.title': 'Your account',
  'account.name': 'Name',
  'account.notices': 'Notices',

  'lost.title': 'There is nothing here',
  'lost.text': 'The address leads nowhere, or the table is gone.',
  'forbidden.title': 'These pages are for administrators',
  'forbidden.text': 'Your account does not have that role.',

  'figures.more': ({ n }) => `Show more of the other ${n} rows`,
  'figures.left': ({ n }) => `There was no room for ${n} more; they are in the table.`,
  'figures.gap': 'no value',

  'dice.verify': 'Check the dice',

  'keys.title': 'Keys',

  'error.unexpected': 'Something went wrong. Please try again.',
  'error.unreachable': 'The server does not answer. Please try again in a moment.',
};
