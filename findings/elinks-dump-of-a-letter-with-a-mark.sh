#!/usr/bin/env bash
# ELinks 0.13.2 (Debian 12) shows a letter that is followed by a combining mark or a word joiner (U+2060) on its screen, but
# -dump writes six bytes in its place, the same for whatever is joined first: its own number for the pair, beyond all that
# Unicode has, so that decoders of UTF-8 refuse it.
# Whoever looks for words in the output does not find "café" in the form NFD, nor "e-mail" that is kept on one line.
# What helps: compare letters only after what does not decode is taken out, or texts in the form NFC and without joiners.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
export HOME=$folder LC_ALL=C.UTF-8
dump() { printf '<!doctype html><meta charset="utf-8"><p>%b</p>' "$1" >page.html && elinks -dump -dump-charset utf-8 page.html; }
bytes() { tr -d ' \n' | od -An -tx1 | tr -d '\n' && echo; }
diff <(
  echo "café, one sign:$(dump 'caf\u00e9' | bytes)"
  echo "café, two signs:$(dump 'cafe\u0301' | bytes)"
  echo "e-joiner:$(dump 'e\u2060' | bytes)"
) - <<'SEEN' && echo "$(elinks -version | head -1): as described"
café, one sign: 63 61 66 c3 a9
café, two signs: 63 61 66 fd bf bf bd a3 ac
e-joiner: fd bf bf bd a3 ac
SEEN
