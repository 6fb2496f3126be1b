import tseslint from 'typescript-eslint';

const TIME = 'Take "now" from a Clock (#libs/kernel): time has to follow the sandbox.';
const CHANCE =
  'Take ids from newUuid (#libs/kernel); chance that a test cannot replay has no place here.';
const ENVIRONMENT =
  'Read variables through readVariables (#libs/platform): once, validated, typed.';

const PAST_CLOCK =
  'This instant may have passed on the day when the test runs: set the clock with frozenAt (#libs/testing).';

const noMachineTime = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: TIME },
  { selector: "CallExpression[callee.name='Date']", message: TIME },
];

const noMachineState = {
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: TIME },
    { object: 'Math', property: 'random', message: CHANCE },
    { object: 'process', property: 'env', message: ENVIRONMENT },
  ],
  'no-restricted-syntax': ['error', ...noMachineTime],
};

/** A clock setting with an instant, which has to say whether it may be in the past. Expected bodies look the same. */
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
      'test/generated-client/*.d.ts',
      'dist/',
      'node_modules/',
      'data/',
      'bench/',
      'scripts/',
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
      // Nest's modules are classes that only carry a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A row is the domain's own object under the columns' names, a response a plain literal: no mappers.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // In a file with decorators a type import of a request class silently stops its validation.
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
    // The one place of each.
    files: ['libs/kernel/src/time.ts', 'libs/platform/src/config/environment.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*spec.ts', 'libs/testing/**', '**/test/**'],
    rules: {
      // Specs are read from top to bottom, not called; the process's environment picks their database.
      'max-lines-per-function': 'off',
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      // supertest's bodies and jest's matchers are any; what they hold is what the spec asserts.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    files: ['**/*e2e-spec.ts', 'libs/testing/**', '**/test/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noMachineTime,
        { selector: clockThatMayHavePassed, message: PAST_CLOCK },
      ],
    },
  },
);
