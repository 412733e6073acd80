/** Short, quiet sounds, made on the spot. */
export type Sound = 'step' | 'turn' | 'end';

/** Notes in hertz, played one after the other. */
const NOTES: Readonly<Record<Sound, readonly number[]>> = {
  step: [330],
  turn: [494, 659],
  end: [392, 494, 587, 784],
};
const NOTE_S = 0.13;
const LOUDNESS = 0.05;

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [i, note] of NOTES[sound].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = note;
    const start = now + i * NOTE_S;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_S * 1.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_S * 1.7);
  }
}
