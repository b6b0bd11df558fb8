import assert from 'node:assert/strict';
import { en } from '../../../../packages/showcases/bakery/words/en.ts';
import { es } from '../../../../packages/showcases/bakery/words/es.ts';
import { pt } from '../../../../packages/showcases/bakery/words/pt.ts';
import { waitFor } from '../../wait-for.ts';
import {
  bringUp,
  closeByBack,
  hasDialog,
  hides,
  jobIn,
  pressNamed,
  shows,
  typedInto,
  write,
} from './visitor.ts';

/** Bread is put in the bag in two tabs, reserved in one, and cancelled in the other. */
export const bakery = jobIn({ pt, en, es }, async (stage, words) => {
  const { tab } = stage;
  const { shelf, bakes, page, mine } = words;

  await pressNamed(tab, shelf.more(bakes['massa-mae'].name));
  await shows(tab, words.pieces(1));
  await tab.reload();
  await shows(tab, words.pieces(1));

  const other = await stage.openSecond();
  await pressNamed(other, shelf.more(bakes.broa.name));
  await shows(other, words.pieces(2));
  await shows(tab, words.pieces(2));

  await write(tab, '#name', 'Rita Lopes');
  await write(tab, '#phone', '912 345 678');
  await tab.reload();
  await waitFor('the number', async () => (await typedInto(tab, '#phone')) === '912 345 678');
  // A half hour that has room, whatever the neighbours have taken.
  await bringUp(tab, '#slots label:has(input:enabled)');
  await tab.click('#slots label:has(input:enabled)');
  await pressNamed(tab, page.confirm);
  await waitFor('the ticket', () => hasDialog(tab));
  const code = await tab.evaluate(() => document.querySelector('#ticket .code')?.textContent ?? '');
  assert.match(code, /^[A-Z0-9]{4}$/);
  // Back closes the ticket, and the reservation is there, here and in the other tab.
  await closeByBack(tab);
  for (const [at, place] of [tab, other].entries()) {
    await waitFor(`the reservation in tab ${at + 1}`, () =>
      place.evaluate(
        (wanted) => document.querySelector('#mine')?.textContent.includes(wanted) ?? false,
        code,
      ),
    );
  }
  await tab.reload();
  await shows(tab, code);
  await pressNamed(other, mine.cancel);
  await pressNamed(other, mine.yes);
  await shows(other, mine.none);
  await shows(tab, mine.none);
  await hides(tab, code);
});
