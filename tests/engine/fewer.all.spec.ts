/** A site without a film, articles and optional pages and with one project is complete and contains nothing of the parts it leaves out. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { layoutFaults } from '../../packages/showcases/tests/layout-faults.ts';
import { hrefTo, routePaths } from '../../src/in-force/routes.ts';
import { codes, expect, mainLanguage, pointAt, test, wordsOf } from '../site.ts';
import { startVariant } from '../site-variant.ts';
import { fewer, optionalPages } from '../variants.ts';

// One worker, so that the site is started once.
test.describe.configure({ mode: 'default' });

type Variant = Awaited<ReturnType<typeof startVariant>>;

const filesOf = async ({ folder }: Variant) =>
  (await readdir(join(folder, 'dist/site'), { recursive: true })).sort();

/** All text files of the site, joined. */
async function allText(variant: Variant) {
  const files = (await filesOf(variant)).filter((file) =>
    /\.(html|js|css|xml|txt|speculationrules)$|_headers$/.test(file),
  );
  const texts = files.map((file) => readFile(join(variant.folder, 'dist/site', file), 'utf8'));
  const { documents, headers } = JSON.parse(
    await readFile(join(variant.folder, 'dist/manifest.json'), 'utf8'),
  );
  return [...(await Promise.all(texts)), JSON.stringify({ documents, headers })].join('\n');
}

test.describe('with one project without a link, and without film, demonstrations, articles and optional pages', () => {
  let variant: Variant;
  test.beforeAll(async () => {
    variant = await startVariant(fewer);
  });
  test.afterAll(() => variant.stop());

  test('their files and texts are not in the build', async () => {
    const files = await filesOf(variant);
    expect(files.filter((file) => /^(film|showcase|notes)/.test(file))).toEqual([]);
    const pictures = files.filter((file) => /^pictures\/./.test(file));
    expect(pictures).toHaveLength(11);
    for (const picture of pictures) expect(picture).toContain('pictures/bakery-');
    const text = await allText(variant);
    expect(text).toContain('<urlset');
    expect(text).not.toMatch(/\/notes|notes?-|atom\+xml|BlogPosting/);
    const words = text.match(
      /.{0,30}(showcase|demonstra|demostra|filme|the film|vídeo(?!cha|lla)|film\/).{0,20}/gi,
    );
    expect(words).toEqual(null);
  });

  test('an optional page without texts has no document, no link and no sentence', async ({
    request,
  }) => {
    const files = await filesOf(variant);
    const text = await allText(variant);
    expect(optionalPages.length).toBeGreaterThan(0);
    for (const id of optionalPages) {
      expect(files.filter((file) => file.startsWith(routePaths[id].slice(1)))).toEqual([]);
      expect((await request.get(variant.origin + hrefTo(id, mainLanguage))).status()).toBe(404);
      expect(text).not.toContain(`${routePaths[id]}?`);
      for (const code of codes)
        for (const { link } of (await wordsOf(code, 'home')).faqsSection.faqs)
          if (link?.page === id) expect(text).not.toContain(link.text);
    }
  });

  test('home and attributions are complete', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/attributions'])
      for (const code of codes) {
        await page.goto(`${variant.origin}${path}?lang=${code}`);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect.soft(await page.content(), path).not.toMatch(/\[\w+\?|\{\w+\}<|undefined/);
        expect.soft(await layoutFaults(page), `${path} in ${code}`).toEqual([]);
      }
  });

  test('the project has no arrows and there is no film', async ({ page }) => {
    const { projectsSection } = await wordsOf(mainLanguage, 'home');
    await page.goto(`${variant.origin}/?lang=${mainLanguage}`);
    const section = page.locator('#projects');
    await section.scrollIntoViewIfNeeded();
    await pointAt(page, 'project-carousel');
    await expect(page.locator('[data-island="project-carousel"]')).toHaveAttribute(
      'data-alive',
      '',
    );
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(page.locator('#about').locator('video, button, [data-film]')).toHaveCount(0);
    await expect(section.getByRole('button')).toHaveCount(0);
    await expect(section.getByRole('link')).toHaveCount(0);
    await expect(section.getByText(projectsSection.ourProjectsBtn)).toHaveCount(0);
    await section.locator('[data-track]').press('ArrowRight');
    await expect(section.getByRole('heading', { level: 3 })).toBeInViewport();
  });
});
