import tseslint from 'typescript-eslint';

const TIME =
  'Take the current time from a Clock (#libs/kernel), because it must follow the sandbox.';
const RANDOM =
  'Take ids from newUuid (#libs/kernel). Other random values would make tests impossible to repeat.';
const ENVIRONMENT =
  'Read environment variables with readVariables (#libs/config), which checks them and gives them types.';

const PAST_CLOCK =
  'This instant can be in the past when the test runs. Set the clock with frozenAt (#libs/testing).';

const noMachineTime = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: TIME },
  { selector: "CallExpression[callee.name='Date']", message: TIME },
];

const noMachineState = {
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: TIME },
    { object: 'Math', property: 'random', message: RANDOM },
    { object: 'process', property: 'env', message: ENVIRONMENT },
  ],
  'no-restricted-syntax': ['error', ...noMachineTime],
};

/**
 * A clock setting with an instant but without allowPast. Expected bodies look the same, so arguments of matchers
 * are excluded.
 */
const clockThatMayHavePassed = [
  'ObjectExpression',
  ":has(> Property[key.name='mode'][value.value=/^(frozen|offset)$/])",
  ":has(> Property[key.name='now'])",
  ":not(:has(> Property[key.name='allowPast']))",
  ':not(CallExpression[callee.property.name=/^to[A-Z]/] *)',
].join('');

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      'data/',
      'bench/',
      'scripts/',
      'clients/',
      'examples/',
      'libs/test-kit/src/api/',
      'libs/test-kit/vitest/',
      'test/openfinance-client/*.mjs',
      '*.mjs',
      '.*.cjs',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...noMachineState,
      // Modules of Nest are classes with only a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Rows and responses are plain objects with the members of the class, so no mappers are needed.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // In a file with decorators, a type import of a request class would silently disable its validation.
        { fixStyle: 'inline-type-imports' },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 5],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // The only places that use Date and process.env.
    files: [
      'libs/kernel/src/time.ts',
      'libs/config/src/environment.ts',
      // Sets the addresses for the workers of a test runner.
      'libs/test-kit/src/global-setup.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*spec.ts', 'libs/testing/**', '**/test/**'],
    rules: {
      // Tests are read from top to bottom. Their database is selected by an environment variable.
      'max-lines-per-function': 'off',
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      // Bodies of supertest and matchers of jest have the type any. The tests check their values.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    // Its types are made when it runs, and it compiles itself.
    files: ['test/generated-client.long-spec.ts'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['**/*-spec.ts', 'libs/testing/**', '**/test/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noMachineTime,
        { selector: clockThatMayHavePassed, message: PAST_CLOCK },
      ],
    },
  },
);
