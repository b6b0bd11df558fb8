/** The sites that are listened to besides the usual one. */
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildFolder } from '../../src/studio/own-places.ts';
import { startSite } from '../../tests/relay/site-process.ts';
import { startVariant } from '../../tests/site-variant.ts';
import { measurementId } from '../../tests/variants.ts';

/** Each starts one and returns its origin; `folder` is for temporary files. */
export const otherSites = {
  /** It cannot keep a message: its outbox has become a file. */
  async refusing(folder: string): Promise<string> {
    const outbox = join(folder, 'refusing');
    const { origin, child } = await startSite('.', {
      SITE_DIR: resolve(buildFolder),
      OUTBOX_DIR: outbox,
    });
    process.on('exit', () => child.kill());
    rmSync(outbox, { recursive: true });
    writeFileSync(outbox, '');
    return origin;
  },
  /** It asks whether it may count the visit. */
  async measured(): Promise<string> {
    const { origin, stop } = await startVariant({
      name: 'speech',
      env: { VITE_GA_MEASUREMENT_ID: measurementId },
    });
    process.on('exit', () => void stop());
    return origin;
  },
};
