import { type KeyType } from '#libs/brazil';
import { type DictClaim } from '../../directory/dict-claim';
import { type RefundRow } from '../../fraud/refunds/refund.row';
import { type ReportRow } from '../../fraud/reports/report.row';
import { type DictKey } from '../../keys/dict-key';
import { type SyncVerificationRow } from '../../reconciliation/verifications/sync-verification.row';
import { type LookupRow } from '../../transfers/lookup.row';

/** The members of a key that the referee uses. */
export type KeyRecord = Pick<DictKey, 'id' | 'keyType' | 'keyValue' | 'createdAt'>;

export type LookupRecord = Pick<LookupRow, 'endToEndId' | 'keyType' | 'keyValue' | 'at'>;

export type VerificationRecord = Pick<
  SyncVerificationRow,
  'sequence' | 'keyType' | 'result' | 'at'
>;

export type ClaimRecord = Pick<
  DictClaim,
  | 'id'
  | 'keyType'
  | 'keyValue'
  | 'status'
  | 'createdAt'
  | 'acknowledgedAt'
  | 'lastModified'
  | 'cancelledBy'
  | 'cancelReason'
>;

export type ReportRecord = Pick<
  ReportRow,
  'id' | 'transactionId' | 'status' | 'analysisResult' | 'createdAt' | 'closedAt' | 'lastModified'
>;

export type RefundRecord = Pick<
  RefundRow,
  'id' | 'transactionId' | 'status' | 'analysisResult' | 'createdAt' | 'lastModified'
>;

/** The keys of one type of the participant. */
export interface PreloadedKeys {
  readonly count: number;
  /** The key that completed the required number. */
  readonly decisive: KeyRecord | undefined;
}

/** The check of a corruption. */
export interface CorruptionRecord {
  readonly id: string;
  readonly at: string;
  readonly entries: number;
  readonly repaired: boolean;
}

/** The records that the directory has stored about a run. Each item reads only the records that it needs. */
export interface ExamRecords {
  readonly preloaded: PreloadedKeys;
  /** The first key of each type that the participant has registered since the start. */
  readonly keys: readonly KeyRecord[];
  /** Its first lookup of each key of the examiner. */
  readonly lookups: readonly LookupRecord[];
  /** Its first verification with the result NOK, and the first one after it with the result OK. */
  readonly verifications: readonly VerificationRecord[];
  readonly corruption: CorruptionRecord | undefined;
  /** The claims of the run, in the order of the subjects. */
  readonly claims: readonly ClaimRecord[];
  /** The newest infraction report of the payment. */
  readonly report: ReportRecord | undefined;
  /** The newest refund of the payment. */
  readonly refund: RefundRecord | undefined;
  /** The number of different keys by the minute of the run, from 1; a minute without lookups is absent. */
  readonly keysByMinute: ReadonlyMap<number, number>;
}

export const NO_RECORDS: ExamRecords = {
  preloaded: { count: 0, decisive: undefined },
  keys: [],
  lookups: [],
  verifications: [],
  corruption: undefined,
  claims: [],
  report: undefined,
  refund: undefined,
  keysByMinute: new Map(),
};

/** The types of key in the order of the script. */
export const KEY_TYPES_IN_ORDER: readonly KeyType[] = ['CPF', 'CNPJ', 'PHONE', 'EMAIL', 'RANDOM'];
