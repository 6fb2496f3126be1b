import { accepted, formatCents } from '#libs/kernel';
import { refuse } from '../../fraud/fraud-refusal';
import { type DictResult } from '../../official/dict-refusal';
import { type TransferRow } from '../../transfers/transfer.row';
import { DEFAULT_PARAMETERS, type TrackingParameters } from '../tracking/tracking-parameters';

const DAY_MS = 24 * 3_600_000;

/** The time after its settlement in which a payment can become the root of a recovery, in days. */
export const ROOT_PERIOD_DAYS = 80;

/** The request for a recovery. */
export interface RootRequest {
  /** ISPB of the participant that creates the recovery. */
  readonly participant: string;
  readonly rootTransactionId: string;
  /** Undefined if the request has none. */
  readonly parameters: TrackingParameters | undefined;
  readonly nowMs: number;
}

/** The root of a recovery, and how it is tracked. */
export interface EligibleRoot {
  readonly root: TransferRow;
  /** Null if the root is too small to be tracked. Then only the root is analysed. */
  readonly parameters: TrackingParameters | null;
}

/** Checks the root transaction of a recovery. DICT API 2.12.1, createFundsRecovery and its errors. */
export function eligibleRoot(
  { participant, rootTransactionId: id, parameters, nowMs }: RootRequest,
  root: TransferRow | undefined,
): DictResult<EligibleRoot> {
  if (root === undefined) {
    return refuse('FundsRecoveryTransactionNotIndexed', `Transaction ${id} is unknown.`);
  }
  if (root.debtorIspb !== participant) {
    const detail = `Only the participant of the payer, ${root.debtorIspb}, can create a funds recovery for transaction ${id}, not ${participant}.`;
    return refuse('Forbidden', detail);
  }
  if (root.status !== 'SETTLED' || root.settledAt === null) {
    const detail = `Transaction ${id} is ${root.status}. Only a settled transaction can be recovered.`;
    return refuse('FundsRecoveryTransactionNotSettled', detail);
  }
  const unfit = unfitness(root, nowMs);
  if (unfit !== undefined) {
    return refuse('FundsRecoveryTransactionNotEligible', `Transaction ${id} ${unfit}`);
  }
  const { minAmount } = parameters ?? DEFAULT_PARAMETERS;
  if (root.amount >= minAmount) {
    return accepted({ root, parameters: parameters ?? DEFAULT_PARAMETERS });
  }
  if (parameters === undefined) return accepted({ root, parameters: null });
  const detail = `The amount of transaction ${id} is ${formatCents(root.amount)}. It must be at least MinTransactionAmount, ${formatCents(minAmount)}.`;
  return refuse('FundsRecoveryTransactionNotIndexed', detail);
}

function unfitness(root: TransferRow, nowMs: number): string | undefined {
  if (root.returns !== null) {
    return `returns ${root.returns}. A return cannot be the root of a funds recovery.`;
  }
  if (root.purpose === 'IPRT') {
    return 'has the purpose IPRT: it is a refund. A refund cannot be the root of a funds recovery.';
  }
  const settledAt = root.settledAt ?? '';
  if (nowMs <= Date.parse(settledAt) + ROOT_PERIOD_DAYS * DAY_MS) return undefined;
  return `was settled at ${settledAt}, more than ${String(ROOT_PERIOD_DAYS)} days ago.`;
}
