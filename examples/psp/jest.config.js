/** Four workers share the simulators that the global setup starts. Each test file has a sandbox of its own. */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
  maxWorkers: 4,
  // A machine for continuous integration may be slow.
  testTimeout: 60_000,
  globalSetup: 'payment-simulators/testing/global-setup',
  setupFilesAfterEnv: ['payment-simulators/testing/jest'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
      },
    ],
  },
};
