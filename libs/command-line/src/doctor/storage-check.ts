import { type Say } from '../texts/say';
import { note, ok, wrong, type Check } from './check';

const MEBIBYTE = 1024 * 1024;
/** A full disk stops every service with SQLite. */
const LOW_SPACE = 200 * MEBIBYTE;

export interface FolderFacts {
  readonly path: string;
  /** Whether files can be written there; a folder that does not exist counts by the folder that it would be in. */
  readonly isWritable: boolean;
  readonly freeBytes: number | undefined;
  /** The services whose files a process uses. */
  readonly lockedBy: readonly string[];
}

/** @param running the services that answer at their addresses, which may use their files */
export function folderChecks(
  { path, isWritable, freeBytes, lockedBy }: FolderFacts,
  running: readonly string[],
  say: Say,
): readonly Check[] {
  const values = { path, free: String(Math.floor((freeBytes ?? 0) / MEBIBYTE)) };
  if (!isWritable) {
    return [
      wrong(
        'DATA_DIR',
        say('doctor.folder.readOnly', values),
        say('doctor.folder.readOnly.remedy'),
      ),
    ];
  }
  const space =
    freeBytes !== undefined && freeBytes < LOW_SPACE
      ? wrong('DATA_DIR', say('doctor.folder.full', values), say('doctor.folder.full.remedy'))
      : ok('DATA_DIR', say('doctor.folder', values));
  const foreign = lockedBy.filter((service) => !running.includes(service));
  const used = lockedBy.filter((service) => running.includes(service));
  return [
    space,
    ...(used.length === 0
      ? []
      : [ok('DATA_DIR', say('doctor.folder.used', { names: used.join(', ') }))]),
    ...foreign.map((service) =>
      wrong(
        'DATA_DIR',
        say('doctor.folder.locked', { path, service }),
        say('doctor.folder.locked.remedy', { variable: `${service.toUpperCase()}_URL` }),
      ),
    ),
  ];
}

/** @param failure why the driver cannot be loaded; undefined if it can */
export function driverCheck(
  name: string,
  failure: string | undefined,
  needed: boolean,
  say: Say,
): Check {
  if (failure === undefined) return ok('SQLite', say('doctor.driver', { name }));
  const detail = say('doctor.driver.missing', { name, detail: failure });
  return needed ? wrong('SQLite', detail, say('doctor.driver.remedy')) : note('SQLite', detail);
}

/** @param address without its password */
export function postgresCheck(address: string, failure: string | undefined, say: Say): Check {
  return failure === undefined
    ? ok('DATABASE_URL', say('doctor.postgres', { address }))
    : wrong(
        'DATABASE_URL',
        say('doctor.postgres.absent', { address, detail: failure }),
        say('doctor.postgres.remedy'),
      );
}

/** The address of a database without its user and password. */
export function withoutPassword(address: string): string {
  return address.replace(/\/\/.*@/, '//***@').replace(/\?.*$/, '');
}

export interface TokenFacts {
  readonly isSet: boolean;
  /** The code with which a service refused the token, or the missing token; undefined if it answered. */
  readonly refusal: string | undefined;
  /** Whether any service was asked. */
  readonly isChecked: boolean;
}

export function tokenCheck({ isSet, refusal, isChecked }: TokenFacts, say: Say): Check {
  if (refusal !== undefined) {
    return wrong(
      'ADMIN_TOKEN',
      say(isSet ? 'doctor.token.refused' : 'doctor.token.missing', { code: refusal }),
      say('doctor.token.remedy'),
    );
  }
  if (isChecked)
    return ok('ADMIN_TOKEN', say(isSet ? 'doctor.token.taken' : 'doctor.token.unneeded'));
  return note('ADMIN_TOKEN', say(isSet ? 'doctor.token.set' : 'doctor.token.unset'));
}
