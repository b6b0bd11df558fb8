#!/usr/bin/env bash
# Lightning CSS 1.33.0 fills a custom medium that names a media type into a query as text, not as a list of queries.
# Valid by Media Queries 5 ("evaluates as the <media-query-list>"):
#   @custom-media --paper print;      @media (--paper) or (hover)  means  print, (hover)
#   @custom-media --night screen and (prefers-color-scheme: dark);   @media not (--night)  means all but night
# Seen: the "or" becomes "and", so the rule is lost on every screen; "not" keeps the screen and negates only the scheme,
# so the rule is lost on paper. No warning, no error. A custom medium without a type ("(hover)") is filled in rightly.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null && npm install --silent --no-audit --no-fund lightningcss@1.33.0
cat >try.mjs <<'JS'
import { Features, transform } from 'lightningcss';
const filled = (medium, query) =>
  transform({
    filename: 'x.css',
    code: Buffer.from(`@custom-media --m ${medium}; @media ${query} { a { color: red } }`),
    minify: true,
    drafts: { customMedia: true },
    include: Features.CustomMediaQueries,
  }).code.toString();
console.log(filled('(pointer: fine)', '(--m) or (hover)'));
console.log(filled('print', '(--m) or (hover)'));
console.log(filled('screen and (prefers-color-scheme: dark)', 'not (--m)'));
JS
diff <(node try.mjs) - <<'SEEN' && echo 'lightningcss 1.33.0: as described'
@media (pointer:fine) or (hover){a{color:red}}
@media print and ((hover)){a{color:red}}
@media screen and not (prefers-color-scheme:dark){a{color:red}}
SEEN
