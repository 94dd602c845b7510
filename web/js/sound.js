// @ts-check
// One soft sound, a hand on a hollow log: it says "your turn". Off until asked for.

/** @type {AudioContext|null} */
let context = null;

export function yourTurn() {
  try {
    context ??= new AudioContext();
    thump(context, context.currentTime + 0.02, 150);
    thump(context, context.currentTime + 0.2, 196);
  } catch {
    // No sound device: nothing to hear.
  }
}

/** @param {AudioContext} audio @param {number} at @param {number} pitch */
function thump(audio, at, pitch) {
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.25);
  loud.gain.setValueAtTime(0.0001, at);
  loud.gain.exponentialRampToValueAtTime(0.18, at + 0.015);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.32);
  tone.connect(loud).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.35);
}
