import type { WebDriver } from 'selenium-webdriver';

/** The visitor's browser settings. */
export type BrowserOptions = {
  javaScript?: boolean;
  reducedMotion?: boolean;
  dark?: boolean;
  /** As in `TZ`. Default: that of the machine. */
  timeZone?: string;
};

/** A browser with an empty profile, for journeys with the same settings. */
export type Browser = {
  driver: WebDriver;
  /** Errors and warnings of all pages. Stays empty in WebKit, whose driver does not report them. */
  consoleLines: string[];
  close(): Promise<void>;
};

export type Engine = {
  name: 'Firefox' | 'WebKit';
  start(options: BrowserOptions): Promise<Browser>;
  /** Ends what all browsers of the engine share. */
  stop(): Promise<void>;
};
