import { expect, test } from 'vitest';
import { buildInlineScript } from './inline-script.ts';

test('the script gets the default language first, also when it is not first in the table', async () => {
  const script = await buildInlineScript({
    defaultLanguage: 'cc',
    languageCodes: ['aa', 'bb', 'cc'],
  });
  const [list = ''] = /\[(?:.(?:aa|bb|cc).,?){3}\]/.exec(script) ?? [];
  expect(list.match(/\w+/g)).toEqual(['cc', 'aa', 'bb']);
});
