import type { WebDriver } from 'selenium-webdriver';
import { waitFor } from './wait-for.ts';

/** A value that can be passed to a page. */
type Json = string | number | boolean | null | readonly Json[];

/** One tab of a browser. Every method brings it to the front. */
export class Tab {
  readonly #driver: WebDriver;
  readonly #handle: string;
  #size = { width: 0, height: 0 };

  private constructor(driver: WebDriver, handle: string) {
    this.#driver = driver;
    this.#handle = handle;
  }

  static async current(driver: WebDriver): Promise<Tab> {
    return new Tab(driver, await driver.getWindowHandle());
  }

  /** Opens a second tab with the same storage and size. It closes with the browser. */
  async openSecond(address: string): Promise<Tab> {
    const driver = await this.#inFront();
    // A window, because WebKit gives a tab in the background no size.
    await driver.switchTo().newWindow('window');
    const second = await Tab.current(driver);
    await second.setViewport(this.#size.width, this.#size.height);
    await second.goto(address);
    return second;
  }

  async #inFront(): Promise<WebDriver> {
    if ((await this.#driver.getWindowHandle()) !== this.#handle)
      await this.#driver.switchTo().window(this.#handle);
    return this.#driver;
  }

  /** Resolves when the document and what it needs have loaded. */
  async goto(address: string): Promise<void> {
    await (await this.#inFront()).get(address);
  }

  async address(): Promise<string> {
    return (await this.#inFront()).getCurrentUrl();
  }

  async travel(step: 'back' | 'forward' | 'refresh'): Promise<void> {
    await (await this.#inFront()).navigate()[step]();
  }

  /**
   * Runs a function in the page. It travels as text, so it sees only its arguments and the page. It
   * cannot be asynchronous: in a page without scripts no promise resolves.
   */
  async evaluate<Arguments extends Json[], Result>(
    work: (...all: Arguments) => Result,
    ...all: Arguments
  ): Promise<Result> {
    return (await this.#inFront()).executeScript<Result>(work, ...all);
  }

  /** Clicks the middle of the element, once it stands still and nothing covers it. */
  async click(selector: string): Promise<void> {
    const point = await this.#pointerTarget(selector);
    const actions = (await this.#inFront()).actions({ async: true });
    const move = actions.move({ ...point, duration: 0 });
    await move.press().release().perform();
  }

  /** Clicks into a field and types. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.press(text);
  }

  /** Presses a key for each character; special keys are selenium's `Key`. */
  async press(text: string): Promise<void> {
    await (await this.#inFront()).actions({ async: true }).sendKeys(text).perform();
  }

  /** The size of the page in px, without the window around it. */
  async setViewport(width: number, height: number): Promise<void> {
    this.#size = { width, height };
    const around = { width: 0, height: 0 };
    const window = (await this.#inFront()).manage().window();
    await waitFor(`a viewport of ${width} × ${height}`, async () => {
      await window.setRect({ width: width + around.width, height: height + around.height });
      const now = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
      // The page may still have its old size, which can be larger.
      around.width = Math.max(0, around.width + width - now.width);
      around.height = Math.max(0, around.height + height - now.height);
      return now.width === width && now.height === height;
    });
  }

  /** A PNG of what the window shows. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await (await this.#inFront()).takeScreenshot(), 'base64');
  }

  async pdf(): Promise<Buffer> {
    const a4 = { background: true, width: 21, height: 29.7 };
    // Its types ask for every option.
    const options = a4 as Parameters<WebDriver['printPage']>[0];
    return Buffer.from(String(await (await this.#inFront()).printPage(options)), 'base64');
  }

  /** Selenium's own click waits for no animation and for nothing that covers the element. */
  async #pointerTarget(selector: string): Promise<{ x: number; y: number }> {
    let before = '';
    let still = 0;
    let covered = 0;
    let frame = 0;
    return waitFor(`${selector} to stand still and uncovered`, async () => {
      // A fixed bar may cover it; scrolling can uncover it.
      const now = await this.evaluate(findPoint, selector, covered > 4);
      const place = JSON.stringify(now.point);
      // Three times in the same place, and in two frames: a smooth scroll may begin late, and WebKit reports the place of
      // its last frame, also when an animation has ended since.
      still = place === before && !now.isMoving ? still + 1 : 0;
      if (still === 0) frame = now.frame;
      covered = place === before && now.coveredBy ? covered + 1 : 0;
      before = place;
      if (now.coveredBy) throw new Error(`it is covered by ${now.coveredBy}`);
      return still >= 2 && now.frame >= frame + 2 ? now.point : undefined;
    });
  }
}

/** Runs in the page. It scrolls only to what is out of sight: a fixed bar would move the page. */
function findPoint(selector: string, mustScroll: boolean) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  const middle = () => {
    // A link in a text may be in two lines, with something else between the middles of both.
    const part = [...element.getClientRects()].find((it) => it.width * it.height > 0);
    const { left, top, width, height } = part ?? element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const { x, y } = middle();
  if (mustScroll || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
  const point = middle();
  const top = document.elementFromPoint(point.x, point.y);
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return playState === 'running' && !isEndless && Boolean(target?.contains(element));
  });
  // An element that lets the pointer through is clicked together with what it lies in.
  const letsThrough = getComputedStyle(element).pointerEvents === 'none';
  const isFree = top && (element.contains(top) || (letsThrough && top.contains(element)));
  const root = document.documentElement;
  const frame = Number(root.dataset.frame ?? 0);
  const count = () => {
    root.dataset.frame = String(frame + 1);
  };
  // No script of the page runs later than this one where scripts are off.
  if (matchMedia('(scripting: none)').matches) count();
  else requestAnimationFrame(count);
  return {
    point,
    isMoving,
    frame,
    coveredBy: isFree ? '' : (top?.outerHTML.slice(0, 120) ?? 'nothing'),
  };
}
