#!/usr/bin/env bash
# @hono/node-server 2.1.8 puts a Request and a Response of its own in place of Node's, for the whole process, when
# getRequestListener or serve is called first. Its Response passes text(), json(), arrayBuffer(), blob() and formData() on, and
# not bytes(), which throws "Cannot read private member" (at once, not as a rejection): code that works alone, or in a test
# without a server, fails beside one. Answers of fetch are Node's own and are not concerned.
# With overrideGlobalObjects: false it leaves them alone; else take arrayBuffer().
set -euo pipefail
folder=$(mktemp -d) && cd "$folder"
trap 'rm -rf "$folder"' EXIT
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @hono/node-server@2.1.8 hono@4.13.19
cat >try.mjs <<'JS'
import { getRequestListener } from '@hono/node-server';
async function tryAll(when) {
  for (const method of ['text', 'arrayBuffer', 'blob', 'bytes'])
    try {
      await new Response('x')[method]();
      console.log(when, method, 'works');
    } catch (error) {
      console.log(when, method, error.name);
    }
}
await tryAll('before:');
getRequestListener(() => new Response('x'));
await tryAll('after:');
JS
diff <(node try.mjs) - <<'SEEN' && echo '@hono/node-server 2.1.8: as described'
before: text works
before: arrayBuffer works
before: blob works
before: bytes works
after: text works
after: arrayBuffer works
after: blob works
after: bytes TypeError
SEEN
