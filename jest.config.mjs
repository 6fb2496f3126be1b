/** @type {import('jest').Config} */
export default {
  globalSetup: '<rootDir>/scripts/ensure-built.mjs',
  // By default jest leaves a core unused, which is half of a small machine.
  maxWorkers: '100%',
  // No test waits for time to pass; a machine that is busy may still need its own.
  testTimeout: 120_000,
  testEnvironment: 'node',
  testEnvironmentOptions: {
    // '#libs/*' resolves to the sources under test, as it does for the TypeScript compiler.
    customExportConditions: ['source', 'node', 'node-addons', 'require', 'default'],
  },
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/test'],
  testRegex: String.raw`\.(e2e-)?spec\.ts$`,
  // Some tests need a PostgreSQL (npm run test:postgres) or much time (npm run test:deployment).
  testPathIgnorePatterns: [
    ...(process.env.TEST_DATABASE_URL ? [] : [String.raw`postgres-only\.e2e-spec\.ts$`]),
    ...(process.env.TEST_DEPLOYMENT ? [] : [String.raw`deploy-only\.spec\.ts$`]),
  ],
  transform: {
    // These packages have only ES modules, which jest cannot load.
    [String.raw`node_modules/(hyparquet|hyparquet-writer)/.*\.js$`]: [
      '@swc/jest',
      { module: { type: 'commonjs' } },
    ],
    [String.raw`\.ts$`]: [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
          },
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(hyparquet|hyparquet-writer)/)'],
};
