// npm run test:deployment: carries out the Dockerfile and starts the services of compose.yaml, without Docker. It takes
// about two minutes, so npm test does not do it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));
const { status } = spawnSync(
  process.execPath,
  [jest, '--testPathPatterns', 'deploy-only', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, TEST_DEPLOYMENT: 'true' } },
);
process.exit(status ?? 1);
