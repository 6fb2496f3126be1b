import { Failure, type FailureKind } from '#libs/kernel';

/** A request that failed because of the machine or the database, and not because of the request. */
export class InfrastructureFailure extends Failure {
  readonly kind: FailureKind;
  readonly code: string;
  readonly title: string;
  override readonly retryAfterSeconds: number;

  constructor({ kind, code, title, detail, retryAfterSeconds }: Outage) {
    super(detail);
    this.kind = kind;
    this.code = code;
    this.title = title;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface Outage {
  readonly kind: FailureKind;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly retryAfterSeconds: number;
}

const UNAVAILABLE: Outage = {
  kind: 'unavailable',
  code: 'DATABASE_UNAVAILABLE',
  title: 'The database cannot be used',
  detail:
    'The database of the service cannot be reached or does not accept writes. Try again later.',
  retryAfterSeconds: 5,
};
const FULL: Outage = {
  kind: 'storage-full',
  code: 'STORAGE_FULL',
  title: 'The disk of the database is full',
  detail: 'Nothing was stored: the disk of the database is full. Free some space and try again.',
  retryAfterSeconds: 60,
};
const REPLACED: Outage = {
  kind: 'unavailable',
  code: 'SANDBOX_REPLACED',
  title: 'The sandbox was replaced',
  detail: 'Another instance dropped or restored the sandbox during the request. Try again.',
  retryAfterSeconds: 1,
};
const BUSY: Outage = {
  kind: 'unavailable',
  code: 'DATABASE_BUSY',
  title: 'The database is busy',
  detail: 'Nothing was stored: other requests use the same data. Try again.',
  retryAfterSeconds: 1,
};

/**
 * Codes of an error: SQLSTATEs of PostgreSQL (its manual, appendix A), results of SQLite, and errors of the
 * system, which the drivers and the file system throw. A failed call to another service is not included:
 * fetch throws a TypeError without a code.
 */
const BY_CODE: readonly (readonly [RegExp, Outage])[] = [
  [/^(53100|SQLITE_FULL|SQLITE_IOERR_WRITE|ENOSPC|EDQUOT)$/, FULL],
  [/^(42P01|3F000)$/, REPLACED],
  [/^(40P01|40001|55P03|SQLITE_(BUSY|LOCKED)(_\w+)?)$/, BUSY],
  // Lost connections, a server that stops or is overloaded, a login refused, a missing database, a read-only one.
  [/^(08\w{3}|57P0[1-5]|53\w{3}|58\w{3}|28\w{3}|3D000|25006)$/, UNAVAILABLE],
  [/^SQLITE_(READONLY|CANTOPEN|IOERR|PROTOCOL)(_\w+)?$/, UNAVAILABLE],
  [/^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH)$/, UNAVAILABLE],
  [/^(ENOTFOUND|EAI_AGAIN|ENOTDIR|EACCES|EROFS|EIO|EMFILE|ENFILE)$/, UNAVAILABLE],
];

/** Messages of pg, pg-pool and TypeORM that have no code. */
const BY_MESSAGE: readonly (readonly [RegExp, Outage])[] = [
  [/^Connection terminated/, UNAVAILABLE],
  [/^timeout (expired|exceeded when trying to connect)$/, UNAVAILABLE],
  [/^Client (was closed|has encountered a connection error) and is not queryable$/, UNAVAILABLE],
  [/^Cannot use a pool after calling end on the pool$/, UNAVAILABLE],
  [/^Query runner already released\./, UNAVAILABLE],
  // SQLSTATE XX000: a table that was dropped while a statement that uses it was being planned.
  [/^(could not open relation with OID|cache lookup failed for)/, REPLACED],
];

/**
 * The failure for an `error` of the database driver or its file system; undefined for any other error.
 */
export function infrastructureFailure(error: unknown): InfrastructureFailure | undefined {
  // TypeORM keeps the error of the driver inside its own.
  const { driverError = error } = (error ?? {}) as { readonly driverError?: unknown };
  const { code, message } = (driverError ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof message !== 'string') return undefined;
  const outage =
    (typeof code === 'string' ? lookUp(BY_CODE, code) : undefined) ?? lookUp(BY_MESSAGE, message);
  return outage === undefined ? undefined : new InfrastructureFailure(outage);
}

function lookUp(table: readonly (readonly [RegExp, Outage])[], text: string): Outage | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1];
}
