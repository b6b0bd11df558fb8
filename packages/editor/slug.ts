import { slugOf } from '../../src/i18n/slug-of.ts';

/** The id for a title: short, and none of those that are there. */
export function idFor(title: string, taken: readonly unknown[]): string {
  const id = slugOf(title).slice(0, 40).replace(/-$/, '');
  let found = id;
  for (let count = 2; id !== '' && taken.includes(found); count += 1) found = `${id}-${count}`;
  return found;
}
