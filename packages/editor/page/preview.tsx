import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Came, Shown } from '../../../build/dev/beside-form.ts';
import { useForm } from './form-state.ts';
import { send } from './requests.ts';

type PreviewProps = {
  /** Origin of the development server. */
  origin: string;
  address: string;
  /** Whether its texts are on the disk. */
  isThere: boolean;
  isHidden: boolean;
};

/**
 * The page of the document, as the site shows it, at the place that is edited and in its language. The development
 * server shows it again after a save.
 */
export function Preview({ origin, address, isThere, isHidden }: PreviewProps): ReactNode {
  const { words, languages, language: usual } = useForm();
  const frame = useRef<HTMLIFrameElement>(null);
  /** The window of a frame whose page has come: before, it has none that could be told anything. */
  const here = useRef<MessageEventSource>(null);
  const edited = useRef<Element>(undefined);
  const [isServed, askAgain] = useIsServed();
  /** How often in a row no page of the site has come. */
  const failed = useRef(0);
  /** Below the form, the page is fetched when the owner opens it for the first time. */
  const [isOpened, setOpened] = useState(matchMedia('(min-width: 60rem)').matches);
  const codes = Object.keys(languages);
  const [language, setLanguage] = useState(usual in languages ? usual : codes[0]);

  const wanted = `${origin}${address}?lang=${language}`;

  // The page follows the language of the editor, until one is chosen or edited.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the languages stay the same
  useEffect(() => {
    if (usual in languages) setLanguage(usual);
  }, [usual]);

  const show = () => {
    const shown: Shown = { show: edited.current ? textsNear(edited.current, language) : [] };
    const { contentWindow } = frame.current ?? {};
    if (contentWindow && contentWindow === here.current) contentWindow.postMessage(shown, origin);
  };
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<Came | object>) => {
      if (source === null || source !== frame.current?.contentWindow || !('here' in data)) return;
      if (here.current === source) return;
      // A page that is shown again after a save can hold on to its own address.
      if (data.here !== new URL(wanted).pathname) return lookFor(wanted);
      here.current = source;
      failed.current = 0;
      show();
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  });
  const lookFor = (page: string) => {
    if (!frame.current || failed.current >= mostFailed) return;
    failed.current += 1;
    frame.current.src = page;
  };
  const lookWhetherHere = () => {
    if (here.current || failed.current >= mostFailed) return;
    failed.current += 1;
    askAgain();
  };
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.closest('#form')) return;
      edited.current = target;
      if (target.lang in languages && target.lang !== language) setLanguage(target.lang);
      else show();
    };
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  });
  return (
    <aside aria-label={words.page}>
      <details
        className="preview"
        open={matchMedia('(min-width: 60rem)').matches}
        onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
      >
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
        {(!isThere || isHidden) && <p>{isThere ? words.isHidden : words.afterFirstSave}</p>}
        {!isServed && isThere && !isHidden && <p role="status">{words.pageIsComing}</p>}
        {isServed && isThere && !isHidden && isOpened && (
          <iframe
            ref={frame}
            title={words.page}
            src={wanted}
            onLoad={({ currentTarget }) => {
              here.current = null;
              // To whatever was loaded: an error of the browser has no origin, and does not answer.
              const nothing: Shown = { show: [] };
              currentTarget.contentWindow?.postMessage(nothing, '*');
              setTimeout(lookWhetherHere, answersWithin);
            }}
          />
        )}
      </details>
    </aside>
  );
}

/** In milliseconds: a page that has come answers at once, on a busy computer a little later. */
const answersWithin = 4000;

/** A page that never answers, though its server does, is left as it is. */
const mostFailed = 5;

/** Whether the development server listens: at the start of the editor, and after new settings, it does not yet. */
function useIsServed(): [isServed: boolean, askAgain: () => void] {
  const [isServed, setServed] = useState(false);
  useEffect(() => {
    if (isServed) return;
    let timer = 0;
    const ask = async () => {
      const answer = await send<{ isThere: boolean }>('GET', '/desk/preview').catch(
        () => undefined,
      );
      if (answer?.isThere) setServed(true);
      else timer = window.setTimeout(ask, 300);
    };
    void ask();
    return () => window.clearTimeout(timer);
  }, [isServed]);
  return [isServed, () => setServed(false)];
}

/** In letters: a shorter text stands in many places. */
const long = 8;

/** The texts at a field: its own, then those of its entry, its list and its part, each the longest first. */
function textsNear(field: Element, language: string | undefined): string[] {
  const texts = field instanceof HTMLTextAreaElement && field.lang ? partsOf(field) : [];
  for (let part = field.closest('li, details'); part; ) {
    const fields = [...part.querySelectorAll('textarea')].filter(({ lang }) => lang === language);
    texts.push(...fields.flatMap(partsOf).filter((it) => it.length >= long));
    part = part.parentElement?.closest('li, details') ?? null;
  }
  return [...new Set(texts)];
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
