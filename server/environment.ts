import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingsError } from './settings.ts';

/**
 * The environment, with what an `.env` file in the working directory adds to it; a variable that
 * is set already stays as it is. Throws SettingsError.
 */
export function readEnvironment(): NodeJS.ProcessEnv {
  for (const [name, value] of Object.entries(readEnvFile('.env'))) process.env[name] ??= value;
  return process.env;
}

/** The variables that a file sets; none when there is no such file. Throws SettingsError. */
export function readEnvFile(file: string): Record<string, string> {
  try {
    return parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    throw new SettingsError([
      `${file} cannot be read (${code}). Give the user that runs the site the right to read it, or take it away and set its variables in the environment.`,
    ]);
  }
}
