import type { ReactNode } from 'react';
import { inLanguage } from '../../../src/problems/problem.ts';
import { useForm } from './form-state.ts';
import { type Path, pathName } from './json-schema.ts';

/**
 * The mistakes of a field, and what another window has made of it.
 * @param files - of the field: more than one when its value is one for all languages
 * @param path - as in the messages of the checks
 * @param hint - the id of what is said beside the field
 */
export function useProblem(
  files: readonly string[],
  path: string,
  hint?: string,
): { attributes: object; message: ReactNode } {
  const { problems, conflicts, id, language, words, settle } = useForm();
  const isOwn = (it: { file: string; field: string }) =>
    files.includes(it.file) && it.field === path;
  const own = problems.filter((it) => it.document === id && isOwn(it));
  const conflict = conflicts.find(isOwn);
  if (own.length === 0 && !conflict)
    return { attributes: hint ? { 'aria-describedby': hint } : {}, message: undefined };
  const name = `${files[0]}:${path}:problem`;
  const said = new Set(
    // Only the text as a whole has lines: not the description of a picture in it.
    own.map((it) => inLanguage(path === 'body' ? it : { ...it, place: undefined }, language)),
  );
  return {
    attributes: {
      'aria-invalid': true,
      'aria-describedby': [name, hint].filter(Boolean).join(' '),
    },
    message: (
      <div className="problem" id={name}>
        {[...said].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {conflict && (
          <>
            <p>{words.changedByBoth}</p>
            <blockquote>{shown(conflict.theirs) || words.takenOut}</blockquote>
            <button type="button" onClick={() => settle(conflict, true)}>
              {words.takeTheirs}
            </button>{' '}
            <button type="button" onClick={() => settle(conflict, false)}>
              {words.keepMine}
            </button>
          </>
        )}
      </div>
    ),
  };
}

const shown = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(shown).filter(Boolean).join(' · ');
};

/** The mistakes of a group as a whole, in every file. */
export function Messages({ path }: { path: Path }): ReactNode {
  const { values } = useForm();
  return Object.keys(values).map((file) => (
    <Message key={file} file={file} path={pathName(path)} />
  ));
}

function Message({ file, path }: { file: string; path: string }) {
  const { languages } = useForm();
  const { message } = useProblem([file], path);
  if (!message) return null;
  return (
    // The first mistake gets the focus, whether it is of a field or of a group.
    <div tabIndex={-1} aria-invalid="true" className="ofGroup">
      {languages[file]?.name}
      {message}
    </div>
  );
}
