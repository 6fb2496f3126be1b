import { officialTypeOf } from '../../keys/official-entry';
import { type Evidence } from '../exam-run';
import {
  type ClaimRecord,
  type CorruptionRecord,
  type KeyRecord,
  type LookupRecord,
  type RefundRecord,
  type ReportRecord,
  type VerificationRecord,
} from './exam-records';

const NOTHING = {
  keyType: null,
  key: null,
  status: null,
  acknowledgedAt: null,
  lastModified: null,
} as const;

export function evidenceOfKey({ id, keyType, keyValue, createdAt }: KeyRecord): Evidence {
  const of = { keyType: officialTypeOf(keyType), key: keyValue, at: createdAt };
  return { ...NOTHING, kind: 'KEY', id, ...of };
}

export function evidenceOfLookup({ endToEndId, keyType, keyValue, at }: LookupRecord): Evidence {
  const of = { keyType: officialTypeOf(keyType), key: keyValue, at };
  return { ...NOTHING, kind: 'LOOKUP', id: endToEndId, ...of };
}

export function evidenceOfVerification(verification: VerificationRecord): Evidence {
  const { sequence, keyType, result: status, at } = verification;
  const of = { keyType: officialTypeOf(keyType), status, at };
  return { ...NOTHING, kind: 'SYNC_VERIFICATION', id: String(sequence), ...of };
}

export function evidenceOfCorruption({ id, at, repaired }: CorruptionRecord): Evidence {
  const status = repaired ? 'REPAIRED' : 'NOT_REPAIRED';
  return { ...NOTHING, kind: 'CORRUPTION', id, status, at };
}

export function evidenceOfClaim(claim: ClaimRecord): Evidence {
  const { id, keyType, keyValue, status, createdAt, acknowledgedAt, lastModified } = claim;
  const of = { keyType: officialTypeOf(keyType), key: keyValue, status, at: createdAt };
  return { kind: 'CLAIM', id, ...of, acknowledgedAt, lastModified };
}

export function evidenceOfReport({ id, status, createdAt, lastModified }: ReportRecord): Evidence {
  const of = { id, status, at: createdAt, lastModified };
  return { ...NOTHING, kind: 'INFRACTION_REPORT', ...of };
}

export function evidenceOfRefund({ id, status, createdAt, lastModified }: RefundRecord): Evidence {
  return { ...NOTHING, kind: 'REFUND', id, status, at: createdAt, lastModified };
}
