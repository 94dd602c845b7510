// @ts-check
// English words of the page about leaving, time-outs and votes.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const lawEn = {
  'law.title': 'Leaving, time-outs and votes',
  'law.lead': 'What happens when a player leaves a match or runs out of time, and who decides it. It is the same in every game.',
  'law.leave': 'If you have to leave',
  'law.leave.ways': [
    '**Let a bot play for you,** and take your seat back whenever you like. You can still agree to an undo or to calling off the match.',
    '**Give your seat to someone else.** You get a link that works once, for 48 hours. Whoever opens it plays on and sees what your '
      + 'seat sees.',
    '**Resign.** This is final: you finish last, and a bot plays your seat so that the others can finish.',
    '**Call off the match.** It ends without a result once everyone agrees. They have 24 hours to do so (live: 60 seconds).',
  ],
  'law.time': 'If time runs out',
  'law.time.1': 'The table’s settings say what happens then: a bot takes over, the seat resigns, or the others vote.',
  'law.time.2':
    'A bot first makes the decision that was due. After that you can come back at any time, and find enough on your clock for a move.',
  'law.two': 'Two players',
  'law.two.1': 'Your opponent ran out of time and has stayed away for 24 hours (live: 2 minutes)? Then you choose:',
  'law.two.ways': [
    '**Claim the win.** Your opponent counts as resigned, and the match ends at once with a result.',
    '**Let the bot play on.** Your opponent can come back until the match is over, and you can still claim the win.',
    '**Give more time,** while no bot plays yet: 24 hours (live: 2 minutes), once.',
  ],
  'law.votes': 'Votes about a seat',
  'law.votes.1':
    'While a seat’s clock still has time, nobody votes about it. There can be a vote once its time has run out; without a clock, once '
    + 'it has owed a decision for 24 hours. The player concerned is told first: a move, or coming back, cancels the vote.',
  'law.votes.ways': [
    '**More time:** 24 hours (live: 2 minutes), once per seat.',
    '**A bot** plays until the player comes back.',
    '**A substitute** takes over by a link. At least two must want it, and it is not offered if the seat knows something secret.',
    '**Counts as resigned:** only 24 hours (live: 2 minutes) after the bot took over.',
  ],
  'law.votes.2': 'More than half decide; without a majority, a bot plays. A vote lasts 24 hours (live: 60 seconds).',
  'law.undo': 'Undo',
  'law.undo.1':
    'You can undo your own move alone if it revealed nothing and nobody has moved since. For more than that, everyone who could still '
    + 'come back must agree; without an answer within 24 hours (live: 60 seconds) it is declined.',
  'law.undo.2':
    'If nobody else is there to agree, for instance against bots, such an undo makes the match unrated. The button says so beforehand.',
  'law.clocks': 'Clocks',
  'law.clocks.1':
    'Time belongs to the seat. A substitute takes over what is left. Extra time is given once per seat for coming back after a '
    + 'time-out, and once by a vote: leaving and coming back gains nothing. An undo takes back what the undone moves had added, never '
    + 'what was spent.',
  'law.result': 'Results and ratings',
  'law.result.1':
    'Whoever resigned or is gone finishes last, however the match ends. If it is called off after that, the ranks of that moment are '
    + 'its result, and it is rated. If nobody has resigned, a match that is called off has no result.',
  'law.result.2': 'A seat’s result belongs to whoever made most of its decisions.',
  'law.who': 'Who decides what',
  'law.who.act': 'Who may …',
  'law.who.notes': [
    '**must agree:** it does not happen without this player.',
    '**be voted about:** a present player only in a match without a clock; an absent one only after a time-out.',
    '**come back:** after a time-out, once the decision that was due is made.',
  ],
  'law.states': 'The states of a seat',
  'law.states.list': [
    '**present:** its player decides.',
    '**away:** left, and a bot plays.',
    '**timed out:** ran out of time; a bot plays, or the others vote.',
    '**absent:** away or timed out for 7 days (live: 10 minutes). Nobody waits for their consent any more.',
    '**resigned:** gave up, or counts as resigned.',
    '**gone:** the account was deleted or banned.',
    '**bot:** a bot from the start.',
  ],
  'law.act.move': 'make a move',
  'law.act.vote': 'vote about another seat',
  'law.act.call_off': 'call off the match',
  'law.act.undo': 'allow an undo',
  'law.act.offer': 'offer the seat, or keep it',
  'law.act.voted_about': 'be voted about',
  'law.act.come_back': 'come back',
  'law.act.answer': 'answer for the result',
  'law.state.present': 'present',
  'law.state.away': 'away',
  'law.state.timed_out': 'timed out',
  'law.state.absent': 'absent',
  'law.state.resigned': 'resigned',
  'law.state.gone': 'gone',
  'law.state.bot': 'bot',
  'law.say.decides': 'yes',
  'law.say.consents': 'must agree',
  'law.say.bot': 'bot',
  'law.say.no': 'no',
};
