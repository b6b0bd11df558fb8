/** What comes out of a printer: all of a page, once. */
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { codes, commonWords, expect, open, paths, test, wordsOf } from './site.ts';

/** Letters and signs only: lines break anywhere on paper. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u2060]+/g, '');

async function printed(page: Page) {
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  return bare(text);
}

const countOf = (text: string, part: string) => text.split(bare(part)).length - 1;

for (const code of codes) {
  test(`home in ${code} has all of its sections on paper, once`, async ({ page }) => {
    const home = await wordsOf(code, 'home');
    await open(page, `/?lang=${code}`);
    const text = await printed(page);
    const once = [
      ...home.aboutSection.paragraphs,
      ...home.servicesSection.services.map(({ description }) => description),
      ...home.whyChooseUsSection.reasons.map(({ description }) => description),
      ...home.industriesSection.industries.map(({ description }) => description),
      ...home.projectsSection.projects.map(({ description }) => description),
      ...home.faqsSection.faqs.map(({ answer }) => answer),
    ];
    expect(once.filter((part) => countOf(text, part) !== 1)).toEqual([]);
    // What operates the page is no use on paper.
    const { navigation } = await commonWords(code);
    for (const part of [navigation.skipToContent, home.aboutSection.pauseVideo])
      expect(countOf(text, part), part).toBe(0);
  });
}

test('no page has the bar or the menu on paper', async ({ page }) => {
  for (const path of paths) {
    await open(page, `${path}?lang=pt`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('main')).toBeVisible();
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h2, h3, li, p)')]
        .filter((it) => Number(getComputedStyle(it).opacity) < 1)
        .map((it) => it.textContent),
    );
    expect(hidden).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});
