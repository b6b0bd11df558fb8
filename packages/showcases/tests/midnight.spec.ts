/** The main jobs of guest and owner from another time zone, with midnight in Lisbon in the middle. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';

test.use({ timezoneId: 'America/Los_Angeles', reducedMotion: 'reduce' });

const hour = 60 * 60 * 1000;

/** Opens the guest's and the owner's side in two tabs, both at this moment. */
async function openBoth(context: BrowserContext, time: string, slug: string, owner: string) {
  await context.clock.install({ time });
  const open = async (hash: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`/showcase/${slug}/${hash}`);
    return page;
  };
  return { guest: await open(''), house: await open(owner) };
}

test('hotel-booking: who books for tomorrow is an arrival of the day after midnight', async ({
  context,
}) => {
  const { guest, house } = await openBoth(
    context,
    '2026-06-10T23:30:00+01:00',
    'hotel-booking',
    '#gestao',
  );
  const arrivals = house.getByRole('heading', { name: /^Chegadas/ });
  await expect(arrivals).toContainText('10 de junho');
  for (const date of ['2026-06-11', '2026-06-14'])
    await guest.locator(`[data-day="${date}"]`).click();
  await guest.getByRole('button', { name: 'Ver quartos' }).click();
  await guest.getByRole('button', { name: 'Escolher Quarto do Rio' }).click();
  await context.clock.fastForward(hour);
  await expect(arrivals).toContainText('11 de junho');
  await guest.getByLabel('Nome e apelido').fill('Marta Valadares');
  await guest.getByLabel('E-mail').fill('marta@exemplo.pt');
  await guest.getByLabel('Telemóvel').fill('912 345 678');
  await guest.getByLabel('Aceito as condições').check();
  await guest.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(guest.locator('.reference')).toBeVisible();
  await expect(house.locator('.desk-stays').first()).toContainText('Marta Valadares');
});

test('bakery: what was reserved before eight is baked, and handed over after midnight', async ({
  context,
}) => {
  const { guest, house } = await openBoth(
    context,
    '2026-05-15T19:30:00+01:00',
    'bakery',
    '#balcao',
  );
  const list = house.getByRole('heading', { level: 2 }).first();
  const total = house.getByRole('row', { name: 'Pastel de nata' }).locator('b');
  await expect(list).toHaveText('Produção para amanhã, 16 de maio');
  const before = Number(await total.textContent());
  await guest.locator('#nata').getByRole('button', { name: 'Juntar: Pastel de nata' }).click();
  await guest.locator('#slots label:has(:enabled)').first().click();
  await guest.getByLabel('Nome').fill('Rita Lopes');
  await guest.getByLabel('Telefone').fill('912 345 678');
  await guest.getByRole('button', { name: 'Confirmar a reserva' }).click();
  await expect(guest.getByRole('dialog')).toContainText('amanhã, 16 de maio');
  await expect(total).toHaveText(String(before + 1));
  await context.clock.fastForward(5 * hour);
  await expect(list).toHaveText('Produção para amanhã, 17 de maio');
  await house.getByRole('button', { name: '16 de maio', exact: true }).click();
  await expect(total).toHaveText(String(before + 1));
  await expect(list).toHaveText('Produção para hoje, 16 de maio');
});

test('restaurant-orders: a bill of yesterday is no longer in today’s takings, and what is owed stays', async ({
  context,
}) => {
  const { guest, house } = await openBoth(
    context,
    '2026-05-14T22:15:00+01:00',
    'restaurant-orders',
    '#sala',
  );
  const order = async (dish: string) => {
    await guest.getByRole('button', { name: `Escolher ${dish}` }).click();
    await guest
      .getByRole('dialog')
      .getByRole('button', { name: /^Juntar/ })
      .click();
    await guest.getByRole('button', { name: 'Enviar para a cozinha' }).click();
  };
  await guest.setViewportSize({ width: 1280, height: 800 });
  await order('Caldo verde');
  await guest.getByRole('button', { name: 'Mesa 8' }).click();
  await house.getByRole('button', { name: /^Receber.*mesa 8$/ }).click();
  await house.getByRole('dialog').getByRole('button', { name: 'Está pago' }).click();
  const takings = house.getByRole('heading', { name: /^Contas pagas hoje/ });
  await expect(takings).toContainText('1');
  await guest.getByRole('button', { name: 'Começar outra conta' }).click();
  await order('Caldo verde');
  await guest.getByRole('button', { name: 'Mesa 3' }).click();
  await expect(house.getByRole('button', { name: /^Receber.*mesa 3$/ })).toBeVisible();
  // The doors close, and the tab stays open.
  await context.clock.fastForward(hour / 2);
  await expect(takings).toContainText('1');
  await context.clock.fastForward(2 * hour);
  await expect(takings).toContainText('0');
  await expect(house.getByRole('button', { name: /^Receber.*mesa 3$/ })).toBeVisible();
  await expect(guest.getByRole('complementary', { name: 'Conta da mesa' })).toContainText(
    'Caldo verde',
  );
});
