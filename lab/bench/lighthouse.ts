/** One Lighthouse run of a page on a phone, with the default simulated throttling. */
import lighthouse from 'lighthouse';

const categoryIds = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categoryIds)[number];

export type Audit = {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** In ms, except CLS, which has no unit. */
  metrics: Record<'fcp' | 'lcp' | 'tbt' | 'cls' | 'si' | 'mainThread', number>;
  /** As transferred, with response headers. */
  bytes: { total: number; script: number };
  /** Audits below the full score, as `category: audit (score from 0 to 1)`. */
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

/** Lighthouse sometimes loses a trace (NO_NAVSTART, NO_FCP) and measures nothing. Then the run is repeated. */
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

/** Runs Lighthouse in the browser at `port`. Throws if the page could not be measured. */
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
