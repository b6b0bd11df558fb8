import { find, h } from '../browser/element.ts';
import { onClick } from './dress.ts';
import { fragmentOf } from './place.ts';
import type { Player } from './player.ts';
import { clock } from './time.ts';
import { words } from './words.ts';

/** Copies a link to what plays now, and shows it for those whose browser does not let a page copy. */
export function shareMoments(player: Player) {
  const shared = find('#shared', HTMLElement);
  onClick(find('#share', HTMLButtonElement), async () => {
    const { piece } = player.state();
    const place = { id: piece.id, position: player.position() };
    const address = new URL(fragmentOf(place), location.href).href;
    const isCopied = await Promise.resolve(address)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    const { copied, notCopied } = words.share;
    shared.replaceChildren(
      h('a', { href: address }, `${piece.title}, ${clock(place.position)}`),
      ` ${isCopied ? copied : notCopied}`,
    );
  });
}
