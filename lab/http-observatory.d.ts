/** Types of the grader of the header scanner, which has none: its input and its results, as far as used. */
declare module '@mdn/mdn-http-observatory/src/types.js' {
  type RecordedResponse = {
    status: number;
    headers: Record<string, string>;
    /** Whether the certificate was valid. */
    verified: boolean;
    httpEquiv?: Map<string, string[]>;
    request?: { headers: Record<string, string> };
  };
  export class Requests {
    constructor(hostname: string);
    hostname: string;
    session: { url: URL } | null;
    resources: { path: string | null };
    responses: {
      auto: RecordedResponse | null;
      cors: RecordedResponse | null;
      http: RecordedResponse | null;
      https: RecordedResponse | null;
      httpRedirects: { url: URL; status: number }[];
      httpsRedirects: { url: URL; status: number }[];
    };
  }
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';

  type Outcome = { pass: boolean | null; result: string | null; constructor: { title?: string } };
  export const ALL_TESTS: ((requests: Requests) => Outcome)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, baseUrl: string): Map<string, string[]>;
}
