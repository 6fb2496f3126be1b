import { FILE_STATUSES, type CidSetFile, type FileStatus } from '#libs/dict-api';
import { checkTransitions, LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';
import { officialTypeOf } from '../../keys/official-entry';
import { type CidFileRow } from './cid-file.rows';

/** The steps of a file. It is made in two steps, and withdrawn after a day. */
export const CID_FILE_STEPS = {
  start: { from: ['REQUESTED'], to: 'PROCESSING' },
  finish: { from: ['PROCESSING'], to: 'AVAILABLE' },
  fail: { from: ['PROCESSING'], to: 'ERROR' },
  withdraw: { from: ['PROCESSING', 'AVAILABLE'], to: 'UNAVAILABLE' },
} as const satisfies Readonly<
  Record<string, { readonly from: readonly FileStatus[]; readonly to: FileStatus }>
>;
export type CidFileStep = keyof typeof CID_FILE_STEPS;

checkTransitions<FileStatus>(CID_FILE_STEPS, FILE_STATUSES, 'REQUESTED');

/** The outcomes that a rule can request for a requested file, with their meanings. */
export const CID_FILE_OUTCOMES = {
  CID_FILE_SLOW: 'Each step of making the CID file takes an hour.',
  CID_FILE_ERROR: 'Making the CID file fails: its status becomes ERROR.',
  CID_FILE_UNAVAILABLE: 'The status of the CID file becomes UNAVAILABLE.',
  CID_FILE_MISSING:
    'The CID file becomes AVAILABLE, but its Url returns 404, as happened in homologation.',
} as const;
export type CidFileOutcome = keyof typeof CID_FILE_OUTCOMES;

const SLOW_STEP_MS = 3_600_000;
const KEPT_MS = 24 * 3_600_000;

/** The step that ends the making of a file, by the requested outcome. */
export function endOf(requested: CidFileOutcome | null): Exclude<CidFileStep, 'start'> {
  if (requested === 'CID_FILE_ERROR') return 'fail';
  return requested === 'CID_FILE_UNAVAILABLE' ? 'withdraw' : 'finish';
}

/** The duration of each step of making a file. @param usualMs the duration without a requested outcome */
export function stepMs(requested: CidFileOutcome | null, usualMs: number): number {
  return requested === 'CID_FILE_SLOW' ? SLOW_STEP_MS : usualMs;
}

/** The instant plus a duration, ISO 8601 UTC. */
export function later(instant: string, ms: number): string {
  return toIsoUtc(Math.min(LAST_INSTANT_MS, Date.parse(instant) + ms));
}

/** The end of the time in which a file can be downloaded, ISO 8601 UTC. */
export function expiryOf(createdAt: string): string {
  return later(createdAt, KEPT_MS);
}

/** The file name for downloads. */
export function fileNameOf({ participant, keyType, sequence, requestedAt }: CidFileRow): string {
  const type = officialTypeOf(keyType);
  return `${participant}_${type}_${String(sequence)}_${requestedAt.replaceAll(':', '-')}.txt`;
}

/** A file as the official API shows it. @param url of its content */
export function cidSetFileOf(file: CidFileRow, url: string): CidSetFile {
  const { sequence, status, participant, keyType, requestedAt, createdAt, bytes, sha256 } = file;
  const isAvailable = status === 'AVAILABLE' && createdAt !== null && sha256 !== null;
  return {
    Id: sequence,
    Status: status,
    Participant: participant,
    KeyType: officialTypeOf(keyType),
    RequestTime: requestedAt,
    ...(isAvailable
      ? { CreationTime: createdAt, Url: url, Bytes: bytes ?? 0, Sha256: sha256 }
      : {}),
  };
}
