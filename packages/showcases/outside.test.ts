import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const sources = globSync('**/*.{ts,tsx,html,css}', {
  cwd: here,
  exclude: ['node_modules/**', 'dist/**', 'test-results/**'],
});

/** What a file names by its place: imports, and the addresses of styles and documents. */
const named = (text: string) =>
  [...text.matchAll(/(?:from|import|import\(|url\(|src=|href=)\s*['"](\.[^'"?#]*)/g)].map(
    ([, path = '']) => path,
  );

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(`${here}/package.json`, 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

test('nothing is imported from outside this folder', () => {
  expect(sources.length).toBeGreaterThan(250);
  const outside = sources.flatMap((file) =>
    named(readFileSync(`${here}/${file}`, 'utf8'))
      .filter((path) => relative(here, resolve(here, dirname(file), path)).startsWith('..'))
      .map((path) => `${file}: ${path}`),
  );
  expect(outside).toEqual([]);
});

test('every package that is imported is one of its own dependencies', () => {
  const own = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  const foreign = sources.flatMap((file) =>
    [...readFileSync(`${here}/${file}`, 'utf8').matchAll(/^import [^'"]*['"]([^.'"][^'"]*)['"]/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !/^(node|virtual):/.test(name))
      .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
      .filter((name) => !own.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(foreign).toEqual([]);
});

test('what visitors write is sent to nobody: no page can, and each form is answered by its page', () => {
  const pages = sources.filter((file) => !/^(build|tests)\/|\.test\.ts$/.test(file));
  const sending = /\b(fetch|XMLHttpRequest|sendBeacon|WebSocket|EventSource|RTCPeerConnection)\(/;
  const senders = pages.filter((file) => {
    const text = readFileSync(`${here}/${file}`, 'utf8').replaceAll('<form method="dialog">', '');
    return sending.test(text) || (text.includes('<form') && file !== 'kit/form.tsx');
  });
  expect(senders).toEqual([]);
});
