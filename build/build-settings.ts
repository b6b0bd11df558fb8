/** The build-time variables: validation and error messages. */
import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { envFolder } from '../src/studio/own-places.ts';

const isOrigin = (value: string) =>
  URL.canParse(value) &&
  new URL(value).origin === value &&
  ['http:', 'https:'].includes(new URL(value).protocol);

const isKey = (value: string) => /^[\w-]{1,100}$/.test(value);

type Rule = { isValid: (value: string) => boolean; remedy: string };

const origin: Rule = {
  isValid: isOrigin,
  remedy:
    'give the scheme and the host only, like https://www.example.pt, without a slash at the end',
};
const key: Rule = {
  isValid: isKey,
  remedy: 'copy it from the provider: letters, digits, hyphens and underscores only',
};

const rules: Record<string, Rule> = {
  VITE_SITE_URL: origin,
  VITE_EMAILJS_ORIGIN: origin,
  VITE_EMAILJS_PUBLIC_KEY: key,
  VITE_EMAILJS_SERVICE_ID: key,
  VITE_EMAILJS_TEMPLATE_ID: key,
  VITE_GA_MEASUREMENT_ID: {
    isValid: (value) => /^G-[A-Z0-9]{4,20}$/.test(value),
    remedy: 'a Google Analytics 4 id begins with G- and goes on in capitals and digits',
  },
};

const providerKeys = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
];

/** A sentence for each problem with the build-time variables. */
export function buildSettingsProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  const malformed = Object.entries(rules).flatMap(([name, { isValid, remedy }]) => {
    const value = env[name];
    return value && !isValid(value) ? [`${name} is "${value}": ${remedy}.`] : [];
  });
  const missing = providerKeys
    .filter((name) => env.VITE_EMAILJS_ORIGIN && !env[name])
    .map((name) => `${name} is not set: the provider at VITE_EMAILJS_ORIGIN needs it.`);
  const unknown = Object.keys(env)
    .filter((name) => /^VITE_(SITE|EMAILJS|GA)/.test(name) && !(name in rules))
    .map((name) => `${name} is not a variable of this site: see .env.example for their names.`);
  return [...malformed, ...missing, ...unknown];
}

/**
 * The build-time variables as Vite reads them: those of the environment, then those of the `.env` files.
 * @param mode - Vite's mode; it selects further files, like `.env.production`
 * @throws an error with a sentence for each problem
 */
export function readBuildSettings(mode: string): Record<string, string> {
  const env = loadEnv(mode, resolve(envFolder), 'VITE_');
  const problems = buildSettingsProblems(env);
  if (problems.length > 0) throw new Error(`The settings are wrong.\n${problems.join('\n')}`);
  return env;
}

/**
 * Puts the build-time variables into the environment, where they are found without Vite. A malformed one is left out,
 * so that what else is wrong can be told.
 * @returns a sentence for each problem
 */
export function applyBuildSettings(mode: string): string[] {
  const env = loadEnv(mode, resolve(envFolder), 'VITE_');
  for (const [name, value] of Object.entries(env))
    if (value && rules[name]?.isValid(value) === false) delete process.env[name];
    else process.env[name] = value;
  return buildSettingsProblems(env);
}
