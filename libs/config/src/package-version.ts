import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(require.resolve('#package.json'), 'utf8')) as {
  readonly version: string;
};

/** The version in package.json, which every service reports as its own. */
export const packageVersion = version;
