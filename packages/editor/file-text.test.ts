import { expect, test } from 'vitest';
import { writeValues } from './file-text.ts';

test('a file with the line ends of Windows keeps them in what is written into it', () => {
  const text = '---\r\ntitle: A\r\n---\r\n\r\nOne.\r\n';
  const body = 'One.\n\nTwo.';
  expect(writeValues(text, { data: { title: 'A' }, body }, { isMarkdown: true })).toBe(
    `${text}\r\nTwo.\r\n`,
  );
});
