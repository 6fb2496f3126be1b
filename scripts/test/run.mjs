// npm test, npm run test:<tier>: runs a tier of the tests with jest. Further parameters are those of jest:
// npm test -- apps/spi.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import '../check-node.mjs';
import { ignoredPaths, TIERS } from './tiers.mjs';

const [tier = 'fast', ...parameters] = process.argv.slice(2);
if (!Object.hasOwn(TIERS, tier)) {
  console.error(`${tier} is not a tier; it must be one of ${Object.keys(TIERS).join(', ')}.`);
  process.exit(1);
}
const database = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
// The other tiers run on SQLite, whatever the shell has set.
const environment = { ...process.env, TEST_DATABASE_URL: tier === 'postgres' ? database : '' };
const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));
const { status } = spawnSync(
  process.execPath,
  [jest, ...parameters, '--testPathIgnorePatterns', ...ignoredPaths(tier)],
  { stdio: 'inherit', env: environment },
);
process.exit(status ?? 1);
