/** Answers the requests of the editor's page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  DeskError,
  type DeskFile,
  listDocuments,
  type NewFile,
  readDocument,
  saveDocument,
  type Write,
} from './documents.ts';
import { type Picture, personPicture, projectPicture, textPicture } from './pictures.ts';

type AnswerSettings = {
  /** Folder of the project. */
  root: string;
  /** Origin of the development server, which shows the pages. Empty: there is none. */
  preview: string;
  languages: Readonly<Record<string, { name: string }>>;
  /** Writes the changed files, into the folder by default. */
  write?: Write;
};

export type DeskSettings = AnswerSettings & {
  port: number;
  /** Files of the editor's page, by path. */
  page: ReadonlyMap<string, { type: string; source: string | Uint8Array }>;
};

type Answer = (request: Request) => Promise<Response>;

/** In bytes. */
const largestPicture = 50_000_000;

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

/** Answers what comes from the editor's own page. */
function createAnswers({ root, preview, languages, write }: AnswerSettings): Answer {
  /** The pictures of projects that wait for the other one of the two. */
  const waiting = new Map<string, Partial<Record<'desktop' | 'mobile', Uint8Array>>>();

  /** The pictures that wait for the next save of a document, by its id. */
  const unsaved = new Map<string, Picture[]>();

  async function picture(query: URLSearchParams, bytes: Uint8Array<ArrayBuffer>): Promise<Picture> {
    if (bytes.length > largestPicture) throw new DeskError('This picture is larger than 50 MB.');
    const [kind, name] = [query.get('kind'), query.get('name') ?? ''];
    if (kind === 'person') return personPicture(name, bytes);
    if (kind === 'notes' || kind === 'pages') return textPicture(kind, name, bytes, isTaken);
    if (kind !== 'desktop' && kind !== 'mobile') throw new DeskError('No such picture.');
    const { desktop, mobile }: { desktop?: Uint8Array; mobile?: Uint8Array } = {
      ...waiting.get(name),
      [kind]: bytes,
    };
    if (!desktop || !mobile) {
      waiting.set(name, { [kind]: bytes });
      return { value: '', files: [] };
    }
    waiting.delete(name);
    return projectPicture(name, { desktop, mobile });
  }

  const isTaken = (path: string) =>
    existsSync(join(root, path)) ||
    [...unsaved.values()].flat().some(({ files }) => files.some((it) => it.path === path));

  async function save(id: string, files: Record<string, DeskFile>) {
    const texts = JSON.stringify(files);
    // A picture that was dropped and taken out again is not written.
    const pictures = (unsaved.get(id) ?? []).filter(({ value }) => texts.includes(value));
    const all: NewFile[] = pictures.flatMap((it) => it.files);
    const result = await saveDocument(root, id, files, all, write);
    if (result.problems.length === 0) unsaved.delete(id);
    return result;
  }

  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const id = searchParams.get('id') ?? '';
    switch (`${request.method} ${pathname}`) {
      case 'GET /desk/documents':
        return answer({ documents: listDocuments(root), languages, preview });
      case 'GET /desk/document':
        unsaved.delete(id);
        return answer(readDocument(root, id));
      case 'PUT /desk/document':
        return answer(await save(id, (await request.json()) as Record<string, DeskFile>));
      case 'POST /desk/picture': {
        const made = await picture(searchParams, new Uint8Array(await request.arrayBuffer()));
        unsaved.set(id, [...(unsaved.get(id) ?? []), made]);
        return answer({ value: made.value });
      }
    }
    return answer({ error: 'There is nothing here.' }, 404);
  }

  return async (request) => {
    try {
      return await respond(request);
    } catch (error) {
      if (error instanceof DeskError) return answer({ error: error.message }, 400);
      console.error(error);
      return answer({ error: error instanceof Error ? error.message : String(error) }, 500);
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
