import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { classNamePattern } from './short-class-names.ts';

it('each style sheet has a file name of its own, which alone tells its classes from others', () => {
  expect(classNamePattern).not.toMatch(/\[(hash|content-hash|path)\]/);
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
