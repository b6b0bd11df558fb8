import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, Json, Key, Tab, TabOptions } from './engine.ts';
import { findWebKit } from './install.ts';
import { type Point, pointerTarget } from './pointer-target.ts';
import { waitFor } from './wait-for.ts';
import { listenToConsole, type WebKitConsole } from './webkit-console.ts';
import { startDriver, type WebKitSession } from './webkit-driver.ts';
import { startDisplay } from './x-display.ts';

/** As WebDriver writes them. */
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
};

/**
 * What this WebKit says by itself: Debian builds it without web app manifests, and with them goes the
 * directive for them; and a passage between two documents that is cut short is reported as if a script
 * of the page had asked for it, even where scripts are off.
 */
const alwaysSaid =
  /Unrecognized Content-Security-Policy directive 'manifest-src'|AbortError: Skipping view transition/;

/**
 * The driver starts this shell, not the browser: it notes where the inspector listens, and gives the
 * browser settings of its own.
 */
const command =
  'echo "$WEBKIT_INSPECTOR_SERVER" >"$1"; export XDG_CONFIG_HOME="$2"; shift 2; exec "$@"';

/** Each tab is a browser of its own, since the settings of one are its arguments. */
export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const display = await startDisplay(programs.display);
  const driver = await startDriver(programs.driver, {
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    // It will not start for root otherwise.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // A bus that is not there is said to be missing at every start.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  });
  const configurations = {
    moving: await writeConfiguration(join(folder, 'moving'), 1),
    still: await writeConfiguration(join(folder, 'still'), 0),
  };
  let count = 0;

  async function begin({ javaScript = true, reducedMotion = false, dark = false }: TabOptions) {
    count += 1;
    const note = join(folder, `inspector-${count}`);
    const session = await driver.begin('/bin/sh', [
      '-c',
      command,
      'sh',
      note,
      configurations[reducedMotion ? 'still' : 'moving'],
      programs.browser,
      '--automation',
      '--enable-developer-extras=true',
      `--enable-javascript=${javaScript}`,
      ...(dark ? ['--dark-mode'] : []),
      // It is to find nobody but the site.
      '--proxy=http://127.0.0.1:9',
      '--ignore-host=localhost',
    ]);
    return { session, inspector: (await readFile(note, 'utf8')).trim() };
  }

  const probe = await begin({});
  await probe.session.end();
  return {
    name: 'WebKit',
    version: `WebKitGTK/${probe.session.version}`,
    async open(options) {
      const { session, inspector } = await begin(options);
      return openTab(session, inspector);
    },
    async close() {
      await driver.stop();
      await display.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * GTK's settings: whether anything moves, and a toolbar without a width of its own, which would keep
 * the window wider than a phone.
 */
async function writeConfiguration(folder: string, animations: 0 | 1) {
  const settings = join(folder, 'gtk-3.0');
  await mkdir(settings, { recursive: true });
  await writeFile(
    join(settings, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${animations}\ngtk-toolbar-icon-size=1\n`,
  );
  const bare = 'min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0;';
  await writeFile(join(settings, 'gtk.css'), `* { ${bare} }\n`);
  return folder;
}

/** How far a track goes, in px, when it is dragged so far and then snaps. Runs in the page. */
function snappedDistance(selector: string, distance: number): number {
  const track = document.querySelector(selector);
  if (!track || getComputedStyle(track).scrollSnapType === 'none') return distance;
  const slides = [...track.children].map((it) => it.getBoundingClientRect().left);
  const offsets = slides.map((left) => left - (slides[0] ?? 0) - track.scrollLeft);
  const [nearest = distance] = offsets.toSorted(
    (one, other) => Math.abs(one - distance) - Math.abs(other - distance),
  );
  return Math.round(nearest);
}

async function openTab(session: WebKitSession, inspector: string): Promise<Tab> {
  const handle = await session.get<string>('/window');
  return tabOf(session, await listenToConsole(inspector), handle, { front: handle });
}

/** The driver's commands go to the window that was chosen last: to this one's, from here. */
function commandsTo(session: WebKitSession, handle: string, desk: { front: string }) {
  const come = async () => {
    if (desk.front === handle) return;
    await session.post('/window', { handle });
    desk.front = handle;
  };
  return {
    async get<Answer>(path: string): Promise<Answer> {
      await come();
      return session.get(path);
    },
    async post<Answer>(path: string, body?: { [key: string]: Json }): Promise<Answer> {
      await come();
      return session.post(path, body);
    },
  };
}

/** `desk` is shared by the session's windows, and says which lies in front. */
function tabOf(
  session: WebKitSession,
  console: WebKitConsole,
  handle: string,
  desk: { front: string },
): Tab {
  const { get, post } = commandsTo(session, handle, desk);
  let size: readonly [number, number] | undefined;

  const evaluate = <Arguments extends Json[], Result>(
    work: (...all: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result> =>
    post('/execute/sync', { script: `return (${work}).apply(null, arguments)`, args });
  const target = async (selector: string) => {
    const { x, y } = await pointerTarget({ evaluate }, selector);
    return { x: Math.round(x), y: Math.round(y) };
  };
  const act = (kind: { [key: string]: Json }, actions: Json[]) =>
    post<void>('/actions', { actions: [{ ...kind, actions }] });
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
  const keyboard = { type: 'key', id: 'keyboard' };
  const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x, y });
  const stroke = (value: string): Json[] => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  /** The wheel turns where the pointer is, and WebDriver wants to be told where. */
  let pointer: Point = { x: 1, y: 1 };
  const wheel = (deltaX: number, deltaY: number) =>
    act({ type: 'wheel', id: 'wheel' }, [
      { type: 'scroll', ...pointer, deltaX, deltaY, duration: 0 },
    ]);
  const hover = async (selector: string) => {
    pointer = await target(selector);
    await act(mouse, [moveTo(pointer)]);
  };
  const click = async (selector: string) => {
    pointer = await target(selector);
    await act(mouse, [
      moveTo(pointer),
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  };

  const typeOn = (text: string) =>
    act(keyboard, [...text.replaceAll('\n', keys.Enter)].flatMap(stroke));

  return {
    evaluate,
    click,
    hover,
    wheel,
    goto: (url) => post('/url', { url }),
    address: () => get('/url'),
    typeOn,
    async type(selector, text) {
      await click(selector);
      await typeOn(text);
    },
    press: (key) => act(keyboard, stroke(keys[key])),
    /**
     * By the wheel: a pointer of the kind touch is taken by this driver, but the page is told of a
     * mouse, which drags nothing along. Nor does a wheel turned by WebDriver ever come to its end, at
     * which a track would snap: it is turned as far as finger and snapping together would go.
     */
    async swipe(selector, dx) {
      await hover(selector);
      await wheel(await evaluate(snappedDistance, selector, -dx), 0);
    },
    back: () => post('/back'),
    forward: () => post('/forward'),
    reload: () => post('/refresh'),
    async setViewport(width, height) {
      size = [width, height];
      const measure = () => evaluate(() => ({ width: innerWidth, height: innerHeight }));
      // The window is larger than the page by what it has around it.
      const around = { width: 0, height: 0 };
      await waitFor(`a window of ${width} × ${height}`, async () => {
        await post('/window/rect', {
          width: width + around.width,
          height: height + around.height,
        });
        await wait(50);
        const now = await measure();
        around.width += width - now.width;
        around.height += height - now.height;
        return now.width === width && now.height === height;
      });
    },
    async another(address) {
      // A window and not a tab: both stay as large as they are told to be.
      const made = await post<{ handle: string }>('/window/new', { type: 'window' });
      await console.listenToSecond();
      const other = tabOf(session, console, made.handle, desk);
      if (size) await other.setViewport(...size);
      await other.goto(address);
      return other;
    },
    screenshot: async () => Buffer.from(await get<string>('/screenshot'), 'base64'),
    // This driver has no command for it.
    pdf: async () => undefined,
    async said() {
      // What was said a moment ago may still be on its way here.
      await wait(50);
      return console.lines.filter((line) => !alwaysSaid.test(line));
    },
    async close() {
      console.close();
      await session.end();
    },
  };
}
