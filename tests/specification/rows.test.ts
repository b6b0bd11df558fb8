import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Rows } from './row-titles.ts';

describe.each(globSync('tests/specification/**/rows.ts'))('%s', (file) => {
  const sources = globSync(`${dirname(file)}/*.{spec,test}.ts`).map((name) =>
    readFileSync(name, 'utf8'),
  );
  const used = [...sources.join('\n').matchAll(/\brow\('([\w-]+)'\)/g)].map(([, id]) => id);

  test('each row has one test', async () => {
    const { rows }: { rows: Rows } = await import(/* @vite-ignore */ resolve(file));
    expect(used.toSorted()).toEqual(Object.keys(rows).toSorted());
  });
});
