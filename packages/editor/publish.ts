/** Publishes with the machine's own git: what changed in the studio's folder is committed and pushed. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type ChangedField, changedFields } from './changed-fields.ts';
import { examine } from './examiner.ts';
import { readValues } from './file-text.ts';
import { projectIn } from './save.ts';
import { DeskError, readIfThere, type Source, sourcesOf } from './sources.ts';

const run = promisify(execFile);

/** A document or another file that changed, with its changed fields, or the pictures of a project in all sizes. */
export type Published = {
  /** Empty: no text, but a picture or another file. */
  document: string;
  file: string;
  path: string;
  kind: 'new' | 'changed' | 'gone';
  fields: ChangedField[];
  /** Whose pictures these are. */
  project?: string;
};

export type PublishState = {
  /** Why it cannot be published; the name of a sentence. */
  obstacle?: 'noGit' | 'noRepository' | 'noRemote' | 'noBranch';
  changes: Published[];
};

type Git = (...words: string[]) => Promise<string>;

const gitIn =
  (root: string): Git =>
  async (...words) => {
    const { stdout } = await run('git', ['-C', root, ...words], {
      // Nobody is there to answer.
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
      maxBuffer: 100_000_000,
    });
    return stdout;
  };

const succeeds = (work: Promise<string>) =>
  work.then(
    (text) => text.trim(),
    () => undefined,
  );

async function obstacleIn(git: Git): Promise<PublishState['obstacle']> {
  try {
    if ((await succeeds(git('rev-parse', '--is-inside-work-tree'))) !== 'true') {
      await git('--version');
      return 'noRepository';
    }
  } catch {
    return 'noGit';
  }
  if (!(await succeeds(git('remote')))) return 'noRemote';
  return (await succeeds(git('symbolic-ref', '--short', 'HEAD'))) ? undefined : 'noBranch';
}

/** What was published last: the branch of the server, or the last commit when it has none. */
const lastOf = async (git: Git) =>
  (await succeeds(git('rev-parse', '--verify', '-q', '@{upstream}'))) ??
  (await succeeds(git('rev-parse', '--verify', '-q', 'HEAD')));

export async function publishState(root: string): Promise<PublishState> {
  const git = gitIn(root);
  const obstacle = await obstacleIn(git);
  if (obstacle) return { obstacle, changes: [] };
  return { changes: await changesIn(root, git) };
}

const lines = (text: string) => text.split('\0').filter(Boolean);

async function changesIn(root: string, git: Git): Promise<Published[]> {
  const last = await lastOf(git);
  const changed = last
    ? lines(await git('diff', '--name-only', '--relative', '-z', last, '--', '.'))
    : [];
  const added = lines(await git('ls-files', '--others', '--exclude-standard', '-z', '--', '.'));
  const sources = sourcesOf(root);
  const prefix = (await git('rev-parse', '--show-prefix')).trim();
  const changes = await Promise.all(
    [...new Set([...changed, ...added])].sort().map(async (path) => {
      const before = last
        ? await git('show', `${last}:${prefix}${path}`).catch(() => undefined)
        : undefined;
      return changeOf(path, before, readIfThere(root, path), sources);
    }),
  );
  return oncePerProject(changes);
}

/** The pictures of a project are one change, in however many sizes and formats they are written. */
function oncePerProject(changes: readonly Published[]): Published[] {
  const all = changes.map((it) => ({ ...it, project: projectIn(it.path) }));
  return all.flatMap(({ project, ...change }, index) => {
    if (project === '') return change;
    const own = all.filter((it) => it.project === project);
    if (own[0] !== all[index]) return [];
    const kind = own.every((it) => it.kind === change.kind) ? change.kind : 'changed';
    return { ...change, kind, project };
  });
}

function changeOf(
  path: string,
  before: string | undefined,
  now: string | undefined,
  sources: readonly Source[],
): Published {
  const kind = now === undefined ? 'gone' : before === undefined ? 'new' : 'changed';
  for (const source of sources)
    for (const file of source.files)
      if (source.path(file) === path) {
        const fields =
          kind === 'changed' ? changedFields(valuesOf(before, source), valuesOf(now, source)) : [];
        return { document: source.id, file, path, kind, fields };
      }
  return { document: '', file: '', path, kind, fields: [] };
}

function valuesOf(text: string | undefined, source: Source): unknown {
  try {
    const { data, body } = readValues(text ?? '', source);
    return body === undefined ? data : { ...(data as object), body };
  } catch {
    return undefined;
  }
}

/**
 * @param message - of the commit
 * @throws DeskError with what to do, when it is not published
 */
export async function publish(root: string, message: string): Promise<PublishState> {
  const git = gitIn(root);
  const obstacle = await obstacleIn(git);
  if (obstacle) throw new DeskError(obstacle);
  const { problems } = await examine(root);
  if (problems.length > 0)
    throw new DeskError('notPublishable', { count: String(problems.length) });
  // Only the studio's folder: other work in the repository stays as it is.
  await git('add', '--all', '--', '.');
  const staged = await git('diff', '--cached', '--name-only', '--relative', '--', '.');
  if (staged !== '')
    await git('commit', '--quiet', `--message=${message}`, '--', '.').catch((error: unknown) => {
      throw new DeskError(/tell me who you are/i.test(said(error)) ? 'noAuthor' : 'gitRefused', {
        why: lastLine(error),
      });
    });
  await push(root, git);
  return publishState(root);
}

async function push(root: string, git: Git): Promise<void> {
  const branch = (await git('symbolic-ref', '--short', 'HEAD')).trim();
  const remote =
    (await succeeds(git('config', `branch.${branch}.remote`))) ||
    (await git('remote')).split('\n')[0] ||
    'origin';
  const send = () => git('push', '--quiet', '--set-upstream', remote, `HEAD:${branch}`);
  try {
    await send();
  } catch (error) {
    if (!/rejected|fetch first|non-fast-forward/.test(said(error)))
      throw new DeskError('gitRefused', { why: lastLine(error) });
    await takeOthersChanges(root, git, remote, branch);
    await send().catch((again: unknown) => {
      throw new DeskError('gitRefused', { why: lastLine(again) });
    });
  }
}

/** Somebody else has published meanwhile: their changes come first, if they do not touch the same lines. */
async function takeOthersChanges(root: string, git: Git, remote: string, branch: string) {
  const before = (await git('rev-parse', 'HEAD')).trim();
  try {
    await git('pull', '--quiet', '--rebase', '--autostash', remote, branch);
  } catch (error) {
    await succeeds(git('rebase', '--abort'));
    throw new DeskError(
      /conflict|could not apply/i.test(said(error)) ? 'publishedMeanwhile' : 'gitRefused',
      { why: lastLine(error) },
    );
  }
  const { problems } = await examine(root);
  if (problems.length === 0) return;
  // Together they are no site: it is as it was, and a programmer is needed.
  await git('reset', '--quiet', '--keep', before);
  throw new DeskError('publishedMeanwhile');
}

const said = (error: unknown) => {
  const { stderr = '', stdout = '', message = '' } = error as Record<string, string>;
  return `${stdout}\n${stderr || message}`;
};

const lastLine = (error: unknown) =>
  said(error)
    .split('\n')
    .map((it) => it.replace(/^(remote|error|fatal|hint): ?/, '').trim())
    .filter(Boolean)
    .at(0) ?? '';
