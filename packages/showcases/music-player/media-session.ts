import { drawCover } from './drawing.ts';
import type { Piece } from './pieces.ts';
import { isOn, type Player } from './player.ts';
import quiet from './quiet.mp4?url';
import { words } from './words.ts';

/** Seconds that a headset's seek key jumps when the system names no number. */
const JUMP = 10;

/**
 * Connects the player to the system's media controls. Browsers send media keys only to a page with a
 * playing media element. The player uses Web Audio, so a silent media element plays too.
 */
export function joinMediaSession(player: Player) {
  const session = navigator.mediaSession;
  if (!session) return;
  const element = new Audio();
  element.preload = 'none';
  element.src = quiet;
  // Comes with the page, so that nothing is fetched, and nothing fails, once there is no connection.
  addEventListener('load', () => {
    element.preload = 'auto';
  });
  element.loop = true;
  let shown = '';

  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: player.play,
    pause: player.pause,
    stop: player.pause,
    nexttrack: player.next,
    previoustrack: player.previous,
    seekbackward: ({ seekOffset }) => player.seek(player.position() - (seekOffset ?? JUMP)),
    seekforward: ({ seekOffset }) => player.seek(player.position() + (seekOffset ?? JUMP)),
    seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
  };
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // Browsers throw on actions that they do not support.
    }
  }

  player.subscribe(() => {
    const { piece } = player.state();
    const isHeard = isOn(player.state());
    if (isHeard && element.paused) element.play().catch(() => {});
    if (!isHeard && !element.paused) element.pause();
    if (!isHeard && !shown) return;
    session.playbackState = isHeard ? 'playing' : 'paused';
    if (shown !== piece.id) {
      shown = piece.id;
      session.metadata = new MediaMetadata({
        title: piece.title,
        artist: piece.artist,
        album: words.page.day,
        artwork: [{ src: coverAddress(piece), sizes: '512x512', type: 'image/png' }],
      });
    }
    const duration = piece.score.seconds;
    session.setPositionState?.({
      duration,
      position: Math.min(player.position(), duration),
      playbackRate: 1,
    });
  });
}

/** The sleeve as a PNG in a data address, for the system's own player. */
function coverAddress(piece: Piece): string {
  const canvas = document.createElement('canvas');
  canvas.width = 512;
  canvas.height = 512;
  const context = canvas.getContext('2d');
  if (context) drawCover(context, piece, 512);
  return canvas.toDataURL('image/png');
}
