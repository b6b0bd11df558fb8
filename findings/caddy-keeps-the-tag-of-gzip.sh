#!/usr/bin/env bash
# Caddy 2.6.2 (Debian 12) as a reverse proxy asks for gzip on behalf of a client that named no encoding, unpacks the answer,
# and leaves the strong ETag of the packed form on the plain bytes. Two forms with different bytes then have one strong
# tag (RFC 9110, 8.8.1 and 8.8.3.3 want two), and If-Range with it would join parts of both. "Accept-Encoding: identity" is
# passed on as it is. HEAD is passed on without it too, so its headers are those of another form than GET's.
# Go's http.Transport does it unless DisableCompression is set: in the Caddyfile, transport http { compression off }.
set -euo pipefail
folder=$(mktemp -d) && cd "$folder"
trap 'kill "$server" "$caddy" 2>/dev/null || true; rm -rf "$folder"' EXIT
version=2.6.2-5
apt-get -qq -o APT::Sandbox::User=root download "caddy=$version"
dpkg-deb -x caddy_*.deb root
cat >server.mjs <<'JS'
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
createServer(({ headers }, response) => {
  const isPacked = /gzip/.test(headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    Vary: 'Accept-Encoding',
    ETag: isPacked ? '"packed"' : '"plain"',
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
  });
  response.end(isPacked ? gzipSync('a page') : 'a page');
}).listen(8396, '127.0.0.1');
JS
node server.mjs & server=$!
printf '{\n\tadmin off\n}\nhttp://127.0.0.1:8397 {\n\treverse_proxy 127.0.0.1:8396\n}\n' >Caddyfile
export XDG_DATA_HOME=$folder XDG_CONFIG_HOME=$folder
root/usr/bin/caddy run --adapter caddyfile --config Caddyfile 2>log & caddy=$!
for _ in $(seq 50); do curl -fsS -o /dev/null http://127.0.0.1:8397/ 2>/dev/null && break || sleep 0.1; done
tag() { curl -sS -D - -o body "$@" http://127.0.0.1:8397/ | tr -d '\r' | grep -i '^etag'; cat body; echo; }
diff <(tag; tag -H 'Accept-Encoding: identity') - <<'SEEN' && echo "Caddy $version: as described"
Etag: "packed"
a page
Etag: "plain"
a page
SEEN
