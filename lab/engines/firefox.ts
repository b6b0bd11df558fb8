import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Session, WebDriver } from 'selenium-webdriver';
import * as bidi from 'selenium-webdriver/bidi/index.js';
import { start } from '../../tests/process.ts';
import { bidiExecutor } from './bidi-executor.ts';
import type { Browser, BrowserOptions, Engine } from './engine.ts';
import { findOrInstall } from './install.ts';
import { waitFor } from './wait-for.ts';

/** The module is the class itself; its types say that it has the class. */
const { default: BidiConnection } = bidi as unknown as { default: typeof bidi.Index };

/** No program listens on that port, so only localhost can be reached. */
const noNetwork = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

type LogEntry = { level: string; text: string | null };

export function openFirefox(): Engine {
  const program =
    process.env.FIREFOX_PATH ?? findOrInstall('/usr/bin/firefox-esr', ['firefox-esr']);

  async function startBrowser(options: BrowserOptions): Promise<Browser> {
    const { javaScript = true, reducedMotion = false, dark = false, timeZone } = options;
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
    const preferences = {
      ...noNetwork,
      'javascript.enabled': javaScript,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(profile, 'user.js'), lines.join(''));
    const browser = start(
      program,
      ['--headless', '--no-remote', '--remote-debugging-port=0', `--profile=${profile}`],
      timeZone ? { env: { TZ: timeZone } } : {},
    );
    const address = await waitFor('Firefox to listen', () => {
      if (browser.child.exitCode !== null) throw new Error(browser.said());
      return browser.said().match(/WebDriver BiDi listening on (ws:\S+)/)?.[1];
    });
    const connection = new BidiConnection(`${address}/session`);
    const ask = async <Result>(method: string, params = {}) =>
      ((await connection.send({ method, params })) as { result: Result }).result;
    const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: object }>(
      'session.new',
      { capabilities: {} },
    );
    const consoleLines: string[] = [];
    connection.on('log.entryAdded', ({ level, text }: LogEntry) => {
      if (level === 'error' || level === 'warn') consoleLines.push(`${level}: ${text}`);
    });
    await connection.subscribe('log.entryAdded');
    // The tab that Firefox starts with never has the focus, and keys activate nothing in it.
    const { context } = await ask<{ context: string }>('browsingContext.create', { type: 'tab' });
    const executor = bidiExecutor(connection, context);
    return {
      driver: new WebDriver(new Session(sessionId, capabilities), executor),
      consoleLines,
      async close() {
        await browser.stop();
        await rm(profile, { recursive: true, force: true });
      },
    };
  }

  return { name: 'Firefox', start: startBrowser, stop: async () => {} };
}
