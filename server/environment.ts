import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/**
 * The environment, with what an `.env` file in the working directory adds to it; a variable that
 * is set already stays as it is.
 */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}
