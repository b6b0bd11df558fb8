import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generated } from '../tests/generated.ts';
import { importProblems, layers } from './import-order.ts';

/** A file of each layer that its pattern alone places; tests may import everything. */
const files = layers.slice(0, -1).map(([, [pattern = '']]) =>
  pattern
    .replace('**', 'a/b.ts')
    .replace(/\{([^,}]+)[^}]*\}/, '$1')
    .replaceAll('*', 'x')
    .replace(/(?<!\.tsx?)$/, pattern.endsWith('**') || /\.tsx?$/.test(pattern) ? '' : '.ts'),
);

test('an import of a later layer is named, in each form, and one of an earlier layer is not', () => {
  const place = fc.nat(files.length - 1);
  const form = fc.constantFrom(
    (path: string) => `import { a } from '${path}';`,
    (path: string) => `import type { A } from '${path}';`,
    (path: string) => `export type { A } from '${path}';`,
    (path: string) => `import {\n  a,\n} from '${path}';`,
    (path: string) => `import '${path}';`,
    (path: string) => `const a = await import('${path}');`,
  );
  fc.assert(
    fc.property(place, place, form, (from, to, write) => {
      const [file = '', target = ''] = [files[from], files[to]];
      const source = write('../'.repeat(file.split('/').length - 1).replace(/^$/, './') + target);
      expect(importProblems({ [file]: source })).toHaveLength(to > from ? 1 : 0);
    }),
    generated(500),
  );
});

test('a file without a layer is named', () => {
  expect(importProblems({ 'src/new/thing.ts': '' })).toEqual([
    expect.stringContaining('belongs to no layer'),
  ]);
});
