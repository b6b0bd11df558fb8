import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskDocument, DeskFile } from '../documents.ts';
import type { SaveAnswer } from '../handler.ts';
import { merge } from '../merge.ts';
import type { Problem } from '../problems.ts';
import type { Conflict, SiteState } from '../save.ts';
import {
  type Draft,
  draftOf,
  forgetDraft,
  keepDraft,
  moveDraft,
  type Unsaved,
  unsavedHere,
} from './drafts.ts';
import { type Path, pathName, pathOf, valueAt, withValue } from './json-schema.ts';
import { arePicturesComing, isWriting, picturesCome, send } from './requests.ts';

/** The date of the legal texts, when it is older than what was saved. */
type LegalDate = { legalDate: string | undefined };

export type Status =
  | {
      name:
        | 'idle'
        | 'saving'
        | 'savingWithPictures'
        | 'unchanged'
        | 'restored'
        | 'refreshed'
        | 'goneElsewhere';
    }
  /** All of it, or what was there when the save began. */
  | ({ name: 'saved' | 'savedBefore' } & LegalDate)
  /** With the document as a whole. */
  | { name: 'done'; what: 'moved' | 'hidden' | 'shown' | 'deleted' }
  /** Of mistakes, or of fields that two have changed. */
  | { name: 'refused' | 'undecided'; count: number }
  | ({ name: 'savedWithMistakes'; count: number } & LegalDate)
  | { name: 'failed'; error: unknown };

/** The document that a new window shows. */
export const firstDocument = 'studio';

export type DoneStatus = Extract<Status, { name: 'done' }>;

type Open = {
  document: DeskDocument;
  files: Record<string, DeskFile>;
  problems: readonly Problem[];
  conflicts: readonly Conflict[];
  isChanged: boolean;
  /** What another window or a text editor has made of it since it was read here. */
  elsewhere: 'changedElsewhere' | 'goneMeanwhile' | undefined;
};

type Edit = (before: Open) => Partial<Open>;

const documentAddress = (id: string) => `/desk/document?${new URLSearchParams({ id })}`;

/** In milliseconds. */
const betweenLooks = 2000;

/** The texts of its files as they are on the disk: none when it is gone, undefined when nobody answers. */
const versionsOf = (id: string) =>
  send<Record<string, string>>('GET', `/desk/versions?${new URLSearchParams({ id })}`).catch(
    (error: Error) => (error.message === 'noDocument' ? {} : undefined),
  );

const versionsIn = (files: Record<string, DeskFile>) =>
  Object.fromEntries(Object.entries(files).map(([name, { version }]) => [name, version]));

/** Whether files on the disk are others than those that were read. */
const isOther = (files: Record<string, DeskFile>, now: Record<string, string>) =>
  [...new Set([...Object.keys(files), ...Object.keys(now)])].some(
    (name) => (files[name]?.version ?? '') !== (now[name] ?? ''),
  );

/** The document that is edited, and what is done with it. */
export function useDocument(onSaved: (site: SiteState | undefined) => void) {
  const [open, draw] = useState<Open>();
  const [status, setStatus] = useState<Status>({ name: 'idle' });
  const id = open?.document.id;
  /** What is open now, drawn or not yet: an answer that comes between is put on top of it. */
  const latest = useRef<Open>(undefined);
  /** What came for a document after it was left, by its id. */
  const late = useRef(new Map<string, Edit[]>());
  /** How many documents were asked for, of which only the last one is shown; and how many have not come yet. */
  const reads = useRef(0);
  const coming = useRef(0);
  const isSaving = useRef(false);

  const setOpen = (next: Open) => {
    latest.current = next;
    keepDraft(next.document.id, next.isChanged ? next.files : undefined);
    draw(next);
  };

  // Drafts of this window, of windows that have been closed, and of documents that are not on the disk yet.
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const look = () => void unsavedHere().then(setUnsaved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a draft begins or ends
  useEffect(look, [id, open?.isChanged, status.name]);

  function read(wanted: string): Promise<boolean> {
    reads.current += 1;
    const own = reads.current;
    return show(wanted, () => reads.current === own);
  }

  /**
   * @param isWanted - whether it is still to be shown when it has come
   * @returns whether it is shown
   */
  async function show(wanted: string, isWanted: () => boolean): Promise<boolean> {
    coming.current += 1;
    try {
      const document = await send<DeskDocument>('GET', documentAddress(wanted));
      if (!isWanted()) return false;
      const draft = await draftOf(wanted);
      if (!isWanted()) return false;
      let next: Open = {
        ...untouched,
        document,
        files: draft ? withDraft(document.files, draft) : document.files,
        isChanged: draft !== undefined,
      };
      for (const edit of late.current.get(wanted) ?? [])
        next = { ...next, isChanged: true, ...edit(next) };
      late.current.delete(wanted);
      setOpen(next);
      setStatus({ name: draft ? 'restored' : 'idle' });
      return true;
    } catch (error) {
      if (isWanted()) setStatus({ name: 'failed', error });
      return false;
    } finally {
      coming.current -= 1;
    }
  }

  useNews({
    latest,
    isBusy: () => isSaving.current || isWriting() || coming.current > 0,
    async onNews(open, elsewhere) {
      if (status.name === 'goneElsewhere') return;
      onSaved(undefined);
      if (open.isChanged) return setOpen({ ...open, elsewhere });
      if (elsewhere === 'goneMeanwhile') return setStatus({ name: 'goneElsewhere' });
      const isUntouched = () => latest.current === open;
      if (await show(open.document.id, isUntouched)) setStatus({ name: 'refreshed' });
    },
  });
  const save = useSave({ latest, isSaving, setOpen, setStatus, onSaved });

  /** What was typed is forgotten. */
  async function discard() {
    if (!id) return;
    keepDraft(id, undefined);
    await read(id);
  }

  /** What was said of other windows and earlier saves is over. */
  const rest = () => {
    if (!latest.current?.isChanged) setStatus({ name: 'idle' });
  };

  /** Another act, with the document as a whole, is under way, or has been refused. */
  const wait = (isWaiting: boolean) => setStatus({ name: isWaiting ? 'saving' : 'idle' });

  /** @param to - its new id; empty when it is gone */
  async function follow(to: string, what: DoneStatus['what']) {
    if (id) moveDraft(id, to);
    if (await read(to || firstDocument)) setStatus({ name: 'done', what });
  }

  /** Of the document that was open when this was drawn: a picture may be made after it was left. */
  const change = (edit: Edit) => {
    if (id === undefined) return;
    const before = latest.current;
    if (before?.document.id !== id) {
      late.current.set(id, [...(late.current.get(id) ?? []), edit]);
      return;
    }
    if (!isSaving.current) setStatus({ name: 'idle' });
    setOpen({ ...before, isChanged: true, ...edit(before) });
  };
  const isStillOpen = () => latest.current?.document === open?.document;

  const edits = editsWith(change);

  return {
    open,
    status,
    unsaved,
    read,
    discard,
    rest,
    wait,
    follow,
    save,
    ...edits,
    isStillOpen,
  };
}

type Latest = RefObject<Open | undefined>;

type NewsOptions = {
  latest: Latest;
  /** Whether this window reads or writes itself, which is no news. */
  isBusy: () => boolean;
  onNews: (open: Open, elsewhere: NonNullable<Open['elsewhere']>) => Promise<void>;
};

/** Looks whether another window, or a text editor, has saved what is open. */
function useNews({ latest, isBusy, onNews }: NewsOptions) {
  const isLooking = useRef(false);
  // As it was drawn last: it may have been drawn anew while the disk was asked.
  const tell = useEffectEvent(onNews);
  const compare = useEffectEvent(async () => {
    const asked = latest.current;
    if (!asked || document.hidden || isLooking.current) return;
    isLooking.current = true;
    const now = await versionsOf(asked.document.id);
    isLooking.current = false;
    const open = latest.current;
    if (!now || !open || open.elsewhere || isBusy()) return;
    // It has another address by now, or another text.
    if (asked.document.id !== open.document.id) return;
    if (isOther(asked.files, versionsIn(open.files)) || !isOther(open.files, now)) return;
    await tell(open, Object.keys(now).length > 0 ? 'changedElsewhere' : 'goneMeanwhile');
  });
  useEffect(() => {
    const look = () => void compare();
    const timer = setInterval(look, betweenLooks);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, []);
}

type SaveOptions = {
  latest: Latest;
  isSaving: RefObject<boolean>;
  setOpen: (next: Open) => void;
  setStatus: (next: Status) => void;
  onSaved: (site: SiteState | undefined) => void;
};

/** Returns the function that saves what is open, and once more if it is called meanwhile. */
function useSave({ latest, isSaving, setOpen, setStatus, onSaved }: SaveOptions) {
  /** The id of the document for which Save was pressed while a save went on. */
  const again = useRef<string>(undefined);

  async function save() {
    again.current = latest.current?.document.id;
    if (isSaving.current) return;
    isSaving.current = true;
    while (again.current !== undefined && again.current === latest.current?.document.id) {
      const { id } = latest.current.document;
      // A picture that is still made belongs to what is saved.
      if (arePicturesComing(id)) {
        setStatus({ name: 'savingWithPictures' });
        await picturesCome(id);
        continue;
      }
      again.current = undefined;
      if (!(await saveOnce(latest.current))) break;
    }
    isSaving.current = false;
  }

  /** @returns whether there is something left that a second press of Save would save */
  async function saveOnce({ document, files, conflicts }: Open): Promise<boolean> {
    const refuse = (name: 'refused' | 'undecided', count: number) => {
      setStatus({ name, count });
      return false;
    };
    if (conflicts.length > 0) return refuse('undecided', conflicts.length);
    setStatus({ name: 'saving' });
    try {
      const body = JSON.stringify(files);
      const result = await send<SaveAnswer>('PUT', documentAddress(document.id), body);
      const { problems, legalDate } = result;
      const mistakes = problems.length + result.conflicts.length;
      if (mistakes === 0) onSaved(result.site);
      const now = latest.current;
      // Another document is open by now. What was typed here before is its draft, unless that is saved.
      if (now?.document.id !== document.id) {
        if (mistakes === 0) forgetDraft(document.id, files);
        return true;
      }
      // What was typed while the save went on stays, and is not saved.
      const isTyped = now.files !== files;
      const kept = isTyped ? onTopOf(result.files, files, now.files) : result.files;
      if (mistakes > 0) {
        const conflicts = result.conflicts;
        const shown = conflicts.length > 0 ? kept : now.files;
        setOpen({ ...now, problems, conflicts, files: shown, elsewhere: undefined });
        return refuse(conflicts.length > 0 ? 'undecided' : 'refused', mistakes);
      }
      setOpen({ ...untouched, document, files: kept, isChanged: isTyped });
      const elsewhere = result.site?.problems.length ?? 0;
      if (isTyped) setStatus({ name: 'savedBefore', legalDate });
      else if (elsewhere > 0) setStatus({ name: 'savedWithMistakes', count: elsewhere, legalDate });
      else
        setStatus(result.written.length > 0 ? { name: 'saved', legalDate } : { name: 'unchanged' });
      return isTyped;
    } catch (error) {
      setStatus({ name: 'failed', error });
      return false;
    }
  }

  return save;
}

/** What is done with the fields of the open document. */
function editsWith(change: (edit: Edit) => void) {
  const setFile = (name: string, edit: (file: DeskFile) => DeskFile) =>
    change(({ files }) => {
      const file = files[name];
      return file ? { files: { ...files, [name]: edit(file) } } : {};
    });

  const setValue = (name: string, path: Path, value: unknown) =>
    setFile(name, (file) => ({ ...file, data: withValue(file.data, path, value) }));

  const arrange = (path: Path, order: readonly (number | undefined)[], added?: unknown) =>
    change(({ files, problems }) => ({
      files: Object.fromEntries(
        Object.entries(files).map(([name, file]) => {
          const list = (valueAt(file.data, path) as unknown[] | undefined) ?? [];
          const next = order.map((old) => (old === undefined ? structuredClone(added) : list[old]));
          return [name, { ...file, data: withValue(file.data, path, next) }];
        }),
      ),
      problems: problems.flatMap((it) => movedProblem(it, path, order) ?? []),
    }));

  const settle = (conflict: Conflict, isTheirs: boolean) =>
    change(({ files, conflicts }) => {
      const file = files[conflict.file];
      const path = pathOf(conflict.path);
      const { theirs } = conflict;
      const taken =
        file && conflict.path === 'body'
          ? { ...file, body: String(theirs ?? '') }
          : file && { ...file, data: withValue(file.data, path, theirs) };
      return {
        conflicts: conflicts.filter((it) => it.file !== conflict.file || it.path !== conflict.path),
        ...(isTheirs && taken && { files: { ...files, [conflict.file]: taken } }),
      };
    });

  /** Writes it in another language. */
  const addFile = (name: string, data: unknown) =>
    change(({ files }) => ({ files: { ...files, [name]: { version: '', data, body: '' } } }));

  return { setFile, setValue, arrange, settle, addFile };
}

const untouched = { problems: [], conflicts: [], isChanged: false, elsewhere: undefined } as const;

/**
 * What was typed since a save began, on top of what the save has made of the files.
 * @param sent - the files of the save
 */
function onTopOf(
  saved: Record<string, DeskFile>,
  sent: Record<string, DeskFile>,
  typed: Record<string, DeskFile>,
): Record<string, DeskFile> {
  const valuesOf = ({ data, body }: Partial<DeskFile> = {}) => ({
    data,
    ...(body !== undefined && { body }),
  });
  return Object.fromEntries(
    Object.entries(typed).map(([name, file]) => {
      const theirs = saved[name];
      if (!theirs) return [name, file];
      const { value } = merge(valuesOf(sent[name]), valuesOf(file), valuesOf(theirs));
      return [name, { ...(value as Omit<DeskFile, 'version'>), version: theirs.version }];
    }),
  );
}

/** The values of the draft, with the versions that they began from: the save merges what came since. */
const withDraft = (files: Record<string, DeskFile>, draft: Draft): Draft => ({
  ...files,
  ...draft,
});

/** Undefined when its entry is gone. */
function movedProblem(
  problem: Problem,
  list: Path,
  order: readonly (number | undefined)[],
): Problem | undefined {
  const path = pathOf(problem.path);
  const index = path[list.length];
  const isInside = pathName(path.slice(0, list.length)) === pathName(list);
  if (!isInside || typeof index !== 'number') return problem;
  const now = order.indexOf(index);
  if (now < 0) return undefined;
  return { ...problem, path: pathName([...list, now, ...path.slice(list.length + 1)]) };
}
