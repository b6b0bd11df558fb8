import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { FieldPlace } from '../documents.ts';
import type { Overview } from '../handler.ts';
import type { SiteState } from '../save.ts';
import type { Entry } from '../sources.ts';
import { BodyFields } from './body-field.tsx';
import { DocumentList, nameFor, nameOf } from './document-list.tsx';
import { openWindow, titlesIn, type Unsaved } from './drafts.ts';
import { Properties } from './field.tsx';
import { Finder } from './finder.tsx';
import { FormContext, type FormState, useForm } from './form-state.ts';
import { Header } from './header.tsx';
import { emptyValue, type JsonSchema } from './json-schema.ts';
import { placeOfLegalDate } from './legal-date.ts';
import { MistakesElsewhere } from './mistakes-elsewhere.tsx';
import { MoveDocument } from './move-document.tsx';
import { placed } from './place-mistakes.ts';
import { Preview } from './preview.tsx';
import { Messages } from './problem-message.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { send, sentenceOf } from './requests.ts';
import { focusTitle, reveal, revealMistake } from './reveal.ts';
import { firstDocument, useDocument } from './use-document.ts';
import { allWords, type DeskLanguage } from './words.ts';
import './desk.css';

const browserLanguage = (): DeskLanguage =>
  (Object.keys(allWords) as DeskLanguage[]).find((code) => navigator.language.startsWith(code)) ??
  'en';

const inAddress = () => location.hash.slice(1) || firstDocument;

/** Long, because it lists the parts of the page and what each of them is given. */
export function Desk(): ReactNode {
  const [overview, setOverview] = useState<Overview>();
  const [site, setSite] = useState<SiteState>({ problems: [], facts: {} });
  const [hidden, setHidden] = useState<string[]>([]);
  const [language, setLanguage] = useState(browserLanguage);
  const [wanted, setWanted] = useState<{ place: FieldPlace; said: string }>();
  const [isPublishing, setPublishing] = useState(false);
  const words = allWords[language];

  const look = (known?: SiteState) => {
    void send<Overview>('GET', '/desk/documents').then(setOverview, () => undefined);
    // A save has done the whole check already, and its page needs the computer now.
    if (known) return setSite(known);
    // Facts and mistakes come a little later.
    void send<SiteState>('GET', '/desk/state').then(setSite, () => undefined);
  };
  const desk = useDocument(look);
  const { open, status } = desk;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    look();
    void openWindow()
      .then(() => desk.read(inAddress()))
      .then((isThere) => isThere || desk.read(firstDocument));
  }, []);
  const openId = open?.document.id;
  useAddress(openId, desk.read);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  // Draws the hidden languages at once, so that they are there in the next frame.
  useLayoutEffect(() => {
    if (status.name !== 'refused' && status.name !== 'undecided') return;
    setHidden([]);
    requestAnimationFrame(revealMistake);
  }, [status]);
  useEffect(() => {
    if (!wanted || open?.document.id !== wanted.place.document) return;
    reveal(wanted.place, wanted.said);
    setWanted(undefined);
  }, [open, wanted]);

  if (!overview || !open)
    return (
      <p role="status">
        {status.name === 'failed' ? sentenceOf(status.error, words) : words.opening}
      </p>
    );
  const { documents, languages, preview, ...choices } = overview;
  const codes = Object.keys(languages);
  const present = Object.keys(open.files).filter(
    (file) => !codes.includes(file) || !hidden.includes(file),
  );
  const inOrder = [...codes.filter((code) => present.includes(code)), ...present].filter(
    (file, index, all) => all.indexOf(file) === index,
  );
  const isStored = documents.some(({ id }) => id === open.document.id);
  const state = formStateOf({ overview, desk, open, site, shown: inOrder, language });
  const unsaved = desk.unsaved.map(({ id }) => id);
  const listed = [...documents, ...onlyTyped(desk.unsaved, documents)];
  const find = (place: FieldPlace, said: string) => {
    setHidden((before) => before.filter((it) => it !== place.file));
    setWanted({ place, said });
    if (place.document !== open.document.id) void desk.read(place.document);
  };
  return (
    <FormContext value={state}>
      <Header
        title={nameOf(
          // A new one is in the list when the list has been read again.
          listed.find(({ id }) => id === openId) ?? {
            ...open.document,
            names: { ...open.document.names, ...titlesIn(open.files) },
          },
          words,
          language,
        )}
        files={Object.keys(open.files)}
        hidden={hidden}
        onHide={setHidden}
        status={status}
        isChanged={open.isChanged}
        elsewhere={open.elsewhere}
        onDiscard={() => void desk.discard()}
        onLegalDate={() => find(placeOfLegalDate, '')}
        onPublish={() => setPublishing(true)}
        onLanguage={setLanguage}
      />
      <DocumentList
        listed={listed}
        unsaved={unsaved}
        chosen={open.document.id}
        withoutStory={choices.withoutStory}
        onChoose={(id) => void desk.read(id)}
        onCreated={(id) => {
          look();
          void desk.read(id);
        }}
      >
        <Finder chosen={open.document.id} preview={preview} onFind={find} />
      </DocumentList>
      <main>
        <MistakesElsewhere problems={site.problems} onChoose={(place) => find(place, '')} />
        <DocumentForm desk={desk} open={open} />
        {isStored && open.document.can.length > 0 && (
          <MoveDocument
            key={`${open.document.id} ${open.document.isHidden}`}
            document={open.document}
            onFind={find}
            onWait={desk.wait}
            onMoved={(id, what) => {
              look();
              void desk.follow(id, what).then(() => {
                // Its buttons are drawn anew, or gone.
                focusTitle();
              });
            }}
          />
        )}
      </main>
      {preview && (
        <Preview
          origin={preview}
          address={open.document.address}
          isThere={Object.values(open.files).some(({ version }) => version !== '')}
          isHidden={open.document.isHidden && open.document.group !== 'notes'}
        />
      )}
      {isPublishing && (
        <PublishDialog
          unsaved={listed.filter(({ id }) => unsaved.includes(id))}
          onChoose={(id) => void desk.read(id)}
          onLegalDate={() => find(placeOfLegalDate, '')}
          onPublished={desk.rest}
          onClose={() => setPublishing(false)}
        />
      )}
    </FormContext>
  );
}

/** The address is that of the document that is open: a reload, and the way back, lead to it. */
function useAddress(openId: string | undefined, read: (id: string) => Promise<boolean>) {
  // As it is drawn, not later: somebody may go on at once.
  useLayoutEffect(() => {
    if (openId === undefined || location.hash === `#${openId}`) return;
    const change = location.hash === '' ? 'replaceState' : 'pushState';
    history[change](null, '', `#${openId}`);
  }, [openId]);
  useLayoutEffect(() => {
    const go = () => {
      if (openId !== undefined && inAddress() !== openId) void read(inAddress());
    };
    addEventListener('popstate', go);
    return () => removeEventListener('popstate', go);
  });
}

type DocumentFormProps = Pick<Shown, 'desk' | 'open'>;

/** The fields of the open document, and its other languages to be begun. */
function DocumentForm({ desk, open }: DocumentFormProps) {
  const { schema, shown, languages, words } = useForm();
  const codes = Object.keys(languages);
  const isMarkdown = ['markdown', 'notes'].includes(open.document.group);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void desk.save();
  };
  return (
    <>
      <form key={open.document.id} id="form" noValidate onSubmit={save}>
        <Messages path={[]} />
        {shown.length > 0 && <Properties schema={schema} path={[]} />}
        {isMarkdown && (
          <BodyFields
            files={open.files}
            folder={open.document.group === 'notes' ? 'notes' : 'pages'}
            onChange={(name, edit) =>
              desk.setFile(name, (file) => ({ ...file, body: edit(file.body ?? '') }))
            }
          />
        )}
      </form>
      {isMarkdown &&
        codes
          .filter((code) => !(code in open.files))
          .map((code) => (
            <button
              key={code}
              type="button"
              onClick={() => desk.addFile(code, newFront(open.files, schema, codes))}
            >
              {words.write}: {languages[code]?.name}
            </button>
          ))}
    </>
  );
}

type Shown = {
  overview: Overview;
  desk: ReturnType<typeof useDocument>;
  open: NonNullable<ReturnType<typeof useDocument>['open']>;
  site: SiteState;
  /** The files whose fields are shown, in their order. */
  shown: readonly string[];
  language: DeskLanguage;
};

/** What the fields of the form read. */
function formStateOf({ overview, desk, open, site, shown, language }: Shown): FormState {
  const { documents, languages, ...choices } = overview;
  const words = allWords[language];
  const schema = open.document.schema as JsonSchema;
  const named = (all: Overview['projectNames']) =>
    Object.entries(all).map(([id, names]) => ({ id, name: nameFor(names, language) ?? id }));
  return {
    documents,
    id: open.document.id,
    schema,
    values: Object.fromEntries(Object.entries(open.files).map(([name, { data }]) => [name, data])),
    shown,
    languages,
    problems: open.problems.map((it) =>
      it.document === open.document.id ? placed(it, schema, open.files) : { ...it, field: '' },
    ),
    conflicts: open.conflicts.map((it) => placed(it, schema, open.files)),
    words,
    language,
    facts: site.facts,
    pages: documents
      .filter(
        ({ group, id }) => !['studio', 'settings', 'shared'].includes(group) && id !== 'not-found',
      )
      .map((it) => ({ id: it.page, name: nameOf(it, words, language) })),
    demonstrations: choices.demonstrations,
    projects: choices.projects,
    people: choices.people,
    projectChoices: named(choices.projectNames),
    industryChoices: named(choices.industryNames),
    projectName: (id) => nameFor(choices.projectNames[id], language),
    isStillOpen: desk.isStillOpen,
    isSaved: desk.status.name === 'saved',
    setValue: desk.setValue,
    arrange: desk.arrange,
    settle: desk.settle,
  };
}

/** Pages and articles that have been written and never saved. */
const onlyTyped = (unsaved: readonly Unsaved[], documents: readonly Entry[]) =>
  unsaved
    .filter(({ id }) => /^(?:pages|notes)\//.test(id) && !documents.some((it) => it.id === id))
    .map(({ id, titles }): Entry => {
      const group = id.startsWith('notes/') ? 'notes' : 'markdown';
      return { id, group, address: '', page: '', can: [], isHidden: false, names: titles };
    });

/** What is the same in every language begins as it is in the others. */
function newFront(
  files: Readonly<Record<string, { data: unknown }>>,
  schema: JsonSchema,
  codes: readonly string[],
): unknown {
  const [other] = Object.values(files);
  const { title, description, ...shared } = { ...(other?.data as Record<string, unknown>) };
  return { ...(emptyValue(schema, codes) as object), ...shared };
}
