import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../../tests/generated.ts';
import { commitSubject } from './commit-subject.ts';

test('the subject of a commit names what changed, and ends no word in the middle', async () => {
  expect(commitSubject(['Home', 'Prices'])).toBe('Edit Home; Prices');
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 12 });
  const names = fc.array(
    words.map((all) => all.join(' ')),
    { minLength: 1, maxLength: 9 },
  );
  await forAll(400, names, (given) => {
    const subject = commitSubject(given);
    expect(subject.length).toBeLessThanOrEqual(72);
    const whole = `Edit ${given.join('; ')}`;
    const kept = subject.replace(/;? …$/, '');
    expect(whole.startsWith(kept)).toBe(true);
    expect(subject).not.toContain('; …');
    expect(['', ' ', ';']).toContain(whole.charAt(kept.length));
  });
});
