/** What the first command says where `npm ci` has not been run, or has not brought the project's own Node. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfFile } from '../tests/temporary-folder.ts';

const folder = folderOfFile('first');
mkdirSync(join(folder, 'build'));
copyFileSync('build/own-node.cjs', join(folder, 'build/own-node.cjs'));
writeFileSync(join(folder, 'told.ts'), 'console.log(process.argv.slice(2) as string[]);');

/** Runs a command of a project that asks for this version of Node. */
function run(version: string) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { node: version } }));
  const words = ['build/own-node.cjs', 'told.ts', '--name', 'x'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder });
  return { status, said: `${stdout}${stderr}`.trim() };
}

test('the first command says what is missing, and then runs with its arguments', () => {
  expect(run('99.1.0')).toEqual({
    status: 1,
    said: expect.stringMatching(/^This is Node .* a Node 99 of its own.* Run: npm ci\n[^\n]*$/),
  });
  expect(run('24.1.0')).toEqual({
    status: 1,
    said: 'The packages of the project are missing. Run: npm ci',
  });
  mkdirSync(join(folder, 'node_modules'));
  expect(run('24.1.0')).toEqual({ status: 0, said: "[ '--name', 'x' ]" });
});

test('every command of a studio begins so', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const bare = Object.entries<string>(scripts).filter(
    ([name, command]) =>
      /^(?!test:|bench:)/.test(name) && /^node (?!build\/own-node)/.test(command),
  );
  expect(bare).toEqual([]);
});
