import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { en } from '../../../../packages/showcases/music-player/words/en.ts';
import { es } from '../../../../packages/showcases/music-player/words/es.ts';
import { pt } from '../../../../packages/showcases/music-player/words/pt.ts';
import type { Tab } from '../../engine.ts';
import { waitFor } from '../../wait-for.ts';
import { goBack, hashOf, jobIn, pressNamed, shows } from './visitor.ts';

/** How long a piece may take to be made on a busy machine, in ms. */
const soundTime = 40_000;
const title = 'Pão com manteiga';

/** A piece is heard, paused and gone on with; a second tab that begins silences the first. */
export const musicPlayer = jobIn({ pt, en, es }, async (stage, words) => {
  const { tab, isPhone } = stage;
  const { controls, sound } = words;
  const isPlaying = (which: Tab) =>
    which.evaluate((it) => document.title === it, words.page.playing(title));

  // A telephone has the list on a screen of its own, from which Back leads to the player.
  if (isPhone) await tab.click('.upcoming');
  await pressNamed(tab, title);
  if (isPhone) {
    await goBack(tab);
    await waitFor('the player', async () => (await hashOf(tab)) !== '#lista');
  }
  await waitFor('the piece to be the one that is shown', () =>
    tab.evaluate((it) => document.querySelector('#title')?.textContent === it, title),
  );
  const outcome = await waitFor(
    'sound, or a word about it',
    () =>
      tab.evaluate(
        (playing, soundless) => {
          if (document.title === playing) return 'playing';
          return document.querySelector('#notice')?.textContent === soundless && 'soundless';
        },
        words.page.playing(title),
        sound.soundless,
      ),
    soundTime,
  );
  if (outcome === 'soundless') {
    // Firefox lets no sound begin on a machine without a loudspeaker. It can be asked again.
    await pressNamed(tab, sound.again);
    await waitFor('another try', () =>
      tab.evaluate(() => document.querySelector('#play')?.hasAttribute('data-preparing')),
    );
  } else {
    const begun = await seconds(tab);
    await waitFor('its time to move', async () => (await seconds(tab)) >= begun + 2, soundTime);
    await pressNamed(tab, controls.pause);
    await waitFor('it to pause', async () => !(await isPlaying(tab)));
    const paused = await seconds(tab);
    await wait(1500);
    assert.equal(await seconds(tab), paused);
    await tab.reload();
    assert.ok((await seconds(tab)) >= paused, 'it is where it was left');
    await pressNamed(tab, controls.play);
    await waitFor('it to go on', () => isPlaying(tab), soundTime);
  }

  const other = await stage.openSecond();
  await waitFor('the same piece', () =>
    other.evaluate((it) => document.querySelector('#title')?.textContent === it, title),
  );
  if (outcome === 'soundless') return;
  await pressNamed(other, controls.play);
  await shows(tab, sound.elsewhere);
  assert.equal(await isPlaying(tab), false);
  await waitFor('the second tab to play', () => isPlaying(other), soundTime);
  await pressNamed(other, controls.pause);
});

/** Where the player stands in its piece. */
const seconds = (tab: Tab) =>
  tab.evaluate(() => Number(document.querySelector<HTMLInputElement>('#seek')?.value ?? 'none'));
