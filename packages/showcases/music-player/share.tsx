import { useState } from 'preact/hooks';
import { copyText } from '../browser/copy-text.ts';
import { code } from '../browser/language.ts';
import type { Piece } from './pieces.ts';
import { linkTo } from './place.ts';
import type { Player } from './player.ts';
import { clock } from './time.ts';
import { words } from './words.ts';

function frameOf({ id, title, artist }: Piece): string {
  const address = new URL(
    `../music-player-embed/?lang=${code}#piece=${id}`,
    location.href.replace(/[?#].*/, ''),
  );
  return `<iframe title="${words.share.named(title, artist)}" width="480" height="150" style="border:0;max-width:100%" loading="lazy" src="${address}"></iframe>`;
}

type Shared = { href: string; text: string; isCopied: boolean };

/** Copies a link to what plays now, and shows it for those whose browser does not let a page copy. */
export function Share({ player }: { player: Player }) {
  const { piece } = player.state();
  const [shared, setShared] = useState<Shared>();
  const { copy, copied, notCopied, embed } = words.share;

  async function handleCopy() {
    const position = player.position();
    const href = linkTo({ id: piece.id, position }, location.href);
    const text = `${piece.title}, ${clock(position)}`;
    setShared({ href, text, isCopied: await copyText(href) });
  }

  return (
    <>
      <button class="link" type="button" onClick={handleCopy}>
        {copy}
      </button>
      <p id="shared" role="status">
        {shared && (
          <>
            <a href={shared.href}>{shared.text}</a> {shared.isCopied ? copied : notCopied}
          </>
        )}
      </p>
      <label class="embed-code">
        <span>{embed}</span>{' '}
        <input
          id="embed-code"
          readOnly
          spellcheck={false}
          value={frameOf(piece)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
    </>
  );
}
