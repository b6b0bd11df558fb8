#!/usr/bin/env bash
# Two tools that both say "Baseline widely available" answer by different days. browserslist 4.29.6 reckons by the clock (30
# months before today); stylelint-plugin-use-baseline 1.4.6 answers by the data that it was published with, whatever the
# day. light-dark() reached every browser of Baseline in May 2024: on 1 December 2026 browserslist's list holds only
# browsers that know it, and the plugin still refuses it. A site that builds for the first list and lints by
# the second is told that its styles are too new although no browser of its list lacks them.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund browserslist@4.29.6 stylelint@17.16.0 stylelint-plugin-use-baseline@1.4.6
cat >try.mjs <<'JS'
import browserslist from 'browserslist';
import stylelint from 'stylelint';
// The first versions with light-dark().
const first = { chrome: 123, firefox: 120, safari: 17.5 };
const lacking = browserslist('baseline widely available on 2026-12-01').filter((browser) => {
  const [name, version] = browser.split(' ');
  return Number.parseFloat(version) < (first[name] ?? 0);
});
console.log('browsers without light-dark():', lacking.length);
const { results } = await stylelint.lint({
  code: 'a { color: light-dark(red, blue) }',
  config: { plugins: ['stylelint-plugin-use-baseline'], rules: { 'plugin/use-baseline': [true, { available: 'widely' }] } },
});
for (const { text } of results[0].warnings) console.log(text);
JS
diff <(node try.mjs) - <<'SEEN' && echo 'browserslist 4.29.6 and stylelint-plugin-use-baseline 1.4.6: as described'
browsers without light-dark(): 0
Function "light-dark" is not a widely available baseline feature. (plugin/use-baseline)
SEEN
