import { scrollToElement } from '../../journey.ts';
import { waitFor } from '../../wait-for.ts';
import {
  beginningOf,
  clickNamed,
  closeByBack,
  hasText,
  hides,
  type Showcase,
  shows,
  skipDay,
  write,
} from './visitor.ts';

/**
 * Bread is put in the bag in two tabs, reserved in one, and cancelled in the other. On the bakery's side
 * midnight passes.
 */
export const bakery: Showcase = {
  slug: 'bakery',
  async run({ tab, openSecond, words: { bakery: words, bakers: inside } }) {
    const { shelf, bakes, page, mine } = words;
    await clickNamed(tab, shelf.more(bakes['massa-mae'].name));
    await shows(tab, words.pieces(1));
    const other = await openSecond();
    await clickNamed(other, shelf.more(bakes.broa.name));
    await shows(tab, words.pieces(2));

    await write(tab, '#name', 'Rita Lopes');
    await write(tab, '#phone', '912 345 678');
    await tab.travel('refresh');
    await hasText(tab, '#phone', '912 345 678');
    const freeTime = '#slots label:has(input:enabled)';
    await scrollToElement(tab, freeTime);
    await tab.click(freeTime);
    await clickNamed(tab, page.confirm);
    const code = await waitFor('the code on the ticket', () =>
      tab.evaluate(() => document.querySelector('#ticket .code')?.textContent),
    );
    // Back closes the ticket, and the reservation is there, here and in the other tab.
    await closeByBack(tab);
    await shows(tab, code);
    await shows(other, code);
    await clickNamed(other, page.owner);
    await shows(other, inside.title);
    await clickNamed(other, inside.asCustomer);
    await clickNamed(other, mine.cancel);
    await clickNamed(other, mine.yes);
    await shows(tab, mine.noneLeft);
    await hides(tab, code);

    await clickNamed(other, page.owner);
    await skipDay(other, beginningOf(inside.production));
  },
};
