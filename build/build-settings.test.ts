import { expect, test } from 'vitest';
import { buildSettingsProblems } from './build-settings.ts';

const provider = {
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  VITE_EMAILJS_PUBLIC_KEY: 'user_1',
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
};

test('no settings and valid settings have no problems', () => {
  expect(buildSettingsProblems({})).toEqual([]);
  expect(buildSettingsProblems({ VITE_SITE_URL: '', OTHER: 'x' })).toEqual([]);
  const all = { ...provider, VITE_SITE_URL: 'https://a.pt', VITE_GA_MEASUREMENT_ID: 'G-ABCD1234' };
  expect(buildSettingsProblems(all)).toEqual([]);
});

test.each([
  ['VITE_SITE_URL', 'https://a.pt/'],
  ['VITE_SITE_URL', 'a.pt'],
  ['VITE_SITE_URL', 'ftp://a.pt'],
  ['VITE_EMAILJS_ORIGIN', 'https://api.emailjs.com/api'],
  ['VITE_EMAILJS_PUBLIC_KEY', 'with space'],
  ['VITE_GA_MEASUREMENT_ID', 'UA-1234-1'],
])('%s with the value %j is reported with a remedy', (name, value) => {
  const [problem, ...more] = buildSettingsProblems({ ...provider, [name]: value });
  expect(problem).toMatch(new RegExp(`^${name} is "${value}": .{20,}`));
  expect(more).toEqual([]);
});

test('every missing key of a provider is reported', () => {
  const problems = buildSettingsProblems({ VITE_EMAILJS_ORIGIN: provider.VITE_EMAILJS_ORIGIN });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'VITE_EMAILJS_PUBLIC_KEY',
    'VITE_EMAILJS_SERVICE_ID',
    'VITE_EMAILJS_TEMPLATE_ID',
  ]);
});

test.each(['VITE_SITE_ULR', 'VITE_GA_ID', 'VITE_EMAILJS_KEY'])(
  'the misspelt variable %s is reported',
  (name) => {
    expect(buildSettingsProblems({ [name]: 'https://a.pt' })).toEqual([
      expect.stringContaining(name),
    ]);
  },
);
