/** A copy of the studio in force in a folder of the test, and the editor's answers about it. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DeskDocument, DeskFile } from '../../packages/editor/documents.ts';
import { createHandler, type SaveAnswer } from '../../packages/editor/handler.ts';
import { languages } from '../../src/in-force/languages.ts';
import { studioFolder } from '../../src/studio/folder.ts';
import { folderOfTest } from '../temporary-folder.ts';

export const origin = 'http://127.0.0.1:3100';

export type CopiedStudio = ReturnType<typeof copyStudio>;

export function copyStudio() {
  const around = folderOfTest('editor-test');
  const root = join(around, 'studio');
  cpSync(studioFolder, root, { recursive: true });
  const page = new Map([['/index.html', { type: 'text/html', source: 'The page' }]]);
  const start = () => createHandler({ root, port: 3100, preview: '', page, languages });
  let handler = start();

  async function ask(method: string, path: string, body?: BodyInit, headers = { origin }) {
    const address = path.startsWith('http') ? path : origin + path;
    const response = await handler(
      new Request(address, { method, headers, ...(body !== undefined && { body }) }),
    );
    const { status, headers: answered } = response;
    return { status, headers: answered, value: await response.json().catch(() => undefined) };
  }

  return {
    root,
    /** The folder that it is in, and nothing else. */
    around,
    ask,
    /** As when the editor is started again: what the old one waits for is forgotten. */
    restart: () => {
      handler = start();
    },
    read: async (id: string) => (await ask('GET', addressOf(id))).value as DeskDocument,
    save: async (id: string, files: Record<string, DeskFile>) => {
      const { status, value } = await ask('PUT', addressOf(id), JSON.stringify(files));
      return { status, ...(value as SaveAnswer & { error?: string }) };
    },
    move: async (id: string, to?: string) => {
      const path = `/desk/move?id=${encodeURIComponent(id)}`;
      return ask('POST', path, JSON.stringify({ to }));
    },
    source: (path: string) => readFileSync(join(root, path), 'utf8'),
    /** Every file of texts and pictures, with what is in it. */
    everything: (): Record<string, string> =>
      Object.fromEntries(
        readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((it) => it.isFile() && !/\.(editor|git)/.test(it.parentPath))
          .map(({ parentPath, name }) => join(parentPath, name))
          .map((file) => [relative(root, file), readFileSync(file, 'latin1')]),
      ),
  };
}

export const addressOf = (id: string): string => `/desk/document?id=${encodeURIComponent(id)}`;
