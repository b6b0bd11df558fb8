import { useState } from 'preact/hooks';
import { copyText } from '../browser/copy-text.ts';
import { type Code, code, codes, locales, ownNames } from '../browser/language.ts';
import { Choice } from '../kit/choice.tsx';
import { words } from './words.ts';

type Sent = { letter: string; language: Code; address: string; isCopied: boolean };

/** Copies the address of the letter that is open, in the language of who is to read it. */
export function SendLetter({ letter }: { letter: string }) {
  const [language, setLanguage] = useState(code);
  const [sent, setSent] = useState<Sent>();
  const isSaid = sent?.letter === letter && sent.language === language;

  async function handleCopy() {
    const address = new URL(`?lang=${language}#${letter}`, location.href).href;
    setSent({ letter, language, address, isCopied: await copyText(address) });
  }

  return (
    <>
      <label for="carta-lingua">{words.page.reader.sendIn}</label>
      <Choice
        id="carta-lingua"
        of={codes}
        say={(each) => ownNames[each]}
        langOf={(each) => locales[each]}
        value={language}
        onPick={setLanguage}
      />
      <button type="button" onClick={() => void handleCopy()}>
        {words.page.reader.copy}
      </button>
      <p role="status">
        {isSaid && (
          <>
            {sent.isCopied ? words.reader.copied : words.reader.notCopied}{' '}
            {/* Shown as well, for browsers that do not let a page copy. */}
            <a href={sent.address} lang={language}>
              {sent.address.replace(/^https?:\/\//, '')}
            </a>
          </>
        )}
      </p>
    </>
  );
}
