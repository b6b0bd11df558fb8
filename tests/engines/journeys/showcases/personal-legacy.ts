import assert from 'node:assert/strict';
import { en } from '../../../../packages/showcases/personal-legacy/words/en.ts';
import { es } from '../../../../packages/showcases/personal-legacy/words/es.ts';
import { pt } from '../../../../packages/showcases/personal-legacy/words/pt.ts';
import type { Tab } from '../../engine.ts';
import { waitFor } from '../../wait-for.ts';
import {
  bringUp,
  closeByBack,
  hasDialog,
  hashOf,
  hides,
  jobIn,
  pressNamed,
  shows,
  write,
} from './visitor.ts';

/** A letter is read, and found again by its address; two tabs write in one book. */
export const personalLegacy = jobIn({ pt, en, es }, async (stage, words) => {
  const { tab, address } = stage;
  const { book } = words;
  // While its plates are still being engraved: it is pressed all the same.
  await bringUp(tab, 'a[href="#carta-1958"]');
  await tab.click('a[href="#carta-1958"]');
  await waitFor('the letter', async () => (await hashOf(tab)) === '#carta-1958');
  await shows(tab, words.reader.place(3, 5));
  await closeByBack(tab);
  assert.equal((await tab.address()).startsWith(address), true);

  // A letter has an address: whoever is given it finds it open, and still after a reload.
  const other = await stage.openSecond('#carta-1974');
  await shows(other, words.reader.place(4, 5));
  await other.reload();
  await waitFor('the same letter', () => hasDialog(other));
  await shows(other, words.reader.place(4, 5));
  await pressNamed(other, words.page.reader.close);
  await waitFor('it to close', async () => !(await hasDialog(other)));

  await sign(tab, words, 'Helena', 'I still count to fifteen.');
  await shows(other, 'I still count to fifteen.');
  await sign(other, words, 'Duarte', 'She taught me the comma.');
  for (const place of [tab, other]) {
    await shows(place, 'I still count to fifteen.');
    await shows(place, 'She taught me the comma.');
  }
  await tab.reload();
  await shows(tab, 'She taught me the comma.');
  await pressNamed(tab, book.removeLabel('Helena'));
  await hides(other, 'I still count to fifteen.');
  await pressNamed(tab, book.restoreLabel);
  await shows(other, 'I still count to fifteen.');
});

async function sign(tab: Tab, { page }: typeof pt, name: string, message: string) {
  await write(tab, '#nome', name);
  await tab.evaluate(() => {
    const relation = document.querySelector('select');
    if (!relation) throw new Error('there is nothing to choose from');
    relation.value = 'friends';
    relation.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await write(tab, '#mensagem', message);
  await pressNamed(tab, page.book.write);
  await shows(tab, message);
}
