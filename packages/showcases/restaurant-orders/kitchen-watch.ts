export type Watch = ReturnType<typeof createWatch>;

/** The two notes of the bell, in hertz, and how long each rings, in seconds. */
const notes = [880, 1318.5];
const length = 0.6;

/**
 * For a screen that nobody looks at all the time: a sound for what is new, and a screen that stays on. The sound
 * must be switched on by a press, because browsers let no page begin to sound by itself.
 * @param onChange - called when the screen's lock comes or goes
 */
export function createWatch(onChange: () => void) {
  let sound: AudioContext | null = null;
  let lock: WakeLockSentinel | null = null;

  async function stayAwake(): Promise<void> {
    // Insecure origins and some browsers have no wake lock.
    const { wakeLock } = navigator as Partial<Pick<Navigator, 'wakeLock'>>;
    if (!sound || lock || !wakeLock || document.hidden) return;
    try {
      const mine = await wakeLock.request('screen');
      lock = mine;
      mine.addEventListener('release', () => {
        if (lock === mine) lock = null;
        onChange();
      });
      // Switched off while the browser was asked.
      if (!sound) await mine.release();
    } catch {
      // An empty battery, for example. `isAwake` says it.
    }
    onChange();
  }

  function ring(): void {
    if (!sound) return;
    // Phones suspend the sound of a page in the background.
    void sound.resume();
    for (const [index, pitch] of notes.entries()) {
      const start = sound.currentTime + index * 0.18;
      const volume = new GainNode(sound, { gain: 0 });
      volume.gain.setValueAtTime(0.4, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + length);
      const bell = new OscillatorNode(sound, { type: 'sine', frequency: pitch });
      bell.connect(volume).connect(sound.destination);
      bell.start(start);
      bell.stop(start + length);
    }
  }

  // The lock goes whenever the page is hidden.
  document.addEventListener('visibilitychange', () => void stayAwake());

  return {
    isOn: () => sound !== null,
    /** False if the browser lets the screen go dark. */
    isAwake: () => lock !== null,
    toggle() {
      if (sound) {
        void sound.close();
        void lock?.release();
        sound = null;
        return;
      }
      sound = new AudioContext();
      // So that whoever switches it on hears how loud it is.
      ring();
      void stayAwake();
    },
    ring,
  };
}
