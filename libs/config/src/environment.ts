import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Environment } from './variables';

/**
 * The variables of the process and of `.env` in the working directory; the process has priority. Only the functions of this
 * file read them. All other code receives the values.
 */
export function processEnvironment(file = '.env'): Environment {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/**
 * The variables of the process only. Programs that are started in the folder of another project use it: that project's `.env` is not
 * about the simulators.
 */
export function shellEnvironment(): Environment {
  return { ...process.env };
}
