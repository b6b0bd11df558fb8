import { en } from '../../../../packages/showcases/restaurant-orders/words/en.ts';
import { es } from '../../../../packages/showcases/restaurant-orders/words/es.ts';
import { pt } from '../../../../packages/showcases/restaurant-orders/words/pt.ts';
import type { Tab } from '../../engine.ts';
import { waitFor } from '../../wait-for.ts';
import { closeByBack, goBack, hashOf, jobIn, pressNamed, shows } from './visitor.ts';

/** A dish goes from the menu to the kitchen, which is another tab, and from there to a bill that is paid. */
export const restaurantOrders = jobIn({ pt, en, es }, async (stage, words) => {
  const { tab, isPhone } = stage;
  const { bill, staff, pay } = words;
  const dish = words.menu.choose(words.dishes.bacalhau.name);
  // A telephone has the bill in a sheet, a desk beside the menu.
  const openBill = (name: string) => (isPhone ? pressNamed(tab, name) : Promise.resolve());

  await pressNamed(tab, dish);
  await closeByBack(tab);
  await pressNamed(tab, dish);
  await pressNamed(tab, words.menu.add);
  await openBill(bill.unsentCount(1));
  await pretendToBeOpen(tab, bill);
  await pressNamed(tab, bill.send);
  await pressNamed(tab, words.tables.table(8));
  await shows(tab, staff.status.todo);
  await tab.reload();
  await openBill(bill.title);
  await shows(tab, staff.status.todo);

  const kitchen = await stage.openSecond('#cozinha');
  await shows(kitchen, words.dishes.bacalhau.name);
  await pressNamed(kitchen, staff.columns.todo.next);
  await shows(tab, staff.status.doing);
  await pressNamed(kitchen, staff.columns.doing.next);
  await pressNamed(kitchen, staff.columns.ready.next);
  await shows(tab, staff.status.served);

  await pressNamed(tab, bill.ask);
  await pressNamed(tab, pay.call);
  await shows(tab, bill.withdraw);
  await pressNamed(kitchen, staff.names.sala);
  await pressNamed(kitchen, staff.take);
  await pressNamed(kitchen, pay.isPaid);
  await shows(tab, bill.goodbye);
  await tab.reload();
  await openBill(bill.title);
  await shows(tab, bill.goodbye);
  // From the room back to the kitchen, and not out of the page.
  await goBack(kitchen);
  await waitFor('the kitchen', async () => (await hashOf(kitchen)) === '#cozinha');
  await shows(kitchen, staff.quiet.cozinha);
});

/** At night the demonstration offers an hour at which the kitchen is open. */
async function pretendToBeOpen(tab: Tab, { pretend, send }: typeof pt.bill) {
  const next = await waitFor('the way on', () =>
    tab.evaluate(
      (...names) =>
        names.find((name) =>
          [...document.querySelectorAll('button')].some(
            (it) => it.checkVisibility() && it.textContent.includes(name),
          ),
        ),
      send,
      pretend,
    ),
  );
  if (next === pretend) await pressNamed(tab, pretend);
}
