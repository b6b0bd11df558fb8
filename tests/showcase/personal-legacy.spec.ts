import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const address = '/showcase/personal-legacy/';

async function expectNoViolation(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target)}`)).toEqual([]);
}

test.use({ reducedMotion: 'reduce' });

test('says that it is a demonstration, leads back, and is quiet on the console', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!message.text().startsWith('[vite]')) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amélia Duarte');
  await expect(page.getByRole('link', { name: /^Demonstração/ })).toHaveAttribute(
    'href',
    '/?lang=pt#projects',
  );
  await expect(page.getByText('Amélia Duarte nunca existiu')).toBeVisible();
  await page.getByRole('heading', { name: 'Livro de visitas' }).scrollIntoViewIfNeeded();
  expect(said).toEqual([]);
});

test('opens a letter by keyboard, turns to the next, and gives the focus back', async ({
  page,
}) => {
  await page.goto(address);
  const envelope = page.getByRole('link', { name: /De Rosa, a mãe/ });
  await envelope.focus();
  await page.keyboard.press('Enter');
  const reader = page.getByRole('dialog');
  await expect(reader).toHaveAccessibleName('Da mãe, para Tomás');
  await expect(reader.getByText('Li as tuas nove cartas.')).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('ArrowRight');
  await expect(reader).toHaveAccessibleName('De Amélia, para o pai');
  await expect(reader.getByText('Carta 2 de 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();
  await expect(envelope).toBeFocused();
});

test('jumps by decade with the keyboard and shows the chapters of a theme', async ({ page }) => {
  await page.goto(address);
  const decades = page.getByRole('navigation', { name: 'Décadas' });
  await decades.getByRole('link', { name: '1930' }).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A marca na parede' })).toBeInViewport();
  await expect(decades.locator('[aria-current]')).toHaveText('1970');

  await page.getByRole('button', { name: 'O farol' }).click();
  await expect(page.getByRole('status')).toHaveText('O farol: 4 capítulos.');
  await expect(page.getByRole('heading', { name: 'A marca na parede' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'O farol fica sozinho' })).toBeVisible();
  await expect(decades.getByRole('link', { name: '1970' })).toBeHidden();
  await page.getByRole('button', { name: 'A vida toda' }).click();
  await expect(page.getByRole('heading', { name: 'A marca na parede' })).toBeVisible();
});

test('keeps a message in the guest book until its author takes it out, and can put it back', async ({
  page,
}) => {
  await page.goto(address);
  const book = page.getByRole('region', { name: 'Livro de visitas' });
  const name = book.getByRole('textbox', { name: 'Nome' });
  const write = book.getByRole('button', { name: 'Escrever no livro' });
  await write.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/duas letras/);
  await expectNoViolation(page);

  await name.fill('<b>Helena</b>');
  await book.getByRole('combobox').selectOption('antiga aluna');
  await book.getByRole('textbox', { name: 'Mensagem' }).fill('Ainda conto até quinze.');
  await write.click();
  const mine = book.getByRole('listitem').filter({ hasText: 'Ainda conto até quinze.' });
  await expect(mine).toContainText('<b>Helena</b>');
  await expect(mine).toContainText(
    new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' }).format(new Date()),
  );

  await page.reload();
  await expect(mine).toBeVisible();
  await mine.getByRole('button', { name: /^Retirar/ }).click();
  await expect(mine).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(mine).toBeVisible();
  await mine.getByRole('button', { name: /^Retirar/ }).click();
  await page.reload();
  await expect(book.getByRole('listitem')).toHaveCount(3);
});

test('works on a phone with storage blocked: no sideways scroll, a light can be left on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(address);
  await expectNoViolation(page);
  const lamps = page.getByRole('button', { name: 'Deixar uma luz acesa' });
  await expect(lamps).toHaveCount(2);
  await lamps.last().click();
  await expect(page.getByRole('button', { name: 'A sua luz está acesa' })).toHaveCount(2);
  await expect(page.getByText(/^Acesa por si a/)).toBeVisible();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the story, the drawings, the letters and the messages are there', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('Levaram dois invernos.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Mãe e filha/ })).toBeVisible();
    await expect(page.getByText('É para quem vem tarde.')).toBeVisible();
    await expect(page.getByText('Larguei o tacho para ir à porta.')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
