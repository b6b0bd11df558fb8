/** What the reports of a run of tests say. Their shapes are those of Vitest's and Playwright's JSON reporters. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How a run of tests ended: how many passed, and of each that failed its file and a line: where, title, why. */
export type TestReport = { passed: number; failed: { file: string; says: string }[] };

type UnitReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type Suite = {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { projectName: string; results: { error?: { message?: string } }[] }[];
  }[];
};

type BrowserReport = {
  stats: { expected: number };
  suites: Suite[];
  errors: { message?: string }[];
};

const firstLine = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .find((line) => line.trim() !== '') ?? '';

/** Reads Vitest's report. A file that could not be loaded has no tests, and counts as one that failed. */
export function readUnitReport(report: UnitReport): TestReport {
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const says = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ` › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    if (says.length === 0 && status === 'failed') says.push(`: ${firstLine(message)}`);
    return says.map((line) => ({ file: name, says: `${relative('', name)}${line}` }));
  });
  return { passed: report.numPassedTests, failed };
}

/** Reads Playwright's report, with what failed outside of tests (a file, the server). */
export function readBrowserReport(report: BrowserReport): TestReport {
  const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  const failed = report.suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests: [test] }) => {
      const why = firstLine(test?.results.at(-1)?.error?.message);
      return { file, says: `[${test?.projectName}] ${file}:${line} › ${title}: ${why}` };
    });
  const errors = report.errors.map(({ message }) => ({ file: '', says: firstLine(message) }));
  return { passed: report.stats.expected, failed: [...failed, ...errors] };
}
