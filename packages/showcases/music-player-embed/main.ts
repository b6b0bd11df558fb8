/** One piece in a frame of another site: it plays to its end. Nothing is kept, so that no site learns of another. */
import { writePage } from '../browser/write-words.ts';
import { drawer } from '../kit/places.tsx';
import { openChannel, playInOneTab } from '../music-player/one-tab.ts';
import { PIECES } from '../music-player/pieces.ts';
import { isLost, placeIn } from '../music-player/place.ts';
import { createPlayer } from '../music-player/player.ts';
import { createRenderer } from '../music-player/renderer.ts';
import { createSpeaker } from '../music-player/speaker.ts';
import { parseMemory } from '../music-player/storage.ts';
import { words } from '../music-player/words.ts';
import { Embed } from './embed.tsx';

writePage(words);

const known = PIECES.map(({ id }) => id);
const start = placeIn(location.hash, known) ?? { id: known[0] ?? '', position: 0 };
const memory = { ...parseMemory(null, known), order: [start.id], repeat: 'off' as const };
const renderer = createRenderer();
const player = createPlayer({
  renderer,
  speaker: createSpeaker(),
  memory,
  start,
});
const { piece } = player.state();

const root = document.documentElement;
for (const [name, colour] of Object.entries(piece.palette))
  root.style.setProperty(`--${name}`, colour);

const drawEmbed = drawer({ main: Embed });
const isAstray = isLost(location.hash, known);
document.title = isAstray ? words.head.title : words.share.named(piece.title, piece.artist);
const draw = () => drawEmbed({ player, isAstray });
draw();
player.subscribe(draw);
// What makes the sound comes with the page.
addEventListener('load', () => renderer.prepare());
playInOneTab(player, openChannel(), () => {});
setInterval(() => {
  if (player.state().status === 'playing') draw();
}, 250);
root.dataset.view = 'tocar';
