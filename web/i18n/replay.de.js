// @ts-check
// German words of looking back at a match.

/** @type {import('../js/words.js').Sentences} */
export const replayDe = {
  'replay.at': ({ n, of }) => `Zug ${n} von ${of}`,
  'replay.title': 'Rückblick',
  'replay.open': 'Noch einmal ansehen',
  'replay.open_hint': 'Zurückblicken: Zug um Zug',
  'replay.close': 'Zurück zum Ergebnis',
  'replay.now': ({ n }) => (n ? `Zurück zum Jetzt (${n} weiter)` : 'Zurück zum Jetzt'),
  'replay.your_turn': 'Du bist dran: zurück zum Jetzt',
  'replay.eyes': 'Mit wessen Augen',
  'replay.as': ({ name }) => `Wie ${name} es sah`,
  'replay.as_spectator': 'Wie Zuschauer es sahen',
  'replay.quiet': 'Nichts, was zu sehen war.',
  'replay.slider': 'Zug',
  'replay.start': 'Zum Anfang',
  'replay.end': 'Zum neuesten Zug',
  'replay.back': 'Einen Zug zurück',
  'replay.forward': 'Einen Zug weiter',
  'replay.part_back': 'Zum Anfang der Runde',
  'replay.part': 'Zur nächsten Runde',
  'replay.turn_back': 'Zum eigenen Zug davor',
  'replay.turn': 'Zum nächsten eigenen Zug',
  'replay.play': 'Abspielen',
  'replay.pause': 'Anhalten',
  'replay.speed': 'Wie schnell es läuft',
  'replay.speed_now': ({ n, of }) => `Tempo ${n} von ${of}`,
  'replay.link': 'Link auf diesen Moment kopieren',
  'keys.replay': 'r blickt zurück: Pfeile gehen Züge und Runden weit, Bild auf und ab eigene Züge, die Leertaste spielt ab',
};
