/** @type {import('jest').Config} */
export default {
  globalSetup: '<rootDir>/scripts/build/build-for-tests.mjs',
  // The tests run as compiled in dist, and a worker loads each module once: see docs/adr/0048.
  testEnvironment: '<rootDir>/scripts/jest/environment.cjs',
  testRunner: '<rootDir>/scripts/jest/runner.cjs',
  transform: {},
  // By default jest leaves a core unused, which is half of a small machine.
  maxWorkers: '100%',
  // No test waits for time to pass. This limit is for one that hangs, also on a machine that is many times slower.
  testTimeout: 300_000,
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/test'],
  testRegex: String.raw`\.(e2e-)?spec\.ts$`,
  // Some tests need a PostgreSQL (npm run test:postgres) or much time (npm run test:deployment).
  testPathIgnorePatterns: [
    ...(process.env.TEST_DATABASE_URL ? [] : [String.raw`postgres-only\.e2e-spec\.ts$`]),
    ...(process.env.TEST_DEPLOYMENT ? [] : [String.raw`deploy-only\.spec\.ts$`]),
  ],
};
