import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Every variable that a simulator reads, with its default. */
export const defaults = parseEnv(readFileSync('.env.example', 'utf8')) as Readonly<
  Record<string, string>
>;

/** Read by the command of the image and by packages. */
const OF_THE_IMAGE = ['APP', 'NODE_ENV'];

const known = new Set([...Object.keys(defaults), ...OF_THE_IMAGE]);

/** The names that nothing reads, which are probably misspelled. */
export function unknownVariables(environment: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(environment).filter((name) => !known.has(name));
}

/** The variable of the port of an app: `SPI_PORT`. */
export function portVariable(app: string): string {
  return `${app.toUpperCase()}_PORT`;
}
