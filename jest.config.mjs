/** @type {import('jest').Config} */
export default {
  globalSetup: '<rootDir>/scripts/build/build-for-tests.mjs',
  // The tests run as compiled in dist, and a worker loads each module once: see docs/adr/0048.
  testEnvironment: '<rootDir>/scripts/test/environment.cjs',
  testRunner: '<rootDir>/scripts/test/runner.cjs',
  transform: {},
  // Fails a test in which a service has answered something that its OpenAPI document does not have.
  setupFilesAfterEnv: ['<rootDir>/libs/testing/src/answers/fail-tests.ts'],
  // By default jest leaves a core unused, which is half of a small machine.
  maxWorkers: '100%',
  // No test waits for time to pass. This limit is for one that hangs, also on a machine that is many times slower.
  // Some wait for another file to end (takeTurn).
  testTimeout: 900_000,
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/test'],
  // `npx jest <path>` runs all tests of a path. The npm commands leave out some: see scripts/test/tiers.mjs.
  testRegex: String.raw`[.-]spec\.ts$`,
  testPathIgnorePatterns: [
    ...(process.env.TEST_DATABASE_URL ? [] : [String.raw`\.postgres-spec\.ts$`]),
    ...(process.env.TEST_CITUS_URL ? [] : [String.raw`\.citus-spec\.ts$`]),
  ],
};
