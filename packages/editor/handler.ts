/** Answers the editor's page, and nobody else. */
import { readFileSync } from 'node:fs';
import { normalize } from 'node:path';
import { contentType } from '../../server/http/content-type.ts';
import { showcaseRoot } from '../../src/studio/showcases.ts';
import { allTexts, type DeskFile, readDocument, versionsOf } from './documents.ts';
import { examine } from './examiner.ts';
import { hideDocument } from './hidden.ts';
import { legalDateAfterSave, oldLegalDate } from './legal-date.ts';
import { concernedBy, moveDocument } from './move.ts';
import { placeProblem } from './problems.ts';
import { type PublishState, publish, publishState } from './publish.ts';
import { receivePicture } from './receive-picture.ts';
import { type SaveResult, saveDocument } from './save.ts';
import { DeskError, listDocuments, sourcesOf } from './sources.ts';
import { createStory, namesOnHome, projectsWithoutStory, valuesIn } from './stories.ts';
import { waitingOrThere } from './waiting-pictures.ts';
import { takeBack } from './write-together.ts';

export type DeskSettings = {
  /** The studio's folder. */
  root: string;
  /** Origin of the development server, which shows the pages. Empty: there is none. */
  preview: string;
  languages: Readonly<Record<string, { name: string }>>;
  port: number;
  /** Files of the editor's page, by path. */
  page: ReadonlyMap<string, { type: string; source: string | Uint8Array }>;
};

/** The date of the legal texts, when it is older than their last change. */
type LegalDate = { legalDate?: string | undefined };
export type SaveAnswer = SaveResult & LegalDate;
export type PublishAnswer = PublishState & LegalDate;

type Answer = (request: Request) => Promise<Response>;

/**
 * Returns why a request is refused; undefined if it comes from the editor's own page. Another website could
 * otherwise write the owner's files: through a form, or through a name that leads to this machine.
 */
function refusal(request: Request, port: number): string | undefined {
  const { host, origin } = new URL(request.url);
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) return 'Another host.';
  const from = request.headers.get('origin');
  if (from !== null && from !== origin) return 'Another origin.';
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin';
  if (request.method === 'GET')
    // The page itself may be opened from a link; what it reads may not.
    return new URL(request.url).pathname === '/' || ['same-origin', 'none'].includes(site)
      ? undefined
      : 'Another site.';
  return from === null || site !== 'same-origin' ? 'Not from the page of the editor.' : undefined;
}

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};
const answer = (value: unknown, status = 200) => Response.json(value, { status, headers });

export type Overview = ReturnType<typeof overviewOf>;

function overviewOf({ root, preview, languages }: DeskSettings) {
  const { projects = [] } = valuesIn(root, 'settings.yaml');
  const { people = [] } = valuesIn(root, 'content/studio.yaml');
  const names = namesOnHome(root);
  const all = projects as { slug: string; projectLink?: string }[];
  const demonstrations = all.filter(({ projectLink = '' }) => projectLink.startsWith(showcaseRoot));
  return {
    documents: listDocuments(root),
    /** The projects whose pictures a command takes of their demonstrations. */
    demonstrations: demonstrations.map(({ slug }) => slug),
    projects: all.map(({ slug }) => slug),
    /** What the projects are called, by their ids and by language. */
    projectNames: names.projects,
    industryNames: names.industries,
    /** The names of the people, who write articles. */
    people: (people as { name: string }[]).map(({ name }) => name),
    withoutStory: projectsWithoutStory(root, names.projects),
    languages,
    preview,
  };
}

/** A picture of the site, or one that waits for the next save. */
function pictureAt(root: string, path: string): Response | undefined {
  const type = contentType(path);
  const inside = normalize(path);
  if (!type.startsWith('image/') || !inside.startsWith('public/')) return undefined;
  const file = waitingOrThere(root, inside);
  if (file === undefined) return undefined;
  return new Response(readFileSync(file), {
    // A drawing that is opened by itself could hold a script.
    headers: { ...headers, 'Content-Type': type, 'Content-Security-Policy': 'sandbox' },
  });
}

/** Works one after another. @param before - comes before each */
function createTurns(before = async () => {}) {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(before).then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

function createAnswers(settings: DeskSettings): Answer {
  const { root, preview } = settings;
  // Two windows may save at the same moment. On a broken disk a save that failed may not have been taken back.
  const inTurn = createTurns(() => takeBack(root));
  // Each looks for a name that is free. A save does not wait for the sizes of a picture.
  const pictureInTurn = createTurns();

  async function state() {
    const { problems, facts } = await examine(root);
    const sources = sourcesOf(root);
    return { problems: problems.map((it) => placeProblem(root, it, sources)), facts };
  }

  const withLegalDate = (published: PublishState): PublishAnswer => ({
    ...published,
    legalDate: oldLegalDate(root, published),
  });

  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const id = searchParams.get('id') ?? '';
    switch (`${request.method} ${pathname}`) {
      case 'GET /desk/documents':
        return answer(overviewOf(settings));
      case 'GET /desk/preview':
        // The page itself must not ask: the development server answers its own pages only.
        return answer({
          isThere: await fetch(preview).then(
            () => true,
            () => false,
          ),
        });
      case 'GET /desk/state':
        return answer(await state());
      case 'GET /desk/texts':
        return answer(allTexts(root));
      case 'GET /desk/document':
        return answer(readDocument(root, id));
      case 'GET /desk/versions':
        return answer(versionsOf(root, id));
      case 'PUT /desk/document': {
        const files = (await request.json()) as Record<string, DeskFile>;
        const result = await inTurn(() => saveDocument(root, id, files));
        const legalDate = result.site && (await legalDateAfterSave(root, id));
        return answer({ ...result, legalDate } satisfies SaveAnswer);
      }
      case 'GET /desk/references':
        return answer(concernedBy(root, id));
      case 'POST /desk/move': {
        const { to } = (await request.json()) as { to?: string };
        return answer(await inTurn(() => moveDocument(root, id, to)));
      }
      case 'POST /desk/hide': {
        const { isHidden } = (await request.json()) as { isHidden: boolean };
        return answer(await inTurn(() => hideDocument(root, id, isHidden)));
      }
      case 'POST /desk/story':
        return answer(await inTurn(() => createStory(root, searchParams.get('project') ?? '')));
      case 'GET /desk/picture':
        return pictureAt(root, searchParams.get('path') ?? '') ?? answer({ error: 'nothing' }, 404);
      case 'POST /desk/picture': {
        const bytes = new Uint8Array(await request.arrayBuffer());
        const take = () => receivePicture(root, searchParams, bytes);
        return answer({ value: await pictureInTurn(take) });
      }
      case 'GET /desk/publish':
        return answer(withLegalDate(await publishState(root)));
      case 'POST /desk/publish': {
        const { message } = (await request.json()) as { message: string };
        return answer(withLegalDate(await inTurn(() => publish(root, message))));
      }
    }
    return answer({ error: 'nothing' }, 404);
  }

  return async (request) => {
    try {
      return await respond(request);
    } catch (error) {
      if (error instanceof DeskError)
        return answer({ error: error.message, values: error.values }, 400);
      console.error(error);
      const { message, code, path, syscall } = error as NodeJS.ErrnoException;
      // With a path it is the disk's (full, read-only, or another user's folder), or names a program that is not there.
      if (code && path && !syscall?.startsWith('spawn') && request.method !== 'GET')
        return answer({ error: 'disk', values: { why: code } }, 500);
      return answer({ error: 'failed', values: { why: message ?? String(error) } }, 500);
    }
  };
}

/** Answers the requests of a browser: for the page of the editor too. */
export function createHandler(settings: DeskSettings): Answer {
  const answers = createAnswers(settings);
  return async (request) => {
    const reason = refusal(request, settings.port);
    if (reason) return answer({ error: reason }, 403);
    const { pathname } = new URL(request.url);
    const file = settings.page.get(pathname === '/' ? '/index.html' : pathname);
    return file && request.method === 'GET'
      ? new Response(file.source as BodyInit, {
          headers: { ...headers, 'Content-Type': file.type },
        })
      : answers(request);
  };
}
