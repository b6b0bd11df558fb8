/** Folders for what tests write, which are gone after them. Their paths are real: no part of them is a link. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const make = (name: string) => realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A folder for all tests of a file. */
export function folderOfFile(name: string): string {
  const folder = make(name);
  afterAll(() => remove(folder));
  return folder;
}

/** A folder for the test that runs or is about to run. */
export function folderOfTest(name: string): string {
  const folder = make(name);
  onTestFinished(() => remove(folder));
  return folder;
}
