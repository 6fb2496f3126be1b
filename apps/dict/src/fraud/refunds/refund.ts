import { REFUND_STATUSES, type RefundStatus } from '#libs/dict-api';
import { checkTransitions, type Transition } from '#libs/kernel';
import { type RefundRow } from './refund.row';

/** The steps of a refund (DICT API 2.12.1, Refund). */
export const REFUND_STEPS = {
  /** By the contested participant. */
  close: { from: ['OPEN'], to: 'CLOSED' },
  /** By the requesting participant. */
  cancel: { from: ['OPEN'], to: 'CANCELLED' },
} as const satisfies Readonly<Record<string, Transition<RefundStatus>>>;

checkTransitions<RefundStatus>(REFUND_STEPS, REFUND_STATUSES, 'OPEN');

/** The members of a refund that its creator decides. */
export type NewRefund = Pick<
  RefundRow,
  | 'transactionId'
  | 'reason'
  | 'amount'
  | 'details'
  | 'requesting'
  | 'contested'
  | 'reportId'
  | 'fundsRecoveryId'
  | 'byPayment'
  | 'refundAccount'
>;

/** How the contested participant closes a refund. */
export type RefundAnalysis = Pick<
  RefundRow,
  | 'analysisResult'
  | 'analysisDetails'
  | 'rejectionReason'
  | 'refundTransactionId'
  | 'effectiveAmount'
>;

/** A new refund. @param now ISO 8601 UTC */
export function openRefund(draft: NewRefund, id: string, now: string): Omit<RefundRow, 'sequence'> {
  return {
    ...draft,
    id,
    status: 'OPEN',
    analysisResult: null,
    analysisDetails: null,
    rejectionReason: null,
    refundTransactionId: null,
    effectiveAmount: null,
    createdAt: now,
    lastModified: now,
  };
}
