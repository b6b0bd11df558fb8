#!/usr/bin/env bash
# Debian 12's Apache 2.4.71 with MultiViews sends a file that was compressed with Brotli as plain HTML.
# Its mime.conf says "AddLanguage br .br" (Breton) and names no encoding for .br, but does so for .gz. A folder with
# about.html.br and no about.html answers /about with the compressed bytes, "Content-Language: br" and no
# Content-Encoding: browsers show rubbish. about.html.gz beside it is told rightly, but loses.
# Remedy: RemoveLanguage .br and AddEncoding br .br, or no MultiViews.
set -euo pipefail
folder=$(mktemp -d) && cd "$folder"
trap 'kill "$(cat pid)" 2>/dev/null || true; rm -rf "$folder"' EXIT
chmod 755 . && version=2.4.71-1~deb12u1
apt-get -qq -o APT::Sandbox::User=root download "apache2-bin=$version" "apache2=$version" libapr1 libaprutil1
for package in *.deb; do dpkg-deb -x "$package" root; done
mkdir site && echo 'a page' >site/plain
node -e "require('fs').writeFileSync('site/about.html.br', require('zlib').brotliCompressSync('<p>A page</p>'))"
cat >httpd.conf <<CONF
ServerName localhost
Listen 127.0.0.1:8397
PidFile $folder/pid
ErrorLog $folder/error.log
Mutex file:$folder default
DefaultRuntimeDir $folder
$(for name in mpm_event authz_core mime negotiation; do echo "LoadModule ${name}_module $folder/root/usr/lib/apache2/modules/mod_$name.so"; done)
TypesConfig /dev/null
AddType text/html .html
$(grep -E '^\s*(AddLanguage br |AddEncoding )' root/etc/apache2/mods-available/mime.conf)
DocumentRoot $folder/site
<Directory $folder/site>
    Options MultiViews
</Directory>
CONF
[ "$(id -u)" != 0 ] || printf 'User www-data\nGroup www-data\n' >>httpd.conf
LD_LIBRARY_PATH=$(echo root/usr/lib/*-linux-gnu) root/usr/sbin/apache2 -f "$folder/httpd.conf"
for _ in $(seq 50); do curl -fsS -o /dev/null http://127.0.0.1:8397/plain 2>/dev/null && break || sleep 0.1; done
diff <(curl -sS -D - -o body -H 'Accept-Encoding: br, gzip' http://127.0.0.1:8397/about | tr -d '\r' |
  grep -iE '^(HTTP|Content-(Type|Language|Encoding))' | sort) - <<'SEEN' && echo "Apache $version: as described"
Content-Language: br
Content-Type: text/html
HTTP/1.1 200 OK
SEEN
cmp body site/about.html.br
