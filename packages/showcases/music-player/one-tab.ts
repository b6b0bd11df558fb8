import { isOn, type Player } from './player.ts';

/** Where the browser keeps pages from each other, as in a frame without storage, each plays for itself. */
export function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('showcase-music');
  } catch {
    return null;
  }
}

/** One tab plays: whoever begins says so, and the others pause. */
export function playInOneTab(
  player: Player,
  channel: BroadcastChannel | null,
  onHushed: () => void,
) {
  if (!channel) return;
  let wasOn = false;
  player.subscribe(() => {
    const isNow = isOn(player.state());
    if (isNow && !wasOn) channel.postMessage('playing');
    wasOn = isNow;
  });
  channel.onmessage = ({ data }) => {
    if (data !== 'playing' || !wasOn) return;
    player.pause();
    onHushed();
  };
}
