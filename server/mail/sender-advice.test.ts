import { expect, test } from 'vitest';
import { parseSettings } from '../settings.ts';
import { en } from '../words/en.ts';
import { adviseOnSender } from './sender-advice.ts';

test.each([
  ['site@studio.pt', 'smtps://u:p@mail.studio.pt', false],
  ['site@studio.pt', 'smtps://u:p@studio.pt', false],
  ['site@Studio.pt', 'smtps://site%40studio.pt:p@smtp.provider.example', false],
  ['ana@gmail.com', 'smtps://u:p@mail.studio.pt', true],
  ['site@studio.pt', 'smtp://localhost:25', true],
  ['site@dio.pt', 'smtps://u:p@mail.studio.pt', true],
])('mails from %s by %s may count as forged: %s', (from, url, isWarned) => {
  const { delivery } = parseSettings({ SMTP_URL: url, MAIL_TO: from });
  if (!delivery) throw new Error('No delivery');
  expect(adviseOnSender(from, delivery.smtp, en) !== undefined).toBe(isWarned);
});
