import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Environment } from './variables';

/**
 * The variables of the process and of `.env` in the working directory; the process has priority. Only this
 * function reads them. All other code receives the values.
 */
export function processEnvironment(file = '.env'): Environment {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}
