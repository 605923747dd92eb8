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

/** A note of the santur: two strings a little apart, struck by a light hammer. */
export function santur(stage: Stage, frequency: number, gain = 0.5, delay = 0): void {
  const { context } = stage;
  const period = Math.round(context.sampleRate / frequency);
  const level = context.createGain();
  level.gain.value = gain;
  level.connect(stage.out);
  for (const string of [frequency, frequency * 1.003]) {
    const source = context.createBufferSource();
    source.buffer = struck(context, period);
    source.playbackRate.value = (string * (period - LEAD)) / context.sampleRate;
    source.connect(level);
    source.start(stage.at + delay);
  }
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

/** A string is a delay line that loses its edge as it goes round: each sample meets the next one, so that a round is half
 * a sample shorter than the line. */
const LEAD = 0.5;

function struck(context: BaseAudioContext, period: number): AudioBuffer {
  const known = strings.get(context) ?? new Map<number, AudioBuffer>();
  strings.set(context, known);
  let buffer = known.get(period);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate * 0.65, context.sampleRate);
    pluck(buffer.getChannelData(0), period);
    known.set(period, buffer);
  }
  return buffer;
}

function pluck(samples: Float32Array, period: number): void {
  const line = new Float32Array(period);
  let last = 0;
  for (let index = 0; index < period; index++) {
    last = 0.55 * last + 0.45 * (Math.random() * 2 - 1); // a soft hammer: the highest tones are missing
    line[index] = last;
  }
  for (let index = 0; index < samples.length; index++) {
    const place = index % period;
    samples[index] = line[place]!;
    line[place] = 0.498 * (line[place]! + line[(place + 1) % period]!);
  }
}
