/** Made copies of the project as it was until 25 November 2026, in both layouts, with drawings from a seed. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { generated } from '../../tests/generated.ts';
import { studioFromCopy } from './from-copy.ts';

const root = mkdtempSync(join(tmpdir(), 'old-copy-'));
afterAll(() => rmSync(root, { recursive: true }));

const drawing = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc.array(
      fc.string({ unit: fc.constantFrom(...'.AaBbKCD'), minLength: width, maxLength: width }),
      {
        minLength: height,
        maxLength: height,
      },
    ),
  );
const oldCopy = fc.record({
  isFirst: fc.boolean(),
  text: fc.string(),
  drawings: fc.record({ logo: drawing, bird: drawing, garland: drawing }),
  numerals: fc.array(drawing, { minLength: 1, maxLength: 9 }),
  icons: fc.record({ web: drawing, 'own-idea': drawing }),
  figure: fc.tuple(fc.constant('bird'), fc.integer(), fc.integer(), fc.constantFrom('m', 'ms')),
});

let count = 0;

test('an old copy becomes a folder with the same settings, texts and drawings, and is not changed', async () => {
  await fc.assert(
    fc.asyncProperty(oldCopy, async ({ isFirst, text, drawings, numerals, icons, figure }) => {
      count += 1;
      const copy = join(root, `copy-${count}`);
      const folder = join(root, `studio-${count}`);
      const code = (values: Record<string, unknown>) =>
        Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
          .join('');
      const languages = { nl: { name: 'Nederlands', locale: 'nl-NL', openGraphLocale: 'nl_NL' } };
      const config = { url: 'https://delft.example', film: false, law: { courts: { nl: text } } };
      const maps = isFirst ? 'src/stitch/maps' : 'studio/stitches';
      const base = isFirst ? '' : 'studio/';
      const files = {
        ...(isFirst
          ? { 'site.config.ts': code({ config }), 'src/i18n/languages.ts': code({ languages }) }
          : { 'studio/studio.config.ts': code({ config, languages }) }),
        [`${base}content/nl/home.yaml`]: text,
        [`${base}public/favicon.ico`]: 'made',
        [`${base}public/own.png`]: text,
        [isFirst ? 'src/styles/colours.css' : 'studio/colours.css']: text,
        ...Object.fromEntries(
          Object.entries(drawings).map(([name, map]) => [
            `${maps}/${name}.ts`,
            code({ [name]: map }),
          ]),
        ),
        [`${maps}/numerals.ts`]: code({ numerals }),
        [`${maps}/icons/services.ts`]: code({ services: icons }),
        [`${maps}/icons/industries.ts`]: code({ industries: icons }),
        [`${maps}/hero.ts`]: code({
          inHoop: [figure],
          onLinen: [],
          needle: { x: 1, y: 2, angle: 3 },
          workingThreads: { wide: 'M0 0', tablet: 'M1 1', narrow: 'M2 2' },
          looseEnd: 'M3 3',
        }),
      };
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(copy, path)), { recursive: true });
        writeFileSync(join(copy, path), content);
      }
      await studioFromCopy(copy, folder);

      const read = (path: string) => readFileSync(join(folder, path), 'utf8');
      const rows = (path: string) =>
        Object.fromEntries(
          Object.entries<string>(parse(read(path))).map(([name, map]) => [
            name,
            map.trim().split('\n'),
          ]),
        );
      expect(parse(read('settings.yaml'))).toEqual({
        languages: { nl: { name: 'Nederlands', locale: 'nl-NL' } },
        ...config,
      });
      expect(read('content/nl/home.yaml')).toBe(text);
      expect(read('colours.css')).toBe(text);
      expect(readdirSync(join(folder, 'public'))).toEqual(['own.png']);
      for (const [name, map] of Object.entries(drawings))
        expect(rows(`stitches/drawings/${name}.yaml`)).toEqual({ [name]: map });
      expect(Object.values(rows('stitches/icons/numerals.yaml'))).toEqual(numerals);
      expect(rows('stitches/icons/services.yaml')).toEqual(icons);
      expect(parse(read('stitches/scenes/hero.yaml'))).toMatchObject({
        inHoop: [figure],
        needle: [1, 2, 3],
        threads: { tablet: 'M1 1', end: 'M3 3' },
      });
      for (const [path, content] of Object.entries(files))
        expect(readFileSync(join(copy, path), 'utf8')).toBe(content);
    }),
    generated(20),
  );
});

test('a folder that is no such copy is refused with a sentence', async () => {
  await expect(studioFromCopy(join(root, 'nothing'), join(root, 'to'))).rejects.toThrow(
    /is no copy of the project .* give the folder of the old site\./,
  );
});
