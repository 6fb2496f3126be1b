import { HttpProblem } from '#libs/http';
import { failure } from '#libs/kernel';

export class SnapshotFileInvalid extends failure.unprocessable(
  'SNAPSHOT_FILE_INVALID',
  'The snapshot file cannot be loaded',
  (damage: string) => `${damage} Nothing was stored.`,
) {}

export class SnapshotFileOfAnotherService extends failure.unprocessable(
  'SNAPSHOT_FILE_OF_ANOTHER_SERVICE',
  'The snapshot file is of another service',
  (found: string, service: string) =>
    `The file has a snapshot of the service ${found}, and this is ${service}. ` +
    `Send it to the same address of the service ${found}. Nothing was stored.`,
) {}

export class SnapshotFileOfSuite extends failure.unprocessable(
  'SNAPSHOT_FILE_OF_SUITE',
  'The snapshot file is of all services',
  () =>
    'The file has a snapshot of all services, and this is one service. Send it to the same address of the suite ' +
    'control. Nothing was stored.',
) {}

export class SnapshotFileOfService extends failure.unprocessable(
  'SNAPSHOT_FILE_OF_SERVICE',
  'The snapshot file is of one service',
  (service: string) =>
    `The file has a snapshot of the service ${service} alone, and this is the suite control. Send it to the same ` +
    `address of the service ${service}. Nothing was stored.`,
) {}

/** @param maxBytes the limit that the file exceeds */
export function snapshotFileTooLarge(maxBytes: number): HttpProblem {
  const detail =
    `The snapshot file has more than ${String(maxBytes)} bytes, packed or unpacked. SNAPSHOT_FILE_MAX_BYTES sets ` +
    'this limit. Nothing was stored.';
  return new HttpProblem(413, detail, {
    code: 'BODY_TOO_LARGE',
    title: 'The body is too large',
    // The rest of the file is not read.
    headers: { Connection: 'close' },
  });
}

/** SQLSTATEs and results of SQLite for rows that break a rule of their table. */
const UNFIT = /^(?:22\w{3}|23\w{3}|54\w{3}|SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE)\w*)$/;

/**
 * Inserts rows of a file.
 * @param place for the error: `in table notes`
 * @throws SnapshotFileInvalid if they break a rule of their table
 */
export async function inserting(place: string, insert: () => unknown): Promise<void> {
  try {
    await insert();
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message?: string };
    if (code === undefined || !UNFIT.test(code)) throw error;
    throw new SnapshotFileInvalid(`Rows do not fit ${place}: ${String(message)}.`);
  }
}
