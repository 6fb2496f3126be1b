import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Environment } from './variables';

/**
 * What the process was started with, over what `.env` in the working directory says. The only place
 * that reads either; everything else is given its values.
 */
export function processEnvironment(file = '.env'): Environment {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}
