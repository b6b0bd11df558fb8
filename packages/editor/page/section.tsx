import { type ReactNode, useState } from 'react';
import { useForm } from './form-state.ts';
import { hintFor } from './hints.ts';
import { type Path, pathName } from './json-schema.ts';
import { labelOf } from './names.ts';
import { Messages } from './problem-message.tsx';

type SectionProps = { path: Path; children: ReactNode };

/** A part that opens. It opens when a mistake is in it. */
export function Section({ path, children }: SectionProps): ReactNode {
  const { id, language } = useForm();
  const hint = hintFor(id, path, language);
  const [isOpen, setOpen] = useState(path.length > 2);
  const hasMistake = useMistakeIn(path);
  return (
    <details
      open={isOpen || hasMistake}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{labelOf(path, language)}</summary>
      {hint && <p className="hint">{hint}</p>}
      <Messages path={path} />
      {children}
    </details>
  );
}

/** Whether a mistake, or a change of both, is in a part. */
export function useMistakeIn(path: Path): boolean {
  const { problems, conflicts, id } = useForm();
  const name = pathName(path);
  const isInside = (other: string) =>
    other === name || other.startsWith(`${name}.`) || other.startsWith(`${name}[`);
  return (
    problems.some((it) => it.document === id && isInside(it.field)) ||
    conflicts.some((it) => isInside(it.field))
  );
}
