/** Whether the date that the legal texts show is older than their last change. */
import { type Published, type PublishState, publishState } from './publish.ts';
import { settingsOf, sourceOf, sourcesOf } from './sources.ts';

const isOfDate = ({ document, kind, fields }: Published) =>
  document === 'settings' &&
  (kind !== 'changed' || fields.some(({ path }) => path === 'legalUpdated'));

/** The date, when a legal text is among the changes and the date is not. */
export function oldLegalDate(root: string, { changes }: PublishState): string | undefined {
  const legal = sourcesOf(root).filter(({ group }) => group === 'legal');
  const isChanged = changes.some(
    ({ document, kind, fields }) =>
      legal.some(({ id }) => id === document) && (kind !== 'changed' || fields.length > 0),
  );
  return isChanged && !changes.some(isOfDate) ? settingsOf(root).legalUpdated : undefined;
}

/** After the save of a document. With no publication to compare with, the date is old when it is not today's. */
export async function legalDateAfterSave(root: string, id: string): Promise<string | undefined> {
  if (sourceOf(root, id).group !== 'legal') return undefined;
  const state = await publishState(root);
  if (!state.obstacle) return oldLegalDate(root, state);
  const { legalUpdated } = settingsOf(root);
  return legalUpdated < new Date().toISOString().slice(0, 10) ? legalUpdated : undefined;
}
