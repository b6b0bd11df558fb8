import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { en } from '../music-player/words/en.ts';
import { pt } from '../music-player/words/pt.ts';
import { expectNoViolation } from './axe.ts';
import { playTones } from './music-player-steps.ts';
import { expect, expectToAskAbout, test } from './test.ts';

const PAGE = '/showcase/music-player/';

/** How loud the page is, overheard from outside. */
async function overhear(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const create = AudioContext.prototype.createAnalyser;
    AudioContext.prototype.createAnalyser = function () {
      const analyser = create.call(this);
      Object.assign(window, { analyser });
      return analyser;
    };
  });
  return () =>
    page.evaluate(() => {
      const analyser: AnalyserNode | undefined = Reflect.get(window, 'analyser');
      if (!analyser) return 0;
      const samples = new Float32Array(analyser.fftSize);
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
    });
}

const stage = (page: Page) => page.getByRole('region', { name: 'A tocar' });
const title = (page: Page) => stage(page).getByRole('heading');
const seek = (page: Page) => page.getByRole('slider', { name: 'Posição na peça' });
const list = (page: Page) => page.getByRole('region', { name: 'Um dia em oito peças' });
const piece = (page: Page, name: string) => list(page).getByRole('button', { name, exact: false });
async function playing(page: Page) {
  await expect(page).toHaveTitle(/· Onda$/);
}

test.beforeEach(async ({ context }, { tags }) => {
  if (!tags.includes('@sound')) await playTones(context);
});

test('makes real sound, and seeks to the second', { tag: '@sound' }, async ({ page }) => {
  const loudness = await overhear(page);
  await page.goto(PAGE);
  await piece(page, 'Pão com manteiga').first().click();
  await playing(page);
  await expect(title(page)).toHaveText('Pão com manteiga');
  await expect.poll(loudness).toBeGreaterThan(0.01);
  await seek(page).fill('40');
  await expect(seek(page)).toHaveAttribute(
    'aria-valuetext',
    /^4\d segundos de 1 minuto e 6 segundos$/,
  );
  await stage(page).getByRole('button', { name: 'Pausa' }).click();
  await expect.poll(loudness).toBeLessThan(0.001);
});

test('answers the keyboard, unless a control wants the key', async ({ page }) => {
  await page.goto(`${PAGE}?photo`);
  await expect(title(page)).toHaveText('A última luz');
  await page.keyboard.press('n');
  await expect(title(page)).toHaveText('Terceiro esquerdo');
  await page.keyboard.press('p');
  await expect(title(page)).toHaveText('A última luz');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(seek(page)).toHaveValue('10');
  await page.keyboard.press('ArrowLeft');
  await expect(seek(page)).toHaveValue('5');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('75');
  await page.keyboard.press('m');
  const mute = page.getByRole('button', { name: 'Silenciar' });
  await expect(mute).toHaveAttribute('aria-pressed', 'true');

  // Space on a button is that button's, once.
  await mute.press(' ');
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  await expect(stage(page).getByRole('button', { name: 'Tocar' })).toBeVisible();
  // An arrow on a slider is that slider's.
  await seek(page).press('ArrowRight');
  await expect(seek(page)).toHaveValue('6');

  await page.getByRole('button', { name: 'Atalhos de teclado' }).click();
  // Nothing behind the open list answers.
  await page.keyboard.press('n');
  await expect(title(page)).toHaveText('A última luz');
  await page.getByRole('checkbox', { name: 'Usar os atalhos de uma tecla só' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(title(page)).toHaveText('A última luz');
});

test('remembers favourites, order, volume and place', async ({ page }) => {
  await page.goto(PAGE);
  await list(page).getByRole('button', { name: 'Favorita: Farol' }).click();
  await list(page).getByRole('button', { name: 'Ordenar' }).click();
  const up = list(page).getByRole('button', { name: 'Subir Pão com manteiga' });
  await up.click();
  await expect(list(page).getByRole('listitem').first()).toContainText('Pão com manteiga');
  // At the top there is no further up; the focus stays with the piece.
  await expect(list(page).getByRole('button', { name: 'Descer Pão com manteiga' })).toBeFocused();
  await page.getByRole('slider', { name: 'Volume' }).fill('35');
  const before = await title(page).textContent();
  await seek(page).fill('21');

  await page.reload();
  await expect(list(page).getByRole('listitem').first()).toContainText('Pão com manteiga');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('35');
  await expect(title(page)).toHaveText(before ?? '');
  await expect(seek(page)).toHaveValue('21');
  await list(page).getByRole('button', { name: 'Favoritas', exact: true }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(list(page).getByRole('listitem')).toContainText('Farol');
  // The last of them gone, the music goes on through the whole list, and so does the keyboard.
  await list(page).getByRole('button', { name: 'Favorita: Farol' }).click();
  await expect(page.getByText(pt.page.empty)).toBeVisible();
  await expect(page.getByText(pt.list.kept(0, 0))).toBeVisible();
  await expect(list(page).getByRole('button', { name: 'Todas' })).toBeFocused();
  await page.getByRole('button', { name: pt.controls.next, exact: true }).first().click();
  await expect(title(page)).not.toHaveText(before ?? '');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.every((key) => key.startsWith('showcase-'))).toBe(true);
});

test('one tab plays: whoever begins silences the other', async ({ page, context }) => {
  await page.goto(PAGE);
  const other = await context.newPage();
  await other.goto(PAGE);
  await piece(page, 'Pão com manteiga').first().click();
  await playing(page);
  await piece(other, 'Farol').first().click();
  await playing(other);
  await expect(page).not.toHaveTitle(/· Onda$/);
  await expect(page.locator('#status')).toHaveText(
    'Em pausa: a música está a tocar noutro separador.',
  );
  await expect(other).toHaveTitle(/· Onda$/);

  await list(page).getByRole('button', { name: 'Favorita: Pão com manteiga' }).click();
  await list(other).getByRole('button', { name: 'Favorita: Farol' }).click();
  await page.close();
  await other.reload();
  for (const name of ['Pão com manteiga', 'Farol']) {
    await expect(list(other).getByRole('button', { name: `Favorita: ${name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
});

test('without a connection it says so', { tag: '@sound' }, async ({ page, context }) => {
  // What makes the sound does not arrive, as when the connection goes with the page half loaded.
  await page.route(/renderer\.worker/, (route) => route.abort('internetdisconnected'));
  await page.goto(PAGE);
  await context.setOffline(true);
  await piece(page, 'Pão com manteiga').first().click();
  await expect(page.getByText('Sem ligação: falta uma parte da página.').first()).toBeVisible();
});

test('where nothing lets the sound out it says so, and tries again', async ({ page }) => {
  // As Firefox does it without a loudspeaker: it waits for one, and says nothing.
  await page.addInitScript(() => {
    const { resume } = AudioContext.prototype;
    let hasLoudspeaker = false;
    addEventListener('plugged-in', () => {
      hasLoudspeaker = true;
    });
    Object.defineProperty(AudioContext.prototype, 'state', {
      get: () => (hasLoudspeaker ? 'running' : 'suspended'),
    });
    AudioContext.prototype.resume = function () {
      return hasLoudspeaker ? resume.call(this) : new Promise(() => {});
    };
  });
  await page.goto(`${PAGE}?lang=en`);
  const stand = page.getByRole('region', { name: en.page.stage });
  await stand.getByRole('button', { name: en.controls.play }).click();
  await expect(stand.getByText(en.sound.soundless)).toBeVisible();
  await expect(page.locator('#status')).toHaveText(en.sound.soundless);
  await expect(stand.getByRole('button', { name: en.controls.play })).toBeVisible();

  await page.evaluate(() => dispatchEvent(new Event('plugged-in')));
  await stand.getByRole('button', { name: en.sound.again }).click();
  await playing(page);
  await expect(stand.getByRole('button', { name: en.sound.again })).toBeHidden();
  await expect(stand.getByText(en.sound.soundless)).toBeHidden();
});

test('a link leads to the second of a piece, and a reload goes on from there', async ({ page }) => {
  await page.goto(`${PAGE}#piece=farol&t=21`);
  await expect(page.locator('#title')).toHaveText('Farol');
  await expect(page.locator('#elapsed')).toHaveText('0:21');
  await page.getByRole('button', { name: pt.share.copy }).click();
  const link = page.getByRole('link', { name: 'Farol, 0:21' });
  await expect(link).toHaveAttribute('href', /#piece=farol&t=21$/);
  // The address no longer leads there: it would take the music back with every reload.
  await page.locator('#seek').fill('30');
  await page.reload();
  await expect(page.locator('#elapsed')).toHaveText('0:30');
  await page.evaluate(() => {
    location.hash = '#piece=a-ultima-luz&t=9';
  });
  await expect(page.locator('#elapsed')).toHaveText('0:09');
  await expectToAskAbout(page.getByRole('link', { name: pt.share.toStudio }), pt.share.subject);
});

test('the code for other sites shows one piece, and plays it', async ({ page, baseURL }) => {
  await page.goto(PAGE);
  await piece(page, 'Farol').first().click();
  const code = page.getByLabel(pt.share.embed);
  const markup = await code.inputValue();
  await code.click();
  expect(await page.evaluate(() => String(getSelection()))).toBe(markup);
  await page.setViewportSize({ width: 320, height: 640 });
  // A server of its own, because browsers keep pages from elsewhere away from those of this machine.
  const label = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><html lang="pt"><meta name="viewport" content="width=device-width"><title>Label</title><main><h1>Label</h1><iframe src="${baseURL}/" title="home"></iframe>${markup}</main>`,
    );
  }).listen(0, '127.0.0.1');
  await once(label, 'listening');
  await page.goto(`http://127.0.0.1:${(label.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe[title*="Farol"]');
  await expect(frame.getByRole('heading', { name: 'Farol' })).toBeVisible();
  const sideways = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
  // By keyboard: play, the link back, the place.
  const back = frame.getByRole('link', { name: 'Onda' });
  const play = frame.getByRole('button', { name: pt.controls.play });
  await play.focus();
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('slider', { name: pt.controls.position })).toBeFocused();
  await play.click();
  const pause = frame.getByRole('button', { name: pt.controls.pause });
  await expect(pause).toBeVisible();
  const elapsed = frame.locator('#elapsed');
  await expect(elapsed).not.toHaveText('0:00');
  // Which second it is depends on the machine.
  await pause.click();
  await expect(play).toBeVisible();
  const seconds = Number((await elapsed.textContent())?.slice(-2));
  const opened = page.waitForEvent('popup');
  await back.click();
  const whole = await opened;
  await expect(whole.locator('#elapsed')).toHaveText(`0:${String(seconds).padStart(2, '0')}`);
  await whole.close();
  // Every other page refuses to be framed.
  const home = page.frames().find((each) => each.parentFrame() && !each.url().includes('embed'));
  expect(await home?.locator('main').count()).toBe(0);
  label.close();
  await page.goto(`/showcase/music-player-embed/?lang=pt#piece=farol`);
  await expect(page.getByRole('heading', { name: 'Farol' })).toBeVisible();
});

test('Back closes the sheet of shortcuts and stays', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Atalhos de teclado' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page);
  // Whoever selects words may let go beside them.
  await page.getByRole('dialog').getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(PAGE);
});
