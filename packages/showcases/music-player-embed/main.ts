/** One piece in a frame of another site: it plays to its end. Nothing is kept, so that no site learns of another. */
import { find } from '../browser/element.ts';
import { locale } from '../browser/language.ts';
import { writePage } from '../browser/write-words.ts';
import { dress, onClick } from '../music-player/dress.ts';
import { openChannel, playInOneTab } from '../music-player/one-tab.ts';
import { frameOf } from '../music-player/page-words.ts';
import { PIECES } from '../music-player/pieces.ts';
import { linkTo, placeIn } from '../music-player/place.ts';
import { createPlayer } from '../music-player/player.ts';
import { createRenderer } from '../music-player/renderer.ts';
import { createSpeaker } from '../music-player/speaker.ts';
import { parseMemory } from '../music-player/storage.ts';
import { clock, spoken } from '../music-player/time.ts';
import { words } from '../music-player/words.ts';

writePage(frameOf(words));

const known = PIECES.map(({ id }) => id);
const start = placeIn(location.hash, known) ?? { id: known[0] ?? '', position: 0 };
const memory = { ...parseMemory(null, known), order: [start.id], repeat: 'off' as const };
const player = createPlayer({
  renderer: createRenderer(),
  speaker: createSpeaker(),
  memory,
  start,
});
const { piece } = player.state();

const root = document.documentElement;
for (const [name, colour] of Object.entries(piece.palette))
  root.style.setProperty(`--${name}`, colour);
document.title = words.share.named(piece.title, piece.artist);
find('#title', HTMLElement).textContent = piece.title;

const artist = find('#artist', HTMLElement);
const play = find('#play', HTMLButtonElement);
const seek = find('#seek', HTMLInputElement);
const whole = find('#whole', HTMLAnchorElement);
seek.max = String(Math.floor(piece.score.seconds));

function drawPlace(): void {
  const position = player.position();
  seek.value = String(Math.floor(position));
  seek.style.setProperty('--part', String(position / piece.score.seconds));
  seek.setAttribute('aria-valuetext', words.time.of(spoken(position), spoken(piece.score.seconds)));
  find('#elapsed', HTMLElement).textContent = clock(position);
  whole.href = linkTo({ id: piece.id, position }, new URL('../music-player/', location.href).href);
}

function draw(): void {
  const { status, failure, prepared } = player.state();
  const isOn = status === 'playing' || status === 'preparing';
  dress(play, isOn ? 'pause' : 'play', isOn ? words.controls.pause : words.controls.play);
  play.toggleAttribute('data-preparing', status === 'preparing');
  play.style.setProperty('--part', String(prepared));
  artist.textContent = status === 'failed' ? words.sound[failure ?? 'unable'] : piece.artist;
  artist.lang = status === 'failed' ? locale : 'pt-PT';
  drawPlace();
}

onClick(play, player.toggle);
seek.addEventListener('input', () => player.seek(Number(seek.value)));
player.subscribe(draw);
playInOneTab(player, openChannel(), () => {});
setInterval(() => {
  if (player.state().status === 'playing') drawPlace();
}, 250);
draw();
root.dataset.view = 'tocar';
