/** Small sounds, made when they are needed: no files. A sound is a few strokes; a stroke is a tone or a rustle. */

/**
 * @typedef {{
 *   at?: number, tone?: OscillatorType, from: number, to?: number, long?: number, loud?: number,
 * }} Stroke begins `at` seconds, glides `from` one pitch `to` another, and dies away; without `tone` it rustles
 */

/** @param {number} at @param {number} from @returns {Stroke} */
const knock = (at, from) => ({ at, tone: "triangle", from, to: from / 3, long: 0.14, loud: 0.18 });
/** @param {number} at @param {number} from @returns {Stroke} */
const drop = (at, from) => ({ at, tone: "sine", from, to: from * 0.4, long: 0.13, loud: 0.16 });
/** @param {number} at @param {number} from @returns {Stroke} */
const bell = (at, from) => ({ at, tone: "sine", from, long: 0.5, loud: 0.08 });
/** @param {number} at @param {number} from @param {number} loud @returns {Stroke} */
const rustle = (at, from, loud) => ({ at, from, long: 0.09, loud });

const SCALE = [523, 659, 784, 1047];

/** By name, as boards ask for them. @type {Record<string, Stroke[]>} */
const SOUNDS = {
  wood: [knock(0, 420)],
  stack: [knock(0, 420), knock(0.1, 330), knock(0.16, 300)],
  water: [drop(0, 760), drop(0.06, 1150)],
  home: [drop(0, 760), bell(0.1, 659), bell(0.22, 988)],
  card: [rustle(0, 2600, 0.16)],
  cover: [rustle(0, 1500, 0.24), rustle(0.06, 2600, 0.12)],
  row: [rustle(0, 1500, 0.24), bell(0.1, 784), bell(0.2, 1047)],
  glass: [bell(0, 2093), bell(0.01, 3136)],
  nine: [...SCALE.map((pitch, i) => bell(0.09 * i, 2 * pitch)), bell(0.4, 4186)],
  token: [{ tone: "triangle", from: 900, to: 420, long: 0.09, loud: 0.14 }],
  sweep: [...Array.from({ length: 8 }, (_, i) => knock(0.07 * i, 900 - 55 * i)), bell(0.6, 784)],
  pass: [{ tone: "triangle", from: 240, to: 180, long: 0.18, loud: 0.1 }],
  win: [...SCALE.map((pitch, i) => bell(0.13 * i, pitch)), bell(0.55, 1319), bell(0.55, 1568)],
  over: [bell(0, 523), bell(0.22, 392)],
};

/** @type {AudioContext | null} */
let audio = null;

/** Play a sound; a name that is not known knocks on wood. @param {string} name @param {number} [delay] seconds */
export function sound(name, delay = 0) {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume(); // until the first touch of a page, browsers keep silent
  for (const stroke of SOUNDS[name] ?? SOUNDS.wood) strike(audio, stroke, delay);
}

/** @param {AudioContext} context @param {Stroke} stroke @param {number} delay */
function strike(context, { at = 0, tone, from, to = from, long = 0.1, loud = 0.1 }, delay) {
  const start = context.currentTime + at + delay;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(loud, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + long);
  loudness.connect(context.destination);
  const source = tone ? toneOf(context, tone, from, to, start, long) : rustleOf(context, from, loudness);
  if (tone) source.connect(loudness);
  source.start(start);
  source.stop(start + long + 0.02);
}

/**
 * @param {AudioContext} context @param {OscillatorType} tone @param {number} from @param {number} to
 * @param {number} start @param {number} long @returns {AudioScheduledSourceNode}
 */
function toneOf(context, tone, from, to, start, long) {
  const oscillator = context.createOscillator();
  oscillator.type = tone;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + long / 2);
  return oscillator;
}

/**
 * Noise round a pitch: paper.
 * @param {AudioContext} context @param {number} pitch @param {AudioNode} out @returns {AudioScheduledSourceNode}
 */
function rustleOf(context, pitch, out) {
  const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.9 });
  source.connect(band).connect(out);
  return source;
}
