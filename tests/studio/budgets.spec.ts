import { brotliCompressSync } from 'node:zlib';
import { browserArguments, findBrowser } from '../../build/find-browser.ts';
import { wordsOf as pageWords } from '../../src/in-force/page-words.ts';
import { hrefTo, type RouteId, routeIds, routePaths } from '../../src/in-force/routes.ts';
import { site } from '../../src/in-force/site.ts';
import { elementsIn } from '../../src/studio/markdown-nodes.ts';
import { fetchedBudget, scriptBudget } from '../budgets.ts';
import { mainLanguage } from '../languages.ts';
import { expect, hasFonts, open, openProjects, scrollPage, test } from '../open-page.ts';
import { brotliSizes, type Fetched, weighPage } from '../page-weight.ts';
import { painted } from '../painted.ts';
import { layoutPaths, wordsOf } from '../words.ts';

// The headless shell does not estimate the connection, and then fetches lazy pictures from farther away.
test.use({ launchOptions: { executablePath: await findBrowser(), args: browserArguments } });

// One browser for all of them.
test.describe.configure({ mode: 'default' });

const brotli = (text: string) => brotliCompressSync(text).length;

test('all images of the home page weigh under 350 kB on a desktop, every slide seen', {
  tag: '@all',
}, async ({ page }) => {
  const weights = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    weights.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  const { projectsSection } = await wordsOf(mainLanguage, 'home');
  const count = site.projects.length;
  await (count > 0 ? openProjects : open)(page, `/?lang=${mainLanguage}`);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await scrollPage(page, top);
    await painted(page);
  }
  const next = page.getByRole('button', { name: projectsSection.next });
  // One project has no arrows.
  for (let slide = 1; count > 1 && slide <= count; slide += 1) {
    await next.click();
    await expect(page.getByText(`${(slide % count) + 1} / ${count}`)).toBeVisible();
  }
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  // Two pictures for each project, and the film's poster.
  expect(weights.size).toBeGreaterThanOrEqual(2 * site.projects.length + (site.film ? 1 : 0));
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  expect(Math.min(...weights.values())).toBeGreaterThan(0);
  const heaviest = [...weights].sort(([, one], [, other]) => other - one).slice(0, 5);
  expect(sum, `Make the heaviest smaller: ${JSON.stringify(heaviest)}`).toBeLessThan(350_000);
});

/** One page for each layout. */
const laidOut = routeIds.filter((id) => layoutPaths.includes(routePaths[id]));

for (const page of laidOut) {
  test(`what ${page} fetches beside its document before the first scroll stays within its budgets`, {
    tag: page === 'home' || page === 'contact' ? [] : '@all',
  }, async ({ browser, baseURL }) => {
    const fetched = await weighPage(browser, baseURL + hrefTo(page, mainLanguage));
    const of = (type: string) => fetched.filter((it) => it.type === type);
    const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
    const list = JSON.stringify(fetched.map(({ path, body }) => [path, body]));

    expect.soft(of('document').map(({ encoding }) => encoding)).toEqual(['br']);
    const responses = of('script').map(({ path }) => brotliSizes(baseURL + path));
    const scripts = (await Promise.all(responses)).map(({ body }) => body);
    expect(scripts.length).toBeGreaterThan(0);
    expect.soft(sum(scripts), list).toBeLessThanOrEqual(scriptBudget);
    // The document has no budget, since its size depends on the texts, nor have the pictures in them.
    const others = fetched.filter(
      ({ type, path }) => type !== 'document' && !picturesOf(page).includes(path),
    );
    expect.soft(of('font')).toHaveLength(2);
    const all = sum(others.map(({ body }) => body));
    expect(all).toBeGreaterThan(sum(scripts) * 0.9);
    expect.soft(all, list).toBeLessThanOrEqual(fetchedBudget(page));
    // No resource blocks the first paint.
    expect.soft(pathsOf(fetched.filter(({ isBlocking }) => isBlocking))).toEqual([]);
    // Text and drawn art fill the first screen of every page: pictures and the film come later. A browser
    // fetches the pictures of an article, and a project's in its story, somewhat before they are scrolled to,
    // and the reverse side of the embroidery, which is next to the title. On a home page with few words, the
    // photographs of people are that near.
    const early = pathsOf([...of('image'), ...of('media')]);
    const isExpected = (path: string) =>
      picturesOf(page).includes(path) ||
      (page.startsWith('project/') && /^\/(pictures|cloths)\//.test(path)) ||
      // The icons of a home page with few words begin just below.
      (page === 'home' && /^\/assets\/icons(-night)?-/.test(path)) ||
      (page === 'reverse' && path.includes('/embroidery'));
    expect.soft(early.filter((path) => !isExpected(path))).toEqual([]);
  });
}

/** The pictures that the owner has put there: in the text of a Markdown page, and of the people on home. */
function picturesOf(page: RouteId) {
  if (page === 'home')
    return site.people.flatMap(({ picture }) => (picture ? [`/people/${picture}`] : []));
  const words = pageWords(page, mainLanguage);
  const elements = 'body' in words ? elementsIn(words.body) : [];
  return elements.flatMap(({ attributes }) => attributes?.src ?? []);
}

const pathsOf = (fetched: Fetched[]) => fetched.map(({ path }) => path);

test('on a first visit the fonts are requested after the first paint', async ({ page }) => {
  // Without the timer of screenshot tools, which comes sooner than the paint on a busy machine.
  await page.addInitScript(() => {
    const original = setTimeout;
    const soon = (run: () => void, time = 0) => (time < 1000 ? original(run, time) : 0);
    Object.assign(window, { setTimeout: soon });
  });
  await open(page, `/?lang=${mainLanguage}`);
  await hasFonts(page);
  const [paint = 0, ...fonts] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  ]);
  expect(fonts.length).toBe(2);
  for (const start of fonts) expect(start).toBeGreaterThan(paint);
});

test('the art in the home document costs at most 4 kB of it', async ({ request }) => {
  const html = await (await request.get(`/?lang=${mainLanguage}`)).text();
  const plain = html.replaceAll(/<svg[\s\S]*?<\/svg>/g, '');
  expect(plain.length).toBeLessThan(html.length);
  expect(brotli(html) - brotli(plain)).toBeLessThanOrEqual(4096);
});
