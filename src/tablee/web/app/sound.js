/** A soft knock on wood, made when it is needed: no file, no sound unless it was asked for. */

/** @type {AudioContext | null} */
let audio = null;

export function knock() {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(420, start);
  tone.frequency.exponentialRampToValueAtTime(140, start + 0.07);
  loudness.gain.setValueAtTime(0.16, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.14);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.15);
}
