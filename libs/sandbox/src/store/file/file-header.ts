import { isDeeperThan } from '#libs/http';
import {
  SnapshotFileInvalid,
  SnapshotFileOfAnotherService,
  SnapshotFileOfSuite,
} from './snapshot-file.errors';

/** The format of the file of one service. */
export const FILE_FORMAT = 'payment-simulators-snapshot';
/** The format of a file that has a file of each service after its own first part. */
export const SUITE_FILE_FORMAT = 'payment-simulators-suite-snapshot';
/** A change that an older version cannot read has a new number. */
export const FILE_VERSION = 1;

/** A list in an object. */
const MAX_DEPTH = 2;
/** Only a longer line can have so many nested arrays that reading it takes much memory. */
const SHORT_LINE = 64 * 1024;
/** How much of a value of the file an error shows. */
const SHOWN_CHARACTERS = 60;
const MIGRATION = /^\w{1,100}$/;
const MAX_MIGRATIONS = 500;
const SAVE = /^(?!0{8})[0-9a-f]{8}$/;

/** The first line of a file. */
export interface SnapshotFileHeader {
  readonly format: typeof FILE_FORMAT;
  readonly version: typeof FILE_VERSION;
  readonly service: string;
  /** For people: what can be loaded depends on the migrations. */
  readonly packageVersion: string;
  readonly migrations: readonly string[];
  /** When the snapshot was saved: ISO 8601 UTC, by the clock of the machine that saved it. */
  readonly savedAt: string;
  /** The save that it belongs to, or null. */
  readonly save: string | null;
}

/** Reads the first line of a file for a service. @throws the failures of ./snapshot-file.errors */
export function readHeader(line: string, service: string): SnapshotFileHeader {
  const header = objectIn(line);
  checkFormat(header);
  if (header['service'] !== service) {
    throw new SnapshotFileOfAnotherService(shown(header['service']), service);
  }
  const { migrations, save } = header;
  if (!isNames(migrations)) throw new SnapshotFileInvalid('Its first line lists no migrations.');
  if (save !== null && (typeof save !== 'string' || !SAVE.test(save))) {
    throw new SnapshotFileInvalid('In its first line, save must be null or 8 hexadecimal digits.');
  }
  return header as unknown as SnapshotFileHeader;
}

/** The object that a line is; empty for another line. */
export function objectIn(line: string): Readonly<Record<string, unknown>> {
  const value = valueOf(line);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Readonly<Record<string, unknown>>) : {};
}

/** Undefined for a line that is not JSON, or has more levels than any line of a snapshot. */
export function valueOf(line: string): unknown {
  if (line.length > SHORT_LINE && isDeeperThan(line, MAX_DEPTH)) return undefined;
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

/** The start of a value of a file, for an error. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}...` : text;
}

function checkFormat({ format, version, service }: Readonly<Record<string, unknown>>): void {
  if (format === SUITE_FILE_FORMAT) throw new SnapshotFileOfSuite();
  if (format !== FILE_FORMAT || typeof service !== 'string') {
    throw new SnapshotFileInvalid('Its first line is not that of a snapshot file.');
  }
  if (version === FILE_VERSION) return;
  throw new SnapshotFileInvalid(
    `It has version ${shown(version)} of the format, and this service reads version ${String(FILE_VERSION)}. ` +
      'Load it with the version of the service that saved it.',
  );
}

function isNames(value: unknown): value is readonly string[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_MIGRATIONS) return false;
  return value.every((each) => typeof each === 'string' && MIGRATION.test(each));
}
