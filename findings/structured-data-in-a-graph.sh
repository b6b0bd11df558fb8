#!/usr/bin/env bash
# structured-data-testing-tool 4.5.0 finds no schema in a page whose JSON-LD is one "@graph" (JSON-LD 1.1, 4.9), the form
# that WordPress' and other sites' plugins write: a whole page counts as a page without structured data. The same node
# outside of a graph is found. What helps: reading the JSON, or one script element for each node.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null && npm install --silent --no-audit --no-fund structured-data-testing-tool@4.5.0
cat >try.mjs <<'JS'
import tool from 'structured-data-testing-tool';
const node = { '@type': 'Organization', name: 'Studio', url: 'https://site.example/' };
for (const data of [node, { '@graph': [node] }]) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const page = `<!doctype html><title>Studio</title><script type="application/ld+json">${json}</script>`;
  // It rejects where one of its own presets fails, with the same result.
  const { schemas } = await tool.structuredDataTest(page, {}).catch(({ res }) => res);
  console.log(JSON.stringify(schemas));
}
JS
diff <(node try.mjs) - <<'SEEN' && echo 'structured-data-testing-tool 4.5.0: as described'
["Organization"]
[]
SEEN
