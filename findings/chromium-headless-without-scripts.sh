#!/usr/bin/env bash
# Chromium 156 (Debian 12), headless, gives nothing for --dump-dom and --screenshot when scripts are switched off with
# --blink-settings=scriptEnabled=false: no document, no file, no message, and exit code 0. Its command of a page runs as a
# script in a page of its own. A check "does it look right without scripts" of that kind passes without having seen anything.
# What helps: a browser that is driven (Emulation.setScriptExecutionDisabled of the DevTools protocol).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
browser=$(command -v chromium-headless-shell || command -v chromium)
version=$("$browser" --version | grep -oE '[0-9]+(\.[0-9]+)+' | head -1)
printf '<!doctype html><title>A title</title><p>Words' >page.html
open() { "$browser" --headless --no-sandbox --blink-settings=scriptEnabled="$1" "$2" "file://$folder/page.html" 2>/dev/null; }
diff <(for scripts in true false; do
  open $scripts --dump-dom && echo "scripts $scripts: ended with 0"
  open $scripts --screenshot="$folder/$scripts.png" >log
  ls "$scripts.png" 2>/dev/null || echo 'no picture'
done) - <<'SEEN' && echo "Chromium $version: as described"
<!DOCTYPE html>
<html><head><title>A title</title></head><body><p>Words</p></body></html>
scripts true: ended with 0
true.png
scripts false: ended with 0
no picture
SEEN
