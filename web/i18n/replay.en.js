// @ts-check
// English words of looking back at a match.

/** @type {import('../js/words.js').Sentences} */
export const replayEn = {
  'replay.at': ({ n, of }) => `Move ${n} of ${of}`,
  'replay.title': 'Looking back',
  'replay.open': 'Replay',
  'replay.open_hint': 'Look back: move by move',
  'replay.close': 'Back to the result',
  'replay.now': ({ n }) => (n ? `Back to now (${n} more)` : 'Back to now'),
  'replay.your_turn': 'Your turn: back to now',
  'replay.eyes': 'Through whose eyes',
  'replay.as': ({ name }) => `As ${name} saw it`,
  'replay.as_spectator': 'As a spectator saw it',
  'replay.quiet': 'Nothing that could be seen.',
  'replay.slider': 'Move',
  'replay.start': 'To the beginning',
  'replay.end': 'To the newest move',
  'replay.back': 'One move back',
  'replay.forward': 'One move on',
  'replay.part_back': 'To the beginning of the round',
  'replay.part': 'To the next round',
  'replay.turn_back': 'To the own move before',
  'replay.turn': 'To the next own move',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.speed': 'How fast it plays',
  'replay.speed_now': ({ n, of }) => `Speed ${n} of ${of}`,
  'replay.link': 'Copy a link to this moment',
  'keys.replay': 'r looks back: arrows step by moves and rounds, Page up and down by own moves, the bar of space plays',
};
