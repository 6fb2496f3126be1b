import {
  oneOf,
  optionalText,
  orFile,
  published,
  secret,
  text,
  wholeNumber,
  type ValuesOf,
} from '#libs/config';

/** The form of the tokens for `/__admin`. */
export const ADMIN_TOKEN = /^[\x21-\x7e]{16,200}$/;

/** The same form in words. */
export const ADMIN_TOKEN_RULE = 'a string of 16 to 200 visible characters';

/** Variables of the sandboxes: where they are stored, how many there may be, what their journals hold. */
export const sandboxVariables = {
  dataDir: text(
    'DATA_DIR',
    './data',
    'Folder of the SQLite files: one file per sandbox and service, for one process of each service. :memory: stores nothing on disk.',
  ),
  databaseUrl: secret(
    optionalText(
      'DATABASE_URL',
      /^postgres(ql)?:\/\/.+/,
      'a PostgreSQL address, as in postgres://user:password@host:5432/database',
      'PostgreSQL to use instead of SQLite: postgres://user:password@host:5432/database.',
    ),
  ),
  databasePoolSize: wholeNumber(
    { min: 1, max: 1_000 },
    'DATABASE_POOL_SIZE',
    '10',
    'Maximum number of PostgreSQL connections of one service, for all its sandboxes together.',
  ),
  sqliteSynchronous: oneOf(
    ['NORMAL', 'FULL'],
    'SQLITE_SYNCHRONOUS',
    'NORMAL',
    'NORMAL loses nothing if the process is killed; FULL also loses nothing if the power fails.',
  ),
  sandboxesOpen: wholeNumber(
    { min: 1, max: 10_000 },
    'SANDBOXES_OPEN',
    '64',
    'Maximum number of open sandboxes (0.3 to 0.7 MiB each). The least recently used is closed, and opened again when needed.',
  ),
  sandboxesMax: wholeNumber(
    { min: 1, max: 1_000_000 },
    'SANDBOXES_MAX',
    '2000',
    'Maximum number of sandboxes of a service. Creating one more is answered with 429.',
  ),
  sandboxTtl: optionalText(
    'SANDBOX_TTL',
    /^P(?!$)(\d{1,4}D)?(T(?=\d)(\d{1,6}H)?(\d{1,6}M)?(\d{1,6}S)?)?$/,
    'an ISO 8601 duration in days, hours, minutes and seconds, as in P7D or PT12H',
    'Time after which an unused sandbox is dropped, as in P7D. Empty: never. The sandbox default is never dropped.',
  ),
  snapshotFileMaxBytes: wholeNumber(
    { min: 1_024, max: 1024 ** 4 },
    'SNAPSHOT_FILE_MAX_BYTES',
    '1073741824',
    'Maximum size of a snapshot file that is loaded, in bytes, packed and unpacked. It is kept in the folder for temporary files while it is loaded.',
  ),
  clockPatienceMs: wholeNumber(
    { min: 0, max: 600_000 },
    'CLOCK_PATIENCE_MS',
    '10000',
    'How long an advance of the clock waits for earlier executions and reports that make no progress, in ms.',
  ),
  journalSize: wholeNumber(
    { min: 0, max: 100_000 },
    'JOURNAL_SIZE',
    '1000',
    'Maximum number of requests in the journal of a sandbox. 0 turns the journal off.',
  ),
  journalBytes: wholeNumber(
    { min: 0, max: 1024 * 1024 * 1024 },
    'JOURNAL_BYTES',
    '4194304',
    'Maximum memory of the journal of a sandbox, in bytes. The oldest requests are removed first.',
  ),
  journalTotalBytes: wholeNumber(
    { min: 0, max: 64 * 1024 * 1024 * 1024 },
    'JOURNAL_TOTAL_BYTES',
    '67108864',
    'Maximum memory of all journals of a service, in bytes. The least recently used sandboxes lose requests first.',
  ),
  adminToken: orFile(
    'File that contains ADMIN_TOKEN, instead of ADMIN_TOKEN itself, as Docker and systemd pass secrets.',
    published(
      ['change-me-to-a-secret'],
      secret(
        optionalText(
          'ADMIN_TOKEN',
          ADMIN_TOKEN,
          ADMIN_TOKEN_RULE,
          'Secret for /__admin. Optional on loopback, required on any other HOST.',
        ),
      ),
    ),
  ),
  adminTokensFile: optionalText(
    'ADMIN_TOKENS_FILE',
    /^\P{Cc}+$/u,
    'the path of a file',
    'JSON file with the tokens of teams, each for some sandboxes. It is read again when it changes. Needs ADMIN_TOKEN.',
  ),
} as const;

export type SandboxConfig = ValuesOf<typeof sandboxVariables>;
