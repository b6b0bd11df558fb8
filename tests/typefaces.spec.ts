/** Every letter on a page is drawn with the site's own typefaces, a moment after it is shown. */
import type { Page } from '@playwright/test';
import { codes, expect, open, paths, test } from './site.ts';

// A page that is not there.
test.use({ expectedConsole: /404/ });

/** In ms: from then on nobody may be left with a stand-in. */
const patience = 3000;

/** From which families the browser took letters elsewhere. */
async function borrowedFamilies(page: Page) {
  // Written in the stand-in's face on purpose, and hidden: src/styles/fonts.css.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-steady]::after { content: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *',
  });
  // Of each element, since an answer does not tell of what is deeper than a child or two.
  const answers = await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await client.detach();
  const all = answers.flatMap(({ fonts }) => fonts);
  expect(all.length).toBeGreaterThan(10);
  const borrowed = all.filter(({ isCustomFont }) => !isCustomFont);
  return [...new Set(borrowed.map(({ familyName }) => familyName))];
}

for (const code of codes)
  test(`no letter in ${code} stays in a stand-in's face`, async ({ page }) => {
    for (const path of [...paths, '/no/such/page']) {
      await open(page, `${path}?lang=${code}`);
      await expect
        .poll(() => borrowedFamilies(page), { message: path, timeout: patience })
        .toEqual([]);
    }
  });
