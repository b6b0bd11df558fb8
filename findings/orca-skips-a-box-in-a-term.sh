#!/usr/bin/env bash
# Orca 43.1 with Firefox 153 ESR (Debian 12): of a description list it does not say what is laid out as a box at the beginning of
# a term or of its value. A span in a dt or dd that is a flex or grid box is such a box, and so is a p there; what comes
# second in it is said. A text directly in the dt or dd is said, and so are the same boxes in a li.
# What helps: a text in the dt and the dd themselves, or a list of paragraphs.
# Needs root, for processes that see no other Orca. Debian: orca firefox-esr speech-dispatcher at-spi2-core xvfb xdotool dbus.
set -euo pipefail
export LC_ALL=C.UTF-8
versions=$(dpkg-query -W -f '${Package} ${Version} ' orca firefox-esr)
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir -m 700 home run profile speech
cat >voice <<'VOICE'
#!/usr/bin/python3
import os, re, sys, threading
def tell(text): sys.stdout.write(text + '\n'); sys.stdout.flush()
answers = {'INIT': '299-ready\n299 OK', 'LIST VOICES': '200-log\ten\tnone\n200 OK', 'SET': '203 OK', 'AUDIO': '207 OK', 'LOGLEVEL': '207 OK'}
text, speaks = None, False
for line in iter(sys.stdin.readline, ''):
    line = line.rstrip('\n')
    if text is not None and line != '.': text.append(line)
    elif text is not None:
        if speaks:
            open(os.environ['SAID'], 'a').write(re.sub('<[^>]*>', '', ' '.join(text)) + '\n')
            tell('200 OK SPEAKING\n701 BEGIN')
            threading.Timer(0.4, tell, ['702 END']).start()
        else: tell('203 OK')
        text = None
    elif line == 'QUIT': tell('210 OK'); break
    elif line in ('SPEAK', 'CHAR', 'KEY', 'SOUND_ICON'): text, speaks = [], True; tell('202 OK')
    elif line in answers:
        tell(answers[line])
        if line not in ('INIT', 'LIST VOICES'): text, speaks = [], False
    else: tell('300 ERR')
VOICE
chmod +x voice
printf 'Timeout 0\nLogDir "%s/speech"\nAddModule "log" "%s/voice" ""\nDefaultModule log\n' "$folder" "$folder" >speech/speechd.conf
cat >profile/user.js <<'PREFERENCES'
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.newtab.preload", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
PREFERENCES
cat >page.html <<'PAGE'
<!doctype html><html lang="en"><meta charset="utf-8"><title>Terms</title><h1>Terms</h1>
<dl><dt>apple</dt><dd>banana</dd></dl>
<dl><dt style="display: grid"><span>cherry</span></dt><dd style="display: flex"><span>date</span><span>elder</span></dd></dl>
<dl><dt><p>fig</p></dt><dd><p>grape</p></dd></dl>
<ul><li style="display: grid"><span>hazel</span><p>ivy</p></li></ul>
<p>the end of it</p>
PAGE
cat >session <<'SESSION'
exec 2>/dev/null
Xvfb -displayfd 3 -screen 0 1280x900x24 3>screen & until [ -s screen ]; do sleep 0.2; done
export DISPLAY=:$(cat screen)
speech-dispatcher -s -C "$PWD/speech" -S "$PWD/run/speech.sock" & until [ -S run/speech.sock ]; do sleep 0.2; done
orca & until [ -s "$SAID" ]; do sleep 0.2; done
firefox-esr --no-remote --profile "$PWD/profile" "file://$PWD/page.html" &
for second in {1..120}; do
  sleep 1
  for window in $(xdotool search --onlyvisible --name . || true); do xdotool windowfocus "$window" || true; done
  grep -q 'the end of it' "$SAID" && break
done
SESSION
export SAID="$folder/said" HOME="$folder/home" XDG_RUNTIME_DIR="$folder/run" SPEECHD_ADDRESS="unix_socket:$folder/run/speech.sock" GNOME_ACCESSIBILITY=1
touch said
unshare --pid --fork --kill-child --mount-proc dbus-run-session -- bash session >/dev/null 2>&1 || true
grep -q 'the end of it' said || { echo 'The page was not read to its end.' && exit 1; }
for word in apple banana cherry date elder fig grape hazel ivy; do
  echo "$word $(grep -q "$word" said && echo said || echo 'left out')" >>seen
done
diff seen - <<'SEEN' && echo "$versions: as described"
apple said
banana said
cherry left out
date left out
elder said
fig left out
grape left out
hazel said
ivy said
SEEN
