// npm run test:postgres: runs the e2e tests on the PostgreSQL server of TEST_DATABASE_URL.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const url = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));
const { status } = spawnSync(
  process.execPath,
  [jest, '--testPathPatterns', 'e2e-spec', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } },
);
process.exit(status ?? 1);
