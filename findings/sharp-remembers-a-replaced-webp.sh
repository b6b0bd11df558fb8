#!/usr/bin/env bash
# sharp 0.35.5 goes on giving the old picture of a WebP file that was replaced under the same name, with its old width,
# in pixels and in metadata(), whether the file was written over or renamed into place. PNG, JPEG, GIF and AVIF are read
# anew. A server that makes sizes of uploaded pictures shows the picture before the last one until it is started again.
# Giving sharp the bytes instead of the name helps, and so does sharp.cache(false).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null && npm install --silent --no-audit --no-fund sharp@0.35.5
cat >try.mjs <<'JS'
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
for (const kind of ['png', 'jpeg', 'gif', 'avif', 'webp']) {
  const picture = (width) =>
    sharp({ create: { width, height: 8, channels: 3, background: 'red' } })[kind]().toBuffer();
  const name = `picture.${kind}`;
  const widths = async (input) => {
    const { info } = await sharp(input).raw().toBuffer({ resolveWithObject: true });
    return `${info.width} ${(await sharp(input).metadata()).width}`;
  };
  writeFileSync(name, await picture(8));
  const seen = [await widths(name)];
  writeFileSync(name, await picture(16));
  seen.push(await widths(name));
  writeFileSync('new', await picture(24));
  renameSync('new', name);
  seen.push(await widths(name), await widths(readFileSync(name)));
  sharp.cache(false);
  seen.push(await widths(name));
  sharp.cache(true);
  console.log(kind, seen.join(', '));
}
JS
diff <(node try.mjs) - <<'SEEN' && echo 'sharp 0.35.5: as described'
png 8 8, 16 16, 24 24, 24 24, 24 24
jpeg 8 8, 16 16, 24 24, 24 24, 24 24
gif 8 8, 16 16, 24 24, 24 24, 24 24
avif 8 8, 16 16, 24 24, 24 24, 24 24
webp 8 8, 8 8, 8 8, 24 24, 24 24
SEEN
