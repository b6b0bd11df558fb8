/** The pages and articles of a made studio, in Markdown: everything that such a text may have. */
import { stringify } from 'yaml';
import { oldAddress } from './old-address.ts';
import type { Plan } from './plan.ts';
import { phraseIn, type Tongue } from './tongues.ts';

type File = { path: string; source: string };

const howMany = { least: 1, some: 2, most: 4 } as const;

/** @param people - the names of those who may sign an article */
export function markdownOf(plan: Plan, people: readonly string[]): File[] {
  const { chance, has, amount, languages, main } = plan;
  const names = (kind: string) =>
    Array.from({ length: howMany[amount] }, (_, index) => `${kind}-${index + 1}`);
  const written = (name: string, tongue: Tongue) =>
    tongue === main || chance.of(`${name} in ${tongue.code}`).is(0.7);
  return languages.flatMap((tongue) => [
    ...(has('pages') ? names('page') : [])
      .filter((name) => written(name, tongue))
      .map((name) => ({
        path: `content/${tongue.code}/pages/${name}.md`,
        source: sourceOf(plan, tongue, name, {
          navigation: chance.of(`place of ${name}`).pick(['bar', 'footer', 'none']),
          order: chance.of(`order of ${name}`).below(9),
        }),
      })),
    ...(has('articles') ? names('article') : [])
      .filter((name) => written(name, tongue))
      .map((name) => ({
        path: `content/${tongue.code}/notes/2026-${chance.of(`month of ${name}`).pick(['01', '02', '10'])}-10-${name}.md`,
        source: sourceOf(plan, tongue, name, {
          ...(people.length > 0 &&
            chance.of(`signed ${name}`).is(0.5) && {
              author: chance.of(`author of ${name}`).pick(people),
            }),
        }),
      })),
  ]);
}

function sourceOf(plan: Plan, tongue: Tongue, name: string, front: Record<string, unknown>) {
  const longest = { short: 3, usual: 12, long: 30 }[plan.length];
  const chance = plan.chance.of(`markdown ${name}`);
  const words = plan.chance.of(`${tongue.code} markdown ${name}`);
  const title = (part: string) => phraseIn(tongue, words.of(part), { words: 2, longest });
  const text = (part: string) =>
    `${phraseIn(tongue, words.of(part), { words: 30, longest })}. {name}, [a][at].`.replace(
      '[a]',
      `[${phraseIn(tongue, words.of(`link ${part}`), { words: 2 })}]`,
    );
  const sections = Array.from(
    { length: { least: 1, some: 3, most: 9 }[plan.amount] },
    (_, index) => {
      const of = (part: string) => `${index} ${part}`;
      return [
        `## ${title(of('heading'))}`,
        text(of('first')),
        ...(chance.of(of('list')).is(0.4)
          ? [`- ${title(of('item'))}\n- ${text(of('other item'))}`]
          : []),
        ...(chance.of(of('table')).is(0.3)
          ? [
              `| ${title(of('column'))} | ${title(of('other column'))} |\n|---|--:|\n| ${title(of('cell'))} | 12 |`,
            ]
          : []),
        ...(chance.of(of('code')).is(0.3)
          ? [
              `\`\`\`ts\nexport const made = ${JSON.stringify(title(of('code')).repeat(4))};\n\`\`\``,
            ]
          : []),
        ...(chance.of(of('picture')).is(0.3)
          ? [`![${title(of('picture'))}](/texts/picture.png)`]
          : []),
        ...(chance.of(of('quote')).is(0.3) ? [`> ${text(of('quote'))}`] : []),
        ...(chance.of(of('lower')).is(0.3) ? [`### ${title(of('lower'))}`, text(of('last'))] : []),
      ].join('\n\n');
    },
  );
  const head = {
    title: phraseIn(tongue, words.of('title'), {
      words: plan.length === 'short' ? 2 : 3,
      longest: Math.min(longest, 14),
    }),
    description: phraseIn(tongue, words.of('description'), { words: 12 }),
    aliases: [oldAddress(words.of('old address'), `${tongue.code}-${name}`)],
    ...front,
  };
  return `---\n${stringify(head)}---\n\n${text('first')}\n\n${sections.join('\n\n')}\n\n[at]: /contact\n`;
}
