import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Shown } from '../../../build/dev/beside-form.ts';
import { send } from './requests.ts';
import type { DeskWords } from './words.ts';

type PreviewProps = {
  /** Origin of the development server. */
  origin: string;
  address: string;
  languages: Readonly<Record<string, { name: string }>>;
  /** The language of the editor. */
  usual: string;
  words: DeskWords;
};

/**
 * The page of the document, as the site shows it, at the text that is edited and in its language. The development server
 * shows it again after a save.
 */
export function Preview({ origin, address, languages, usual, words }: PreviewProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const edited = useRef<HTMLTextAreaElement>(undefined);
  const isThere = useIsThere();
  const codes = Object.keys(languages);
  const [language, setLanguage] = useState(usual in languages ? usual : codes[0]);

  const show = () => {
    const shown: Shown = { show: edited.current ? partsOf(edited.current) : [] };
    frame.current?.contentWindow?.postMessage(shown, origin);
  };
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLTextAreaElement) || target.form?.id !== 'form') return;
      edited.current = target;
      if (target.lang in languages && target.lang !== language) setLanguage(target.lang);
      else show();
    };
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  });
  return (
    <aside aria-label={words.page}>
      <details className="preview" open={matchMedia('(min-width: 60rem)').matches}>
        <summary>{words.preview}</summary>
        <p className="hint">{words.clickText}</p>
        {codes.map((code) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === language}
            onClick={() => setLanguage(code)}
          >
            {languages[code]?.name}
          </button>
        ))}
        {isThere && (
          <iframe
            ref={frame}
            title={words.page}
            src={`${origin}${address}?lang=${language}`}
            onLoad={show}
          />
        )}
      </details>
    </aside>
  );
}

/** Whether the development server listens: at the start of the editor it does not yet. */
function useIsThere(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    let timer = 0;
    const ask = async () => {
      const answer = await send<{ isThere: boolean }>('GET', '/desk/preview').catch(
        () => undefined,
      );
      if (answer?.isThere) setThere(true);
      else timer = window.setTimeout(ask, 300);
    };
    void ask();
    return () => window.clearTimeout(timer);
  }, [isThere]);
  return isThere;
}

/** What of a text stands on the page as it is here, the longest first. */
function partsOf({ value, id, selectionStart }: HTMLTextAreaElement): string[] {
  const text = id.endsWith(':body') ? paragraphAt(value, selectionStart) : value;
  return text
    .split(/\{[^}]*\}|[[\]]|\]\([^)]*\)/)
    .map((it) => it.trim())
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);
}

function paragraphAt(text: string, at: number): string {
  const from = text.lastIndexOf('\n\n', Math.max(0, at - 1));
  const to = text.indexOf('\n\n', at);
  return text.slice(Math.max(0, from), to < 0 ? undefined : to);
}
