#!/usr/bin/env bash
# vitest 5.1.1: toMatchObject takes a regular expression that is a value of the expected object for equal to any value:
# to a string that it does not match, to another expression, to a number. A test that asks for { message: /expired/ }
# passes whatever the message is. toEqual fails for the same, and so does toMatchObject for a Date or a Map. What helps:
# expect.stringMatching, or an equality tester that compares expressions by their source.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 vitest@5.1.1
export PATH="$folder/node_modules/node/bin:$PATH"
cat >pattern.test.mjs <<'JS'
import { expect, test } from 'vitest';
const asked = { message: /expired/ };
test('string, toMatchObject', () => expect({ message: 'refused' }).toMatchObject(asked));
test('expression, toMatchObject', () => expect({ message: /refused/ }).toMatchObject(asked));
test('number, toMatchObject', () => expect({ message: 5 }).toMatchObject(asked));
test('string, toEqual', () => expect({ message: 'refused' }).toEqual(asked));
test('string and stringMatching', () =>
  expect({ message: 'refused' }).toMatchObject({ message: expect.stringMatching(/expired/) }));
test('date, toMatchObject', () => expect({ at: new Date(1) }).toMatchObject({ at: new Date(2) }));
JS
CI=1 npx vitest run --reporter=json --outputFile=report.json pattern.test.mjs >/dev/null 2>&1 || true
cat >say.mjs <<'JS'
import { readFileSync } from 'node:fs';
const { testResults } = JSON.parse(readFileSync('report.json', 'utf8'));
for (const { title, status } of testResults[0].assertionResults) console.log(`${title}: ${status}`);
JS
diff <(node say.mjs) - <<'SEEN' && echo 'vitest 5.1.1: as described'
string, toMatchObject: passed
expression, toMatchObject: passed
number, toMatchObject: passed
string, toEqual: failed
string and stringMatching: failed
date, toMatchObject: failed
SEEN
