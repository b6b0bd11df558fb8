import type { Player } from './player.ts';

/** The two halves of a BroadcastChannel that are needed. */
export type Channel = {
  postMessage: (message: unknown) => void;
  onmessage: ((event: MessageEvent) => void) | null;
};

/** Where the browser keeps pages from each other, as in a frame without storage, each plays for itself. */
export function openChannel(): Channel | null {
  try {
    return new BroadcastChannel('showcase-music');
  } catch {
    return null;
  }
}

/** One tab plays: whoever begins says so, and the others pause. */
export function playInOneTab(player: Player, channel: Channel | null, onHushed: () => void) {
  if (!channel) return;
  let wasOn = false;
  player.subscribe(() => {
    const { status } = player.state();
    const isOn = status === 'playing' || status === 'preparing';
    if (isOn && !wasOn) channel.postMessage('playing');
    wasOn = isOn;
  });
  channel.onmessage = ({ data }) => {
    if (data !== 'playing' || !wasOn) return;
    player.pause();
    onHushed();
  };
}
