import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visitors } from './visitors.ts';

const page = readFileSync(new URL('index.html', import.meta.url), 'utf8');
const all = (mark: RegExp) => [...page.matchAll(mark)].map(([, value = '']) => value);

it('has the messages that stand in the document for those without scripts', () => {
  const [, list = ''] = page.split('<ol class="entries">');
  const entries = list
    .split('</ol>')[0]
    ?.matchAll(/data-word="voices\.(\w+)\.text".*?<b>(.*?)<\/b>.*?datetime="(.*?)"/g);
  expect([...(entries ?? [])].map(([, id, name, date]) => ({ id, name, date }))).toEqual(visitors);
});

it('tells ten chapters in the order of a life, some of a theme, with five letters and drawings alone', () => {
  const years = all(/data-decade="(\d+)"/g);
  expect(years).toHaveLength(10);
  expect(years).toEqual(years.toSorted());
  for (const theme of ['escola', 'farol']) {
    const chosen = all(/data-themes="(.+?)"/g).filter((themes) => themes.includes(theme)).length;
    expect(chosen).toBeGreaterThan(0);
    expect(chosen).toBeLessThan(10);
  }
  expect(all(/class="letter" id="(.+?)"/g)).toHaveLength(5);
  // She is invented, so a photograph would be a lie.
  expect(new Set(all(/<img[^>]* src=".+?(\.\w+)"/g))).toEqual(new Set(['.svg']));
});
