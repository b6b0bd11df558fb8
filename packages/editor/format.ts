/** Brings the texts of the studio into the form in which the editor writes them. Part of `npm run format`. */
import '../../src/studio/use-folder.ts';

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inStudio } from '../../src/studio/folder.ts';
import { wholeFile } from '../../src/studio/markdown-files.ts';
import { parseForPrint, print } from './print-yaml.ts';

const printed = (yaml: string) => print(parseForPrint(yaml));

for (const name of readdirSync(inStudio('content'), { recursive: true, encoding: 'utf8' })) {
  const file = inStudio(`content/${name}`);
  const [, front] = /\.md$/.test(name) ? (wholeFile.exec(readFileSync(file, 'utf8')) ?? []) : [];
  if (front === undefined && !/\.ya?ml$/.test(name)) continue;
  const source = readFileSync(file, 'utf8');
  const changed =
    front === undefined
      ? printed(source)
      : source.replace(front, () => printed(front.replace(/^\s*\n/, '')));
  if (changed !== source) writeFileSync(file, changed);
}
