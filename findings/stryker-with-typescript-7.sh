#!/usr/bin/env bash
# @stryker-mutator/core 10.1.1 with typescript 7.0.2: every run in a project with a tsconfig.json ends before the first test.
# TypeScript 7's package has no JavaScript API, and Stryker calls ts.parseConfigFileTextToJson to rewrite the file. No
# checker and no TypeScript source is needed for that, a tsconfig.json is enough. npm gives no warning. What helps:
# typescript 5.9 in a copy of the project, only for Stryker.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 @stryker-mutator/core@10.1.1 typescript@7.0.2
export PATH="$folder/node_modules/node/bin:$PATH"
echo 'export const twice = (value) => value * 2;' >twice.mjs
echo '{ "compilerOptions": { "strict": true } }' >tsconfig.json
echo '{ "testRunner": "command", "mutate": ["twice.mjs"], "commandRunner": { "command": "true" } }' >stryker.config.json
ran() { npx stryker run 2>&1 | grep -om1 'ts\.parseConfigFileTextToJson is not a function\|Done in' || true; }
with=$(ran)
rm tsconfig.json
without=$(ran)
diff <(printf '%s\n' "$with" "$without") - <<'SEEN' && echo '@stryker-mutator/core 10.1.1 with typescript 7.0.2: as described'
ts.parseConfigFileTextToJson is not a function
Done in
SEEN
