/** Reads and writes the files of a repository on GitHub: https://docs.github.com/en/rest/git */
import { DeskError, type NewFile } from '../documents.ts';

export type Repository = {
  /** Reads what changed on the branch since the last call. */
  load: () => Promise<void>;
  /** Writes files as one commit on top of what was loaded. */
  commit: (files: readonly NewFile[]) => Promise<void>;
};

type Place = {
  /** `owner/name`. */
  repository: string;
  branch: string;
  /** The studio's folder in it. Empty: the repository is the folder. */
  folder?: string;
};

type Tree = { tree: { path: string; type: string; sha: string }[]; truncated: boolean };
type Named = { sha: string };

const sentences: Readonly<Record<number, string>> = {
  401: 'GitHub does not know this token, or it has expired.',
  403: 'This token may not do that, or GitHub asks to wait: it needs "Contents: read and write".',
  404: 'There is no such repository or branch, or the token does not reach it.',
  409: 'Somebody else changed the branch at this moment. Nothing is lost: save again.',
  422: 'Somebody else changed the branch at this moment. Nothing is lost: save again.',
};

/** @param files - receives the texts of content/, and the names of the files in public/ */
export function openRepository(
  { repository, branch, folder = 'studio' }: Place,
  token: string,
  files: Map<string, NewFile['content']>,
): Repository {
  const prefix = folder && `${folder}/`;
  let head = '';
  let shas = new Map<string, string>();

  async function ask(method: string, path: string, body?: object, type = 'json') {
    const address = `https://api.github.com/repos/${repository}/git/${path}`;
    const response = await fetch(address, {
      method,
      headers: { Accept: `application/vnd.github.${type}`, Authorization: `Bearer ${token}` },
      // GitHub lets browsers keep answers for a minute.
      cache: 'no-store',
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new DeskError('GitHub cannot be reached. Nothing is lost: try again later.');
    });
    if (response.ok) return response;
    throw new DeskError(sentences[response.status] ?? `GitHub answered ${response.status}.`);
  }
  const json = async <Answer>(method: string, path: string, body?: object): Promise<Answer> =>
    (await ask(method, path, body)).json();

  async function load() {
    const { object } = await json<{ object: Named }>('GET', `ref/heads/${branch}`);
    if (object.sha === head) return;
    const { tree, truncated } = await json<Tree>('GET', `trees/${object.sha}?recursive=1`);
    if (truncated) throw new DeskError('This repository has too many files for the editor.');
    const found = tree
      .filter(({ path, type }) => type === 'blob' && path.startsWith(prefix))
      .map((it) => ({ ...it, path: it.path.slice(prefix.length) }))
      .filter(({ path }) => /^(content|public)\//.test(path));
    const contents = found.map(async ({ path, sha }): Promise<[string, NewFile['content']]> => {
      if (path.startsWith('public/')) return [path, ''];
      const known = shas.get(path) === sha ? files.get(path) : undefined;
      return [path, known ?? (await (await ask('GET', `blobs/${sha}`, undefined, 'raw')).text())];
    });
    const loaded = await Promise.all(contents);
    files.clear();
    for (const [path, content] of loaded) files.set(path, content);
    shas = new Map(found.map(({ path, sha }) => [path, sha]));
    head = object.sha;
  }

  async function commit(changed: readonly NewFile[]) {
    const entries = changed.map(async ({ path, content }) => {
      const entry = { path: prefix + path, mode: '100644', type: 'blob' };
      if (typeof content === 'string') return { ...entry, content };
      const blob = { content: base64(content), encoding: 'base64' };
      return { ...entry, sha: (await json<Named>('POST', 'blobs', blob)).sha };
    });
    const { tree: before } = await json<{ tree: Named }>('GET', `commits/${head}`);
    const tree = await json<Named>('POST', 'trees', {
      base_tree: before.sha,
      tree: await Promise.all(entries),
    });
    const message = `Change ${changed.map(({ path }) => path).join(', ')}`;
    const made = await json<Named>('POST', 'commits', { message, tree: tree.sha, parents: [head] });
    // GitHub refuses it when the branch has another commit by now.
    await json('PATCH', `refs/heads/${branch}`, { sha: made.sha, force: false });
  }

  return { load, commit };
}

const base64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
