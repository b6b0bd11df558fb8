import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const PAGE = '/showcase/bakery/';
/** A Friday at half past nine in Lisbon. */
const FRIDAY = new Date('2026-05-15T08:30:00Z');

async function openAt(page: Page, instant: Date) {
  await page.clock.setFixedTime(instant);
  await page.goto(PAGE);
  await expect(page.locator('#door strong')).not.toBeEmpty();
}

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

/** Picks the first half hour that still has room for `pieces`, whatever the neighbours took. */
async function pickSlot(page: Page) {
  const slot = page.locator('#slots label').filter({ hasText: 'há lugar' }).first();
  await slot.click();
}

async function fillContact(page: Page) {
  await page.getByLabel('Nome').fill('Rita Lopes');
  await page.getByLabel('Telefone').fill('912 345 678');
}

test.use({ reducedMotion: 'reduce' });

test('has nothing for axe to find, empty, in error and confirmed', async ({ page }) => {
  await openAt(page, FRIDAY);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Confirmar a reserva' }).click();
  await expect(page.getByText('Escolha pelo menos um pão ou um bolo.').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.locator('#lines').getByRole('button', { name: 'Juntar: Pastel de nata' }).click();
  await pickSlot(page);
  await fillContact(page);
  await page.getByRole('button', { name: 'Confirmar a reserva' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('reserves the morning’s bread, remembers it and cancels it', async ({ page }) => {
  await openAt(page, FRIDAY);
  const loaf = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Pão de massa-mãe' }) });
  await loaf.getByRole('button', { name: 'Juntar: Pão de massa-mãe' }).click();
  await loaf.getByRole('button', { name: 'Juntar: Pão de massa-mãe' }).click();
  await page.getByRole('link', { name: /2 unidades.*9,20/ }).click();
  await expect(page.locator('#bag')).toContainText('2 × Pão de massa-mãe');

  await pickSlot(page);
  await fillContact(page);
  await page.getByRole('button', { name: 'Confirmar a reserva' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('amanhã, 16 de maio');
  const code = (await dialog.locator('.code').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z0-9]{4}$/);
  await dialog.getByRole('button', { name: 'Está bem' }).click();
  await expect(page.getByRole('heading', { name: 'As minhas reservas' })).toBeFocused();

  await page.reload();
  const own = page.locator('#mine');
  await expect(own).toContainText(code);
  await own.getByRole('button', { name: `Cancelar a reserva ${code}` }).click();
  await own.getByRole('button', { name: 'Não, fica' }).click();
  await expect(own).toContainText(code);
  await own.getByRole('button', { name: `Cancelar a reserva ${code}` }).click();
  await own.getByRole('button', { name: 'Sim, cancelar' }).click();
  await expect(own).not.toContainText(code);
  await expect(page.getByRole('status')).toHaveText(`Reserva ${code} cancelada.`);
});

test('knows the day and the hour in Lisbon', async ({ page, browser, baseURL }) => {
  await openAt(page, FRIDAY);
  await expect(page.locator('#door')).toContainText('Aberto agora');
  await expect(page.locator('#door')).toContainText('fecha às 19h30');
  await expect(page.locator('#week li').first()).toContainText('hoje, sexta-feira');

  const context = await browser.newContext({
    timezoneId: 'Pacific/Auckland',
    ...(baseURL ? { baseURL } : {}),
  });
  const far = await context.newPage();
  // Half past eight in the evening where this visitor is.
  await openAt(far, FRIDAY);
  await expect(far.locator('#door')).toContainText('fecha às 19h30');
  await expect(far.locator('#days label').first()).toContainText('16 de maio');

  // Easter Saturday, after eight in the evening: Sunday and Monday are shut, and so is the dough.
  await openAt(far, new Date('2026-04-04T19:30:00Z'));
  await expect(far.locator('#door')).toContainText('abre terça-feira às 7h');
  await expect(far.locator('#days label').first()).toContainText('7 de abril');
  await expect(far.locator('#week')).toContainText('Domingo de Páscoa');
  await context.close();
});

test('can be used from first to last with the keyboard', async ({ page }) => {
  await openAt(page, FRIDAY);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const rows = page.locator('#lines');
  const more = rows.getByRole('button', { name: 'Juntar: Cacete' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('Cacete: 2 no saco.');
  const less = rows.getByRole('button', { name: 'Tirar: Cacete' });
  await less.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Cacete: 0 no saco.');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');

  await page.locator('#days input').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#days input').nth(1)).toBeChecked();
  await expect(page.locator('#days input').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');

  await page.getByLabel('Nome').focus();
  await page.keyboard.type('Rita Lopes');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.locator('#slots input:enabled').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Telefone')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Telefone').fill('253 123 456');
  await expect(page.getByLabel('Telefone')).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'As minhas reservas' })).toBeFocused();
});

test('hides what holds an allergen, and refuses what is not made on the day', async ({ page }) => {
  await openAt(page, FRIDAY);
  const shelf = page.locator('.card:visible');
  await expect(shelf).toHaveCount(10);
  await page.getByRole('group', { name: 'Esconder o que leva' }).getByText('leite').click();
  await expect(shelf).toHaveCount(5);
  await expect(page.getByRole('status')).toHaveText('5 de 10 produtos à vista.');

  await page.locator('#lines').getByRole('button', { name: 'Juntar: Regueifa' }).click();
  await page.locator('#days label').filter({ hasText: 'terça-feira' }).click();
  await pickSlot(page);
  await fillContact(page);
  await page.getByRole('button', { name: 'Confirmar a reserva' }).click();
  await expect(page.locator('#error-lines')).toHaveText('Nesse dia não fazemos: Regueifa.');
  await page.locator('#days label').filter({ hasText: 'domingo' }).click();
  await expect(page.locator('#error-lines')).toBeHidden();
});

test('fits a phone, says nothing on the console and works without storage', async ({ page }) => {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning', 'log'].includes(message.type())) said.push(message.text());
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, FRIDAY);
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await sideways()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.locator('#nata').getByRole('button', { name: 'Juntar: Pastel de nata' }).click();
  await page.getByRole('link', { name: /1 unidade.*Reservar/ }).click();
  await pickSlot(page);
  await fillContact(page);
  await page.getByRole('button', { name: 'Confirmar a reserva' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await sideways()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Está bem' }).click();
  await expect(page.locator('#mine li')).toHaveCount(1);

  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll('main button, main .chip, nav a')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect())
        .filter(({ height }) => height < 44).length,
  );
  expect(small).toBe(0);
  expect(said).toEqual([]);
  await expect(page.getByRole('link', { name: 'Voltar aos projetos' }).first()).toHaveAttribute(
    'href',
    '/?lang=pt#projects',
  );
});
