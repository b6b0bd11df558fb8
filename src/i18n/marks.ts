/**
 * What a text may contain beside facts and parts in brackets: `{pt lenço}` is a phrase of another language, and
 * `\[`, `\]`, `\{` and `\}` are the signs themselves, `\\` a backslash. Between reading and showing, noncharacters
 * of Unicode stand for them, so that nothing else takes them for its own: nobody can write these
 * (read-text.ts).
 */
const begin = '\ufdd0';
const afterLanguage = '\ufdd1';
const end = '\ufdd2';

const signs: Readonly<Record<string, string>> = {
  '[': '\ufdd3',
  ']': '\ufdd4',
  '{': '\ufdd5',
  '}': '\ufdd6',
};
const signOf = Object.fromEntries(Object.entries(signs).map(([sign, mark]) => [mark, sign]));

const written = /\{([a-z]{2,3}(?:-[A-Za-z\d]+)*) ([^{}[\]]*)\}/g;
const marked = /\ufdd0([^\ufdd1]*)\ufdd1([^\ufdd2]*)\ufdd2/g;

/** Returns a text as it is kept, with marks instead of what the author has written for them. */
export const withMarks = (text: string): string =>
  text
    .replace(/\\([[\]{}\\])/g, (_, sign: string) => signs[sign] ?? sign)
    .replace(written, `${begin}$1${afterLanguage}$2${end}`);

/** Returns a text that shows its signs as they are, such as code, as it is kept. */
export const asWritten = (text: string): string =>
  text.replace(/[[\]{}]/g, (sign) => signs[sign] ?? sign);

/** Returns a text as its author writes it when every sign stands for itself. */
export const escaped = (text: string): string => text.replace(/[[\]{}\\]/g, '\\$&');

/** Returns a kept text without marks. What takes it out of a page has finished.ts. */
export const withoutMarks = (text: string): string =>
  withSigns(text.replaceAll(/\ufdd0[^\ufdd1]*\ufdd1|\ufdd2/g, ''));

/** Returns a kept text with its signs; its phrases keep their marks. */
export const withSigns = (text: string): string =>
  text.replace(/[\ufdd3-\ufdd6]/g, (mark) => signOf[mark] ?? mark);

/** Replaces the phrases of other languages in a kept text. */
export const replacePhrases = (
  text: string,
  replace: (phrase: string, language: string) => string,
): string =>
  text.replace(marked, (_, language: string, phrase: string) => replace(phrase, language));

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isLanguage(code: string) {
  try {
    return languageNames.of(code) !== undefined;
  } catch {
    return false;
  }
}

/** The phrases in a kept text that are in no language, or empty. */
export const wrongPhrases = (
  text: string,
): { language: string; phrase: string; isEmpty: boolean }[] =>
  [...text.matchAll(marked)].flatMap(([, language = '', phrase = '']) => {
    const isEmpty = isLanguage(language);
    return isEmpty && phrase.trim() !== '' ? [] : [{ language, phrase, isEmpty }];
  });
