import type { Tab } from '../../tab.ts';
import { waitFor } from '../../wait-for.ts';
import { clickNamed, closeByBack, goBack, type Showcase, shows } from './visitor.ts';

/** A dish goes from the menu to the kitchen, which is another tab, and from there to a bill that is paid. */
export const restaurantOrders: Showcase = {
  slug: 'restaurant-orders',
  async run({ tab, openSecond, words: { restaurant: words }, isPhone }) {
    const { bill, menu, pay, staff } = words;
    const dish = words.dishes.bacalhau.name;
    await clickNamed(tab, menu.choose(dish));
    await closeByBack(tab);
    await clickNamed(tab, menu.choose(dish));
    await clickNamed(tab, menu.add);
    // On a desktop the bill is beside the menu.
    if (isPhone) await clickNamed(tab, bill.unsentCount(1));
    await clickEither(tab, bill.send, bill.pretend);
    await clickNamed(tab, words.tables.table(8));
    await shows(tab, staff.status.todo);
    await tab.travel('refresh');
    if (isPhone) await clickNamed(tab, bill.title);
    await shows(tab, staff.status.todo);

    const kitchen = await openSecond('#cozinha');
    await shows(kitchen, dish);
    await clickNamed(kitchen, staff.columns.todo.next);
    await shows(tab, staff.status.doing);
    await clickNamed(kitchen, staff.columns.doing.next);
    await clickNamed(kitchen, staff.columns.ready.next);
    await shows(tab, staff.status.served);

    await clickNamed(tab, bill.ask);
    await clickNamed(tab, pay.call);
    await shows(tab, bill.withdraw);
    await clickNamed(kitchen, staff.names.sala);
    await clickNamed(kitchen, staff.take);
    await clickNamed(kitchen, pay.isPaid);
    await shows(tab, bill.goodbye);
    // From the dining room back to the kitchen, and not out of the page.
    await goBack(kitchen);
    await shows(kitchen, staff.quiet.cozinha);
  },
};

/** When the kitchen is closed, the demonstration first offers an hour at which it is open. */
async function clickEither(tab: Tab, send: string, pretend: string) {
  const isClosed = await waitFor('a way to send the order', () =>
    tab.evaluate(
      (...names) => {
        const buttons = [...document.querySelectorAll('button')].filter((it) =>
          it.checkVisibility(),
        );
        return names.find((name) => buttons.some((it) => it.textContent.includes(name)));
      },
      send,
      pretend,
    ),
  );
  if (isClosed === pretend) await clickNamed(tab, pretend);
  await clickNamed(tab, send);
}
