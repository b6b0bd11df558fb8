import type { Tab } from '../../tab.ts';
import { waitFor } from '../../wait-for.ts';
import { clickNamed, goBack, hasText, type Showcase, shows } from './visitor.ts';

const title = 'Pão com manteiga';

/** A piece is heard, paused and continued; a second tab that begins silences the first. */
export const musicPlayer: Showcase = {
  slug: 'music-player',
  async run({ tab, openSecond, words: { music }, isPhone }) {
    const { controls, sound } = music;
    const isPlaying = (of: Tab) => of.evaluate((it) => document.title === it, `${title} · Onda`);
    // On a phone the list is a separate screen, and Back leads to the player.
    if (isPhone) await tab.click('.upcoming');
    await clickNamed(tab, title);
    if (isPhone) await goBack(tab);
    await hasText(tab, '#title', title);
    // Firefox starts no sound on a machine without a sound device.
    const outcome = await waitFor('sound, or a notice that there is none', async () => {
      if ((await isPlaying(tab)) && (await seconds(tab)) >= 2) return 'sound';
      const notice = await tab.evaluate(() => document.querySelector('#notice')?.textContent);
      return notice === sound.soundless && 'notice';
    });
    if (outcome === 'notice') {
      await hasText(await openSecond(), '#title', title);
      return;
    }
    await clickNamed(tab, controls.pause);
    await waitFor('it to pause', async () => !(await isPlaying(tab)));
    const paused = await seconds(tab);
    await tab.travel('refresh');
    await waitFor('the place where it was left', async () => {
      return Math.abs((await seconds(tab)) - paused) <= 1;
    });
    await clickNamed(tab, controls.play);
    await waitFor('it to continue', async () => (await seconds(tab)) > paused + 1);
    const other = await openSecond();
    await clickNamed(other, controls.play);
    await shows(tab, sound.elsewhere);
    await waitFor('the first tab to pause', async () => !(await isPlaying(tab)));
    await waitFor('the second tab to play', () => isPlaying(other));
  },
};

/** The player's position in its piece. */
const seconds = (tab: Tab) =>
  tab.evaluate(() => Number(document.querySelector<HTMLInputElement>('#seek')?.value ?? 'none'));
