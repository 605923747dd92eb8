/** What sounds are made of: a puff of noise, a tone that dies away, a struck string. */

export interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
  /** When the sound begins, in the context's seconds. */
  at: number;
}

interface Puff {
  delay?: number;
  length: number;
  gain: number;
  filter: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  /** Until it is loudest, in seconds. */
  attack?: number;
}

interface Tone {
  delay?: number;
  length: number;
  gain: number;
  from: number;
  to?: number;
  type?: OscillatorType;
}

const SILENT = 0.0001;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
const strings = new WeakMap<BaseAudioContext, Map<number, AudioBuffer>>();

/** Filtered noise: paper, breath, wood that is hit. */
export function puff(
  stage: Stage,
  { delay = 0, length, gain, filter, from, to, q = 1, attack = 0.002 }: Puff,
): void {
  const { context } = stage;
  const start = stage.at + delay;
  const source = context.createBufferSource();
  source.buffer = noise(context);
  const band = context.createBiquadFilter();
  band.type = filter;
  band.Q.value = q;
  band.frequency.setValueAtTime(from, start);
  if (to) band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(envelope(stage, start, length, gain, attack));
  source.start(start, Math.random() * 0.3, length);
}

/** A tone that falls or rises while it dies away: a body that rings. */
export function tone(stage: Stage, { delay = 0, length, gain, from, to, type = 'sine' }: Tone): void {
  const start = stage.at + delay;
  const source = stage.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(envelope(stage, start, length, gain, 0.002));
  source.start(start);
  source.stop(start + length);
}

/** A note of the santur: strings struck by a light hammer. */
export function santur(stage: Stage, frequency: number, gain = 0.5, delay = 0): void {
  const { context } = stage;
  const source = context.createBufferSource();
  source.buffer = struck(context, frequency);
  const level = context.createGain();
  level.gain.value = gain;
  source.connect(level).connect(stage.out);
  source.start(stage.at + delay);
  puff(stage, { delay, length: 0.012, gain: gain * 0.25, filter: 'bandpass', from: 3200 });
}

function envelope(stage: Stage, start: number, length: number, gain: number, attack: number): AudioNode {
  const level = stage.context.createGain();
  level.gain.setValueAtTime(SILENT, start);
  level.gain.linearRampToValueAtTime(gain, start + attack);
  level.gain.exponentialRampToValueAtTime(SILENT, start + length);
  level.connect(stage.out);
  return level;
}

function noise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

/** Two strings a little apart, each a delay line that loses its edge as it goes round. */
function struck(context: BaseAudioContext, frequency: number): AudioBuffer {
  const known = strings.get(context) ?? new Map<number, AudioBuffer>();
  strings.set(context, known);
  const buffer =
    known.get(frequency) ?? context.createBuffer(1, context.sampleRate * 0.6, context.sampleRate);
  if (known.has(frequency)) return buffer;
  const samples = buffer.getChannelData(0);
  for (const detuned of [frequency, frequency * 1.003]) pluck(samples, context.sampleRate / detuned);
  known.set(frequency, buffer);
  return buffer;
}

function pluck(samples: Float32Array, period: number): void {
  const line = new Float32Array(Math.round(period));
  let last = 0;
  for (let index = 0; index < line.length; index++) {
    last = 0.55 * last + 0.45 * (Math.random() * 2 - 1); // a soft hammer: the highest tones are missing
    line[index] = last;
  }
  for (let index = 0; index < samples.length; index++) {
    const place = index % line.length;
    const next = (place + 1) % line.length;
    samples[index]! += line[place]! * 0.6;
    line[place] = 0.498 * (line[place]! + line[next]!);
  }
}
