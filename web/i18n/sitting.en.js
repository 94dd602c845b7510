// @ts-check
// English words of every table: who had luck, and who decides for a seat while its person does not.

import { luckEn } from './luck.en.js';
import { replayEn } from './replay.en.js';
import { undoEn } from './undo.en.js';

/** @param {string[]} names */
const list = (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);

/** @type {Record<string, string>} */
const CHOICES = {
  go_on: 'to play on', wait: '24 hours more', bot: 'that a bot plays', substitute: 'a substitute', call_off: 'to call the match off',
};

/** @type {import('../js/words.js').Sentences} */
export const sittingEn = {
  ...luckEn,
  ...replayEn,
  ...undoEn,
  'sit.menu': 'Leave the match …',
  'sit.title': 'You cannot play on?',
  'sit.bot': 'Let a bot play for me',
  'sit.bot_hint': 'Until you take your seat back, whenever you like.',
  'sit.offer': 'Give my seat to somebody',
  'sit.offer_hint': 'Makes a link that you send. Whoever opens it first sits down for you.',
  'sit.resign': 'Resign',
  'sit.resign_hint': 'You come last, and a bot plays for you to the end.',
  'sit.resign_ask': 'Resign for good? You come last; a bot plays your seat to the end, so that the others can finish.',
  'sit.resign_yes': 'Resign',
  'sit.call_off': 'Propose to call the match off',
  'sit.call_off_hint': 'It ends without a result once everybody at the table agrees.',
  'sit.call_off_alone': 'End the match',
  'sit.call_off_alone_hint': 'Only bots play with you: it ends at once, without a result.',
  'sit.ask': ({ name }) => `Ask the others about ${name}`,
  'sit.ask_hint': ({ name }) => `${name} keeps you waiting: decide together what happens to the seat.`,

  'sit.away_me': 'A bot plays for you.',
  'sit.back': 'Take my seat back',
  'sit.resigned_me': 'You have resigned. A bot plays your seat to the end.',
  'seat.stand_in': 'a bot plays',
  'seat.resigned': 'resigned',

  'vote.about': ({ name }) => `${name} keeps the table waiting. What shall happen?`,
  'vote.about_bot': ({ name }) => `A bot plays for ${name}. What shall happen?`,
  'vote.about_me': 'You keep the others waiting, and they decide about your seat. Move, and the vote is off.',
  'vote.match': 'Shall the match be called off, without a result?',
  'vote.until': ({ when }) => `Open until ${when}.`,
  'vote.said': ({ name, choice }) => `${name}: ${CHOICES[choice]}`,
  'vote.missing': ({ names }) => `Still to say: ${list(names)}.`,
  'vote.go_on': 'Play on',
  'vote.wait': '24 hours more',
  'vote.bot': 'A bot plays',
  'vote.substitute': 'A substitute',
  'vote.call_off': 'Call it off',
  'vote.rule': 'More than half decide; calling it off takes everybody.',

  'offer.mine': 'Send this link to whoever shall sit down for you:',
  'offer.theirs': ({ name }) => `The seat of ${name} is free. Send this link to somebody who will play on:`,
  'offer.all': ({ name }) => `The seat of ${name} is offered to a substitute.`,
  'offer.until': ({ when }) => `It can be used once, until ${when}.`,
  'offer.copy': 'Copy the link',
  'offer.keep': 'Keep my seat',
  'offer.title': ({ name }) => `Sit down for ${name}?`,
  'offer.ask': 'You play the match on from here, and see what that seat sees.',
  'offer.yes': 'Sit down',
  'offer.bad': 'This link leads to no seat any more.',

  'event.bot_sat': ({ name }) => `A bot plays for ${name}.`,
  'event.came_back': ({ name }) => `${name} is back.`,
  'event.resigned': ({ name }) => `${name} resigns. A bot plays the seat to the end.`,
  'event.timed_out': ({ name }) => `The time of ${name} is up.`,
  'event.offered': ({ name }) => `The seat of ${name} is offered to a substitute.`,
  'event.offer_ended': ({ name }) => `The seat of ${name} is not offered any more.`,
  'event.substituted': ({ name }) => `${name} has sat down as a substitute.`,
  'event.vote_opened': ({ name, about }) => (about ? `The others are asked about ${about}.` : `${name} proposes to call the match off.`),
  'event.voted': ({ name, choice }) => `${name} wants ${CHOICES[choice]}.`,
  'event.vote_ended': ({ choice, about }) => (choice === 'go_on' ? 'The match goes on.' : choice === 'call_off'
    ? 'The match is called off, without a result.' : `Decided about ${about}: ${CHOICES[choice]}.`),

  'end.called_off': 'All at the table have agreed to call this match off. It has no result.',

  'error.bad_link': 'This link leads to no seat of this match.',
  'error.link_used': 'Somebody has taken that seat by this link already.',
  'error.link_over': 'That seat is not offered any more.',
  'error.bot_plays': 'A bot plays for you: take your seat back first.',
  'error.not_away': 'No bot plays for this seat.',
  'error.resigned': 'This seat has resigned.',
  'error.not_offered': 'This seat is not offered to anybody.',
  'error.already_asked': 'That is asked already.',
  'error.no_vote': 'You cannot vote so now.',
  'error.too_often': 'You have done that as often as you may in a match.',
  'error.too_soon': 'That seat has not kept the table waiting for a day.',
  'level.title': 'How strong are the bots?',

  'end.by': ({ name }) => `${name} ended this match before its end.`,
  'end.by_me': 'You ended this match before its end.',
  'end.idle': 'Nobody had moved for a long time, so this match has ended.',
  'end.closed': 'An administrator closed this match.',
  'end.expired': 'Nobody started this match for two weeks, so the table was cleared.',
  'end.too_long': 'This match had more moves than the server keeps, so it has ended.',
  'help.mode': 'Tap anything to see what it is.',
  'help.done': 'Done',
  'chat.placeholder': 'Say something',
  'chat.send': 'Say',
  'chat.empty': 'Nobody has said anything yet.',
  'chat.guest': 'Choose a name to join in.',
  'log.earlier': 'Earlier lines',
  'log.empty': 'Nothing has happened yet.',
  'note.tab': 'Note',
  'note.title': 'My note about this match',
  'note.placeholder': 'A note for yourself. Nobody else sees it; you have it on all your devices.',
  'note.saved': 'Kept. Only you see it.',
  'note.hush': 'Tell me nothing about this match',
  'note.saving': 'Being kept …',
  'sheet.title': 'Score sheet',
  'sheet.winner': ({ name, points }) => `${name} wins with ${points} points`,
  'sheet.shared': ({ names, points }) => `${names} share the win with ${points} points`,
  'sheet.share': 'Share the result',
  'sheet.rematch': 'Play again, same table',
  'sheet.to_rematch': 'To the next match',
  'sheet.asked': ({ name }) => `${name} would like to play again and keeps your seat.`,
  'sheet.accept': 'Play again',
  'sheet.decline': 'No, thanks',
  'sheet.total': 'Total',
  'sheet.tie': 'Tie-break',
  'sheet.rank': 'Place',
};
