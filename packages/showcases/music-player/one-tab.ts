import type { Player } from './player.ts';

/** The two halves of a BroadcastChannel that are needed. */
export type Channel = {
  postMessage: (message: unknown) => void;
  onmessage: ((event: MessageEvent) => void) | null;
};

/** One tab plays: whoever begins says so, and the others pause. */
export function playInOneTab(player: Player, channel: Channel, onHushed: () => void) {
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
