/**
 * `npm run bench:page`: measures a first visit on a phone. Reports medians of interleaved runs (five, or
 * `--runs <number>`) of every page, and of the home page without scripts and fonts: the work of the main thread without throttling, the
 * times that Lighthouse simulates, the times with real throttling, and what each page fetches before the
 * visitor scrolls. Exits with 1 and names the budgets that are exceeded. Warns if the machine was too busy
 * for reliable times. `--write` writes the tables into docs/performance.md, and what the page about the site
 * shows into content/measured.json. `--beside <url>`, also several
 * times, measures a page of another site in the same runs.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../build/find-browser.ts';
import { writeMeasured } from '../../build/measured.ts';
import { defaultLanguage, languageCodes } from '../../src/in-force/languages.ts';
import { hrefTo, type RouteId, routeIds, routePaths } from '../../src/in-force/routes.ts';
import type { IslandName } from '../../src/islands/island-name.ts';
import { budgets, fetchedBudget, scriptBudget } from '../../tests/budgets.ts';
import { brotliSizes, type Fetched, weighPage } from '../../tests/page-weight.ts';
import { startSite } from '../../tests/relay/site-process.ts';
import { startBrowser } from './browser.ts';
import { writeFloor } from './floor.ts';
import { type Audit, audit } from './lighthouse.ts';
import {
  bytes,
  floorName,
  measuredPages,
  median,
  medians,
  table,
  writePart,
} from './page-report.ts';
import { type Visit, visitThrottled } from './throttled.ts';
import { tracedTime, traceVisit, type Work } from './trace.ts';

/** The share of processor time that a busy loop gets on an idle machine, 0 to 1. */
const minimumShare = 0.95;
const exceeded: string[] = [];
/** What content/measured.json gets, by the name of the target. */
const figures = new Map<string, Record<string, number>>();

function keepFigures(name: string, values: Record<string, number>) {
  figures.set(name, { ...figures.get(name), ...values });
}

function checkBudget(what: string, value: number, limit: number) {
  if (value > limit) exceeded.push(`${what}: ${bytes(value)}, and ${bytes(limit)} is the budget`);
}

type Target = {
  name: string;
  url: string;
  /** `floor`: home without scripts and fonts. `beside`: a page of another site. */
  kind: 'own' | 'floor' | 'beside';
  uses?: IslandName;
};

function targetsOf(origin: string, floorOrigin: string, besides: readonly string[]): Target[] {
  return [
    ...routeIds.map((page) => ({
      name: routePaths[page],
      url: origin + hrefTo(page, defaultLanguage),
      kind: 'own' as const,
      ...(page === 'home' && { uses: 'project-carousel' as const }),
      ...(page === 'contact' && { uses: 'contact-form' as const }),
    })),
    { name: floorName, url: floorOrigin + hrefTo('home', defaultLanguage), kind: 'floor' },
    ...besides.map((url) => ({ name: url, url, kind: 'beside' as const })),
  ];
}

/** Measures every target several times, in turns. */
async function measureInTurns<Result>(
  what: string,
  targets: readonly Target[],
  measure: (target: Target) => Promise<Result>,
) {
  const results = new Map<string, Result[]>(targets.map(({ name }) => [name, []]));
  for (let run = 1; run <= runs; run += 1)
    for (const target of targets) {
      process.stderr.write(`${what}, run ${run} of ${runs}: ${target.name}\n`);
      results.get(target.name)?.push(await measure(target));
    }
  return results;
}

async function reportWork(browser: Browser, targets: readonly Target[]) {
  const work = await measureInTurns('trace', targets, ({ url }) => traceVisit(browser, url));
  const rows = [...work].map(([name, all]) => {
    const middle = (pick: (it: Work) => number) => Math.round(median(all.map(pick)));
    const [mainThread, styles] = [middle((it) => it.mainThread), middle((it) => it.styles)];
    keepFigures(name, { mainThread, styleRecalculations: styles });
    return [
      name,
      ...[mainThread, styles, middle((it) => it.styleTime)],
      ...[middle((it) => it.layoutTime), middle((it) => it.scriptTime), middle((it) => it.frames)],
    ];
  });
  const head = ['main thread ms', 'style recalculations', 'styles ms', 'layout ms', 'scripts ms'];
  return table(['page', ...head, 'frames'], rows);
}

async function measureSpeed(targets: readonly Target[]) {
  const browser = await startBrowser();
  try {
    return await measureInTurns('Lighthouse', targets, ({ url }) => audit(url, browser.port));
  } finally {
    await browser.stop();
  }
}

function reportSpeed(audits: Map<string, Audit[]>, targets: readonly Target[]) {
  const middles = [...audits].map(([name, all]) => ({ name, ...medians(all) }));
  const rows = middles.map((it) => [
    it.name,
    it.performance,
    ...[it.fcp, it.lcp, it.tbt].map(Math.round),
    it.cls.toFixed(3),
    ...[it.si, it.mainThread].map(Math.round),
    ...[it.total, it.script].map((value) => (value / 1024).toFixed(1)),
    `${it.accessibility} / ${it.bestPractices} / ${it.seo}`,
  ]);
  const floor = middles.find(({ name }) => name === floorName);
  const home = middles.find(({ name }) => name === routePaths.home);
  if (!floor || !home) throw new Error('Home was not measured.');
  const ratios = { FCP: home.fcp / floor.fcp, LCP: home.lcp / floor.lcp };
  for (const [name, ratio] of Object.entries(ratios))
    checkBudget(`home’s ${name} against the floor`, Number(ratio.toFixed(3)), budgets.overFloor);
  const isOwn = new Set(targets.filter(({ kind }) => kind === 'own').map(({ name }) => name));
  for (const it of middles.filter(({ name }) => isOwn.has(name))) {
    const scores = [it.performance, it.accessibility, it.bestPractices, it.seo];
    if (scores.some((score) => score < 100)) {
      const failures = new Set(audits.get(it.name)?.flatMap((run) => run.failures));
      exceeded.push(`${it.name} is not at 100 throughout: ${[...failures].join(', ')}`);
    }
    checkBudget(`${it.name}: layout shift`, it.cls, budgets.layoutShift);
    checkBudget(`${it.name}: blocking time`, it.tbt, budgets.blockingTime);
  }
  checkBudget('home: main-thread time', home.mainThread, budgets.mainThreadOfHome);
  const said = Object.entries(ratios).map(([name, ratio]) => `${name} ${ratio.toFixed(2)}`);
  return [
    table(
      [
        'page',
        'perf',
        ...['FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'SI ms', 'main thread ms'],
        ...['total KiB', 'JS KiB', 'a11y / best practices / SEO'],
      ],
      rows,
    ),
    `Home against its floor, the same document without scripts and fonts: ${said.join(', ')} (at most ${budgets.overFloor}).`,
  ].join('\n\n');
}

async function reportThrottled(browser: Browser, targets: readonly Target[]) {
  const visits = await measureInTurns('throttled', targets, ({ url, uses }) =>
    visitThrottled(browser, url, uses),
  );
  const beside = new Set(targets.filter(({ kind }) => kind === 'beside').map(({ name }) => name));
  const rows = [...visits].map(([name, all]) => {
    const middle = (pick: (visit: Visit) => number | undefined) => {
      const values = all.map(pick).filter((value) => value !== undefined);
      return values.length > 0 ? Math.round(median(values)) : undefined;
    };
    const after = (key: 'readable' | 'fonts') =>
      middle((visit) => visit[key] && visit[key] - visit.paint);
    const shift = median(all.map((visit) => visit.shift));
    if (beside.has(name))
      return [name, middle(({ paint }) => paint) ?? '', '', '', '', '', shift.toFixed(3)];
    keepFigures(name, {
      paint: Math.round(median(all.map(({ paint }) => paint))),
      // What is laid out before the first paint is readable with it.
      readable: Math.round(median(all.map(({ paint, readable }) => Math.max(paint, readable)))),
    });
    const cells = {
      readable: after('readable'),
      fonts: after('fonts'),
      formAlive: middle((visit) => visit.formAlive),
      carouselAlive: middle((visit) => visit.carouselAlive),
    };
    for (const [key, value] of Object.entries(cells))
      if (value !== undefined)
        checkBudget(`${name}: ${key}`, value, budgets[key as keyof typeof cells]);
    checkBudget(`${name}: layout shift, throttled`, shift, budgets.layoutShift);
    const shown = Object.values(cells).map((value) => (value === undefined ? '' : `+ ${value}`));
    return [name, middle(({ paint }) => paint) ?? '', ...shown, shift.toFixed(3)];
  });
  const head = ['first paint ms', 'all readable', 'fonts', 'form alive', 'carousel alive', 'CLS'];
  return table(['page', ...head], rows);
}

async function reportWeight(browser: Browser, origin: string) {
  const rows: (string | number)[][] = [];
  for (const page of routeIds)
    rows.push(
      await weighRow(
        page,
        origin,
        await weighPage(browser, origin + hrefTo(page, defaultLanguage)),
      ),
    );
  const head = ['document', 'with head', 'JS', 'fonts', 'pictures'];
  return table(['page', ...head, 'before the first scroll', 'with all heads'], rows);
}

async function weighRow(page: RouteId, origin: string, fetched: Fetched[]) {
  const path = routePaths[page];
  const sizes = await Promise.all(
    languageCodes.map((language) => brotliSizes(origin + hrefTo(page, language))),
  );
  const document = Math.max(...sizes.map(({ body }) => body));
  const firstResponse = Math.max(...sizes.map(({ head, body }) => head + body));
  const sum = (type?: string) =>
    fetched.reduce((total, it) => total + (!type || it.type === type ? it.body : 0), 0);
  const scripts = await Promise.all(
    fetched.filter(({ type }) => type === 'script').map((it) => brotliSizes(origin + it.path)),
  );
  const script = scripts.reduce((total, { body }) => total + body, 0);
  const others = sum() - sum('document');
  // The document is counted in its largest language.
  const all = others + document;
  checkBudget(`${path} JS`, script, scriptBudget);
  checkBudget(`${path} beside the document before the first scroll`, others, fetchedBudget(page));
  for (const it of fetched.filter(({ isBlocking }) => isBlocking))
    exceeded.push(`${path}: ${it.path} blocks the first paint`);
  keepFigures(path, { bytes: all, requests: fetched.length });
  const heads = fetched.reduce((total, { head }) => total + head, 0);
  const cells = [
    ...[document, firstResponse, script, sum('font'), sum('image')],
    ...[all, all + heads],
  ];
  return [path, ...cells.map(bytes)];
}

/** The share of processor time that a busy loop gets, 0 to 1. Other programs or virtual machines use the rest. */
function processorShare() {
  const began = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - began < 500);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (performance.now() - began);
}

/** Builds the site, so that the current sources are measured. */
function build() {
  const { status } = spawnSync(process.execPath, ['build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs `use` with the origin of a server for a build, and stops the server afterwards. */
async function withServer<Result>(folder: string, use: (origin: string) => Promise<Result>) {
  const env = { HOST: 'localhost', OUTBOX_DIR: `${folder}-outbox`, SITE_DIR: folder };
  const { origin, child, exited } = await startSite(process.cwd(), env);
  try {
    return await use(origin);
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean' },
    runs: { type: 'string', default: '5' },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(options.runs);
const shares: number[] = [];
build();
await mkdir('data', { recursive: true });
const folder = await mkdtemp('data/bench-');
try {
  const [site, floor] = [`${folder}/site`, `${folder}/floor`];
  // A copy, because another build may replace dist/ during the measurement.
  await cp('dist', site, { recursive: true });
  await writeFloor(site, floor);
  shares.push(processorShare());
  const [weight, work, throttled, speed, versions] = await withServer(site, (origin) =>
    withServer(floor, (floorOrigin) =>
      withBrowser(async (browser) => {
        const targets = targetsOf(origin, floorOrigin, options.beside);
        const weighed = await reportWeight(browser, origin);
        const worked = await reportWork(browser, targets);
        const waited = await reportThrottled(browser, targets);
        const audits = await measureSpeed(targets);
        const first = [...audits.values()][0]?.[0];
        return [weighed, worked, waited, reportSpeed(audits, targets), first] as const;
      }),
    ),
  );
  shares.push(processorShare());
  const report = [
    '## The pages',
    `\`npm run bench:page\`, ${new Date().toISOString().slice(0, 10)}: Lighthouse ${versions?.lighthouseVersion}, Chromium ${versions?.browserVersion}, Node ${process.versions.node}. A first visit in Portuguese, this project’s server on the loopback interface; medians of interleaved runs (${runs}).`,
    '### Work of the main thread',
    `Processor time in the first ${tracedTime / 1000} s, from a trace without throttling; it hardly depends on what else the machine does. Styles, layout and scripts are parts of it. Frames are those that the main thread has drawn.`,
    work,
    '### Simulated by Lighthouse',
    'A phone with its default throttling. It counts the heads of the responses as well.',
    speed,
    '### Really throttled',
    `A phone of 412 × 823 with 562 ms of latency, 1.47 Mbit/s × 0.9 and a processor four times slower. From the first paint: all of the page readable (at most ${budgets.readable} ms), the real fonts (${budgets.fonts}). From the first sign that it will be used: the form alive (${budgets.formAlive}), the carousel (${budgets.carouselAlive}).`,
    throttled,
    '### Bytes',
    `Until the page is at rest, nobody having scrolled, as they come over the wire: the document is that of the largest language and has no budget, since its words are the studio’s; code is counted as brotli (at most ${bytes(scriptBudget)}), everything beside the document at most ${bytes(fetchedBudget('home'))}, without the heads of the responses.`,
    weight,
  ].join('\n\n');
  process.stdout.write(`${report}\n`);
  if (options.write) {
    await writePart('docs/performance.md', 'bench:page', report);
    writeMeasured('pages', measuredPages(figures));
  }
} finally {
  await rm(folder, { recursive: true });
}
const least = Math.min(...shares);
if (least < minimumShare)
  process.stderr.write(
    `\nThe machine is too busy: a loop got ${Math.round(least * 100)} % of the processor. Do not believe what is timed.\n`,
  );
if (exceeded.length > 0) {
  process.stderr.write(`\nBroken budgets:\n${exceeded.join('\n')}\n`);
  process.exitCode = 1;
}
