import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const address = '/showcase/restaurant-orders/';

/** Opens a dish, leaves its options as given, and puts it on the order. */
async function choose(page: Page, dish: string, ...options: string[]): Promise<void> {
  await page.getByRole('button', { name: `Escolher ${dish}` }).click();
  const dialog = page.getByRole('dialog', { name: dish });
  for (const option of options) await dialog.getByLabel(option).check();
  await dialog.getByRole('button', { name: /^Juntar/ }).click();
  await expect(dialog).toBeHidden();
}

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

test.describe('restaurant orders', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  let noise: string[] = [];
  test.beforeEach(({ page }) => {
    noise = [];
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
    });
  });
  test.afterEach(() => {
    expect(noise).toEqual([]);
  });

  test('an order goes from the menu through the kitchen to a closed bill', async ({ page }) => {
    await page.goto(address);
    const bill = page.getByRole('complementary', { name: 'Conta da mesa' });
    await expect(bill).toContainText('A mesa está posta');

    await choose(page, 'Bacalhau à Braga', 'Meia dose', 'Salada mista');
    await choose(page, 'Verde tinto, Vinhão');
    await bill.getByRole('button', { name: 'Mais: Verde tinto, Vinhão' }).click();
    await expect(bill).toContainText('Meia dose · Salada mista');
    await expect(bill.locator('.grand')).toContainText('15,50');
    await expect(bill.getByText('IVA 13 % incluído')).toContainText('9,29');
    await expect(bill.getByText('IVA 23 % incluído')).toContainText('4,07');

    await bill.getByRole('button', { name: 'Enviar para a cozinha' }).click();
    await page.getByRole('button', { name: 'Mesa 8' }).click();
    await expect(bill).toContainText('por fazer');
    await expect(page.getByRole('status')).toContainText('Pedido enviado');

    await page.getByRole('link', { name: /^Cozinha/ }).click();
    const ticket = page.getByRole('listitem').filter({ hasText: 'pedido 1' });
    await expect(ticket).toContainText('Bacalhau à Braga');
    await expect(ticket).toContainText('Meia dose · Salada mista');
    for (const step of ['Começar', 'Está pronto', 'Entregue']) {
      await ticket.getByRole('button', { name: step }).click();
    }
    await expect(page.getByText('Sem pedidos.')).toBeVisible();

    await page.getByRole('link', { name: 'Voltar à carta' }).click();
    await expect(bill).toContainText('servido');
    await bill.getByRole('button', { name: 'Pedir a conta' }).click();
    const payment = page.getByRole('dialog', { name: 'A conta da mesa 8' });
    await expect(payment).toContainText(/Cada pessoa paga 7,75/);
    await payment.getByRole('button', { name: 'Fechar a mesa' }).click();
    await expect(bill).toContainText('A mesa está posta');
  });

  test('the kitchen in another tab sees the order, and the table sees its progress', async ({
    page,
    context,
  }) => {
    await page.goto(address);
    const kitchen = await context.newPage();
    await kitchen.goto(`${address}#cozinha`);
    await expect(kitchen.getByText('Sem pedidos.')).toBeVisible();

    await choose(page, 'Caldo verde');
    await page.getByRole('button', { name: 'Enviar para a cozinha' }).click();
    await page.getByRole('button', { name: 'Mesa 3' }).click();

    await expect(kitchen.getByRole('heading', { name: 'Mesa 3' })).toBeVisible();
    await expect(kitchen.getByRole('status')).toContainText('Novo pedido da mesa 3');
    await kitchen.getByRole('button', { name: 'Começar' }).click();
    await expect(page.getByRole('complementary', { name: 'Conta da mesa' })).toContainText(
      'a preparar',
    );

    await page.reload();
    await expect(page.getByRole('complementary', { name: 'Conta da mesa' })).toContainText(
      'Caldo verde',
    );
  });

  test('can be used with the keyboard alone', async ({ page }) => {
    await page.goto(address);
    const opener = page.getByRole('button', { name: 'Escolher Bife à Tasca' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Bife à Tasca' });
    await expect(dialog.getByRole('heading', { name: 'Bife à Tasca' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Médio')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByLabel('Mal passado')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByLabel('Recado para a cozinha').fill('<b>sem pressa</b>');
    await dialog.getByRole('button', { name: /^Juntar/ }).press('Enter');
    await expect(opener).toBeFocused();
    await expect(page.getByText('«<b>sem pressa</b>»')).toBeVisible();

    const more = page.getByRole('button', { name: 'Mais: Bife à Tasca' });
    await more.press('Enter');
    await expect(more).toBeFocused();
    await page.getByRole('button', { name: 'Menos: Bife à Tasca' }).press('Enter');
    await page.getByRole('button', { name: 'Menos: Bife à Tasca' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'A sua conta' })).toBeFocused();
  });

  test('no view breaks an accessibility rule', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${address}?photo`);
    await expectNoViolation(page);
    await page.getByRole('button', { name: /^Pedir o bacalhau/ }).click();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Mesa 7/ }).click();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Cozinha/ }).click();
    await expect(page.getByText('atrasado')).toBeVisible();
    await expectNoViolation(page);
  });

  test('fits a phone 360 wide, with the bill one tap away', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.getByText('Demonstração.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voltar aos projetos' })).toHaveAttribute(
      'href',
      '/?lang=pt#projects',
    );
    await choose(page, 'Pudim Abade de Priscos');
    await page.getByRole('button', { name: /^1 por enviar/ }).click();
    const bill = page.getByRole('dialog', { name: 'A sua conta' });
    await expect(bill).toContainText('5,20');
    await expectNoViolation(page);
    await bill.getByRole('button', { name: 'Enviar para a cozinha' }).click();
    await page.getByRole('button', { name: 'Mesa 12' }).click();
    await expect(bill).toContainText('Pedido 1');
    await bill.getByRole('button', { name: 'Fechar' }).click();
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.goto(`${address}#cozinha`);
    await expect(page.getByRole('heading', { name: 'Mesa 12' })).toBeVisible();
    expect(await sideways()).toBeLessThanOrEqual(0);
  });

  test('works where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(address);
    await choose(page, 'Arroz-doce');
    await page.getByRole('button', { name: 'Enviar para a cozinha' }).click();
    await page.getByRole('button', { name: 'Mesa 1', exact: true }).click();
    await page.getByRole('link', { name: /^Cozinha/ }).click();
    await expect(page.getByRole('heading', { name: 'Mesa 1' })).toBeVisible();
  });
});
