#!/usr/bin/env bash
# pdf.js, in unpdf 1.8.1, reads a line in Arabic that Chromium 156 has printed from the left, as it was drawn: a piece for
# each joined letter, in its form of presentation, and each of several letters turned round by itself. Joined in the order in
# which getTextContent gives them, words stand backwards and still look right, letter by letter. `dir` of a piece tells which to
# turn; a full stop after Latin words comes before them. An invisible mark (U+061C) that Intl writes after a percentage counts
# as a letter of the script: /\p{Script=Arabic}/ finds it. Compare letters (\p{L}) after NFKC, pieces of a line turned round.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null && npm install --silent --no-audit --no-fund unpdf@1.8.1
browser=$(command -v chromium-headless-shell || command -v chromium)
version=$("$browser" --version | grep -oE '[0-9]+(\.[0-9]+)+' | head -1)
printf '<!doctype html><meta charset="utf-8"><p dir="rtl">بيت دار EUR.' >page.html
"$browser" --headless --no-sandbox --no-pdf-header-footer --print-to-pdf=page.pdf "file://$folder/page.html" 2>/dev/null
cat >read.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
const page = await (await getDocumentProxy(new Uint8Array(readFileSync('page.pdf')))).getPage(1);
const { items } = await page.getTextContent();
const plain = items.map(({ str }) => str.normalize('NFKC')).filter((str) => str.trim());
console.log(plain.map((str) => [...str].map((sign) => sign.codePointAt(0).toString(16)).join(' ')).join(', '));
console.log(`the first word: ${plain.join('').includes('بيت')}, turned round: ${plain.toReversed().join('').includes('بيت')}`);
const percentage = new Intl.NumberFormat('ar-EG', { style: 'percent' }).format(0.3);
console.log([...percentage].map((sign) => sign.codePointAt(0).toString(16)).join(' '), /\p{Script=Arabic}$/u.test(percentage));
SCRIPT
diff <(node read.mjs) - <<'SEEN' && echo "unpdf 1.8.1, Chromium $version: as described"
2e 45 55 52, 62f 627 631, 62a, 64a, 628
the first word: false, turned round: true
663 660 66a 61c true
SEEN
