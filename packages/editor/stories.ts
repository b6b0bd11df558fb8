/** The story of a project: made in every language, renamed with its project, or taken away. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { storyTexts } from '../../build/new-studio/texts.ts';
import { languageCodes } from '../../src/in-force/languages.ts';
import { isSlug } from '../../src/studio/markdown-files.ts';
import { readValues, writeValues } from './file-text.ts';
import { withHidden } from './hidden.ts';
import type { Path } from './page/json-schema.ts';
import { type Followed, followed, withLinks } from './references.ts';
import { writeChecked } from './save.ts';
import { DeskError, readIfThere, type Source, settingsOf, sourceOf } from './sources.ts';
import type { Change } from './write-together.ts';

export const slugOf = ({ address }: Pick<Source, 'address'>): string =>
  address.split('/').at(-1) ?? '';

export const valuesIn = (root: string, path: string) =>
  parseDocument(readIfThere(root, path) ?? '').toJS() ?? {};

/** The titles of entries by their ids and by language. */
type Names = Record<string, Record<string, string>>;

export function namesOnHome(root: string): { projects: Names; industries: Names } {
  const names = { projects: {} as Names, industries: {} as Names };
  for (const code of languageCodes) {
    const home = valuesIn(root, `content/${code}/home.yaml`) as Partial<
      Record<string, Partial<Record<string, { id: string; title: string }[]>>>
    >;
    for (const list of ['projects', 'industries'] as const)
      for (const { id, title } of home[`${list}Section`]?.[list] ?? [])
        names[list][id] = { ...names[list][id], [code]: title };
  }
  return names;
}

const storyFile = (code: string, slug: string) => `content/${code}/projects/${slug}.yaml`;

/** The projects that have none, with their titles by language. */
export function projectsWithoutStory(root: string, names = namesOnHome(root).projects) {
  return settingsOf(root)
    .projects.filter(({ slug }) =>
      languageCodes.every((code) => !existsSync(join(root, storyFile(code, slug)))),
    )
    .map(({ slug }) => ({
      slug,
      names: Object.fromEntries(languageCodes.map((code) => [code, names[slug]?.[code] ?? slug])),
    }));
}

/**
 * Makes the story of a project in every language. Its texts are examples, marked as left to write; until it is shown it
 * is hidden.
 * @throws DeskError when there is no such project, or it has one
 */
export async function createStory(root: string, slug: string) {
  const project = projectsWithoutStory(root).find((it) => it.slug === slug);
  if (!project) throw new DeskError('nameTaken');
  const common = sourceOf(root, 'common');
  const changes = Object.entries(project.names).flatMap(([code, title]): Change[] => {
    const { story, projects } = storyTexts(code, title);
    const path = common.path(code);
    const old = readFileSync(join(root, path), 'utf8');
    const values = readValues(old, common).data as Record<string, unknown>;
    return [
      { path: storyFile(code, slug), content: story },
      // What all stories say.
      ...('projects' in values
        ? []
        : [{ path, content: writeValues(old, { data: { ...values, projects } }, common) }]),
    ];
  });
  const id = `project/${slug}`;
  const { problems } = await writeChecked(root, [...changes, withHidden(root, id, true)]);
  return { problems, id };
}

/** The pictures of a project, by the path of their files. */
function picturesOf(root: string, slug: string): string[] {
  const folder = 'public/pictures';
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const own = new RegExp(`^${slug}-(?:desktop|mobile|flat|tablet)-\\d+\\.`);
  return files.filter((file) => own.test(file)).map((file) => `${folder}/${file}`);
}

/** A project with another name: its story, its words, its pictures, its hours, and what depends on it. */
export function renameStory(root: string, source: Source, slug: string): Followed {
  const old = slugOf(source);
  if (!isSlug(slug)) throw new DeskError('noName');
  const { projects } = settingsOf(root);
  const isTaken =
    projects.some((it) => it.slug === slug) ||
    source.files.some((code) => existsSync(join(root, storyFile(code, slug)))) ||
    picturesOf(root, slug).length > 0;
  if (isTaken) throw new DeskError('nameTaken');
  const to = { address: `/projects/${slug}`, page: `project/${slug}` };
  const { changes, references } = withLinks(root, source, to, (text, path, document) =>
    text.replace(/^not /, '') === old && namesProject(path, document)
      ? text.replace(old, slug)
      : text,
  );
  const stories = source.files.flatMap((code) => {
    const text = readIfThere(root, source.path(code));
    if (text === undefined) return [];
    return [
      { path: source.path(code), content: undefined },
      { path: storyFile(code, slug), content: followed(text, source.address, to.address) },
    ];
  });
  const pictures = picturesOf(root, old).flatMap((path): Change[] => [
    { path, content: undefined },
    {
      path: path.replace(`/${old}-`, `/${slug}-`),
      content: new Uint8Array(readFileSync(join(root, path))),
    },
  ]);
  return { changes: [...stories, ...changes, ...pictures], references };
}

/** Where the id of a project stands: in the settings, in its words, in its hours, in a condition. */
function namesProject(path: Path, { id }: Source): boolean {
  const at = path.map((key) => (typeof key === 'number' ? '' : key)).join('.');
  if (path.at(-1) === 'when') return true;
  if (id === 'settings') return at === 'projects..slug';
  if (id === 'studio') return ['projectHours..project', 'workedQuote.project'].includes(at);
  return id === 'home' && at === 'projectsSection.projects..id';
}
