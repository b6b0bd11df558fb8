import { find, h } from '../browser/element.ts';
import { code } from '../browser/language.ts';
import { onClick } from './dress.ts';
import type { Piece } from './pieces.ts';
import { linkTo } from './place.ts';
import type { Player } from './player.ts';
import { clock } from './time.ts';
import { words } from './words.ts';

/** The markup with which another site shows a piece. */
function frameOf({ id, title, artist }: Piece): string {
  const address = new URL(
    `../music-player-embed/?lang=${code}#piece=${id}`,
    location.href.replace(/[?#].*/, ''),
  );
  return `<iframe title="${words.share.named(title, artist)}" width="480" height="150" style="border:0;max-width:100%" loading="lazy" src="${address}"></iframe>`;
}

/** Copies a link to what plays now, and shows it for those whose browser does not let a page copy. */
export function shareMoments(player: Player) {
  const shared = find('#shared', HTMLElement);
  const frame = find('#embed-code', HTMLInputElement);
  const showFrame = () => {
    frame.value = frameOf(player.state().piece);
  };
  frame.addEventListener('focus', () => frame.select());
  player.subscribe(showFrame);
  showFrame();
  onClick(find('#share', HTMLButtonElement), async () => {
    const { piece } = player.state();
    const place = { id: piece.id, position: player.position() };
    const address = linkTo(place, location.href);
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
