import { oneOf, optionalText, secret, text, wholeNumber, type ValuesOf } from '#libs/platform';

/** Variables of the sandboxes: where they are stored, how many there may be, what their journals hold. */
export const sandboxVariables = {
  dataDir: text(
    'DATA_DIR',
    './data',
    'Folder of the SQLite files, one a sandbox and service. :memory: keeps nothing.',
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
    'Connections to PostgreSQL that one service opens at the most, for all its sandboxes.',
  ),
  sqliteSynchronous: oneOf(
    ['NORMAL', 'FULL'],
    'SQLITE_SYNCHRONOUS',
    'NORMAL',
    'NORMAL keeps everything when the process is killed; FULL also when the power fails.',
  ),
  sandboxesOpen: wholeNumber(
    { min: 1, max: 10_000 },
    'SANDBOXES_OPEN',
    '64',
    'Sandboxes held open at once, at 0.3 to 0.7 MiB each; the least recently used is closed, and opened again when needed.',
  ),
  sandboxesMax: wholeNumber(
    { min: 1, max: 1_000_000 },
    'SANDBOXES_MAX',
    '2000',
    'Sandboxes that a service may have; creating one more is answered with 429.',
  ),
  sandboxTtl: optionalText(
    'SANDBOX_TTL',
    /^P(?!$)(\d{1,4}D)?(T(?=\d)(\d{1,6}H)?(\d{1,6}M)?(\d{1,6}S)?)?$/,
    'an ISO 8601 duration in days, hours, minutes and seconds, as in P7D or PT12H',
    'Time after which a sandbox that nobody uses is dropped, as in P7D; never, if empty. `default` always stays.',
  ),
  journalSize: wholeNumber(
    { min: 0, max: 100_000 },
    'JOURNAL_SIZE',
    '1000',
    'Requests that the journal of a sandbox keeps; 0 turns it off.',
  ),
  journalBytes: wholeNumber(
    { min: 0, max: 1024 * 1024 * 1024 },
    'JOURNAL_BYTES',
    '4194304',
    'Memory that the journal of a sandbox may take; the oldest requests are dropped.',
  ),
  journalTotalBytes: wholeNumber(
    { min: 0, max: 64 * 1024 * 1024 * 1024 },
    'JOURNAL_TOTAL_BYTES',
    '67108864',
    'Memory that all journals of a service may take; the least recently used sandboxes lose requests first.',
  ),
  adminToken: secret(
    optionalText(
      'ADMIN_TOKEN',
      /^[\x21-\x7e]{16,200}$/,
      'a text of 16 to 200 visible characters',
      'Secret that /__admin asks for. Optional on loopback, required on any other HOST.',
    ),
  ),
} as const;

export type SandboxConfig = ValuesOf<typeof sandboxVariables>;
