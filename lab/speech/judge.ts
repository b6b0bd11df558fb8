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

/** Who has read to the end says the last words of the page in the last sentences. */
const lastWords = 4;
const lastSentences = 12;

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
  const end = wordsIn(texts.slice(-lastSentences).join('\n'));
  const isAtEnd = wordsIn(visible)
    .slice(-lastWords)
    .every((word) => end.includes(word));
  return { ended: isSilent && isAtEnd && !isLooping(texts), sentences: texts.length, missing };
}
