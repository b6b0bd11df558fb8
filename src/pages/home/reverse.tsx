import colourSheet from '#studio/colours.css?raw';
import { measuresIn } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/fill.ts';
import { measured } from '../../in-force/content.ts';
import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { isRoute } from '../../in-force/routes.ts';
import { parseColours } from '../../styles/colours.ts';
import { lowestTextContrast } from '../../styles/contrast.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Rows } from '../../ui/rows.tsx';
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
          <Rows rows={facts} />
          <PageLink to="reverse">{words.link}</PageLink>
        </div>
      </template>
    </>
  );
}
