/** What the pages do before there is anything that measures, and under Global Privacy Control. */
import { beforeEach, expect, test, vi } from 'vitest';

const measurement = { send: vi.fn(), startMeasuring: vi.fn() };
vi.mock('./measurement.ts', () => measurement);
let idle = Promise.resolve();
vi.mock('../browser/when-idle.ts', () => ({ whenIdle: () => idle }));

const kept = new Map<string, string>();
let cookies: string[];

/** A page of its own, in a browser with or without the signal. */
async function openPage(globalPrivacyControl: boolean | undefined) {
  vi.resetModules();
  vi.stubGlobal('navigator', { globalPrivacyControl });
  return import('./analytics.ts');
}

beforeEach(() => {
  vi.clearAllMocks();
  kept.clear();
  cookies = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', { hostname: 'www.studio.example', pathname: '/contact' });
  vi.stubGlobal('document', {
    get cookie() {
      return '_ga=1; _ga_TEST=1; mine=1';
    },
    set cookie(text: string) {
      cookies.push(text);
    },
  });
});

const today = new Date().toISOString().slice(0, 10);

test.each([
  ['granted', undefined],
  ['denied', `denied ${today}`],
])(
  'under Global Privacy Control nothing is measured, and of "%s" is left: %s',
  async (answer, left) => {
    kept.set('consent', `${answer} ${today}`);
    const { startAnalytics, reportContactSuccess } = await openPage(true);
    reportContactSuccess();
    await startAnalytics();
    expect(kept.get('consent')).toBe(left);
    expect(measurement.startMeasuring).not.toHaveBeenCalled();
    // Whichever domain the tag has set them on: all of the site's own are tried.
    const names = cookies.map((text) => text.split('=', 1)[0]);
    expect(names).toEqual([...Array(4).fill('_ga'), ...Array(4).fill('_ga_TEST')]);
    expect(cookies).toContain('_ga=; path=/; max-age=0; domain=studio.example');
  },
);

test('reports from before the page is idle are sent then, in their order', async () => {
  const { promise, resolve: goIdle } = Promise.withResolvers<void>();
  idle = promise;
  const { startAnalytics, reportContactSuccess } = await openPage(undefined);
  const started = startAnalytics();
  reportContactSuccess();
  expect(measurement.send).not.toHaveBeenCalled();
  goIdle();
  await started;
  expect(measurement.startMeasuring).toHaveBeenCalledBefore(measurement.send);
  expect(measurement.send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'contact_form_success' }),
  );
  reportContactSuccess();
  expect(measurement.send).toHaveBeenCalledTimes(2);
});
