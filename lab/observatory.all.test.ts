/** The site's responses, graded as the Mozilla HTTP Observatory grades them. */
import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadSite } from '../server/http/load-site.ts';
import { createPages } from '../server/http/pages.ts';
import { site } from '../src/in-force/site.ts';
import { buildFolder } from '../src/studio/own-places.ts';

const { host: hostname } = new URL(site.url);

/** The page of the player for frames of other sites, the only one. */
const isEmbed = (path: string) => path.startsWith('/showcase/music-player-embed/');

describe('the Mozilla HTTP Observatory, on the built site', () => {
  let paths: string[];
  let answer: (path: string) => Response;

  beforeAll(async () => {
    // Its HSTS preload list is downloaded by an install script, which this project does not run. The site
    // is not on it, because it does not send `preload`.
    const { readFileSync } = fs;
    vi.spyOn(fs, 'readFileSync').mockImplementation((file, ...options) =>
      String(file).endsWith('hsts-preload.json') ? '{}' : readFileSync(file, ...options),
    );
    // Its HTML parser supports less CSS than browsers and prints every style sheet it cannot parse. No
    // check depends on that, so only these messages are suppressed.
    const { error } = console;
    vi.spyOn(console, 'error').mockImplementation((said, ...details) => {
      if (!String(said).includes('Could not parse CSS stylesheet')) error(said, ...details);
    });
    const built = await loadSite(buildFolder);
    const pages = createPages(built);
    answer = (path) => {
      const url = new URL(path, site.url);
      return pages.answer(new Request(url), url);
    };
    const { documents, languages } = built.manifest;
    paths = Object.entries(documents).flatMap(([path, files]) =>
      typeof files === 'string' ? [path] : languages.map((code) => `${path}?lang=${code}`),
    );
    return () => vi.restoreAllMocks();
  });

  /**
   * Builds what the scanner would record behind a proxy that terminates TLS with a valid certificate and
   * redirects HTTP to HTTPS, as each hosting recipe sets it up. The responses are from this site; redirect
   * and certificate belong to the deployment.
   */
  async function record(path: string) {
    const response = answer(path);
    const recorded = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      verified: true,
    };
    const url = new URL(path, site.url);
    const plain = new URL(url);
    plain.protocol = 'http:';
    const requests = new Requests(hostname);
    const html = await response.text();
    requests.session = { url };
    requests.resources.path = html;
    requests.responses.auto = { ...recorded, httpEquiv: parseHttpEquivHeaders(html, url.href) };
    requests.responses.https = recorded;
    requests.responses.http = recorded;
    requests.responses.cors = {
      ...recorded,
      request: { headers: { origin: 'https://other.test' } },
    };
    requests.responses.httpRedirects = [
      { url: plain, status: 308 },
      { url, status: response.status },
    ];
    return requests;
  }

  /** Calculates the grade like the scanner: extra credit counts only above a minimum score. */
  function gradeOf(outcomes: ReturnType<(typeof ALL_TESTS)[number]>[]) {
    const changes = outcomes.map(({ result }) => getScoreModifier(result ?? ''));
    const lost = changes.filter((change) => change < 0).reduce((sum, change) => sum + change, 100);
    const all = changes.reduce((sum, change) => sum + change, 100);
    return getGradeForScore(lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : lost);
  }

  test('gives A+ to every document, with every check passed', async () => {
    const grades = new Map<string, string[]>();
    for (const path of [...paths.filter((each) => !isEmbed(each)), '/no-such-page']) {
      const requests = await record(path);
      const outcomes = ALL_TESTS.map((check) => check(requests));
      const failed = outcomes.filter(({ pass }) => !pass).map(({ result }) => result);
      expect(failed, path).toEqual([]);
      const { grade, score } = gradeOf(outcomes);
      expect(grade, path).toBe('A+');
      const line = `${grade}, ${score} points, ${outcomes.length} of ${ALL_TESTS.length} checks passed`;
      grades.set(line, [...(grades.get(line) ?? []), path]);
    }
    for (const [line, graded] of grades) {
      process.stdout.write(`Mozilla HTTP Observatory: ${line} (${graded.length} documents)\n`);
    }
  });
});
