#!/usr/bin/env bash
# feedsmith 3.0.1 writes a value with "&" as CDATA on a line of its own, with spaces and line breaks around it, also in
# <link> and <guid>. rss-parser 3.13.0 keeps them: link, guid and title of such an article begin with a line break, so
# that a reader built on it opens no page and takes the article for a new one when the indent changes. An address
# without "&" arrives whole. What helps: no "&" in addresses of a feed, or trimming.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null && npm install --silent --no-audit --no-fund feedsmith@3.0.1 rss-parser@3.13.0
cat >try.mjs <<'JS'
import { generateRssFeed } from 'feedsmith';
import Parser from 'rss-parser';
const link = 'https://site.example/?page=notes&lang=pt';
const items = [{ title: 'Rye & wheat', link, guid: { value: link } }, { title: 'Rye', link: 'https://site.example/' }];
const feed = await new Parser().parseString(
  generateRssFeed({ title: 'Notes', link: 'https://site.example/', description: 'Notes', items }),
);
for (const { title, link: read, guid } of feed.items) console.log(JSON.stringify([title, read, guid]));
JS
diff <(node try.mjs) - <<'SEEN' && echo 'feedsmith 3.0.1 with rss-parser 3.13.0: as described'
["\n        Rye & wheat\n      ","\n        https://site.example/?page=notes&lang=pt\n      ","\n        https://site.example/?page=notes&lang=pt\n      "]
["Rye","https://site.example/",null]
SEEN
