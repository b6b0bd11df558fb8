/** One Lighthouse run of a page: phone, the default simulated throttling. */
import lighthouse from 'lighthouse';

const categoryIds = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categoryIds)[number];

export type Audit = {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** In ms but for CLS, which has no unit. */
  metrics: Record<'fcp' | 'lcp' | 'tbt' | 'cls' | 'si' | 'mainThread', number>;
  /** As transferred, with the heads of the responses. */
  bytes: { total: number; script: number };
  /** What cost points, as `category: audit (score of 1)`. */
  failures: string[];
  lighthouseVersion: string;
  browserVersion: string;
};

const metricAudits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
  mainThread: 'mainthread-work-breakdown',
} as const;

type Transfer = { resourceType?: string; transferSize?: number };

/** A trace is lost now and then (NO_NAVSTART, NO_FCP): then there was no run, and it is made again. */
const attempts = 3;

async function run(address: string, port: number) {
  let cause = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await lighthouse(address, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...categoryIds],
      disableFullPageScreenshot: true,
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    cause = result?.lhr.runtimeError?.message ?? 'Lighthouse said nothing.';
  }
  throw new Error(`${address}: ${cause}`);
}

/** Runs Lighthouse in the browser at `port`. Throws when the page could not be measured. */
export async function audit(address: string, port: number): Promise<Audit> {
  const lhr = await run(address, port);

  const score = (value: number | null | undefined) => Math.round((value ?? 0) * 100);
  const scores = Object.fromEntries(
    categoryIds.map((id) => [id, score(lhr.categories[id]?.score)]),
  ) as Audit['scores'];
  const metrics = Object.fromEntries(
    Object.entries(metricAudits).map(([name, id]) => {
      const value = lhr.audits[id]?.numericValue;
      if (value === undefined) throw new Error(`${address} has no ${id}`);
      return [name, value];
    }),
  ) as Audit['metrics'];

  const { details } = lhr.audits['network-requests'] ?? {};
  const transfers = (details?.type === 'table' ? details.items : []) as Transfer[];
  const sum = (wanted: Transfer[]) =>
    wanted.reduce((total, { transferSize = 0 }) => total + transferSize, 0);

  const failures = categoryIds.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => {
        const value = lhr.audits[id]?.score;
        return weight > 0 && typeof value === 'number' && value < 1;
      })
      .map(({ id }) => `${category}: ${id} (${lhr.audits[id]?.score})`),
  );
  return {
    scores,
    metrics,
    bytes: {
      total: sum(transfers),
      script: sum(transfers.filter(({ resourceType }) => resourceType === 'Script')),
    },
    failures,
    lighthouseVersion: lhr.lighthouseVersion,
    browserVersion: lhr.environment.hostUserAgent.match(/Chrome\/([\d.]+)/)?.[1] ?? '',
  };
}
