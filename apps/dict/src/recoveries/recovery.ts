import { RECOVERY_STATUSES, type RecoveryStatus } from '#libs/dict-api';
import { checkTransitions, toCents, type Cents, type Transition } from '#libs/kernel';
import { type RecoveryRow } from './recovery.row';

/** The steps of a funds recovery (DICT API 2.12.1, FundsRecovery). */
export const RECOVERY_STEPS = {
  /** DICT makes the tracking graph. */
  track: { from: ['CREATED'], to: 'TRACKED' },
  /** DICT creates the infraction reports. The report of the root exists before. */
  block: { from: ['CREATED', 'TRACKED'], to: 'AWAITING_ANALYSIS' },
  /** The last report is closed. */
  analyse: { from: ['AWAITING_ANALYSIS'], to: 'ANALYSED' },
  /** The creator requests the refunds. */
  refund: { from: ['ANALYSED'], to: 'REFUNDING' },
  /** The report of the root was closed as DISAGREED, or the last refund was closed. */
  complete: { from: ['AWAITING_ANALYSIS', 'REFUNDING'], to: 'COMPLETED' },
  /** The creator cancels it. */
  cancel: {
    from: ['CREATED', 'TRACKED', 'AWAITING_ANALYSIS', 'ANALYSED', 'REFUNDING'],
    to: 'CANCELLED',
  },
} as const satisfies Readonly<Record<string, Transition<RecoveryStatus>>>;

checkTransitions<RecoveryStatus>(RECOVERY_STEPS, RECOVERY_STATUSES, 'CREATED');

export type RecoveryStep = keyof typeof RECOVERY_STEPS;

/** Whether the status allows the step. */
export function canDo(step: RecoveryStep, { status }: Pick<RecoveryRow, 'status'>): boolean {
  const { from }: Transition<RecoveryStatus> = RECOVERY_STEPS[step];
  return from.includes(status);
}

/** The statuses in which the creator can update it. */
export const UPDATABLE: readonly RecoveryStatus[] = ['CREATED', 'TRACKED', 'AWAITING_ANALYSIS'];

/** The statuses in which its infraction reports can be listed. */
export const WITH_REPORTS: readonly RecoveryStatus[] = [
  'AWAITING_ANALYSIS',
  'ANALYSED',
  'REFUNDING',
  'COMPLETED',
  'CANCELLED',
];

/** The statuses in which its refunds can be listed. */
export const WITH_REFUNDS: readonly RecoveryStatus[] = ['REFUNDING', 'COMPLETED', 'CANCELLED'];

const HOUR_MS = 3_600_000;

/** The time after the analysis in which the creator can request the refunds, in hours. */
export const REFUND_PERIOD_HOURS = 72;

/** The end of the time to request the refunds, in ms. */
export function refundEndMs({ analysedAt }: Pick<RecoveryRow, 'analysedAt'>): number {
  return Date.parse(analysedAt ?? '') + REFUND_PERIOD_HOURS * HOUR_MS;
}

/** The amount to block for a payment: the part of it that can be refunded, but not more than that of the root. */
export function amountToBlock(left: Cents, leftOfRoot: Cents): Cents {
  return toCents(Math.min(left, leftOfRoot));
}
