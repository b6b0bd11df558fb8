/** Hides a page and shows it again. Its texts stay. */
import { readValues, writeValues } from './file-text.ts';
import { writeChecked } from './save.ts';
import { DeskError, readIfThere, type Source, sourceOf } from './sources.ts';
import type { Change } from './write-together.ts';

/** settings.yaml with a page among those that are hidden, or not. */
export function withHidden(root: string, page: string, isHidden: boolean): Change {
  const source = sourceOf(root, 'settings');
  const path = source.path('settings');
  const old = readIfThere(root, path) ?? '';
  const { hidden = [], ...others } = readValues(old, source).data as { hidden?: string[] };
  const rest = hidden.filter((id) => id !== page);
  const next = isHidden ? [...rest, page] : rest;
  const entries = Object.entries(others);
  // Where the comment about it stands.
  const place = entries.findIndex(([key]) => key === 'projects') + 1 || entries.length;
  if (next.length > 0) entries.splice(place, 0, ['hidden', next]);
  const data = Object.fromEntries(entries);
  return { path, content: writeValues(old, { data }, source) };
}

/** An article says itself that it is a draft, in every language. */
function asDraft(root: string, source: Source, isDraft: boolean): Change[] {
  return source.files.flatMap((code) => {
    const path = source.path(code);
    const old = readIfThere(root, path);
    if (old === undefined) return [];
    const { data, body = '' } = readValues(old, source);
    const { draft, ...others } = data as Record<string, unknown>;
    const values = { data: { ...others, ...(isDraft && { draft: true }) }, body };
    return [{ path, content: writeValues(old, values, source) }];
  });
}

/** @throws DeskError when it cannot be hidden, or when there are texts left to write */
export async function hideDocument(root: string, id: string, isHidden: boolean) {
  const source = sourceOf(root, id);
  if (!source.can.includes('hide')) throw new DeskError('noDocument', { id });
  const count = isHidden ? 0 : marksIn(root, source);
  if (count > 0) throw new DeskError('textsToWrite', { count: String(count) });
  const changes =
    source.group === 'notes'
      ? asDraft(root, source, isHidden)
      : [withHidden(root, source.page, isHidden)];
  const { problems } = await writeChecked(root, changes);
  return { problems, id };
}

/** How many of its texts are marked as left to write. */
const marksIn = (root: string, { files, path }: Source) =>
  files.reduce(
    (sum, file) =>
      sum + ((readIfThere(root, path(file)) ?? '').match(/(?<=\s)#\s*TO WRITE\b/g)?.length ?? 0),
    0,
  );
