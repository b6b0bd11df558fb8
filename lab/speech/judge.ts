/** What is made of the sentences of a screen reader. */

/** One sentence as the reader gave it to the voice. */
export type Said = {
  /** In ms since 1970. */
  at: number;
  /** Of the voice that the reader asked for. */
  language: string;
  text: string;
};

export type Verdict = {
  /** False: it stopped before, said the same few sentences again and again, or was still speaking at the last. */
  ended: boolean;
  sentences: number;
  /** Visible words that were not said. */
  missing: string[];
};

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u2060\u200b]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** So many sentences of which so few are different are no reading. */
const loop = { sentences: 40, different: 6 };

/** Whether the last sentences are the same few. */
export function isLooping(texts: readonly string[]): boolean {
  const last = texts.slice(-loop.sentences);
  return last.length === loop.sentences && new Set(last).size <= loop.different;
}

/** How often a text is said; sentences may cut it. */
export function timesIn(texts: readonly string[], text: string): number {
  const spaced = (words: string[]) => ` ${words.join(' ')} `;
  return spaced(wordsIn(texts.join(' '))).split(spaced(wordsIn(text))).length - 1;
}

const lastWords = 4;
const lastSentences = 12;

/** Whether the last sentences have the last words of the page, as those of whoever has read to the end. */
export function isAtEnd(texts: readonly string[], visible: string): boolean {
  const end = wordsIn(texts.slice(-lastSentences).join(' '));
  return wordsIn(visible)
    .slice(-lastWords)
    .every((word) => end.includes(word));
}

/**
 * @param said - from the moment the page was asked for
 * @param visible - the text that can be seen
 * @param isSilent - the reader had stopped when the recording ended
 */
export function judge(said: readonly Said[], visible: string, isSilent: boolean): Verdict {
  const texts = said.map(({ text }) => text);
  const left = new Map<string, number>();
  for (const word of wordsIn(texts.join('\n'))) left.set(word, (left.get(word) ?? 0) + 1);
  const missing = wordsIn(visible).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  const ended = isSilent && isAtEnd(texts, visible) && !isLooping(texts);
  return { ended, sentences: texts.length, missing };
}
