import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visitors } from './visitors.ts';

it('has the messages that stand in the document for those without scripts', () => {
  const page = readFileSync(new URL('index.html', import.meta.url), 'utf8');
  const [, list = ''] = page.split('<ol class="entries">');
  const entries = list
    .split('</ol>')[0]
    ?.matchAll(/data-word="(\w+)\.text".*?<b>(.*?)<\/b>.*?datetime="(.*?)"/g);
  expect([...(entries ?? [])].map(([, id, name, date]) => ({ id, name, date }))).toEqual(visitors);
});
