import { expect, test } from 'vitest';
import { consentWords } from './consent-words.ts';

test.each(Object.entries(consentWords))('nothing of the bar is unsaid in %s', (_, words) => {
  const texts = Object.values({ ...words, ...words.soFar }).filter((it) => typeof it === 'string');
  expect(texts.length).toBe(8);
  for (const text of texts) expect(text.trim()).toMatch(/^\S.*\S$/);
});
