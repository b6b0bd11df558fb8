/** What the tests of the player share. */
import type { BrowserContext } from '@playwright/test';
import { RATE } from '../music-player/rate.ts';

/**
 * A worker that makes a plain tone at once. To make a piece takes seconds of processor time, and all tests but
 * those of the sound itself (`@sound`) ask only when it begins and ends.
 */
const tone = `
  addEventListener('message', ({ data: { id, score } }) => {
    const left = new Float32Array(Math.ceil(score.seconds * ${RATE}));
    for (const at of left.keys()) left[at] = (at % 200) / 400;
    const right = left.slice();
    postMessage({ id, left, right }, [left.buffer, right.buffer]);
  });
`;

export const playTones = (context: BrowserContext) =>
  context.route(/renderer\.worker/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: tone }),
  );
