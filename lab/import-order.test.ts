import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../tests/generated.ts';
import { importProblems, order, returns } from './import-order.ts';

/** A file of each room; tests may import everything. */
const files = order
  .slice(0, -1)
  .map(([name = '']) => (/\.tsx?$/.test(name) ? name : `${name}/of-no-return/x.ts`));

const forms = {
  value: (path: string) => `import { a } from '${path}';`,
  type: (path: string) => `import type { A } from '${path}';`,
  again: (path: string) => `export type { A } from '${path}';`,
  lines: (path: string) => `import {\n  a,\n} from '${path}';`,
  whole: (path: string) => `import '${path}';`,
  later: (path: string) => `const a = await import('${path}');`,
};
type Form = keyof typeof forms;

const pathFrom = (file: string, target: string) =>
  '../'.repeat(file.split('/').length - 1).replace(/^$/, './') + target;

const sayImport = (from: string, to: string, form: Form) =>
  importProblems({ [from]: forms[form](pathFrom(from, to)) }).filter((it) =>
    it.includes('Imports go one way'),
  );

const anyForm = fc.constantFrom(...(Object.keys(forms) as Form[]));

test('an import of a later room is named, in each form, and one of an earlier room is not', async () => {
  const place = fc.nat(files.length - 1);
  await forAll(500, place, place, anyForm, (from, to, form) => {
    const said = sayImport(files[from] ?? '', files[to] ?? '', form);
    expect(said).toHaveLength(to > from ? 1 : 0);
  });
});

test('an import back up is allowed where its reason is written, of types only where that is said', async () => {
  const fileOf = (pattern: string) => pattern.replace('*', 'x.ts');
  await forAll(100, fc.constantFrom(...returns), anyForm, ({ from, to, only }, form) => {
    const mayBe = !only || form === 'type' || form === 'again';
    expect(sayImport(fileOf(from), fileOf(to), form)).toHaveLength(mayBe ? 0 : 1);
  });
});

test('who reads any studio leads to none that is in force, also not by way of others', () => {
  const chain = (form: Form) => ({
    'build/checks/a.ts': forms[form]('../b.ts'),
    'build/b.ts': forms.value('../src/in-force/site.ts'),
  });
  const way =
    'build/checks/a.ts: reads any studio, and leads to one that is read already: build/b.ts, src/in-force/site.ts.';
  for (const form of ['value', 'lines', 'whole', 'later'] as const)
    expect(importProblems(chain(form)), form).toEqual([way]);
  for (const form of ['type', 'again'] as const)
    expect(importProblems(chain(form)), form).toEqual([]);
});

test('a file without a room is named', () => {
  expect(importProblems({ 'src/new/thing.ts': '' })).toEqual([
    expect.stringContaining('belongs to no room'),
  ]);
});
