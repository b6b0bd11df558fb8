import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SettingsError } from './settings.ts';

/**
 * Returns process.env after adding the variables of `.env` in the working directory, or in the folder of the
 * studio when it is another than `studio/`. Variables that are already set win. Throws SettingsError when the
 * file cannot be read.
 */
export function readEnvironment(): NodeJS.ProcessEnv {
  const { STUDIO } = process.env;
  const folder = STUDIO && STUDIO !== 'studio' ? STUDIO : '.';
  for (const [name, value] of Object.entries(readEnvFile(join(folder, '.env'))))
    process.env[name] ??= value;
  return process.env;
}

/**
 * Returns the variables in a file; empty when the file does not exist. Throws SettingsError when it cannot
 * be read.
 */
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
