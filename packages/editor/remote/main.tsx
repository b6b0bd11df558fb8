/** The editor on the built site: the same forms and checks, with a repository instead of a folder. */
import './zod-settings.ts';

import { type FormEvent, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { languages } from '../../../src/i18n/languages.ts';
import { settings } from '../../../src/studio/settings.ts';
import { createAnswers } from '../handler.ts';
import { browserLanguage, Desk } from '../page/desk.tsx';
import { answerWith } from '../page/requests.ts';
import { allWords } from '../page/words.ts';
import { openRepository } from './github.ts';
import { repositoryFiles } from './node.ts';

const place = settings.editor ?? { repository: '', branch: '', folder: '' };

/** The token stays in memory: it is forgotten with the page. */
function SignIn() {
  const words = allWords[browserLanguage()];
  const [status, setStatus] = useState('');
  const [isOpen, setOpen] = useState(false);
  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token'));
    setStatus(words.opening);
    const repository = openRepository(place, token, repositoryFiles);
    try {
      await repository.load();
    } catch (error) {
      return setStatus((error as Error).message);
    }
    const answer = createAnswers({ root: '.', preview: '', languages, write: repository.commit });
    answerWith(async (request) => {
      // Other people's commits are read before each step, so that nothing of theirs is overwritten.
      const problem = await repository.load().catch((error: Error) => error);
      return problem ? Response.json({ error: problem.message }, { status: 400 }) : answer(request);
    });
    setOpen(true);
  }
  if (isOpen) return <Desk />;
  return (
    <main className="sign-in">
      <form onSubmit={open}>
        <h1>{place.repository}</h1>
        <label>
          {words.token}
          <input name="token" type="password" required autoComplete="off" />
        </label>
        <button type="submit">{words.open}</button>
        <p role="status">{status}</p>
        <p className="hint">{words.tokenHint}</p>
      </form>
    </main>
  );
}

const root = document.getElementById('desk');
if (root)
  createRoot(root).render(
    <StrictMode>
      <SignIn />
    </StrictMode>,
  );
