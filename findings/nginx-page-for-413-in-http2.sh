#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12): error_page 413 leads to a location that inherits client_max_body_size. In HTTP/1.1 the page comes.
# In HTTP/2 the body is refused once more on the way to the page, so the visitor gets nginx's own line in place of it, with
# the same status: a trial with curl --http1.1, or of the status alone, looks right. The page comes in both when its location says
# client_max_body_size 0. It is so with a return and with a file, and with a body whose length is announced; without a length
# HTTP/2 gives the page too.
set -euo pipefail
folder=$(mktemp -d) && cd "$folder"
trap 'kill "$nginx" 2>/dev/null || true; rm -rf "$folder"' EXIT
version=1.22.1-9+deb12u11
apt-get -qq -o APT::Sandbox::User=root download "nginx=$version"
dpkg-deb -x nginx_*.deb root
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout key.pem -out cert.pem -subj /CN=localhost -days 2 2>openssl.log
mkdir temporary
echo 'our page' >page.txt
head -c 5000 /dev/zero | tr '\0' x >body
server() {
  echo "server {
    listen 127.0.0.1:$1 ssl http2;
    ssl_certificate cert.pem;
    ssl_certificate_key key.pem;
    client_max_body_size 1k;
    error_page 413 /page.txt;
    location = /page.txt { internal; root $folder; $2 }
    location / { proxy_pass http://127.0.0.1:1; }
  }"
}
cat >nginx.conf <<CONF
daemon off;
pid nginx.pid;
$([ "$(id -u)" != 0 ] || echo 'user root;')
events {}
http {
  access_log off;
  client_body_temp_path temporary/a; proxy_temp_path temporary/b; fastcgi_temp_path temporary/c;
  uwsgi_temp_path temporary/d; scgi_temp_path temporary/e;
  $(server 8398 '')
  $(server 8399 'client_max_body_size 0;')
}
CONF
root/usr/sbin/nginx -p "$folder" -c "$folder/nginx.conf" -e nginx.log & nginx=$!
for _ in $(seq 50); do curl -ks -o /dev/null https://localhost:8399/ && break || sleep 0.1; done
post() {
  curl -ks --"$1" --data-binary @body -w ' %{http_code}' "https://localhost:$2/" | grep -oE 'our page|<h1>.*</h1>| 4[0-9]+$' | tr -d '\n'
  echo
}
diff <(for port in 8398 8399; do post http1.1 $port; post http2 $port; done) - <<'SEEN' && echo "nginx $version: as described"
our page 413
<h1>413 Request Entity Too Large</h1> 413
our page 413
our page 413
SEEN
