import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { outcomeHeader, outcomeOf, refused, writerOf } from './contact-outcome.ts';

const statuses = fc.integer({ min: 0, max: 599 });

test('of the site’s own origin only an answer with its header says that a message was refused', async () => {
  const others = fc.dictionary(
    fc.stringMatching(/^[a-z][a-z-]{0,20}$/),
    fc.stringMatching(/^\w*$/),
  );
  await forAll({ numRuns: 1_000 }, statuses, others, fc.boolean(), (status, found, isOurs) => {
    const headers = new Headers(found);
    headers.delete(outcomeHeader);
    if (isOurs) headers.set(outcomeHeader, refused);
    const outcome = outcomeOf(status, writerOf(headers));
    if (status >= 200 && status < 300) expect(outcome).toBe('success');
    else if (isOurs) expect(['notSent', 'notAccepted']).toContain(outcome);
    else expect(outcome).toBe('perhapsSent');
  });
});

test('a provider’s answers need no header, and its 500, 502 and 504 say nothing', () =>
  forAll({ numRuns: 1_000 }, statuses, (status) => {
    const outcome = outcomeOf(status, 'provider');
    const isRefusal = (status >= 400 && status < 500) || status === 503;
    if (status >= 200 && status < 300) expect(outcome).toBe('success');
    else if (isRefusal) expect(outcome).toMatch(/^not/);
    else expect(outcome).toBe('perhapsSent');
  }));

test.each(['site', 'provider'] as const)(
  'another time is promised where it helps (%s)',
  (writer) => {
    for (const status of [400, 403, 413, 415])
      expect(outcomeOf(status, writer)).toBe('notAccepted');
    for (const status of [408, 429, 503]) expect(outcomeOf(status, writer)).toBe('notSent');
  },
);

test('what never left the browser was not sent', () => {
  expect(outcomeOf(0, 'nobody')).toBe('notSent');
  expect(outcomeOf(0, 'stranger')).toBe('perhapsSent');
});
