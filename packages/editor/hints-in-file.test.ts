import { expect, test } from 'vitest';
import { studioFolder } from '../../src/studio/folder.ts';
import { readDocument } from './documents.ts';
import { hintsIn } from './hints-in-file.ts';
import { sourcesOf } from './sources.ts';

test('a comment with an example belongs to the field of the example', () => {
  const yaml = `company:
  # The year of its foundation:
  # founded: 2019
  legalName: A
  # The insurer:
  # insurance: { pt: … }
  # Days to pay.
  paymentDays: 15
# A messenger, with its link:
# messenger:
#   name: WhatsApp
messenger:
`;
  expect(hintsIn(yaml)).toEqual({
    'company.founded': 'The year of its foundation.',
    'company.insurance': 'The insurer.',
    'company.paymentDays': 'Days to pay.',
    messenger: 'A messenger, with its link.',
  });
});

test('no hint has words that are for whoever edits the file', () => {
  const hints = sourcesOf(studioFolder).flatMap(({ id }) =>
    Object.values(readDocument(studioFolder, id).hints),
  );
  expect(hints.length).toBeGreaterThan(10);
  expect(hints.filter((it) => /\[\]|`|SMTP_URL|README|public\/|\.yaml|\.env/.test(it))).toEqual([]);
});
