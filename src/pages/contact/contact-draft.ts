import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ContactFields, fieldNames } from '../../contact-message.ts';

/** Where a half-written message is kept until it is sent or the tab is closed. */
const draftKey = 'contact-draft';

type DraftForm = UseFormReturn<ContactFields>;

/**
 * Keeps what is typed over a reload of the tab. Returns what forgets it. Where session storage is
 * blocked or full the form works without it.
 */
export function useContactDraft({ setValue, getValues, watch }: DraftForm): () => void {
  useEffect(() => {
    const draft = readDraft();
    for (const field of fieldNames) {
      // What was typed before React arrived is newer than any draft.
      if (draft[field] && !getValues(field)) setValue(field, draft[field]);
    }
    const { unsubscribe } = watch((fields) => writeDraft(fields));
    return unsubscribe;
  }, [setValue, getValues, watch]);

  return () => writeDraft({});
}

function readDraft(): Partial<ContactFields> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    const entries = Object.entries(draft).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function writeDraft(fields: Partial<ContactFields>) {
  try {
    const entries = fieldNames.map((field) => [field, fields[field]]).filter(([, value]) => value);
    if (entries.length === 0) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // The message is still in the form.
  }
}
