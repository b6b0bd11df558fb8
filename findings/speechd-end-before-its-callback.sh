#!/usr/bin/env bash
# python3-speechd 0.11.4 (Debian 12) loses events of a message that come before it has noted the callback: speak() sends the
# text, and registers the callback when it has read the answer. An "end" in between is dropped without a word, and whoever
# says one sentence after the other, as Orca does when it reads a page, waits for ever. Real voices take too long to show it; a
# voice for tests that takes no time, or a machine that is busy, does. Here the answer is slow to reach whoever asked.
# What helps: a voice that takes some hundred milliseconds for each text.
set -euo pipefail
export LC_ALL=C.UTF-8
version=$(dpkg-query -W -f '${Version}' python3-speechd)
folder=$(mktemp -d) && trap 'kill "$server" 2>/dev/null; rm -rf "$folder"' EXIT && cd "$folder"
cat >voice <<'VOICE'
#!/usr/bin/python3
import os, sys, threading
def say(text): sys.stdout.write(text + '\n'); sys.stdout.flush()
def end(): say('702 END')
answers = {'INIT': '299-ready\n299 OK', 'LIST VOICES': '200-log\ten\tnone\n200 OK', 'SET': '203 OK', 'AUDIO': '207 OK', 'LOGLEVEL': '207 OK'}
last = ''
for line in iter(sys.stdin.readline, ''):
    line = line.rstrip('\n')
    if line == 'QUIT': say('210 OK'); break
    if line == '.' and last == 'SPEAK':
        say('200 OK SPEAKING'); last = ''
        threading.Timer(float(os.environ['TAKES']), end).start()
    elif line == '.': say('203 OK')
    elif line == 'SPEAK': last = line; say('202 OK')
    elif line in answers: say(answers[line])
VOICE
chmod +x voice
printf 'Timeout 0\nLogDir "%s"\nAddModule "log" "%s/voice" ""\nDefaultModule log\n' "$folder" "$folder" >speechd.conf
cat >client.py <<'CLIENT'
import speechd, sys, threading, time
class Slow(speechd.SSIPClient):
    """As on a busy machine: what has asked runs a moment after the answer has come."""
    def __init__(self, *args, **how):
        super().__init__(*args, **how)
        send = self._conn.send_data
        def slow(text):
            answer = send(text)
            time.sleep(0.05)
            return answer
        self._conn.send_data = slow
client, heard = Slow('t', address=f'unix_socket:{sys.argv[1]}'), 0
for number in range(10):
    end = threading.Event()
    client.speak('word', callback=lambda kind: end.set(), event_types=(speechd.CallbackType.END,))
    heard += end.wait(2)
print(f'{heard} of 10 ends were heard')
client.close()
CLIENT
for takes in 0 0.5; do
  XDG_RUNTIME_DIR=$folder HOME=$folder TAKES=$takes speech-dispatcher -s -C "$folder" -S "$folder/socket$takes" 2>/dev/null &
  server=$!
  until [ -S "socket$takes" ]; do sleep 0.1; done
  sleep 1
  echo "a text takes $takes s: $(/usr/bin/python3 client.py "$folder/socket$takes")" >>seen
  kill "$server" && wait "$server" || true
done
diff seen - <<'SEEN' && echo "python3-speechd $version: as described"
a text takes 0 s: 0 of 10 ends were heard
a text takes 0.5 s: 10 of 10 ends were heard
SEEN
