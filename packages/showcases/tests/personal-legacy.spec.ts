import { address, legacy, write } from './personal-legacy-steps.ts';
import { expect, expectToAskAbout, keepNothing, test } from './test.ts';

const { pt } = legacy;

test('opens a letter by keyboard, turns it, gives the focus back', async ({ page }) => {
  await page.goto(address);
  const envelope = page.getByRole('link', { name: /De Rosa, a mãe/ });
  await envelope.focus();
  await page.keyboard.press('Enter');
  const reader = page.getByRole('dialog');
  await expect(reader).toHaveAccessibleName('Da mãe, para Tomás');
  await expect(reader.getByText('Li as tuas nove cartas.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(reader).toHaveAccessibleName('De Amélia, para o pai');
  await expect(reader.getByText('Carta 2 de 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();
  await expect(envelope).toBeFocused();
});

test('a letter has an address, and Back closes it and stays', async ({ page }) => {
  await page.goto(address);
  const envelope = page.getByRole('link', { name: /De Henrique/ });
  await envelope.click();
  const reader = page.getByRole('dialog');
  await expect(reader).toHaveAccessibleName('De Henrique, para Amélia');
  expect(new URL(page.url()).hash).toBe('#carta-1958');
  await reader.getByRole('button', { name: 'Carta seguinte' }).click();
  expect(new URL(page.url()).hash).toBe('#carta-1974');
  await page.goBack();
  await expect(reader).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(address);
  expect(new URL(page.url()).hash).toBe('');

  await envelope.click();
  await page.reload();
  await expect(reader).toHaveAccessibleName('De Henrique, para Amélia');
  await reader.getByRole('button', { name: 'Fechar' }).click();
  await expect(reader).toBeHidden();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

test('the family accepts, hides, undoes and edits in another tab', async ({ page, context }) => {
  const message = 'Ainda conto até quinze.';
  await page.goto(address);
  await write(page, message);
  await expect(page.getByText(pt.book.waits)).toBeVisible();
  const toStudio = page.getByRole('link', { name: pt.page.book.toStudio });
  await expectToAskAbout(toStudio, pt.family.subject);

  const family = await context.newPage();
  await family.goto(address);
  await family.getByRole('link', { name: pt.page.book.family }).click();
  const side = family.getByRole('dialog', { name: pt.family.title });
  await side.getByRole('button', { name: `${pt.family.accept}: Helena` }).click();
  await expect(side.getByText(pt.family.decided.shown('Helena'))).toBeVisible();
  await expect(page.getByText(pt.book.waits)).toBeHidden();
  await side.getByRole('button', { name: `${pt.family.hide}: Helena` }).click();
  // Its writer still has it, and can remove it.
  const mine = page.getByRole('listitem').filter({ hasText: message });
  await expect(mine).toContainText(pt.book.hidden);
  await page.emulateMedia({ media: 'print' });
  await expect(mine).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await side.getByRole('button', { name: pt.family.undo }).click();
  await expect(mine).not.toContainText(pt.book.hidden);
  await side.getByRole('button', { name: `${pt.family.hide}: Helena` }).click();
  await mine.getByRole('button', { name: pt.book.removeLabel('Helena') }).click();
  // The family is told that it went, not what it said.
  const gone = side.getByRole('listitem').filter({ hasText: pt.family.states.removed });
  await expect(gone).toContainText('Helena');
  await expect(side.getByText(message)).toHaveCount(0);
  await page.getByRole('button', { name: pt.book.restoreLabel }).click();
  await expect(gone).toHaveCount(0);
  await side.getByRole('button', { name: `${pt.family.hide}: Abel Moreira` }).click();
  await expect(page.getByText(pt.voices.abel.text)).toBeHidden();

  // The address of the family's side opens it anew, and Back closes it.
  await family.reload();
  const abel = side.getByRole('listitem').filter({ hasText: 'Abel Moreira' });
  await expect(abel).toContainText(pt.family.states.hidden);
  // Putting the original back throws no correction away, saved or half written.
  const typed = side.getByRole('textbox', { name: pt.family.chapterTitle });
  const title = page.getByRole('heading', { name: 'Uma noite de temporal' });
  await typed.fill('Uma noite de temporal');
  await side.getByRole('button', { name: pt.family.save, exact: true }).click();
  await expect(title).toBeVisible();
  await typed.fill('Uma noite de temporal, em janeiro');
  await side.getByRole('button', { name: pt.family.restore }).click();
  await expect(title).toHaveCount(0);
  await expect(typed).toHaveValue(pt.page.storm.title);
  await side.getByRole('button', { name: pt.family.undo, exact: true }).click();
  await expect(side.getByText(pt.family.undone)).toBeVisible();
  await expect(typed).toHaveValue('Uma noite de temporal, em janeiro');
  await expect(title).not.toHaveCount(0);
  await family.goBack();
  await expect(side).toBeHidden();
});

test('all drawings are there when the connection goes', async ({ page, context }) => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('heading', { name: 'Livro de visitas' }).scrollIntoViewIfNeeded();
  const broken = await page
    .locator('img[data-plate]')
    .evaluateAll(
      (images) =>
        images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0)
          .length,
    );
  expect(broken).toBe(0);
});

test('a letter prints on a phone; nothing stands alone in its bar', async ({ page }) => {
  for (const code of ['pt', 'en', 'es']) {
    await page.goto(`${address}?lang=${code}#carta-1958`);
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const width of [320, 390, 430, 560]) {
      await page.setViewportSize({ width, height: 740 });
      const middles = await page.locator('.reader-bar > *').evaluateAll((all) =>
        all.map((it) => {
          const { top, height } = it.getBoundingClientRect();
          return Math.round(top + height / 2);
        }),
      );
      const last = Math.max(...middles);
      const beside = middles.filter((middle) => last - middle < 8).length;
      expect(beside, `${code}, ${width} wide`).toBeGreaterThan(1);
      await expect(page.locator('[data-print]')).toBeInViewport();
    }
  }
});

test('a light shines in the village, and leaves it as it was', async ({ page }) => {
  await page.goto(address);
  const village = page.getByRole('img', { name: /^A vila à noite/ });
  await village.scrollIntoViewIfNeeded();
  const look = () =>
    village.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
  await expect(village).toHaveAttribute('data-engraved', '');
  const dark = await look();
  const lamp = page.locator('.night').getByRole('button');
  await lamp.click();
  expect(await look()).not.toBe(dark);
  await lamp.click();
  expect(await look()).toBe(dark);
});

test('jumps by decade with the keyboard and shows the chapters of a theme', async ({ page }) => {
  await page.goto(address);
  const decades = page.getByRole('navigation', { name: 'Décadas' });
  await decades.getByRole('link', { name: '1930' }).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A marca na parede' })).toBeInViewport();
  await expect(decades.locator('[aria-current]')).toHaveText('1970');
  await expect(decades.locator('[aria-current]')).toBeInViewport();

  await page.getByRole('button', { name: 'O farol' }).click();
  await expect(page.getByRole('status')).toHaveText('O farol: 4 capítulos.');
  await expect(page.getByRole('heading', { name: 'A marca na parede' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'O farol fica sozinho' })).toBeVisible();
  await expect(decades.getByRole('link', { name: '1970' })).toBeHidden();
  await page.getByRole('button', { name: 'A vida toda' }).click();
  await expect(page.getByRole('heading', { name: 'A marca na parede' })).toBeVisible();
});

test('keeps a message until its author takes it out or puts it back', async ({ page }) => {
  await page.goto(address);
  const book = page.getByRole('region', { name: 'Livro de visitas' });
  await expect(book.locator('form').locator('input, select, textarea')).toHaveCount(3);
  const name = book.getByRole('textbox', { name: 'Nome' });
  await book.getByRole('button', { name: 'Escrever no livro' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/duas letras/);
  // The ring is 3 px wide and stands 4 px off: the words must be below it.
  const [field, words] = await Promise.all([
    name.boundingBox(),
    book.getByText('com duas letras ou mais').boundingBox(),
  ]);
  expect(words?.y ?? 0).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0) + 7);

  await write(page, 'Ainda conto até quinze.', 'school', '<b>Helena</b>');
  const mine = book.getByRole('listitem').filter({ hasText: 'Ainda conto até quinze.' });
  await expect(mine).toContainText('<b>Helena</b>');
  await expect(mine).toContainText(
    new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' }).format(new Date()),
  );

  await page.reload();
  await expect(mine).toBeVisible();
  // Only from what one has written oneself.
  await expect(book.getByRole('button', { name: /^Retirar/ })).toHaveCount(1);
  await mine.getByRole('button', { name: /^Retirar/ }).click();
  await expect(mine).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(mine).toBeVisible();
  await mine.getByRole('button', { name: /^Retirar/ }).click();
  await expect(mine).toHaveCount(0);
  await page.reload();
  // The way back stays in this tab.
  const restore = book.getByRole('button', { name: pt.book.restoreLabel });
  await expect(restore).toBeVisible();
  await expect(book.getByRole('listitem')).toHaveCount(4);
  await expect(mine).toHaveCount(0);
  // In one line, on the narrowest phone too.
  await page.setViewportSize({ width: 320, height: 700 });
  const lines = await restore.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('works with storage blocked: a light can be left on', async ({ page }) => {
  await keepNothing(page);
  await page.goto(address);
  const lamps = page.getByRole('button', { name: 'Deixar uma luz acesa' });
  await expect(lamps).toHaveCount(2);
  await lamps.last().click();
  await expect(page.getByRole('button', { name: 'A sua luz está acesa' })).toHaveCount(2);
  await expect(page.getByText(/^Acesa por si a/)).toContainText(pt.family.notKept);
});
