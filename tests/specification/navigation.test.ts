/** Chapters 2 and 9: the footer, and the widths at which the layout changes. */
import { expect, test } from 'vitest';
import { fill } from '../../src/i18n/fill.ts';
import { factsIn, site } from '../../src/in-force/site.ts';
import { mainLanguage } from '../languages.ts';
import { served, textsAt } from '../served.ts';
import { codes, commonWords } from '../words.ts';
import { row } from './rows.ts';

const linkOf = (link: HTMLElement) => [link.textContent.trim(), link.getAttribute('href')];

test(row('footer'), async () => {
  for (const code of codes) {
    const { footer } = await commonWords(code);
    const address = `/?lang=${code}`;
    const [text] = await textsAt(address, 'footer');
    expect(text).toContain(fill(footer.companyLine, factsIn(code)));
    expect(text).toContain(`© ${new Date().getFullYear()} ${site.name}. ${footer.rights}`);
    expect(await served(address, `footer a[aria-label^="${site.name}"]:has(svg)`)).toHaveLength(1);
    expect(await textsAt(address, 'footer nav h2')).toEqual([footer.legalTitle]);
    const column = await served(address, 'footer nav:has(h2) a');
    expect(column.slice(0, 3).map(linkOf)).toEqual([
      [footer.privacyPolicy, `/privacy-policy?lang=${code}`],
      [footer.termsAndConditions, `/terms-and-conditions?lang=${code}`],
      [footer.attributions, `/attributions?lang=${code}`],
    ]);
  }
});

test(row('footer-contact'), async () => {
  const { footer } = await commonWords(mainLanguage);
  const home = `/?lang=${mainLanguage}`;
  expect(await textsAt(home, 'footer section h2')).toEqual([footer.contactTitle]);
  const links = await served(home, 'footer section a');
  expect(links.map(linkOf)).toContainEqual([site.email, `mailto:${site.email}`]);
  const outside = links.filter((link) => link.matches('[target=_blank]')).map(linkOf);
  for (const { name, address } of site.social)
    expect(outside).toContainEqual([expect.stringMatching(`^${name}`), address]);
});

test(row('breakpoints'), async () => {
  const found = new Set<number>();
  for (const path of ['/', '/contact', '/privacy-policy']) {
    const styles = (await textsAt(`${path}?lang=${mainLanguage}`, 'style')).join();
    for (const [, condition = ''] of styles.matchAll(/@media([^{]*)\{/g))
      for (const [, amount, unit] of condition.matchAll(
        /width\s*(?:[<>]=?|:)\s*([\d.]+)(em|px)/g,
      )) {
        const px = Number(amount) * (unit === 'em' ? 16 : 1);
        // A maximum width ends just below the width at which the next layout begins.
        found.add(Math.ceil(px));
      }
  }
  expect([...found].sort((one, other) => one - other)).toEqual([640, 768, 1024, 1280, 1535]);
});
