import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { showcases } from '../../../src/site.ts';
import type { Tab } from '../engine.ts';
import { assertQuiet, desktop, type Journey, phone } from '../journey.ts';
import { waitFor } from '../wait-for.ts';

/**
 * Presses what a visitor would call by this name: the first button, link or label to be seen whose name
 * begins so, in the dialog that is open or in the page.
 */
async function pressNamed(tab: Tab, name: string) {
  await waitFor(`something to press called ${name}`, () =>
    tab.evaluate((wanted) => {
      for (const marked of document.querySelectorAll('[data-pressed]'))
        marked.removeAttribute('data-pressed');
      const dialogs = [...document.querySelectorAll('dialog[open]')];
      const found = [...(dialogs.at(-1) ?? document).querySelectorAll('button, a, label')].find(
        (it) =>
          it.checkVisibility({ visibilityProperty: true }) &&
          [it.getAttribute('aria-label'), it.textContent].some((text) =>
            text?.replace(/\s+/g, ' ').trim().startsWith(wanted),
          ),
      );
      found?.scrollIntoView({ behavior: 'instant', block: 'center' });
      found?.setAttribute('data-pressed', '');
      return Boolean(found);
    }, name),
  );
  await tab.click('[data-pressed]');
}

const shows = (tab: Tab, text: string) =>
  waitFor(`"${text}" to be seen`, () =>
    tab.evaluate((wanted) => document.body.textContent.replace(/\s+/g, ' ').includes(wanted), text),
  );

const hasDialog = (tab: Tab) => tab.evaluate(() => Boolean(document.querySelector('dialog[open]')));

/** Scrolls to the first that is so selected, clear of what stands at the edges. */
const bringUp = (tab: Tab, selector: string) =>
  tab.evaluate(
    (wanted) =>
      document.querySelector(wanted)?.scrollIntoView({ behavior: 'instant', block: 'center' }),
    selector,
  );

async function write(tab: Tab, selector: string, text: string) {
  await bringUp(tab, selector);
  await tab.type(selector, text);
}

const inBook = (tab: Tab, text: string) =>
  waitFor(`"${text}" in the book`, () =>
    tab.evaluate(
      (wanted) => document.querySelector('.entries')?.textContent.includes(wanted) ?? false,
      text,
    ),
  );

/** Within the document: a sheet that is open is an entry of its history. */
const goBack = (tab: Tab) => tab.evaluate(() => history.back());

const hash = async (tab: Tab) => new URL(await tab.address()).hash;

/** Presses the calendar's first of five days that follow each other and are free, or one after it. */
async function pressDay(tab: Tab, later: number) {
  const day = await waitFor('five free days', () =>
    tab.evaluate((after) => {
      const days = [...document.querySelectorAll<HTMLElement>('[data-day]')];
      const chosen = days.findIndex((it) => it.closest('[data-edge]'));
      const free = days.map((it) => it.getAttribute('aria-disabled') !== 'true');
      const first =
        chosen >= 0 ? chosen : free.findIndex((_, at) => free.slice(at, at + 5).every(Boolean));
      return days[first + after]?.dataset.day;
    }, later),
  );
  await tab.click(`[data-day="${day}"]`);
}

/** How long a piece may take to be made on a busy machine, in ms. */
const soundTime = 40_000;

/** Whether this machine takes any sound from the page, which has been pressed before. */
async function canSound(tab: Tab) {
  await tab.evaluate(() => {
    const probe = new AudioContext();
    probe.onstatechange = () => {
      document.documentElement.dataset.sound = probe.state;
    };
    void probe.resume();
  });
  const running = () => tab.evaluate(() => document.documentElement.dataset.sound === 'running');
  return waitFor('sound', running, 5000).catch(() => false);
}

const isPlaying = (tab: Tab, title: string) =>
  tab.evaluate((it) => document.title === `${it} · Onda`, title);

/** Where the player stands in its piece. */
const seconds = (tab: Tab) =>
  tab.evaluate(() => Number(document.querySelector<HTMLInputElement>('#seek')?.value ?? 'none'));

const jobs: Record<string, { size: readonly [number, number]; run: (tab: Tab) => Promise<void> }> =
  {
    'restaurant-orders': {
      size: desktop,
      async run(tab) {
        await pressNamed(tab, 'Escolher Bacalhau à Braga');
        // Back closes the dish, and the page stays.
        await goBack(tab);
        await waitFor('the dish to close', () =>
          tab.evaluate(() => !document.querySelector('dialog[open]')),
        );
        await pressNamed(tab, 'Escolher Bacalhau à Braga');
        await pressNamed(tab, 'Juntar');
        // At night the demonstration offers an hour at which the kitchen is open.
        const isClosed = await tab.evaluate(() =>
          [...document.querySelectorAll('button')].some(
            (it) =>
              it.checkVisibility() && it.textContent.includes('Experimentar como se já fosse'),
          ),
        );
        if (isClosed) await pressNamed(tab, 'Experimentar como se já fosse');
        await pressNamed(tab, 'Enviar para a cozinha');
        await pressNamed(tab, 'Mesa 8');
        await shows(tab, 'por fazer');
        await tab.reload();
        await shows(tab, 'por fazer');
      },
    },
    'hotel-booking': {
      size: phone,
      async run(tab) {
        await pressNamed(tab, 'Mês seguinte');
        await pressDay(tab, 0);
        await shows(tab, 'Agora a partida');
        await pressDay(tab, 4);
        await pressNamed(tab, 'Ver quartos');
        await pressNamed(tab, 'Escolher');
        await tab.type('#name', 'Marta Valadares');
        await tab.type('#email', 'marta@exemplo.pt');
        await tab.type('#phone', '912345678');
        await tab.reload();
        await waitFor('what was typed to be there after a reload', () =>
          tab.evaluate(
            () => document.querySelector<HTMLInputElement>('#name')?.value === 'Marta Valadares',
          ),
        );
        await pressNamed(tab, 'Aceito as condições');
        await pressNamed(tab, 'Confirmar');
        await shows(tab, 'O quarto fica guardado em seu nome');
        const kept = await hash(tab);
        await tab.reload();
        await pressNamed(tab, 'Cancelar a reserva');
        // Back closes the question, and nothing is cancelled.
        await goBack(tab);
        await waitFor('the question to close', () =>
          tab.evaluate(() => !document.querySelector('dialog')),
        );
        assert.equal(await hash(tab), kept);
        await pressNamed(tab, 'Cancelar a reserva');
        await pressNamed(tab, 'Sim, cancelar');
        await shows(tab, 'Reserva cancelada');
      },
    },
    bakery: {
      size: phone,
      async run(tab) {
        await pressNamed(tab, 'Juntar: Pão de massa-mãe');
        await shows(tab, '1 unidade');
        await tab.reload();
        await shows(tab, '1 unidade');
        await write(tab, '#name', 'Rita Lopes');
        await write(tab, '#phone', '912 345 678');
        // A half hour that has room, whatever the neighbours have taken.
        await bringUp(tab, '#slots label:has(input:enabled)');
        await tab.click('#slots label:has(input:enabled)');
        await pressNamed(tab, 'Confirmar a reserva');
        await waitFor('the ticket', () => hasDialog(tab));
        const code = await tab.evaluate(
          () => document.querySelector('#ticket .code')?.textContent ?? '',
        );
        assert.match(code, /^[A-Z0-9]{4}$/);
        // Back closes the ticket, and the reservation is there, now and after a reload.
        await goBack(tab);
        await waitFor('the ticket to close', async () => !(await hasDialog(tab)));
        for (const when of ['at once', 'after a reload']) {
          if (when === 'after a reload') await tab.reload();
          await waitFor(`the reservation, ${when}`, () =>
            tab.evaluate(
              (wanted) => document.querySelector('#mine')?.textContent.includes(wanted) ?? false,
              code,
            ),
          );
        }
      },
    },
    'personal-legacy': {
      size: desktop,
      async run(tab) {
        // Engraving them takes a busy machine seconds, in which the page answers nobody.
        await waitFor(
          'the plates to be engraved',
          () =>
            tab.evaluate(() => {
              const plates = [...document.querySelectorAll('img[data-plate]')];
              return plates.every(({ nextElementSibling: it }) => it instanceof HTMLCanvasElement);
            }),
          30_000,
        );
        await bringUp(tab, 'a[href="#carta-1958"]');
        await tab.click('a[href="#carta-1958"]');
        await waitFor('the letter', async () => (await hash(tab)) === '#carta-1958');
        await waitFor('it to be open', () =>
          tab.evaluate(() => Boolean(document.querySelector('dialog[open]'))),
        );
        await goBack(tab);
        await waitFor('it to close', async () => !(await hasDialog(tab)));
        assert.equal(new URL(await tab.address()).pathname, '/showcase/personal-legacy/');

        // A letter has an address: whoever is given it finds it open, and still after a reload.
        const { origin } = new URL(await tab.address());
        await tab.goto(`${origin}/showcase/personal-legacy/?lang=en#carta-1974`);
        await shows(tab, 'Letter 4 of 5');
        await tab.reload();
        await waitFor('the same letter', () => hasDialog(tab));
        await shows(tab, 'Letter 4 of 5');
        await pressNamed(tab, 'Close');
        await waitFor('it to close', async () => !(await hasDialog(tab)));

        // What is written in the book is there when the page is opened again.
        await write(tab, '#nome', 'Helena');
        await tab.evaluate(() => {
          const relation = document.querySelector('select');
          if (!relation) throw new Error('there is nothing to choose from');
          relation.value = 'friends';
          relation.dispatchEvent(new Event('input', { bubbles: true }));
        });
        await write(tab, '#mensagem', 'I still count to fifteen.');
        await pressNamed(tab, 'Write in the book');
        await inBook(tab, 'I still count to fifteen.');
        await tab.reload();
        await inBook(tab, 'I still count to fifteen.');
      },
    },
    'music-player': {
      size: desktop,
      async run(tab) {
        // What another tab would hear, and can say.
        await tab.evaluate(() => {
          const channel = new BroadcastChannel('showcase-music');
          channel.onmessage = ({ data }) => {
            document.documentElement.dataset.heard = String(data);
          };
        });
        await pressNamed(tab, 'Pão com manteiga');
        await waitFor('the piece to be the one that is shown', () =>
          tab.evaluate(() => document.querySelector('#title')?.textContent === 'Pão com manteiga'),
        );
        await waitFor('other tabs to be told', () =>
          tab.evaluate(() => document.documentElement.dataset.heard === 'playing'),
        );
        // Firefox lets no sound begin on a machine without a loudspeaker.
        if (!(await canSound(tab))) return;
        await waitFor('the piece to play', () => isPlaying(tab, 'Pão com manteiga'), soundTime);
        const begun = await seconds(tab);
        await waitFor('its time to move', async () => (await seconds(tab)) >= begun + 2, soundTime);

        await pressNamed(tab, 'Pausa');
        await waitFor('it to pause', async () => !(await isPlaying(tab, 'Pão com manteiga')));
        const paused = await seconds(tab);
        await wait(1500);
        assert.equal(await seconds(tab), paused);

        await pressNamed(tab, 'Tocar');
        await waitFor('it to go on', () => isPlaying(tab, 'Pão com manteiga'), soundTime);
        await tab.evaluate(() => new BroadcastChannel('showcase-music').postMessage('playing'));
        await shows(tab, 'Pausa: a música toca noutro separador.');
        assert.equal(await isPlaying(tab, 'Pão com manteiga'), false);

        await tab.goto(new URL('?lang=en', await tab.address()).href);
        await shows(tab, 'A day in eight pieces');
        assert.ok((await seconds(tab)) >= paused, 'it is where it was left');
      },
    },
  };

export const showcaseJourneys: Journey[] = Object.entries(jobs)
  // A studio that shows other projects has not got them.
  .filter(([slug]) => showcases.includes(slug))
  .map(([slug, { size, run }]) => ({
    name: `the showcase ${slug} does its main job`,
    async run({ tab, origin }) {
      await tab.setViewport(...size);
      await tab.goto(`${origin}/showcase/${slug}/?lang=pt`);
      await run(tab);
      await assertQuiet(tab);
    },
  }));
