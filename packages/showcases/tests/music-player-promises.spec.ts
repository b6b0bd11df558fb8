/**
 * What the player's story promises beside what its own tests show: the bar under a thumb, the end of a piece, what
 * is shared, and the lock screen.
 */

import type { Page } from '@playwright/test';
import { dictionaries } from '../dictionaries.ts';
import { PIECES } from '../music-player/pieces.ts';
import { playTones } from './music-player-steps.ts';
import { expect, test } from './test.ts';

const { pt, en } = dictionaries.music;

const address = '/showcase/music-player/';

test.beforeEach(async ({ context }, { tags }) => {
  if (!tags.includes('@sound')) await playTones(context);
});

/** What was started: when by the device's clock, from which second, and how long it is. */
type Start = { when: number; offset: number; seconds: number };

async function overhear(page: Page): Promise<() => Promise<Start[]>> {
  await page.addInitScript(() => {
    const starts: Start[] = [];
    Object.assign(window, { starts });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when = 0, offset = 0) {
      starts.push({ when, offset, seconds: this.buffer?.duration ?? 0 });
      start.call(this, when, offset);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'starts'));
}

const elapsed = async (page: Page) => {
  const [minutes = 0, seconds = 0] = ((await page.locator('#elapsed').textContent()) ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
};

async function listen(page: Page, place: string): Promise<void> {
  await page.goto(`${address}?lang=pt#piece=${place}`);
  await page.locator('#play').click();
  await expect(page).toHaveTitle(/· Onda$/);
}

test('a thumb that is let go where it was taken up lets the clock go on', async ({ page }) => {
  await listen(page, 'farol&t=21');
  const bar = page.locator('#seek');
  const box = await bar.boundingBox();
  if (!box) throw new Error('no bar');
  const [x, y] = [box.x + box.width * 0.4, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const taken = await bar.inputValue();
  await page.mouse.move(x + 60, y);
  await expect(bar).not.toHaveValue(taken);
  await page.mouse.move(x, y);
  await expect(bar).toHaveValue(taken);
  await page.mouse.up();
  await expect.poll(() => elapsed(page)).toBeGreaterThan(Number(taken));
  await expect(bar).not.toHaveValue(taken);
  // A drag that the system takes over, as on a phone.
  await page.mouse.down();
  await page.mouse.move(x + 90, y);
  await bar.dispatchEvent('pointercancel');
  await page.mouse.up();
  const left = await elapsed(page);
  await expect.poll(() => elapsed(page)).toBeGreaterThan(left);
});

test('a piece begins at the very sample at which the one before ends', async ({ page }) => {
  const starts = await overhear(page);
  await listen(page, 'pao-com-manteiga&t=5');
  // The next piece is made while this one plays.
  await expect.poll(async () => (await starts()).length).toBe(2);
  await page.locator('#seek').fill('62');
  await expect.poll(async () => (await starts()).length).toBe(4);
  const [first, second] = (await starts()).slice(2);
  if (!first || !second) throw new Error('nothing follows');
  expect(first.offset).toBe(62);
  expect(second.offset).toBe(0);
  // To a tenth of a sample of 48,000 a second.
  expect(Math.abs(second.when - (first.when + first.seconds - first.offset))).toBeLessThan(2e-6);
  await expect(page.locator('#title')).toHaveText('Elétrico sem pressa');
  await expect(page).toHaveTitle(/^Elétrico sem pressa/);
  // Nothing was started anew for it, and its own follower is lined up.
  await expect.poll(async () => (await starts()).length).toBe(5);
  expect((await starts()).at(-1)?.when).toBeCloseTo(second.when + second.seconds, 5);
});

test('the lock screen and a headset’s keys know the piece and its place', async ({ page }) => {
  await page.addInitScript(() => {
    const handlers: Record<string, MediaSessionActionHandler | null> = {};
    const places: unknown[] = [];
    Object.assign(window, { handlers, places });
    MediaSession.prototype.setActionHandler = (action, handler) => {
      handlers[action] = handler;
    };
    MediaSession.prototype.setPositionState = (place) => void places.push(place);
  });
  await listen(page, 'farol&t=40');
  const press = (action: MediaSessionAction) =>
    page.evaluate((name) => {
      const handler = Reflect.get(window, 'handlers')[name];
      handler({ action: name });
    }, action);
  const shown = () => page.evaluate(() => navigator.mediaSession.metadata?.title);
  const session = await page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    return [metadata?.artist, metadata?.artwork.length, playbackState];
  });
  expect(session).toEqual(['Quarteto da Levada', 1, 'playing']);
  const place = await page.evaluate(() => Reflect.get(window, 'places').at(-1));
  expect(place.position).toBeGreaterThanOrEqual(40);
  await press('pause');
  await expect(page.locator('#play')).toHaveAccessibleName(pt.controls.play);
  await press('play');
  await expect(page).toHaveTitle(/· Onda$/);
  await press('nexttrack');
  await expect.poll(shown).not.toBe('Farol');
  await press('previoustrack');
  await expect.poll(shown).toBe('Farol');
});

test('in a frame of another site the piece plays to its end and no further', async ({ page }) => {
  await page.goto(`/showcase/music-player-embed/?lang=pt#piece=pao-com-manteiga&t=62`);
  await expect(page.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /^1 minuto e 2 segundos/,
  );
  await page.locator('#play').click();
  await expect(page.locator('#play')).toHaveAccessibleName(pt.controls.pause);
  await expect(page.locator('#play')).toHaveAccessibleName(pt.controls.play);
  await expect(page.locator('#elapsed')).toHaveText('0:00');
});

for (const page of ['music-player', 'music-player-embed'])
  test(`${page} plays where it can keep nothing and reach no other tab`, async ({ page: tab }) => {
    await tab.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse });
      Object.assign(window, { BroadcastChannel: refuse });
    });
    await tab.goto(`/showcase/${page}/?lang=en#piece=farol&t=21`);
    if (page === 'music-player') {
      await tab.getByRole('button', { name: en.list.favourite('Farol') }).click();
      await expect(tab.getByText(en.page.unkept)).toBeVisible();
    }
    await tab.getByRole('button', { name: en.controls.play, exact: true }).first().click();
    await expect.poll(() => elapsed(tab)).toBeGreaterThan(22);
  });

test('every piece fits into its frame on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 288, height: 150 });
  for (const { id, title } of PIECES) {
    await page.goto('about:blank');
    await page.goto(`/showcase/music-player-embed/?lang=pt#piece=${id}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(size, title).toEqual([288, 150]);
  }
});

test('an address of a piece that there is not says so', async ({ page }) => {
  await page.goto(`${address}?lang=en#piece=faro&t=21`);
  await expect(page.getByRole('alert')).toHaveText(en.share.unknown);
  await expect(page).not.toHaveURL(/faro/);
  await page.locator('#play').click();
  await expect(page.getByText(en.share.unknown)).toBeHidden();
  await page.goto('/showcase/music-player-embed/?lang=en#piece=faro');
  await expect(page.getByText(en.share.unknown)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Onda' }).click();
  await expect(page.locator('#rows li')).toHaveCount(PIECES.length);
});

for (const slug of ['music-player', 'music-player-embed'])
  test(`${slug} plays when the connection goes`, { tag: '@sound' }, async ({ page, context }) => {
    await page.goto(`/showcase/${slug}/?lang=en#piece=farol`);
    // Before the first piece is made unasked, which begins after more than a second.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.locator('#play').click();
    await expect.poll(() => elapsed(page)).toBeGreaterThan(0);
  });

test('an own order comes back, and a heart leads to the next', async ({ page }) => {
  await page.goto(`${address}?lang=en`);
  const order = () => page.locator('#rows strong').allTextContents();
  await page.getByRole('button', { name: en.page.arrange }).click();
  const [first = ''] = await order();
  await page.getByRole('button', { name: en.list.down(first) }).click();
  const own = await order();
  const restore = page.getByRole('button', { name: en.page.restore });
  await restore.click();
  expect(await order()).not.toEqual(own);
  await expect(restore).toBeDisabled();
  await page.getByRole('button', { name: en.list.mine }).click();
  expect(await order()).toEqual(own);
  await expect(restore).toBeFocused();

  const heart = (title: string) => page.getByRole('button', { name: en.list.favourite(title) });
  await page.getByRole('button', { name: en.page.arrange }).click();
  const [one = '', two = ''] = own;
  await heart(one).click();
  await heart(two).click();
  await page.getByRole('button', { name: en.page.favourites, exact: true }).click();
  await heart(one).press(' ');
  await expect(heart(two)).toBeFocused();
});

test('the picture follows the music, and nobody is asked for an account', {
  tag: '@sound',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${address}?lang=pt#piece=farol&t=5`);
  expect(PIECES).toHaveLength(8);
  await expect(page.locator('input:is([type="email"], [type="password"])')).toHaveCount(0);
  const picture = () =>
    page.locator('#picture').evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas');
      return canvas.toDataURL();
    });
  const changes = async () => {
    const one = await picture();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 12; frame += 1)
        await new Promise((drawn) => requestAnimationFrame(drawn));
    });
    return (await picture()) !== one;
  };
  await page.locator('#play').click();
  await expect.poll(() => elapsed(page)).toBeGreaterThan(5);
  await expect.poll(changes).toBe(true);
  await page.locator('#play').click();
  await expect.poll(changes).toBe(false);
});
