// The tiers of the tests, as data. The name of a test file says its kind, a tier is a list of kinds, and a command runs
// a tier: `npm test` the fast one, `npm run test:<tier>` the others.

/** The kinds of tests, by the end of the file name. */
const KINDS = {
  /** Tables on pure functions, beside the code. */
  unit: '.spec.ts',
  /** A service over HTTP, on a database: a success and each error code of each operation. */
  http: '.e2e-spec.ts',
  /**
   * Slow tests: flows of several operations (exams, recoveries, listeners, a complete ledger), several services, killed
   * processes, faults, fuzzing, the commands of the documentation, clients in other programs.
   */
  long: '.long-spec.ts',
  /** Several instances on one database, and outages of it. */
  postgres: '.postgres-spec.ts',
  /** What only a Citus cluster has: the places of sandboxes on its workers, and outages of a worker. */
  citus: '.citus-spec.ts',
  /** Runs the steps of the Dockerfile, and starts the services of compose.yaml, without Docker. */
  deployment: '.deployment-spec.ts',
  /** Packs and installs the package in projects outside the repository. Needs a registry of npm. */
  package: '.package-spec.ts',
  /** Pages in Chromium, as a tester uses them: Swagger UI and the console. */
  browser: '.browser-spec.ts',
};

/** The kinds of each tier. */
export const TIERS = {
  fast: ['unit', 'http'],
  all: ['unit', 'http', 'long', 'deployment'],
  // The kinds of `all` that are not in `fast`.
  long: ['long'],
  deployment: ['deployment'],
  browser: ['browser'],
  package: ['package'],
  postgres: ['http', 'long', 'postgres'],
  citus: ['http', 'long', 'postgres', 'citus'],
};

/** The files of the tier citus: the store, the contract, races, and several instances. The rest runs the same statements. */
const ON_CITUS = [
  'libs/database/',
  'libs/sandbox/src/(store/(postgres/|sandbox-store)|peers/|open/)',
  'test/contract/instances\\.',
  'apps/(spi/test/settlement|report/test|iso8583/test)/instances\\.',
  'apps/iso8583/test/snapshot\\.',
];

/** Files that the tier postgres skips, because they run no SQL, or only SQL that other files test too. */
const WITHOUT_SQL = [
  'libs/(app|config|expressions|http|openapi|outbound|telemetry)/',
  'test/clients/',
  'test/test-kit/',
  'test/(docs|execute-examples|generated-client|home|logs|metrics|start|stop|traces)\\.',
];

/** Returns regular expressions for the paths that jest skips in a tier. */
export function ignoredPaths(tier) {
  const kinds = Object.entries(KINDS).filter(([kind]) => !TIERS[tier].includes(kind));
  const ends = kinds.map(([, end]) => `${end.replaceAll('.', '\\.')}$`);
  if (tier === 'postgres') return [...ends, ...WITHOUT_SQL.map((path) => `<rootDir>/${path}`)];
  return tier === 'citus' ? [...ends, `^(?!<rootDir>/(${ON_CITUS.join('|')}))`] : ends;
}

/**
 * Returns the environment of a tier. Only the tiers postgres and citus have a database server, whatever the shell has set.
 * @throws Error if the tier needs a server that the shell does not name
 */
export function environmentOf(tier) {
  const { TEST_DATABASE_URL, TEST_CITUS_URL } = process.env;
  if (tier === 'citus' && !TEST_CITUS_URL) {
    throw new Error(
      'test:citus needs TEST_CITUS_URL, a database on the coordinator of a Citus cluster: TEST_CITUS_URL=postgres://postgres@127.0.0.1:9700/test',
    );
  }
  const server = TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
  return {
    ...process.env,
    TEST_DATABASE_URL: { postgres: server, citus: TEST_CITUS_URL }[tier] ?? '',
    TEST_CITUS_URL: tier === 'citus' ? TEST_CITUS_URL : '',
    // Tests stop services, never the server. So commits need not wait for its disk, which takes most of their time.
    ...(tier === 'postgres' && { PGOPTIONS: '-c synchronous_commit=off' }),
  };
}
