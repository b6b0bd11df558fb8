/** What a new studio is made from. */

/** Parts that a site may have or not. */
export const parts = [
  'demonstrations',
  'film',
  'prices',
  'how-we-work',
  'stories',
  'notes',
  'reverse',
] as const;

export type Part = (typeof parts)[number];

export type Answers = {
  name: string;
  /** The town. */
  place: string;
  /** Two capital letters of ISO 3166. */
  country: string;
  /** Codes of ISO 639; the first is the language of addresses without one. */
  languages: readonly string[];
  parts: readonly Part[];
};

export const optionNames = ['name', 'place', 'country', 'languages', 'with'] as const;
/** As the options of the command name them. */
export type Given = Record<(typeof optionNames)[number], string>;

type Question = { ask: string; example: string; problem: (answer: string) => string | undefined };

const isFilled = (answer: string) => (answer.trim() ? undefined : 'Write something.');
const separate = (answer: string) =>
  answer
    .split(/[\s,]+/)
    .map((each) => each.toLowerCase())
    .filter((each) => each !== '');

const isKnown = (code: string, type: 'region' | 'language') => {
  try {
    return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;
  } catch {
    return false;
  }
};

/** In the order in which they are asked. */
export const questions: Readonly<Record<keyof Given, Question>> = {
  name: { ask: 'What is the studio called?', example: 'Delfts Bureau', problem: isFilled },
  place: { ask: 'In which town is it?', example: 'Delft', problem: isFilled },
  country: {
    ask: 'In which country? (two letters of ISO 3166)',
    example: 'NL',
    problem: (answer) =>
      /^[a-z]{2}$/i.test(answer) && isKnown(answer.toUpperCase(), 'region')
        ? undefined
        : `"${answer}" is no country: write two letters, like NL.`,
  },
  languages: {
    ask: 'Which languages does the site have? (the main one first)',
    example: 'nl,en',
    problem(answer) {
      const codes = separate(answer);
      if (codes.length === 0) return 'Write one language at least, like nl,en.';
      if (new Set(codes).size < codes.length) return 'A language is there twice: write each once.';
      const unknown = codes.find(
        (code) => !/^[a-z]{2,3}$/.test(code) || !isKnown(code, 'language'),
      );
      return unknown && `"${unknown}" is no language: write codes of ISO 639, like nl,en.`;
    },
  },
  with: {
    ask: `Which parts does it have? (${parts.join(', ')}; all; none)`,
    example: 'prices,notes',
    problem(answer) {
      const names = separate(answer);
      if (names.length === 0) return 'Write all, none, or some of the parts.';
      if (names.length === 1 && ['all', 'none'].includes(names[0] ?? '')) return undefined;
      const unknown = names.find((name) => !parts.some((part) => part === name));
      if (unknown)
        return `"${unknown}" is no part: write some of ${parts.join(', ')}, or all, or none.`;
      return names.includes('stories') && !names.includes('demonstrations')
        ? 'Stories tell of projects, and at first there are only the demonstrations: write demonstrations,stories.'
        : undefined;
    },
  },
};

/** @param given - without a problem */
export function answersOf(given: Given): Answers {
  const named = separate(given.with);
  return {
    name: given.name.trim(),
    place: given.place.trim(),
    country: given.country.toUpperCase(),
    languages: separate(given.languages),
    parts: parts.filter((part) => named.includes(part) || named.includes('all')),
  };
}
