/** The legal texts: Portugal's for a studio there, and for others a text of European law, with what is left to check. */
import { type Document, isMap, isScalar, isSeq, type Scalar, visit } from 'yaml';
import type { Answers } from './answers.ts';

type Change = Readonly<
  Record<'from' | 'to', Scalar<string> | undefined> & Record<'check' | 'drop', string | undefined>
>;

/**
 * Changes a text of this project's own site for another studio.
 * @param law - law.yaml of its language
 */
export function adaptLegal(
  document: Document,
  law: Document,
  { country, parts }: Pick<Answers, 'country' | 'parts'>,
) {
  if (!parts.includes('demonstrations')) leaveOut(document, demonstrations);
  const changes = [
    ...changesIn(law, 'everywhere'),
    ...(country === 'PT' ? [] : changesIn(law, 'elsewhere')),
  ];
  visit(document, {
    Seq(_, list) {
      for (const { drop } of changes)
        if (drop) list.items = list.items.filter((entry) => !beginOf(entry).startsWith(drop));
    },
  });
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      for (const { from, to, check } of changes) {
        const text = String(node.value);
        if (check && text.includes(check)) node.comment = ' TO WRITE';
        if (!from || !to || !text.includes(from.value)) continue;
        node.value = text.replaceAll(from.value, to.value);
        if (to.comment) node.comment = to.comment;
      }
    },
  });
  if (document.has('law')) document.set('law', country);
}

/** What is true only where there are demonstrations. */
const demonstrations = [
  'demonstrations',
  'onlyDemonstrations',
  'someDemonstrations',
  'personal-legacy',
  'music-player',
];

/** Leaves out what stands under conditions that are not met, and the conditions of what stands without them. */
function leaveOut(document: Document, conditions: readonly string[]) {
  const isOne = (entry: unknown, not = '') =>
    isMap(entry) && conditions.some((name) => entry.get('when') === `${not}${name}`);
  visit(document, {
    Seq(_, list) {
      list.items = list.items
        .filter((entry) => !isOne(entry))
        .map((entry) => (isMap(entry) && isOne(entry, 'not ') ? entry.get('text', true) : entry));
    },
  });
}

const changesIn = (law: Document, name: string): Change[] => {
  const list = law.get(name);
  if (!isSeq(list)) return [];
  return list.items.filter(isMap).map((entry) => ({
    from: entry.get('from', true) as Scalar<string> | undefined,
    to: entry.get('to', true) as Scalar<string> | undefined,
    check: entry.get('check') as string | undefined,
    drop: entry.get('drop') as string | undefined,
  }));
};

/** How an entry of a list begins: a text, or the heading of a section. */
function beginOf(entry: unknown): string {
  const text = isMap(entry)
    ? (entry.get('heading') ?? entry.get('text'))
    : isScalar(entry) && entry.value;
  return typeof text === 'string' ? text : '';
}
