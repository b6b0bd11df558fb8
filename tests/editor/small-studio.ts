/**
 * A studio for tests of the editor: all kinds of documents, and so few of each that the build checks them in a moment.
 * Its texts are those of a new studio, with the comments that its owner reads.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import { storyTexts } from '../../build/new-studio/texts.ts';
import { tidy } from '../../build/new-studio/tidy.ts';
import { writeStudio } from '../../build/new-studio/write-studio.ts';
import { pictureAddress, pictureFiles } from '../../src/pages/home/project-pictures.ts';

/** The first is the main one. */
export const codes = ['pt', 'en'];
/** The only project, which is no demonstration and has a story. */
export const project = 'shop';
export const note = 'notes/2026-01-05-doors';
export const page = 'pages/windows';

const markdown = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: About it.\n---\n\n${body}\n`;

/** Writes its folder. */
export function writeSmallStudio(root: string): void {
  const parts = ['prices', 'how-we-work', 'notes'] as const;
  const answers = { name: 'Linha', place: 'Braga', country: 'PT', languages: codes, parts };
  writeStudio(root, answers, '2026-01-05');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const change = (path: string, place: readonly string[], value: unknown) => {
    const document = parseDocument(readFileSync(join(root, path), 'utf8'));
    document.setIn(place, document.createNode(value));
    write(path, tidy(document));
  };
  change('settings.yaml', ['projects'], [{ slug: project, projectLink: '' }]);
  for (const code of codes) {
    const own = { id: project, title: 'A shop', description: 'What it sells.' };
    const words = { ...own, desktopAlt: 'On a computer.', mobileAlt: 'On a phone.' };
    change(`content/${code}/home.yaml`, ['projectsSection', 'projects'], [words]);
    const { story, projects } = storyTexts(code, 'A shop');
    write(`content/${code}/projects/${project}.yaml`, story);
    change(`content/${code}/common.yaml`, ['projects'], projects);
    write(`content/${code}/${note}.md`, markdown('Doors', 'A door opens, and it closes.'));
    write(`content/${code}/${page}.md`, markdown('Windows', 'See [the doors](/notes/doors).'));
  }
  // Its owner has written everything.
  for (const path of globSync(['*.yaml', 'content/**/*.{yaml,md}'], { cwd: root }))
    write(path, readFileSync(join(root, path), 'utf8').replaceAll(/ +# TO WRITE$/gm, ''));
  for (const kind of ['desktop', 'mobile', 'flat'] as const)
    for (const { width, format } of pictureFiles(kind)) {
      const from = `studio/public${pictureAddress('music-player', kind, width, format, 'pt')}`;
      cpSync(from, join(root, `public${pictureAddress(project, kind, width, format)}`));
    }
}
