import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNode } from '../tests/relay/site-process.ts';
import { folderOfTest } from '../tests/temporary-folder.ts';

test('the colours of the studio in force are linted, wherever its folder is', async () => {
  const folder = folderOfTest('[linted] styles');
  const file = join(folder, 'colours.css');
  for (const name of ['colours.css', 'settings.yaml']) cpSync(`studio/${name}`, join(folder, name));
  const lint = () => runNode(['build/lint-styles.ts'], '.', { STUDIO: folder });
  expect(await lint().exited).toBe(0);
  writeFileSync(file, 'a { text-decoration: wavy; }');
  const { exited, lines } = lint();
  expect(await exited).toBe(1);
  expect(lines.join('\n')).toContain('declaration-property-value-allowed-list');
  writeFileSync(file, 'a { border: var(--stitch) var(--thread-1); }');
  const dashes = lint();
  expect(await dashes.exited).toBe(1);
  expect(dashes.lines.join('\n')).toContain('declaration-property-value-disallowed-list');
});
