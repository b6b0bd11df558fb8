/** A comment or a document that names a file of this project names one that is there. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const fileName =
  /(?<![\w/.-])(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|css|md|sh|mjs|conf|patch)(?![\w/])/g;
const comment = /^\s*(?:\*|\/\/|\/\*|#).*|(?<=\s)(?:\/\/|#) .*/gm;
/** Of other programs, and of a server's own folders. */
const others = ['nginx.conf', 'apache2.conf', 'site/hosts/nginx/site.conf'];

/** The files that a text names and nobody has, each with the file that names it. */
function missing(file: string, text: string, all: readonly string[]): string[] {
  const parts = file.endsWith('.md') ? [text] : (text.match(comment) ?? []);
  const names = parts.flatMap((part) => part.match(fileName) ?? []);
  return names
    .filter((name) => !others.includes(name))
    .filter((name) => !existsSync(join(dirname(file), name)))
    .filter((name) => !all.some((each) => each === name || each.endsWith(`/${name}`)))
    .map((name) => `${file}: ${name}`);
}

test('no comment and no document names a file that is not there', () => {
  const all = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter(existsSync);
  const texts = all.filter(
    (file) =>
      /\.(?:tsx?|css|md|ya?ml|conf|service)$/.test(file) &&
      // What has been is told with its names.
      !/^(?:docs\/decisions\/|CHANGELOG|lab\/seeded-faults\/)/.test(file),
  );
  expect(missing('src/a.ts', '// see nothing-here.ts\nconst b = "no-comment.ts";', all)).toEqual([
    'src/a.ts: nothing-here.ts',
  ]);
  expect(texts.flatMap((file) => missing(file, readFileSync(file, 'utf8'), all))).toEqual([]);
});
