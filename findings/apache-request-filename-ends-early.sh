#!/usr/bin/env bash
# Apache 2.4.71 answers 500 to a wrong address with the three lines that most guides give for leaving ".html" out:
#   RewriteEngine On
#   RewriteCond %{REQUEST_FILENAME}.html -f
#   RewriteRule ^(.+[^/])$ $1.html [L]
# In a <Directory> or .htaccess REQUEST_FILENAME ends at the first part of the path that is not there; the rest is
# path info. For /contact/more with contact.html in the folder the condition asks for contact.html, which is there; the
# rule makes contact/more.html, for which the condition holds again, until the limit of ten internal redirects.
# Asking for what the rule will make, RewriteCond %{DOCUMENT_ROOT}/$1.html -f, gives 404.
set -euo pipefail
folder=$(mktemp -d) && cd "$folder"
trap 'kill "$(cat pid)" 2>/dev/null || true; rm -rf "$folder"' EXIT
chmod 755 . && version=2.4.71-1~deb12u1
apt-get -qq -o APT::Sandbox::User=root download "apache2-bin=$version" libapr1 libaprutil1
for package in *.deb; do dpkg-deb -x "$package" root; done
for name in usual right; do mkdir -p $name && echo page >$name/contact.html; done
cat >httpd.conf <<CONF
ServerName localhost
Listen 127.0.0.1:8398
Listen 127.0.0.1:8399
PidFile $folder/pid
ErrorLog $folder/error.log
Mutex file:$folder default
DefaultRuntimeDir $folder
$(for name in mpm_event authz_core rewrite; do echo "LoadModule ${name}_module $folder/root/usr/lib/apache2/modules/mod_$name.so"; done)
<VirtualHost *:8398>
    DocumentRoot $folder/usual
    <Directory $folder/usual>
        RewriteEngine On
        RewriteCond %{REQUEST_FILENAME}.html -f
        RewriteRule ^(.+[^/])$ \$1.html [L]
    </Directory>
</VirtualHost>
<VirtualHost *:8399>
    DocumentRoot $folder/right
    <Directory $folder/right>
        RewriteEngine On
        RewriteCond %{DOCUMENT_ROOT}/\$1.html -f
        RewriteRule ^(.+[^/])$ \$1.html [L]
    </Directory>
</VirtualHost>
CONF
[ "$(id -u)" != 0 ] || printf 'User www-data\nGroup www-data\n' >>httpd.conf
LD_LIBRARY_PATH=$(echo root/usr/lib/*-linux-gnu) root/usr/sbin/apache2 -f "$folder/httpd.conf"
status() { curl -sS -o /dev/null -w '%{http_code}' "http://127.0.0.1:$1/$2"; }
for _ in $(seq 50); do curl -fsS -o /dev/null http://127.0.0.1:8398/contact 2>/dev/null && break || sleep 0.1; done
diff <(for port in 8398 8399; do echo "$(status $port contact) $(status $port nothing) $(status $port contact/more)"; done) - <<'SEEN' && echo "Apache $version: as described"
200 404 500
200 404 404
SEEN
