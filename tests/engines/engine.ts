/** What every engine can be asked to do, each in its own way. */

/** What can be handed to a page, and back. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** What the visitor of a tab has set up in the browser. */
export type TabOptions = { javaScript?: boolean; reducedMotion?: boolean; dark?: boolean };

export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'Space';

export type Tab = {
  /** Resolves when the document and what it needs have loaded. */
  goto(address: string): Promise<void>;
  address(): Promise<string>;
  /**
   * Runs a function in the page. It travels as text: it sees its arguments and the page, nothing
   * else. Not asynchronous, since in a page without scripts nothing would ever resolve.
   */
  evaluate<Arguments extends Json[], Result>(
    work: (...all: Arguments) => Result,
    ...all: Arguments
  ): Promise<Result>;
  /**
   * Presses the pointer at the element's middle. Throws when something else stands there after 5 s.
   */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Clicks into a field and presses a key for each character. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key for each character, where the caret is. */
  typeOn(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Drags the element sideways by `dx` px, to the left when it is negative, as a finger does. */
  swipe(selector: string, dx: number): Promise<void>;
  /** Turns the wheel where the pointer is, in px: positive is to the right and down. */
  wheel(dx: number, dy: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** The page's own width and height in px, without what the browser has around it. */
  setViewport(width: number, height: number): Promise<void>;
  /**
   * Opens a second tab at an address, beside this one and with the same memory, as large as this one.
   * Whichever of the two is asked something comes to the front for it. It closes with this one.
   */
  another(address: string): Promise<Tab>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** The page on paper, or undefined where the engine cannot be asked for it. */
  pdf(): Promise<Buffer | undefined>;
  /** Errors and warnings of the console and of scripts since the tab was opened. */
  said(): Promise<string[]>;
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  version: string;
  /** Opens a tab that remembers nothing of those before. */
  open(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
};
