import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder } from 'selenium-webdriver';
import { freePort, start } from '../../tests/process.ts';
import type { BrowserOptions, Engine } from './engine.ts';
import { findOrInstall } from './install.ts';
import { waitFor } from './wait-for.ts';

/** WebKitGTK's small browser. It has no mode without a screen, so it gets a virtual one. */
export async function openWebKit(): Promise<Engine> {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  const programs = {
    driver: findOrInstall('/usr/bin/WebKitWebDriver', packages),
    browser: findOrInstall('/usr/lib/*/webkit2gtk-4.1/MiniBrowser', packages),
    display: findOrInstall('/usr/bin/Xvfb', packages),
  };
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const display = start(programs.display, ['-displayfd', '1', '-screen', '0', '2000x1400x24']);
  const number = await waitFor('a display', () => display.said().match(/^\d+$/m)?.[0]);
  return {
    name: 'WebKit',
    async start(options: BrowserOptions) {
      const { javaScript = true, reducedMotion = false, dark = false, timeZone } = options;
      const args = [
        '--automation',
        `--enable-javascript=${javaScript}`,
        ...(dark ? ['--dark-mode'] : []),
        // No program listens on that port, so only localhost can be reached.
        '--proxy=http://127.0.0.1:9',
        '--ignore-host=localhost',
        '--ignore-host=*.localhost',
      ];
      const configuration = join(folder, reducedMotion ? 'still' : 'moving');
      await writeConfiguration(configuration, reducedMotion);
      const address = `http://127.0.0.1:${await freePort()}`;
      const service = start(programs.driver, [`--port=${new URL(address).port}`], {
        env: {
          DISPLAY: `:${number}`,
          GDK_BACKEND: 'x11',
          XDG_CONFIG_HOME: configuration,
          // It does not start for root otherwise.
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
          DBUS_SESSION_BUS_ADDRESS: 'disabled:',
          ...(timeZone && { TZ: timeZone }),
        },
      });
      await waitFor('WebKitWebDriver', async () => (await fetch(`${address}/status`)).ok);
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: programs.browser, args },
        })
        .build();
      // The browser ends with its driver, even when it no longer answers.
      return { driver, consoleLines: [], close: service.stop };
    },
    async stop() {
      await display.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** GTK's settings: whether anything moves, and a toolbar that does not keep the window wider than a phone. */
async function writeConfiguration(folder: string, reducedMotion: boolean) {
  const settings = join(folder, 'gtk-3.0');
  await mkdir(settings, { recursive: true });
  await writeFile(
    join(settings, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\ngtk-toolbar-icon-size=1\n`,
  );
  const bare = 'min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0;';
  await writeFile(join(settings, 'gtk.css'), `* { ${bare} }\n`);
}
