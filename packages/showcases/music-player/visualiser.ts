import { find } from '../browser/element.ts';
import type { Player } from './player.ts';
import type { Speaker } from './speaker.ts';
import { decibels, RAYS, raysOf, WINDOW, windowAt } from './spectrum.ts';
import { createStage } from './stage.ts';

/** A quiet sun, for before there is any sound and for those who asked for less motion. */
const CALM = {
  rays: Array.from({ length: RAYS }, (_, ray) => 0.2 + 0.16 * Math.cos((ray / RAYS) * Math.PI)),
  wave: Float32Array.from({ length: WINDOW }, (_, at) => 0.16 * Math.sin(at / 31)),
};

/** Milliseconds between drawings when the visitor asked for less motion: only the hand moves. */
const CALM_PACE = 500;

/** Draws the stage: each frame while it plays, once when it rests. `onFrame` hears of each. */
export function startVisualiser(player: Player, speaker: Speaker, onFrame: () => void) {
  const canvas = find('#picture', HTMLCanvasElement);
  const main = find('#tocar', HTMLElement);
  const sea = find('#sea', HTMLElement);
  const controls = find('#controls', HTMLElement);
  const sleeve = find('#sleeve', HTMLElement);
  const stage = createStage(canvas);
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let rays: number[] = [...CALM.rays];
  let wave = CALM.wave;
  let levels = new Float32Array(WINDOW / 2);
  let pending = 0;
  let drawnAt = 0;
  let shownPiece = player.state().piece;

  /** What the picture shall show now; live from the loudspeaker or, at rest, from the piece itself. */
  function look(isPlaying: boolean): number[] {
    const analyser = speaker.analyser();
    const sound = player.sound();
    if (isPlaying && analyser && !lessMotion.matches) {
      if (levels.length !== analyser.frequencyBinCount) {
        levels = new Float32Array(analyser.frequencyBinCount);
      }
      if (wave === CALM.wave || wave.length !== WINDOW) wave = new Float32Array(WINDOW);
      analyser.getFloatFrequencyData(levels);
      analyser.getFloatTimeDomainData(wave);
      return raysOf(levels, analyser.context.sampleRate);
    }
    if (lessMotion.matches || !sound || player.position() === 0) {
      wave = CALM.wave;
      return CALM.rays;
    }
    wave = windowAt(sound, player.position());
    return raysOf(decibels(wave));
  }

  function draw(now: number) {
    pending = 0;
    const isPlaying = player.state().status === 'playing';
    if (isPlaying && lessMotion.matches && now - drawnAt < CALM_PACE) {
      ask();
      return;
    }
    drawnAt = now;
    const wanted = look(isPlaying);
    rays = isPlaying ? rays.map((ray, at) => ray + ((wanted[at] ?? 0) - ray) * 0.45) : wanted;
    const frame = { position: player.position(), rays, wave, isLit: !lessMotion.matches };
    const isRising = stage.draw(frame, now);
    onFrame();
    if (isPlaying || isRising) ask();
  }

  function ask() {
    if (!pending) pending = requestAnimationFrame(draw);
  }

  function measure() {
    stage.fit({
      width: main.clientWidth,
      height: main.clientHeight,
      words: sleeve.offsetTop + sleeve.offsetHeight,
      horizon: sea.offsetTop,
      shore: sea.offsetTop + controls.offsetTop,
    });
    draw(performance.now());
  }

  player.subscribe(() => {
    const { piece } = player.state();
    if (piece !== shownPiece) {
      shownPiece = piece;
      stage.show(piece, lessMotion.matches ? -Infinity : performance.now());
    }
    ask();
  });
  const observer = new ResizeObserver(measure);
  for (const element of [main, sea, sleeve]) observer.observe(element);
  canvas.addEventListener('click', ({ offsetX, offsetY }) => {
    const seconds = stage.secondsAt(offsetX, offsetY);
    if (seconds !== null) player.seek(seconds);
  });
  stage.show(shownPiece, -Infinity);
  measure();
}
