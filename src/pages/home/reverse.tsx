import colourSheet from '#studio/colours.css?raw';
import { measured } from '../../content/content.ts';
import { measuresIn } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/fill.ts';
import { languages } from '../../i18n/languages.ts';
import { usePage } from '../../page-context.tsx';
import { isRoute } from '../../routes.ts';
import { parseColours } from '../../styles/colours.ts';
import { lowestTextContrast } from '../../styles/contrast.ts';
import { PageLink } from '../../ui/page-link.tsx';
import type { HomeWords } from './page.ts';
import styles from './reverse.module.css';

type ReverseProps = { words: NonNullable<HomeWords['hero']['reverse']> };

/**
 * A tab on the hoop that leads to the page about this site. In the browser it turns the hoop over
 * (src/browser/reverse.ts), and the label in the template is sewn on the reverse.
 */
export function Reverse({ words }: ReverseProps) {
  const { language } = usePage();
  if (!measured || !isRoute('reverse')) return null;
  const { locale } = languages[language];
  const { bytes, requests } = measured.pages.home;
  const { cookies, contrast } = words;
  // Rounded down: 4.58 is not 4.6.
  const lowest = Math.floor(lowestTextContrast(parseColours(colourSheet)) * 10) / 10;
  const facts = [
    [words.weight, measuresIn(locale).bytes(bytes)],
    [words.requests, new Intl.NumberFormat(locale).format(requests)],
    [cookies.name, cookies.text],
    [contrast.name, fill(contrast.text, { ratio: new Intl.NumberFormat(locale).format(lowest) })],
  ] as const;
  return (
    <>
      <PageLink to="reverse" className={styles.tab} data-turn={words.turnBack}>
        {words.turn}
      </PageLink>
      <template>
        <div>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <PageLink to="reverse">{words.link}</PageLink>
        </div>
      </template>
    </>
  );
}
