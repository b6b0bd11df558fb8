/** What the memorial's story promises beside what its own tests show. */

import { readFile } from 'node:fs/promises';
import { expectNoViolation } from './axe.ts';
import { address, legacy, openFamily, write } from './personal-legacy-steps.ts';
import { expect, test } from './test.ts';

const { pt, en } = legacy;

test('one letter is sent to one brother, in his language', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}?lang=pt`);
  await page
    .getByRole('link', { name: /De Amélia/ })
    .first()
    .click();
  const reader = page.getByRole('dialog');
  const language = reader.getByRole('combobox', { name: pt.page.reader.sendIn });
  // His own language by its own name; the reader's comes first.
  await expect(language).toHaveValue('pt');
  await language.selectOption({ label: 'English' });
  await reader.getByRole('button', { name: pt.page.reader.copy }).click();
  await expect(reader.getByRole('status')).toContainText(pt.reader.copied);
  await expectNoViolation(page);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}${address}?lang=en#carta-1951`);

  const brother = await context.newPage();
  await brother.goto(copied);
  const letter = brother.getByRole('dialog');
  await expect(letter).toHaveAccessibleName(en.voices.letter1951.title);
  await expect(letter).toContainText(en.voices.letter1951.text[1] ?? '');
  // The next letter is another: what was said of the link before is gone.
  await reader.getByRole('button', { name: 'Carta seguinte' }).click();
  await expect(reader.getByRole('status')).toBeEmpty();
  // Arrows in the choice of a language turn no letter.
  await language.focus();
  await page.keyboard.press('ArrowRight');
  expect(new URL(page.url()).hash).toBe('#carta-1958');
});

test('where a page may not copy, the link is there to be copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(`${address}?lang=en#carta-1943`);
  const reader = page.getByRole('dialog');
  await reader.getByRole('combobox').selectOption('es');
  await reader.getByRole('button', { name: en.page.reader.copy }).click();
  await expect(reader.getByText(en.reader.notCopied)).toBeVisible();
  await expect(reader.getByRole('link')).toHaveAttribute('href', /\?lang=es#carta-1943$/);
});

test('a letter prints alone, without what only a screen needs', async ({ page }) => {
  await page.goto(`${address}#carta-1951`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(pt.voices.letter1951.text[1] ?? '').last()).toBeVisible();
  await expect(page.locator('.reader-send')).toBeHidden();
  await expect(page.locator('.hero')).toBeHidden();
});

test('the whole life prints: every chapter and every letter', async ({ page }) => {
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
  for (const { title } of [pt.page.storm, pt.page.kite, pt.page.light])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  for (const letter of [pt.voices.letter1943, pt.voices.letter2016])
    await expect(page.getByText(letter.text[1] ?? '')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: pt.page.book.family })).toBeHidden();
  // A line as high as its figures: otherwise the top of a page cuts them.
  for (const year of await page.locator('.year').all()) {
    const [line, size] = await year.evaluate((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return [Number.parseFloat(lineHeight), Number.parseFloat(fontSize)] as const;
    });
    expect(line).toBeGreaterThanOrEqual(size);
  }
  // The whole life, whatever theme is chosen on the screen.
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: pt.page.themes.school }).click();
  const isPrinted = page.evaluate(
    () => new Promise((resolve) => Object.assign(window, { print: () => resolve(true) })),
  );
  await page.getByRole('button', { name: pt.page.foot.print }).click();
  expect(await isPrinted).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: pt.page.storm.title })).toBeVisible();
});

test('two correct one chapter: both are kept, or one is chosen', async ({ page, context }) => {
  const tomas = await context.newPage();
  const [one, other] = [await openFamily(page, 'en'), await openFamily(tomas, 'en')];
  const first = (who: typeof one) => who.side.getByRole('textbox', { name: en.family.first });
  await one.title.fill('A night of storm');
  await first(other).fill('It was the 14th of January.');
  await one.save.click();
  await other.save.click();
  await expect(first(one)).toHaveValue('It was the 14th of January.');
  await expect(other.title).toHaveValue('A night of storm');

  await one.title.fill('The night of the storm');
  await other.title.fill('Between two flashes');
  await one.save.click();
  await other.save.click();
  const both = other.side.getByRole('region', { name: en.family.conflict });
  await expect(both).toBeVisible();
  await expect(both).toContainText('The night of the storm');
  await expect(both).toContainText('Between two flashes');
  await expectNoViolation(tomas);
  // Nothing is saved before one is chosen.
  await expect(page.locator('[data-word="page.storm.title"]')).toHaveText('The night of the storm');
  await both.getByRole('button', { name: en.family.keepMine }).click();
  await expect(both).toBeHidden();
  await expect(other.side.getByText(en.family.saved('English'))).toBeVisible();
  await expect(one.title).toHaveValue('Between two flashes');
  await expect(page.locator('[data-word="page.storm.title"]')).toHaveText('Between two flashes');
});

test('what the browser does not store is not said to be saved for good', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const { side, title, save } = await openFamily(page, 'en');
  await title.fill('A night of storm');
  await save.click();
  await expect(side.getByText(en.family.notKept)).toBeVisible();
  await expect(side.getByText(en.family.saved('English'))).toHaveCount(0);
});

test('a correction not saved outlasts other chapters, languages, closing', async ({ page }) => {
  const { side, title, discard } = await openFamily(page);
  const chapter = side.getByRole('combobox', { name: pt.family.chapter });
  const language = side.getByRole('combobox', { name: pt.family.language });
  await expect(discard).toBeHidden();
  await title.fill('Uma noite de temporal');
  await chapter.selectOption('kite');
  await expect(title).not.toHaveValue('Uma noite de temporal');
  await language.selectOption('es');
  await page.reload();
  await expect(chapter).toHaveValue('kite');
  await expect(language).toHaveValue('es');
  await language.selectOption('pt');
  await chapter.selectOption('storm');
  await expect(title).toHaveValue('Uma noite de temporal');
  await expect(side.getByText(pt.family.unsaved)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.goto(`${address}#familia`);
  await expect(title).toHaveValue('Uma noite de temporal');
  // Nothing of it is on the page before it is saved.
  await expect(page.locator('[data-word="page.storm.title"]')).toHaveText(
    /^(?!Uma noite de temporal)/,
  );
  await discard.click();
  await expect(title).not.toHaveValue('Uma noite de temporal');
  await expect(discard).toBeHidden();
});

test('a correction is for the language that it says', async ({ page, context }) => {
  const english = await context.newPage();
  await english.goto(`${address}?lang=en`);
  const { side, title, save } = await openFamily(page);
  await expect(side.getByText(pt.family.oneLanguage)).toBeVisible();
  await side.getByRole('combobox', { name: pt.family.language }).selectOption('en');
  await expect(title).toHaveAttribute('lang', 'en-GB');
  await title.fill('A night of storm');
  await save.click();
  await expect(side.getByText(pt.family.saved('inglês'))).toBeVisible();
  await expect(english.getByRole('heading', { name: 'A night of storm' })).toBeVisible();
  await expect(page.locator('[data-word="page.storm.title"]')).not.toHaveText('A night of storm');
});

test('the family takes everything with it in one file', async ({ page }) => {
  const words = en;
  await page.goto(`${address}?lang=en`);
  await page.getByRole('textbox', { name: words.page.book.name }).fill('<b>Helena</b>');
  await page.getByRole('combobox', { name: words.page.book.relation }).selectOption('school');
  await page
    .getByRole('textbox', { name: words.page.book.message })
    .fill('1, 2, 3… <i>15</i> & 16.');
  await page.getByRole('button', { name: words.page.book.write }).click();
  const { side, title, save } = await openFamily(page, 'en');
  await title.fill('Title of ours');
  await save.click();
  const coming = page.waitForEvent('download');
  await side.getByRole('button', { name: words.family.download }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('amelia-duarte.html');
  const file = await readFile(await download.path(), 'utf8');
  await page.goto('about:blank');
  await page.setContent(file);
  await expect(page.getByRole('heading', { name: 'Title of ours' })).toBeVisible();
  await expect(page.getByRole('heading', { name: en.voices.letter2016.title })).toBeVisible();
  await expect(page.getByText(en.voices.letter1943.text[1] ?? '')).toBeVisible();
  await expect(page.getByText(en.voices.abel.text)).toBeVisible();
  await expect(page.getByText('1, 2, 3… <i>15</i> & 16.')).toHaveCount(3);
  await expect(page.getByText(`(${words.family.states.waiting})`)).toContainText('<b>Helena</b>');
  // Each language has all of it, whoever takes the file.
  for (const each of ['pt', 'en', 'es'] as const) {
    const section = page.locator(`section:lang(${each})`);
    const { page: told } = legacy[each];
    for (const year of [1931, 1941, 1951, 1958, 1962, 1974, 1987, 1996, 2006, 2019])
      await expect(section.locator('h4', { hasText: `${year}. ` })).toHaveCount(1);
    for (const said of [told.storm.caption, told.kite.caption, told.thursday.milk])
      await expect(section).toContainText(said);
    await expect(section).toContainText(legacy[each].voices.mail.text);
    for (const day of ['1931-01-14', '2019-11-03', '2019-11-09'])
      await expect(section).toContainText(
        new Intl.DateTimeFormat(each === 'pt' ? 'pt-PT' : each, { dateStyle: 'long' })
          .format(new Date(`${day}T12:00`))
          .replace(/^(\w+) (\d+), /, '$2 $1 '),
      );
    // Ten chapters, a recipe, five letters.
    await expect(section.locator('h4')).toHaveCount(16);
  }
});

test('a message taken out that finds the book full says so', async ({ page, context }) => {
  await page.goto(address);
  for (let count = 101; count <= 112; count += 1) {
    await write(page, `Ainda conto até ${count}.`);
    await expect(page.getByText(`até ${count}.`)).toBeVisible();
  }
  const first = page.getByRole('listitem').filter({ hasText: 'até 101.' });
  await first.getByRole('button').click();
  const other = await context.newPage();
  await other.goto(address);
  await write(other, 'Ainda conto até quinze.');
  await expect(other.getByText('Ainda conto até quinze.')).toBeVisible();
  const restore = page.getByRole('button', { name: pt.book.restoreLabel });
  await restore.click();
  await expect(page.getByText(pt.book.full(12)).first()).toBeVisible();
  await expect(restore).toBeFocused();
  await other.getByRole('listitem').filter({ hasText: 'quinze' }).getByRole('button').click();
  await restore.click();
  await expect(first).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: /até 1\d\d\./ })).toHaveCount(12);
});

test('a chapter is not saved empty, and each save can be undone', async ({ page }) => {
  const { side, title, save, discard, undo } = await openFamily(page, 'en');
  for (const nothing of ['', '   ']) {
    await title.fill(nothing);
    await save.click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(en.family.missing);
    await expect(side.getByText(en.family.missing)).toBeInViewport();
  }
  await title.fill('A first title');
  const draft = en.family.draft(en.page.storm.title);
  await expect(side.getByRole('option', { name: draft })).toHaveCount(1);
  await save.click();
  // What was said of it is in sight.
  await expect(side.getByText(en.family.saved('English'))).toBeInViewport();
  await title.fill('A second title');
  await save.click();
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(title).toHaveValue('A first title');
  await title.fill('A third title');
  await discard.click();
  await expect(title).toHaveValue('A first title');
  await undo.click();
  await expect(title).toHaveValue('A third title');
});

test('a letter has its title, and leaves the reader at its envelope', async ({ page }) => {
  await page.goto(`${address}?lang=en#carta-1951`);
  const { title } = en.voices.letter1951;
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await page.getByRole('button', { name: en.page.reader.close }).click();
  // Whoever was sent a letter closes it and finds the drawer.
  await expect(page).toHaveURL(/#cartas$/);
  const envelope = page.locator('.envelopes a[href="#carta-1951"]');
  await expect(envelope).toBeFocused();
  await expect(envelope).toBeInViewport();
  await expect(page).not.toHaveTitle(new RegExp(title));
});

test('the family side says so when the connection is gone', async ({ page, context }) => {
  await page.goto(`${address}?lang=en`);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: en.page.book.family }).click();
  await expect(page.getByRole('dialog').getByText(en.family.notOpened)).toBeVisible();
});
