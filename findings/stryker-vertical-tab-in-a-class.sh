#!/usr/bin/env bash
# @stryker-mutator/core 10.1.1: of an expression with the flag u and \v among others in a class, one mutant has \V in its
# place. That is an error of syntax, not of one test: all mutants stand in one file, so the file cannot be loaded any
# more, and the run ends before its first mutant. What helps: \u000b instead of \v, or leaving out mutations of expressions.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 @stryker-mutator/core@10.1.1
export PATH="$folder/node_modules/node/bin:$PATH"
ran() {
  echo "export const spaced = (text) => text.replace(/[ $1]/gu, '-');" >spaced.mjs
  cat >try.mjs <<'JS'
import { spaced } from './spaced.mjs';
if (spaced('a b') !== 'a-b') process.exit(1);
JS
  npx stryker run stryker.config.json 2>&1 | grep -om1 'Invalid escape\|Done in' || true
}
echo '{ "testRunner": "command", "mutate": ["spaced.mjs"], "commandRunner": { "command": "node try.mjs" } }' >stryker.config.json
with=$(ran '\v')
without=$(ran '\u000b')
diff <(printf '%s\n' "$with" "$without") - <<'SEEN' && echo '@stryker-mutator/core 10.1.1: as described'
Invalid escape
Done in
SEEN
