import { type FormEvent, type ReactNode, useState } from 'react';
import { inLanguage } from '../../../src/problems/problem.ts';
import type { MoveResult } from '../move.ts';
import { useForm } from './form-state.ts';
import { send, sentenceOf } from './requests.ts';

export type NewStoryProps = {
  withoutStory: readonly { slug: string; names: Readonly<Record<string, string>> }[];
  onCreated: (id: string) => void;
};

/** Makes the story of a project, with texts to write in every language. It is hidden until it is shown. */
export function NewStory({ withoutStory, onCreated }: NewStoryProps): ReactNode {
  const { words, language } = useForm();
  const [status, setStatus] = useState('');

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const project = String(new FormData(event.currentTarget).get('project'));
    setStatus(words.saving);
    try {
      const address = `/desk/story?${new URLSearchParams({ project })}`;
      const { problems, id } = await send<MoveResult>('POST', address);
      if (problems.length === 0) return onCreated(id);
      const said = problems.map((it) => inLanguage(it, language));
      setStatus([words.notMoved, ...said].join(' '));
    } catch (error) {
      setStatus(sentenceOf(error, words));
    }
  }

  return (
    <details>
      <summary>{words.newStory}</summary>
      <form onSubmit={(event) => void create(event)}>
        <label>
          {words.project}
          <select name="project">
            {withoutStory.map(({ slug, names }) => (
              <option key={slug} value={slug}>
                {names[language] ?? Object.values(names)[0] ?? slug}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{words.create}</button>
        <p role="status">{status}</p>
      </form>
    </details>
  );
}
