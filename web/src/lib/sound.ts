/** The few sounds there are, made of tones and a breath of noise: no files, and soft. */

export type Sound = "card" | "die" | "coin" | "turn" | "end";

/** A tone falls silent from its start on; "noise" is a breath around its pitch. */
interface Tone {
  of: OscillatorType | "noise";
  pitch: number; // Hz
  at: number; // s after the sound begins
  lasts: number; // s
}

const tones = (of: Tone["of"], lasts: number, ...notes: [pitch: number, at: number][]): Tone[] =>
  notes.map(([pitch, at]) => ({ of, pitch, at, lasts }));

export const SOUNDS: Record<Sound, Tone[]> = {
  card: tones("noise", 0.09, [2400, 0]),
  die: tones("triangle", 0.05, [310, 0], [270, 0.07], [340, 0.12]),
  coin: tones("sine", 0.25, [1760, 0], [2637, 0.06]),
  turn: tones("sine", 0.5, [523, 0], [784, 0.14]),
  end: tones("sine", 0.9, [392, 0], [523, 0.14], [659, 0.28], [784, 0.42]),
};

const LOUD = 0.08; // of what a device can do
const SILENT = 0.0001; // a falling tone never reaches nothing
const GAP = 0.08; // s between two sounds: a whole hand that is dealt does not rattle
const LATE = 300; // ms after which a sound no longer belongs to what it tells

export class Player {
  private context: AudioContext | null = null;
  private next = 0;

  constructor(private readonly make: () => AudioContext = () => new AudioContext()) {}

  /** Browsers let nothing sound before somebody has touched the page: what comes then is lost, not late. */
  async play(sound: Sound): Promise<void> {
    const wanted = Date.now();
    this.context ??= this.make();
    if (this.context.state !== "running") await this.context.resume();
    if (Date.now() - wanted <= LATE) this.start(this.context, sound);
  }

  private start(context: AudioContext, sound: Sound): void {
    const now = context.currentTime;
    if (now < this.next) return;
    this.next = now + GAP;
    for (const tone of SOUNDS[sound]) this.ring(context, tone, now + tone.at);
  }

  private ring(context: AudioContext, { of, pitch, lasts }: Tone, at: number): void {
    const volume = context.createGain();
    volume.gain.setValueAtTime(LOUD, at);
    volume.gain.exponentialRampToValueAtTime(SILENT, at + lasts);
    volume.connect(context.destination);
    const source = of === "noise" ? noise(context, lasts) : context.createOscillator();
    if ("frequency" in source) {
      source.type = of as OscillatorType;
      source.frequency.value = pitch;
      source.connect(volume);
    } else source.connect(around(context, pitch)).connect(volume);
    source.start(at);
    source.stop(at + lasts);
  }
}

function noise(context: AudioContext, lasts: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(lasts * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function around(context: AudioContext, pitch: number): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  return filter;
}

export const player = new Player();
