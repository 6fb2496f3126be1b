// npm test, npm run test:<tier>: runs a tier of the tests with jest. Further parameters are those of jest:
// npm test -- apps/spi.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import '../check-node.mjs';
import { environmentOf, ignoredPaths, TIERS } from './tiers.mjs';

const [tier = 'fast', ...parameters] = process.argv.slice(2);
if (!Object.hasOwn(TIERS, tier)) {
  console.error(`${tier} is not a tier; it must be one of ${Object.keys(TIERS).join(', ')}.`);
  process.exit(1);
}
let env;
try {
  env = environmentOf(tier);
} catch ({ message }) {
  console.error(message);
  process.exit(1);
}
const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));
const { status } = spawnSync(
  process.execPath,
  [jest, ...parameters, '--testPathIgnorePatterns', ...ignoredPaths(tier)],
  { stdio: 'inherit', env },
);
process.exit(status ?? 1);
