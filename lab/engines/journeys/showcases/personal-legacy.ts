import { scrollToElement } from '../../journey.ts';
import { clickNamed, closeByBack, hides, type Showcase, shows, write } from './visitor.ts';

const entry = 'I still count to fifteen.';

/** A letter is read, and found again by its address; two tabs share one book; the family accepts a message. */
export const personalLegacy: Showcase = {
  slug: 'personal-legacy',
  async run({ tab, openSecond, words: { legacy } }) {
    const { book, family, page, reader } = legacy;
    await scrollToElement(tab, 'a[href="#carta-1958"]');
    await tab.click('a[href="#carta-1958"]');
    await shows(tab, reader.place(3, 5));
    await closeByBack(tab);

    const other = await openSecond('#carta-1974');
    await shows(other, reader.place(4, 5));
    await clickNamed(other, page.reader.close);

    await write(tab, '#nome', 'Helena');
    await tab.evaluate(() => {
      const relation = document.querySelector('select');
      if (relation) relation.value = 'friends';
      relation?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await write(tab, '#mensagem', entry);
    await clickNamed(tab, page.book.write);
    await shows(tab, entry);
    await shows(other, entry);
    await tab.travel('refresh');
    await clickNamed(tab, book.removeLabel('Helena'));
    await hides(other, entry);
    await clickNamed(tab, book.restoreLabel);
    await shows(other, entry);
    await shows(tab, book.waits);
    await clickNamed(other, page.book.family);
    await clickNamed(other, family.accept);
    await shows(other, family.decided.shown('Helena'));
    await hides(tab, book.waits);
  },
};
